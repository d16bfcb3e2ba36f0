package rail

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/account"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// linkEvery is how often an account that is not linked yet is tried again.
const linkEvery = 5 * time.Second

// Solana pays in a stablecoin there. Stakes and names stay on the EVM chain; links on
// Solana say which key is paid for them.
type Solana struct {
	NoAdmission
	d          Deps
	least      atomic.Uint32 // the shortest window that the program takes, seconds; 0: not known
	deployment solanarail.Deployment
	key        solanarpc.Key
	messages   market.Signer // of the wallet
	client     *solanarpc.Client
	sides      map[escrow.Party]*solanarail.Rail
}

var _ Rail = (*Solana)(nil)

func newSolana(d Deps) (r *Solana, err error) {
	r = &Solana{d: d, deployment: d.Config.Solana.Deployment(), sides: map[escrow.Party]*solanarail.Rail{}}
	if r.deployment.Code == (common.Hash{}) { // this build's own
		least, err := bindings.LeastWindow(bindings.Program)
		if err != nil {
			return r, err
		}
		r.least.Store(least)
	}
	if r.messages, err = d.Account.Messages(); err != nil {
		return r, err
	}
	r.key, err = account.SolanaKey(d.Home, d.Passphrase)
	return r, err
}

// Info implements Rail.
func (r *Solana) Info() Info {
	return Info{
		Name: market.OnSolana, Domain: r.d.Config.Domain(config.RailSolana), Token: r.deployment.TokenAccount(),
		Asset: r.deployment.Asset(), Decimals: r.d.Config.Chain.Decimals, VoucherProofs: true,
		LeastWindow: r.d.Config.Solana.LeastWindow(), Finality: config.SolanaFinality,
	}
}

// Connect implements Rail.
func (r *Solana) Connect(ctx context.Context) (err error) {
	r.client, err = solanarpc.NewClient(ctx, solanarpc.Config{Endpoints: r.d.Config.Solana.RPC,
		Genesis: r.deployment.Genesis})
	if err != nil {
		return onSolana(err, "solana.rpc and solana.genesis in the configuration name the cluster")
	}
	if err := r.client.CheckMint(ctx, r.deployment.Token.Mint, r.d.Config.Chain.Decimals); err != nil {
		return onSolana(err, "solana.mint and chain.decimals in the configuration must fit")
	}
	sender, err := NewSolanaSender(r.d.Config, r.client, r.key, r.d.Ledger, r.d.Log)
	if err != nil {
		return err
	}
	for _, party := range []escrow.Party{escrow.Client, escrow.Provider} {
		c := solanarail.Config{Chain: r.client, Deployment: r.deployment, Party: party, Sender: sender, Signer: r.key,
			Own: r.own(), Candidates: r.candidates, Accept: r.accept}
		if r.sides[party], err = solanarail.New(ctx, c); err != nil {
			return onSolana(err, "solana.program and solana.mint in the configuration name them")
		}
		r.least.Store(r.sides[party].LeastWindow())
	}
	return nil
}

// onSolana tells the endpoints' failure to answer from the configuration's fault.
func onSolana(err error, hint string) error {
	err = fmt.Errorf("solana: %w", err)
	if solanarpc.Away(err) && !errors.Is(err, solanarail.ErrWrongDeployment) && !errors.Is(err, solanarail.ErrProgram) {
		return fmt.Errorf("%w: %w", ErrAway, err)
	}
	return api.WithHint(err, hint)
}

// own are the accounts that this node's key is paid for, and which it links to it.
func (r *Solana) own() []common.Address {
	return []common.Address{r.d.Account.Address(), r.d.NodeKey.Address()}
}

// Fits implements Admission: the program takes no shorter window, no more credit and no
// larger quorum.
func (r *Solana) Fits(o market.Offer, _ uint64) error {
	return solanarail.CheckOffer(o, r.least.Load())
}

// candidates are those whom a lease's verifiers are drawn from.
func (r *Solana) candidates(_ context.Context, d escrow.Deal) ([]market.Candidate, error) {
	return r.d.Market.Verifiers(d)
}

// accept wants an arbiter to be a registered operator with its stake.
func (r *Solana) accept(ctx context.Context, a bindings.Arbiter) error {
	op, err := r.d.Contracts.OperatorOf(ctx, a.Node)
	if err != nil {
		return err
	}
	if op != a.Operator {
		return fmt.Errorf("%s is not a node of this operator", a.Node)
	}
	least, err := r.d.Contracts.MinStake(ctx)
	if err != nil {
		return err
	}
	if has, err := r.d.Contracts.Stake(ctx, a.Operator); err != nil || has < least {
		return errors.Join(err, errors.New("its stake is below the minimum"))
	}
	return nil
}

// Escrow implements Rail.
func (r *Solana) Escrow(p escrow.Party) escrow.Rail { return r.sides[p] }

// Prove implements VoucherProofs.
func (r *Solana) Prove(_ context.Context, v market.Voucher) ([]byte, error) {
	return solanarail.Prove(r.key, r.Info().Domain, v)
}

// CheckVoucher implements VoucherProofs.
func (r *Solana) CheckVoucher(ctx context.Context, o market.Offer, v market.SignedVoucher) error {
	err := r.sides[escrow.Client].CheckVoucher(ctx, o, v)
	if errors.Is(err, solanarail.ErrVoucher) || errors.Is(err, solanarail.ErrOtherTerms) {
		err = fmt.Errorf("%w: %w", escrow.ErrRefused, err)
	}
	return err
}

// EscrowBalance implements Rail.
func (r *Solana) EscrowBalance(ctx context.Context, o market.Offer) (EscrowBalance, error) {
	j, err := r.sides[escrow.Client].ReadJob(ctx, o.Client, o.StructHash())
	return EscrowBalance{Known: j.Known, Over: j.Over, Free: money.Units(j.Pot), Reserved: money.Units(j.Reserved),
		Spent: money.Units(j.Spent)}, err
}

// ClientFunds implements Rail. Which key pays for an account that is not linked, nobody else
// knows, so only what the job has in the escrow is seen.
func (r *Solana) ClientFunds(ctx context.Context, o market.Offer) (money.Units, error) {
	b, err := r.EscrowBalance(ctx, o)
	return b.Total(), err
}

// LeaseStatus implements Rail.
func (r *Solana) LeaseStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error) {
	return r.sides[escrow.Client].LeaseStatus(ctx, d)
}

// Permit implements Rail: the wallet signs the deposit's transaction itself, so that
// nothing needs to be permitted.
func (r *Solana) Permit(_ context.Context, value money.Units) (Permit, error) {
	return Permit{Value: value}, nil
}

// Balance implements Rail.
func (r *Solana) Balance(ctx context.Context) (money.Units, error) {
	_, as, err := r.client.Accounts(ctx, rpc.CommitmentConfirmed, r.deployment.Token.Account(r.key.PublicKey()))
	if err != nil {
		return 0, err
	}
	u, err := solanarpc.TokenAmount(as[0])
	return money.Units(min(u, 1<<63-1)), err
}

// scanner finds what escrows owe this node's accounts.
func (r *Solana) scanner() *solanarail.Scanner {
	return r.sides[escrow.Provider].Scanner(r.own())
}

// Credit implements Rail.
func (r *Solana) Credit(ctx context.Context) (money.Units, error) {
	return r.scanner().Credit(ctx)
}

// Withdraw implements Rail.
func (r *Solana) Withdraw(ctx context.Context) error { return r.scanner().Collect(ctx) }

// Run implements Rail. It links the wallet's and the node's account to the key, so that
// others can pay them and the program knows whose vouchers count.
func (r *Solana) Run(ctx context.Context) error {
	_ = retry.Do(ctx, retry.Policy{First: linkEvery}, func() error { // ends with success or ctx
		err := errors.Join(r.link(ctx, r.messages), r.link(ctx, r.d.NodeKey))
		if err != nil && ctx.Err() == nil {
			r.d.Log.Warn("account not linked to its Solana key", "key", r.key.PublicKey(), "err", err)
		}
		return err
	})
	<-ctx.Done()
	return nil
}

func (r *Solana) link(ctx context.Context, a market.Signer) error {
	me := r.key.PublicKey()
	nonce, done, err := r.sides[escrow.Client].Linked(ctx, a.Address(), me)
	if err != nil || done {
		return err
	}
	domain := r.deployment.Domain().Separator()
	sig, err := a.SignDigest(ctx, bindings.LinkDigest(domain, me, nonce+1))
	if err != nil {
		return err
	}
	ixs := []solana.Instruction{bindings.NewLink(r.deployment.Program, domain, me, a.Address(), nonce+1, sig),
		r.deployment.Token.NewTokenAccount(me, me)}
	_, err = r.client.Transact(ctx, ixs, r.key.Private())
	if err == nil {
		r.d.Log.Info("account linked to its Solana key", "account", a.Address(), "key", me)
	}
	return err
}

// Rail implements funds.Source.
func (r *Solana) Rail() string { return r.scanner().Rail() }

// Scan implements funds.Source.
func (r *Solana) Scan(ctx context.Context) ([]funds.Item, error) { return r.scanner().Scan(ctx) }

// Claim implements funds.Source.
func (r *Solana) Claim(ctx context.Context, i funds.Item) (funds.Claimed, error) {
	return r.scanner().Claim(ctx, i)
}

// Close implements Rail.
func (r *Solana) Close() error { return nil }
