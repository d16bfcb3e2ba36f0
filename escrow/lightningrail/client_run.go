package lightningrail

import (
	"context"
	"errors"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// reveal stores a voucher and then gives its preimages to provider and arbiters.
// From then on the provider may have them. tend repeats the delivery to parties
// that are away.
func (r *Rail) reveal(ctx context.Context, lease common.Hash, v market.SignedVoucher) error {
	b, err := r.edit(lease, func(b *record) error { return b.take(&v) })
	if err != nil {
		return err
	}
	r.deliverAll(ctx, b)
	r.coverNext(ctx, b)
	return nil
}

// coverNext gives the arbiters the next preimages and tells the provider. tend repeats
// what fails.
func (r *Rail) coverNext(ctx context.Context, b record) record {
	now, err := r.cover(ctx, b)
	if err != nil {
		r.Log.Debug("preimages not in custody yet", "lease", b.Deal.LeaseID(), "err", err)
		return b
	}
	if now.covered() > b.covered() {
		r.deliverAll(ctx, now)
	}
	return now
}

// end starts the window in which the provider may settle what it earned.
func (r *Rail) end(ctx context.Context, lease common.Hash, v market.SignedVoucher) error {
	b, err := r.edit(lease, func(b *record) error {
		if err := checkVoucher(b.Deal, v); err != nil {
			return err
		}
		if b.WindowEnd == 0 {
			b.WindowEnd = r.Clock() + uint64(b.Deal.Offer.Window)
		}
		return b.take(&v)
	})
	if err != nil {
		return err
	}
	r.deliverAll(ctx, b)
	if _, err := r.Peers.Ask(ctx, b.Deal.Lease.Lease.Node, Message{Topic: EndLease, Lease: lease}); err != nil {
		r.Log.Debug("end of a lease not delivered", "lease", lease, "err", err)
	}
	return nil
}

// Object sends the arbiters a verdict against a segment, so that they hold back its pay
// if it is claimed. The lease is one of ours, or the verdict is this node's own. An
// arbiter decides by the evidence. done reports that nothing is left to hold back.
// Arbiters refuse an objection before the segment is claimed: call Object again.
func (r *Rail) Object(ctx context.Context, v market.SignedVerdict, evidence []byte) (done bool, err error) {
	b, err := r.records.get(v.Verdict.Lease)
	if err == nil {
		if e, err := r.allEnds(ctx, b); err != nil || e.final {
			return e.final, err
		}
	} else if err = ignore(err, errNoRecord); err != nil {
		return false, err
	}
	done = true
	for _, a := range r.Arbiters {
		reply, why := r.Peers.Ask(ctx, a, Message{Topic: Object, Lease: v.Verdict.Lease, Verdict: &v,
			Evidence: evidence})
		done, err = done && why == nil && reply.Done, errors.Join(err, why)
	}
	return done, err
}

// releaseClient makes no more locks and waits until every payment has ended. A
// provider that is online cancels what it cannot settle; the HTLCs of one that is
// gone expire.
func (r *Rail) releaseClient(ctx context.Context, lease common.Hash) error {
	b, err := r.records.get(lease)
	if err != nil {
		return err
	}
	if b.WindowEnd == 0 || r.Clock() < b.WindowEnd {
		return deny("the window ends at %d, it is %d", b.WindowEnd, r.Clock())
	}
	if _, err = r.finish(lease, released); err != nil {
		return err
	}
	for {
		if b, err = r.records.get(lease); err != nil { // Run may have made new locks
			return err
		}
		e, err := r.allEnds(ctx, b)
		if err != nil || e.over() {
			return err
		}
		r.deliverAll(ctx, b)
		if err := r.pause(ctx); err != nil {
			return err
		}
	}
}

// Reasons of the client for locking nothing more.
const (
	// released means that the client has waited for its window to end, which was the
	// provider's time.
	released = "released after its window"
	// cameBack means that it had, and that the provider came back with a voucher. The
	// provider is still paid.
	cameBack = "released after its window; the provider came back"
	// byProvider means that the provider has given the rest back.
	byProvider = "closed by the provider"
)

// ends says how far the payments of a lease have ended.
type ends struct {
	final  bool // all have ended
	repair bool // one has failed and must be made again
	paid   uint32
	sum    money.Units // of those to the provider
	lead   uint32      // paid segments in a row from the first
	shares uint32      // up to which segment shares were paid
}

// over reports that nothing more comes of the lease.
func (e ends) over() bool { return e.final && !e.repair }

// due is up to which segment the client owes the pay.
func (e ends) due(b record) uint32 { return max(b.vouched(), e.lead) }

// mustRepair reports whether a lock that a crash has lost is made again. While the
// lease runs all are; after it, those of what was earned. A provider whose window
// is over gets a new lock only when it asks for it; its verifiers get it anyway. An
// opening that was given up owes nothing: a lock of it that was paid was taken.
func (b record) mustRepair(p purpose, i, due uint32, now uint64) bool {
	switch {
	case now > b.ends(), !b.Opened && b.Over != "":
		return false
	case b.Over == "":
		return true
	case p == forProvider && b.Over == released:
		return false
	}
	return i < due
}

func (r *Rail) allEnds(ctx context.Context, b record) (out ends, err error) {
	out.final = true
	failed := map[purpose][]uint32{}
	for p, locks := range map[purpose][]lock{forProvider: b.Locks, forShares: b.Shares} {
		for i, l := range locks {
			e, over, err := r.payment(ctx, l.Hash)
			if err != nil {
				return out, err
			}
			out.final = out.final && over
			r.nudges.note(ctx, l.Hash, !over && (!b.Opened || b.Over != "" || uint32(i) < b.vouched()))
			if over && !e.paid {
				failed[p] = append(failed[p], uint32(i))
			}
			switch {
			case e.paid && p == forProvider:
				out.add(uint32(i), e.sum)
			case e.paid:
				out.shares = max(out.shares, uint32(i)+1)
			}
		}
	}
	for p, all := range failed {
		for _, i := range all {
			out.repair = out.repair || b.mustRepair(p, i, out.due(b), r.Clock())
		}
	}
	return out, nil
}

// add counts a paid segment. Segments come in order.
func (e *ends) add(i uint32, sum money.Units) {
	e.paid, e.sum = e.paid+1, e.sum+sum
	if e.lead == i {
		e.lead++
	}
}

func (r *Rail) observeClient(ctx context.Context, b record, c *escrow.Chain) error {
	if !b.Opened {
		return nil
	}
	e, err := r.allEnds(ctx, b)
	if err != nil {
		return err
	}
	var closed *escrow.Settlement
	if e.over() || b.Over == cameBack { // closed by an earlier look
		if closed, err = b.settlement(e, min(e.shares, e.due(b))); err != nil {
			return err
		}
		credit, err := r.credit(ctx, b.Deal)
		if err != nil {
			return err
		}
		c.Credit = uint64(credit)
	}
	b.status(c, e.lead, closed)
	return nil
}

// Run repairs what crashes and absent peers left behind, until ctx ends: it makes
// lost locks again and delivers undelivered messages.
func (r *Rail) Run(ctx context.Context) error {
	return every(ctx, 2*r.Poll, func() error {
		return r.records.each(func(b record) bool {
			ended, err := r.tend(ctx, b)
			if err != nil && ctx.Err() == nil {
				r.Log.Debug("lease waits", "lease", b.Deal.LeaseID(), "err", err)
			}
			return ended
		})
	})
}

// tend makes progress on a lease. done reports that nothing more can come of it.
func (r *Rail) tend(ctx context.Context, b record) (done bool, err error) {
	switch late := r.Clock() > b.Deal.Lease.Lease.Deadline; {
	case r.Party == escrow.Provider && b.Opened:
		return r.tendProvider(ctx, b)
	case r.Party == escrow.Provider:
		// The client's payments may hang at this node's channels, where they never
		// arrived. This node cannot see them, and the client cannot move them.
		r.nudges.note(ctx, lnd.Hash(b.Deal.LeaseID()), b.Over == takenBack && !late)
		if b.Over == takenBack && !late { // the arbiters give back the shares
			r.deliverAll(ctx, b)
		}
		if late { // nobody opens it any more
			err = r.giveBack(ctx, b.Locks)
		}
		return late, err
	case !b.Opened && b.Over == "" && late:
		if b, err = r.finish(b.Deal.LeaseID(), "it was not opened in time"); err != nil {
			return false, err
		}
	case !b.Opened && b.Over == "": // it is being opened
		return false, nil
	}
	if !b.Opened {
		if runs, err := r.undo(ctx, b); err != nil || runs {
			return false, err
		}
	}
	e, err := r.allEnds(ctx, b)
	if err != nil {
		return false, err
	}
	if e.repair {
		return false, r.repair(ctx, b)
	}
	if b.Over == "" {
		b = r.coverNext(ctx, b)
	}
	// An arbiter that has not heard of the end would keep shares that are the
	// client's.
	heard := r.deliverAll(ctx, b)
	return e.over() && (heard || r.Clock() > b.ends()), nil
}

// repair makes locks again that a crash of a node lost. Their payments have failed
// for good, so the old hashes are worth nothing. A provider that has closed the
// lease accepts those that are due and refuses the others.
func (r *Rail) repair(ctx context.Context, b record) error {
	e, err := r.allEnds(ctx, b)
	if err != nil {
		return err
	}
	b, err = r.edit(b.Deal.LeaseID(), func(b *record) error {
		for p, locks := range map[purpose][]lock{forProvider: b.Locks, forShares: b.Shares} {
			for i, l := range locks {
				if end, over := r.known(l.Hash); !over || end.paid ||
					!b.mustRepair(p, uint32(i), e.due(*b), r.Clock()) {
					continue
				}
				if err := r.newAttempt(b, p, i); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	now, err := r.arrange(ctx, b)
	if errors.Is(err, ErrLeaseOver) && b.Over == "" {
		_, err = r.finish(b.Deal.LeaseID(), byProvider)
		return err
	}
	if err != nil {
		return err
	}
	short, cancel := context.WithTimeout(ctx, healTime)
	defer cancel()
	err = r.payInTurn(short, b.Deal.LeaseID())
	r.deliverAll(ctx, now)
	if short.Err() != nil {
		return context.Cause(ctx) // nil: the next look goes on
	}
	return err
}

// Handle implements Handler.
func (r *Rail) Handle(ctx context.Context, from common.Address, m Message) (Reply, error) {
	if r.Party == escrow.Provider {
		return r.handleProvider(ctx, from, m)
	}
	return r.handleClient(from, m)
}

func (r *Rail) handleClient(from common.Address, m Message) (Reply, error) {
	b, err := r.records.get(m.Lease)
	if err != nil {
		return Reply{}, deny("%w", err)
	}
	if from != b.Deal.Lease.Lease.Node {
		return Reply{}, deny("only the lease's provider may ask that")
	}
	switch {
	case m.Topic == Over:
		_, err := r.finish(m.Lease, byProvider)
		return Reply{Done: err == nil}, err
	case m.Topic == Redeem && m.Voucher != nil:
		b, err := r.edit(m.Lease, func(b *record) error {
			if err := checkVoucher(b.Deal, *m.Voucher); err != nil {
				return err
			}
			if b.Over == released && m.Voucher.Voucher.Segments > 0 {
				b.Over = cameBack
			}
			return b.take(m.Voucher)
		})
		if err != nil {
			return Reply{}, err
		}
		return Reply{Secrets: b.secrets(m.Voucher.Voucher.Segments)}, nil
	}
	return Reply{}, deny("unknown topic %d", m.Topic)
}

// every calls fn periodically until ctx ends or fn fails.
func every(ctx context.Context, pause time.Duration, fn func() error) error {
	t := time.NewTicker(pause)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
		if err := fn(); err != nil {
			return err
		}
	}
}
