package engine

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/num"
)

// purposeSample is the Philox purpose of the random numbers that choose tokens.
const purposeSample = data.PurposeOrder + 1

// ErrSampling is wrapped by errors about Sampling.
var ErrSampling = errors.New("cannot sample")

// Sampling says how the next token is chosen (numerics.md §17). The zero value
// takes the likeliest token, and the first of equally likely ones.
type Sampling struct {
	// Temperature divides the logits; 0 takes the likeliest token.
	Temperature float32
	// TopK, unless 0, keeps only that many of the likeliest tokens.
	TopK int
	// TopP, unless 0 or 1, keeps only the likeliest tokens that together have
	// this probability.
	TopP float32
	// Seed, together with the number of a token, determines its random number.
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

// picker chooses tokens and reuses its buffer.
type picker struct {
	Sampling
	kept []int32
}

// pick chooses the token with the given number in the text. It overwrites logits.
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

// candidates fills kept. If nothing is left out, these are all tokens,
// ascending, and it reports false. Otherwise they are the TopK likeliest, the
// likeliest first, of equal ones the first first, and it reports true.
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

// nucleus keeps the shortest prefix of kept whose weights reach the share TopP
// of the whole.
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

// total is the sum of the kept weights, a chain in their order.
func total(weights []float32, kept []int32) (sum float32) {
	for _, i := range kept {
		sum += weights[i]
	}
	return sum
}
