package coordinator

import (
	"context"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/role"
)

// PostSlot starts a job that is one slot of several that train a model together (job.Policy). It
// waits for SetStart before each segment. The job is in the ledger when PostSlot returns.
func (c *Coordinator) PostSlot(ann market.ValidAnnouncement, d Deposit) error {
	p := c.policy
	p.Rounds = true
	return c.post(ann, d, common.Hash{}, p)
}

// SetStart gives a slot's job the state that its next segment starts from. The error wraps
// ErrUnknownJob, job.ErrClosed or job.ErrPhase.
func (c *Coordinator) SetStart(ctx context.Context, id market.JobID, start job.StartSet) error {
	a, err := c.job(id)
	if err != nil {
		return err
	}
	return a.apply(ctx, start)
}

// Checkpoint fetches a checkpoint of one of this node's jobs from those who should have it, and keeps
// it for the job.
func (c *Coordinator) Checkpoint(ctx context.Context, id market.JobID, b market.Blob) ([]byte, error) {
	a, err := c.job(id)
	if err != nil {
		return nil, err
	}
	raw, err := c.d.Checkpoint(ctx, b, a.ann.Spec(), a.holders()...)
	if err != nil {
		return nil, err
	}
	return raw, c.d.Pins.Hold(role.HoldFor(role.AsCoordinator, a.chosen()), b.CID)
}

// Hold is under what this node keeps checkpoints of one of its jobs.
func (c *Coordinator) Hold(id market.JobID) (role.Hold, error) {
	a, err := c.job(id)
	if err != nil {
		return role.Hold{}, err
	}
	return role.HoldFor(role.AsCoordinator, a.chosen()), nil
}
