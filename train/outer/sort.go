package outer

import "math"

const (
	signBit  = 1 << 31
	infinite = 0x7f800000 // the least magnitude that is not finite
)

func magnitude(x float32) uint32 { return math.Float32bits(x) &^ signBit }

// selector finds the largest elements of chunks. It keeps memory between calls.
type selector struct {
	count      [1 << 11]uint32
	candidates []uint32
}

// threshold is the k-th largest magnitude of x, 1 ≤ k ≤ len(x) ≤ MaxChunk, and how many
// elements with that magnitude are among the k. It sorts by 11, 10 and 10 bits of the
// magnitude, and after each looks only at those elements that agree with the k-th so far.
func (s *selector) threshold(x []float32, k int) (least uint32, equal int) {
	s.candidates = s.candidates[:0]
	for _, v := range x {
		s.candidates = append(s.candidates, magnitude(v))
	}
	for _, d := range [...]struct{ shift, width int }{{20, 11}, {10, 10}, {0, 10}} {
		digit, above := s.digit(d.shift, d.width, k)
		k -= above
		least |= digit << d.shift
		kept := s.candidates[:0]
		for _, m := range s.candidates {
			if m>>d.shift&(1<<d.width-1) == digit {
				kept = append(kept, m)
			}
		}
		s.candidates = kept
	}
	return least, k
}

// digit is the digit of the k-th largest candidate, and how many have a larger one.
func (s *selector) digit(shift, width, k int) (digit uint32, above int) {
	count := s.count[:1<<width]
	clear(count)
	mask := uint32(1<<width - 1)
	for _, m := range s.candidates {
		count[m>>shift&mask]++
	}
	d := len(count) - 1
	for ; d > 0 && above+int(count[d]) < k; d-- {
		above += int(count[d])
	}
	return uint32(d), above
}

// indices appends the positions of the k largest magnitudes of x, ascending. Of equal ones
// the first are taken.
func (s *selector) indices(to []uint32, x []float32, k int) []uint32 {
	least, equal := s.threshold(x, k)
	for i, v := range x {
		switch m := magnitude(v); {
		case m > least:
			to = append(to, uint32(i))
		case m == least && equal > 0:
			to = append(to, uint32(i))
			equal--
		}
	}
	return to
}
