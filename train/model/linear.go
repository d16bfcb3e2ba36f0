package model

import "github.com/infernetprotocol/infernet/train/num"

// factors are the operands of linear layers, each prepared once for all the
// products that share it: x of y = x·Wᵀ, and dy and x of dW += dyᵀ·x.
type factors struct {
	x      num.Operand // rows of the layer's input, along its width
	weight num.Operand // of the product at hand
	dy     num.Operand // rows of the output's gradient, along its width
	dyT    num.Operand // its columns, along the rows of the batch
	xT     num.Operand // columns of the input, along the rows of the batch
}

func newFactors(be num.Backend, a num.Arithmetic) factors {
	left, right := func() num.Operand { return be.NewOperand(a, num.Left) }, func() num.Operand { return be.NewOperand(a, num.Right) }
	return factors{x: left(), weight: right(), dy: left(), dyT: left(), xT: right()}
}

// Finite reports whether every factor of a linear layer since the last call was
// finite: where not, the step has failed (numerics.md §16).
func (m *Model) Finite() bool {
	f, finite := &m.factors, true
	for _, op := range [...]num.Operand{f.x, f.weight, f.dy, f.dyT, f.xT} {
		finite = op.Finite() && finite
	}
	return finite
}

// reads prepares x, rows of width in, for the linears that follow.
func (m *Model) reads(x []float32, rows, in int) {
	m.be.Prepare(m.factors.x, rows, in, x, in, false)
}

// linear computes y = x·wᵀ (+ bias) for w of shape [out, in] and the x of reads.
func (m *Model) linear(y, w, bias []float32, out int) {
	rows, in := m.factors.x.Shape()
	m.be.Prepare(m.factors.weight, out, in, w, in, false)
	m.be.Multiply(m.factors.x, m.factors.weight, y, out, false)
	if bias != nil {
		m.be.AddBias(y[:rows*out], rows, out, bias)
	}
}

// readsBack prepares x for the weight gradients of the linears that read it.
func (m *Model) readsBack(x []float32, rows, in int) {
	m.be.Prepare(m.factors.xT, in, rows, x, in, true)
}

// linearBackward adds dyᵀ·x to dw for the x of readsBack, and computes
// dx = dy·w, going on from dx when acc.
func (m *Model) linearBackward(dx, dw, dy, w []float32, out int, acc bool) {
	f := &m.factors
	in, rows := f.xT.Shape()
	m.be.Prepare(f.dyT, out, rows, dy, out, true)
	m.be.Multiply(f.dyT, f.xT, dw, in, true)
	m.be.Prepare(f.dy, rows, out, dy, out, false)
	m.be.Prepare(f.weight, in, out, w, in, true)
	m.be.Multiply(f.dy, f.weight, dx, in, acc)
}
