package num

import "fmt"

// The checks below guard the raw pointers of the kernels. A failure is a
// mistake of the calling program, so it panics with the numbers.

func checkEqual(first int, rest ...int) {
	for _, n := range rest {
		if n != first {
			panic(fmt.Sprintf("num: lengths differ: %d and %d", first, n))
		}
	}
}

// checkTable requires every slice to be exactly rows x cols.
func checkTable(rows, cols int, tables ...[]float32) {
	if rows < 0 || cols < 1 {
		panic(fmt.Sprintf("num: table of %d x %d", rows, cols))
	}
	for _, x := range tables {
		if len(x) != rows*cols {
			panic(fmt.Sprintf("num: %d elements for a table of %d x %d", len(x), rows, cols))
		}
	}
}

// checkStrided requires rows of cols elements, ld apart, to lie within x.
func checkStrided(what string, x []float32, rows, cols, ld int) {
	if rows == 0 || cols == 0 {
		return
	}
	if ld < cols || (rows-1)*ld+cols > len(x) {
		panic(fmt.Sprintf("num: %s: %d elements for %d rows of %d, %d apart", what, len(x), rows, cols, ld))
	}
}

func checkMatMul(l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, c []float32, ldc int) {
	if m < 0 || n < 0 || k < 0 || l < NN || l > TN {
		panic(fmt.Sprintf("num: product %v of %d x %d x %d", l, m, n, k))
	}
	ar, ac, br, bc := m, k, k, n
	switch l {
	case TN:
		ar, ac = k, m
	case NT:
		br, bc = n, k
	}
	checkStrided("A", a, ar, ac, lda)
	checkStrided("B", b, br, bc, ldb)
	checkStrided("C", c, m, n, ldc)
}

func checkNormBackward(dx, dw, dy, x, w, inv []float32, rows, cols int) {
	checkTable(rows, cols, dx, dy, x)
	checkEqual(cols, len(dw), len(w))
	checkEqual(rows, len(inv))
}

func checkRoPE(x []float32, rows, heads, headDim, context int, cos, sin []float32) {
	if heads < 1 || headDim < 2 || headDim%2 != 0 || context < 1 {
		panic(fmt.Sprintf("num: RoPE of %d heads of %d, context %d", heads, headDim, context))
	}
	checkTable(rows, heads*headDim, x)
	checkTable(context, headDim/2, cos, sin)
}

func checkSoftmax(s, p []float32, rows int, scale float32) {
	if !(scale > 0) {
		panic(fmt.Sprintf("num: softmax scale %g is not positive", scale))
	}
	if rows > 0 {
		checkTable(rows, rows, s, p)
	}
}

func checkRowSoftmax(x []float32, scale float32) {
	if len(x) == 0 || !(scale > 0) {
		panic(fmt.Sprintf("num: softmax of %d elements, scale %g", len(x), scale))
	}
}

func checkCrossEntropy(loss, dlogits, logits []float32, targets []int32, rows, cols int) {
	checkTable(rows, cols, dlogits, logits)
	checkEqual(rows, len(loss), len(targets))
	for r, t := range targets {
		if t != Ignore && (t < 0 || int(t) >= cols) {
			panic(fmt.Sprintf("num: target %d of row %d is not in [0, %d)", t, r, cols))
		}
	}
}
