package num

// The jobs of operations on rows: norms, rotary embedding, cross-entropy.

type rmsNormJob struct {
	y, inv, x, w []float32
	rows, cols   int
	eps          float32
}

func (j *rmsNormJob) run(w worker, piece, pieces int) {
	r, n := span(j.rows, pieces, piece)
	lo, hi := r*j.cols, (r+n)*j.cols
	w.RMSNorm(j.y[lo:hi], j.inv[r:r+n], j.x[lo:hi], j.w, n, j.cols, j.eps)
}

// normWeightsJob is the part of RMSNormBackward that adds to dw. It divides the
// columns: each is one chain over the rows.
type normWeightsJob struct {
	dw, dy, x, inv []float32
	rows, cols     int
}

func (j *normWeightsJob) run(w worker, piece, pieces int) {
	if lo, hi := cut(j.cols, pieces, piece); lo < hi {
		w.normWeights(j.dw[lo:hi], j.dy[lo:], j.x[lo:], j.inv, j.rows, j.cols)
	}
}

// normRowsJob is the part of RMSNormBackward that writes dx, row by row.
type normRowsJob struct {
	dx, dy, x, w, inv []float32
	rows, cols        int
}

func (j *normRowsJob) run(w worker, piece, pieces int) {
	first, n := span(j.rows, pieces, piece)
	for r := first; r < first+n; r++ {
		lo, hi := r*j.cols, (r+1)*j.cols
		w.normRow(j.dx[lo:hi], j.dy[lo:hi], j.x[lo:hi], j.w, j.inv[r])
	}
}

type ropeJob struct {
	x, cos, sin                   []float32
	rows, heads, headDim, context int
	inverse                       bool
}

// run takes whole contexts, so that the positions of a piece start at 0.
func (j *ropeJob) run(w worker, piece, pieces int) {
	first, n := span(ceil(j.rows, j.context), pieces, piece)
	lo, hi := first*j.context, min(j.rows, (first+n)*j.context)
	width := j.heads * j.headDim
	w.RoPE(j.x[lo*width:hi*width], hi-lo, j.heads, j.headDim, j.context, j.cos, j.sin, j.inverse)
}

type crossEntropyJob struct {
	loss, dlogits, logits []float32
	targets               []int32
	rows, cols            int
	scale                 float32
}

func (j *crossEntropyJob) run(w worker, piece, pieces int) {
	r, n := span(j.rows, pieces, piece)
	lo, hi := r*j.cols, (r+n)*j.cols
	w.CrossEntropy(j.loss[r:r+n], j.dlogits[lo:hi], j.logits[lo:hi], j.targets[r:r+n], n, j.cols, j.scale)
}
