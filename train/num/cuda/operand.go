package cuda

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num"
)

// blockK is the number of values along k that share an exponent (§16), and
// tileX8 the rows and columns of C of a block of threads of product_x8.
const (
	blockK        = 64
	tileX8        = 128
	threadsX8     = 256
	quantiseBlock = 128
)

// operand is a factor on the device. X8 stores integers and factors there. R32
// multiplies from the source.
type operand struct {
	b           *Backend
	arithmetic  num.Arithmetic
	side        num.Side
	rows, depth int
	x           []float32
	ld          int
	transposed  bool
	integers    address // blocks·64 bytes a row
	factors     address // blocks words a row
	room        int     // blocks of rows that fit there
	bad         address // a word that is not 0 once something was not finite
}

func (o *operand) Arithmetic() num.Arithmetic { return o.arithmetic }
func (o *operand) Side() num.Side             { return o.side }
func (o *operand) Shape() (rows, depth int)   { return o.rows, o.depth }
func (o *operand) blocks() int                { return ceil(o.depth, blockK) }

// Finite reports whether all that Prepare read since the last call was finite.
// It waits for the result.
func (o *operand) Finite() bool {
	if o.arithmetic == num.R32 || o.bad == 0 {
		return o.arithmetic == num.R32 || o.b.Err() == nil
	}
	found := make([]float32, 1)
	o.b.do(func(c *call) { c.backs = append(c.backs, back{found, o.bad}) })
	o.b.do(func(c *call) { c.threads("zero", 1, o.bad, uint64(1)) })
	return found[0] == 0
}

// NewOperand returns an operand without content. Its memory lives until Close.
func (b *Backend) NewOperand(a num.Arithmetic, s num.Side) num.Operand {
	return &operand{b: b, arithmetic: a, side: s}
}

func (b *Backend) own(op num.Operand) *operand {
	o, ok := op.(*operand)
	if !ok || o.b != b {
		panic("cuda: the operand belongs to another back end")
	}
	return o
}

// Prepare stores the source, and quantises it for X8.
func (b *Backend) Prepare(op num.Operand, rows, depth int, x []float32, ld int, transposed bool) {
	o := b.own(op)
	r, c := rows, depth
	if transposed {
		r, c = depth, rows
	}
	o.rows, o.depth, o.x, o.ld, o.transposed = rows, depth, strided("operand", x, r, c, ld), ld, transposed
	if o.arithmetic == num.X8 && len(o.x) > 0 {
		b.do(o.quantise)
	}
}

func (o *operand) quantise(c *call) {
	o.reserve(c)
	if o.transposed {
		c.launch("quantise_outer", grid{ceil(o.rows, quantiseBlock), o.blocks(), 1}, quantiseBlock,
			o.integers, o.factors, o.bad, c.in(o.x), uint64(o.ld), o.rows, o.depth, o.blocks())
		return
	}
	c.warps("quantise_inner", o.rows*o.blocks(), o.integers, o.factors, o.bad, c.in(o.x), uint64(o.ld), o.rows, o.depth,
		o.blocks())
}

// reserve allocates memory for whole tiles of rows. The kernels read memory
// beyond the last row and discard the result, so that memory must exist; it
// starts as zeros.
func (o *operand) reserve(c *call) {
	if o.bad == 0 {
		o.bad = c.keep(1)
	}
	need := ceil(o.rows, tileX8) * tileX8 * o.blocks()
	if need <= o.room {
		return
	}
	if o.room > 0 {
		c.b.fail(c.b.free(o.integers))
		c.b.fail(c.b.free(o.factors))
	}
	o.integers, o.factors, o.room = c.keep(need*blockK/4), c.keep(need), need
}

// keep allocates words of zeros that outlast the operation.
func (c *call) keep(words int) address {
	if c.b.err != nil {
		return 0
	}
	at, err := c.b.dev.Alloc(4 * words)
	if err != nil {
		c.b.fail(fmt.Errorf("%w: %w", ErrMemory, err))
		return 0
	}
	c.threads("zero", words, at, uint64(words))
	return at
}

// Multiply is C = A·B or C + A·B of prepared operands (§4, §16).
func (b *Backend) Multiply(left, right num.Operand, z []float32, ldz int, acc bool) {
	x, y := b.own(left), b.own(right)
	if x.side != num.Left || y.side != num.Right || x.arithmetic != y.arithmetic || x.depth != y.depth {
		panic(fmt.Sprintf("cuda: product of operands: side %d, arithmetic %d, depth %d and %d, %d, %d",
			x.side, x.arithmetic, x.depth, y.side, y.arithmetic, y.depth))
	}
	if x.arithmetic == num.R32 {
		b.MatMul(layoutOf(x, y), x.rows, y.rows, x.depth, x.x, x.ld, y.x, y.ld, z, ldz, acc)
		return
	}
	z = strided("C", z, x.rows, y.rows, ldz)
	if len(z) == 0 {
		return
	}
	b.do(func(c *call) {
		c.launch("product_x8", grid{ceil(y.rows, tileX8), ceil(x.rows, tileX8), 1}, threadsX8,
			x.integers, x.factors, y.integers, y.factors, c.inout(z), uint64(ldz), x.rows, y.rows,
			x.blocks(), flag(acc))
	})
}

// layoutOf is the layout of the product of two r32 operands.
func layoutOf(x, y *operand) num.Layout {
	switch {
	case x.transposed && !y.transposed:
		panic("cuda: product of two transposed operands")
	case x.transposed:
		return num.TN
	case y.transposed:
		return num.NN
	}
	return num.NT
}
