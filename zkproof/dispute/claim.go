package dispute

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Claim is the subject of a challenge. Whoever begins the game, the contract or the
// agent that reads the chain, checks that the asserter's node signed the segment's hash
// for the lease and that Trace is the offer's.
type Claim struct {
	Lease    merkle.Root
	Height   uint64      // of the block that draws the verifiers, as the commitment names it
	Start    merkle.Root // start root of the lease's first segment
	First    uint32      // the lease's first segment
	Segments uint32      // of the lease
	Job      merkle.Root
	Asserter Address
	Segment  commit.Segment
	Header   Header
	Private  bool
}

// Defect is a reason for which a claim is lost without a game.
type Defect string

// The defects that are visible in a claim itself.
const (
	NoDefect   Defect = ""
	WrongJob   Defect = "the segment is of another job than the offer's"
	WrongTrace Defect = "the segment's program, numerics or data set are not the trace's"
	WrongPlace Defect = "the segment is not one of the lease"
	WrongSteps Defect = "the segment does not cover the steps of its place in the job"
	WrongMarks Defect = "the segment has marks where it has one interval, or none where it has several"
	WrongStart Defect = "the segment does not start where the lease does"
)

// Defect returns the first defect of the claim's fields, or NoDefect.
func (c Claim) Defect() Defect {
	s, h := c.Segment, c.Header
	switch {
	case s.Job != c.Job:
		return WrongJob
	case s.Program != h.Program || merkle.Sum(s.Numerics) != h.Numerics || s.Dataset != h.Dataset:
		return WrongTrace
	case s.Index < c.First || s.Index-c.First >= c.Segments:
		return WrongPlace
	case !covers(h, s):
		return WrongSteps
	case (s.Steps <= h.Stride) != (s.Marks == merkle.Root{}):
		return WrongMarks
	case s.Index == c.First && s.Start != c.Start:
		return WrongStart
	}
	return NoDefect
}

// covers reports whether the segment has the steps that belong to its index: those of a
// whole segment, or the rest of the run.
func covers(h Header, s commit.Segment) bool {
	first := uint64(s.Index) * uint64(h.StepsPerSegment)
	if first >= uint64(h.Steps) || uint64(s.FirstStep) != first {
		return false
	}
	return uint64(s.Steps) == min(uint64(h.StepsPerSegment), uint64(h.Steps)-first)
}

// Contradict reports whether two segments that one node signed for one lease cannot
// both be honest: they are two hashes for one index, or b follows a and does not start
// where a ends.
func Contradict(a, b commit.Segment) bool {
	if a.Index == b.Index {
		return a.Hash() != b.Hash()
	}
	return a.Index+1 == b.Index && a.End != b.Start
}

// Begin returns the state after a challenge of an interval at chain time now. The error
// wraps ErrMove for a claim that needs no game (see Defect) or that no game can decide, and
// for an interval that the segment does not have or whose ends are not its marks.
func (r Rules) Begin(c Claim, at Interval, challenger Address, now uint64) (State, error) {
	if f := c.Defect(); f != NoDefect {
		return State{}, fmt.Errorf("%w: no game needed: %s", ErrMove, f)
	}
	if c.Header.OpCount < 2 || c.Segment.Steps == 0 {
		return State{}, fmt.Errorf("%w: a step of %d operators, a segment of %d steps",
			ErrMove, c.Header.OpCount, c.Segment.Steps)
	}
	s := State{
		Claim: ClaimKey(c.Lease, c.Segment.Index, c.Segment.Hash(), c.Height), Trace: c.Header.Root(),
		Private: c.Private, Asserter: c.Asserter, Challenger: challenger,
		Phase: Steps, MovedAt: now, AsserterLeft: r.Clock, ChallengerLeft: r.Clock,
		Before: c.Segment.Start, After: c.Segment.End, Step: c.Segment.FirstStep, Count: c.Segment.Steps,
		OpCount: c.Header.OpCount, Link: NoLink,
	}
	if err := s.enterInterval(c, at); err != nil {
		return State{}, err
	}
	if s.Count == 1 {
		s.enterOps()
	}
	return s, nil
}
