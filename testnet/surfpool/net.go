package surfpool

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/programs/system"
	"github.com/gagliardetto/solana-go/programs/token"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
)

// Options of a network; zero fields take the defaults.
type Options struct {
	SlotMS  int    // default 400, as on the main network
	Program []byte // default bindings.Program
	// LeastWindow is the shortest window that the program takes, seconds; default 1,
	// because tests do not wait for a real one.
	LeastWindow uint32
}

// Net is a running network with the escrow program and a mint of test dollars.
// Safe for concurrent use.
type Net struct {
	URL        string
	Deployment solanarail.Deployment

	process *exec.Cmd
	stdin   io.Closer
	rpc     *rpc.Client
	client  *solanarpc.Client
	minter  solana.PrivateKey // of the test dollars; has coins
}

// Decimals of the test dollars.
const Decimals = 6

// startTime is how long a network may take to start.
const startTime = time.Minute

// Start runs a network until Close; it ends with this process at the latest.
func Start(ctx context.Context, o Options) (*Net, error) {
	if o.SlotMS == 0 {
		o.SlotMS = 400
	}
	if o.Program == nil {
		o.Program = bindings.Program
	}
	program, err := bindings.WithLeastWindow(o.Program, max(o.LeastWindow, 1))
	if err != nil {
		return nil, err
	}
	binary, err := Binary(ctx)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "infernet-solana-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir) // read once, at the start
	so := filepath.Join(dir, "escrow.so")
	if err := os.WriteFile(so, program, 0o600); err != nil {
		return nil, err
	}
	n := &Net{}
	key, err := solana.NewRandomPrivateKey()
	if err != nil {
		return nil, err
	}
	n.Deployment.Program, n.Deployment.Code = key.PublicKey(), bindings.CodeHash(program)
	if err := n.launch(binary, strconv.Itoa(o.SlotMS), n.Deployment.Program.String(), so); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, startTime)
	defer cancel()
	if err := n.prepare(ctx); err != nil {
		return nil, errors.Join(err, n.Close())
	}
	return n, nil
}

func (n *Net) launch(binary string, args ...string) error {
	n.process = exec.Command(binary, args...)
	n.process.Dir = os.TempDir()
	stdin, err := n.process.StdinPipe()
	if err != nil {
		return err
	}
	stdout, err := n.process.StdoutPipe()
	if err != nil {
		return err
	}
	n.stdin = stdin
	if err := n.process.Start(); err != nil {
		return fmt.Errorf("start the Solana test network: %w", err)
	}
	line, err := bufio.NewReader(stdout).ReadString('\n')
	if n.URL = strings.TrimSpace(line); err != nil || !strings.HasPrefix(n.URL, "http://") {
		return errors.Join(fmt.Errorf("the Solana test network did not start: %q", line), err, n.Close())
	}
	return nil
}

// Close ends the network.
func (n *Net) Close() error {
	_ = n.stdin.Close()
	err := n.process.Wait()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return fmt.Errorf("the Solana test network ended with %s", exit)
	}
	return err
}

// prepare makes the faucet and the mint.
func (n *Net) prepare(ctx context.Context) (err error) {
	n.rpc = rpc.New(n.URL)
	if n.Deployment.Genesis, err = n.rpc.GetGenesisHash(ctx); err != nil {
		return fmt.Errorf("genesis hash: %w", err)
	}
	if n.client, err = n.Client(ctx, n.URL); err != nil {
		return err
	}
	if n.minter, err = solana.NewRandomPrivateKey(); err != nil {
		return err
	}
	if err := n.Airdrop(ctx, n.minter.PublicKey(), 1000*solana.LAMPORTS_PER_SOL); err != nil {
		return err
	}
	n.Deployment.Token.Program = solana.TokenProgramID
	n.Deployment.Token.Mint, err = n.NewMint(ctx, solana.TokenProgramID, 82)
	return err
}

// Client returns a client of the network at URLs, such as proxies have.
func (n *Net) Client(ctx context.Context, urls ...string) (*solanarpc.Client, error) {
	return solanarpc.NewClient(ctx, solanarpc.Config{Endpoints: urls, Genesis: n.Deployment.Genesis})
}

// NewMint makes a mint whose dollars Mint gives out. size is its account's;
// before are instructions that set it up before it is initialised.
func (n *Net) NewMint(ctx context.Context, program solana.PublicKey, size uint64,
	before ...func(mint solana.PublicKey) solana.Instruction) (solana.PublicKey, error) {
	mint, err := solana.NewRandomPrivateKey()
	if err != nil {
		return solana.PublicKey{}, err
	}
	rent, err := n.rpc.GetMinimumBalanceForRentExemption(ctx, size, rpc.CommitmentConfirmed)
	if err != nil {
		return solana.PublicKey{}, err
	}
	me := n.minter.PublicKey()
	ixs := []solana.Instruction{system.NewCreateAccountInstruction(rent, size, program, me, mint.PublicKey()).Build()}
	for _, b := range before {
		ixs = append(ixs, b(mint.PublicKey()))
	}
	init := token.NewInitializeMint2Instruction(Decimals, me, solana.PublicKey{}, mint.PublicKey()).Build()
	data, err := init.Data()
	if err != nil {
		return solana.PublicKey{}, err
	}
	ixs = append(ixs, solana.NewInstruction(program, init.Accounts(), data))
	return mint.PublicKey(), n.Send(ctx, ixs, n.minter, mint)
}

// Airdrop gives an account coins.
func (n *Net) Airdrop(ctx context.Context, to solana.PublicKey, lamports uint64) error {
	sig, err := n.rpc.RequestAirdrop(ctx, to, lamports, rpc.CommitmentConfirmed)
	if err != nil {
		return fmt.Errorf("coins for %s: %w", to, err)
	}
	return n.confirm(ctx, sig)
}

// Mint gives an owner dollars of a token, in its associated token account.
func (n *Net) Mint(ctx context.Context, t bindings.Token, owner solana.PublicKey, amount uint64) error {
	me := n.minter.PublicKey()
	to := token.NewMintToInstruction(amount, t.Mint, t.Account(owner), me, nil).Build()
	data, err := to.Data()
	if err != nil {
		return err
	}
	ixs := []solana.Instruction{t.NewTokenAccount(me, owner), solana.NewInstruction(t.Program, to.Accounts(), data)}
	return n.Send(ctx, ixs, n.minter)
}

// Fund gives an owner coins for fees and dollars of the network's own mint.
func (n *Net) Fund(ctx context.Context, owner solana.PublicKey, lamports, dollars uint64) error {
	if err := n.Airdrop(ctx, owner, lamports); err != nil {
		return err
	}
	return n.Mint(ctx, n.Deployment.Token, owner, dollars)
}

// Send sends instructions, signed by these keys of which the first pays, and
// returns when they are confirmed. A refusal is a *solana.TxError.
func (n *Net) Send(ctx context.Context, ixs []solana.Instruction, keys ...solana.PrivateKey) error {
	_, err := n.client.Transact(ctx, ixs, keys...)
	return err
}

func (n *Net) confirm(ctx context.Context, sig solana.Signature) error {
	t := time.NewTicker(20 * time.Millisecond)
	defer t.Stop()
	for {
		out, err := n.rpc.GetSignatureStatuses(ctx, false, sig)
		if err == nil && out.Value[0] != nil && out.Value[0].ConfirmationStatus != rpc.ConfirmationStatusProcessed {
			return nil
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-t.C:
		}
	}
}

// Travel moves chain time to a moment, unix seconds; it never runs back.
func (n *Net) Travel(ctx context.Context, to uint64) error {
	var out any
	return n.rpc.RPCCallForInto(ctx, &out, "surfnet_timeTravel", []any{map[string]any{"absoluteTimestamp": to * 1000}})
}
