package num

// The operations of threaded: each checks its arguments, locks, and performs its job.

func (t *threads) AddTo(dst, src []float32) {
	checkEqual(len(dst), len(src))
	t.mu.Lock()
	defer t.mu.Unlock()
	perform(t, &t.jobs.addTo, addToJob{dst, src}, t.piecesFor(len(dst), parallelElements))
}

func (t *threads) AddBias(x []float32, rows, cols int, bias []float32) {
	checkTable(rows, cols, x)
	checkEqual(cols, len(bias))
	t.mu.Lock()
	defer t.mu.Unlock()
	perform(t, &t.jobs.addBias, addBiasJob{x, bias, rows, cols}, t.piecesFor(len(x), parallelElements))
}

func (t *threads) ColumnSum(dst, x []float32, rows, cols int, acc bool) {
	checkTable(rows, cols, x)
	checkEqual(cols, len(dst))
	t.mu.Lock()
	defer t.mu.Unlock()
	if rows == 0 {
		t.workers[0].ColumnSum(dst, x, rows, cols, acc)
		return
	}
	perform(t, &t.jobs.columnSum, columnSumJob{dst, x, rows, cols, acc}, t.piecesFor(len(x), parallelElements))
}

func (t *threads) Scale(x []float32, s float32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	perform(t, &t.jobs.scale, scaleJob{x, s}, t.piecesFor(len(x), parallelElements))
}

func (t *threads) Sum(x []float32) float32 {
	t.mu.Lock()
	defer t.mu.Unlock()
	part := t.blockSums(x)
	perform(t, &t.jobs.sum, sumJob{part, x}, t.piecesFor(len(x), parallelElements))
	return foldBlocks(t.workers[0], part)
}

func (t *threads) SumSquares(x []float32) float32 {
	t.mu.Lock()
	defer t.mu.Unlock()
	part := t.blockSums(x)
	perform(t, &t.jobs.sumSquares, sumSquaresJob{part, x}, t.piecesFor(len(x), parallelElements))
	return foldBlocks(t.workers[0], part)
}

// blockSums is room for the sum of every block of x.
func (t *threads) blockSums(x []float32) []float32 {
	n := blocks(len(x))
	if n > cap(t.part) {
		t.part = make([]float32, n)
	}
	return t.part[:n]
}

func (t *threads) RMSNorm(y, inv, x, w []float32, rows, cols int, eps float32) {
	checkTable(rows, cols, y, x)
	checkEqual(rows, len(inv))
	checkEqual(cols, len(w))
	t.mu.Lock()
	defer t.mu.Unlock()
	perform(t, &t.jobs.rmsNorm, rmsNormJob{y, inv, x, w, rows, cols, eps}, t.piecesFor(len(x), parallelElements))
}

func (t *threads) RMSNormBackward(dx, dw, dy, x, w, inv []float32, rows, cols int) {
	checkNormBackward(dx, dw, dy, x, w, inv, rows, cols)
	if rows == 0 {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	pieces := t.piecesFor(len(x), parallelElements)
	// The weights come first because dx may be dy.
	perform(t, &t.jobs.normWeights, normWeightsJob{dw, dy, x, inv, rows, cols}, pieces)
	perform(t, &t.jobs.normRows, normRowsJob{dx, dy, x, w, inv, rows, cols}, pieces)
}

func (t *threads) SwiGLU(y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	t.mu.Lock()
	defer t.mu.Unlock()
	perform(t, &t.jobs.swiGLU, swiGLUJob{y, gate, up}, t.piecesFor(4*len(y), parallelElements))
}

func (t *threads) SwiGLUBackward(dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	t.mu.Lock()
	defer t.mu.Unlock()
	pieces := t.piecesFor(4*len(dy), parallelElements)
	perform(t, &t.jobs.swiGLUBackward, swiGLUBackwardJob{dgate, dup, dy, gate, up}, pieces)
}

func (t *threads) GeGLU(y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	t.mu.Lock()
	defer t.mu.Unlock()
	perform(t, &t.jobs.geGLU, geGLUJob{y, gate, up}, t.piecesFor(4*len(y), parallelElements))
}

func (t *threads) GeGLUBackward(dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	t.mu.Lock()
	defer t.mu.Unlock()
	pieces := t.piecesFor(4*len(dy), parallelElements)
	perform(t, &t.jobs.geGLUBackward, geGLUBackwardJob{dgate, dup, dy, gate, up}, pieces)
}

func (t *threads) RoPE(x []float32, rows, heads, headDim, context int, cos, sin []float32, inverse bool) {
	checkRoPE(x, rows, heads, headDim, context, cos, sin)
	t.mu.Lock()
	defer t.mu.Unlock()
	j := ropeJob{x, cos, sin, rows, heads, headDim, context, inverse}
	perform(t, &t.jobs.rope, j, t.piecesFor(len(x), parallelElements))
}

// CausalSoftmax runs on one thread: attention divides its heads with Each.
func (t *threads) CausalSoftmax(s []float32, rows int, scale float32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.workers[0].CausalSoftmax(s, rows, scale)
}

// CausalSoftmaxBackward runs on one thread, like CausalSoftmax.
func (t *threads) CausalSoftmaxBackward(ds, p []float32, rows int, scale float32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.workers[0].CausalSoftmaxBackward(ds, p, rows, scale)
}

func (t *threads) CrossEntropy(loss, dlogits, logits []float32, targets []int32, rows, cols int, scale float32) {
	checkCrossEntropy(loss, dlogits, logits, targets, rows, cols)
	t.mu.Lock()
	defer t.mu.Unlock()
	j := crossEntropyJob{loss, dlogits, logits, targets, rows, cols, scale}
	perform(t, &t.jobs.crossEntropy, j, t.piecesFor(4*len(logits), parallelElements))
}

func (t *threads) AdamW(p, g, m, v []float32, coef AdamWCoef) {
	checkEqual(len(p), len(g), len(m), len(v))
	t.mu.Lock()
	defer t.mu.Unlock()
	perform(t, &t.jobs.adamW, adamWJob{p, g, m, v, coef}, t.piecesFor(4*len(p), parallelElements))
}
