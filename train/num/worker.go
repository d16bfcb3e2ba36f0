package num

// worker is a Backend of one thread, with the parts of operations that threaded
// divides among several of them.
type worker interface {
	Backend
	// columnSum sums the first len(dst) columns of rows that are ld apart.
	columnSum(dst, x []float32, rows, ld int, acc bool)
	// normWeights adds the gradients of the first len(dw) weights.
	normWeights(dw, dy, x, inv []float32, rows, ld int)
	// normRow is RMSNormBackward's dx of one row.
	normRow(dx, dy, x, w []float32, inv float32)
	// rowSum and rowDot are the horizontal sums of one row or block (§2).
	rowSum(x []float32) float32
	rowDot(x, y []float32) float32
	// quantise fills panels [lo, hi) of an operand that knows its source and has
	// reserved its memory.
	quantise(op prepared, lo, hi int)
	// multiplyPanels computes a piece of a product of X8.
	multiplyPanels(a, b prepared, c []float32, ldc int, acc bool, p panelRange)
}

func (ref) rowSum(x []float32) float32    { return rowSum(x) }
func (ref) rowDot(x, y []float32) float32 { return rowDot(x, y) }

// foldBlocks sums part as blockSum does, in place.
func foldBlocks(w worker, part []float32) float32 {
	for len(part) > sumBlock {
		n := blocks(len(part))
		for i := range n {
			part[i] = w.rowSum(block(part, i))
		}
		part = part[:n]
	}
	return w.rowSum(part)
}
