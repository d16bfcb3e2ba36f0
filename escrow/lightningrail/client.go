package lightningrail

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// doClient carries out the client's actions.
func (r *Rail) doClient(ctx context.Context, a escrow.Action) error {
	lease := a.Deal.LeaseID()
	switch a.Kind {
	case escrow.Open:
		return r.open(ctx, a.Deal)
	case escrow.Pay:
		return r.reveal(ctx, lease, a.Voucher)
	case escrow.End:
		return r.end(ctx, lease, a.Voucher)
	case escrow.Release:
		return r.releaseClient(ctx, lease)
	case escrow.Withdraw:
		return r.withdraw(ctx, r.account(a.Deal))
	}
	return fmt.Errorf("%w: %s", ErrNotOurs, a.Kind)
}

// open puts all locks in place: it tells the arbiters of the lease, gets invoices from
// the provider and the first arbiter, and makes one payment after the other. When all
// have arrived, it gives the first preimages into custody, and waits until the
// provider confirms that it may begin.
func (r *Rail) open(ctx context.Context, d escrow.Deal) error {
	b, err := r.plan(ctx, d)
	if err != nil {
		return err
	}
	if b, err = r.arrange(ctx, b); err != nil {
		return err
	}
	if err := r.payInTurn(ctx, d.LeaseID()); err != nil {
		return r.giveUp(ctx, b, err)
	}
	if b, err = r.cover(ctx, b); err != nil {
		return r.giveUp(ctx, b, err)
	}
	if err := r.awaitAllLocked(ctx, b); err != nil {
		return r.giveUp(ctx, b, err)
	}
	_, err = r.edit(d.LeaseID(), func(b *record) error { b.Opened = true; return nil })
	return err
}

// plan creates the locks of a new lease, or new ones after an opening that failed. Those are
// held for as many blocks as the first: the arbiter keeps that number, and fewer are needed
// the later it is.
func (r *Rail) plan(ctx context.Context, d escrow.Deal) (record, error) {
	if err := checkDeal(r.Domain, d); err != nil {
		return record{}, err
	}
	cltv, err := r.Pace.CLTV(record{Deal: d}.span(r.Clock()))
	if err != nil {
		return record{}, err
	}
	drawable, err := r.candidates(d)
	if err != nil {
		return record{}, err
	}
	old, err := r.records.get(d.LeaseID())
	if err == nil && old.Over != "" {
		if err := r.returned(ctx, old); err != nil {
			return old, err
		}
	}
	return r.records.change(d.LeaseID(), func(b *record, found bool) error {
		if found && b.Over == "" {
			return nil
		}
		b.Deal, b.CLTV, b.Over, b.Custody = d, max(b.CLTV, cltv), "", nil
		if !found {
			b.Candidates = drawable
		}
		for len(b.Locks) < int(d.Lease.Lease.Segments) {
			b.Locks = append(b.Locks, lock{})
		}
		if ps, err := parts(d); err == nil && ps[0].fee > 0 && len(b.Shares) == 0 {
			b.Shares = make([]lock, len(ps))
		}
		for i := range b.Locks {
			if err := r.newAttempt(b, forProvider, i); err != nil {
				return err
			}
		}
		for i := range b.Shares {
			if err := r.newAttempt(b, forShares, i); err != nil {
				return err
			}
		}
		return nil
	})
}

// candidates are the verifiers that may be drawn in a lease.
func (r *Rail) candidates(d escrow.Deal) ([]market.Candidate, error) {
	if r.Verifiers == nil {
		return nil, fmt.Errorf("%w: who verifies the lease is not known", ErrNotOurs)
	}
	cs, err := r.Verifiers(d)
	if err == nil {
		err = checkCandidates(d, cs)
	}
	return cs, err
}

// newAttempt creates the next attempt at a lock.
func (r *Rail) newAttempt(b *record, p purpose, i int) error {
	l := &b.Locks[i]
	if p == forShares {
		l = &b.Shares[i]
	}
	s, err := derive(r.Secret, b.Deal.LeaseID(), p, uint32(i), l.Attempt+1)
	if err == nil {
		*l = lock{Attempt: l.Attempt + 1, Hash: s.Hash(), Secret: &s}
	}
	return err
}

// returned fails unless everything that an opening paid has come back.
func (r *Rail) returned(ctx context.Context, b record) error {
	for _, l := range append(b.Locks[:len(b.Locks):len(b.Locks)], b.Shares...) {
		e, over, err := r.payment(ctx, l.Hash)
		switch {
		case err != nil:
			return err
		case !over || e.paid:
			return fmt.Errorf("the last attempt at the lease is not back yet: payment %s", l.Hash)
		}
	}
	return nil
}

// payment is how a payment of ours ended, if it has. A payment that was never made
// counts as ended.
func (r *Rail) payment(ctx context.Context, h lnd.Hash) (e end, over bool, err error) {
	if e, ok := r.known(h); ok {
		return e, true, nil
	}
	p, err := r.Node.Track(ctx, h)
	switch {
	case errors.Is(err, lnd.ErrUnknown):
		return end{}, true, nil
	case err != nil || p.State == lnd.InFlight:
		return end{}, false, err
	}
	if p.State == lnd.Succeeded {
		e = end{paid: true, sum: p.Amount}
	}
	r.ended(h, e)
	return e, true, nil
}

// arrange gets custody signatures, and invoices for the locks that are to be paid
// and have none.
func (r *Rail) arrange(ctx context.Context, b record) (record, error) {
	if len(r.Arbiters) == 0 {
		return b, fmt.Errorf("%w: no arbiter is configured", ErrNotOurs)
	}
	ps, err := parts(b.Deal)
	if err != nil {
		return b, err
	}
	e, err := r.allEnds(ctx, b)
	if err != nil {
		return b, err
	}
	wants := func(p purpose, all []lock) []int { return r.withoutInvoice(b, p, all, e.due(b)) }
	m := Message{Topic: Entrust, Lease: b.Deal.LeaseID(), Deal: &b.Deal, CLTV: b.CLTV, Locks: lockRefs(b.Locks),
		Voucher: voucherOf(b), Candidates: b.Candidates}
	if m.Secrets, err = r.coverable(ctx, b); err != nil {
		return b, err
	}
	custody, shares, err := r.giveCustody(ctx, b, m, true)
	if err != nil {
		return b, err
	}
	for _, i := range wants(forShares, b.Shares) {
		if err := r.acceptInvoice(ctx, b.CLTV, &b.Shares[i], shares, i, ps[i].fee); err != nil {
			return b, err
		}
	}
	if wanted := wants(forProvider, b.Locks); len(wanted) > 0 {
		m.Topic, m.Secrets, m.Voucher, m.Custody = Lock, nil, nil, custody
		reply, err := r.Peers.Ask(ctx, b.Deal.Lease.Lease.Node, m)
		if err != nil {
			return b, fmt.Errorf("provider: %w", err)
		}
		for _, i := range wanted {
			if err := r.acceptInvoice(ctx, b.CLTV, &b.Locks[i], reply.Requests, i, ps[i].provider); err != nil {
				return b, err
			}
		}
	}
	return r.edit(b.Deal.LeaseID(), func(now *record) error {
		now.Custody = custody
		take(now.Locks, b.Locks)
		take(now.Shares, b.Shares)
		return nil
	})
}

// withoutInvoice are the locks that are to be paid and have no invoice yet.
func (r *Rail) withoutInvoice(b record, p purpose, all []lock, due uint32) (out []int) {
	for i, l := range all {
		if l.Request == "" && b.mustRepair(p, uint32(i), due, r.Clock()) {
			out = append(out, i)
		}
	}
	return out
}

// take copies the payment requests of locks that are still the same.
func take(to, from []lock) {
	for i := range to {
		if to[i].Hash == from[i].Hash {
			to[i].Request = from[i].Request
		}
	}
}

// acceptInvoice stores the invoice for a lock. It must be for the lock's hash and
// exact amount, and be held exactly as long as agreed: longer would lock the money
// longer.
func (r *Rail) acceptInvoice(ctx context.Context, cltv uint32, l *lock, requests []string, i int,
	amount money.Units) error {
	if i >= len(requests) {
		return deny("%d invoices, want %d at least", len(requests), i+1)
	}
	if requests[i] == "" { // the other side says that nothing is due for it
		return ErrLeaseOver
	}
	if err := r.checkInvoice(ctx, cltv, *l, requests[i], amount); err != nil {
		return err
	}
	l.Request = requests[i]
	return nil
}

func (r *Rail) checkInvoice(ctx context.Context, cltv uint32, l lock, request string, amount money.Units) error {
	q, err := r.Node.Decode(ctx, request)
	if err != nil {
		return err
	}
	if q.Hash != l.Hash || q.Amount != amount || q.CLTV != cltv {
		return deny("an invoice of %d msat for %s held %d blocks, want %d for %s, %d blocks", q.Amount, q.Hash, q.CLTV,
			amount, l.Hash, cltv)
	}
	return nil
}

// giveUp takes back an opening that cannot succeed, so that the money returns.
func (r *Rail) giveUp(ctx context.Context, b record, why error) error {
	if !errors.Is(why, ErrUnpaid) && !errors.Is(why, ErrDenied) && !errors.Is(why, ErrTaken) {
		return why
	}
	b, err := r.finish(b.Deal.LeaseID(), "it was not opened")
	if err != nil {
		return err
	}
	if runs, err := r.undo(ctx, b); err != nil || runs {
		return err
	}
	return why
}

// undo announces that an opening was given up. A provider that has seen all locks
// in place at the same time may be working already. For such a provider the lease
// runs, so it runs for this side too, which makes again what has failed.
func (r *Rail) undo(ctx context.Context, b record) (runs bool, err error) {
	reply, err := r.Peers.Ask(ctx, b.Deal.Lease.Lease.Node, Message{Topic: Over, Lease: b.Deal.LeaseID()})
	if err == nil && !reply.Done {
		_, err = r.edit(b.Deal.LeaseID(), func(b *record) error { b.Opened, b.Over = true, ""; return nil })
		return true, err
	}
	r.deliverAll(ctx, b)
	return false, nil
}
