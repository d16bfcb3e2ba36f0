package node

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/rail"
)

// linkEvery is how often an account that is not linked yet is tried again.
const linkEvery = 5 * time.Second

// solanaPurse is a stablecoin on Solana. Stakes and names stay on the EVM chain;
// links on Solana say which key is paid for them.
type solanaPurse struct {
	n      *Node
	client *solanarpc.Client
	place  solanarail.Deployment
	key    solanarpc.Key
	rail   map[escrow.Party]*solanarail.Rail
}

func (n *Node) newSolanaPurse() (p *solanaPurse, err error) {
	p = &solanaPurse{n: n, place: n.cfg.Solana.Deployment(), rail: map[escrow.Party]*solanarail.Rail{}}
	p.key, err = n.solanaKey()
	return p, err
}

func (p *solanaPurse) connect(ctx context.Context) (err error) {
	p.client, err = solanarpc.NewClient(ctx, solanarpc.Config{Endpoints: p.n.cfg.Solana.RPC, Genesis: p.place.Genesis})
	if err != nil {
		return onSolana(err, "solana.rpc and solana.genesis in the configuration name the cluster")
	}
	if err := p.client.CheckMint(ctx, p.place.Token.Mint, p.n.cfg.Chain.Decimals); err != nil {
		return onSolana(err, "solana.mint and chain.decimals in the configuration must fit")
	}
	limits, err := p.n.limits()
	if err != nil {
		return err
	}
	sender := limitedSender{
		Sender:  solanarpc.NewSender(p.client, p.key, ledger.NewSolanaStore(p.n.ledger, p.place.Genesis), solanarpc.SenderConfig{Log: p.n.log}),
		program: p.place.Program, limits: limits, spent: ledger.NewSpending(p.n.ledger), now: time.Now,
	}
	for _, party := range []escrow.Party{escrow.Client, escrow.Provider} {
		c := solanarail.Config{Chain: p.client, Deployment: p.place, Party: party, Sender: sender, Signer: p.key, Arbiters: p.arbiters, Accept: p.accept}
		if p.rail[party], err = solanarail.New(ctx, c); err != nil {
			return onSolana(err, "solana.program and solana.mint in the configuration name them")
		}
	}
	return nil
}

// onSolana tells the endpoints' failure to answer from the configuration's fault.
func onSolana(err error, hint string) error {
	err = fmt.Errorf("solana: %w", err)
	if solanarpc.Away(err) && !errors.Is(err, solanarail.ErrWrongDeployment) {
		return fmt.Errorf("%w: %w", errAway, err)
	}
	return api.WithHint(err, hint)
}

func (p *solanaPurse) name() market.Rail     { return market.OnSolana }
func (p *solanaPurse) domain() market.Domain { return p.n.domainOf(config.RailSolana) }
func (p *solanaPurse) decimals() int         { return p.n.cfg.Chain.Decimals }

// solanaKey is the wallet's key on Solana, from the seed's phrase.
func (n *Node) solanaKey() (solanarpc.Key, error) {
	pass, err := n.o.Passphrase()
	if err != nil {
		return solanarpc.Key{}, err
	}
	seed, err := keys.Open(n.o.Home.Seed(), pass)
	if err != nil {
		return solanarpc.Key{}, api.WithHint(err, "the rail \"solana\" needs a node whose keys come from a phrase: `infernet init` makes one")
	}
	private, err := seed.Solana(0)
	if err != nil {
		return solanarpc.Key{}, err
	}
	return solanarpc.KeyFromSeed(private.Seed())
}

// arbiters of a lease are the verifiers that its segments are drawn from, those
// with the most stake if they are too many.
func (p *solanaPurse) arbiters(_ context.Context, d escrow.Deal) ([]bindings.Arbiter, error) {
	r, err := p.n.coordinator.Record(d.Offer.Job)
	if err != nil {
		return nil, err
	}
	if r.State.Lease == nil || r.State.Lease.Hash != d.LeaseID() {
		return nil, fmt.Errorf("%w: the job has gone on", escrow.ErrRefused)
	}
	var pool []market.Candidate
	for _, s := range r.State.Lease.Pool {
		if s.Candidate.Operator != d.Lease.Lease.Provider {
			pool = append(pool, s.Candidate)
		}
	}
	slices.SortStableFunc(pool, func(a, b market.Candidate) int { return int(min(max(b.Stake-a.Stake, -1), 1)) })
	pool = pool[:min(len(pool), bindings.MaxArbiters)]
	slices.SortFunc(pool, market.Candidate.Compare)
	var out []bindings.Arbiter
	for i, c := range pool {
		if i == 0 || pool[i-1].Operator != c.Operator {
			out = append(out, bindings.Arbiter{Operator: c.Operator, Node: c.Node})
		}
	}
	return out, nil
}

// accept wants an arbiter to be a registered operator with its stake.
func (p *solanaPurse) accept(ctx context.Context, a bindings.Arbiter) error {
	op, err := p.n.chain.OperatorOf(ctx, a.Node)
	if err != nil {
		return err
	}
	if op != a.Operator {
		return fmt.Errorf("%s is not a node of this operator", a.Node)
	}
	least, err := p.n.chain.MinStake(ctx)
	if err != nil {
		return err
	}
	if has, err := p.n.chain.Stake(ctx, a.Operator); err != nil || has < least {
		return errors.Join(err, errors.New("its stake is below the minimum"))
	}
	return nil
}

func (p *solanaPurse) rails() map[escrow.Party]escrow.Rail {
	return map[escrow.Party]escrow.Rail{escrow.Client: p.rail[escrow.Client], escrow.Provider: p.rail[escrow.Provider]}
}

func (p *solanaPurse) proofs() rail.VoucherProofs { return p }
func (p *solanaPurse) token() common.Address      { return p.place.TokenAccount() }
func (p *solanaPurse) asset() money.Asset         { return p.place.Asset() }

// Prove implements rail.Proofs: it needs the key alone.
func (p *solanaPurse) Prove(_ context.Context, v market.Voucher) ([]byte, error) {
	return solanarail.Prove(p.key, p.domain(), v)
}

// CheckVoucher implements rail.Proofs.
func (p *solanaPurse) CheckVoucher(ctx context.Context, o market.Offer, v market.SignedVoucher) error {
	err := p.rail[escrow.Client].CheckVoucher(ctx, o, v)
	if errors.Is(err, solanarail.ErrVoucher) || errors.Is(err, solanarail.ErrOtherTerms) {
		err = fmt.Errorf("%w: %w", escrow.ErrRefused, err)
	}
	return err
}

// Pot implements rail.Pots.
func (p *solanaPurse) EscrowBalance(ctx context.Context, o market.Offer) (rail.EscrowBalance, error) {
	j, err := p.rail[escrow.Client].ReadJob(ctx, o.Client, o.StructHash())
	return rail.EscrowBalance{Known: j.Known, Over: j.Over, Free: money.Units(j.Pot), Reserved: money.Units(j.Reserved), Spent: money.Units(j.Spent)}, err
}

// Permit implements rail.Payer: the wallet signs the deposit's transaction
// itself, so that nothing needs to be permitted.
func (p *solanaPurse) Permit(_ context.Context, value money.Units) (rail.Permit, error) {
	return rail.Permit{Value: value}, nil
}

func (p *solanaPurse) balance(ctx context.Context) (money.Units, error) {
	_, as, err := p.client.Accounts(ctx, rpc.CommitmentConfirmed, p.place.Token.Account(p.key.PublicKey()))
	if err != nil {
		return 0, err
	}
	u, err := solanarpc.TokenAmount(as[0])
	return money.Units(min(u, 1<<63-1)), err
}

// scanner finds what escrows owe this node's accounts.
func (p *solanaPurse) scanner() *solanarail.Scanner {
	return p.rail[escrow.Provider].Scanner([]common.Address{p.n.wallet.Address(), p.n.key.Address()})
}

func (p *solanaPurse) source() funds.Source { return p.scanner() }

func (p *solanaPurse) credit(ctx context.Context) (money.Units, error) {
	return p.scanner().Credit(ctx)
}

func (p *solanaPurse) withdraw(ctx context.Context) error { return p.scanner().Collect(ctx) }

// run links the wallet's and the node's account to the key, so that others can
// pay them and the program knows whose vouchers count.
func (p *solanaPurse) run(ctx context.Context) error {
	t := time.NewTicker(linkEvery)
	defer t.Stop()
	for {
		err := errors.Join(p.link(ctx, p.n.local), p.link(ctx, p.n.key))
		if err == nil {
			break
		}
		if ctx.Err() == nil {
			p.n.log.Warn("account not linked to its Solana key", "key", p.key.PublicKey(), "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
	}
	<-ctx.Done()
	return nil
}

// account is a key of the market that can be linked.
type account interface {
	Address() common.Address
	SignDigest(context.Context, common.Hash) (market.Signature, error)
}

func (p *solanaPurse) link(ctx context.Context, a account) error {
	me := p.key.PublicKey()
	nonce, done, err := p.rail[escrow.Client].Linked(ctx, a.Address(), me)
	if err != nil || done {
		return err
	}
	sig, err := a.SignDigest(ctx, common.Hash(crypto.Keccak256(bindings.LinkMessage(p.place.Program, me, nonce+1))))
	if err != nil {
		return err
	}
	ixs := []solana.Instruction{bindings.NewLink(p.place.Program, me, a.Address(), nonce+1, sig), p.place.Token.NewTokenAccount(me, me)}
	_, err = p.client.Transact(ctx, ixs, p.key.Private())
	if err == nil {
		p.n.log.Info("account linked to its Solana key", "account", a.Address(), "key", me)
	}
	return err
}
