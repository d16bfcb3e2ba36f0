package ir

import "github.com/infernetprotocol/infernet/train/program"

// Horizontal sums (numerics.md §2) and what is built on rows.

const (
	width    = 32   // lanes
	sumBlock = 4096 // elements of a block
)

func ceil(a, b int) int { return (a + b - 1) / b }

// lanes distributes each of rows rows of n elements to 32 lanes, as [row, lane,
// element], padded with +0. x has total cells.
func (b *builder) lanes(x value, rows, n, total int) value {
	c := ceil(n, width)
	cell := x.cell(0, n, 1, width)
	switch {
	case rows*n > total: // the last row is shorter
		cell = cell.guarded(total-1, -n, -1, -width)
	case n%width != 0:
		cell = cell.guarded(n-1, 0, -1, -width)
	}
	return b.compute(dims(rows, width, c), []Input{cell}, nil, in(0))
}

// rowSum is the horizontal sum of each of rows rows of n.
func (b *builder) rowSum(x value, rows, n int) value { return b.blockSums(x, rows, n, rows*n) }

func (b *builder) blockSums(x value, rows, n, total int) value {
	c := ceil(n, width)
	l := b.lanes(x, rows, n, total)
	return b.fold(b.add(b.chain(Add, dims(rows, width), c, l.cell(0, width*c, c), nil)), rows)
}

// rowDot is the horizontal dot product of each of rows rows of n of x and y.
func (b *builder) rowDot(x, y value, rows, n int) value { return b.blockDots(x, y, rows, n, rows*n) }

func (b *builder) blockDots(x, y value, rows, n, total int) value {
	return b.fold(b.add(b.laneDots(x, y, dims(rows, width), rows, n, total)), rows)
}

// laneDots is the chain of each lane, over whole rows.
func (b *builder) laneDots(x, y value, shape []uint32, rows, n, total int) Op {
	c := ceil(n, width)
	lx := b.lanes(x, rows, n, total)
	ly := lx
	if y != x {
		ly = b.lanes(y, rows, n, total)
	}
	second := ly.cell(0, width*c, c)
	return b.chain(FMA, shape, c, lx.cell(0, width*c, c), &second)
}

// fold adds the lanes of each row.
func (b *builder) fold(l value, rows int) value {
	for w := width / 2; w > 0; w /= 2 {
		l = b.compute(dims(rows, w), []Input{l.cell(0, 2*w, 1), l.cell(w, 2*w, 1)}, nil, in(0), in(1), InstrAdd)
	}
	return l
}

// sum is Sum of n values.
func (b *builder) sum(x value, n int) value {
	for n > sumBlock {
		rows := ceil(n, sumBlock)
		x, n = b.blockSums(x, rows, sumBlock, n), rows
	}
	return b.rowSum(x, 1, n)
}

// sumSquares is SumSquares of n values. The sum of squares of a block is never
// −0, so the sum over a single block equals the block's.
func (b *builder) sumSquares(x value, n int) value {
	if n <= sumBlock {
		return b.rowDot(x, x, 1, n)
	}
	rows := ceil(n, sumBlock)
	return b.sum(b.blockDots(x, x, rows, sumBlock, n), rows)
}

// rowMax is the maximum of each of rows rows of n.
func (b *builder) rowMax(x value, rows, n int) value {
	return b.add(b.chain(Max, dims(rows), n, x.cell(0, n), nil))
}

// inverse is 1 ÷ x of every cell.
func (b *builder) inverse(x value, n int) value {
	return b.compute(dims(n), []Input{x.cell(0, 1)}, bits(1), konst(0), in(0), InstrDiv)
}

// plus is x + y of n cells.
func (b *builder) plus(x, y value, n int) value {
	return b.compute(dims(n), []Input{x.cell(0, 1), y.cell(0, 1)}, nil, in(0), in(1), InstrAdd)
}

// times is x of n cells multiplied by one of a model's multipliers, which is
// rounded, or x where the model has none.
func (b *builder) times(x value, n int, by program.Binary64) value {
	if by == 0 {
		return x
	}
	return b.compute(dims(n), []Input{x.cell(0, 1)}, bits(float32(by)), in(0), konst(0), InstrMul)
}

// perLogit is what the final norm's output is multiplied by, or 0.
func (b *builder) perLogit() program.Binary64 {
	if s := b.p.Model.LogitsScaling; s != 0 {
		return 1 / s
	}
	return 0
}

// transposed is x[rows, cols] as [cols, rows].
func (b *builder) transposed(x value, rows, cols int) value {
	return b.compute(dims(cols, rows), []Input{x.cell(0, 1, cols)}, nil, in(0))
}

// norm is RMSNorm (§6) of rows rows of n: the inverses and the outputs.
func (b *builder) norm(x, w value, rows, n int) (inv, y value) {
	dot := b.rowDot(x, x, rows, n)
	inv = b.compute(dims(rows), []Input{dot.cell(0, 1)}, bits(float32(n), float32(b.p.Model.NormEps), 1),
		konst(2), in(0), konst(0), InstrDiv, konst(1), InstrAdd, InstrSqrt, InstrDiv)
	y = b.compute(dims(rows, n), []Input{x.cell(0, n, 1), inv.cell(0, 1, 0), w.cell(0, 0, 1)}, nil,
		in(0), in(1), InstrMul, in(2), InstrMul)
	return inv, y
}

// normBackward computes the gradients of RMSNorm from dy, that of its output.
// It adds to dw, the gradient of the weights,
// unless these are frozen, and returns the gradient of x,
// added to sum if there is one.
func (b *builder) normBackward(dy, x, w, inv, sum value, dw *value, rows, n int) value {
	if !b.frozen() {
		turned := b.transposed(dy, rows, n)
		h := b.compute(dims(n, rows), []Input{x.cell(0, 1, n), inv.cell(0, 0, 1)}, nil, in(0), in(1), InstrMul)
		second := h.cell(0, rows)
		*dw = b.add(b.chain(FMA, dims(n), rows, turned.cell(0, rows), &second).from(*dw, 0, 1))
	}
	t := b.compute(dims(rows, n), []Input{dy.cell(0, n, 1), w.cell(0, 0, 1)}, nil, in(0), in(1), InstrMul)
	dot := b.rowDot(t, x, rows, n)
	c := b.compute(dims(rows), []Input{dot.cell(0, 1), inv.cell(0, 1)}, bits(float32(n)),
		in(0), in(1), InstrMul, konst(0), InstrDiv)
	inputs := []Input{x.cell(0, n, 1), inv.cell(0, 1, 0), c.cell(0, 1, 0), t.cell(0, n, 1)}
	code := []byte{in(1), in(0), in(1), InstrMul, InstrNeg, in(2), in(3), InstrFMA, InstrMul}
	if sum != (value{}) {
		inputs = append(inputs, sum.cell(0, n, 1))
		code = append(append([]byte{in(4)}, code...), InstrAdd)
	}
	return b.compute(dims(rows, n), inputs, nil, code...)
}
