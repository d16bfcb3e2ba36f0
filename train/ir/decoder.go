package ir

import "github.com/infernetprotocol/infernet/train/program"

// projection is a linear layer, or its gradients: w [out, n], a bias, and A and B
// of an adapter. A value that is not there is zero.
type projection struct{ w, bias, a, b value }

// layerWeights are the parameters of one layer, or their gradients.
type layerWeights struct {
	norm1, norm2        value      // of what attention and feed-forward layer read
	post1, post2        value      // of what they give
	qNorm, kNorm        value      // with QKNorm
	q, k, v, o, g, u, d projection // d is down
}

// linears lists the linear layers in the order of program.Targets.
func (w *layerWeights) linears() [7]*projection {
	return [...]*projection{&w.q, &w.k, &w.v, &w.o, &w.g, &w.u, &w.d}
}

// weights are a model's parameters by role. head is unused if the embedding is
// tied.
type weights struct {
	embed, norm, head value
	layers            []layerWeights
}

// bind assigns every parameter its index in canonical order.
func bind(m program.Model, at func(i int) value) weights {
	w := weights{layers: make([]layerWeights, m.Layers)}
	for i, place := range w.places(m) {
		*place = at(i)
	}
	return w
}

// places are where the parameters stand, in canonical order.
func (w *weights) places(m program.Model) []*value {
	out := []*value{&w.embed}
	biased := func(l *projection) {
		if out = append(out, &l.w); m.QKVBias {
			out = append(out, &l.bias)
		}
	}
	for i := range w.layers {
		l := &w.layers[i]
		if m.NormsRead() {
			out = append(out, &l.norm1)
		}
		biased(&l.q)
		biased(&l.k)
		biased(&l.v)
		if out = append(out, &l.o.w); m.QKNorm {
			out = append(out, &l.qNorm, &l.kNorm)
		}
		if m.NormsGiven() {
			out = append(out, &l.post1)
		}
		if m.NormsRead() {
			out = append(out, &l.norm2)
		}
		if out = append(out, &l.g.w, &l.u.w, &l.d.w); m.NormsGiven() {
			out = append(out, &l.post2)
		}
	}
	if out = append(out, &w.norm); !m.Tied {
		out = append(out, &w.head)
	}
	return out
}

// norms are where the weights of norms stand; a model may lack some.
func (w *weights) norms() []*value {
	out := []*value{&w.norm}
	for i := range w.layers {
		l := &w.layers[i]
		out = append(out, &l.norm1, &l.qNorm, &l.kNorm, &l.post1, &l.norm2, &l.post2)
	}
	return out
}

// shiftNorms makes the norms of a model with NormsPlusOne read 1 + their weights.
func (b *builder) shiftNorms() {
	if !b.p.Model.NormsPlusOne {
		return
	}
	for _, norm := range b.w.norms() {
		if w := *norm; w != (value{}) {
			*norm = b.compute(dims(int(w.cells)), []Input{w.cell(0, 1)}, bits(1), konst(0), in(0), InstrAdd)
		}
	}
}

// adapters are where the parameters of an adapter stand, in canonical order.
func (w *weights) adapters(targets program.Targets) (out []*value) {
	for i := range w.layers {
		for j, l := range w.layers[i].linears() {
			if targets>>j&1 != 0 {
				out = append(out, &l.a, &l.b)
			}
		}
	}
	return out
}

// adapt adds an adapter's parameters.
func (w *weights) adapt(targets program.Targets, at func(i int) value) {
	for i, place := range w.adapters(targets) {
		*place = at(i)
	}
}

// gradients are those of the trained parameters, in canonical order.
func (b *builder) gradients() (out []value) {
	places := b.g.adapters(b.p.Adapter.Targets)
	if !b.frozen() {
		places = b.g.places(b.p.Model)
	}
	for _, g := range places {
		out = append(out, *g)
	}
	return out
}

// kept holds the values of a layer's forward pass that its backward pass reads.
// q0 and k0 are q and k before they are normalised, s1 and s2 what attention and
// feed-forward layer give, post1 and post2 the inverses of these where they are
// normalised. low is x·Aᵀ × s of each linear layer with an adapter.
type kept struct {
	x, inv1, h1, q0, invQ, k0, invK, q, k, v, local, p, o, s1, post1, x2, inv2, h2, gate, up, y, s2, post2 value

	low [7]value
}

// forward appends layer i, which reads x.
func (b *builder) forward(i int, x value) (a kept, next value) {
	d, w := &b.d, &b.w.layers[i]
	a.x = x
	a.inv1, a.h1 = b.normIf(x, w.norm1, d.dim)
	a.q0, a.low[0] = b.linear(a.h1, &w.q, d.wide, d.dim)
	a.invQ, a.q = b.turnHeads(i, a.q0, w.qNorm, d.heads)
	a.k0, a.low[1] = b.linear(a.h1, &w.k, d.kv, d.dim)
	a.invK, a.k = b.turnHeads(i, a.k0, w.kNorm, d.kvHeads)
	a.v, a.low[2] = b.linear(a.h1, &w.v, d.kv, d.dim)
	a.local, a.p = b.probabilities(a.q, a.k, b.window(i))
	given := b.p.Model.ResidualMultiplier
	a.o = b.times(b.mix(a.p, b.headsAcross(a.v, d.kvHeads)), d.rows*d.wide, given)
	a.s1, a.low[3] = b.linear(a.o, &w.o, d.dim, d.wide)
	var s value
	a.post1, s = b.normIf(a.s1, w.post1, d.dim)
	a.x2 = b.plus(s, x, d.rows*d.dim)
	a.inv2, a.h2 = b.normIf(a.x2, w.norm2, d.dim)
	a.gate, a.low[4] = b.linear(a.h2, &w.g, d.hidden, d.dim)
	a.up, a.low[5] = b.linear(a.h2, &w.u, d.hidden, d.dim)
	a.y = b.times(b.gate(a.gate, a.up), d.rows*d.hidden, given)
	a.s2, a.low[6] = b.linear(a.y, &w.d, d.dim, d.hidden)
	a.post2, s = b.normIf(a.s2, w.post2, d.dim)
	return a, b.plus(s, a.x2, d.rows*d.dim)
}

// window is that of a layer's attention, 0 where it has none or where a row is no
// longer.
func (b *builder) window(layer int) int {
	m := b.p.Model
	if !m.Local(layer) || m.Window >= m.Context {
		return 0
	}
	return int(m.Window)
}

// normIf normalises x, rows of n values, with the weights w if there are any. w has
// the width of a norm: several may lie in a row.
func (b *builder) normIf(x, w value, n int) (inv, y value) {
	if w == (value{}) {
		return value{}, x
	}
	each := int(w.cells)
	return b.norm(x, w, b.d.rows*n/each, each)
}

// normIfBack computes the gradient of the x of normIf from dy, added to sum if there
// is one. It adds to dw.
func (b *builder) normIfBack(dy, x, w, inv, sum value, dw *value, n int) value {
	switch {
	case w != (value{}):
		each := int(w.cells)
		return b.normBackward(dy, x, w, inv, sum, dw, b.d.rows*n/each, each)
	case sum != (value{}):
		return b.plus(sum, dy, b.d.rows*n)
	}
	return dy
}

// turnHeads normalises x, if the model has weights w for that, and applies RoPE, if
// layer i has it. It also returns the inverses of the norms.
func (b *builder) turnHeads(i int, x, w value, heads int) (inv, y value) {
	inv, y = b.normIf(x, w, heads*b.d.head)
	if b.p.Model.Turns(i) {
		y = b.rope(y, heads, b.p.Model.Local(i), false)
	}
	return inv, y
}

// turnHeadsBack computes the gradient of the x of turnHeads from dy. It adds to dw.
func (b *builder) turnHeadsBack(i int, dy, x, w, inv value, dw *value, heads int) value {
	if b.p.Model.Turns(i) {
		dy = b.rope(dy, heads, b.p.Model.Local(i), true)
	}
	return b.normIfBack(dy, x, w, inv, value{}, dw, heads*b.d.head)
}

// backward computes the gradient of layer i's input from dx, that of its
// output.
func (b *builder) backward(i int, dx value, a *kept) value {
	d, w, g := &b.d, &b.w.layers[i], &b.g.layers[i]
	ds := b.normIfBack(dx, a.s2, w.post2, a.post2, value{}, &g.post2, d.dim)
	given := b.p.Model.ResidualMultiplier
	dy := b.linearBackward(value{}, &g.d, ds, a.y, &w.d, a.low[6], d.dim, d.hidden)
	dy = b.times(dy, d.rows*d.hidden, given)
	dup, dgate := b.gateBackward(dy, a.gate, a.up)
	dh := b.linearBackward(value{}, &g.g, dgate, a.h2, &w.g, a.low[4], d.hidden, d.dim)
	dh = b.linearBackward(dh, &g.u, dup, a.h2, &w.u, a.low[5], d.hidden, d.dim)
	dx = b.normIfBack(dh, a.x2, w.norm2, a.inv2, dx, &g.norm2, d.dim)

	ds = b.normIfBack(dx, a.s1, w.post1, a.post1, value{}, &g.post1, d.dim)
	do := b.linearBackward(value{}, &g.o, ds, a.o, &w.o, a.low[3], d.dim, d.wide)
	dq, dk, dv := b.attentionBackward(b.times(do, d.rows*d.wide, given), a)
	dq = b.turnHeadsBack(i, dq, a.q0, w.qNorm, a.invQ, &g.qNorm, d.heads)
	dk = b.turnHeadsBack(i, dk, a.k0, w.kNorm, a.invK, &g.kNorm, d.kvHeads)
	dh = b.linearBackward(value{}, &g.q, dq, a.h1, &w.q, a.low[0], d.wide, d.dim)
	dh = b.linearBackward(dh, &g.k, dk, a.h1, &w.k, a.low[1], d.kv, d.dim)
	dh = b.linearBackward(dh, &g.v, dv, a.h1, &w.v, a.low[2], d.kv, d.dim)
	return b.normIfBack(dh, a.x, w.norm1, a.inv1, dx, &g.norm1, d.dim)
}
