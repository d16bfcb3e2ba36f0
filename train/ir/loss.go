package ir

// factor is what a gradient or a loss is multiplied by: a constant, or the cell
// of a value that is each times the row.
type factor struct {
	constant float32
	value    value
	each     int
}

// whole is 1 divided by the number of what the step's loss is the mean of.
func (b *builder) whole() factor {
	if b.scale == (value{}) {
		return factor{constant: float32(1 / float64(b.p.TokensPerStep()))}
	}
	return factor{value: b.scale}
}

// times multiplies the result of the code of a Map by the factor of its first
// coordinate.
func (f factor) times(inputs []Input, consts []uint32, rank int, code ...byte) ([]Input, []uint32, []byte) {
	if f.value == (value{}) {
		return inputs, append(consts, bits(f.constant)...), append(code, konst(len(consts)), InstrMul)
	}
	coord := make([]int, rank)
	coord[0] = f.each
	return append(inputs, f.value.cell(0, coord...)), consts, append(code, in(len(inputs)), InstrMul)
}

// softmax holds the values of a cross entropy: the exponentials and their sums,
// and the losses of the rows.
type softmax struct{ e, sum, losses value }

// crossEntropy is the losses of the rows (§10).
func (b *builder) crossEntropy(x value, t targets) (c softmax) {
	rows, n := b.d.rows, b.d.vocab
	m := b.rowMax(x, rows, n)
	c.e = b.compute(dims(rows, n), []Input{x.cell(0, n, 1), m.cell(0, 1, 0)}, nil, in(0), in(1), InstrSub, InstrExp)
	c.sum = b.rowSum(c.e, rows, n)
	inputs, consts, code := t.counted(
		[]Input{c.sum.cell(0, 1), m.cell(0, 1), t.tokens.cell(0, 1), x.cell(0, n).gathered(2, 1)}, nil,
		in(0), InstrLog, in(1), InstrAdd, in(3), InstrSub)
	c.losses = b.compute(dims(rows), inputs, consts, code...)
	return c
}

// logitsBackward is the gradient of the logits, multiplied by scale (§10).
func (b *builder) logitsBackward(c softmax, t targets, scale factor) value {
	rows, n := b.d.rows, b.d.vocab
	r := b.inverse(c.sum, rows)
	inputs, consts, code := scale.times(
		[]Input{c.e.cell(0, n, 1), r.cell(0, 1, 0), t.tokens.cell(0, 1, 0)}, bits(1), 2,
		coord(1), in(2), in(0), in(1), InstrMul, konst(0), InstrSub, in(0), in(1), InstrMul, SelectEQ)
	inputs, consts, code = t.counted(inputs, consts, code...)
	return b.compute(dims(rows, n), inputs, consts, code...)
}

// counted makes the code of a Map whose first coordinate is a row give +0 where
// the row's target does not count. Input 2 reads the target's token.
func (t targets) counted(inputs []Input, consts []uint32, code ...byte) ([]Input, []uint32, []byte) {
	if t.counts == (value{}) {
		return inputs, consts, code
	}
	counts := inputs[2]
	counts.ID, counts.Cells = t.counts.id, t.counts.cells
	i, one := len(inputs), len(consts)
	code = append(append([]byte{in(i), konst(one)}, code...), konst(one+1), SelectEQ)
	return append(inputs, counts), append(consts, 1, 0), code
}
