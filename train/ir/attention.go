package ir

import (
	"math"
	"slices"
)

// blockRows is the number of rows of an attention block (numerics.md §14).
// BlockOf and BlockEnd round to it.
const blockRows = 64

// rope is the rotary embedding of x [rows, heads·head] (§8). Both halves of a
// pair use one expression, own × cos ± other × sin, whose sign depends on the
// half.
func (b *builder) rope(x value, heads int, local, inverse bool) value {
	d := &b.d
	w := heads * d.head
	own := x.cell(0, d.context*w, w, d.head, d.half, 1)
	other := x.cell(d.half, d.context*w, w, d.head, -d.half, 1)
	inputs := append([]Input{own, other}, b.turns(local)...)
	cos, sin := in(len(inputs)-2), in(len(inputs)-1)
	plus, minus := []byte{in(1), sin, InstrMul}, []byte{in(1), sin, InstrMul, InstrNeg}
	first, second := minus, plus
	if inverse {
		first, second = plus, minus
	}
	code := []byte{in(0), cos, coord(3), konst(0)}
	code = append(append(append(code, first...), second...), SelectEQ, InstrFMA)
	return b.compute(dims(d.seqs, d.context, heads, 2, d.half), inputs, []uint32{0}, code...)
}

// turns are the inputs from 2 on of a rope: the last two are the cosine and the
// sine of a row's place. In a token file that is the place in its document, and
// the input before them is where that starts. The tables of local layers stand
// behind the others.
func (b *builder) turns(local bool) []Input {
	d, first := &b.d, 0
	if local {
		first = d.context * d.half
	}
	cos, sin := b.cos.cell(first, 0, d.half, 0, 0, 1), b.sin.cell(first, 0, d.half, 0, 0, 1)
	if b.docs == nil {
		return []Input{cos, sin}
	}
	start := b.docs.first.cell(0, d.context, 1, 0, 0, 0)
	return []Input{start, cos.gathered(2, -d.half), sin.gathered(2, -d.half)}
}

// scores is, for each head, a[row i]·c[row j] for j ≤ i and +0 for later j. a
// has rows of query heads, c rows of KV heads. The result is [sequence, KV
// head, query head, i, j].
func (b *builder) scores(a, c value) value {
	d := &b.d
	shape := dims(d.seqs, d.kvHeads, d.group, d.context, d.context)
	first := a.cell(0, d.context*d.wide, d.group*d.head, d.head, d.wide, 0).guarded(0, 0, 0, 0, 1, -1)
	second := c.cell(0, d.context*d.kv, d.head, 0, 0, d.kv).guarded(0, 0, 0, 0, 1, -1)
	return b.add(b.chain(FMA, shape, d.head, first, &second))
}

// probabilities is the causal softmax of the scores (§9), as [head, i, j] with
// the heads of all sequences in one dimension. In a token file, local holds them
// shifted (documentProbabilities).
// window is that of the layer's attention, or 0.
func (b *builder) probabilities(q, k value, window int) (local, p value) {
	if b.docs != nil {
		return b.documentProbabilities(q, k, window)
	}
	return value{}, b.causal(q, k, window)
}

// hidden makes the code of a score give −Inf where key is before the window of row
// (§9). key is code that pushes the number of the key, row the instruction that
// pushes that of the row. consts gets two more.
func hidden(window int, key []byte, row byte, consts []uint32, score []byte) ([]uint32, []byte) {
	if window == 0 {
		return consts, score
	}
	n := len(consts)
	code := append(slices.Clone(key), konst(n), InstrAdd, row, konst(n+1))
	code = append(append(code, score...), SelectLT)
	return append(append(consts, uint32(window-1)), bits(float32(math.Inf(-1)))...), code
}

// causal is probabilities over whole rows.
func (b *builder) causal(q, k value, window int) value {
	d := &b.d
	heads, l := d.seqs*d.heads, d.context
	scale := b.p.Model.ScoreScale()
	shape := dims(heads, l, l)
	consts, code := hidden(window, []byte{coord(2)}, coord(1), bits(scale), []byte{in(0), konst(0), InstrMul})
	z := b.compute(shape, []Input{b.scores(q, k).cell(0, l*l, l, 1)}, consts, code...)
	top := b.chain(Max, dims(heads, l), 0, z.cell(0, l*l, l), nil)
	top.Hi = Bound{Form: Behind, Dim: 1, Arg: 1}
	m := b.add(top)
	e := b.compute(shape, []Input{z.cell(0, l*l, l, 1), m.cell(0, l, 1, 0)}, bits(0),
		coord(1), coord(2), konst(0), in(0), in(1), InstrSub, InstrExp, SelectLT)
	r := b.inverse(b.rowSum(e, heads*l, l), heads*l)
	return b.compute(shape, []Input{e.cell(0, l*l, l, 1), r.cell(0, l, 1, 0)}, nil, in(0), in(1), InstrMul)
}

// headsAcross is x [rows, heads·head] transposed to [sequence, head, element,
// row].
func (b *builder) headsAcross(x value, heads int) value {
	d := &b.d
	w := heads * d.head
	return b.compute(dims(d.seqs, heads, d.head, d.context), []Input{x.cell(0, d.context*w, d.head, 1, w)}, nil, in(0))
}

// mix is, for each query head and row i, the sum over the keys of p[i, key]
// times the key's vector in across, which holds the KV heads transposed. The
// result has rows of query heads.
func (b *builder) mix(p, across value) value {
	d := &b.d
	l := d.context
	second := across.cell(0, d.kv*l, 0, d.head*l, 0, l)
	o := b.chain(FMA, dims(d.seqs, l, d.kvHeads, d.group, d.head), 0,
		p.cell(0, d.heads*l*l, l, d.group*l*l, l*l, 0), &second)
	if b.docs != nil {
		o.Hi = Bound{Arg: uint32(l)}
		return b.add(o.only(b.docs.keys.cell(0, l*l, l, 0, 0, 0)))
	}
	o.Hi = Bound{Form: BlockEnd, Dim: 1, Arg: uint32(l)}
	return b.add(o)
}

// gradientOfKeys is, for each KV head and key j, the sum of p[i, j] times x[row
// i] over the rows i from the start of j's block. It is one chain through the
// query heads, and the result has rows of KV heads. pAcross is [head, j, i] and
// xAcross [sequence, query head, element, i].
func (b *builder) gradientOfKeys(pAcross, xAcross value) (sum value) {
	d := &b.d
	l := d.context
	for g := range d.group {
		first := pAcross.cell(g*l*l, d.heads*l*l, l, d.group*l*l, 0)
		second := xAcross.cell(g*d.head*l, d.wide*l, 0, d.group*d.head*l, l)
		o := b.chain(FMA, dims(d.seqs, l, d.kvHeads, d.head), l, first, &second)
		if b.docs == nil {
			o.Lo = Bound{Form: BlockOf, Dim: 1}
		}
		if o = o.from(sum, 0, l*d.kv, d.kv, d.head, 1); b.docs != nil {
			o = o.only(b.docs.queries.cell(0, l*l, l, 0, 0))
		}
		sum = b.add(o)
	}
	return sum
}

// probabilitiesAcross is p [head, i, j] transposed to [head, j, i].
func (b *builder) probabilitiesAcross(p value) value {
	l := b.d.context
	return b.compute(dims(b.d.seqs*b.d.heads, l, l), []Input{p.cell(0, l*l, 1, l)}, nil, in(0))
}

// attentionBackward computes the gradients of q, k and v from that of the
// heads' outputs.
func (b *builder) attentionBackward(do value, a *kept) (dq, dk, dv value) {
	d := &b.d
	dp := b.scores(do, a.v)
	dv = b.gradientOfKeys(b.probabilitiesAcross(a.p), b.headsAcross(do, d.heads))
	ds := b.softmaxBackward(dp, a)
	dq = b.mix(ds, b.headsAcross(a.k, d.kvHeads))
	dk = b.gradientOfKeys(b.probabilitiesAcross(ds), b.headsAcross(a.q, d.heads))
	return dq, dk, dv
}

// softmaxBackward is the gradient of the softmax (§9). A row is padded only to
// its next multiple of 32 elements, because one more term could turn a lane's
// −0 into +0.
func (b *builder) softmaxBackward(dp value, a *kept) value {
	if b.docs != nil {
		return b.documentSoftmaxBackward(dp, a.local, a.p)
	}
	d, p := &b.d, a.p
	heads, l := d.seqs*d.heads, d.context
	scale := b.p.Model.ScoreScale()
	c := ceil(l, width)
	chain := b.laneDots(p, dp, dims(heads*l, width), heads*l, l, heads*l*l)
	chain.Dims = dims(heads, l, width)
	for i := range chain.Inputs {
		chain.Inputs[i].Index = linear(0, l*width*c, width*c, c)
		chain.Inputs[i].Index.K = 1
	}
	chain.Hi = Bound{Form: ChunkOf, Dim: 1, Arg: 1}
	dot := b.fold(b.add(chain), heads*l)
	return b.compute(dims(heads, l, l), []Input{p.cell(0, l*l, l, 1), dp.cell(0, l*l, l, 1), dot.cell(0, l, 1, 0)},
		bits(0, scale),
		coord(1), coord(2), konst(0), in(0), in(1), in(2), InstrSub, InstrMul, konst(1), InstrMul, SelectLT)
}
