package dispute

import (
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Interval returns where a challenger's game about the claim begins: at the first interval
// whose end is not what the player computed, or that has the bad record. marks are the state
// roots at the claim's inner marks. If they are not known, or are not those that the segment
// commits to, the asserter has to open them first. The error wraps ErrNoMove for a claim in
// which the player finds nothing wrong, or is one of the Knowledge.
func (p Player) Interval(c Claim, marks []merkle.Root) (Interval, error) {
	own, err := p.ends(c)
	if err != nil {
		return Interval{}, err
	}
	if p.BadRecord == nil && own[len(own)-1] == c.Segment.End &&
		commit.MarksRoot(own[:len(own)-1]) == c.Segment.Marks {
		return Interval{}, fmt.Errorf("%w: every interval is right", ErrNoMove)
	}
	if c.Segment.CheckMarks(c.Header.Stride, marks) != nil {
		return Interval{Index: WholeSegment}, nil
	}
	claimed := append(slices.Clone(marks), c.Segment.End)
	for i := range own {
		if own[i] != claimed[i] || p.hasBadRecord(c, uint32(i)) {
			return IntervalAt(marks, uint32(i)), nil
		}
	}
	return Interval{}, fmt.Errorf("%w: the bad record is of another segment", ErrNoMove)
}

// ends returns the player's state roots at the ends of the segment's intervals.
func (p Player) ends(c Claim) ([]merkle.Root, error) {
	k := commit.Intervals(c.Segment.Steps, c.Header.Stride)
	if k < 1 || k > commit.MaxIntervals {
		return nil, fmt.Errorf("%w: a segment of %d intervals", ErrMove, k)
	}
	own := make([]merkle.Root, k)
	for i := range own {
		first, n := commit.Interval(c.Segment.Steps, c.Header.Stride, uint32(i))
		var err error
		if own[i], err = p.StateRoot(c.Segment.FirstStep + first + n); err != nil {
			return nil, err
		}
	}
	return own, nil
}

// hasBadRecord reports whether the step with the bad record is in interval i.
func (p Player) hasBadRecord(c Claim, i uint32) bool {
	first, n := commit.Interval(c.Segment.Steps, c.Header.Stride, i)
	return p.BadRecord != nil && *p.BadRecord-c.Segment.FirstStep-first < n
}
