package market

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
)

// A provider names the block that draws a segment's verifiers, and may name another one if it
// has no receipt in time (MaxRenamed). By then it may know the first block, and so what that
// one draws. So the intervals of all blocks that it has named are checked. Otherwise it would
// put off every draw that finds it, and an interval that was altered would be found with
// (1/16)^5 instead of 1/16.

// Heights returns the heights of all blocks that draw intervals of the segment, ascending. The
// last one draws the verifiers.
func (r SegmentResult) Heights() []uint64 {
	heights := make([]uint64, 0, len(r.Earlier)+1)
	for _, e := range r.Earlier {
		heights = append(heights, e.Height)
	}
	return append(heights, r.Commitment.Height)
}

// Renamed returns the result with what it was named under before put among Earlier. Height and
// signatures are then to be replaced.
func (r SegmentResult) Renamed() SegmentResult {
	r.Earlier = append(slices.Clone(r.Earlier), Named{r.Commitment.Height, r.Sig})
	return r
}

// Follows reports whether r is the same segment as old under a later height, and says so about
// every height of old.
func (r SegmentResult) Follows(old SegmentResult) bool {
	before := r.Heights()
	before = before[:len(before)-1]
	return !slices.ContainsFunc(old.Heights(), func(h uint64) bool { return !slices.Contains(before, h) })
}

// Draw returns what the blocks at Heights draw for the segment, by their hashes in that order:
// the verifiers of the last one, and the intervals of all.
func (r SegmentResult) Draw(blocks []common.Hash, s Spec, cs []Candidate) (Drawing, error) {
	heights := r.Heights()
	if len(blocks) != len(heights) {
		return Drawing{}, fmt.Errorf("%w: %d blocks for %d heights", ErrDraw, len(blocks), len(heights))
	}
	var d Drawing
	for i, block := range blocks {
		c, earlier := r.Commitment, d.Intervals
		c.Height = heights[i]
		d = Draw(block, c.StructHash(), s, r.Segment.Steps, cs)
		d.Intervals |= earlier
	}
	d.Whole = d.Intervals.Steps(r.Segment.Steps, s.Stride()) == r.Segment.Steps
	return d, nil
}

// checkEarlier checks that node signed the segment under each earlier height.
func (r SegmentResult) checkEarlier(ann ValidAnnouncement, node common.Address) error {
	if len(r.Earlier) > MaxRenamed {
		return fmt.Errorf("%w: earlier: want at most %d heights", ErrRange, MaxRenamed)
	}
	if !slices.IsSorted(r.Heights()) || len(slices.Compact(r.Heights())) != len(r.Earlier)+1 {
		return fmt.Errorf("%w: earlier: want ascending heights below the commitment's", ErrRange)
	}
	for _, e := range r.Earlier {
		c := r.Commitment
		c.Height = e.Height
		if err := ann.Domain().Check(c, e.Sig, node); err != nil {
			return fmt.Errorf("earlier: %w", err)
		}
	}
	return nil
}
