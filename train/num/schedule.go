package num

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num/internal/precise"
)

// Decline is the course of a learning rate after its warm-up.
type Decline uint8

// The ways of decline.
const (
	Cosine   Decline = iota // half a cosine to MinLR
	Constant                // none
	Linear                  // a line to MinLR at Total
	Stable                  // none until Total - Decay, then a line to MinLR
)

// Schedule determines the learning rate of every step. Warmup and Decay
// together are at most Total steps. For Stable, Decay is at least 1.
type Schedule struct {
	Decline              Decline
	Warmup, Total, Decay uint32
	LR, MinLR            float64
}

// Rate is the learning rate of a step, counted from 0, rounded once to fp32
// (numerics.md §13).
func (s Schedule) Rate(step uint32) float32 {
	switch {
	case s.Decline == Cosine || step < s.Warmup:
		return CosineLR(step, s.Warmup, s.Total, s.LR, s.MinLR)
	case s.Decline == Constant:
		return float32(s.LR)
	case s.Decline == Linear:
		return s.line(step, s.Total-s.Warmup)
	case s.Decline == Stable:
		return s.line(step, s.Decay)
	}
	panic(fmt.Sprintf("num: decline %d", s.Decline))
}

// line is LR until the last span steps, in which the rate falls linearly to
// MinLR.
func (s Schedule) line(step, span uint32) float32 {
	switch left := s.Total - min(step, s.Total); {
	case left == 0:
		return float32(s.MinLR)
	case left >= span:
		return float32(s.LR)
	default:
		top, low := precise.New(s.LR), precise.New(s.MinLR)
		share := precise.Quo(precise.Int(int64(left)), precise.Int(int64(span)))
		return precise.Round(precise.Add(low, precise.Mul(precise.Sub(top, low), share)))
	}
}

// OneMinus is 1 - x, rounded once to fp32.
func OneMinus(x float64) float32 {
	return precise.Round(precise.Sub(precise.Int(1), precise.New(x)))
}

// MuonCoefficients returns the factor by which a matrix is scaled before its
// update, 1 - lr·decay, and the length of the update, lr·0.2·√max(rows, cols),
// each rounded once to fp32 (numerics.md §18). lr is Schedule's.
func MuonCoefficients(lr float32, decay float64, rows, cols int) (keep, move float32) {
	rate := precise.New(float64(lr))
	keep = precise.Round(precise.Sub(precise.Int(1), precise.Mul(rate, precise.New(decay))))
	fifth := precise.Quo(rate, precise.Int(5))
	return keep, precise.Round(precise.Mul(fifth, precise.Sqrt(precise.Int(int64(max(rows, cols))))))
}
