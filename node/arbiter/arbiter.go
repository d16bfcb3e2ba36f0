package arbiter

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/canon"
)

// ErrEvidence is returned when what an objector shows is not about the segment to which it
// objects.
var ErrEvidence = errors.New("the evidence is not about this segment")

// ErrTooLong is returned for a segment that takes longer than mostRuling.
var ErrTooLong = errors.New("the segment takes this arbiter too long")

// mostRuling bounds the fetching and the execution for one ruling: meanwhile others wait for theirs.
// Whoever objects chooses how many segments are computed before, by a start that nobody has.
const mostRuling = 30 * time.Minute

// maxEvidence bounds what an objector shows, in bytes.
const maxEvidence = 1 << 20

// Arbiter executes segments again to which somebody objects, for a node that others have
// made their arbiter. It trusts nobody. The terms must be those that it holds the money
// for. The state before the segment must be the one that the segment names, or the arbiter
// computes it from the seed. It rules on one segment at a time. It is safe for concurrent
// use.
type Arbiter struct {
	d    role.Deps
	data *role.Datasets
	mu   sync.Mutex
}

// New returns an arbiter.
func New(d role.Deps) *Arbiter { return &Arbiter{d: d, data: role.NewDatasets(d)} }

// Admit returns nil if the evidence is about a claimed segment of a deal. Otherwise the
// error wraps ErrEvidence.
func (a *Arbiter) Admit(d escrow.Deal, c escrow.ClaimedSegment, evidence []byte) error {
	_, _, err := a.read(d, c, evidence)
	return err
}

// read decodes evidence and checks that it is about the claimed segment.
func (a *Arbiter) read(d escrow.Deal, c escrow.ClaimedSegment, evidence []byte) (
	role.Evidence, market.ValidAnnouncement, error,
) {
	var e role.Evidence
	err := canon.Unmarshal(evidence, maxEvidence, &e)
	if err != nil {
		return e, market.ValidAnnouncement{}, fmt.Errorf("%w: %w", ErrEvidence, err)
	}
	// The arbiter accepted these terms when it took the preimages. Since then the offer may
	// have ended.
	now := min(a.d.Heads.Latest().Time, d.Offer.Deadline-min(d.Offer.Deadline, 1))
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

// Right executes the whole segment again and reports whether it is what its job computes,
// bit by bit. An error means that it could not be executed.
func (a *Arbiter) Right(ctx context.Context, d escrow.Deal, c escrow.ClaimedSegment, evidence []byte) (bool, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	e, ann, err := a.read(d, c, evidence)
	if err != nil {
		return false, err
	}
	end, err := a.begin(e)
	if err != nil {
		return false, err
	}
	defer end()
	ctx, cancel := context.WithTimeoutCause(ctx, mostRuling, ErrTooLong)
	defer cancel()
	right, err := a.execute(ctx, e, ann)
	if err != nil && errors.Is(context.Cause(ctx), ErrTooLong) {
		err = fmt.Errorf("%w: %s: %w", ErrTooLong, mostRuling, err)
	}
	return right, err
}

// begin notes that the node works on a segment: one over which it dies is set aside.
func (a *Arbiter) begin(e role.Evidence) (end func(), err error) {
	if a.d.Attempts == nil {
		return func() {}, nil
	}
	job := e.Announcement.Offer.Job
	return a.d.Attempts.Begin("ruling-"+e.Result.Commitment.StructHash().Hex(), job,
		fmt.Sprintf("the ruling on segment %d of job %s", e.Result.Commitment.Segment, job))
}

// execute executes a segment of evidence that was read.
func (a *Arbiter) execute(ctx context.Context, e role.Evidence, ann market.ValidAnnouncement) (bool, error) {
	var from []peer.ID
	if p, err := peer.Decode(e.Announcement.Contact); err == nil {
		from = append(from, p)
	}
	data, err := a.data.Of(ctx, ann, from...)
	if err != nil {
		return false, err
	}
	claimed := e.Result.Segment
	s, err := a.open(ctx, e, data, from)
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
		cid, err := a.d.StoreState(ctx, s, role.HoldFor(role.AsArbiter, ann))
		if err != nil {
			return false, err
		}
		right = cid == e.Result.End.CID
	}
	text := fmt.Sprintf("re-executed segment %d as arbiter: %s", claimed.Index, role.Agreement(right))
	a.d.Event(ann.JobID(), "ruling", text, nil)
	return right, nil
}

// open returns a session in the state that the segment names as its start. A checkpoint
// with another state proves nothing, because the objector names it. Then the lease's
// segments are computed from the seed, if the lease began there.
func (a *Arbiter) open(ctx context.Context, e role.Evidence, data []byte, from []peer.ID) (*executor.Session, error) {
	spec, claimed := e.Announcement.Spec, e.Result.Segment
	if claimed.Index == 0 {
		return a.d.Runner.Open(spec, data, nil)
	}
	s, err := a.openCheckpoint(ctx, e, data, from)
	if err == nil || e.Lease.Lease.FirstSegment != 0 || ctx.Err() != nil {
		return s, err
	}
	if s, err = a.d.Runner.Open(spec, data, nil); err != nil {
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

// openCheckpoint returns a session on the checkpoint that the evidence names.
func (a *Arbiter) openCheckpoint(
	ctx context.Context, e role.Evidence, data []byte, from []peer.ID,
) (*executor.Session, error) {
	wait, cancel := context.WithTimeout(ctx, role.StartTimeout)
	defer cancel()
	raw, err := a.d.Checkpoint(wait, e.Start, e.Announcement.Spec, from...)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", role.ErrNoStart, err)
	}
	s, err := a.d.Runner.Open(e.Announcement.Spec, data, raw)
	if err != nil {
		return nil, err
	}
	root, err := s.Root()
	if err == nil && root != e.Result.Segment.Start {
		err = fmt.Errorf("%w: its root is %s, the segment starts from %s", executor.ErrStart, common.Hash(root),
			common.Hash(e.Result.Segment.Start))
	}
	if err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}
