package ir

import "math"

// A row of a token file holds one or more documents that do not see each other
// (numerics.md §15): RoPE, softmax and the blocks of attention count from where
// a document starts. Which rows these are is data, and the operators of a plan
// are not. So plans compute attention over the whole row, read it shifted by
// the start of the document where an order of sums depends on that, and leave
// out the terms of other documents (Op.When).
//
// Places and starts are uint32 cells. Sums and differences of such numbers are
// computed as those of subnormal float32, which are exact below 2^23.

// documents are the places of a micro-batch's documents.
type documents struct {
	first   value // [sequence, i]: where the document of row i starts
	shift   value // [sequence, i, t]: first of i where row first+t is not after i, else 0
	keys    value // [sequence, i, j]: 1 where the chains of row i go through row j, else 0
	queries value // keys transposed: [sequence, j, i]
	chunks  value // [sequence, i, c]: 1 where chunk c of 32 begins at or before i's place in its document
}

// documents computes the places from the flags of a Batch.
func (b *builder) documents(starts value) *documents {
	l := b.d.context
	shape := dims(b.d.seqs, l)
	at := b.compute(shape, []Input{starts.cell(0, l, 1)}, []uint32{0, 1}, in(0), konst(1), coord(1), konst(0), SelectEQ)
	// Small integers have the order of the floats with the same bits.
	latest := b.chain(Max, shape, 0, at.cell(0, l, 0), nil)
	latest.Hi = Bound{Form: Behind, Dim: 1, Arg: 1}
	c := &documents{first: b.add(latest)}
	own := func(coord ...int) Input { return c.first.cell(0, append([]int{l}, coord...)...) }
	c.shift = b.compute(dims(b.d.seqs, l, l), []Input{own(1, 0)}, []uint32{0},
		coord(1), coord(2), in(0), InstrAdd, konst(0), in(0), SelectLT)
	end := b.blockEnds(own(1))
	c.keys = b.compute(dims(b.d.seqs, l, l), []Input{own(1, 0), own(0, 1), end.cell(0, l, 1, 0)}, []uint32{0, 1},
		in(0), in(1), coord(2), in(2), konst(1), konst(0), SelectLT, konst(0), SelectEQ)
	c.queries = b.compute(dims(b.d.seqs, l, l), []Input{c.keys.cell(0, l*l, 1, l)}, nil, in(0))
	c.chunks = b.compute(dims(b.d.seqs, l, ceil(l, width)), []Input{own(1, 0)}, append(bits(width), 0, 1),
		coord(1), in(0), InstrSub, coord(2), konst(0), InstrMul, konst(1), konst(2), SelectLT)
	return c
}

// blockEnds is where the block of 64 rows ends that row i lies in, counted from
// the start of its document, first: first + 64·⌊n/64⌋ + 64 with n = i − first.
// (2n − 63)/128 is nearest to ⌊n/64⌋ among the integers, and a product of
// subnormals is rounded to the nearest integer.
func (b *builder) blockEnds(first Input) value {
	consts := append(bits(1.0/(2*blockRows), blockRows), blockRows-1, blockRows)
	return b.compute(dims(b.d.seqs, b.d.context), []Input{first}, consts,
		coord(1), in(0), InstrSub, CopyBelow, InstrAdd, konst(2), InstrSub, konst(0), InstrMul, konst(1), InstrMul,
		konst(3), InstrAdd, in(0), InstrAdd)
}

// perHead is the shape of one number for every pair of rows of every head.
func (b *builder) perHead() []uint32 {
	return dims(b.d.seqs, b.d.heads, b.d.context, b.d.context)
}

// pair reads x [sequence, head, i, j] in the order of perHead.
func (b *builder) pair(x value) Input {
	l := b.d.context
	return x.cell(0, b.d.heads*l*l, l*l, l, 1)
}

// local reads x at [i, first+t] for [i, t] and computes code from it, which is
// input 2, where row first+t is not after i; elsewhere the last constant.
func (b *builder) local(x value, consts []uint32, code ...byte) value {
	l, c := b.d.context, b.docs
	inputs := []Input{c.first.cell(0, l, 0, 1, 0), c.shift.cell(0, l*l, 0, l, 1), b.pair(x).gathered(1, 1)}
	later := []byte{coord(2), coord(3), in(0), InstrAdd, konst(len(consts) - 1)}
	return b.compute(b.perHead(), inputs, consts, append(append(later, code...), SelectLT)...)
}

// spread computes code from inputs at [i, j], where row j is in the document of
// i and not after i, and +0 elsewhere. The inputs get the numbers from 1 on.
func (b *builder) spread(inputs []Input, consts []uint32, code ...byte) value {
	l, zero := b.d.context, konst(len(consts))
	inputs = append([]Input{b.docs.first.cell(0, l, 0, 1, 0)}, inputs...)
	before := []byte{coord(3), in(0), zero, coord(2), coord(3), zero}
	code = append(append(before, code...), SelectLT, SelectLT)
	return b.compute(b.perHead(), inputs, append(append([]uint32(nil), consts...), 0), code...)
}

// documentProbabilities is the softmax within documents (§9): as [sequence,
// head, i, t] with key first+t, and as [sequence, head, i, j] with key j.
func (b *builder) documentProbabilities(q, k value, window int) (local, p value) {
	d := &b.d
	heads, l := d.seqs*d.heads, d.context
	scale := b.p.Model.ScoreScale()
	key := []byte{coord(3), in(0), InstrAdd}
	consts, code := hidden(window, key, coord(2), bits(scale), []byte{in(2), konst(0), InstrMul})
	z := b.local(b.scores(q, k), append(consts, bits(float32(math.Inf(-1)))...), code...)
	top := b.chain(Max, dims(heads, l), 0, z.cell(0, l*l, l), nil)
	top.Hi = Bound{Form: Behind, Dim: 1, Arg: 1}
	m := b.add(top)
	row := func(x value) Input { return x.cell(0, d.heads*l, l, 1, 0) }
	e := b.compute(b.perHead(), []Input{b.docs.first.cell(0, l, 0, 1, 0), b.pair(z), row(m)}, bits(0),
		coord(2), coord(3), in(0), InstrAdd, konst(0), in(1), in(2), InstrSub, InstrExp, SelectLT)
	r := b.inverse(b.rowSum(e, heads*l, l), heads*l)
	local = b.compute(b.perHead(), []Input{b.pair(e), row(r)}, nil, in(0), in(1), InstrMul)
	return local, b.spread([]Input{b.pair(local).gathered(0, -1)}, nil, in(1))
}

// documentSoftmaxBackward is softmaxBackward within documents. local and p are
// those of documentProbabilities, dp is the gradient of p.
func (b *builder) documentSoftmaxBackward(dp, local, p value) value {
	d := &b.d
	heads, l := d.seqs*d.heads, d.context
	scale := b.p.Model.ScoreScale()
	c := ceil(l, width)
	chain := b.laneDots(local, b.local(dp, bits(0), in(2)), dims(heads*l, width), heads*l, l, heads*l*l)
	chain.Dims = dims(d.seqs, d.heads, l, width)
	for i := range chain.Inputs {
		chain.Inputs[i].Index = linear(0, d.heads*l*width*c, l*width*c, width*c, c)
		chain.Inputs[i].Index.K = 1
	}
	chain = chain.only(b.docs.chunks.cell(0, l*c, 0, c, 0))
	dot := b.fold(b.add(chain), heads*l)
	return b.spread([]Input{b.pair(p), b.pair(dp), dot.cell(0, d.heads*l, l, 1, 0)}, bits(scale),
		in(1), in(2), in(3), InstrSub, InstrMul, konst(0), InstrMul)
}

// only makes a chain go through the terms for which when is 1.
func (o Op) only(when Input) Op {
	when = when.alongK()
	when.Number = InputWhen
	o.When, o.Match = true, linear(1, make([]int, len(o.Dims))...)
	o.Inputs = append(o.Inputs, when)
	return o
}
