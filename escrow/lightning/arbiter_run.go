package lightning

import (
	"context"
	"errors"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lightning"
	"github.com/infernetprotocol/infernet/market/money"
)

// Run settles shares that are due, gives the others back, credits accounts and
// pays withdrawals, until ctx ends.
func (a *Arbiter) Run(ctx context.Context) error {
	t := time.NewTicker(a.Poll)
	defer t.Stop()
	done := map[common.Hash]bool{}
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
		if err := a.books.each(done, func(b book) bool {
			ended, err := a.tend(ctx, b)
			if err != nil && ctx.Err() == nil {
				a.Log.Debug("shares wait", "lease", b.Deal.LeaseID(), "err", err)
			}
			return ended
		}); err != nil {
			return err
		}
		if err := a.payOut(ctx); err != nil && ctx.Err() == nil {
			a.Log.Debug("withdrawals wait", "err", err)
		}
	}
}

// tend brings the shares of a lease where they should be; done: nothing more
// can come of them.
func (a *Arbiter) tend(ctx context.Context, b book) (done bool, err error) {
	// After that nobody locks shares again, or has more of them due.
	last := max(b.ends(), b.WindowEnd)
	closed := b.Over != "" || a.Clock() > last && a.Clock()-last > uint64(b.Deal.Offer.Window)
	t := tally{final: true}
	for i, l := range b.Shares {
		if err := a.tendShare(ctx, b, uint32(i), l, closed, &t); err != nil {
			return false, err
		}
	}
	if t.came && !b.Opened { // money has been here: from now on Over is final
		if b, err = a.books.edit(b.Deal.LeaseID(), func(b *book) error { b.Opened = true; return nil }); err != nil {
			return false, err
		}
	}
	over := t.final && closed
	if len(b.Shares) == 0 {
		return over, nil
	}
	return over, a.share(b, min(t.paidTo, b.due()), t.got, over)
}

// tally is what became of a lease's shares so far.
type tally struct {
	got    money.Units
	paidTo uint32
	final  bool // nothing more can come
	came   bool // something was locked
}

func (a *Arbiter) tendShare(ctx context.Context, b book, i uint32, l lock, closed bool, t *tally) error {
	s, inv, err := stateOf(ctx, a.Node, l)
	if err != nil {
		return err
	}
	t.came = t.came || s != unborn && s != absent
	switch {
	case s == paid:
		t.got, t.paidTo = t.got+inv.HTLC.Amount, i+1
	case s == waiting && i < b.due():
		t.final = false
		return a.Node.Settle(ctx, *l.Secret)
	case (s == waiting || s == absent) && closed:
		t.final = false
		return ignore(a.Node.Cancel(ctx, l.Hash), lightning.ErrSettled)
	case s == settling || !closed && s != cancelled:
		t.final = false
	}
	return nil
}

func ignore(err, this error) error {
	if errors.Is(err, this) {
		return nil
	}
	return err
}

// share credits what has come: the payees of the segments first, and when the
// lease is over what is left to the client. The sums are of the lease as a
// whole, so that crediting again changes nothing.
func (a *Arbiter) share(b book, n uint32, got money.Units, over bool) error {
	left := got
	for account, u := range b.credits(n) {
		u = min(u, left)
		left -= u
		if err := a.accounts.credit(account, b.Deal.LeaseID(), u); err != nil {
			return err
		}
	}
	if !over || left == 0 {
		return nil
	}
	// The client may be a payee too.
	return a.accounts.credit(b.Deal.Offer.Client, remainderOf(b.Deal.LeaseID()), left)
}
