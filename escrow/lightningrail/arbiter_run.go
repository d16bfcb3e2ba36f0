package lightningrail

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/market/money"
)

// Run settles shares that are due, gives the others back, credits accounts, pays
// withdrawals and decides disputes, until ctx ends.
func (a *Arbiter) Run(ctx context.Context) error {
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error { return a.keep(ctx) })
	g.Go(func() error { return a.decideDisputes(ctx) })
	return g.Wait()
}

// keep looks after the shares and the accounts.
func (a *Arbiter) keep(ctx context.Context) error {
	return every(ctx, a.Poll, func() error {
		if err := a.records.each(func(b record) bool {
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
		return nil
	})
}

// tend brings the shares of a lease to where they should be. done reports that
// nothing more can come of them.
func (a *Arbiter) tend(ctx context.Context, b record) (done bool, err error) {
	// After that nobody locks shares again, and no more of them become due.
	last := max(b.ends(), b.WindowEnd)
	t := shareTotals{final: true, late: a.Clock() > last && a.Clock()-last > uint64(b.Deal.Offer.Window)}
	for i, l := range b.Shares {
		if err := a.tendShare(ctx, b, uint32(i), l, &t); err != nil {
			return false, err
		}
	}
	if b, err = a.follow(b, t); err != nil {
		return false, err
	}
	a.nudges.note(ctx, lnd.Hash(b.Deal.LeaseID()), b.Over == takenBack && !b.Opened && !t.late)
	over := t.final && (b.Over != "" || t.late || len(b.Shares) > 0 && t.paid == len(b.Shares))
	if len(b.Shares) == 0 {
		return over, nil
	}
	return over, a.share(b, min(t.paidTo, b.due()), t.got, over)
}

// follow records that something was locked for the shares, and that a lease which its
// client has left is over by its terms.
func (a *Arbiter) follow(b record, t shareTotals) (record, error) {
	opened, left := t.came && !b.Opened, b.Left && b.Over == "" && a.Clock() >= b.ends()
	if !opened && !left {
		return b, nil
	}
	b, err := a.records.edit(b.Deal.LeaseID(), func(b *record) error {
		b.Opened = b.Opened || opened
		if left && b.Over == "" {
			b.Over = clientLeft
		}
		return nil
	})
	if err == nil {
		a.quota.note(b)
	}
	return b, err
}

// shareTotals says what has become of a lease's shares so far.
type shareTotals struct {
	got    money.Units
	paid   int    // locks
	paidTo uint32 // segments
	final  bool   // nothing more can come
	late   bool   // nothing more is awaited
	came   bool   // something was locked
}

func (a *Arbiter) tendShare(ctx context.Context, b record, i uint32, l lock, t *shareTotals) error {
	due := i < b.due()
	if a.held[l.Hash] && !due && !t.late && b.Over == "" {
		t.came, t.final = true, false
		return nil
	}
	s, inv, err := stateOf(ctx, a.Node, l)
	if err == nil {
		s, err = refuseSplit(ctx, a.Node, l.Hash, s)
	}
	if err != nil {
		return err
	}
	a.nudges.note(ctx, l.Hash, s == settling || s == absent && !b.Opened)
	t.came = t.came || s != unborn && s != absent
	delete(a.held, l.Hash)
	if s == waiting {
		a.held[l.Hash] = true
	}
	switch {
	case s == paid:
		t.got, t.paid, t.paidTo = t.got+inv.HTLC.Amount, t.paid+1, i+1
	case s == waiting && due:
		t.final = false
		return a.Node.Settle(ctx, *l.Secret)
	case (s == waiting || s == absent) && (t.late || b.Over != "" && !due):
		t.final = false
		return ignore(a.Node.Cancel(ctx, l.Hash), lnd.ErrSettled)
	case s == settling || !t.late && (due || b.Over == ""): // a client locks again what was lost
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

// share credits what has come in: first to the payees of the segments and, when
// the lease is over, the rest to the client. A credit stays even if a later
// voucher names other payees. All credits together never exceed what has come in.
func (a *Arbiter) share(b record, n uint32, got money.Units, over bool) error {
	lines := b.allot(n, got, over)
	if !slices.Equal(lines, b.Credits) {
		if _, err := a.records.edit(b.Deal.LeaseID(), func(b *record) error {
			b.Credits = lines
			return nil
		}); err != nil {
			return err
		}
	}
	for _, l := range lines {
		if err := a.accounts.credit(l); err != nil {
			return err
		}
	}
	return nil
}

// allot adds to the credits of a lease what n paid segments owe, in the order of
// the accounts, as far as the money has come in.
func (b record) allot(n uint32, got money.Units, over bool) []creditLine {
	lines := slices.Clone(b.Credits)
	left := got
	for _, l := range lines {
		left -= l.Units
	}
	add := func(owner common.Address, from common.Hash, more money.Units) {
		i := slices.IndexFunc(lines, func(l creditLine) bool { return l.Owner == owner && l.From == from })
		if i < 0 {
			lines, i = append(lines, creditLine{Owner: owner, From: from}), len(lines)
		}
		more = min(more, left)
		lines[i].Units, left = lines[i].Units+more, left-more
	}
	owed := b.credits(n)
	for _, l := range b.Credits {
		if l.From == b.Deal.LeaseID() {
			owed[l.Owner] -= l.Units
		}
	}
	for _, account := range slices.SortedFunc(maps.Keys(owed), common.Address.Cmp) {
		if owed[account] > 0 && left > 0 {
			add(account, b.Deal.LeaseID(), owed[account])
		}
	}
	if over && left > 0 { // the client may be a payee too
		add(b.Deal.Offer.Client, remainderOf(b.Deal.LeaseID()), left)
	}
	return lines
}
