package num

// matMulJob is a product of r32, divided into a grid of pieces of C. gridRows is
// the number of pieces in a column of the grid.
type matMulJob struct {
	layout        Layout
	m, n, k       int
	a, b, c       []float32
	lda, ldb, ldc int
	acc           bool
	gridRows      int
}

// run computes a piece of whole panels of columns.
func (j *matMulJob) run(w worker, piece, pieces int) {
	row, rows := span(j.m, j.gridRows, piece%j.gridRows)
	const panel = 32 // columns
	first, panels := span(ceil(j.n, panel), pieces/j.gridRows, piece/j.gridRows)
	col := first * panel
	cols := min(j.n-col, panels*panel)
	if rows <= 0 || cols <= 0 {
		return
	}
	ao, bo := row*j.lda, col
	if j.layout == TN {
		ao = row
	}
	if j.layout == NT {
		bo = col * j.ldb
	}
	w.MatMul(j.layout, rows, cols, j.k, j.a[ao:], j.lda, j.b[bo:], j.ldb, j.c[row*j.ldc+col:], j.ldc, j.acc)
}

// quantiseJob prepares the panels of an operand of x8.
type quantiseJob struct{ operand prepared }

func (j *quantiseJob) run(w worker, piece, pieces int) {
	if lo, n := span(j.operand.panels(), pieces, piece); n > 0 {
		w.quantise(j.operand, lo, lo+n)
	}
}

// multiplyJob is a product of x8, divided into a grid of panels of both operands.
type multiplyJob struct {
	left, right        prepared
	c                  []float32
	ldc                int
	acc                bool
	gridRows, gridCols int
}

func (j *multiplyJob) run(w worker, piece, _ int) {
	a0, an := span(j.left.panels(), j.gridRows, piece%j.gridRows)
	b0, bn := span(j.right.panels(), j.gridCols, piece/j.gridRows)
	w.multiplyPanels(j.left, j.right, j.c, j.ldc, j.acc, panelRange{a0, a0 + an, b0, b0 + bn})
}
