package model

import "github.com/infernetprotocol/infernet/train/num"

// factors are the operands of linear layers. Each is prepared once for all the
// products that share it: x of y = x·Wᵀ, and dy and x of dW += dyᵀ·x. The
// operands named low belong to an adapter, whose inner width is its rank.
type factors struct {
	x      num.Operand // rows of the layer's input, along its width
	weight num.Operand // of the product at hand
	dy     num.Operand // rows of the output's gradient, along its width
	dyT    num.Operand // its columns, along the rows of the batch
	xT     num.Operand // columns of the input, along the rows of the batch
	low    num.Operand // rows of x·Aᵀ or its gradient, along the rank
	lowT   num.Operand // columns of x·Aᵀ, along the rows of the batch
	dlowT  num.Operand // columns of its gradient, along the rows of the batch
}

func newFactors(be num.Backend, a num.Arithmetic) factors {
	left, right := func() num.Operand { return be.NewOperand(a, num.Left) },
		func() num.Operand { return be.NewOperand(a, num.Right) }
	return factors{
		x: left(), weight: right(), dy: left(), dyT: left(), xT: right(), low: left(), lowT: right(), dlowT: left(),
	}
}

// MultiplyIn changes the arithmetic of the linear layers and the head.
func (m *Model) MultiplyIn(a num.Arithmetic) { m.factors = newFactors(m.be, a) }

// Finite reports whether every factor of a linear layer since the last call was
// finite. If not, the step has failed (numerics.md §16).
func (m *Model) Finite() bool {
	f, finite := &m.factors, true
	for _, op := range [...]num.Operand{f.x, f.weight, f.dy, f.dyT, f.xT, f.low, f.lowT, f.dlowT} {
		finite = op.Finite() && finite
	}
	return finite
}

// reads prepares x, rows of width in, for the linear layers that follow.
func (m *Model) reads(x []float32, rows, in int) {
	m.be.Prepare(m.factors.x, rows, in, x, in, false)
}

// linear computes y = x·wᵀ (+ bias) for the x that reads prepared. With an
// adapter it continues with (x·aᵀ × scale)·bᵀ and leaves x·aᵀ × scale in low
// (§19).
func (m *Model) linear(y []float32, l *linear, out int, low []float32) {
	f := &m.factors
	rows, in := f.x.Shape()
	m.be.Prepare(f.weight, out, in, m.matrix(l), in, false)
	m.be.Multiply(f.x, f.weight, y, out, false)
	if l.bias != nil {
		m.be.AddBias(y[:rows*out], rows, out, l.bias)
	}
	if l.a == nil || m.plain {
		return
	}
	r := m.rank
	m.be.Prepare(f.weight, r, in, l.a, in, false)
	m.be.Multiply(f.x, f.weight, low, r, false)
	m.be.Scale(low[:rows*r], m.scale)
	m.be.Prepare(f.low, rows, r, low, r, false)
	m.be.Prepare(f.weight, out, r, l.b, r, false)
	m.be.Multiply(f.low, f.weight, y, out, true)
}

// readsBack prepares x for the weight gradients of the linear layers that read
// it.
func (m *Model) readsBack(x []float32, rows, in int) {
	m.be.Prepare(m.factors.xT, in, rows, x, in, true)
}

// linearBackward adds dyᵀ·x to the gradient g of the weight, if that is
// trained, for the x that readsBack prepared. It computes dx = dy·w, or dx +
// dy·w with acc, and continues through the adapter, whose gradients it also
// adds up.
func (m *Model) linearBackward(dx []float32, g *linear, dy []float32, l *linear, out int, acc bool, low []float32) {
	f := &m.factors
	in, rows := f.xT.Shape()
	if g.w != nil || l.a != nil {
		m.be.Prepare(f.dyT, out, rows, dy, out, true)
	}
	if g.w != nil {
		m.be.Multiply(f.dyT, f.xT, g.w, in, !m.fresh || g == &m.dhead)
	}
	m.be.Prepare(f.dy, rows, out, dy, out, false)
	m.be.Prepare(f.weight, in, out, m.matrix(l), in, true)
	m.be.Multiply(f.dy, f.weight, dx, in, acc)
	if l.a != nil {
		m.adapterBackward(dx, g, l, low, rows, in, out)
	}
}

// adapterBackward is §19 for the prepared dy: db += dyᵀ·low; dlow = (dy·b) ×
// scale; da += dlowᵀ·x; dx continues with dlow·a.
func (m *Model) adapterBackward(dx []float32, g, l *linear, low []float32, rows, in, out int) {
	f, r, dlow := &m.factors, m.rank, m.back.dlow
	m.be.Prepare(f.lowT, r, rows, low, r, true)
	m.be.Multiply(f.dyT, f.lowT, g.b, r, true)
	m.be.Prepare(f.weight, r, out, l.b, r, true)
	m.be.Multiply(f.dy, f.weight, dlow, r, false)
	m.be.Scale(dlow[:rows*r], m.scale)
	m.be.Prepare(f.dlowT, r, rows, dlow, r, true)
	m.be.Multiply(f.dlowT, f.xT, g.a, in, true)
	m.be.Prepare(f.low, rows, r, dlow, r, false)
	m.be.Prepare(f.weight, in, r, l.a, in, true)
	m.be.Multiply(f.low, f.weight, dx, in, true)
}
