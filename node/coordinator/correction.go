package coordinator

import (
	"context"
	"errors"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/wire"
)

// A lease that has settled may pay more: on Lightning a provider that comes back
// after the client has closed is paid what was vouched. By then the job may be
// closed, and its machine takes no event; its figures are corrected all the same.

// followSettlements keeps the figures of settled leases true until ctx is done.
func (c *Coordinator) followSettlements(ctx context.Context) {
	for {
		states, err := c.leases.Settled(ctx)
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

// resettle corrects what a job says that a settled lease has paid. A lease that the job
// does not count yet is counted by the job's own actor.
func (c *Coordinator) resettle(ctx context.Context, s escrow.State) error {
	a, err := c.ofLease(s.Deal.LeaseID())
	if err != nil || !a.outdated(s) {
		return nil // of no job here, or nothing new
	}
	edit := func(r *JobRecord) { r.settled(s) }
	err = a.send(ctx, nil, edit)
	for wire.Busy(err) && retry.Pause(ctx, wire.RetryEvery) == nil {
		err = a.send(ctx, nil, edit)
	}
	if errors.Is(err, job.ErrClosed) {
		err = a.correct(edit)
	}
	if err == nil {
		a.c.d.Event(a.ann.JobID(), "closed", "lease "+brief(s.Deal.LeaseID())+" has settled anew: "+
			a.paidOut(a.record(), s.Deal.LeaseID()), nil)
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

// correct changes the figures alone, and posts the money that moved. Only the job's owner
// calls it, or, once the job is closed and has none, followSettlements.
func (a *actor) correct(edit func(*JobRecord)) error {
	a.corrections.Lock()
	defer a.corrections.Unlock()
	old := a.record()
	next := old
	edit(&next)
	if err := a.persist(nil, old, next); err != nil {
		return err
	}
	a.current.Store(&next)
	return nil
}
