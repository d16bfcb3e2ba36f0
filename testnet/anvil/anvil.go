package anvil

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// ErrStart means that anvil did not start. The error has its last line of output.
var ErrStart = errors.New("anvil did not start")

// startLimit is how long anvil may take to listen.
const startLimit = 30 * time.Second

// Config of a chain; zero fields take the defaults.
type Config struct {
	ChainID   uint64 // default 80002, Polygon's test network
	BlockTime uint64 // seconds; default 1
}

// Chain is a running anvil. Its methods are safe for concurrent use.
type Chain struct {
	cfg    Config
	url    string
	client *ethclient.Client
	info   devnet.Info
	stop   context.CancelFunc
	ended  chan struct{} // closed when the process has ended; nil: it was never started
	err    error         // why it ended, once it has

	faucet sync.Mutex // orders the nonces of the faucet's account
}

// Install returns the path of anvil, after installing it if need be.
func Install(ctx context.Context) (string, error) {
	_, here, _, ok := runtime.Caller(0)
	if !ok {
		return "", fmt.Errorf("%w: the sources' folder is not known", ErrStart)
	}
	script := filepath.Join(filepath.Dir(here), "..", "..", "scripts", "foundry", "install")
	cmd := exec.CommandContext(ctx, script)
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%w: %s: %w: %s", ErrStart, script, err, said.String())
	}
	return filepath.Join(strings.TrimSpace(string(out)), "anvil"), nil
}

// Start runs anvil until Close and deploys the contracts. ctx bounds the start
// only.
func Start(ctx context.Context, cfg Config) (*Chain, error) {
	if cfg.ChainID == 0 {
		cfg.ChainID = 80002
	}
	if cfg.BlockTime == 0 {
		cfg.BlockTime = 1
	}
	if !evm.Worthless(cfg.ChainID) { // the contracts have the devnet's proving keys
		return nil, fmt.Errorf("%w: chain id %d is that of a chain with real money", ErrStart, cfg.ChainID)
	}
	program, err := Install(ctx)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, startLimit)
	defer cancel()
	run, stop := context.WithCancel(context.Background())
	c := &Chain{cfg: cfg, stop: stop}
	if err := c.launch(ctx, run, program); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	if c.client, err = ethclient.DialContext(ctx, c.url); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	if err := c.deploy(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("deploy the contracts: %w", err), c.Close())
	}
	return c, nil
}

// launch starts the process and waits until it says where it listens.
func (c *Chain) launch(ctx, run context.Context, program string) error {
	cmd := exec.CommandContext(run, program, "--port", "0", "--chain-id", fmt.Sprint(c.cfg.ChainID),
		"--block-time", fmt.Sprint(c.cfg.BlockTime), "--slots-in-an-epoch", "1",
		"--accounts", "1", "--balance", "1000000000", "--gas-limit", "60000000")
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	cmd.Stderr = cmd.Stdout
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("%w: %w", ErrStart, err)
	}
	listening := make(chan string, 1)
	c.ended = make(chan struct{})
	go func() {
		defer close(c.ended)
		last := follow(out, listening)
		if err := cmd.Wait(); err != nil {
			c.err = fmt.Errorf("%w: %s", err, last)
			return
		}
		c.err = fmt.Errorf("it said %q last", last)
	}()
	select {
	case <-ctx.Done():
		return fmt.Errorf("%w: %w", ErrStart, context.Cause(ctx))
	case <-c.ended:
		return fmt.Errorf("%w: it ended: %w", ErrStart, c.err)
	case at := <-listening:
		c.url = "http://" + at
		return nil
	}
}

// follow reads anvil's output and returns the last line.
func follow(out io.Reader, listening chan<- string) (last string) {
	for s := bufio.NewScanner(out); s.Scan(); {
		if at, ok := strings.CutPrefix(s.Text(), "Listening on "); ok {
			listening <- strings.TrimSpace(at)
		}
		if s.Text() != "" {
			last = s.Text()
		}
	}
	return last
}

// Close stops anvil and returns when its process has ended and its port is free
// again. It may be called again.
func (c *Chain) Close() error {
	c.stop()
	if c.client != nil {
		c.client.Close()
	}
	if c.ended != nil {
		<-c.ended
	}
	return nil
}

// URL is the address of JSON-RPC over HTTP.
func (c *Chain) URL() string { return c.url }

// WebSocket is the address of JSON-RPC over WebSocket, on the same port.
func (c *Chain) WebSocket() string { return "ws" + strings.TrimPrefix(c.url, "http") }

// Info returns where the contracts are.
func (c *Chain) Info() devnet.Info { return c.info }

// Client returns a client of the chain without a proxy.
func (c *Chain) Client() *ethclient.Client { return c.client }

// key is the first account of the phrase that anvil and similar tools use by
// default. It is public, and has money only on such chains.
var key, _ = crypto.HexToECDSA("ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80")

func (c *Chain) opts(ctx context.Context) *bind.TransactOpts {
	o := bind.NewKeyedTransactor(key, new(big.Int).SetUint64(c.cfg.ChainID))
	o.Context = ctx
	return o
}

func (c *Chain) deploy(ctx context.Context) (err error) {
	registry, escrow, game := bindings.NewOperatorRegistry(), bindings.NewJobEscrow(), bindings.NewDisputeGame()
	var rules, referee, privateRules, verifier, blockVerifier, privateReferee common.Address
	c.info = devnet.Info{ChainID: c.cfg.ChainID, StartBlock: 1}
	steps := []struct {
		to   *common.Address
		code string
		args func() []byte
	}{
		{&c.info.Dollar, bindings.TestDollarMetaData.Bin, func() []byte { return nil }},
		{&c.info.Registry, bindings.OperatorRegistryMetaData.Bin, func() []byte {
			// The constructors of registry and escrow take the addresses of contracts that are
			// deployed later.
			deployer := c.opts(ctx).From
			c.info.Escrow, c.info.Game = crypto.CreateAddress(deployer, 2), crypto.CreateAddress(deployer, 9)
			stake := big.NewInt(devnet.DefaultMinimumStake)
			unit := new(big.Int).Div(stake, big.NewInt(devnet.LockUnits))
			return registry.PackConstructor(
				c.info.Dollar,
				stake,
				devnet.DefaultUnbondDelay,
				unit,
				c.info.Escrow,
				c.info.Game,
			)
		}},
		{&c.info.Escrow, bindings.JobEscrowMetaData.Bin, func() []byte {
			return escrow.PackConstructor(c.info.Registry, c.info.Game, devnet.Times(devnet.LossWindow))
		}},
		{&rules, bindings.GameRulesMetaData.Bin, func() []byte { return nil }},
		{&referee, bindings.RefereeMetaData.Bin, func() []byte { return nil }},
		{&privateRules, bindings.PrivateRulesMetaData.Bin, func() []byte { return nil }},
		{&verifier, bindings.TileVerifierMetaData.Bin, func() []byte { return nil }},
		{&blockVerifier, bindings.BlockVerifierMetaData.Bin, func() []byte { return nil }},
		{&privateReferee, bindings.PrivateRefereeMetaData.Bin, func() []byte {
			return bindings.NewPrivateReferee().PackConstructor(
				verifier, keys.DevnetPins[circuit.R32].KeyHash(), blockVerifier,
				keys.DevnetPins[circuit.X8].KeyHash(), referee)
		}},
		{&c.info.Game, bindings.DisputeGameMetaData.Bin, func() []byte {
			return game.PackConstructor(devnet.Parameters(devnet.Contracts{
				Registry: c.info.Registry, Escrow: c.info.Escrow, Rules: rules, Referee: referee,
				PrivateRules: privateRules, PrivateReferee: privateReferee,
			}, devnet.Clock))
		}},
	}
	for _, s := range steps {
		at, tx, err := bind.DeployContract(c.opts(ctx), common.FromHex(s.code), c.client, s.args())
		if err != nil {
			return err
		}
		if _, err := bind.WaitDeployed(ctx, c.client, tx.Hash()); err != nil {
			return err
		}
		*s.to = at
	}
	return nil
}

// Fund gives an account wei, without a transaction, and test dollars. It returns
// when the dollars are mined.
func (c *Chain) Fund(ctx context.Context, to common.Address, wei *big.Int, dollars uint64) error {
	if err := c.give(ctx, to, wei); err != nil || dollars == 0 {
		return err
	}
	tx, err := c.mint(ctx, to, dollars)
	if err != nil {
		return fmt.Errorf("fund %s: %w", to, err)
	}
	r, err := bind.WaitMined(ctx, c.client, tx.Hash())
	if err == nil && r.Status != types.ReceiptStatusSuccessful {
		err = fmt.Errorf("fund %s: %s reverted", to, tx.Hash())
	}
	if err != nil {
		return err
	}
	return c.keepGift(ctx, to, wei)
}

// keepGift repeats a gift that anvil has lost: a balance that is set while a block
// is being made is not in the state after it.
func (c *Chain) keepGift(ctx context.Context, to common.Address, wei *big.Int) error {
	has, err := c.client.BalanceAt(ctx, to, nil)
	if err != nil || has.Cmp(wei) >= 0 {
		return err
	}
	return c.give(ctx, to, wei)
}

func (c *Chain) mint(ctx context.Context, to common.Address, dollars uint64) (*types.Transaction, error) {
	c.faucet.Lock()
	defer c.faucet.Unlock()
	data := bindings.NewTestDollar().PackMint(to, new(big.Int).SetUint64(dollars))
	contract := bindings.NewTestDollar().Instance(c.client, c.info.Dollar)
	return bind.Transact(contract, c.opts(ctx), data)
}
