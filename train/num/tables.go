package num

import "github.com/infernetprotocol/infernet/train/num/internal/precise"

// CosineLR is the learning rate of a step, counted from 0, of total steps:
// lr*(step+1)/warmup while step < warmup, then
// minLR + (lr-minLR)*(1+cos(pi*(step-warmup)/(total-warmup)))/2, and minLR from
// total on; rounded once to fp32 (numerics.md §13).
func CosineLR(step, warmup, total uint32, lr, minLR float64) float32 {
	top, low := precise.New(lr), precise.New(minLR)
	if step < warmup {
		return precise.Round(precise.Quo(precise.Mul(top, precise.Int(int64(step)+1)), precise.Int(int64(warmup))))
	}
	if step >= total {
		return precise.Round(low)
	}
	angle := precise.Mul(precise.Pi(), precise.Quo(precise.Int(int64(step-warmup)), precise.Int(int64(total-warmup))))
	_, c := precise.SinCos(angle)
	share := precise.Quo(precise.Add(precise.Int(1), c), precise.Int(2))
	return precise.Round(precise.Add(low, precise.Mul(precise.Sub(top, low), share)))
}

// AdamWCoef are the fp32 coefficients of one AdamW update (numerics.md §11).
type AdamWCoef struct {
	LR, Beta1, OneMinusBeta1, Beta2, OneMinusBeta2, Eps, WeightDecay float32
	// Correct1 and Correct2 are 1/(1-beta^t), the bias corrections.
	Correct1, Correct2 float32
	// GradScale multiplies every gradient first: 1, or the factor of ClipScale.
	GradScale float32
}

// NewAdamW computes the coefficients and rounds each once to fp32. step is t >=
// 1, the number of this update; lr is CosineLR's; gradScale is ClipScale's.
func NewAdamW(step uint64, lr float32, beta1, beta2, eps, weightDecay float64, gradScale float32) AdamWCoef {
	if step < 1 {
		panic("num: AdamW counts its updates from 1")
	}
	one := precise.Int(1)
	rest := func(beta float64, t uint64) float32 {
		return precise.Round(precise.Sub(one, precise.Pow(precise.New(beta), t)))
	}
	correct := func(beta float64) float32 {
		return precise.Round(precise.Quo(one, precise.Sub(one, precise.Pow(precise.New(beta), step))))
	}
	return AdamWCoef{
		LR: lr, Beta1: float32(beta1), OneMinusBeta1: rest(beta1, 1),
		Beta2: float32(beta2), OneMinusBeta2: rest(beta2, 1),
		Eps: float32(eps), WeightDecay: float32(weightDecay),
		Correct1: correct(beta1), Correct2: correct(beta2), GradScale: gradScale,
	}
}

// ClipScale is the factor that reduces a gradient with this sum of squares to a
// norm of at most clip: 1 if clip is 0 or the norm sqrt(sumSquares) does not
// exceed it, else clip/norm.
func ClipScale(sumSquares, clip float32) float32 {
	norm := sqrt(sumSquares)
	if clip == 0 || norm <= clip {
		return 1
	}
	return clip / norm
}
