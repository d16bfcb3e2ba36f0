package rail

import (
	"context"
	"crypto/hkdf"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// spaceLightning is the ledger's column of the books of hold invoices.
const spaceLightning ledger.Space = "lightning"

// Most that forwarding a lock may cost: half a percent and ten satoshis.
const (
	lightningFeePPM  = 5000
	lightningFeeBase = 10 * lnd.Sat
)

// objectEvery is how often arbiters are told of verdicts against a segment.
const objectEvery = 5 * time.Second

// Lightning pays with an lnd node. Stakes and names stay on the EVM chain, whose time
// all deadlines count in.
type Lightning struct {
	NoVoucherProofs

	d        Deps
	messages market.Signer // of the wallet
	secret   []byte
	arbiters []common.Address // by their node keys

	lnd     *lnd.Client // once connected
	sides   map[escrow.Party]*lightningrail.Rail
	arbiter *lightningrail.Arbiter // nil: this node is none
}

var _ Rail = (*Lightning)(nil)

func newLightning(d Deps) (r *Lightning, err error) {
	r = &Lightning{d: d, sides: map[escrow.Party]*lightningrail.Rail{}}
	if r.messages, err = d.Account.Messages(); err != nil {
		return r, err
	}
	if r.secret, err = lightningSecret(d.NodeKey); err != nil {
		return r, err
	}
	r.arbiters, err = KeysOf(d.Config.Lightning.Arbiters)
	return r, err
}

// Info implements Rail.
func (r *Lightning) Info() Info {
	network := r.d.Config.Lightning.Network
	return Info{
		Name: market.OnLightning, Domain: r.d.Config.Domain(config.RailLightning), Token: lightningrail.Token(network),
		Asset: lightningrail.Asset(network), Decimals: config.LightningDecimals,
		Unit: config.UnitOf(config.RailLightning), PerSegment: true,
	}
}

// Connect implements Rail.
func (r *Lightning) Connect(ctx context.Context) error {
	if err := r.d.checkToken(ctx); err != nil { // stakes are in it
		return err
	}
	client, err := dialLightning(ctx, r.d.Config.Lightning)
	if err != nil {
		return err
	}
	r.lnd = client
	return r.open(client)
}

// open makes the rail's sides over a connected lnd, and begins to answer peers.
func (r *Lightning) open(client *lnd.Client) error {
	d, c := r.d, r.d.Config.Lightning
	least, err := c.LeastSegment()
	if err != nil {
		return err
	}
	payer, err := withDayLimit(client, c, ledger.NewLightningSpending(d.Ledger))
	if err != nil {
		return err
	}
	paysOut, err := withDayLimit(client, c, ledger.NewPayouts(d.Ledger))
	if err != nil {
		return err
	}
	store := lightningStore{d.Ledger, d.now}
	peers := &peerClient{host: d.Host, self: d.NodeKey.Address(), contacts: r.contacts}
	for _, party := range []escrow.Party{escrow.Client, escrow.Provider} {
		r.sides[party] = lightningrail.New(lightningrail.Config{
			Party: party, Domain: r.Info().Domain, Node: payer, Store: store, Peers: peers, Self: d.NodeKey.Address(),
			Clock: d.now, Arbiters: r.arbiters, Registry: d.Contracts, Verifiers: d.Market.Verifiers,
			Secret: r.secret, Wallet: r.messages,
			FeePPM: lightningFeePPM, FeeBase: lightningFeeBase, MinSegment: least, Poll: HeadPoll, Log: d.Log,
		})
	}
	if c.Arbiter {
		r.arbiter = lightningrail.NewArbiter(lightningrail.ArbiterConfig{
			Domain: r.Info().Domain, Node: paysOut, Store: store, Registry: d.Contracts, Key: d.NodeKey, Clock: d.now,
			Poll: HeadPoll, FeePPM: lightningFeePPM, FeeBase: lightningFeeBase, Log: d.Log,
		})
		r.arbiter.Judge, peers.arbiter = d.Market.Judge(), r.arbiter
	}
	router := lightningrail.Router{Client: r.sides[escrow.Client], Provider: r.sides[escrow.Provider],
		Arbiter: r.arbiter}
	d.Host.Handle(p2p.LightningProtocol, answerWith(router))
	return nil
}

// dialLightning connects to lnd, and tells its failure to answer from the
// configuration's fault.
func dialLightning(ctx context.Context, c config.Lightning) (*lnd.Client, error) {
	client, err := lnd.Dial(ctx, lnd.Config{Address: c.Address, CertFile: c.Cert, MacFile: c.Macaroon,
		Network: c.Network})
	switch {
	case err == nil:
		return client, nil
	case lnd.Away(err):
		return nil, fmt.Errorf("%w: lightning: %s: %w", ErrAway, c.Address, err)
	}
	return nil, api.WithHint(fmt.Errorf("lightning: %w", err),
		"the section lightning of the configuration names lnd, its certificate and a macaroon")
}

// contacts are the peer ids of the arbiters, and of the other side of a lease.
func (r *Lightning) contacts(lease common.Hash) []string {
	return append(slices.Clone(r.d.Config.Lightning.Arbiters), r.d.Market.Contacts(lease)...)
}

// lightningSecret is what a client's preimages are derived from.
func lightningSecret(k *wallet.NodeKey) ([]byte, error) {
	return hkdf.Key(sha256.New, crypto.FromECDSA(k.Key()), nil, "infernet/lightning/secret/1", 32)
}

// Escrow implements Rail.
func (r *Lightning) Escrow(p escrow.Party) escrow.Rail { return r.sides[p] }

// EscrowBalance implements Rail. Nothing is free in it: what is not locked is in the
// wallet.
func (r *Lightning) EscrowBalance(ctx context.Context, o market.Offer) (EscrowBalance, error) {
	j, err := r.sides[escrow.Client].ReadJob(ctx, o.StructHash())
	return EscrowBalance{Known: j.Known, Reserved: j.Reserved, Spent: j.Spent}, err
}

// ClientFunds implements Rail. Channels show strangers nothing.
func (r *Lightning) ClientFunds(context.Context, market.Offer) (money.Units, error) {
	return 0, fmt.Errorf("%s: %w", market.OnLightning, ErrUnseen)
}

// LeaseStatus implements Rail. Locks are seen by those whom they pay alone, so this node's
// arbiters are asked.
func (r *Lightning) LeaseStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error) {
	return r.sides[escrow.Client].LeaseStatus(ctx, d)
}

// Permit implements Rail: the node's own lnd pays.
func (r *Lightning) Permit(_ context.Context, value money.Units) (Permit, error) {
	return Permit{Value: value}, nil
}

// Balance implements Rail.
func (r *Lightning) Balance(ctx context.Context) (money.Units, error) {
	b, err := r.lnd.Balance(ctx)
	return b.Local, err
}

// accounts are those that an arbiter may owe something: the wallet is paid as
// client and verifier, the node key as coordinator.
func (r *Lightning) accounts() []market.Signer { return []market.Signer{r.messages, r.d.NodeKey} }

// Credit implements Rail. What forwarding a withdrawal costs is still in it.
func (r *Lightning) Credit(ctx context.Context) (sum money.Units, err error) {
	side := r.sides[escrow.Client]
	for _, a := range r.accounts() {
		if len(side.Arbiters) == 0 {
			break
		}
		owed, err := side.CreditOf(ctx, side.Arbiters[0], a.Address())
		if err != nil {
			return 0, err
		}
		sum += owed.Free
	}
	return sum, nil
}

// Withdraw implements Rail.
func (r *Lightning) Withdraw(ctx context.Context) error {
	side := r.sides[escrow.Client]
	if r.arbiter != nil && r.d.NodeKey.Address() == side.Arbiters[0] {
		return nil // this lnd has it already
	}
	for _, a := range r.accounts() {
		if err := side.Collect(ctx, a); err != nil {
			return err
		}
	}
	return nil
}

// Fits implements Admission.
func (r *Lightning) Fits(o market.Offer, price uint64) error {
	return lightningrail.Pace{}.Fits(o, price, r.d.now())
}

// Enforceable implements Admission: a claim on chain must be worth it.
func (r *Lightning) Enforceable(ctx context.Context, o market.Offer, price uint64) error {
	err := r.sides[escrow.Provider].Enforceable(ctx, o, price)
	if errors.Is(err, lightningrail.ErrSmall) {
		return api.WithHint(err, "the key lightning.min_segment of the configuration sets a limit of your own; "+
			"\"0\" takes the risk: see docs/lightning.md")
	}
	return err
}

// Ready implements Admission.
func (r *Lightning) Ready(ctx context.Context) error {
	return lightningrail.Reserve(ctx, r.lnd)
}

// Run implements Rail: it repairs what crashes left behind, and serves as an arbiter.
func (r *Lightning) Run(ctx context.Context) error {
	g, ctx := errgroup.WithContext(ctx)
	for _, side := range r.sides {
		g.Go(func() error { return side.Run(ctx) })
	}
	if r.arbiter != nil {
		g.Go(func() error { return r.arbiter.Run(ctx) })
	}
	g.Go(func() error { return r.object(ctx) })
	return g.Wait()
}

// object lets the arbiters hold back the pay of segments that a verifier found wrong, if
// their provider should claim them. Clients do so for their leases, and verifiers for
// the segments that they found wrong themselves.
func (r *Lightning) object(ctx context.Context) error {
	done := map[string]bool{}
	for retry.Pause(ctx, objectEvery) == nil {
		all, err := r.d.Market.Objections(done)
		if err != nil {
			return err
		}
		for _, o := range all {
			if o.Token != r.Info().Token || r.d.now() > o.Until {
				done[o.ID] = true
				continue
			}
			if done[o.ID], err = r.sides[escrow.Client].Object(ctx, o.Verdict, o.Evidence); err != nil &&
				ctx.Err() == nil {
				r.d.Log.Debug("objection not heard", "evidence", o.ID, "err", err)
			}
		}
	}
	return nil
}

// scanner finds what arbiters, HTLCs and closing channels hold.
func (r *Lightning) scanner() *lightningrail.Scanner {
	return &lightningrail.Scanner{Provider: r.sides[escrow.Provider], Network: r.d.Config.Lightning.Network,
		Accounts: r.accounts()}
}

// Rail implements funds.Source.
func (r *Lightning) Rail() string { return r.scanner().Rail() }

// Scan implements funds.Source.
func (r *Lightning) Scan(ctx context.Context) ([]funds.Item, error) { return r.scanner().Scan(ctx) }

// Claim implements funds.Source.
func (r *Lightning) Claim(ctx context.Context, i funds.Item) (funds.Claimed, error) {
	return r.scanner().Claim(ctx, i)
}

// Close implements Rail.
func (r *Lightning) Close() error {
	if r.lnd == nil {
		return nil
	}
	return r.lnd.Close()
}
