package ir

// Preferences (numerics.md §21): the documents of a row are chosen, rejected,
// chosen, rejected, …, and at most one more. Which rows these are is data; a
// document is found by its number in the row, from 1. Numbers are uint32 cells
// (see documents).

// numbered are the documents of a micro-batch of pairs.
type numbered struct {
	of   value // [sequence, i]: the number of the document of row i
	ends value // [sequence, i]: the same where row i is the last of it, else 0
	many value // [sequence, pair]: 1.0 if the pair is there, else +0
}

// mostPairs is one more than the pairs of a row can be, so that there is a place
// for the document behind them. A document of a pair has two entries or more.
func (b *builder) mostPairs() int { return b.d.context/4 + 1 }

// countPairs finds the documents of a micro-batch, and adds the number of its
// pairs to sum.
func (b *builder) countPairs(sum value, micro int) value {
	n := b.number(b.batch(micro, PartStarts))
	b.pairs = append(b.pairs, n)
	return b.add(b.chain(Add, dims(1), b.d.seqs*b.mostPairs(), n.many.cell(0, 0), nil).from(sum, 0, 0))
}

// number counts the documents, given the flags of a Batch.
func (b *builder) number(starts value) (n numbered) {
	l := b.d.context
	shape := dims(b.d.seqs, l)
	count := b.chain(Add, shape, 0, starts.cell(0, l, 0), nil)
	count.Hi = Bound{Form: Behind, Dim: 1, Arg: 1}
	n.of = b.add(count)
	n.ends = b.compute(shape, []Input{starts.cell(1, l, 1).guarded(l-2, 0, -1), n.of.cell(0, l, 1)},
		[]uint32{uint32(l - 1), 1, 0},
		coord(1), konst(0), in(1), in(0), konst(1), in(1), konst(2), SelectEQ, SelectEQ)
	// A pair is there if its second document is: 2·pair + 2 ≤ documents.
	n.many = b.compute(dims(b.d.seqs, b.mostPairs()), []Input{n.of.cell(l-1, l, 0)}, append(bits(1), 2, 0),
		in(0), coord(1), coord(1), InstrAdd, konst(1), InstrAdd, konst(2), konst(0), SelectLT)
	return n
}

// documentLosses are the sums of the rows' losses, by pair and document:
// [sequence, pair, 0 for the chosen, 1 for the rejected].
func (b *builder) documentLosses(losses value, n numbered) value {
	l, c := b.d.context, b.docs
	upTo := b.compute(dims(b.d.seqs, l, l),
		[]Input{c.first.cell(0, l, 1, 0), c.shift.cell(0, l*l, l, 1), losses.cell(0, l, 0, 1).gathered(1, 1)}, bits(0),
		coord(1), coord(2), in(0), InstrAdd, konst(0), in(2), SelectLT)
	sums := b.rowSum(upTo, b.d.rows, l)
	o := b.chain(Add, dims(b.d.seqs, b.mostPairs(), 2), l, sums.cell(0, l, 0, 0), nil)
	o = o.only(n.ends.cell(0, l, 0, 0))
	o.Match = linear(1, 0, 2, 1)
	return b.add(o)
}

// preferences are the losses of the pairs, and the scales of the gradient by
// pair and document, from the documents' losses without and with the adapter.
func (b *builder) preferences(frozen, own value, n numbered) (losses, scales value) {
	p := b.mostPairs()
	shape := dims(b.d.seqs, p)
	pair := func(v value, i int) Input { return v.cell(i, 2*p, 2) }
	z := b.compute(shape, []Input{pair(frozen, 0), pair(own, 0), pair(frozen, 1), pair(own, 1)},
		bits(float32(b.p.DPO.Beta)),
		konst(0), in(0), in(1), InstrSub, in(2), in(3), InstrSub, InstrSub, InstrMul)
	losses = b.compute(shape, []Input{z.cell(0, p, 1), n.many.cell(0, p, 1)}, bits(1, 0),
		in(1), konst(0), konst(1), in(0),
		konst(0), in(0), InstrNeg, InstrExp, InstrAdd, InstrLog,
		konst(0), in(0), InstrExp, InstrAdd, InstrLog, in(0), InstrSub, SelectLE, konst(1), SelectEQ)
	slope := b.compute(shape, []Input{z.cell(0, p, 1), b.scale.cell(0, 0, 0)}, bits(1, float32(b.p.DPO.Beta)),
		konst(1), konst(0), konst(0), in(0), InstrExp, InstrAdd, InstrDiv, InstrMul, in(1), InstrMul)
	scales = b.compute(dims(b.d.seqs, p, 2), []Input{slope.cell(0, p, 1, 0)}, []uint32{0},
		coord(2), konst(0), in(0), in(0), InstrNeg, SelectEQ)
	return losses, scales
}

// pairBatch appends the passes of a micro-batch of pairs, without the adapter
// and with it, and returns the sum of the pairs' losses.
func (b *builder) pairBatch(micro int) value {
	tokens, t := b.samples(micro)
	n := b.pairs[micro]
	b.plain = true
	frozen := b.documentLosses(b.crossEntropy(b.forwardAll(tokens).logits, t).losses, n)
	b.plain = false
	f := b.forwardAll(tokens)
	c := b.crossEntropy(f.logits, t)
	losses, scales := b.preferences(frozen, b.documentLosses(c.losses, n), n)
	// The numbers of a row's documents begin with 1, those of their scales with 0.
	l, documents := b.d.context, 2*b.mostPairs()
	rows := b.compute(dims(b.d.seqs, l),
		[]Input{n.of.cell(0, l, 1), scales.cell(-1, documents, 0).gathered(0, 1)}, nil, in(1))
	b.backwardAll(f, b.logitsBackward(c, t, factor{value: rows, each: 1}))
	return b.add(b.chain(Add, dims(1), b.d.seqs*b.mostPairs(), losses.cell(0, 0), nil))
}
