package arbiter

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/canon"
)

// ErrEvidence: what an objector shows is not about the segment it objects to.
var ErrEvidence = errors.New("the evidence is not about this segment")

// maxEvidence bounds what an objector shows, bytes.
const maxEvidence = 1 << 20

// Judge re-executes segments that somebody objects to, for a node that others
// have made their arbiter. It believes nobody: the terms must be those that it
// holds the money for, the state before the segment that which the segment
// names, or it computes it from the seed. One segment at a time. Safe for
// concurrent use.
type Arbiter struct {
	d    role.Deps
	data *role.Datasets
	mu   sync.Mutex
}

// NewJudge returns a judge.
func New(d role.Deps) *Arbiter { return &Arbiter{d: d, data: role.NewDatasets(d)} }

// Admit says why evidence is none for a claimed segment of a deal; nil: it is.
// The error wraps ErrEvidence.
func (j *Arbiter) Admit(d escrow.Deal, c escrow.ClaimedSegment, evidence []byte) error {
	_, _, err := j.read(d, c, evidence)
	return err
}

func (j *Arbiter) read(d escrow.Deal, c escrow.ClaimedSegment, evidence []byte) (role.Evidence, market.ValidAnnouncement, error) {
	var e role.Evidence
	err := canon.Unmarshal(evidence, maxEvidence, &e)
	if err != nil {
		return e, market.ValidAnnouncement{}, fmt.Errorf("%w: %w", ErrEvidence, err)
	}
	// The arbiter took these terms for good when it took the preimages: that the
	// offer has ended since does not matter.
	now := min(j.d.Heads.Latest().Time, d.Offer.Deadline-min(d.Offer.Deadline, 1))
	ann, err := e.Announcement.Validate(d.Domain, now)
	switch {
	case err != nil:
	case ann.OfferHash() != d.OfferID() || e.Lease.Lease.StructHash() != d.LeaseID():
		err = errors.New("another offer or lease")
	case e.Result.Commitment.Segment != c.Segment || e.Result.Commitment.Hash != c.Hash:
		err = errors.New("another segment than was claimed")
	default:
		_, err = e.Result.Validate(ann, d.Lease.Lease)
	}
	if err != nil {
		err = fmt.Errorf("%w: %w", ErrEvidence, err)
	}
	return e, ann, err
}

// Right re-executes the whole segment and reports whether it is what its job
// computes, bit by bit. An error means that it could not.
func (j *Arbiter) Right(ctx context.Context, d escrow.Deal, c escrow.ClaimedSegment, evidence []byte) (bool, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	e, ann, err := j.read(d, c, evidence)
	if err != nil {
		return false, err
	}
	var from []peer.ID
	if p, err := peer.Decode(e.Announcement.Contact); err == nil {
		from = append(from, p)
	}
	data, err := j.data.Of(ctx, ann, from...)
	if err != nil {
		return false, err
	}
	claimed := e.Result.Segment
	s, err := j.before(ctx, e, data, from)
	if err != nil {
		return false, err
	}
	defer s.Close()
	out, err := s.Run(ctx, claimed.Index, claimed.Steps, nil)
	if err != nil {
		return false, err
	}
	right := out.Segment == claimed
	if right { // what is delivered is that state too
		cid, err := j.d.StoreState(ctx, s, role.HoldFor(role.AsJudge, ann))
		if err != nil {
			return false, err
		}
		right = cid == e.Result.End.CID
	}
	j.d.Event(ann.JobID(), "ruling", fmt.Sprintf("re-executed segment %d as arbiter: %s", claimed.Index, role.Agreement(right)), nil)
	return right, nil
}

// before is a session in the state that the segment names as its start. A
// checkpoint that is another one proves nothing, as the objector names it; then
// the lease's segments are computed from the seed, if it began there.
func (j *Arbiter) before(ctx context.Context, e role.Evidence, data []byte, from []peer.ID) (*executor.Session, error) {
	spec, claimed := e.Announcement.Spec, e.Result.Segment
	if claimed.Index == 0 {
		return j.d.Runner.Open(spec, data, nil)
	}
	s, err := j.given(ctx, e, data, from)
	if err == nil || e.Lease.Lease.FirstSegment != 0 || ctx.Err() != nil {
		return s, err
	}
	if s, err = j.d.Runner.Open(spec, data, nil); err != nil {
		return nil, err
	}
	for i := range claimed.Index {
		_, n := spec.SegmentSteps(i)
		if _, err := s.Run(ctx, i, n, nil); err != nil {
			s.Close()
			return nil, err
		}
	}
	return s, nil
}

// given is a session on the checkpoint that the evidence names.
func (j *Arbiter) given(ctx context.Context, e role.Evidence, data []byte, from []peer.ID) (*executor.Session, error) {
	wait, cancel := context.WithTimeout(ctx, role.StartTimeout)
	defer cancel()
	raw, err := j.d.Checkpoint(wait, e.Start, e.Announcement.Spec, from...)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", role.ErrNoStart, err)
	}
	s, err := j.d.Runner.Open(e.Announcement.Spec, data, raw)
	if err != nil {
		return nil, err
	}
	root, err := s.Root()
	if err == nil && root != e.Result.Segment.Start {
		err = fmt.Errorf("%w: its root is %s, the segment starts from %s", executor.ErrStart, common.Hash(root), common.Hash(e.Result.Segment.Start))
	}
	if err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}
