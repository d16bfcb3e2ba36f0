package rail

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/wire"
)

// ErrElsewhere: something is signed for a domain that is none of this node's.
var ErrElsewhere = errors.New("this node is not paid there: see rails in the configuration")

// probeTime bounds one look at a rail: one that needs longer counts as down.
const probeTime = 4 * time.Second

// quoteLife is how long a quote binds, in seconds of chain time; no bid outlives it.
const QuoteLife = 600

// Counter is one rail on which this node pays and is paid.
type Supervisor struct {
	Name     market.Rail
	Domain   market.Domain // of what is signed for it
	Token    common.Address
	Asset    money.Asset
	Decimals int    // of the asset, for texts that people read
	Unit     string // the asset's name in such texts; "" is dollars
	// PerSegment: the rail pays each segment by itself (escrow.Deal).
	PerSegment bool
	// Rate is what one unit of account is worth to this node, in base units; 0: it
	// takes no part here in jobs that are priced in a unit.
	Rate           uint64
	Payer          Payer
	VoucherProofs  VoucherProofs // nil: the rail wants none
	Admission      Admission     // nil: the rail asks for nothing more
	EscrowBalances EscrowBalances
	BalanceProbe   BalanceProbe
	Rails          map[escrow.Party]escrow.Rail
}

// Till is the wallet on a rail. Safe for concurrent use.
type BalanceProbe interface {
	// Probe reads the wallet's balance; an error says why the rail cannot be used
	// now.
	Probe(ctx context.Context) (money.Units, error)
}

// Counters are a node's rails, that of jobs which name none first. They serve
// their domains.
type Set []Supervisor

var _ market.Served = Set{}

// Serves implements market.Served.
func (cs Set) Serves(d market.Domain) bool {
	return slices.ContainsFunc(cs, func(c Supervisor) bool { return c.Domain == d })
}

// At returns the counter of a domain, or ErrElsewhere.
func (cs Set) At(d market.Domain) (Supervisor, error) {
	for _, c := range cs {
		if c.Domain == d {
			return c, nil
		}
	}
	return Supervisor{}, fmt.Errorf("%w: chain %d, escrow %s", ErrElsewhere, d.ChainID, d.Escrow)
}

// Of is the counter of a domain for texts; of one that is not served, one without
// decimals.
func (cs Set) Of(d market.Domain) Supervisor {
	c, _ := cs.At(d)
	return c
}

// Amount writes an amount for people.
func (c Supervisor) Amount(u uint64) string {
	return c.Written().Write(money.Units(min(u, math.MaxInt64)))
}

// Written is how amounts of the asset are written.
func (c Supervisor) Written() money.Unit {
	return money.Unit{Name: cmp.Or(c.Unit, "dollars"), Decimals: c.Decimals}
}

// Units are how amounts are written, by domain.
func (cs Set) Units() map[market.Domain]money.Unit {
	out := map[market.Domain]money.Unit{}
	for _, c := range cs {
		out[c.Domain] = c.Written()
	}
	return out
}

// StakeUnit is how stakes are written: in what the chain's escrow pays in, where the
// node has that rail, else in base units.
func (cs Set) StakeUnit() (u money.Unit) {
	for _, c := range cs {
		if c.Name == market.OnEVM {
			u = c.Written()
		}
	}
	return u
}

// probe is how the rail does now.
func (c Supervisor) probe(ctx context.Context) market.RailState {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	s := market.RailState{Domain: c.Domain, Unit: c.Written()}
	var err error
	if s.Balance, err = c.BalanceProbe.Probe(ctx); err != nil {
		s.Problem = "it does not answer: " + wire.Short(err)
	}
	return s
}

// well is an error if the rail cannot be used now.
func (c Supervisor) Healthy(ctx context.Context) error {
	if s := c.probe(ctx); s.Problem != "" {
		return fmt.Errorf("%s: %s", c.Name, s.Problem)
	}
	return nil
}

// fits reports why a lease at a price could not be paid here.
func (c Supervisor) Fits(ctx context.Context, o market.Offer, price uint64) error {
	if c.Admission == nil {
		return nil
	}
	if err := c.Admission.Fits(o, price); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	return c.Admission.Enforceable(ctx, o, price)
}

// Probe looks at all rails at once.
func (cs Set) Probe(ctx context.Context) []market.RailState {
	out := make([]market.RailState, len(cs))
	var wg sync.WaitGroup
	for i, c := range cs {
		wg.Go(func() { out[i] = c.probe(ctx) })
	}
	wg.Wait()
	return out
}

// quote binds this node to its rate here until chain time now + quoteLife.
func (c Supervisor) quote(ctx context.Context, key market.Signer, unit string, now uint64) (market.SignedQuote, error) {
	q := market.Quote{Unit: unit, Asset: c.Asset, Rate: c.Rate, Expires: now + QuoteLife, Nonce: now}
	sig, err := key.SignDigest(ctx, c.Domain.Digest(q))
	return market.SignedQuote{Quote: q, Sig: sig}, err
}

// quotes are this node's for the places of a priced job where it can be paid now:
// rails that it has, that are well, and on which the offer fits. why says what
// stands against the others.
func (cs Set) quotes(ctx context.Context, key market.Signer, ann market.ValidAnnouncement, fits func(Supervisor, market.ValidAnnouncement) error, now uint64) (qs []market.SignedQuote, why error) {
	why = ErrElsewhere
	for _, p := range ann.PaymentOptions() {
		c, err := cs.At(p.Domain)
		at, ok := ann.At(p.Domain)
		if err != nil || !ok || c.Rate == 0 || c.Asset != p.Asset || c.Token != at.Offer().Token {
			continue
		}
		if s := c.probe(ctx); s.Problem != "" {
			why = fmt.Errorf("%s: %s", p.Rail, s.Problem)
			continue
		}
		if err := fits(c, at); err != nil {
			why = fmt.Errorf("%s: %w", p.Rail, err)
			continue
		}
		q, err := c.quote(ctx, key, ann.Spec().Pricing.Unit, now)
		if err != nil {
			return nil, err
		}
		qs = append(qs, q)
	}
	return qs, why
}

// quoted puts this node's quotes into a bid for a priced job; why is empty, or says
// why there is nothing to bid.
func (cs Set) Quote(ctx context.Context, key market.Signer, b *market.Bid, ann market.ValidAnnouncement, fits func(Supervisor, market.ValidAnnouncement) error, now uint64) (why string) {
	if !ann.Priced() {
		return ""
	}
	var err error
	if b.Quotes, err = cs.quotes(ctx, key, ann, fits, now); len(b.Quotes) == 0 {
		return wire.Short(err)
	}
	return ""
}

// asked writes what a bid asks for a segment of a job.
func (cs Set) Asked(ann market.ValidAnnouncement, price uint64) string {
	if !ann.Priced() {
		return cs.Of(ann.Domain()).Amount(price)
	}
	return money.Format(money.Units(min(price, math.MaxInt64)), market.UnitDecimals) + " " + ann.Spec().Pricing.Unit
}

// anywhere: a verifier's share fits wherever the job does.
func Anywhere(Supervisor, market.ValidAnnouncement) error { return nil }
