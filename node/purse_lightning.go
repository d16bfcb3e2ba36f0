package node

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
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/arbiter"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/canon"
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

// lightningPurse pays with an lnd node. Stakes and names stay on the EVM chain,
// whose time all deadlines count in.
type lightningPurse struct {
	n        *Node
	secret   []byte
	arbiters []common.Address // by their node keys

	lnd     *lnd.Client
	rail    map[escrow.Party]*lightningrail.Rail
	arbiter *lightningrail.Arbiter // nil: this node is none
}

func (n *Node) newLightningPurse() (p *lightningPurse, err error) {
	p = &lightningPurse{n: n, rail: map[escrow.Party]*lightningrail.Rail{}}
	if p.secret, err = lightningSecret(n.key); err != nil {
		return p, err
	}
	if p.arbiters, err = keysOf(n.cfg.Lightning.Arbiters); err != nil {
		return p, err
	}
	n.closers = append(n.closers, func() error {
		if p.lnd == nil {
			return nil
		}
		return p.lnd.Close()
	})
	return p, nil
}

func (p *lightningPurse) connect(ctx context.Context) error {
	if err := p.n.checkToken(ctx); err != nil { // stakes are in it
		return err
	}
	client, err := dialLightning(ctx, p.n.cfg.Lightning)
	if err != nil {
		return err
	}
	p.lnd = client
	n, c := p.n, p.n.cfg.Lightning
	least, err := c.LeastSegment()
	if err != nil {
		return err
	}
	payer, err := n.limitedLnd(client)
	if err != nil {
		return err
	}
	store := lightningStore{n.ledger, n.now}
	peers := &courier{host: n.host, self: n.key.Address(), known: p.known}
	for _, party := range []escrow.Party{escrow.Client, escrow.Provider} {
		p.rail[party] = lightningrail.New(lightningrail.Config{
			Party: party, Domain: p.domain(), Node: payer, Store: store, Peers: peers, Self: n.key.Address(), Clock: n.now, Arbiters: p.arbiters,
			Registry: n.chain, Secret: p.secret, Wallet: n.local, FeePPM: lightningFeePPM, FeeBase: lightningFeeBase, MinSegment: least,
			Poll: headPoll, Log: n.log,
		})
	}
	if c.Arbiter {
		p.arbiter = lightningrail.NewArbiter(lightningrail.ArbiterConfig{
			Domain: p.domain(), Node: p.lnd, Store: store, Registry: n.chain, Key: n.key, Clock: n.now, Poll: headPoll,
			FeePPM: lightningFeePPM, FeeBase: lightningFeeBase, Log: n.log,
		})
		peers.arbiter = p.arbiter
	}
	p.open(n.deps)
	return nil
}

// dialLightning connects to lnd, and tells its failure to answer from the
// configuration's fault.
func dialLightning(ctx context.Context, c config.Lightning) (*lnd.Client, error) {
	client, err := lnd.Dial(ctx, lnd.Config{Address: c.Address, CertFile: c.Cert, MacFile: c.Macaroon, Network: c.Network})
	switch {
	case err == nil:
		return client, nil
	case lnd.Away(err):
		return nil, fmt.Errorf("%w: lightning: %s: %w", errAway, c.Address, err)
	}
	return nil, api.WithHint(fmt.Errorf("lightning: %w", err), "the section lightning of the configuration names lnd, its certificate and a macaroon")
}

func (p *lightningPurse) name() market.Rail     { return market.OnLightning }
func (p *lightningPurse) decimals() int         { return config.LightningDecimals }
func (p *lightningPurse) domain() market.Domain { return p.n.domainOf(config.RailLightning) }

// open begins to answer peers; an arbiter decides by what the roles' engine
// finds.
func (p *lightningPurse) open(d role.Deps) {
	if p.arbiter != nil {
		p.arbiter.Judge = judge{arbiter.New(d)}
	}
	router := lightningrail.Router{Client: p.rail[escrow.Client], Provider: p.rail[escrow.Provider], Arbiter: p.arbiter}
	p.n.host.Handle(p2p.LightningProtocol, routerHandler(router))
}

// judge is the roles' judge as the rail's arbiter asks it.
type judge struct{ *arbiter.Arbiter }

// Admit implements lightningrail.Judge.
func (j judge) Admit(d lightningrail.Dispute) error {
	return j.Arbiter.Admit(d.Deal, d.Claim, d.Evidence)
}

// Right implements lightningrail.Judge.
func (j judge) Right(ctx context.Context, d lightningrail.Dispute) (bool, error) {
	return j.Arbiter.Right(ctx, d.Deal, d.Claim, d.Evidence)
}

// lightningDomain is what is signed for on this rail.
func lightningDomain(c config.Config) market.Domain {
	return market.Domain{ChainID: c.Chain.ChainID, Escrow: lightningrail.Token(c.Lightning.Network)}
}

// lightningSecret is what a client's preimages are derived from.
func lightningSecret(k *wallet.NodeKey) ([]byte, error) {
	return hkdf.Key(sha256.New, crypto.FromECDSA(k.Key()), nil, "infernet/lightning/secret/1", 32)
}

// now is the chain's time.
func (n *Node) now() uint64 { return n.heads.Latest().Time }

// known are the arbiters, and the other side of a lease.
func (p *lightningPurse) known(lease common.Hash) []string {
	known := slices.Clone(p.n.cfg.Lightning.Arbiters)
	if r, ok, err := ledger.Get[provider.LeaseRecord](p.n.ledger, role.SpaceLeases, lease.Hex()); err == nil && ok {
		known = append(known, r.Announcement.Contact)
	}
	if p.n.coordinator != nil {
		known = append(known, p.n.coordinator.ProviderOf(lease))
	}
	return known
}

// Codes of refusals on this protocol.
const (
	codeDenied = "denied"
	codeOver   = "over"
)

// routerHandler answers peers.
func routerHandler(d lightningrail.Router) p2p.Handler {
	return func(ctx context.Context, from peer.ID, raw []byte) ([]byte, error) {
		key, err := market.NodeOfPeer(from)
		if err != nil {
			return nil, p2p.Refuse(codeDenied, "%v", err)
		}
		m, err := lightningrail.DecodeMessage(raw)
		if err != nil {
			return nil, p2p.Refuse(codeDenied, "%v", err)
		}
		reply, err := d.Handle(ctx, key, m)
		switch {
		case errors.Is(err, lightningrail.ErrLeaseOver):
			return nil, p2p.Refuse(codeOver, "%v", err)
		case errors.Is(err, lightningrail.ErrDenied):
			return nil, p2p.Refuse(codeDenied, "%v", err)
		case err != nil:
			return nil, p2p.Refuse("busy", "this node's lnd or chain does not answer: send it again later")
		}
		return canon.Marshal(reply)
	}
}

func (p *lightningPurse) rails() map[escrow.Party]escrow.Rail {
	return map[escrow.Party]escrow.Rail{escrow.Client: p.rail[escrow.Client], escrow.Provider: p.rail[escrow.Provider]}
}

func (p *lightningPurse) proofs() rail.VoucherProofs { return nil }
func (p *lightningPurse) token() common.Address {
	return lightningrail.Token(p.n.cfg.Lightning.Network)
}
func (p *lightningPurse) asset() money.Asset { return lightningrail.Asset(p.n.cfg.Lightning.Network) }

// Pot implements rail.Pots: there is none, what is not locked is in the wallet.
func (p *lightningPurse) EscrowBalance(ctx context.Context, o market.Offer) (rail.EscrowBalance, error) {
	j, err := p.rail[escrow.Client].ReadJob(ctx, o.StructHash())
	return rail.EscrowBalance{Known: j.Known, Reserved: j.Reserved, Spent: j.Spent}, err
}

// Permit implements rail.Payer: the node's own lnd pays.
func (p *lightningPurse) Permit(_ context.Context, value money.Units) (rail.Permit, error) {
	return rail.Permit{Value: value}, nil
}

func (p *lightningPurse) balance(ctx context.Context) (money.Units, error) {
	b, err := p.lnd.Balance(ctx)
	return b.Local, err
}

// accounts are those that an arbiter may owe something: the wallet is paid as
// client and verifier, the node key as coordinator.
func (p *lightningPurse) accounts() []market.Signer { return []market.Signer{p.n.local, p.n.key} }

func (p *lightningPurse) credit(ctx context.Context) (sum money.Units, err error) {
	for _, a := range p.accounts() {
		u, err := p.rail[escrow.Client].CreditAt(ctx, a.Address())
		if err != nil {
			return 0, err
		}
		sum += u
	}
	return sum, nil
}

func (p *lightningPurse) withdraw(ctx context.Context) error {
	r := p.rail[escrow.Client]
	if p.arbiter != nil && p.n.key.Address() == r.Arbiters[0] {
		return nil // this lnd has it already
	}
	for _, a := range p.accounts() {
		if err := r.Collect(ctx, a); err != nil {
			return err
		}
	}
	return nil
}

// source finds what arbiters, HTLCs and closing channels hold.
func (p *lightningPurse) source() funds.Source {
	return &lightningrail.Scanner{Provider: p.rail[escrow.Provider], Network: p.n.cfg.Lightning.Network, Accounts: p.accounts()}
}

// Fits implements rail.Bar.
func (p *lightningPurse) Fits(o market.Offer, price uint64) error {
	return lightningrail.Pace{}.Fits(o, price, p.n.now())
}

// Enforceable implements rail.Bar: a claim on chain must be worth it.
func (p *lightningPurse) Enforceable(ctx context.Context, o market.Offer, price uint64) error {
	err := p.rail[escrow.Provider].Enforceable(ctx, o, price)
	if errors.Is(err, lightningrail.ErrSmall) {
		return api.WithHint(err, "the key lightning.min_segment of the configuration sets a limit of your own; \"0\" takes the risk: see docs/lightning.md")
	}
	return err
}

// Ready implements rail.Bar.
func (p *lightningPurse) Ready(ctx context.Context) error {
	return lightningrail.Reserve(ctx, p.lnd)
}

// run mends what crashes left behind, and serves as an arbiter.
func (p *lightningPurse) run(ctx context.Context) error {
	g, ctx := errgroup.WithContext(ctx)
	for _, r := range p.rail {
		g.Go(func() error { return r.Run(ctx) })
	}
	if p.arbiter != nil {
		g.Go(func() error { return p.arbiter.Run(ctx) })
	}
	g.Go(func() error { return p.object(ctx) })
	return g.Wait()
}

// object lets the arbiters hold back the pay of segments that a verifier found
// wrong, if their provider should claim them.
func (p *lightningPurse) object(ctx context.Context) error {
	t := time.NewTicker(objectEvery)
	defer t.Stop()
	done := map[string]bool{}
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
		all, err := ledger.List[role.Evidence](p.n.ledger, role.SpaceEvidence, "")
		if err != nil {
			return err
		}
		for _, e := range all {
			if done[e.ID] {
				continue
			}
			e.Value.Verdict.Log = nil // the segment's own is there
			evidence, err := canon.Marshal(e.Value)
			if err != nil {
				return err
			}
			if done[e.ID], err = p.rail[escrow.Client].Object(ctx, e.Value.Verdict, evidence); err != nil && ctx.Err() == nil {
				p.n.log.Debug("objection not heard", "evidence", e.ID, "err", err)
			}
		}
	}
}

// lightningStore keeps the books in the ledger.
type lightningStore struct {
	l   *ledger.Ledger
	now func() uint64
}

func (s lightningStore) Get(name string) ([]byte, bool, error) {
	return ledger.Get[[]byte](s.l, spaceLightning, name)
}

func (s lightningStore) Put(name string, record []byte) error {
	_, err := s.l.Commit(ledger.Change{
		Kind: "lightning.book", Body: name, At: s.now(), Put: []ledger.Record{{Key: ledger.Key{Space: spaceLightning, ID: name}, Value: record}},
	})
	return err
}

func (s lightningStore) Names(prefix string) (names []string, err error) {
	items, err := ledger.List[[]byte](s.l, spaceLightning, prefix)
	for _, i := range items {
		names = append(names, i.ID)
	}
	return names, err
}
