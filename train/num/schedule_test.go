package num

import (
	"math"
	"math/big"
	"testing"
)

// TestRates compares lines and plateaus with rationals.
func TestRates(t *testing.T) {
	const lr, low = 3e-4, 7e-6
	for _, s := range []Schedule{
		{Decline: Constant, Warmup: 10, Total: 100, LR: lr},
		{Decline: Linear, Warmup: 10, Total: 100, LR: lr, MinLR: low},
		{Decline: Stable, Warmup: 10, Total: 100, Decay: 30, LR: lr, MinLR: low},
		{Decline: Stable, Warmup: 100, Total: 100, LR: lr, MinLR: low, Decay: 1},
		{Decline: Linear, Warmup: 100, Total: 100, LR: lr, MinLR: low},
	} {
		for step := range uint32(102) {
			if got, want := s.Rate(step), rateOf(s, int64(step)); got != want {
				t.Errorf("%+v: step %d: %v, want %v", s, step, got, want)
			}
		}
	}
	cosine := Schedule{Warmup: 10, Total: 100, LR: lr, MinLR: low}
	for step := range uint32(102) {
		if cosine.Rate(step) != CosineLR(step, 10, 100, lr, low) {
			t.Errorf("step %d of a cosine", step)
		}
	}
}

// rateOf is the formula of numerics.md §13 in exact rationals.
func rateOf(s Schedule, step int64) float32 {
	top, low := new(big.Rat).SetFloat64(s.LR), new(big.Rat).SetFloat64(s.MinLR)
	share := big.NewRat(1, 1) // of top - low
	switch n, w := int64(s.Total), int64(s.Warmup); {
	case step < w:
		low.SetInt64(0)
		share.SetFrac64(step+1, w)
		top.Mul(top, share)
		f, _ := top.Float32()
		return f
	case s.Decline == Constant:
	case step >= n:
		share.SetInt64(0)
	case s.Decline == Linear:
		share.SetFrac64(n-step, n-w)
	case step > n-int64(s.Decay):
		share.SetFrac64(n-step, int64(s.Decay))
	}
	f, _ := low.Add(low, share.Mul(share, top.Sub(top, low))).Float32()
	if s.Decline == Constant {
		return float32(s.LR)
	}
	return f
}

func TestMuonCoefficients(t *testing.T) {
	keep, move := MuonCoefficients(0.25, 0.125, 9, 16)
	if keep != 0.96875 || move != float32(0.25*0.2*4) {
		t.Errorf("keeps %v, moves %v", keep, move)
	}
	if a, b := MuonCoefficients(1e-3, 0, 3, 2); a != 1 || b != float32(1e-3*float64(float32(1))*0.2*math.Sqrt(3)) {
		t.Errorf("keeps %v, moves %v", a, b)
	}
	if OneMinus(0.75) != 0.25 || OneMinus(0.999) != float32(1-0.999) {
		t.Error("one minus")
	}
}
