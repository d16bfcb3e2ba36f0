package job

import "math/bits"

// measure notes how fast the tokens of a segment came after the result before it. What lies
// between also has waiting in it, so that the best segment counts.
func (l *ActiveLease) measure(tokens, mono uint64) {
	if took := mono - l.LastResult; l.LastResult > 0 && took > 0 {
		hi, lo := bits.Mul64(tokens, 1000)
		if hi < took {
			rate, _ := bits.Div64(hi, lo, took)
			l.Shown = max(l.Shown, rate)
		}
	}
	l.LastResult = mono
}
