package provider

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
)

// ErrLimit is wrapped by the refusal of an offer that is beyond this operator's limits. The text
// goes on with the limit's key in the configuration, and with what the offer would need.
var ErrLimit = errors.New("beyond provider.limits")

// Limits are what an operator puts up with in the offers that it bids for. Zero sets no limit,
// except in UnfundedStake.
type Limits struct {
	MaxWindow   uint64 // seconds of an offer's window, while stake stays locked
	MaxDeadline uint64 // seconds from now to an offer's deadline
	// LeastYield is the least that a lease pays an hour for the stake that it locks, in
	// billionths of that stake.
	LeastYield int64
	// UnfundedStake is the part of the free stake, in percent, that the leases of bids would
	// lock whose clients are not seen to have the money. Other bids take up none: one lease is
	// worked on at a time, and the stake is read again before one is signed.
	UnfundedStake uint32
	BidsPerClient uint64 // bids that wait for an answer, for offers of one client
	// BidsPerContact is the same for offers of one coordinator, which may serve many clients.
	BidsPerContact uint64
}

// NoLimits takes every offer.
func NoLimits() Limits { return Limits{UnfundedStake: 100} }

// prospect is an offer, at one of its payment options, for which a bid may be made.
type prospect struct {
	market.Suitability
	at   market.ValidAnnouncement
	pay  uint64 // of a segment, in the rail's base units
	rail *rail.Supervisor
	now  uint64
}

// judge returns nil if this node takes a lease under an offer. Every offer is judged here
// before a bid, once for each payment option.
func (p *Provider) judge(ctx context.Context, x prospect) error {
	o := x.at.Offer()
	if err := p.limits.allow(o, x.now); err != nil {
		return err
	}
	if err := p.crowded(x); err != nil {
		return err
	}
	if err := p.covers(ctx, x); err != nil {
		return err
	}
	if x.pay > o.MaxPrice {
		return fmt.Errorf("%w: %s are asked, the offer pays at most %s", market.ErrRange,
			x.rail.Amount(x.pay), x.rail.Amount(o.MaxPrice))
	}
	return x.rail.Admits(ctx, o, x.pay)
}

// allow checks what an offer asks for on its own.
func (l Limits) allow(o market.Offer, now uint64) error {
	switch {
	case l.MaxWindow > 0 && uint64(o.Window) > l.MaxWindow:
		return fmt.Errorf("%w.max_window: its window is %d s, at most %d s are taken, because stake stays locked "+
			"in it", ErrLimit, o.Window, l.MaxWindow)
	case l.MaxDeadline > 0 && o.Deadline > now && o.Deadline-now > l.MaxDeadline:
		return fmt.Errorf(
			"%w.max_deadline: its deadline is in %d s, at most %d s are taken",
			ErrLimit,
			o.Deadline-now,
			l.MaxDeadline,
		)
	}
	return nil
}

// trusted is how many times as many bids may wait for a client that has paid for its last lease
// here, and for its coordinator. A client with many jobs has many bids that nobody answers, because
// others got the leases.
const trusted = 32

// crowded reports that as many bids wait for the offer's client or coordinator as may.
func (p *Provider) crowded(x prospect) error {
	listed := x.Announcement
	client, contact := p.waiting(listed, x.now)
	o := listed.Offer()
	l := p.limits
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.places.trusts(o.Client, []string{o.Client.Hex(), listed.Announcement().Contact}, time.Now()) {
		l.BidsPerClient, l.BidsPerContact = trusted*l.BidsPerClient, trusted*l.BidsPerContact
	}
	switch {
	case l.BidsPerClient > 0 && uint64(client) >= l.BidsPerClient:
		p.miss(listed.OfferHash(), false)
		return fmt.Errorf("%w.bids_per_client: %d bids wait for an answer of its client", ErrLimit, client)
	case l.BidsPerContact > 0 && uint64(contact) >= l.BidsPerContact:
		p.miss(listed.OfferHash(), false)
		return fmt.Errorf("%w.bids_per_contact: %d bids wait for an answer of its coordinator", ErrLimit, contact)
	}
	return nil
}

// covers reports why the stake does not cover a lease under the offer, or why the lease does
// not pay for locking it.
func (p *Provider) covers(ctx context.Context, x prospect) error {
	o := x.at.Offer()
	if o.Locks == 0 {
		return nil
	}
	if err := p.stake.Covers(ctx, o); err != nil {
		return err
	}
	if !x.Funded {
		out := p.unfundedBids(x.Announcement.OfferHash(), x.now)
		if err := p.stake.CoversPart(ctx, o, out, p.limits.UnfundedStake); err != nil {
			return err
		}
	}
	s, err := p.stake.Status(ctx)
	if err != nil {
		return err
	}
	return p.limits.yields(x, s.Lock(o), p.d.Rails.StakeUnit(), p.worth(x))
}

// worth returns what a lease pays its provider, in the stake's base units, or -1 if that is
// not known.
func (p *Provider) worth(x prospect) money.Units {
	o, unit := x.at.Offer(), p.d.Rails.StakeUnit()
	pay := new(big.Int).SetUint64(x.pay)
	pay.Mul(pay, big.NewInt(int64(o.Segments)))
	pay.Mul(pay, big.NewInt(10_000-int64(min(o.VerifyBPS+o.DelegateBPS, 10_000))))
	pay.Div(pay, big.NewInt(10_000))
	if x.rail.Name != market.OnEVM {
		if x.rail.Rate == 0 || unit.Name == "" {
			return -1
		}
		pay.Mul(pay, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(unit.Decimals)), nil))
		pay.Div(pay, new(big.Int).SetUint64(x.rail.Rate))
	}
	return units(pay)
}

// yields compares what a lease pays with what it should for the stake that it locks: for as
// long as this node works on it, and for the window after that.
func (l Limits) yields(x prospect, locked money.Units, unit money.Unit, pay money.Units) error {
	if l.LeastYield <= 0 || pay < 0 {
		return nil
	}
	seconds := x.Seconds + uint64(x.at.Offer().Window)
	need := new(big.Int).Mul(big.NewInt(l.LeastYield), locked.Big())
	need.Mul(need, new(big.Int).SetUint64(seconds))
	per := big.NewInt(3600 * 1_000_000_000)
	need.Add(need, new(big.Int).Sub(per, big.NewInt(1))).Div(need, per) // rounded up
	if pay.Big().Cmp(need) >= 0 {
		return nil
	}
	return fmt.Errorf("%w.least_yield: it pays %s for %s of stake locked for %.1f hours, and %s are asked: a higher "+
		"price or a shorter window would do", ErrLimit, unit.Write(pay),
		unit.Write(locked), float64(seconds)/3600, unit.Write(units(need)))
}

// units returns an amount, or the greatest that there is.
func units(x *big.Int) money.Units {
	if !x.IsInt64() {
		return 1<<63 - 1
	}
	return money.Units(x.Int64())
}

// life returns for how long a bid binds, in seconds of chain time.
func life(funded bool) uint64 {
	if funded {
		return role.BidLife
	}
	return role.UnfundedBidLife
}
