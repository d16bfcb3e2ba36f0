package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Dispute is a claimed segment that a verifier has found wrong, with what is
// needed to execute it again.
type Dispute struct {
	Deal     escrow.Deal           `cbor:"1,keyasint"`
	Claim    escrow.ClaimedSegment `cbor:"2,keyasint"`
	Against  market.SignedVerdict  `cbor:"3,keyasint"`
	Evidence []byte                `cbor:"4,keyasint"` // for the Judge
}

// Segment is the claim's index in the lease.
func (d Dispute) Segment() uint32 { return d.Claim.Segment - d.Deal.Lease.Lease.FirstSegment }

// Judge decides disputes by executing the segment itself. Safe for concurrent use.
type Judge interface {
	// Admit returns why the evidence does not belong to the claim, or nil if it does.
	Admit(Dispute) error
	// Right reports whether the segment is what its job computes. An error means that
	// this is not known yet; the arbiter asks again.
	Right(context.Context, Dispute) (bool, error)
}

// judgeAgain is the pause before a dispute that could not be decided is tried
// again, in chain seconds.
const judgeAgain = 60

const disputePrefix = "dispute/"

func disputeName(lease common.Hash, segment uint32) string {
	return fmt.Sprintf("%s%s/%d", disputePrefix, lease.Hex(), segment)
}

// admit stores a dispute if there is a judge for it. An objection without its
// evidence holds nothing back.
func (a *Arbiter) admit(d Dispute) error {
	if a.Judge == nil {
		return nil
	}
	if err := a.Judge.Admit(d); err != nil {
		return deny("%w", err)
	}
	raw, err := canon.Marshal(d)
	if err != nil {
		return err
	}
	return a.Store.Put(disputeName(d.Deal.LeaseID(), d.Segment()), raw)
}

// decideDisputes decides the disputes, one segment after the other, until ctx
// ends. What cannot be decided stays held back and returns to the client when it
// expires.
func (a *Arbiter) decideDisputes(ctx context.Context) error {
	if a.Judge == nil {
		return nil
	}
	later := map[string]uint64{} // chain time, by dispute
	return every(ctx, a.Poll, func() error {
		return a.records.each(func(b record) bool {
			a.decideNext(ctx, b, later)
			return false
		})
	})
}

// decideNext decides the first open dispute of a lease.
func (a *Arbiter) decideNext(ctx context.Context, b record, later map[string]uint64) {
	segment, open := b.firstDisputed()
	name := disputeName(b.Deal.LeaseID(), segment)
	if !open || a.Clock() < later[name] || ctx.Err() != nil {
		return
	}
	right, err := a.decide(ctx, name)
	if err == nil {
		err = a.Rule(b.Deal.LeaseID(), segment, right)
	}
	switch {
	case ctx.Err() != nil:
	case err != nil:
		later[name] = a.Clock() + judgeAgain
		a.Log.Info("dispute not decided yet", "lease", b.Deal.LeaseID(), "segment", segment, "err", err)
	default:
		delete(later, name)
		a.Log.Info("dispute decided", "lease", b.Deal.LeaseID(), "segment", segment, "right", right)
	}
}

// firstDisputed is the first segment that is disputed and not ruled on, as an
// index in the lease. Those after it build on it.
func (b record) firstDisputed() (segment uint32, open bool) {
	for _, d := range slices.Sorted(slices.Values(b.Disputed)) {
		if !slices.Contains(b.Ruled, d) {
			return d, true
		}
	}
	return 0, false
}

// errNoDispute means that the objection was accepted before this arbiter had a
// judge.
var errNoDispute = errors.New("the evidence of the dispute is not in the records")

func (a *Arbiter) decide(ctx context.Context, name string) (bool, error) {
	raw, found, err := a.Store.Get(name)
	if err != nil || !found {
		return false, errors.Join(err, errNoDispute)
	}
	var d Dispute
	if err := canon.Unmarshal(raw, maxRecord, &d); err != nil {
		return false, fmt.Errorf("lightning record %s: %w", name, err)
	}
	return a.Judge.Right(ctx, d)
}
