package dispute

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Interval is where a game begins: an interval between two of the segment's marks. Left
// opens the state root at its start (zero for the first interval, which starts where the
// segment does) and Right the one at its end (zero for the last) under the segment's Marks.
//
// A challenger that does not know the roots at the marks says WholeSegment, with neither
// end. Then the asserter's first move opens all of them. So an asserter that signed a Marks
// which it cannot open loses by the clock, and its claim is open to challenges like others.
type Interval struct {
	Index       uint32
	Left, Right Entry
}

// WholeSegment is the Index of a game that begins with the asserter opening the marks.
const WholeSegment = math.MaxUint32

// IntervalAt returns interval i of a segment with these roots at its inner marks. There is
// one mark less than intervals.
func IntervalAt(marks []merkle.Root, i uint32) Interval {
	at := Interval{Index: i}
	if i > 0 && uint64(i) <= uint64(len(marks)) {
		at.Left = Entry{Value: marks[i-1], Path: commit.MarkPath(marks, int(i-1))}
	}
	if uint64(i) < uint64(len(marks)) {
		at.Right = Entry{Value: marks[i], Path: commit.MarkPath(marks, int(i))}
	}
	return at
}

// enterInterval moves the state from the segment to the interval at which the game begins.
func (s *State) enterInterval(c Claim, at Interval) error {
	k := commit.Intervals(s.Count, c.Header.Stride)
	if k < 1 || k > commit.MaxIntervals {
		return fmt.Errorf("%w: a segment of %d steps with marks every %d", ErrMove, s.Count, c.Header.Stride)
	}
	s.Focus = c.Segment.Marks
	if at.Index == WholeSegment && k > 1 {
		s.Size, s.Interval = c.Header.Stride, NotKnown
		return unopened(at.Left, at.Right)
	}
	if at.Index >= k {
		return fmt.Errorf("%w: interval %d of %d", ErrMove, at.Index, k)
	}
	if err := s.moveEnds(at.Index, k-1, at.Left, at.Right); err != nil {
		return err
	}
	first, length := commit.Interval(s.Count, c.Header.Stride, at.Index)
	s.Step, s.Count, s.Focus, s.Interval = s.Step+first, length, merkle.Root{}, uint8(at.Index)
	return nil
}

// A disputed interval, of steps or of tiles, is cut into parts of equal length. The last one
// may be shorter. The asserter opens the values between the parts.

// partLength returns the length of the parts of an interval of n.
func partLength(n uint32) uint32 { return (n + Fanout - 1) / Fanout }

// cutCount returns the number of values between the parts of an interval of n.
func cutCount(n uint32) uint32 { return (n+partLength(n)-1)/partLength(n) - 1 }

// span returns the start of part i of an interval of n, and its length.
func span(n, i uint32) (first, length uint32) {
	first = i * partLength(n)
	return first, min(partLength(n), n-first)
}

// AtMarks reports whether the asserter opens the segment's marks in Steps, or has opened them in
// PickStep.
func (s State) AtMarks() bool { return s.Size != 0 && s.Phase <= PickStep }

// stepPart returns the number of steps of the parts of the disputed steps: the marks' stride
// while these are to be opened.
func (s State) stepPart() uint32 {
	if s.AtMarks() {
		return s.Size
	}
	return partLength(s.Count)
}

// stepCuts returns the number of state roots between the parts of the disputed steps.
func (s State) stepCuts() uint32 { return commit.Intervals(s.Count, s.stepPart()) - 1 }

// levelsPerMove returns the number of levels that one move opens in a tree with height
// levels left. Moves open about equally many levels, at most six. One more move costs
// as much gas as about 60 hashes.
func levelsPerMove(height uint8) uint8 {
	if height == 0 {
		return 0
	}
	moves := (height + 5) / 6
	return (height + moves - 1) / moves
}
