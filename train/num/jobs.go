package num

// job is the work of one operation with its arguments, divided into pieces. The
// pieces write different elements, so they may run at the same time, each on a
// worker of its own.
type job interface {
	run(w worker, piece, pieces int)
}

// jobs holds one job of each type. A call writes its arguments there and passes
// a pointer: a job on the heap or a closure would allocate at every call.
type jobs struct {
	each           eachJob
	matMul         matMulJob
	quantise       quantiseJob
	multiply       multiplyJob
	addTo          addToJob
	addBias        addBiasJob
	columnSum      columnSumJob
	scale          scaleJob
	sum            sumJob
	sumSquares     sumSquaresJob
	rmsNorm        rmsNormJob
	normWeights    normWeightsJob
	normRows       normRowsJob
	swiGLU         swiGLUJob
	swiGLUBackward swiGLUBackwardJob
	geGLU          geGLUJob
	geGLUBackward  geGLUBackwardJob
	rope           ropeJob
	crossEntropy   crossEntropyJob
	adamW          adamWJob
}

// eachJob has one piece for every item of Each.
type eachJob struct{ f func(i int, b Backend) }

func (j *eachJob) run(w worker, piece, _ int) { j.f(piece, w) }

type addToJob struct{ dst, src []float32 }

func (j *addToJob) run(w worker, piece, pieces int) {
	lo, hi := cut(len(j.dst), pieces, piece)
	w.AddTo(j.dst[lo:hi], j.src[lo:hi])
}

type scaleJob struct {
	x []float32
	s float32
}

func (j *scaleJob) run(w worker, piece, pieces int) {
	lo, hi := cut(len(j.x), pieces, piece)
	w.Scale(j.x[lo:hi], j.s)
}

type addBiasJob struct {
	x, bias    []float32
	rows, cols int
}

func (j *addBiasJob) run(w worker, piece, pieces int) {
	r, n := span(j.rows, pieces, piece)
	w.AddBias(j.x[r*j.cols:(r+n)*j.cols], n, j.cols, j.bias)
}

// columnSumJob divides the columns: each is one chain over the rows.
type columnSumJob struct {
	dst, x     []float32
	rows, cols int
	acc        bool
}

func (j *columnSumJob) run(w worker, piece, pieces int) {
	if lo, hi := cut(j.cols, pieces, piece); lo < hi {
		w.columnSum(j.dst[lo:hi], j.x[lo:], j.rows, j.cols, j.acc)
	}
}

// sumJob writes the sum of every block of x to part.
type sumJob struct{ part, x []float32 }

func (j *sumJob) run(w worker, piece, pieces int) {
	lo, n := span(len(j.part), pieces, piece)
	for i := lo; i < lo+n; i++ {
		j.part[i] = w.rowSum(block(j.x, i))
	}
}

// sumSquaresJob writes the sum of squares of every block of x to part.
type sumSquaresJob struct{ part, x []float32 }

func (j *sumSquaresJob) run(w worker, piece, pieces int) {
	lo, n := span(len(j.part), pieces, piece)
	for i := lo; i < lo+n; i++ {
		b := block(j.x, i)
		j.part[i] = w.rowDot(b, b)
	}
}

type swiGLUJob struct{ y, gate, up []float32 }

func (j *swiGLUJob) run(w worker, piece, pieces int) {
	lo, hi := cut(len(j.y), pieces, piece)
	w.SwiGLU(j.y[lo:hi], j.gate[lo:hi], j.up[lo:hi])
}

type swiGLUBackwardJob struct{ dgate, dup, dy, gate, up []float32 }

func (j *swiGLUBackwardJob) run(w worker, piece, pieces int) {
	lo, hi := cut(len(j.dgate), pieces, piece)
	w.SwiGLUBackward(j.dgate[lo:hi], j.dup[lo:hi], j.dy[lo:hi], j.gate[lo:hi], j.up[lo:hi])
}

type geGLUJob struct{ y, gate, up []float32 }

func (j *geGLUJob) run(w worker, piece, pieces int) {
	lo, hi := cut(len(j.y), pieces, piece)
	w.GeGLU(j.y[lo:hi], j.gate[lo:hi], j.up[lo:hi])
}

type geGLUBackwardJob struct{ dgate, dup, dy, gate, up []float32 }

func (j *geGLUBackwardJob) run(w worker, piece, pieces int) {
	lo, hi := cut(len(j.dgate), pieces, piece)
	w.GeGLUBackward(j.dgate[lo:hi], j.dup[lo:hi], j.dy[lo:hi], j.gate[lo:hi], j.up[lo:hi])
}

type adamWJob struct {
	p, g, m, v []float32
	coef       AdamWCoef
}

func (j *adamWJob) run(w worker, piece, pieces int) {
	lo, hi := cut(len(j.p), pieces, piece)
	w.AdamW(j.p[lo:hi], j.g[lo:hi], j.m[lo:hi], j.v[lo:hi], j.coef)
}
