package ir

// step appends the whole step: micro-batches, loss, norm, clip, AdamW
// (numerics.md §15).
func (b *builder) step() {
	var sum value
	for micro := range int(b.p.Accumulate) {
		if b.err != nil {
			return
		}
		losses := b.microBatch(micro)
		sum = b.accumulated(sum, b.sum(losses, b.d.rows))
	}
	b.compute(dims(1), []Input{sum.cell(0, 1)}, bits(b.scale()), in(0), konst(0), InstrMul)
	b.writes(WritesLoss)
	grads := b.g.list(b.p.Model)
	norm := b.norms(grads)
	b.adamW(grads, b.clip(norm))
	b.stateHashes()
}

// scale is 1 divided by the number of tokens of a step.
func (b *builder) scale() float32 { return float32(1 / float64(b.p.TokensPerStep())) }

func (b *builder) accumulated(sum, x value) value {
	if sum == (value{}) {
		return x
	}
	return b.plus(sum, x, 1)
}

// microBatch appends a forward and a backward pass and returns the losses of
// the rows.
func (b *builder) microBatch(micro int) (losses value) {
	d := &b.d
	tokens, targets := b.batch(micro, 0), b.batch(micro, 1)
	x := b.embed(tokens)
	layers := make([]kept, len(b.w.layers))
	for i := range layers {
		layers[i], x = b.forward(i, x)
	}
	head, gradient := b.w.head, &b.g.head
	if b.p.Model.Tied {
		head, gradient = b.w.embed, &b.g.embed
	}
	inv, h := b.norm(x, b.w.norm, d.rows, d.dim)
	losses, dlogits := b.crossEntropy(b.linear(h, head, value{}, d.vocab, d.dim), targets)
	dh := b.linearBackward(value{}, gradient, nil, dlogits, h, head, d.vocab, d.dim)
	dx := b.normBackward(dh, x, b.w.norm, inv, value{}, &b.g.norm, d.rows, d.dim)
	for i := len(layers) - 1; i >= 0; i-- {
		dx = b.backward(i, dx, &layers[i])
	}
	b.embedBackward(dx, tokens)
	return losses
}

func (b *builder) batch(micro, shift int) value {
	return b.add(Op{Kind: Batch, Dims: dims(b.d.seqs, b.d.context), Micro: uint32(micro), Shift: uint32(shift)})
}

func (b *builder) embed(tokens value) value {
	d := &b.d
	return b.compute(dims(d.rows, d.dim),
		[]Input{tokens.cell(0, 1, 0), b.w.embed.cell(0, 0, 1).gathered(0, d.dim)}, nil, in(1))
}

// embedBackward adds the gradient of every row to that of its token, rows
// ascending.
func (b *builder) embedBackward(dx, tokens value) {
	d := &b.d
	across := b.transposed(dx, d.rows, d.dim)
	o := b.chain(Add, dims(d.vocab, d.dim), d.rows, across.cell(0, 0, d.rows), nil)
	o = o.from(b.g.embed, 0, d.dim, 1)
	when := tokens.cell(0, 0, 0).alongK()
	when.Number = InputWhen
	o.When, o.Match, o.Inputs = true, linear(0, 1, 0), append(o.Inputs, when)
	b.g.embed = b.add(o)
}

// crossEntropy is the losses of the rows and the gradient of the logits (§10).
func (b *builder) crossEntropy(x, targets value) (losses, dx value) {
	rows, n := b.d.rows, b.d.vocab
	m := b.rowMax(x, rows, n)
	e := b.compute(dims(rows, n), []Input{x.cell(0, n, 1), m.cell(0, 1, 0)}, nil, in(0), in(1), InstrSub, InstrExp)
	s := b.rowSum(e, rows, n)
	losses = b.compute(dims(rows),
		[]Input{s.cell(0, 1), m.cell(0, 1), targets.cell(0, 1), x.cell(0, n).gathered(2, 1)}, nil,
		in(0), InstrLog, in(1), InstrAdd, in(3), InstrSub)
	r := b.inverse(s, rows)
	dx = b.compute(dims(rows, n), []Input{e.cell(0, n, 1), r.cell(0, 1, 0), targets.cell(0, 1, 0)}, bits(1, b.scale()),
		coord(1), in(2), in(0), in(1), InstrMul, konst(0), InstrSub, in(0), in(1), InstrMul, SelectEQ,
		konst(1), InstrMul)
	return losses, dx
}

// norms is the norm of all gradients together, before clipping.
func (b *builder) norms(grads []value) value {
	squares := make([]value, len(grads))
	for i, g := range grads {
		squares[i] = b.sumSquares(g, b.params[i].Len())
	}
	all := b.sum(b.packed(squares), len(squares))
	norm := b.compute(dims(1), []Input{all.cell(0, 1)}, nil, in(0), InstrSqrt)
	b.writes(WritesNorm)
	return norm
}

// packed collects single cells in one vector, 15 per Map.
func (b *builder) packed(cells []value) (all value) {
	const most = MaxInputs - 1
	for first := 0; first < len(cells); first += most {
		var inputs []Input
		var places []uint32
		var code []byte
		for i, c := range cells[first:min(first+most, len(cells))] {
			inputs, places = append(inputs, c.cell(0, 0)), append(places, uint32(first+i))
			code = append(code, coord(0), konst(i), in(i))
		}
		n := len(inputs)
		if all == (value{}) {
			places, code = append(places, 0), append(code, konst(n))
		} else {
			inputs, code = append(inputs, all.cell(0, 1)), append(code, in(n))
		}
		for range n {
			code = append(code, SelectEQ)
		}
		all = b.compute(dims(len(cells)), inputs, places, code...)
	}
	return all
}

// clip is the factor by which every gradient is scaled (§11).
func (b *builder) clip(norm value) value {
	limit := float32(b.p.Optimizer.Clip)
	if limit == 0 {
		return b.compute(dims(1), nil, bits(1), konst(0))
	}
	return b.compute(dims(1), []Input{norm.cell(0, 0)}, bits(limit, 1),
		in(0), konst(0), konst(1), konst(0), in(0), InstrDiv, SelectLE)
}

// adamW applies AdamW (§11) to every tensor.
func (b *builder) adamW(grads []value, factor value) {
	c := coefficients(b.p.Optimizer)
	n := len(grads)
	for i, g := range grads {
		cells := b.params[i].Len()
		decay := float32(0)
		if b.params[i].Kind.Decays() {
			decay = c.WeightDecay
		}
		p, m, v := b.state(i), b.state(n+i), b.state(2*n+i)
		moment := func(old value) []Input { return []Input{old.cell(0, 1), g.cell(0, 1), factor.cell(0, 0)} }
		m = b.compute(dims(cells), moment(m), bits(c.Beta1, c.OneMinusBeta1),
			konst(0), in(0), konst(1), in(1), in(2), InstrMul, InstrMul, InstrFMA)
		b.keeps(n + i)
		v = b.compute(dims(cells), moment(v), bits(c.Beta2, c.OneMinusBeta2),
			konst(0), in(0), konst(1), in(1), in(2), InstrMul, InstrMul, in(1), in(2), InstrMul, InstrMul, InstrFMA)
		b.keeps(2*n + i)
		b.compute(dims(cells), []Input{p.cell(0, 1), m.cell(0, 1), v.cell(0, 1), b.rate(0), b.rate(1), b.rate(2)},
			bits(decay, c.Eps),
			in(3), InstrNeg, konst(0), in(0),
			in(1), in(4), InstrMul, in(2), in(5), InstrMul, InstrSqrt, konst(1), InstrAdd, InstrDiv,
			InstrFMA, in(0), InstrFMA)
		b.keeps(i)
	}
}

// rate is a column of the step's row of the rate table: the learning rate (0),
// C1 (1) or C2 (2).
func (b *builder) rate(column int) Input {
	t := b.table(rateTable).cell(column, 0)
	t.Index.Step = rateColumns
	return t
}
