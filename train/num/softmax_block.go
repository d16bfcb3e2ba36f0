package num

import "fmt"

// blockSoftmaxer is a back end that can compute some rows of §9 without the
// others.
type blockSoftmaxer interface {
	softmaxBlock(s []float32, ld, first, rows int, scale float32)
	softmaxBlockBackward(ds, p []float32, ld, first, rows int, scale float32)
}

// SoftmaxBlock replaces rows first to first+rows-1 of the scores of a causal
// softmax (§9) by the probabilities. Row r of the block is at s[r*ld:] and has
// first+r+1 elements; +0 follows up to first+rows, and the elements from there
// to ld are arbitrary. ld is at least first+rows rounded up to a multiple of
// 32, and scale is positive. be must not be in use elsewhere, like the Backend
// that Each provides.
func SoftmaxBlock(be Backend, s []float32, ld, first, rows int, scale float32) {
	checkSoftmaxBlock(s, s, ld, first, rows, scale)
	b, ok := be.(blockSoftmaxer)
	if !ok {
		b = ref{}
	}
	b.softmaxBlock(s, ld, first, rows, scale)
}

// SoftmaxBlockBackward replaces the gradient of the probabilities p, which
// SoftmaxBlock computed, by that of the scores before scaling (§9). The layout
// is that of SoftmaxBlock.
func SoftmaxBlockBackward(be Backend, ds, p []float32, ld, first, rows int, scale float32) {
	checkSoftmaxBlock(ds, p, ld, first, rows, scale)
	b, ok := be.(blockSoftmaxer)
	if !ok {
		b = ref{}
	}
	b.softmaxBlockBackward(ds, p, ld, first, rows, scale)
}

func checkSoftmaxBlock(s, p []float32, ld, first, rows int, scale float32) {
	if first < 0 || rows < 1 || ld < padded(first+rows) || len(s) < rows*ld || len(p) < rows*ld || !(scale > 0) {
		panic(fmt.Sprintf("num: softmax of %d rows from %d, %d apart, in %d and %d elements, scale %g",
			rows, first, ld, len(s), len(p), scale))
	}
}

func (ref) softmaxBlock(s []float32, ld, first, rows int, scale float32) {
	for r := range rows {
		row := s[r*ld:][:first+rows]
		softmaxRow(row[:first+r+1], scale)
		clear(row[first+r+1:])
	}
}

func (ref) softmaxBlockBackward(ds, p []float32, ld, first, rows int, scale float32) {
	for r := range rows {
		n := first + r + 1
		d := ds[r*ld:][:first+rows]
		softmaxRowBackward(d[:n], p[r*ld:][:n], scale)
		clear(d[n:])
	}
}
