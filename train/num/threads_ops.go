package num

// The operations of threaded: check, lock, note the arguments, run the pieces.

func (c *crew) AddTo(dst, src []float32) {
	checkEqual(len(dst), len(src))
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: dst, src: src}
	c.run(c.pieces(len(dst), parallelElements), c.jobs.addTo)
}

func (c *crew) AddBias(x []float32, rows, cols int, bias []float32) {
	checkTable(rows, cols, x)
	checkEqual(cols, len(bias))
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: x, src: bias, rows: rows, cols: cols}
	c.run(c.pieces(len(x), parallelElements), c.jobs.addBias)
}

func (c *crew) ColumnSum(dst, x []float32, rows, cols int, acc bool) {
	checkTable(rows, cols, x)
	checkEqual(cols, len(dst))
	c.mu.Lock()
	defer c.mu.Unlock()
	if rows == 0 {
		c.solos[0].ColumnSum(dst, x, rows, cols, acc)
		return
	}
	c.op = operation{dst: dst, src: x, rows: rows, cols: cols, flag: acc}
	c.run(c.pieces(len(x), parallelElements), c.jobs.columnSum)
}

func (c *crew) Scale(x []float32, s float32) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: x, x: s}
	c.run(c.pieces(len(x), parallelElements), c.jobs.scale)
}

func (c *crew) Sum(x []float32) float32 { return c.reduce(x, c.jobs.sum) }

func (c *crew) SumSquares(x []float32) float32 { return c.reduce(x, c.jobs.squares) }

func (c *crew) reduce(x []float32, job func(worker, piece int)) float32 {
	c.mu.Lock()
	defer c.mu.Unlock()
	if n := blocks(len(x)); n > cap(c.part) {
		c.part = make([]float32, n)
	}
	c.part = c.part[:blocks(len(x))]
	c.op = operation{src: x}
	c.run(c.pieces(len(x), parallelElements), job)
	return foldBlocks(c.solos[0], c.part)
}

func (c *crew) RMSNorm(y, inv, x, w []float32, rows, cols int, eps float32) {
	checkTable(rows, cols, y, x)
	checkEqual(rows, len(inv))
	checkEqual(cols, len(w))
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: y, src: x, a: inv, b: w, rows: rows, cols: cols, x: eps}
	c.run(c.pieces(len(x), parallelElements), c.jobs.norm)
}

func (c *crew) RMSNormBackward(dx, dw, dy, x, w, inv []float32, rows, cols int) {
	checkNormBackward(dx, dw, dy, x, w, inv, rows, cols)
	if rows == 0 {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	op := operation{dst: dx, src: dy, a: dw, b: x, c: w, d: inv, rows: rows, cols: cols}
	c.op = op // weights first: dx may be dy
	c.run(c.pieces(len(x), parallelElements), c.jobs.normWeights)
	c.op = op
	c.run(c.pieces(len(x), parallelElements), c.jobs.normRows)
}

func (c *crew) SwiGLU(y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: y, a: gate, b: up}
	c.run(c.pieces(4*len(y), parallelElements), c.jobs.swiglu)
}

func (c *crew) SwiGLUBackward(dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: dgate, src: dup, a: dy, b: gate, c: up}
	c.run(c.pieces(4*len(dy), parallelElements), c.jobs.swigluBack)
}

func (c *crew) RoPE(x []float32, rows, heads, headDim, context int, cos, sin []float32, inverse bool) {
	checkRoPE(x, rows, heads, headDim, context, cos, sin)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: x, rows: rows, heads: heads, headDim: headDim, context: context, a: cos, b: sin, flag: inverse}
	c.run(c.pieces(len(x), parallelElements), c.jobs.rope)
}

// CausalSoftmax runs on one thread: attention divides its heads with Each.
func (c *crew) CausalSoftmax(s []float32, rows int, scale float32) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.solos[0].CausalSoftmax(s, rows, scale)
}

// CausalSoftmaxBackward runs on one thread, like CausalSoftmax.
func (c *crew) CausalSoftmaxBackward(ds, p []float32, rows int, scale float32) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.solos[0].CausalSoftmaxBackward(ds, p, rows, scale)
}

func (c *crew) CrossEntropy(loss, dlogits, logits []float32, targets []int32, rows, cols int, scale float32) {
	checkCrossEntropy(loss, dlogits, logits, targets, rows, cols)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: loss, src: dlogits, a: logits, targets: targets, rows: rows, cols: cols, x: scale}
	c.run(c.pieces(4*len(logits), parallelElements), c.jobs.crossEntropy)
}

func (c *crew) AdamW(p, g, m, v []float32, coef AdamWCoef) {
	checkEqual(len(p), len(g), len(m), len(v))
	c.mu.Lock()
	defer c.mu.Unlock()
	c.op = operation{dst: p, src: g, a: m, b: v, coef: coef}
	c.run(c.pieces(4*len(p), parallelElements), c.jobs.adamw)
}
