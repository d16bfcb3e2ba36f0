package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/market/money"
)

// Locks are paid one after the other, so that each comes with a commitment of its
// own on every hop. lnd v0.21 gives wrong numbers to HTLCs that came with one
// commitment when it resumes a channel after some of them have ended
// (htlcswitch/link.go, processRemoteAdds: it counts in the list without those). A
// link that has settled one under a wrong number never starts again.
const (
	// routeRoom is how many blocks the hops of a route may add to a lock.
	routeRoom = 320
	// turnTime is how long a lock may delay those of this node's other leases.
	turnTime = 2 * time.Second
	// healTime is how long one lease's locks are made again before the next lease gets
	// its turn.
	healTime = 5 * time.Second
	// mostUnheard is how many times in a row a payee may fail to answer.
	mostUnheard = 5
)

// payInTurn makes the payments that were not made before, each when the payee of
// the one before has it. If the lease ended meanwhile, it makes those of what was
// earned. The shares come first, because the provider works as soon as it sees its
// own locks.
func (r *Rail) payInTurn(ctx context.Context, lease common.Hash) error {
	b, err := r.records.get(lease)
	if err != nil {
		return err
	}
	var due uint32
	if b.Over != "" { // otherwise all are made
		e, err := r.allEnds(ctx, b)
		if err != nil {
			return err
		}
		due = e.due(b)
	}
	var failed error
	for _, p := range []purpose{forShares, forProvider} {
		err := r.payLocks(ctx, b, p, due)
		if failed = errors.Join(failed, err); err != nil && !b.Opened {
			break
		}
	}
	return failed
}

// locksOf are a record's locks for one payee.
func (b record) locksOf(p purpose) []lock {
	if p == forShares {
		return b.Shares
	}
	return b.Locks
}

// payLocks pays the locks for one payee. When an opening is paid, the first
// failure ends it; when locks are made again, the others are paid all the same.
func (r *Rail) payLocks(ctx context.Context, b record, p purpose, due uint32) error {
	unsure, err := r.unconfirmed(ctx, b, p)
	if err == nil {
		err = r.arrived(ctx, b, p, unsure)
	}
	goesOn := func(err error) bool { return err == nil || b.Opened && errors.Is(err, ErrUnpaid) }
	failed := err
	for i := 0; i < len(b.locksOf(p)) && goesOn(err); i++ {
		err = r.payNext(ctx, b, p, uint32(i), due)
		failed = errors.Join(failed, err)
	}
	return failed
}

// unconfirmed are the locks whose payments are in flight and which nobody has
// confirmed, because an earlier run of this node made them.
func (r *Rail) unconfirmed(ctx context.Context, b record, p purpose) (out []LockRef, err error) {
	for _, l := range lockRefs(b.locksOf(p)) {
		if r.wasLocked(l.Hash) {
			continue
		}
		e, over, err := r.payment(ctx, l.Hash)
		switch {
		case err != nil:
			return nil, err
		case !over:
			out = append(out, l)
		case e.paid && b.opening():
			return nil, taken(l.Hash)
		}
	}
	return out, nil
}

// opening reports whether no lock can have been earned yet.
func (b record) opening() bool { return !b.Opened && b.Over == "" }

func taken(h lnd.Hash) error { return fmt.Errorf("%w: %s", ErrTaken, h) }

// payNext pays a lock if it is due and was not paid, and returns when its payee
// has it.
func (r *Rail) payNext(ctx context.Context, b record, p purpose, i, due uint32) error {
	leave, err := r.turn(ctx)
	if err != nil {
		return err
	}
	defer leave()
	l, made, err := r.payOnce(ctx, b.Deal.LeaseID(), p, i, due)
	if err != nil || !made {
		return err
	}
	asked := []LockRef{{Segment: i, Attempt: l.Attempt, Hash: l.Hash}}
	short, cancel := context.WithTimeout(ctx, turnTime)
	came, err := r.ask(short, b, p, asked)
	cancel()
	leave()
	if came && err == nil {
		return nil
	}
	return r.arrived(ctx, b, p, asked)
}

// turn is held by the one lock of this node that is being paid. leave may be
// called twice.
func (r *Rail) turn(ctx context.Context) (leave func(), err error) {
	select {
	case r.turns <- struct{}{}:
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
	left := false
	return func() {
		if !left {
			left = true
			<-r.turns
		}
	}, nil
}

// payOnce starts the payment of a lock that is still due. made reports whether it
// is in flight now.
func (r *Rail) payOnce(ctx context.Context, lease common.Hash, p purpose, i,
	due uint32) (l lock, made bool, err error) {
	r.acts.Lock()
	defer r.acts.Unlock()
	b, err := r.records.get(lease)
	if err != nil || int(i) >= len(b.locksOf(p)) {
		return l, false, err
	}
	l = b.locksOf(p)[i]
	if _, over := r.known(l.Hash); over || r.wasLocked(l.Hash) || !b.mustRepair(p, i, due, r.Clock()) {
		return l, false, nil
	}
	ps, err := parts(b.Deal)
	if err != nil {
		return l, false, err
	}
	amount := ps[i].provider
	if p == forShares {
		amount = ps[i].fee
	}
	return l, true, r.pay(ctx, l, amount)
}

func (r *Rail) pay(ctx context.Context, l lock, amount money.Units) error {
	q, err := r.Node.Decode(ctx, l.Request)
	if err != nil {
		return err
	}
	limit := r.FeeBase + money.Units(uint64(amount)/1_000_000*uint64(r.FeePPM)+
		uint64(amount)%1_000_000*uint64(r.FeePPM)/1_000_000)
	err = r.Node.Pay(ctx, lnd.PayOrder{Request: l.Request, FeeLimit: limit,
		CLTVLimit: q.CLTV + blockPadding + routeRoom, Timeout: payTime})
	if errors.Is(err, lnd.ErrReused) { // by this node, before a crash
		return nil
	}
	return err
}

// arrived returns when the payee has all of some locks, or ErrUnpaid when the
// payment of one has failed.
func (r *Rail) arrived(ctx context.Context, b record, p purpose, asked []LockRef) error {
	for unheard := 0; len(asked) > 0; {
		var err error
		if asked, err = r.inFlight(ctx, b, asked); err != nil || len(asked) == 0 {
			return err
		}
		came, err := r.ask(ctx, b, p, asked)
		switch {
		case err == nil:
			unheard = 0
		case errors.Is(err, ErrDenied) || unheard >= mostUnheard:
			return err
		default:
			unheard++
		}
		for _, l := range asked {
			r.nudges.note(ctx, l.Hash, !came)
		}
		if came {
			return nil
		}
		if err := r.pause(ctx); err != nil {
			return err
		}
	}
	return nil
}

// inFlight are those of some locks whose payments have not ended. ErrUnpaid means
// that one has failed, and ErrTaken that one was paid before it could be earned.
func (r *Rail) inFlight(ctx context.Context, b record, locks []LockRef) (out []LockRef, err error) {
	for _, l := range locks {
		e, over, err := r.payment(ctx, l.Hash)
		switch {
		case err != nil:
			return nil, err
		case over && !e.paid:
			r.nudges.note(ctx, l.Hash, false)
			return nil, r.unpaid(ctx, l.Hash)
		case over && b.opening():
			return nil, taken(l.Hash)
		case !over:
			out = append(out, l)
		}
	}
	return out, nil
}

// unpaid says why a lock was not put in place.
func (r *Rail) unpaid(ctx context.Context, h lnd.Hash) error {
	p, err := r.Node.Track(ctx, h)
	return errors.Join(fmt.Errorf("%w: %s %s", ErrUnpaid, h, p.Reason), err)
}

// ask asks a payee whether it has some locks. The payee answers when it has, or
// after a moment. A payee that does not say how many it has is of an older
// version; then only a pause keeps its locks apart.
func (r *Rail) ask(ctx context.Context, b record, p purpose, asked []LockRef) (came bool, err error) {
	to := b.Deal.Lease.Lease.Node
	if p == forShares {
		to = r.Arbiters[0]
	}
	reply, err := r.Peers.Ask(ctx, to, Message{Topic: Locked, Lease: b.Deal.LeaseID(), Locks: asked})
	switch {
	case err == nil && reply.Came == nil, p == forShares && errors.Is(err, ErrDenied):
		if err := r.pause(ctx); err != nil {
			return false, err
		}
	case err != nil:
		return false, err
	case *reply.Came > uint32(len(asked)):
		return false, deny("%s has %d of %d locks", to, *reply.Came, len(asked))
	case *reply.Came < uint32(len(asked)):
		return false, nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, l := range asked {
		r.came[l.Hash] = true
	}
	return true, nil
}

func (r *Rail) wasLocked(h lnd.Hash) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.came[h]
}

// awaitAllLocked returns when the provider has all locks at the same time, or a
// payment has failed.
func (r *Rail) awaitAllLocked(ctx context.Context, b record) error {
	for {
		reply, err := r.Peers.Ask(ctx, b.Deal.Lease.Lease.Node, Message{Topic: Locked, Lease: b.Deal.LeaseID(),
			Custody: b.Custody})
		if err != nil || reply.Done {
			return err
		}
		for _, l := range slices.Concat(b.Locks, b.Shares) {
			switch e, over, err := r.payment(ctx, l.Hash); {
			case err != nil:
				return err
			case over && e.paid:
				return taken(l.Hash)
			case over:
				return r.unpaid(ctx, l.Hash)
			}
		}
		if err := r.pause(ctx); err != nil {
			return err
		}
	}
}
