package outer

import "math/bits"

// layout is where the parts of a tensor lie: its chunks, and their packed form.
type layout struct {
	rows, cols         int
	tileRows, tileCols int // with DCT
	n, chunk, keep     int // elements; of a chunk; kept of a chunk at most
	kept, groups       int // values; codebooks
	blocks             int // exponents
	indexBits          int
}

func newLayout(s Spec, rows, cols int) layout {
	l := layout{rows: rows, cols: cols, n: rows * cols, chunk: int(s.Chunk)}
	if s.Transform == DCT {
		l.tileRows, l.tileCols = divisor(rows), divisor(cols)
		l.chunk = l.tileRows * l.tileCols
	}
	l.keep = l.chunk
	if s.sparse() {
		l.keep = min(int(s.Keep), l.chunk)
		l.indexBits = bits.Len(uint(l.chunk - 1))
	}
	for c := range l.chunks() {
		k := l.keptOf(c)
		l.kept += k
		l.blocks += ceil(k, block)
	}
	l.groups = l.chunks()
	if s.sparse() {
		l.groups = 1
	}
	return l
}

// block is the number of kept values with one exponent.
const block = 64

// divisor is the largest divisor of n that is no more than side.
func divisor(n int) int {
	for d := min(n, side); ; d-- {
		if n%d == 0 {
			return d
		}
	}
}

func (l layout) chunks() int { return ceil(l.n, l.chunk) }

// span is where chunk c begins, and its length.
func (l layout) span(c int) (start, length int) { return c * l.chunk, min(l.chunk, l.n-c*l.chunk) }

func (l layout) keptOf(c int) int {
	_, length := l.span(c)
	return min(l.keep, length)
}

// sizes are the bytes of the packed parts in their order.
func (l layout) sizes(s Spec) (books, exponents, indices, codes int) {
	books = 4 * s.magnitudes() * l.groups
	if s.blocked() {
		exponents = l.blocks
	}
	return books, exponents, ceil(l.kept*l.indexBits, 8), ceil(l.kept*s.codeBits(), 8)
}

func ceil(n, d int) int { return (n + d - 1) / d }
