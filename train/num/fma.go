package num

import "math"

// FMA is the fused multiply-add a*b+c in binary32, rounded once to nearest
// even, with subnormals (numerics.md §1). It is exact on every platform: the
// product of two binary32 numbers is exact in binary64, the sum is rounded to
// odd there, and after rounding to odd at 53 bits the final rounding to 24 bits
// is correct (Boldo, Melquiond: "Emulation of FMA and correctly rounded sums",
// 2008). float32(math.FMA(...)) would round twice.
func FMA(a, b, c float32) float32 {
	p, z := float64(a)*float64(b), float64(c)
	s := p + z
	t := s - p
	err := (p - (s - t)) + (z - t) // TwoSum: exact; NaN when s is not finite
	if err > 0 || err < 0 {
		s = toOdd(s, err > 0)
	}
	return float32(s)
}

// toOdd returns s or its neighbour on the side of the exact sum, whichever is
// odd. s differs from the exact sum, which is above s if above is true.
func toOdd(s float64, above bool) float64 {
	u := math.Float64bits(s)
	if u&1 != 0 {
		return s
	}
	if above == (s > 0) {
		return math.Float64frombits(u + 1)
	}
	return math.Float64frombits(u - 1)
}

// sqrt is the correctly rounded binary32 square root. Rounding twice is
// harmless because 53 >= 2*24+2 bits (Figueroa 1995).
func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }

func toBits(x float32) uint32   { return math.Float32bits(x) }
func fromBits(u uint32) float32 { return math.Float32frombits(u) }

// Finite reports that x holds neither an infinity nor a NaN. The engine applies
// it to the losses and the gradient norm of a step; if it is false, the step
// has failed.
func Finite(x []float32) bool {
	const exponent = 0x7f800000
	for _, v := range x {
		if toBits(v)&exponent == exponent {
			return false
		}
	}
	return true
}
