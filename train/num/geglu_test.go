package num

import (
	"math"
	"math/rand/v2"
	"testing"
)

// gelu is the tanh form of GELU in float64 (Hendrycks and Gimpel 2016,
// arXiv:1606.08415), by another expression than GeGLU's.
func gelu(g float64) float64 {
	return g / 2 * (1 + math.Tanh(math.Sqrt(2/math.Pi)*(g+0.044715*g*g*g)))
}

// TestGeGLUIsGELU compares GeGLU with the tanh form, and its gradients with
// central differences of that.
func TestGeGLUIsGELU(t *testing.T) {
	const n = 20000
	r := rand.New(rand.NewPCG(5, 6))
	gate, up, dy := make([]float32, n), make([]float32, n), make([]float32, n)
	for i := range gate {
		gate[i], up[i], dy[i] = float32(r.NormFloat64()*3), float32(r.NormFloat64()), float32(r.NormFloat64())
	}
	y, dgate, dup := make([]float32, n), make([]float32, n), make([]float32, n)
	Ref().GeGLU(y, gate, up)
	Ref().GeGLUBackward(dgate, dup, dy, gate, up)
	const h = 1e-4
	for i, v := range gate {
		g, u, d := float64(v), float64(up[i]), float64(dy[i])
		slope := (gelu(g+h) - gelu(g-h)) / (2 * h)
		for _, c := range []struct {
			what      string
			got       float32
			want, off float64
		}{
			{"y", y[i], gelu(g) * u, 1e-6 * math.Abs(u)}, {"dup", dup[i], d * gelu(g), 1e-6 * math.Abs(d)},
			{"dgate", dgate[i], d * u * slope, 2e-6 * math.Abs(d*u)},
		} {
			if math.Abs(float64(c.got)-c.want) > c.off {
				t.Fatalf("%s of %g, %g, %g is %g, want %g", c.what, g, u, d, c.got, c.want)
			}
		}
	}
}

// TestGeGLUErrorBound holds the relative error of gelu(g) to what numerics.md §23
// states.
func TestGeGLUErrorBound(t *testing.T) {
	r, worst := rand.New(rand.NewPCG(7, 8)), 0.0
	for range 200000 {
		g := float32(r.NormFloat64() * 3)
		s, _ := geluSigmoid(g)
		z := 2 * math.Sqrt(2/math.Pi) * (float64(g) + 0.044715*math.Pow(float64(g), 3))
		want := float64(g) / (1 + math.Exp(-z))
		if math.Abs(z) > 85 || want == 0 { // the sigmoid is subnormal or 1
			continue
		}
		off := math.Abs(float64(float32(g*s))-want) / math.Abs(want) / (1 + math.Abs(z)) * (1 << 24)
		worst = max(worst, off)
	}
	t.Logf("worst error: %.2f·(1 + |z|)·2^-24 of gelu", worst)
	if worst > 5 {
		t.Errorf("the error is %.2f·(1 + |z|)·2^-24, stated 5", worst)
	}
}

// TestGeGLUAtTheEdges: zeros keep their sign, large gates give themselves or zero.
func TestGeGLUAtTheEdges(t *testing.T) {
	negative := float32(math.Copysign(0, -1))
	gate := []float32{0, negative, 1e19, -1e19, 30, -30, 0x1p-149}
	y := make([]float32, len(gate))
	Ref().GeGLU(y, gate, []float32{1, 1, 1, 1, 1, 1, 1})
	if i := firstDifference(y, []float32{0, negative, 1e19, negative, 30, negative, 0}); i >= 0 {
		t.Errorf("gelu(%g) is %g", gate[i], y[i])
	}
}
