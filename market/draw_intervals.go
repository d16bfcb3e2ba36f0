package market

import (
	"math/bits"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Intervals is a set of intervals of a segment: bit i stands for interval i.
type Intervals uint64

// AllIntervals returns the set of all k intervals of a segment, k at most 64.
func AllIntervals(k uint32) Intervals { return Intervals(1<<min(k, commit.MaxIntervals) - 1) }

// Has reports whether the set has interval i.
func (s Intervals) Has(i uint32) bool { return i < commit.MaxIntervals && s>>i&1 == 1 }

// Count returns the number of intervals in the set.
func (s Intervals) Count() int { return bits.OnesCount64(uint64(s)) }

// List returns the intervals of the set in order.
func (s Intervals) List() []uint32 {
	list := make([]uint32, 0, s.Count())
	for ; s != 0; s &= s - 1 {
		list = append(list, uint32(bits.TrailingZeros64(uint64(s))))
	}
	return list
}

// Steps returns the number of optimizer steps of the set's intervals, in a segment of so many
// steps with marks every stride.
func (s Intervals) Steps(steps, stride uint32) (n uint32) {
	for _, i := range s.List() {
		_, length := commit.Interval(steps, stride, i)
		n += length
	}
	return n
}

// WholeSegment returns all intervals of a segment of so many steps with marks every stride.
func WholeSegment(steps, stride uint32) Intervals {
	return AllIntervals(commit.Intervals(steps, stride))
}

// Last returns the last interval of the set, which must not be empty.
func (s Intervals) Last() uint32 { return uint32(bits.Len64(uint64(s))) - 1 }

// Run is consecutive intervals, from First to before End.
type Run struct{ First, End uint32 }

// Runs returns the set as runs in order, each as long as it can be.
func (s Intervals) Runs() (runs []Run) {
	for _, i := range s.List() {
		if n := len(runs); n > 0 && runs[n-1].End == i {
			runs[n-1].End++
			continue
		}
		runs = append(runs, Run{i, i + 1})
	}
	return runs
}

// Log returns the records of the set's steps, 16 bytes each, of the log of a segment of so
// many steps with marks every stride. The log must have a record for each step.
func (s Intervals) Log(log []byte, steps, stride uint32) (of []byte) {
	for _, i := range s.List() {
		first, n := commit.Interval(steps, stride, i)
		of = append(of, log[first*logRecord:(first+n)*logRecord]...)
	}
	return of
}

// DrawIntervals draws m of k intervals without replacement, every set of m with the same
// probability; all of them if m is k or more. k is at most 64. The seed is public and unknown
// to whoever computed the segment before it was signed: a hash of a later block and the
// commitment. So who alters a share of the intervals cannot know which ones are looked at.
// The choice comes from the hash stream of Draw under a seed of its own.
func DrawIntervals(seed common.Hash, k, m uint32) (drawn Intervals) {
	k = min(k, commit.MaxIntervals)
	if m >= k {
		return AllIntervals(k)
	}
	s := stream{seed: canon.HashBytes("infernet/draw-intervals/1", seed[:])}
	left := AllIntervals(k).List()
	for range m {
		at := s.below(uint64(len(left)))
		drawn |= 1 << left[at]
		left[at] = left[len(left)-1]
		left = left[:len(left)-1]
	}
	return drawn
}

// CaughtRate returns the probability that m intervals drawn of k meet at least one of the
// altered ones: 1 − C(k−altered, m) / C(k, m).
func CaughtRate(k, altered, m uint32) float64 {
	altered, m = min(altered, k), min(m, k)
	missed := 1.0
	for i := range m {
		if altered+i >= k {
			return 1 // more are drawn than are right
		}
		missed *= float64(k-altered-i) / float64(k-i)
	}
	return 1 - missed
}
