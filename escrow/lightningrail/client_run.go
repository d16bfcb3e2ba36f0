package lightningrail

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// reveal keeps a voucher, from when on the provider may have its preimages, and
// gives them to provider and arbiters. Those who are away get them from tend.
func (r *Rail) reveal(ctx context.Context, lease common.Hash, v market.SignedVoucher) error {
	b, err := r.edit(lease, func(b *record) error { return b.take(&v) })
	if err != nil {
		return err
	}
	r.deliverAll(ctx, b)
	return nil
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

// Object tells the arbiters of a verdict against a segment of a lease of ours,
// so that they hold its pay back if it is claimed; evidence is what an arbiter
// decides by. Done: nothing is left to be held back. Before it is claimed,
// arbiters refuse to hear of it: object again.
func (r *Rail) Object(ctx context.Context, v market.SignedVerdict, evidence []byte) (done bool, err error) {
	b, err := r.records.get(v.Verdict.Lease)
	if err != nil {
		return errors.Is(err, errNoRecord), ignore(err, errNoRecord)
	}
	e, err := r.allEnds(ctx, b)
	if err != nil || e.final {
		return e.final, err
	}
	done = true
	for _, a := range r.Arbiters {
		reply, why := r.Peers.Ask(ctx, a, Message{Topic: Object, Lease: v.Verdict.Lease, Verdict: &v, Evidence: evidence})
		done, err = done && why == nil && reply.Done, errors.Join(err, why)
	}
	return done, err
}

// releaseClient makes no more locks and waits until every payment has ended: a
// provider that is there cancels what it cannot settle, of one that is gone the
// HTLCs expire.
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
		if b, err = r.records.get(lease); err != nil { // Run may have drawn locks anew
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

// Why nothing more is locked, as the client says it.
const (
	// released: the client has waited out its window; the provider had its time.
	released = "released after its window"
	// cameBack: it had, and came back with a voucher: it is paid all the same.
	cameBack = "released after its window; the provider came back"
	// byProvider: the provider has given the rest back.
	byProvider = "closed by the provider"
)

// ends is how far the payments of a lease are.
type ends struct {
	final  bool // all have ended
	repair bool // one has failed that is to be made again
	paid   uint32
	sum    money.Units // of those to the provider
	lead   uint32      // paid segments in a row from the first
	shares uint32      // up to which segment shares were paid
}

// over: nothing more comes of the lease.
func (e ends) over() bool { return e.final && !e.repair }

// due is up to which segment the client owes the pay.
func (e ends) due(b record) uint32 { return max(b.vouched(), e.lead) }

// mustRepair reports whether a lock that a crash has lost is made again: while the
// lease runs all are, after it those of what was earned. A provider whose window
// is over gets no other lock before it asks for it; its verifiers do.
func (b record) mustRepair(p purpose, i, due uint32, now uint64) bool {
	switch {
	case now > b.ends():
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

// add counts a paid segment; they come in order.
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
	if e.over() || b.Over == cameBack { // which closed before
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

// Run mends what crashes and absent peers left behind, until ctx ends: locks
// that were lost are made again, what was not delivered is delivered.
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

// tend brings a lease further; done: nothing more can come of it.
func (r *Rail) tend(ctx context.Context, b record) (done bool, err error) {
	switch late := r.Clock() > b.Deal.Lease.Lease.Deadline; {
	case r.Party == escrow.Provider && b.Opened:
		return r.tendProvider(ctx, b)
	case r.Party == escrow.Provider:
		// The client's payments may hang at this node's channels, where they
		// never arrived: it cannot see them, nor can the client move them.
		r.nudges.note(ctx, lnd.Hash(b.Deal.LeaseID()), b.Over == takenBack && !late)
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
	// An arbiter that has not heard the end yet keeps shares that are the client's.
	heard := r.deliverAll(ctx, b)
	return e.over() && (heard || r.Clock() > b.ends()), nil
}

// repair makes locks again that a crash of a node lost: their payments have
// failed for good, so the old hashes are worth nothing. A provider that has
// closed the lease takes those that are due, and refuses the others.
func (r *Rail) repair(ctx context.Context, b record) error {
	e, err := r.allEnds(ctx, b)
	if err != nil {
		return err
	}
	b, err = r.edit(b.Deal.LeaseID(), func(b *record) error {
		for p, locks := range map[purpose][]lock{forProvider: b.Locks, forShares: b.Shares} {
			for i, l := range locks {
				if end, over := r.known(l.Hash); !over || end.paid || !b.mustRepair(p, uint32(i), e.due(*b), r.Clock()) {
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
