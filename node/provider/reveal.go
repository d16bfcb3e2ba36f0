package provider

import (
	"context"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// VerdictCommitment answers /infernet/seal/1 when this node is the lease's provider. If the
// coordinator is gone, verdicts can still be had this way: a candidate of the lease is shown
// the log when all verifiers that the segment's block has drawn have committed here, or were
// given the time that a coordinator gives them.
func (p *Provider) VerdictCommitment(
	ctx context.Context, _ peer.ID, s market.VerdictCommitment,
) (market.LogReveal, error) {
	r, ok, err := p.d.Committed(s.Lease, s.Segment, s.Commitment)
	if err != nil {
		return market.LogReveal{}, err
	}
	lease, known, err := ledger.Get[LeaseRecord](p.d.Ledger, role.SpaceLeases, s.Lease.Hex())
	if err != nil {
		return market.LogReveal{}, err
	}
	if !ok || !known {
		return market.LogReveal{}, p2p.Refuse(wire.CodeUnknown, "segment %d is not committed here", s.Segment)
	}
	if err := p.keepVerdict(ctx, r, lease, s); err != nil {
		return market.LogReveal{}, err
	}
	if err := p.mayReveal(ctx, r, lease); err != nil {
		return market.LogReveal{}, err
	}
	return market.LogReveal{Log: r.Log}, nil
}

// keepVerdict notes the commitment of a candidate of the lease.
func (p *Provider) keepVerdict(
	ctx context.Context, r market.SegmentResult, lease LeaseRecord, s market.VerdictCommitment,
) error {
	signer, err := market.RecoverDigest(s.Digest(), s.Sig)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(lease.Candidates, func(c market.Candidate) bool { return c.Operator == s.Verifier })
	if at < 0 {
		return p2p.Refuse(wire.CodeInvalid, "%s is no verifier of this lease", s.Verifier)
	}
	if err := p.verifier(ctx, signer, s.Verifier); err != nil {
		return err
	}
	if _, err := s.Validate(market.RestoreResult(r), market.Candidate{Operator: s.Verifier, Node: signer}); err != nil {
		return err
	}
	if !p.verdicts.add(s) {
		return p2p.Refuse(wire.CodeInvalid, "this verifier has committed to another verdict")
	}
	return nil
}

// mayReveal returns nil if a segment's log may be shown to those that have committed.
func (p *Provider) mayReveal(ctx context.Context, r market.SegmentResult, lease LeaseRecord) error {
	s, err := p.leases.State(r.Commitment.Lease)
	if err != nil {
		return p2p.Refuse(wire.CodeUnknown, "no lease %s here", r.Commitment.Lease)
	}
	if q, ok := p.asked.of(r.Commitment.StructHash()); ok {
		return p.mayRevealAsked(r.Commitment.StructHash(), q)
	}
	gone := s.Seen + s.Policy.Patience
	if s.Chain.Time <= gone {
		return p2p.Refuse(wire.CodeBusy, "the commitment is kept: the coordinator shows the log")
	}
	if s.Chain.Time > gone+job.DefaultPolicy().CheckTimeout/1000 {
		return nil
	}
	d, err := p.drawing(ctx, r, lease)
	if err != nil {
		return err
	}
	for _, i := range d.Verifiers {
		if !p.verdicts.has(r.Commitment.StructHash(), lease.Candidates[i].Operator) {
			return p2p.Refuse(wire.CodeBusy, "the commitment is kept: other verifiers have not sent theirs")
		}
	}
	return nil
}

// drawing repeats the draw for a segment. While its block is not mined, the answer is busy.
func (p *Provider) drawing(ctx context.Context, r market.SegmentResult, lease LeaseRecord) (market.Drawing, error) {
	if p.d.Heads.Latest().Number < r.Commitment.Height {
		return market.Drawing{}, p2p.Refuse(wire.CodeBusy, "the verifiers are not drawn yet")
	}
	blocks, err := p.d.BlocksAt(ctx, r.Heights())
	if err != nil {
		return market.Drawing{}, p2p.Refuse(wire.CodeBusy, "the block of the draw was not read")
	}
	return r.Draw(blocks, lease.Announcement.Spec, lease.Candidates)
}

// mostCommitments bounds the segments of which commitments to verdicts are kept.
const mostCommitments = 256

// committedVerdicts are the commitments to verdicts on recent segments. It is safe for
// concurrent use.
type committedVerdicts struct {
	mu  sync.Mutex
	all map[common.Hash]map[common.Address]common.Hash // by commitment and operator
}

// add keeps a commitment, and reports whether its verifier has made no other.
func (v *committedVerdicts) add(s market.VerdictCommitment) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.all == nil {
		v.all = map[common.Hash]map[common.Address]common.Hash{}
	}
	of, ok := v.all[s.Commitment]
	if !ok {
		for old := range v.all {
			if len(v.all) < mostCommitments {
				break
			}
			delete(v.all, old)
		}
		of = map[common.Address]common.Hash{}
		v.all[s.Commitment] = of
	}
	if old, made := of[s.Verifier]; made {
		return old == s.Hash
	}
	of[s.Verifier] = s.Hash
	return true
}

// has reports whether a verifier has committed to a verdict on a commitment.
func (v *committedVerdicts) has(commitment common.Hash, verifier common.Address) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	_, ok := v.all[commitment][verifier]
	return ok
}
