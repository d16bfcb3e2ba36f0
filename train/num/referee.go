package num

import "math"

// Sqrt is the correctly rounded binary32 square root.
func Sqrt(x float32) float32 { return sqrt(x) }

// A dispute replays the products of §16 block by block, from operands that it
// has in the form in which they are multiplied.

// Limits of what §16 makes of a block.
const (
	X8Block       = x8Block       // values along k with one exponent
	X8MinExponent = x8MinExponent // of a block of zeros too
	X8MaxExponent = x8MaxExponent
)

// X8Quantise computes the integers, −127 to 127, and the exponent of one block
// of at most X8Block values. Integers beyond the end of x are 0. If an element
// is an infinity or NaN, finite is false and all integers are 0.
func X8Quantise(x []float32) (q [X8Block]int8, exponent int, finite bool) {
	top := uint32(0)
	for _, v := range x {
		top = max(top, magnitude(v))
	}
	if top >= infinite {
		return q, 0, false
	}
	exponent = x8Exponent(top)
	for i, v := range x {
		exact := math.Ldexp(float64(v), -exponent)
		q[i] = int8(min(max(math.RoundToEven(exact), -x8Most), x8Most))
	}
	return q, exponent, true
}

// X8Multiply adds the product of one block of §16 to acc: fma(Σ a·b,
// 2^exponent, acc), where exponent is the sum of the exponents of the two
// blocks. It is exact for any integers and for sums of exponents from
// X8MinExponent to X8MaxExponent.
func X8Multiply(a, b *[X8Block]int8, exponent int, acc float32) float32 {
	sum := int32(0)
	for i, v := range a {
		sum += int32(v) * int32(b[i])
	}
	return FMA(float32(sum), float32(math.Ldexp(1, exponent)), acc)
}
