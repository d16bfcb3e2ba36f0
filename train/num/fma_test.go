package num

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// fmaCases are cases that a wrong emulation gets wrong: cancellation, ties
// after a first rounding, subnormal results.
func fmaCases(r *rand.Rand, kind int) (a, b, c float32) {
	a, b, c = fromBits(r.Uint32()), fromBits(r.Uint32()), fromBits(r.Uint32())
	switch kind {
	case 1: // c near -a*b
		c = fromBits(toBits(-a*b) + uint32(r.IntN(5)) - 2)
	case 2: // sparse mantissas
		a = fromBits(uint32(100+r.IntN(60))<<23 | 1<<r.IntN(23))
		b = fromBits(uint32(100+r.IntN(60))<<23 | 1<<r.IntN(23) | uint32(r.IntN(2))<<31)
		c = fromBits(uint32(100+r.IntN(60))<<23 | uint32(r.IntN(4)) | uint32(r.IntN(2))<<31)
	case 3: // subnormal results
		a = fromBits(toBits(a)&0x807fffff | uint32(50+r.IntN(20))<<23)
		b = fromBits(toBits(b)&0x807fffff | uint32(50+r.IntN(20))<<23)
		c = fromBits(toBits(c) & 0x80ffffff)
	case 4: // half an ulp of c and a little more or less
		c = fromBits(toBits(c)&0x807fffff | uint32(100+r.IntN(50))<<23)
		ulp := math.Float32frombits(toBits(c)&0x7f800000) / (1 << 23)
		a = ulp / 2 * (1 + float32(r.IntN(3)-1)/(1<<23))
		b = 1 + float32(r.IntN(3)-1)/(1<<23)
	}
	return a, b, c
}

func isFinite(x ...float32) bool { return Finite(x) }

// TestFMAIsExact compares FMA with big-float arithmetic, rounded once, and
// shows that the cases distinguish an fma from common shortcuts.
func TestFMAIsExact(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	double, fused := 0, 0
	for i := range 200_000 {
		a, b, c := fmaCases(r, i%5)
		if !isFinite(a, b, c) {
			continue
		}
		x := func(v float32) *big.Float { return new(big.Float).SetPrec(700).SetFloat64(float64(v)) }
		sum := x(0).Add(x(0).Mul(x(a), x(b)), x(c))
		want, _ := sum.Float32()
		got := FMA(a, b, c)
		if got != want || got != 0 && toBits(got) != toBits(want) {
			t.Fatalf("fma(%08x, %08x, %08x) = %08x, want %08x", toBits(a), toBits(b), toBits(c), toBits(got),
				toBits(want))
		}
		if float32(math.FMA(float64(a), float64(b), float64(c))) != want {
			double++
		}
		if float32(a*b)+c != want {
			fused++
		}
	}
	if double == 0 || fused == 0 {
		t.Errorf("the cases do not tell: float32(math.FMA) wrong in %d, a*b+c in %d", double, fused)
	}
}

// TestFMAAgainstKernels compares FMA with the vector instructions on millions
// of cases, including the signs of zeros and infinities.
func TestFMAAgainstKernels(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	const n = 1 << 16
	a, b, c := make([]float32, n), make([]float32, n), make([]float32, n)
	for round := range 15 {
		for i := range a {
			a[i], b[i], c[i] = fmaCases(r, round%5)
		}
		want := make([]float32, n)
		for i := range want {
			want[i] = FMA(a[i], b[i], c[i])
		}
		for name, be := range backends(t) {
			got := clone(c)
			if s, ok := be.(*threaded).workers[0].(interface{ multiplyAdd(a, b, c []float32) }); ok {
				s.multiplyAdd(a, b, got)
				equal(t, name, got, want)
			}
		}
	}
}
