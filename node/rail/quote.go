package rail

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/wire"
)

// QuoteLife is how long a quote binds, in seconds of chain time; no bid outlives it.
const QuoteLife = 600

// quoteTimeout bounds one look at a rail: one that needs longer counts as down.
const quoteTimeout = 4 * time.Second

// stateLife is for how long a look at a rail counts for bids.
const stateLife = time.Second

// state is how the rail does now, as the choice of a rail needs it.
func (s *Supervisor) state(ctx context.Context) market.RailState {
	ctx, cancel := context.WithTimeout(ctx, quoteTimeout)
	defer cancel()
	st := market.RailState{Domain: s.Domain, Unit: s.Written()}
	var err error
	if st.Balance, err = s.Probe(ctx); err != nil {
		st.Problem = "it does not answer: " + wire.Short(err)
	}
	return st
}

// lately is state as it was at most stateLife ago, so that offers of strangers do not each ask
// the rail.
func (s *Supervisor) lately(ctx context.Context) market.RailState {
	s.mu.Lock()
	st, at := s.probed, s.probedAt
	s.mu.Unlock()
	if !at.IsZero() && time.Since(at) < stateLife {
		return st
	}
	st = s.state(ctx)
	if ctx.Err() != nil {
		return st // it says nothing of the rail
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.probed, s.probedAt = st, time.Now()
	return st
}

// Usable is an error if the rail cannot be used now.
func (s *Supervisor) Usable(ctx context.Context) error {
	if st := s.lately(ctx); st.Problem != "" {
		return fmt.Errorf("%s: %s", s.Name, st.Problem)
	}
	return nil
}

// Admits reports why a lease on an offer, at a price per segment, could not be paid here.
func (s *Supervisor) Admits(ctx context.Context, o market.Offer, price uint64) error {
	if err := s.Allows(o); err != nil {
		return err
	}
	if err := s.Fits(o, price); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, quoteTimeout)
	defer cancel()
	return s.Enforceable(ctx, o, price)
}

// Check says why a bidder does not take a job that is paid on a rail, at the offer for
// it; nil: it does.
type Check func(*Supervisor, market.ValidAnnouncement) error

// Anywhere is a verifier's check: its share fits wherever the job does, and the job's window
// has to be safe for it too.
func Anywhere(s *Supervisor, at market.ValidAnnouncement) error { return s.Allows(at.Offer()) }

// Quote puts this node's quotes into a bid for a priced job. It returns why there is
// nothing to bid; an empty text means that there is.
func (rs Set) Quote(ctx context.Context, key market.Signer, b *market.Bid, ann market.ValidAnnouncement, fits Check,
	now uint64) string {
	if !ann.Priced() {
		return ""
	}
	var err error
	if b.Quotes, err = rs.quotes(ctx, key, ann, fits, now); len(b.Quotes) == 0 {
		return wire.Short(err)
	}
	return ""
}

// quotes are this node's for the payment options of a priced job that it can use now:
// rails that it has, that are in use, and on which the offer fits. why says what stands
// against the others.
func (rs Set) quotes(ctx context.Context, key market.Signer, ann market.ValidAnnouncement, fits Check,
	now uint64) (qs []market.SignedQuote, why error) {
	why = ErrElsewhere
	for _, p := range ann.PaymentOptions() {
		r, err := rs.At(p.Domain)
		at, ok := ann.At(p.Domain)
		if err != nil || !ok || r.Rate == 0 || r.Asset != p.Asset || r.Token != at.Offer().Token {
			continue
		}
		if st := r.lately(ctx); st.Problem != "" {
			why = fmt.Errorf("%s: %s", p.Rail, st.Problem)
			continue
		}
		if err := fits(r, at); err != nil {
			why = fmt.Errorf("%s: %w", p.Rail, err)
			continue
		}
		q, err := r.quote(ctx, key, ann.Spec().Pricing.Unit, now)
		if err != nil {
			return nil, err
		}
		qs = append(qs, q)
	}
	return qs, why
}

// quote binds this node to its rate here until chain time now + QuoteLife.
func (s *Supervisor) quote(ctx context.Context, key market.Signer, unit string,
	now uint64) (market.SignedQuote, error) {
	q := market.Quote{Unit: unit, Asset: s.Asset, Rate: s.Rate, Expires: now + QuoteLife, Nonce: now}
	sig, err := key.SignDigest(ctx, s.Domain.Digest(q))
	return market.SignedQuote{Quote: q, Sig: sig}, err
}

// Asked writes what a bid asks for a segment of a job.
func (rs Set) Asked(ann market.ValidAnnouncement, price uint64) string {
	if !ann.Priced() {
		return rs.Of(ann.Domain()).Amount(price)
	}
	return money.Format(money.Units(min(price, math.MaxInt64)), market.UnitDecimals) + " " + ann.Spec().Pricing.Unit
}
