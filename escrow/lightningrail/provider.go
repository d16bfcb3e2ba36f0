package lightningrail

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// doProvider carries out the provider's actions.
func (r *Rail) doProvider(ctx context.Context, a escrow.Action) error {
	b, err := r.records.get(a.Deal.LeaseID())
	if err != nil {
		return err
	}
	switch a.Kind {
	case escrow.Pay:
		return r.earn(ctx, b, a.Voucher)
	case escrow.Close:
		return r.closeLease(ctx, b, a.Voucher)
	case escrow.Claim:
		return r.claim(ctx, b, a.Claims)
	case escrow.Release:
		return r.releaseProvider(ctx, b)
	case escrow.Withdraw:
		return r.withdraw(ctx, r.account(a.Deal))
	}
	return fmt.Errorf("%w: %s", ErrNotOurs, a.Kind)
}

// state reads a lock of the provider. Its end is remembered.
func (r *Rail) state(ctx context.Context, l lock) (lockState, lnd.Invoice, error) {
	if e, ok := r.known(l.Hash); ok && e.paid {
		return paid, lnd.Invoice{Amount: e.sum}, nil
	} else if ok {
		return cancelled, lnd.Invoice{}, nil
	}
	s, i, err := stateOf(ctx, r.Node, l)
	if err == nil {
		s, err = refuseSplit(ctx, r.Node, l.Hash, s)
	}
	switch {
	case err != nil:
		return s, i, err
	case s == paid:
		r.ended(l.Hash, end{paid: true, sum: i.HTLC.Amount})
	case s == cancelled:
		r.ended(l.Hash, end{})
	}
	i.Amount = i.HTLC.Amount
	return s, i, nil
}

func (r *Rail) observeProvider(ctx context.Context, b record, c *escrow.Chain) error {
	var e ends
	final, inPlace := true, true
	for i, l := range b.Locks {
		s, inv, err := r.state(ctx, l)
		if err != nil {
			return err
		}
		r.nudges.note(ctx, l.Hash, s == settling || s == absent && !b.Opened)
		switch s {
		case paid:
			e.paid, e.sum = e.paid+1, e.sum+inv.Amount
			if int(e.lead) == i {
				e.lead++
			}
		case cancelled: // the client locks again what is due and has expired
			final = final && (uint32(i) >= b.due() || r.Clock() > b.ends())
		case unborn, lost:
			final = final && (b.Over != "" && uint32(i) >= b.due() || r.Clock() > b.ends())
		default:
			final = false
		}
		inPlace = inPlace && s == waiting && r.Pace.holds(uint32(c.Height), inv.HTLC.Expiry, b.span(r.Clock()))
	}
	if !b.Opened && inPlace && b.Covered >= b.leastCover() { // it is stored, because work may begin from now on
		var err error
		if b,
			err = r.records.edit(b.Deal.LeaseID(), func(b *record) error {
			b.Opened = b.Over == ""
			return nil
		}); err != nil {
			return err
		}
	}
	if !b.Opened {
		return nil
	}
	var closed *escrow.Settlement
	if final {
		var err error
		if closed, err = b.settlement(e, e.paid); err != nil {
			return err
		}
	}
	b.status(c, e.lead, closed)
	c.Covered = b.Covered
	return nil
}

// earn gets the preimages that a voucher pays and settles with them. It stores the
// voucher first: what the voucher pays is due from then on, whoever can be
// reached.
func (r *Rail) earn(ctx context.Context, b record, v market.SignedVoucher) error {
	if err := checkVoucher(b.Deal, v); err != nil {
		return err
	}
	n := v.Voucher.Segments
	b, err := r.edit(b.Deal.LeaseID(), func(b *record) error { return b.take(&v) })
	if err != nil {
		return err
	}
	wanted, err := r.wants(ctx, b, n)
	if err != nil || !wanted {
		return err
	}
	b, err = r.redeem(ctx, b, n, Message{Topic: Redeem, Lease: b.Deal.LeaseID(), Voucher: &v,
		Locks: lockRefs(b.Locks[:n])},
		append([]common.Address{b.Deal.Offer.Delegate}, r.Arbiters...))
	if err != nil {
		return err
	}
	return r.settle(ctx, b, n)
}

// wants reports whether any of the first n locks can still be settled. tend asks
// the client again for what has expired.
func (r *Rail) wants(ctx context.Context, b record, n uint32) (bool, error) {
	for _, l := range b.Locks[:n] {
		s, _, err := r.state(ctx, l)
		if err != nil || s != paid && s != cancelled {
			return err == nil, err
		}
	}
	return false, nil
}

// redeem asks one party after the other for the preimages of the first n locks,
// unless they are known.
func (r *Rail) redeem(ctx context.Context, b record, n uint32, m Message, from []common.Address) (record, error) {
	if uint32(len(b.secrets(n))) == n {
		return b, nil
	}
	var no refusals
	for _, node := range from {
		reply, err := r.Peers.Ask(ctx, node, m)
		if err == nil {
			b, err = r.edit(m.Lease, func(b *record) error { b.learn(reply.Secrets); return nil })
		}
		has := uint32(len(b.secrets(n)))
		if err == nil && has == n {
			return b, nil
		}
		if err == nil {
			err = deny("%d preimages, want %d", has, n)
		}
		no.add(node, err)
	}
	return b, no.sum()
}

// settle reveals the preimages of the first n locks to the node and waits a moment
// for the HTLCs to end. If that takes longer (a peer is away, a channel was closed
// by force), lnd goes on alone and claims the HTLC on chain if need be. What a
// crash lost is settled when the client has locked it again.
func (r *Rail) settle(ctx context.Context, b record, n uint32) error {
	for _, l := range b.Locks[:n] {
		s, _, err := r.state(ctx, l)
		if err != nil {
			return err
		}
		if s == waiting && l.Secret != nil {
			if err := r.Node.Settle(ctx, *l.Secret); err != nil {
				return err
			}
		}
	}
	short, cancel := context.WithTimeout(ctx, settleTime)
	defer cancel()
	for _, l := range b.Locks[:n] {
		for {
			s, _, err := r.state(ctx, l)
			if err != nil {
				return err
			}
			if s != settling {
				break
			}
			if r.pause(short) != nil {
				return ctx.Err()
			}
		}
	}
	return nil
}

// closeLease settles with the best voucher and gives the rest back.
func (r *Rail) closeLease(ctx context.Context, b record, v market.SignedVoucher) error {
	if err := checkVoucher(b.Deal, v); err != nil {
		return err
	}
	if v.Voucher.Segments < b.claimedTo() {
		return deny("%d segments are claimed, the voucher is for %d", b.claimedTo(), v.Voucher.Segments)
	}
	if v.Voucher.Segments > 0 {
		if err := r.earn(ctx, b, v); err != nil {
			return err
		}
	}
	return r.cancelFrom(ctx, b.Deal.LeaseID(), v.Voucher.Segments, "closed")
}

// cancelFrom cancels the locks from n on, and returns when all have ended.
func (r *Rail) cancelFrom(ctx context.Context, lease common.Hash, n uint32, why string) error {
	b, err := r.finish(lease, why)
	if err != nil {
		return err
	}
	if err := r.giveBack(ctx, b.Locks[n:]); err != nil {
		return err
	}
	r.deliverAll(ctx, b)
	for {
		var c escrow.Chain
		if b, err = r.records.get(lease); err != nil {
			return err
		}
		if err := r.observeProvider(ctx, b, &c); err != nil || c.Status == escrow.StatusClosed {
			return err
		}
		if err := r.pause(ctx); err != nil {
			return err
		}
		// A payment may have arrived since.
		if err := r.giveBack(ctx, b.Locks[n:]); err != nil {
			return err
		}
	}
}

// giveBack cancels those locks whose preimages are not revealed.
func (r *Rail) giveBack(ctx context.Context, ls []lock) error {
	for _, l := range ls {
		s, _, err := r.state(ctx, l)
		if err == nil && (s == absent || s == waiting) {
			err = ignore(r.Node.Cancel(ctx, l.Hash), lnd.ErrSettled)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// tendProvider settles locks that were made again after their preimages were
// revealed.
func (r *Rail) tendProvider(ctx context.Context, b record) (done bool, err error) {
	n := b.due()
	if n > 0 {
		if uint32(len(b.secrets(n))) < n {
			b = r.askPreimages(ctx, b)
		}
		if err := r.settle(ctx, b, min(n, uint32(len(b.secrets(n))))); err != nil {
			return false, err
		}
	}
	var c escrow.Chain
	if err := r.observeProvider(ctx, b, &c); err != nil {
		return false, err
	}
	late := r.Clock() > b.ends()
	if !late {
		if err := r.askToRelock(ctx, b); err != nil {
			return false, err
		}
	}
	heard := r.deliverAll(ctx, b)
	return c.Status == escrow.StatusClosed && (b.Over != "" && heard || late), nil
}

// askToRelock asks the client to lock again what is vouched and has expired,
// because this node was away until the client's window had ended.
func (r *Rail) askToRelock(ctx context.Context, b record) error {
	for _, l := range b.Locks[:b.vouched()] {
		s, _, err := r.state(ctx, l)
		if err != nil {
			return err
		}
		if s == cancelled {
			_, err := r.Peers.Ask(ctx, b.Deal.Offer.Delegate, Message{Topic: Redeem, Lease: b.Deal.LeaseID(),
				Voucher: &b.Voucher})
			return err
		}
	}
	return nil
}

// askPreimages asks for the preimages of locks that were made again. If nobody
// gives them yet, the next look asks again.
func (r *Rail) askPreimages(ctx context.Context, b record) record {
	m, from := Message{Topic: Redeem, Lease: b.Deal.LeaseID(), Voucher: voucherOf(b),
		Locks: lockRefs(b.Locks[:b.due()])},
		append([]common.Address{b.Deal.Offer.Delegate}, r.Arbiters...)
	if b.Collected > b.vouched() {
		m.Topic, m.Voucher, from = Collect, nil, r.Arbiters
	}
	now, err := r.redeem(ctx, b, b.due(), m, from)
	if err != nil {
		r.Log.Debug("preimages of new locks are not known yet", "lease", m.Lease, "err", err)
	}
	return now
}
