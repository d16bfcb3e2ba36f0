package engine

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/num"
)

// purposeSample is the Philox purpose of the draws of tokens.
const purposeSample = data.PurposeOrder + 1

// ErrSampling is wrapped by errors about how to generate.
var ErrSampling = errors.New("cannot sample")

// Sampling says how the next token is chosen (numerics.md §17). The zero value
// takes the likeliest, the first of equals.
type Sampling struct {
	// Temperature divides the logits; 0 takes the likeliest token.
	Temperature float32
	// TopK, unless 0, leaves only that many of the likeliest tokens.
	TopK int
	// TopP, unless 0 or 1, leaves only the likeliest tokens that together have
	// this probability.
	TopP float32
	// Seed and a token's number name its draw.
	Seed uint64
}

// Validate reports a field that is out of range. The error wraps ErrSampling.
func (s Sampling) Validate() error {
	const hottest = 100
	switch {
	case !(s.Temperature >= 0 && s.Temperature <= hottest):
		return fmt.Errorf("%w: temperature %v, want 0 to %d", ErrSampling, s.Temperature, hottest)
	case s.TopK < 0:
		return fmt.Errorf("%w: top-k %d, want 0 (all) or more", ErrSampling, s.TopK)
	case !(s.TopP >= 0 && s.TopP <= 1):
		return fmt.Errorf("%w: top-p %v, want 0 to 1", ErrSampling, s.TopP)
	}
	return nil
}

// picker chooses tokens and keeps its buffer.
type picker struct {
	Sampling
	kept []int32
}

// pick chooses the token of a number; it overwrites logits.
func (p *picker) pick(logits []float32, number uint64) int32 {
	best := 0
	for i, x := range logits {
		if x > logits[best] {
			best = i
		}
	}
	if p.Temperature == 0 {
		return int32(best)
	}
	ordered := p.candidates(logits)
	top := logits[best]
	for _, i := range p.kept {
		logits[i] = num.Exp(float32((logits[i] - top) / p.Temperature))
	}
	if ordered {
		p.nucleus(logits)
		slices.Sort(p.kept)
	}
	word := num.Philox4x32(p.Seed, purposeSample, 0, number)[0]
	target := float32(total(logits, p.kept) * (float32(word>>8) / (1 << 24)))
	running := float32(0)
	for _, i := range p.kept {
		if running += logits[i]; running > target {
			return i
		}
	}
	return int32(best)
}

// candidates fills kept: every token, ascending; or, where something is to be
// left out, the TopK likeliest, the likeliest first and the first of equals
// first, which it reports.
func (p *picker) candidates(logits []float32) (ordered bool) {
	p.kept = p.kept[:0]
	for i := range logits {
		p.kept = append(p.kept, int32(i))
	}
	if p.TopK == 0 && (p.TopP == 0 || p.TopP == 1) {
		return false
	}
	slices.SortFunc(p.kept, func(a, b int32) int {
		return cmp.Or(cmp.Compare(logits[b], logits[a]), cmp.Compare(a, b))
	})
	if p.TopK > 0 {
		p.kept = p.kept[:min(p.TopK, len(p.kept))]
	}
	return true
}

// nucleus leaves the shortest start of kept whose weights reach the share TopP
// of all of kept.
func (p *picker) nucleus(weights []float32) {
	if p.TopP == 0 || p.TopP == 1 {
		return
	}
	enough := float32(total(weights, p.kept) * p.TopP)
	running := float32(0)
	for n, i := range p.kept {
		if running += weights[i]; running >= enough {
			p.kept = p.kept[:n+1]
			return
		}
	}
}

// total is the chain of sums of the kept weights, in their order.
func total(weights []float32, kept []int32) (sum float32) {
	for _, i := range kept {
		sum += weights[i]
	}
	return sum
}
