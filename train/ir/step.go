package ir

import "github.com/infernetprotocol/infernet/train/program"

// step appends the whole step: micro-batches, loss, norm, clip, update
// (numerics.md §15).
func (b *builder) step() {
	b.countTargets()
	b.shiftNorms()
	var sum value
	for micro := range int(b.p.Accumulate) {
		if b.err != nil {
			return
		}
		sum = b.accumulated(sum, b.microBatch(micro))
	}
	inputs, consts, code := b.whole().times([]Input{sum.cell(0, 1)}, nil, 1, in(0))
	b.compute(dims(1), inputs, consts, code...)
	b.writes(WritesLoss)
	grads := b.gradients()
	norm := b.norms(grads)
	b.update(grads, b.clip(norm))
	b.stateHashes()
}

func (b *builder) accumulated(sum, x value) value {
	if sum == (value{}) {
		return x
	}
	return b.plus(sum, x, 1)
}

// microBatch appends the passes of a micro-batch and returns the sum of its
// losses.
func (b *builder) microBatch(micro int) value {
	if !b.p.DPO.IsZero() {
		return b.pairBatch(micro)
	}
	tokens, t := b.samples(micro)
	f := b.forwardAll(tokens)
	c := b.crossEntropy(f.logits, t)
	b.backwardAll(f, b.logitsBackward(c, t, b.whole()))
	return b.sum(c.losses, b.d.rows)
}

// pass holds the values of a forward pass that the backward pass reads.
type pass struct {
	tokens, x, inv, h, logits value
	layers                    []kept
}

// forwardAll appends the forward pass.
func (b *builder) forwardAll(tokens value) pass {
	d := &b.d
	f := pass{tokens: tokens, layers: make([]kept, len(b.w.layers))}
	f.x = b.times(b.embed(tokens), d.rows*d.dim, b.p.Model.EmbeddingMultiplier)
	for i := range f.layers {
		f.layers[i], f.x = b.forward(i, f.x)
	}
	f.inv, f.h = b.norm(f.x, b.w.norm, d.rows, d.dim)
	f.h = b.times(f.h, d.rows*d.dim, b.perLogit())
	f.logits, _ = b.linear(f.h, b.head(&b.w), d.vocab, d.dim)
	return f
}

// head is the last linear layer, or its gradients so far.
func (b *builder) head(w *weights) *projection {
	if b.p.Model.Tied {
		return &projection{w: w.embed}
	}
	return &projection{w: w.head}
}

// backwardAll appends the backward pass from the gradient of the logits.
func (b *builder) backwardAll(f pass, dlogits value) {
	d, gradient := &b.d, b.head(&b.g)
	dh := b.linearBackward(value{}, gradient, dlogits, f.h, b.head(&b.w), value{}, d.vocab, d.dim)
	dh = b.times(dh, d.rows*d.dim, b.perLogit())
	if b.p.Model.Tied {
		b.g.embed = gradient.w
	} else {
		b.g.head = gradient.w
	}
	dx := b.normBackward(dh, f.x, b.w.norm, f.inv, value{}, &b.g.norm, d.rows, d.dim)
	for i := len(f.layers) - 1; i >= 0; i-- {
		dx = b.backward(i, dx, &f.layers[i])
	}
	if !b.frozen() {
		b.embedBackward(b.times(dx, d.rows*d.dim, b.p.Model.EmbeddingMultiplier), f.tokens)
	}
}

// targets are what the rows of a micro-batch predict. counts, of a token file,
// is 1 where that counts.
type targets struct{ tokens, counts value }

// samples reads a micro-batch.
func (b *builder) samples(micro int) (tokens value, t targets) {
	if b.p.Tokenizer == program.Bytes {
		return b.batch(micro, PartByte), targets{tokens: b.batch(micro, PartNext)}
	}
	tokens = b.batch(micro, PartToken)
	b.docs = b.documents(b.batch(micro, PartStarts))
	return tokens, targets{tokens: b.following(tokens), counts: b.counts[micro]}
}

func (b *builder) batch(micro int, part Part) value {
	return b.add(Op{Kind: Batch, Dims: dims(b.d.seqs, b.d.context), Micro: uint32(micro), Part: part})
}

// following is, for every entry, the cell of the next one of its row, and 0 for
// the last.
func (b *builder) following(x value) value {
	l := b.d.context
	return b.compute(dims(b.d.seqs, l), []Input{x.cell(1, l, 1).guarded(l-2, 0, -1)}, nil, in(0))
}

// countTargets finds the targets of the step that count, and how many targets,
// or pairs, the step's loss is the mean of.
func (b *builder) countTargets() {
	if b.p.Tokenizer == program.Bytes {
		return
	}
	var sum value
	for micro := range int(b.p.Accumulate) {
		counts := b.following(b.batch(micro, PartCounts))
		if b.counts = append(b.counts, counts); !b.p.DPO.IsZero() {
			sum = b.countPairs(sum, micro)
			continue
		}
		ones := b.compute(dims(b.d.rows), []Input{counts.cell(0, 1)}, append(bits(1), 0, 1),
			in(0), konst(2), konst(0), konst(1), SelectEQ)
		sum = b.add(b.chain(Add, dims(1), b.d.rows, ones.cell(0, 0), nil).from(sum, 0, 0))
	}
	b.scale = b.inverse(sum, 1)
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

// norms is the norm of all gradients together, before clipping.
func (b *builder) norms(grads []value) value {
	squares := make([]value, len(grads))
	for i, g := range grads {
		squares[i] = b.sumSquares(g, b.trained[i].Len())
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

// rate is a column of the step's row of the rate table (rateTable).
func (b *builder) rate(column int) Input {
	t := b.table(rateTable).cell(column, 0)
	t.Index.Step = int32(b.tables[rateTable].Dims[1])
	return t
}
