package num

import (
	"math"
	"testing"
)

// TestRopeScaling compares with the published formula in float64, branch by
// branch as transformers writes it.
func TestRopeScaling(t *testing.T) {
	const context, head, theta = 40, 64, 500000.0
	s := RopeScaling{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 8192}
	cos, sin := ScaledRopeTables(context, head, theta, s)
	var kept, divided, blended int
	for i := range head / 2 {
		f := math.Pow(theta, -2*float64(i)/head)
		wave := 2 * math.Pi / f
		switch low, high := 8192/s.LowFreq, 8192/s.HighFreq; {
		case wave < high:
			kept++
		case wave > low:
			f /= 8
			divided++
		default:
			blend := (8192/wave - 1) / (4 - 1)
			f = (1-blend)*f/8 + blend*f
			blended++
		}
		for p := range context {
			c, s := math.Cos(float64(p)*f), math.Sin(float64(p)*f)
			if at := p*head/2 + i; math.Abs(float64(cos[at])-c) > 1e-7 || math.Abs(float64(sin[at])-s) > 1e-7 {
				t.Fatalf("frequency %d, position %d: (%v, %v), want (%v, %v)", i, p, cos[at], sin[at], c, s)
			}
		}
	}
	if kept == 0 || divided == 0 || blended == 0 {
		t.Errorf("%d kept, %d divided, %d blended: one case is not tested", kept, divided, blended)
	}
}
