package ir

import "github.com/infernetprotocol/infernet/train/program"

// layerWeights are the parameters of one layer, or their gradients.
type layerWeights struct {
	norm1, wq, bq, wk, bk, wv, bv, wo value
	qNorm, kNorm                      value // with QKNorm
	norm2, wg, wu, wd                 value
}

// weights are a model's parameters by role. head is unused if the embedding is
// tied.
type weights struct {
	embed, norm, head value
	layers            []layerWeights
}

// bind assigns every parameter its index in canonical order.
func bind(m program.Model, at func(i int) value) weights {
	i := -1
	next := func() value { i++; return at(i) }
	either := func(is bool) value {
		if !is {
			return value{}
		}
		return next()
	}
	bias := func() value { return either(m.QKVBias) }
	w := weights{embed: next(), layers: make([]layerWeights, m.Layers)}
	for l := range w.layers {
		w.layers[l] = layerWeights{
			norm1: next(), wq: next(), bq: bias(), wk: next(), bk: bias(), wv: next(), bv: bias(), wo: next(),
			qNorm: either(m.QKNorm), kNorm: either(m.QKNorm),
			norm2: next(), wg: next(), wu: next(), wd: next(),
		}
	}
	w.norm = next()
	if !m.Tied {
		w.head = next()
	}
	return w
}

// list is the inverse of bind: every parameter in canonical order.
func (w *weights) list(m program.Model) []value {
	out := []value{w.embed}
	for _, l := range w.layers {
		out = append(out, l.norm1, l.wq)
		if m.QKVBias {
			out = append(out, l.bq, l.wk, l.bk, l.wv, l.bv)
		} else {
			out = append(out, l.wk, l.wv)
		}
		if out = append(out, l.wo); m.QKNorm {
			out = append(out, l.qNorm, l.kNorm)
		}
		out = append(out, l.norm2, l.wg, l.wu, l.wd)
	}
	if out = append(out, w.norm); !m.Tied {
		out = append(out, w.head)
	}
	return out
}

// kept holds the values of a layer's forward pass that its backward pass reads.
// q0 and k0 are q and k before their heads are normalised.
type kept struct {
	x, inv1, h1, q0, invQ, k0, invK, q, k, v, p, o, x2, inv2, h2, gate, up, y value
}

// forward appends layer i, which reads x.
func (b *builder) forward(i int, x value) (a kept, next value) {
	d, w := &b.d, &b.w.layers[i]
	a.x = x
	a.inv1, a.h1 = b.norm(x, w.norm1, d.rows, d.dim)
	a.q0 = b.linear(a.h1, w.wq, w.bq, d.wide, d.dim)
	a.invQ, a.q = b.turnHeads(i, a.q0, w.qNorm, d.heads)
	a.k0 = b.linear(a.h1, w.wk, w.bk, d.kv, d.dim)
	a.invK, a.k = b.turnHeads(i, a.k0, w.kNorm, d.kvHeads)
	a.v = b.linear(a.h1, w.wv, w.bv, d.kv, d.dim)
	a.p = b.probabilities(a.q, a.k)
	a.o = b.mix(a.p, b.headsAcross(a.v, d.kvHeads))
	a.x2 = b.plus(b.linear(a.o, w.wo, value{}, d.dim, d.wide), x, d.rows*d.dim)
	a.inv2, a.h2 = b.norm(a.x2, w.norm2, d.rows, d.dim)
	a.gate = b.linear(a.h2, w.wg, value{}, d.hidden, d.dim)
	a.up = b.linear(a.h2, w.wu, value{}, d.hidden, d.dim)
	a.y = b.swiglu(a.gate, a.up)
	return a, b.plus(b.linear(a.y, w.wd, value{}, d.dim, d.hidden), a.x2, d.rows*d.dim)
}

// turnHeads normalises every head of x, if the model has weights w for that, and
// applies RoPE, if layer i has it. It also returns the inverses of the heads.
func (b *builder) turnHeads(i int, x, w value, heads int) (inv, y value) {
	if y = x; w != (value{}) {
		inv, y = b.norm(x, w, b.d.rows*heads, b.d.head)
	}
	if b.p.Model.Turns(i) {
		y = b.rope(y, heads, false)
	}
	return inv, y
}

// turnHeadsBack computes the gradient of the x of turnHeads from dy. It adds to dw.
func (b *builder) turnHeadsBack(i int, dy, x, w, inv value, dw *value, heads int) value {
	if b.p.Model.Turns(i) {
		dy = b.rope(dy, heads, true)
	}
	if w == (value{}) {
		return dy
	}
	return b.normBackward(dy, x, w, inv, value{}, dw, b.d.rows*heads, b.d.head)
}

// backward computes the gradient of layer i's input from dx, that of its
// output.
func (b *builder) backward(i int, dx value, a *kept) value {
	d, w, g := &b.d, &b.w.layers[i], &b.g.layers[i]
	dy := b.linearBackward(value{}, &g.wd, nil, dx, a.y, w.wd, d.dim, d.hidden)
	dup, dgate := b.swigluBackward(dy, a.gate, a.up)
	dh := b.linearBackward(value{}, &g.wg, nil, dgate, a.h2, w.wg, d.hidden, d.dim)
	dh = b.linearBackward(dh, &g.wu, nil, dup, a.h2, w.wu, d.hidden, d.dim)
	dx = b.normBackward(dh, a.x2, w.norm2, a.inv2, dx, &g.norm2, d.rows, d.dim)

	do := b.linearBackward(value{}, &g.wo, nil, dx, a.o, w.wo, d.dim, d.wide)
	dq, dk, dv := b.attentionBackward(do, a)
	dq = b.turnHeadsBack(i, dq, a.q0, w.qNorm, a.invQ, &g.qNorm, d.heads)
	dk = b.turnHeadsBack(i, dk, a.k0, w.kNorm, a.invK, &g.kNorm, d.kvHeads)
	dh = b.linearBackward(value{}, &g.wq, &g.bq, dq, a.h1, w.wq, d.wide, d.dim)
	dh = b.linearBackward(dh, &g.wk, &g.bk, dk, a.h1, w.wk, d.kv, d.dim)
	dh = b.linearBackward(dh, &g.wv, &g.bv, dv, a.h1, w.wv, d.kv, d.dim)
	return b.normBackward(dh, a.x, w.norm1, a.inv1, dx, &g.norm1, d.rows, d.dim)
}

// linear is x·wᵀ + bias, where w is [out, n].
func (b *builder) linear(x, w, bias value, out, n int) value {
	y := b.add(b.product(x, w, b.d.rows, out, n))
	if bias == (value{}) {
		return y
	}
	return b.compute(dims(b.d.rows, out), []Input{y.cell(0, out, 1), bias.cell(0, 0, 1)}, nil, in(0), in(1), InstrAdd)
}

// linearBackward adds to the gradients of w and of the bias, if there is one,
// and returns that of the input, accumulated onto dx.
func (b *builder) linearBackward(dx value, dw, dbias *value, dy, x, w value, out, n int) value {
	rows := b.d.rows
	dyAcross, xAcross := b.transposed(dy, rows, out), b.across(x, rows, n)
	if dbias != nil && b.p.Model.QKVBias {
		*dbias = b.add(b.chain(Add, dims(out), rows, dyAcross.cell(0, rows), nil).from(*dbias, 0, 1))
	}
	*dw = b.add(b.product(dyAcross, xAcross, out, n, rows).from(*dw, 0, n, 1))
	return b.add(b.product(dy, b.across(w, out, n), rows, n, out).from(dx, 0, n, 1))
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
