package lightningrail

import (
	"context"
	"errors"
	"fmt"

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

// Judge decides disputes by executing the segment itself. Safe for concurrent use.
type Judge interface {
	// Admit returns why the evidence does not belong to the claim, or nil if it does.
	Admit(Dispute) error
	// Right reports whether the segment is what its job computes. An error means that
	// this is not known yet; the arbiter asks again.
	Right(context.Context, Dispute) (bool, error)
}

// A dispute that could not be decided is tried again after judgeAgain chain seconds, or after judgeRest
// times what the try took, if that is more.
const (
	judgeAgain = 60
	judgeRest  = 4
)

const disputePrefix = "dispute/"

func disputeName(lease, commitment common.Hash) string {
	return fmt.Sprintf("%s%s/%s", disputePrefix, lease.Hex(), commitment.Hex())
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
	return a.Store.Put(disputeName(d.Deal.LeaseID(), commitmentOf(d.Deal, d.Claim).StructHash()), raw)
}

// decideDisputes decides the disputes, one segment after the other, until ctx
// ends. What cannot be decided stays held back and returns to the client when it
// expires.
func (a *Arbiter) decideDisputes(ctx context.Context) error {
	if a.Judge == nil {
		return nil
	}
	later := map[string]uint64{} // chain time, by dispute
	return every(ctx, a.Poll, func() error { return a.decideTurn(ctx, later) })
}

// decideTurn decides one dispute of each provider at most. A lease costs its parties nothing before its locks are paid,
// but a provider has a stake: whoever has many leases takes no more turns than others.
func (a *Arbiter) decideTurn(ctx context.Context, later map[string]uint64) error {
	had := map[common.Address]bool{}
	return a.records.each(func(b record) bool {
		if p := b.Deal.Lease.Lease.Provider; !had[p] {
			had[p] = a.decideNext(ctx, b, later)
		}
		return false
	})
}

// decideNext decides the first open dispute of a lease, and reports whether it has tried.
func (a *Arbiter) decideNext(ctx context.Context, b record, later map[string]uint64) (tried bool) {
	commitment, open := b.firstDisputed()
	lease := b.Deal.LeaseID()
	name := disputeName(lease, commitment)
	began := a.Clock()
	if !open || began < later[name] || ctx.Err() != nil {
		return false
	}
	right, err := a.decide(ctx, name)
	if err == nil {
		err = a.rule(lease, commitment, right)
	}
	switch {
	case ctx.Err() != nil:
	case err != nil:
		took := a.Clock() - min(a.Clock(), began)
		later[name] = a.Clock() + max(judgeAgain, judgeRest*took)
		a.Log.Info("dispute not decided yet", "lease", lease, "commitment", commitment, "err", err)
	default:
		delete(later, name)
		a.Log.Info("dispute decided", "lease", lease, "commitment", commitment, "right", right)
	}
	return true
}

// firstDisputed is the commitment of the first claim that is disputed and not ruled
// on. Those after it build on it.
func (b record) firstDisputed() (commitment common.Hash, open bool) {
	for _, c := range b.Claims {
		if h := commitmentOf(b.Deal, c).StructHash(); b.heldBack(h) {
			return h, true
		}
	}
	return common.Hash{}, false
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
