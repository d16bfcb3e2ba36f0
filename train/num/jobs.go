package num

// jobs are the pieces of each operation as functions made once, when the crew
// is: a method value made at every call would allocate.
type jobs struct {
	each, matMul, quantise, multiply, addTo, addBias, columnSum, scale, sum, squares,
	norm, normWeights, normRows, swiglu, swigluBack, rope, crossEntropy, adamw func(worker, piece int)
}

func (c *crew) bind() jobs {
	return jobs{
		each: func(w, i int) { c.op.each(i, c.solos[w]) }, matMul: c.matMulPiece,
		quantise: c.quantisePiece, multiply: c.multiplyPiece,
		addTo: c.addToPiece, addBias: c.addBiasPiece, columnSum: c.columnSumPiece, scale: c.scalePiece,
		sum: c.sumPiece, squares: c.squaresPiece, norm: c.normPiece,
		normWeights: c.normWeightsPiece, normRows: c.normRowsPiece,
		swiglu: c.swigluPiece, swigluBack: c.swigluBackPiece, rope: c.ropePiece,
		crossEntropy: c.crossEntropyPiece, adamw: c.adamwPiece,
	}
}

func (c *crew) matMulPiece(w, piece int) {
	o := &c.op
	tm := o.heads
	i, rows := span(o.rows, tm, piece%tm)
	const step = 32 // columns stay whole panels
	p, panels := span((o.cols+step-1)/step, o.pieces/tm, piece/tm)
	j, cols := p*step, min(o.cols-p*step, panels*step)
	if rows <= 0 || cols <= 0 {
		return
	}
	ao, bo := i*o.lda, j
	if o.layout == TN {
		ao = i
	}
	if o.layout == NT {
		bo = j * o.ldb
	}
	c.solos[w].MatMul(o.layout, rows, cols, o.k, o.a[ao:], o.lda, o.b[bo:], o.ldb, o.dst[i*o.ldc+j:], o.ldc, o.flag)
}

func (c *crew) quantisePiece(w, piece int) {
	if lo, n := span(c.op.left.panels(), c.op.pieces, piece); n > 0 {
		c.solos[w].quantise(c.op.left, lo, lo+n)
	}
}

func (c *crew) multiplyPiece(w, piece int) {
	o := &c.op
	a0, an := span(o.left.panels(), o.rows, piece%o.rows)
	b0, bn := span(o.right.panels(), o.cols, piece/o.rows)
	c.solos[w].multiplyPanels(o.left, o.right, o.dst, o.ldc, o.flag, panelRange{a0, a0 + an, b0, b0 + bn})
}

func (c *crew) addToPiece(w, piece int) {
	lo, hi := cut(len(c.op.dst), c.op.pieces, piece)
	c.solos[w].AddTo(c.op.dst[lo:hi], c.op.src[lo:hi])
}

func (c *crew) scalePiece(w, piece int) {
	lo, hi := cut(len(c.op.dst), c.op.pieces, piece)
	c.solos[w].Scale(c.op.dst[lo:hi], c.op.x)
}

func (c *crew) addBiasPiece(w, piece int) {
	o := &c.op
	r, n := span(o.rows, o.pieces, piece)
	c.solos[w].AddBias(o.dst[r*o.cols:(r+n)*o.cols], n, o.cols, o.src)
}

func (c *crew) columnSumPiece(w, piece int) {
	o := &c.op
	if lo, hi := cut(o.cols, o.pieces, piece); lo < hi {
		c.solos[w].columnSum(o.dst[lo:hi], o.src[lo:], o.rows, o.cols, o.flag)
	}
}

func (c *crew) sumPiece(w, piece int) {
	lo, n := span(len(c.part), c.op.pieces, piece)
	for i := lo; i < lo+n; i++ {
		c.part[i] = c.solos[w].rowSum(block(c.op.src, i))
	}
}

func (c *crew) squaresPiece(w, piece int) {
	lo, n := span(len(c.part), c.op.pieces, piece)
	for i := lo; i < lo+n; i++ {
		b := block(c.op.src, i)
		c.part[i] = c.solos[w].rowDot(b, b)
	}
}

func (c *crew) normPiece(w, piece int) {
	o := &c.op
	r, n := span(o.rows, o.pieces, piece)
	lo, hi := r*o.cols, (r+n)*o.cols
	c.solos[w].RMSNorm(o.dst[lo:hi], o.a[r:r+n], o.src[lo:hi], o.b, n, o.cols, o.x)
}

func (c *crew) normWeightsPiece(w, piece int) {
	o := &c.op
	if lo, hi := cut(o.cols, o.pieces, piece); lo < hi {
		c.solos[w].normWeights(o.a[lo:hi], o.src[lo:], o.b[lo:], o.d, o.rows, o.cols)
	}
}

func (c *crew) normRowsPiece(w, piece int) {
	o := &c.op
	first, n := span(o.rows, o.pieces, piece)
	for r := first; r < first+n; r++ {
		lo, hi := r*o.cols, (r+1)*o.cols
		c.solos[w].normRow(o.dst[lo:hi], o.src[lo:hi], o.b[lo:hi], o.c, o.d[r])
	}
}

func (c *crew) swigluPiece(w, piece int) {
	o := &c.op
	lo, hi := cut(len(o.dst), o.pieces, piece)
	c.solos[w].SwiGLU(o.dst[lo:hi], o.a[lo:hi], o.b[lo:hi])
}

func (c *crew) swigluBackPiece(w, piece int) {
	o := &c.op
	lo, hi := cut(len(o.dst), o.pieces, piece)
	c.solos[w].SwiGLUBackward(o.dst[lo:hi], o.src[lo:hi], o.a[lo:hi], o.b[lo:hi], o.c[lo:hi])
}

// ropePiece takes whole contexts, so that positions start at 0.
func (c *crew) ropePiece(w, piece int) {
	o := &c.op
	first, n := span((o.rows+o.context-1)/o.context, o.pieces, piece)
	lo, hi := first*o.context, min(o.rows, (first+n)*o.context)
	width := o.heads * o.headDim
	c.solos[w].RoPE(o.dst[lo*width:hi*width], hi-lo, o.heads, o.headDim, o.context, o.a, o.b, o.flag)
}

func (c *crew) crossEntropyPiece(w, piece int) {
	o := &c.op
	r, n := span(o.rows, o.pieces, piece)
	lo, hi := r*o.cols, (r+n)*o.cols
	c.solos[w].CrossEntropy(o.dst[r:r+n], o.src[lo:hi], o.a[lo:hi], o.targets[r:r+n], n, o.cols, o.x)
}

func (c *crew) adamwPiece(w, piece int) {
	o := &c.op
	lo, hi := cut(len(o.dst), o.pieces, piece)
	c.solos[w].AdamW(o.dst[lo:hi], o.src[lo:hi], o.a[lo:hi], o.b[lo:hi], o.coef)
}
