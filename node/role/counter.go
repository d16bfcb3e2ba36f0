package role

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
)

// ErrElsewhere: something is signed for a domain that is none of this node's.
var ErrElsewhere = errors.New("this node is not paid there: see rails in the configuration")

// probeTime bounds one look at a rail: one that needs longer counts as down.
const probeTime = 4 * time.Second

// quoteLife is how long a quote binds, in seconds of chain time; no bid outlives it.
const quoteLife = bidLife

// Counter is one rail on which this node pays and is paid.
type Counter struct {
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
	Rate   uint64
	Payer  Payer
	Proofs Proofs // nil: the rail wants none
	Bar    Bar    // nil: the rail asks for nothing more
	Pots   Pots
	Till   Till
	Rails  map[escrow.Party]escrow.Rail
}

// Till is the wallet on a rail. Safe for concurrent use.
type Till interface {
	// Probe reads the wallet's balance; an error says why the rail cannot be used
	// now.
	Probe(ctx context.Context) (money.Units, error)
}

// Counters are a node's rails, that of jobs which name none first. They serve
// their domains.
type Counters []Counter

var _ market.Served = Counters{}

// Serves implements market.Served.
func (cs Counters) Serves(d market.Domain) bool {
	return slices.ContainsFunc(cs, func(c Counter) bool { return c.Domain == d })
}

// At returns the counter of a domain, or ErrElsewhere.
func (cs Counters) At(d market.Domain) (Counter, error) {
	for _, c := range cs {
		if c.Domain == d {
			return c, nil
		}
	}
	return Counter{}, fmt.Errorf("%w: chain %d, escrow %s", ErrElsewhere, d.ChainID, d.Escrow)
}

// Of is the counter of a domain for texts; of one that is not served, one without
// decimals.
func (cs Counters) Of(d market.Domain) Counter {
	c, _ := cs.At(d)
	return c
}

// Amount writes an amount for people.
func (c Counter) Amount(u uint64) string {
	return c.Written().Write(money.Units(min(u, math.MaxInt64)))
}

// Written is how amounts of the asset are written.
func (c Counter) Written() money.Unit {
	return money.Unit{Name: cmp.Or(c.Unit, "dollars"), Decimals: c.Decimals}
}

// Units are how amounts are written, by domain.
func (cs Counters) Units() map[market.Domain]money.Unit {
	out := map[market.Domain]money.Unit{}
	for _, c := range cs {
		out[c.Domain] = c.Written()
	}
	return out
}

// StakeUnit is how stakes are written: in what the chain's escrow pays in, where the
// node has that rail, else in base units.
func (cs Counters) StakeUnit() (u money.Unit) {
	for _, c := range cs {
		if c.Name == market.OnEVM {
			u = c.Written()
		}
	}
	return u
}

// probe is how the rail does now.
func (c Counter) probe(ctx context.Context) market.RailState {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	s := market.RailState{Domain: c.Domain, Unit: c.Written()}
	var err error
	if s.Balance, err = c.Till.Probe(ctx); err != nil {
		s.Problem = "it does not answer: " + short(err)
	}
	return s
}

// well is an error if the rail cannot be used now.
func (c Counter) well(ctx context.Context) error {
	if s := c.probe(ctx); s.Problem != "" {
		return fmt.Errorf("%s: %s", c.Name, s.Problem)
	}
	return nil
}

// fits reports why a lease at a price could not be paid here.
func (c Counter) fits(ctx context.Context, o market.Offer, price uint64) error {
	if c.Bar == nil {
		return nil
	}
	if err := c.Bar.Fits(o, price); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	return c.Bar.Enforceable(ctx, o, price)
}

// Probe looks at all rails at once.
func (cs Counters) Probe(ctx context.Context) []market.RailState {
	out := make([]market.RailState, len(cs))
	var wg sync.WaitGroup
	for i, c := range cs {
		wg.Go(func() { out[i] = c.probe(ctx) })
	}
	wg.Wait()
	return out
}

// quote binds this node to its rate here until chain time now + quoteLife.
func (c Counter) quote(ctx context.Context, key market.Signer, unit string, now uint64) (market.SignedQuote, error) {
	q := market.Quote{Unit: unit, Asset: c.Asset, Rate: c.Rate, Expires: now + quoteLife, Nonce: now}
	sig, err := key.SignDigest(ctx, c.Domain.Digest(q))
	return market.SignedQuote{Quote: q, Sig: sig}, err
}

// quotes are this node's for the places of a priced job where it can be paid now:
// rails that it has, that are well, and on which the offer fits. why says what
// stands against the others.
func (d Deps) quotes(ctx context.Context, ann market.ValidAnnouncement, fits func(Counter, market.ValidAnnouncement) error, now uint64) (qs []market.SignedQuote, why error) {
	why = ErrElsewhere
	for _, p := range ann.Places() {
		c, err := d.Counters.At(p.Domain)
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
		q, err := c.quote(ctx, d.Key, ann.Spec().Pricing.Unit, now)
		if err != nil {
			return nil, err
		}
		qs = append(qs, q)
	}
	return qs, why
}

// quoted puts this node's quotes into a bid for a priced job; why is empty, or says
// why there is nothing to bid.
func (d Deps) quoted(ctx context.Context, b *market.Bid, ann market.ValidAnnouncement, fits func(Counter, market.ValidAnnouncement) error, now uint64) (why string) {
	if !ann.Priced() {
		return ""
	}
	var err error
	if b.Quotes, err = d.quotes(ctx, ann, fits, now); len(b.Quotes) == 0 {
		return short(err)
	}
	return ""
}

// asked writes what a bid asks for a segment of a job.
func (d Deps) asked(ann market.ValidAnnouncement, price uint64) string {
	if !ann.Priced() {
		return d.Counters.Of(ann.Domain()).Amount(price)
	}
	return money.Format(money.Units(min(price, math.MaxInt64)), market.UnitDecimals) + " " + ann.Spec().Pricing.Unit
}

// anywhere: a verifier's share fits wherever the job does.
func anywhere(Counter, market.ValidAnnouncement) error { return nil }
