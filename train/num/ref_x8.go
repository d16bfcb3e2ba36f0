package num

import "math"

// refOperand is a factor as §16 describes it: integers row by row, and an
// exponent for every block of a row. R32 multiplies from the source.
type refOperand struct {
	factor
	integers  []int8
	exponents []int
}

func (ref) NewOperand(a Arithmetic, s Side) Operand {
	return &refOperand{factor: factor{arithmetic: a, side: s}}
}

func (r ref) Prepare(op Operand, rows, depth int, x []float32, ld int, transposed bool) {
	o := op.(*refOperand)
	o.set(rows, depth, x, ld, transposed)
	o.reserve()
	r.quantise(o, 0, o.panels())
}

func (o *refOperand) reserve() {
	if o.arithmetic == X8 {
		o.integers = sized(o.integers, o.rows*o.depth)
		o.exponents = sized(o.exponents, o.rows*ceil(o.depth, x8Block))
	}
}

// panels is the number of rows, which the threads divide.
func (o *refOperand) panels() int { return o.rows }

// sized returns b with n elements, in its own memory if that is large enough.
func sized[T any](b []T, n int) []T {
	if cap(b) < n {
		return make([]T, n)
	}
	return b[:n]
}

func (o *refOperand) at(row, k int) float32 {
	if o.transposed {
		return o.x[k*o.ld+row]
	}
	return o.x[row*o.ld+k]
}

func (ref) quantise(op prepared, lo, hi int) {
	o := op.(*refOperand)
	if o.arithmetic == R32 {
		return
	}
	for row := lo; row < hi; row++ {
		for b := range ceil(o.depth, x8Block) {
			o.quantiseBlock(row, b)
		}
	}
}

func (o *refOperand) quantiseBlock(row, b int) {
	first, last := b*x8Block, min(o.depth, (b+1)*x8Block)
	top := uint32(0)
	for k := first; k < last; k++ {
		top = max(top, magnitude(o.at(row, k)))
	}
	e := x8Exponent(top)
	o.exponents[row*ceil(o.depth, x8Block)+b] = e
	if top >= infinite {
		o.nonFinite.Store(true)
		clear(o.integers[row*o.depth+first : row*o.depth+last])
		return
	}
	for k := first; k < last; k++ {
		o.integers[row*o.depth+k] = x8Integer(o.at(row, k), e)
	}
}

func (r ref) Multiply(a, b Operand, c []float32, ldc int, acc bool) {
	x, y := a.(*refOperand), b.(*refOperand)
	checkMultiply(&x.factor, &y.factor, c, ldc)
	if x.arithmetic == R32 {
		r.MatMul(layoutOf(&x.factor, &y.factor), x.rows, y.rows, x.depth, x.x, x.ld, y.x, y.ld, c, ldc, acc)
		return
	}
	r.multiplyPanels(x, y, c, ldc, acc, panelRange{0, x.panels(), 0, y.panels()})
}

func (ref) multiplyPanels(a, b prepared, c []float32, ldc int, acc bool, p panelRange) {
	x, y := a.(*refOperand), b.(*refOperand)
	for i := p.a0; i < p.a1; i++ {
		for j := p.b0; j < p.b1; j++ {
			start := float32(0)
			if acc {
				start = c[i*ldc+j]
			}
			c[i*ldc+j] = x8Chain(x, y, i, j, start)
		}
	}
}

// x8Chain is one element of a product, from start.
func x8Chain(x, y *refOperand, i, j int, start float32) float32 {
	blocks, acc := ceil(x.depth, x8Block), start
	for b := range blocks {
		sum := int32(0)
		for k := b * x8Block; k < min(x.depth, (b+1)*x8Block); k++ {
			sum += int32(x.integers[i*x.depth+k]) * int32(y.integers[j*y.depth+k])
		}
		scale := math.Ldexp(1, x.exponents[i*blocks+b]+y.exponents[j*blocks+b])
		acc = FMA(float32(sum), float32(scale), acc)
	}
	return acc
}
