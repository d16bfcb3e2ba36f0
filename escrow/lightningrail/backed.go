package lightningrail

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/escrow"
)

// errUnanswered means that no arbiter of this node's list has answered about a lease.
var errUnanswered = errors.New("no arbiter of lightning.arbiters answers about the lease")

// LeaseStatus asks this node's arbiters whether money is locked for a lease in which it has no
// part. A preimage comes into custody only once its lock has arrived at the provider, and the
// first arbiter has seen itself whether its share has come. The status is StatusOpen if one
// of them says so, and StatusNone if all that answered know nothing of it.
func (r *Rail) LeaseStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error) {
	asked := fmt.Errorf("%w: lease %s", errUnanswered, d.LeaseID())
	for _, arbiter := range r.Arbiters {
		reply, err := r.Peers.Ask(ctx, arbiter, Message{Topic: Backed, Lease: d.LeaseID()})
		switch {
		case errors.Is(err, ErrDenied):
			asked = nil
		case err != nil:
			r.Log.Debug("arbiter not asked about a lease", "arbiter", arbiter, "err", err)
		case reply.Done:
			return escrow.StatusOpen, nil
		default:
			asked = nil
		}
	}
	return escrow.StatusNone, asked
}

// backed says whether money is locked for a lease, as far as this arbiter knows: it holds the
// preimage of a lock that has arrived, and a share has come, if it is the first arbiter.
func (a *Arbiter) backed(ctx context.Context, b record) (Reply, error) {
	locked := b.holds(lockRefs(b.Locks)) > 0 && (b.Over == "" || b.due() > 0)
	if !locked || len(b.Shares) == 0 {
		return Reply{Done: locked}, nil
	}
	came, err := a.arrivals.reply(ctx, b.Shares, lockRefs(b.Shares)[:1])
	return Reply{Done: err == nil && *came.Came > 0}, err
}
