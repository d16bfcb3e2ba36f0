package num

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/num/internal/precise"
)

// ulps is |got - want| in units of want's last place, or of the smallest
// subnormal below the normal range.
func ulps(got float32, want *big.Float) float64 {
	unit := new(big.Float).SetMantExp(big.NewFloat(1), max(want.MantExp(nil)-24, -149))
	d := precise.Sub(precise.New(float64(got)), want)
	q, _ := precise.Quo(d, unit).Float64()
	return math.Abs(q)
}

// TestErrorBounds checks the functions against the bounds that their comments
// and docs/numerics.md state.
func TestErrorBounds(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	twoPi := precise.Mul(precise.Int(2), precise.Pi())
	worst := map[string]float64{}
	note := func(name string, got float32, want *big.Float) { worst[name] = max(worst[name], ulps(got, want)) }
	for range 6000 {
		x := float32(r.Float64()*192 - 103.5)
		note("Exp", Exp(x), precise.Exp(precise.New(float64(x))))
		x = float32(r.NormFloat64())
		note("Exp", Exp(x), precise.Exp(precise.New(float64(x))))
		x = fromBits(1<<23 + r.Uint32N(0x7f000000))
		note("Log", Log(x), precise.Log(precise.New(float64(x))))
		x = 1 + float32(r.Float64())*300
		note("Log", Log(x), precise.Log(precise.New(float64(x))))
		w := r.Uint32N(1 << 22) // a first quarter turn; the others are exact reflections
		s, c := sinCosTurn(w)
		sin, cos := precise.SinCos(precise.Mul(twoPi, precise.New(float64(w)/(1<<24))))
		note("sin", s, sin)
		note("cos", c, cos)
	}
	for name, bound := range map[string]float64{"Exp": 1, "Log": 1, "sin": 2, "cos": 2} {
		t.Logf("%s: worst %.3f ulp", name, worst[name])
		if worst[name] > bound {
			t.Errorf("%s: %.3f ulp, stated %.2f", name, worst[name], bound)
		}
	}
}

func TestEdgesOfFunctions(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	for _, c := range []struct{ got, want float32 }{
		{Exp(0), 1}, {Exp(-inf), 0}, {Exp(inf), inf}, {Exp(88.73), inf}, {Exp(-103.98), 0}, {Exp(nan), nan},
		{Exp(-103.9), 0x1p-149}, {Log(1), 0}, {Log(0), nan}, {Log(-1), nan}, {Log(inf), nan}, {Log(0x1p-130), nan},
		{sigmoid(0), .5}, {sigmoid(-inf), 0}, {sigmoid(inf), 1},
	} {
		if firstDifference([]float32{c.got}, []float32{c.want}) >= 0 {
			t.Errorf("%g, want %g", c.got, c.want)
		}
	}
	if s, c := sinCosTurn(3 << 22); s != -1 || c != 0 {
		t.Errorf("three quarters of a turn: sin %g, cos %g", s, c)
	}
	if Finite([]float32{1, inf}) || Finite([]float32{nan}) || !Finite([]float32{0, math.MaxFloat32, 0x1p-149}) {
		t.Error("Finite is wrong")
	}
}
