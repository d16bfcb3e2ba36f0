package num

import "math"

// Sqrt is the correctly rounded binary32 square root.
func Sqrt(x float32) float32 { return sqrt(x) }

// X8Block is one block of §16 from raw values: acc after the exact product of
// the block's integers, where a and b, of equal length up to 64, are the block
// of a row of A and of a column of B. finite is false, and acc as it was, when
// an element is an infinity or NaN. A dispute replays single blocks with it.
func X8Block(a, b []float32, acc float32) (after float32, finite bool) {
	checkEqual(len(a), len(b))
	topA, topB := uint32(0), uint32(0)
	for i := range a {
		topA, topB = max(topA, magnitude(a[i])), max(topB, magnitude(b[i]))
	}
	if topA >= infinite || topB >= infinite {
		return acc, false
	}
	ea, eb, sum := x8Exponent(topA), x8Exponent(topB), int32(0)
	for i := range a {
		sum += int32(x8Integer(a[i], ea)) * int32(x8Integer(b[i], eb))
	}
	return FMA(float32(sum), float32(math.Ldexp(1, ea+eb)), acc), true
}
