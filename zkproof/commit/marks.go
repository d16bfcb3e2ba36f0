package commit

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Marks divide a segment of n optimizer steps into intervals of stride steps, the last of
// which may be shorter: interval i is [i·stride, min((i+1)·stride, n)). The segment commits
// to the state roots where two intervals meet. So one interval can be re-executed, or
// disputed, without the steps before it.

// MaxIntervals is the largest number of intervals of a segment.
const MaxIntervals = 64

// Intervals returns the number of intervals of a segment. It is 0 without a stride.
func Intervals(steps, stride uint32) uint32 {
	if stride == 0 {
		return 0
	}
	return uint32((uint64(steps) + uint64(stride) - 1) / uint64(stride))
}

// Interval returns the first step of interval i, counted from the segment's start, and its
// number of steps. The number is 0 for an interval that the segment does not have.
func Interval(steps, stride, i uint32) (first, n uint32) {
	at := min(uint64(i)*uint64(stride), uint64(steps))
	return uint32(at), min(stride, steps-uint32(at))
}

// MarksRoot returns the root over the state roots at the inner marks, in order. It is zero
// if there is none.
func MarksRoot(roots []Root) Root {
	if len(roots) == 0 {
		return Root{}
	}
	return merkle.TreeOf(append([]Root(nil), roots...)).Root()
}

// MarkPath returns the Merkle path of mark i under the MarksRoot of roots.
func MarkPath(roots []Root, i int) []Root {
	return merkle.TreeOf(append([]Root(nil), roots...)).Path(i)
}

// CheckMarks reports whether roots are the state roots at the inner marks that s commits
// to. The error wraps ErrMalformed or ErrMismatch.
func (s Segment) CheckMarks(stride uint32, roots []Root) error {
	k := Intervals(s.Steps, stride)
	if k < 1 || k > MaxIntervals || uint32(len(roots)) != k-1 {
		return fmt.Errorf("%w: %d marks of a segment of %d steps with stride %d, want %d inner ones",
			ErrMalformed, len(roots), s.Steps, stride, int64(k)-1)
	}
	if got := MarksRoot(roots); got != s.Marks {
		return fmt.Errorf("%w: marks hash to %s, want %s", ErrMismatch, got, s.Marks)
	}
	return nil
}
