package lightningrail

import (
	"context"
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

func (r *Rail) handleProvider(ctx context.Context, from common.Address, m Message) (Reply, error) {
	if m.Topic == Lock {
		return r.offerInvoices(ctx, from, m)
	}
	b, err := r.records.get(m.Lease)
	if err != nil {
		return Reply{}, deny("%w", err)
	}
	if from != b.Deal.Offer.Delegate {
		return Reply{}, deny("only the lease's coordinator may ask that")
	}
	switch m.Topic {
	case Locked:
		if len(m.Locks) > 0 {
			return r.arrivals.reply(ctx, b.Locks, m.Locks)
		}
		if len(m.Custody) > 0 {
			if err := r.takeCover(b, m.Custody); err != nil {
				return Reply{}, err
			}
		}
		c, err := r.Observe(ctx, b.Deal)
		return Reply{Done: c.Status != escrow.StatusNone}, err
	case Reveal:
		_, err = r.edit(m.Lease, func(b *record) error {
			if m.Voucher == nil || uint32(len(m.Secrets)) != m.Voucher.Voucher.Segments {
				return deny("a voucher with its preimages is wanted")
			}
			b.learn(m.Secrets)
			if len(b.secrets(m.Voucher.Voucher.Segments)) < len(m.Secrets) {
				return deny("the preimages are not those of the locks")
			}
			return b.take(m.Voucher)
		})
		return Reply{Done: err == nil}, err
	case EndLease:
		_, err = r.edit(m.Lease, func(b *record) error {
			if b.WindowEnd == 0 {
				b.WindowEnd = r.Clock() + uint64(b.Deal.Offer.Window)
			}
			return nil
		})
		return Reply{Done: err == nil}, err
	case Over:
		return r.takenBack(ctx, b)
	}
	return Reply{}, deny("unknown topic %d", m.Topic)
}

// takenBack gives back the locks of a lease that was never opened. An open lease
// ends by its window.
func (r *Rail) takenBack(ctx context.Context, b record) (Reply, error) {
	b, err := r.edit(b.Deal.LeaseID(), func(b *record) error {
		if !b.Opened {
			b.Over = takenBack
		}
		return nil
	})
	if err != nil || b.Opened {
		return Reply{}, err
	}
	return Reply{Done: true}, r.giveBack(ctx, b.Locks)
}

// offerInvoices adds the invoices for a lease that this node has signed.
func (r *Rail) offerInvoices(ctx context.Context, from common.Address, m Message) (Reply, error) {
	if m.Deal == nil || m.Deal.LeaseID() != m.Lease || from != m.Deal.Offer.Delegate ||
		m.Deal.Lease.Lease.Node != r.Self {
		return Reply{}, deny("a lease between its coordinator and this node is wanted")
	}
	if err := checkDeal(r.Domain, *m.Deal); err != nil {
		return Reply{}, err
	}
	if err := r.acceptable(ctx, m); err != nil {
		return Reply{}, err
	}
	if err := r.worthwhile(ctx, *m.Deal); err != nil {
		return Reply{}, err
	}
	if err := r.replaceable(ctx, m); err != nil {
		return Reply{}, err
	}
	r.acts.Lock()
	defer r.acts.Unlock()
	covers := r.coveredBy(*m.Deal, m.Locks, m.Candidates, m.Custody)
	b, err := r.records.change(m.Lease, func(b *record, found bool) error { return b.offer(m, found, covers) })
	if err != nil {
		return Reply{}, err
	}
	ps, err := parts(b.Deal)
	if err != nil {
		return Reply{}, err
	}
	var out Reply
	for i, l := range b.Locks {
		var request string
		if !b.shut(i) {
			if request, err = addHold(ctx, r.Node, l, ps[i].provider, b.CLTV,
				Tag{Lease: m.Lease, Segment: uint32(i)}); err != nil {
				return Reply{}, err
			}
		}
		out.Requests = append(out.Requests, request)
	}
	return out, nil
}

// acceptable checks what a provider requires of a lease's locks: enough time, an
// arbiter that it trusts, and a wallet that can pay for a claim on chain.
func (r *Rail) acceptable(ctx context.Context, m Message) error {
	need, err := r.Pace.CLTV(record{Deal: *m.Deal}.span(r.Clock()))
	if err != nil {
		return deny("%w", err)
	}
	if m.CLTV < need || m.CLTV > MaxCLTV {
		return deny("%w: held for %d blocks, want %d to %d", ErrWindow, m.CLTV, need, MaxCLTV)
	}
	if err := inOrder(m.Locks, int(m.Deal.Lease.Lease.Segments)); err != nil {
		return err
	}
	if err := checkCandidates(*m.Deal, m.Candidates); err != nil {
		return err
	}
	if len(m.Custody) > maxCustody {
		return deny("%d arbiters, at most %d", len(m.Custody), maxCustody)
	}
	if !slices.ContainsFunc(m.Custody, func(c Custody) bool {
		return r.trusts(*m.Deal, c) && checkCustody(*m.Deal, m.Locks, m.Candidates, c) == nil
	}) {
		return deny("no arbiter that this node trusts has signed for the lease")
	}
	return checkReserve(ctx, r.Node)
}

// trusts reports whether a custody is of an arbiter of this node's list. The client
// cannot be an arbiter between itself and this node.
func (r *Rail) trusts(d escrow.Deal, c Custody) bool {
	return c.Arbiter != d.Offer.Delegate && slices.Contains(r.Arbiters, c.Arbiter)
}

// coveredBy is of how many first locks an arbiter that this node trusts has signed
// that it holds the preimages.
func (r *Rail) coveredBy(d escrow.Deal, locks []LockRef, drawable []market.Candidate, all []Custody) (n uint32) {
	for _, c := range all {
		if c.Covers > n && int(c.Covers) <= len(locks) && r.trusts(d, c) &&
			checkCustody(d, locks, drawable, c) == nil {
			n = c.Covers
		}
	}
	return n
}

// takeCover notes that arbiters hold more preimages of the present locks.
func (r *Rail) takeCover(b record, all []Custody) error {
	if len(all) > maxCustody {
		return deny("%d arbiters, at most %d", len(all), maxCustody)
	}
	locks := lockRefs(b.Locks)
	n := r.coveredBy(b.Deal, locks, b.Candidates, all)
	if n <= b.Covered {
		return nil
	}
	_, err := r.edit(b.Deal.LeaseID(), func(now *record) error {
		if slices.Equal(lockRefs(now.Locks), locks) && n > now.Covered {
			now.Covered, now.Custody = n, all
		}
		return nil
	})
	return err
}

func inOrder(ls []LockRef, n int) error {
	if len(ls) != n {
		return deny("%d locks for %d segments", len(ls), n)
	}
	for i, l := range ls {
		if l.Segment != uint32(i) || l.Attempt == 0 || l.Hash == (lnd.Hash{}) {
			return deny("lock %d is for segment %d, attempt %d", i, l.Segment, l.Attempt)
		}
	}
	return nil
}

// replaceable requires that a lock is made again only after the old one was lost
// or given back.
func (r *Rail) replaceable(ctx context.Context, m Message) error {
	b, err := r.records.get(m.Lease)
	if errors.Is(err, errNoRecord) {
		return nil
	}
	if err != nil {
		return err
	}
	return replaceable(ctx, r.Node, b.Locks, m.Locks)
}

// offer adds the locks of a message to the provider's record. When the lease is
// over, only what was earned can still be locked again. covers is of how many of the
// message's locks arbiters hold the preimages.
func (b *record) offer(m Message, found bool, covers uint32) error {
	if !found {
		b.Deal, b.CLTV, b.Locks, b.Candidates = *m.Deal, m.CLTV, make([]lock, len(m.Locks)), m.Candidates
	}
	if market.CandidatesHash(b.Candidates) != market.CandidatesHash(m.Candidates) {
		return deny("the lease has other verifiers")
	}
	if !b.Opened {
		b.CLTV = m.CLTV
		b.Over = "" // the client opens again what it took back
	}
	b.Custody = m.Custody
	refused, taken, due := false, false, false
	for i, l := range m.Locks {
		switch {
		case b.Locks[i].Hash == l.Hash:
		case b.shut(i):
			refused = true
		default:
			taken, b.Locks[i] = true, lock{Attempt: l.Attempt, Hash: l.Hash}
		}
		due = due || !b.shut(i)
	}
	// Where something is due, the answer names it, also when it is asked for again: the
	// client may have lost the first answer. An empty request says what is refused.
	if refused && !due {
		return ErrLeaseOver
	}
	if taken || covers > b.Covered {
		b.Covered = covers
	}
	return nil
}

// shut reports whether a lock is not made again, because the lease is over and
// nothing is due for that segment.
func (b record) shut(i int) bool { return b.Over != "" && uint32(i) >= b.due() }
