package num

import (
	"fmt"
	"math/big"

	"github.com/infernetprotocol/infernet/train/num/internal/precise"
)

// RopeTables returns cos and sin of pos * theta^(-2i/headDim), [context,
// headDim/2] each, rounded once to fp32 from 256 bits (numerics.md §13).
// headDim is even; theta >= 1.
func RopeTables(context, headDim int, theta float64) (cos, sin []float32) {
	return ScaledRopeTables(context, headDim, theta, RopeScaling{})
}

// RopeScaling changes the frequencies of RoPE as Llama 3 does for long contexts
// ("The Llama 3 Herd of Models", 2024, and rope_type "llama3" of the
// configuration). The zero value changes nothing.
type RopeScaling struct {
	// Factor divides the frequencies of wavelengths beyond
	// Original/LowFreq positions; 0 means no scaling.
	Factor float64
	// LowFreq and HighFreq bound the band in which both are blended.
	// Wavelengths below Original/HighFreq keep their frequency.
	LowFreq, HighFreq float64
	// Original is the context, in positions, that the model was first trained on.
	Original uint32
}

// ScaledRopeTables is RopeTables with the frequencies f = theta^(-2i/headDim)
// replaced by scaled ones (numerics.md §13): with the number of turns in the
// original context t = Original·f/(2π) and, clamped to [0, 1],
// s = (t − LowFreq)/(HighFreq − LowFreq), it is f·(s + (1 − s)/Factor).
// A Factor that is not 0 is at least 1, and LowFreq < HighFreq.
func ScaledRopeTables(context, headDim int, theta float64, scaling RopeScaling) (cos, sin []float32) {
	if context < 1 || headDim < 2 || headDim%2 != 0 || !(theta >= 1) || !scaling.valid() {
		panic(fmt.Sprintf("num: RoPE table of context %d, head %d, theta %g, scaling %+v", context, headDim,
			theta, scaling))
	}
	half := headDim / 2
	cos, sin = make([]float32, context*half), make([]float32, context*half)
	logTheta := precise.Log(precise.New(theta))
	for i := range half {
		share := precise.Quo(precise.Int(int64(-2*i)), precise.Int(int64(headDim)))
		s1, c1 := precise.SinCos(scaling.apply(precise.Exp(precise.Mul(share, logTheta))))
		s, c := precise.Int(0), precise.Int(1)
		for p := range context { // one rotation by the base angle a position
			cos[p*half+i], sin[p*half+i] = precise.Round(c), precise.Round(s)
			s, c = precise.Add(precise.Mul(s, c1), precise.Mul(c, s1)),
				precise.Sub(precise.Mul(c, c1), precise.Mul(s, s1))
		}
	}
	return cos, sin
}

func (r RopeScaling) valid() bool {
	return r == (RopeScaling{}) || r.Factor >= 1 && r.LowFreq > 0 && r.HighFreq > r.LowFreq && r.Original > 0
}

// apply scales one frequency.
func (r RopeScaling) apply(freq *big.Float) *big.Float {
	if r.Factor == 0 {
		return freq
	}
	one, low := precise.Int(1), precise.New(r.LowFreq)
	turns := precise.Quo(precise.Mul(precise.Int(int64(r.Original)), freq), precise.Mul(precise.Int(2), precise.Pi()))
	s := precise.Quo(precise.Sub(turns, low), precise.Sub(precise.New(r.HighFreq), low))
	if s.Sign() < 0 {
		s = precise.Int(0)
	} else if s.Cmp(one) > 0 {
		s = one
	}
	rest := precise.Quo(precise.Sub(one, s), precise.New(r.Factor))
	return precise.Mul(freq, precise.Add(s, rest))
}
