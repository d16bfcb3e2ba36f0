package ir

import (
	"slices"

	"github.com/infernetprotocol/infernet/train/program"
)

// linear is y = x·wᵀ + bias, where w is [out, n]. With an adapter, y goes on
// through low = x·Aᵀ × s and B (numerics.md §19).
func (b *builder) linear(x value, l *projection, out, n int) (y, low value) {
	d := &b.d
	y = b.add(b.product(x, l.w, d.rows, out, n))
	if l.bias != (value{}) {
		y = b.compute(dims(d.rows, out), []Input{y.cell(0, out, 1), l.bias.cell(0, 0, 1)}, nil, in(0), in(1), InstrAdd)
	}
	if l.a == (value{}) || b.plain {
		return y, value{}
	}
	low = b.low(b.add(b.product(x, l.a, d.rows, d.rank, n)))
	return b.add(b.product(low, l.b, d.rows, out, d.rank).from(y, 0, out, 1)), low
}

// low scales rows of the adapter's rank.
func (b *builder) low(x value) value {
	a := b.p.Adapter
	scale := float32(float64(a.Alpha) / float64(a.Rank))
	return b.compute(dims(b.d.rows, b.d.rank), []Input{x.cell(0, b.d.rank, 1)}, bits(scale), in(0), konst(0), InstrMul)
}

// linearBackward adds to the gradients g of l, as far as they are trained, and
// returns that of the input, accumulated onto dx. low is that of linear.
func (b *builder) linearBackward(dx value, g *projection, dy, x value, l *projection, low value, out, n int) value {
	rows := b.d.rows
	var dyAcross, xAcross value
	if !b.frozen() || l.a != (value{}) {
		dyAcross, xAcross = b.transposed(dy, rows, out), b.across(x, rows, n)
	}
	if !b.frozen() {
		if l.bias != (value{}) {
			g.bias = b.add(b.chain(Add, dims(out), rows, dyAcross.cell(0, rows), nil).from(g.bias, 0, 1))
		}
		g.w = b.add(b.product(dyAcross, xAcross, out, n, rows).from(g.w, 0, n, 1))
	}
	dx = b.add(b.product(dy, b.across(l.w, out, n), rows, n, out).from(dx, 0, n, 1))
	if l.a == (value{}) {
		return dx
	}
	rank := b.d.rank
	g.b = b.add(b.product(dyAcross, b.across(low, rows, rank), out, rank, rows).from(g.b, 0, rank, 1))
	dlow := b.low(b.add(b.product(dy, b.across(l.b, out, rank), rows, rank, out)))
	g.a = b.add(b.product(b.transposed(dlow, rows, rank), xAcross, rank, n, rows).from(g.a, 0, n, 1))
	return b.add(b.product(dlow, b.across(l.a, rank, n), rows, n, rank).from(dx, 0, n, 1))
}

// product is x·yᵀ, where x is [m, depth] and y is [n, depth].
func (b *builder) product(x, y value, m, n, depth int) Op {
	pitch := depth
	if b.kind == X8 {
		x, y = b.prepared(x, m, depth), b.prepared(y, n, depth)
		pitch = ceil(depth, Tile) * BlockCells
	}
	second := y.cell(0, 0, pitch)
	return b.chain(b.kind, dims(m, n), depth, x.cell(0, pitch, 0), &second)
}

// inner is product by chains of float32 in every numerics.
func (b *builder) inner(x, y value, m, n, depth int) Op {
	second := y.cell(0, 0, depth)
	return b.chain(FMA, dims(m, n), depth, x.cell(0, depth, 0), &second)
}

// prepared quantises the rows of x, once for all products that read them.
func (b *builder) prepared(x value, rows, depth int) value {
	p, ok := b.cut[x]
	if !ok {
		p = b.add(Op{Kind: Quantise, Dims: dims(rows, ceil(depth, Tile), BlockCells), Depth: uint32(depth),
			Inputs: []Input{x.cell(0, depth, 0, 0).alongK()}})
		b.cut[x] = p
	}
	return p
}

// across is transposed, but made only once for a value that is read transposed
// several times, such as a weight in every micro-batch or the input of q, k and
// v.
func (b *builder) across(x value, rows, cols int) value {
	t, ok := b.turned[x]
	if !ok {
		t = b.transposed(x, rows, cols)
		b.turned[x] = t
	}
	return t
}

// gate is SwiGLU, or GeGLU.
func (b *builder) gate(gate, up value) value {
	if b.p.Model.Activation == program.GeluTanh {
		return b.geglu(gate, up)
	}
	return b.swiglu(gate, up)
}

func (b *builder) gateBackward(dy, gate, up value) (dup, dgate value) {
	if b.p.Model.Activation == program.GeluTanh {
		return b.gegluBackward(dy, gate, up)
	}
	return b.swigluBackward(dy, gate, up)
}

// geluConstants are 1, c1, c3 and c9 of GeGLU (§23).
func geluConstants() []uint32 { return bits(1, 0x1.988454p+0, 0x1.2444f2p-4, 0x1.b6676cp-3) }

// geluScaled is g × fma(g × g, constant c, c1) of input 0.
func geluScaled(c int) []byte {
	return []byte{in(0), in(0), in(0), InstrMul, konst(c), konst(1), InstrFMA, InstrMul}
}

// geluSigmoid is 1 ÷ (1 + exp(−z)) of input 0.
func geluSigmoid() []byte {
	code := append([]byte{konst(0), konst(0)}, geluScaled(2)...)
	return append(code, InstrNeg, InstrExp, InstrAdd, InstrDiv)
}

// geglu is (g × σ) × up (§23).
func (b *builder) geglu(gate, up value) value {
	n := b.d.rows * b.d.hidden
	code := slices.Concat([]byte{in(0)}, geluSigmoid(), []byte{InstrMul, in(1), InstrMul})
	return b.compute(dims(n), []Input{gate.cell(0, 1), up.cell(0, 1)}, geluConstants(), code...)
}

func (b *builder) gegluBackward(dy, gate, up value) (dup, dgate value) {
	n := b.d.rows * b.d.hidden
	code := slices.Concat([]byte{in(1), in(0)}, geluSigmoid(), []byte{InstrMul, InstrMul})
	dup = b.compute(dims(n), []Input{gate.cell(0, 1), dy.cell(0, 1)}, geluConstants(), code...)
	code = slices.Concat([]byte{in(2), in(1), InstrMul}, geluSigmoid(), geluScaled(3),
		[]byte{konst(0), CopyBelow | 2, InstrSub, konst(0), InstrFMA, InstrMul, InstrMul})
	dgate = b.compute(dims(n), []Input{gate.cell(0, 1), up.cell(0, 1), dy.cell(0, 1)}, geluConstants(), code...)
	return dup, dgate
}

// swiglu is (g × σ) × up with σ = 1 ÷ (1 + exp(−g)) (§7).
func (b *builder) swiglu(gate, up value) value {
	n := b.d.rows * b.d.hidden
	return b.compute(dims(n), []Input{gate.cell(0, 1), up.cell(0, 1)}, bits(1),
		in(0), konst(0), konst(0), in(0), InstrNeg, InstrExp, InstrAdd, InstrDiv, InstrMul, in(1), InstrMul)
}

func (b *builder) swigluBackward(dy, gate, up value) (dup, dgate value) {
	n := b.d.rows * b.d.hidden
	dup = b.compute(dims(n), []Input{gate.cell(0, 1), dy.cell(0, 1)}, bits(1),
		in(1), in(0), konst(0), konst(0), in(0), InstrNeg, InstrExp, InstrAdd, InstrDiv, InstrMul, InstrMul)
	dgate = b.compute(dims(n), []Input{gate.cell(0, 1), up.cell(0, 1), dy.cell(0, 1)}, bits(1),
		in(2), in(1), InstrMul, // dy × up
		konst(0), konst(0), in(0), InstrNeg, InstrExp, InstrAdd, InstrDiv, // σ
		in(0), konst(0), CopyBelow|2, InstrSub, konst(0), InstrFMA, // fma(g, 1 − σ, 1)
		InstrMul, InstrMul)
	return dup, dgate
}
