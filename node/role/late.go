package role

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/job"
)

// A lease that has settled may pay more: on Lightning a provider that comes back
// after the client has closed is paid what was vouched. By then the job may be
// closed, and its machine takes no event; its figures are corrected all the same.

// settlements are the latest states of clients' leases that have settled, for whoever
// keeps figures of them. Safe for concurrent use.
type settlements struct {
	wake chan struct{} // capacity 1: there are some

	mu     sync.Mutex
	states map[common.Hash]escrow.State
}

func newSettlements() *settlements {
	return &settlements{states: map[common.Hash]escrow.State{}, wake: make(chan struct{}, 1)}
}

// put leaves a state, if it is of a client's settled lease. It does not block.
func (x *settlements) put(s escrow.State) {
	if s.Party != escrow.Client || s.Chain.Settled == nil {
		return
	}
	x.mu.Lock()
	x.states[s.Deal.LeaseID()] = s
	x.mu.Unlock()
	select {
	case x.wake <- struct{}{}:
	default: // somebody is on the way
	}
}

// take waits for states and removes them.
func (x *settlements) take(ctx context.Context) ([]escrow.State, error) {
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-x.wake:
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	out := slices.Collect(maps.Values(x.states))
	clear(x.states)
	return out, nil
}

// followPaid keeps the figures of settled leases true until ctx is done.
func (c *Coordinator) followPaid(ctx context.Context) {
	for {
		states, err := c.tills.paid.take(ctx)
		if err != nil {
			return
		}
		for _, s := range states {
			if err := c.resettle(ctx, s); err != nil && ctx.Err() == nil {
				c.d.Log.Warn("what a lease has paid is not in its job's figures", "lease", s.Deal.LeaseID(), "err", err)
			}
		}
	}
}

// resettle corrects what a job says that a settled lease has paid. One that it does
// not count yet is counted by the job's own actor.
func (c *Coordinator) resettle(ctx context.Context, s escrow.State) error {
	a, err := c.ofLease(s.Deal.LeaseID())
	if err != nil || !a.outdated(s) {
		return nil // of no job here, or nothing new
	}
	edit := func(r *JobRecord) { r.settled(s) }
	err = a.send(ctx, nil, edit)
	for Busy(err) && pause(ctx, again) == nil {
		err = a.send(ctx, nil, edit)
	}
	if errors.Is(err, job.ErrClosed) {
		err = a.correct(edit)
	}
	if err == nil {
		a.c.d.story(a.ann.JobID(), "closed", "lease "+brief(s.Deal.LeaseID())+" has settled anew: "+a.paidOut(a.record(), s.Deal.LeaseID()), nil)
	}
	return err
}

// outdated reports whether the job counts the lease, with other amounts.
func (a *actor) outdated(s escrow.State) bool {
	now := settledLease(s)
	for _, x := range a.record().Figures.Settled {
		if x.Lease == now.Lease {
			return !x.same(now)
		}
	}
	return false
}

// correct changes the figures alone, and what follows for the books. Only the job's
// owner calls it, or, once the job is closed and has none, whoever knows better.
func (a *actor) correct(edit func(*JobRecord)) error {
	a.late.Lock()
	defer a.late.Unlock()
	old := a.record()
	next := old
	edit(&next)
	if err := a.persist(nil, old, next); err != nil {
		return err
	}
	a.snap.Store(&next)
	return nil
}
