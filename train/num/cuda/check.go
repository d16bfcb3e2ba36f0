package cuda

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num"
)

// The checks guard the device's memory. As in package num, shapes that do not
// fit are a mistake of the program and panic.

func checkEqual(first int, rest ...int) {
	for _, n := range rest {
		if n != first {
			panic(fmt.Sprintf("cuda: lengths differ: %d and %d", first, n))
		}
	}
}

// checkTable requires every slice to be exactly rows x cols.
func checkTable(rows, cols int, tables ...[]float32) {
	if rows < 0 || cols < 1 {
		panic(fmt.Sprintf("cuda: table of %d x %d", rows, cols))
	}
	for _, x := range tables {
		checkEqual(rows*cols, len(x))
	}
}

// strided returns the part of x that rows of cols elements, ld apart, occupy.
func strided(what string, x []float32, rows, cols, ld int) []float32 {
	if rows < 0 || cols < 0 || rows > 0 && cols > 0 && (ld < cols || (rows-1)*ld+cols > len(x)) {
		panic(fmt.Sprintf("cuda: %s: %d elements for %d rows of %d, %d apart", what, len(x), rows, cols, ld))
	}
	if rows == 0 || cols == 0 {
		return nil
	}
	return x[:(rows-1)*ld+cols]
}

func checkLayout(l num.Layout, k int) {
	if k < 0 || l < num.NN || l > num.TN {
		panic(fmt.Sprintf("cuda: product %v of depth %d", l, k))
	}
}

func checkTargets(targets []int32, rows, cols int) {
	checkEqual(rows, len(targets))
	for r, t := range targets {
		if t != num.Ignore && (t < 0 || int(t) >= cols) {
			panic(fmt.Sprintf("cuda: target %d of row %d is not in [0, %d)", t, r, cols))
		}
	}
}

// checkTokens requires tokens to be rows of the table.
func checkTokens(tokens []int32, table []float32, dim int) {
	if dim < 1 || len(table)%dim != 0 {
		panic(fmt.Sprintf("cuda: %d elements for a table of rows of %d", len(table), dim))
	}
	for r, t := range tokens {
		if t < 0 || int(t) >= len(table)/dim {
			panic(fmt.Sprintf("cuda: token %d of row %d is not in [0, %d)", t, r, len(table)/dim))
		}
	}
}

func checkScale(scale float32) {
	if !(scale > 0) {
		panic(fmt.Sprintf("cuda: softmax scale %g is not positive", scale))
	}
}
