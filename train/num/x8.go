package num

import "math"

// The integers of x8/1 (numerics.md §16).
const (
	x8Block       = 64 // values along k with one exponent
	x8MinExponent = -63
	x8MaxExponent = 50
	x8Most        = 127 // of an integer
)

// x8Exponent is the exponent of a block whose largest |x| has the given bits:
// ⌊log2⌋ − 6, clamped. For subnormals the clamped result is the same whether
// computed from the bits or from the value.
func x8Exponent(magnitude uint32) int {
	e := int(magnitude>>23) - 127 - 6
	return min(max(e, x8MinExponent), x8MaxExponent)
}

// x8Integer is clamp(roundToEven(x·2^-e), ±127), exact in binary64.
func x8Integer(x float32, e int) int8 {
	q := math.RoundToEven(math.Ldexp(float64(x), -e))
	return int8(min(max(q, -x8Most), x8Most))
}

func magnitude(x float32) uint32 { return toBits(x) &^ (1 << 31) }

// infinite is the least magnitude that is not finite.
const infinite = 0x7f800000
