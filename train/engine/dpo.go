package engine

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// pairs holds the numbers of a micro-batch of preference pairs, one for each
// document: the losses without and with the adapter, and the scales of the
// gradient.
type pairs struct {
	first             []int32 // the documents that begin a pair
	frozen, own, back []float32
}

func newPairs(p program.Program, rows int) (r pairs) {
	if !p.DPO.IsZero() {
		r.first = make([]int32, 0, rows)
		r.frozen, r.own, r.back = make([]float32, rows), make([]float32, rows), make([]float32, rows)
	}
	return r
}

// pairGradients is gradients for pairs of a chosen and a rejected answer
// (numerics.md §21).
func (t *Trainer) pairGradients() float32 {
	scale := float32(1 / float64(t.batches.PairsOf(t.step)))
	t.model.ZeroGradients()
	var sum float32
	for micro := range int(t.prog.Accumulate) {
		t.batches.Fill(t.step, micro, t.inputs, t.targets)
		t.lengths = t.batches.Spans(t.step, micro, t.lengths)
		t.pairs.first = t.batches.Pairs(t.step, micro, t.pairs.first)
		sum += t.pairLosses(t.inputs, t.targets, scale)
		t.model.BackwardSpans(t.targets, t.pairs.back)
	}
	return float32(sum * scale)
}

// pairLosses runs the pairs of a micro-batch without the adapter and with it,
// sets the scales of their gradients and returns the sum of their losses.
func (t *Trainer) pairLosses(inputs, targets []int32, scale float32) (sum float32) {
	p := &t.pairs
	t.model.LeaveOut(true)
	t.model.ForwardSpans(inputs, t.lengths)
	t.model.SpanLosses(p.frozen, targets)
	t.model.LeaveOut(false)
	t.model.ForwardSpans(inputs, t.lengths)
	t.model.SpanLosses(p.own, targets)
	clear(p.back)
	for _, chosen := range p.first {
		loss, slope := preference(float32(t.prog.DPO.Beta), p.frozen[chosen:], p.own[chosen:])
		sum += loss
		g := float32(slope * scale)
		p.back[chosen], p.back[chosen+1] = g, -g
	}
	return sum
}

// preference is the loss of a pair, whose documents are the first two of both
// lists, and the derivative of that loss by the loss of the chosen answer.
func preference(beta float32, frozen, own []float32) (loss, slope float32) {
	z := float32(beta * ((frozen[0] - own[0]) - (frozen[1] - own[1])))
	if z >= 0 {
		loss = num.Log(1 + num.Exp(-z))
	} else {
		loss = num.Log(1+num.Exp(z)) - z
	}
	return loss, float32(beta * (1 / (1 + num.Exp(z))))
}
