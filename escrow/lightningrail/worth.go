package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ErrSmall means that a claim of the lock on chain may cost more than half of it.
// If the channel is closed by force, its payee's lnd does not claim such a lock in
// time.
var ErrSmall = errors.New("a segment pays too little for a claim on chain")

const (
	// budgetShare says that lnd spends at most one part in so many of an HTLC on its
	// claim (--sweeper.budget.deadlinehtlcratio).
	budgetShare = 2
	// change is the smallest output of a taproot address that nodes relay. lnd pays
	// for a claim with the smallest coin of its wallet that covers the budget, and any
	// change below that goes to the miners as well. lnd gives up a claim that exceeds
	// its budget because of this, and tries again with the same coin.
	change = 330 * lnd.Sat
)

// LeastPay is the smallest pay of a segment that is worth a claim on chain at a
// fee rate, whichever coin of its wallet lnd pays with.
func LeastPay(rate lnd.FeeRate) money.Units {
	const thousand = 1000
	fee := money.Units((lnd.ClaimWeight()*uint64(rate)+thousand-1)/thousand) * lnd.Sat
	return budgetShare * (fee + change)
}

// Enforceable returns ErrSmall for a lease on an offer, at a price per segment, if
// its provider could not count on claims on chain. The limit is the least pay of
// the configuration, or else what this party's node would pay now.
func (r *Rail) Enforceable(ctx context.Context, o market.Offer, price uint64) error {
	return r.worth(ctx, escrow.Deal{Offer: o, Lease: market.SignedLease{Lease: market.Lease{Price: price,
		Segments: o.Segments}}})
}

func (r *Rail) worth(ctx context.Context, d escrow.Deal) error {
	ps, err := parts(d)
	if err != nil {
		return err
	}
	least, why, err := r.leastPay(ctx)
	if err != nil {
		return err
	}
	for _, p := range ps {
		if p.provider < least {
			return fmt.Errorf(
				"%w: its provider gets %s sat, want %s sat%s %s: make fewer, longer segments, or raise the price "+
					"per segment",
				ErrSmall, sats(p.provider), sats(least), priceOf(least, d.Offer), why)
		}
	}
	return nil
}

// leastPay is the smallest pay of a segment that this party relies on, and the
// reason for it.
func (r *Rail) leastPay(ctx context.Context) (money.Units, string, error) {
	if r.MinSegment != nil {
		return *r.MinSegment, "as lightning.min_segment says", nil
	}
	rate, err := r.Node.FeeRate(ctx)
	return LeastPay(rate), "at " + rate.String(), err
}

// priceOf returns the smallest price per segment, in whole satoshis, of which the
// provider gets a pay.
func priceOf(pay money.Units, o market.Offer) string {
	const whole = 10_000 // basis points
	left := whole - int64(o.VerifyBPS) - int64(o.DelegateBPS)
	if left <= 0 || pay >= math.MaxInt64/whole {
		return ""
	}
	exact := money.Units((int64(pay)*whole + left - 1) / left)
	price := (exact + lnd.Sat - 1) / lnd.Sat * lnd.Sat
	// The shares of others are rounded down, so that a satoshi less may do.
	less := price - lnd.Sat
	if gets, _, _, err := escrow.Split(uint64(less), 1, o.VerifyBPS, o.DelegateBPS, nil); err == nil && gets >= pay {
		price = less
	}
	return fmt.Sprintf(" (of a price of %s sat)", sats(price))
}

func sats(u money.Units) string { return money.Format(u, lnd.Decimals) }

// worthwhile is what a provider asks of the locks of a new lease. Locks that are
// made again are taken whatever the rate is by now: some chance of the pay is more
// than none.
func (r *Rail) worthwhile(ctx context.Context, d escrow.Deal) error {
	b, err := r.records.get(d.LeaseID())
	switch {
	case err != nil && !errors.Is(err, errNoRecord):
		return err
	case err == nil && (b.Opened || b.due() > 0):
		return nil
	}
	err = r.worth(ctx, d)
	if errors.Is(err, ErrSmall) {
		return deny("%w", err)
	}
	return err
}
