package num

import "unsafe"

// multiplyKernel computes a tile of C over blocks of packed integers. ldc is in
// bytes. If load is not 0, it accumulates onto C. innerKernel packs up to one
// vector of rows; ld and row are in bytes. gatherKernel fills a strip.
// outerKernel packs a block of up to one vector of its columns.
type (
	multiplyKernel func(a, b *byte, c, tmp *float32, ldc, blocks, load int)
	innerKernel    func(dst *byte, src *float32, ld, rows, blocks, row int, top *uint32)
	gatherKernel   func(dst, src *float32, ld, rows, ahead int, columns, tops *uint32)
	outerKernel    func(dst *byte, src *float32, tops *uint32, rows, row int, top *uint32)
)

// integerKernels are the generated functions for one way of multiplying
// integers.
type integerKernels struct {
	lanes, rows, cols int                // a vector; the register tile of a product
	groups            int                // of a block, each a dword of a row
	corrected         bool               // a right factor has corrections
	multiply          [][]multiplyKernel // by rows and vectors of the tile; nil for tiles
	inner             [2]innerKernel     // by Side
	outer             [2]outerKernel
	gather            gatherKernel
}

// packed is a factor in panels: of up to rows rows on the left, of cols columns
// on the right. A panel is its blocks in order. A block is its groups, its
// scales and, where the kernels want them, its corrections. Each of these is a row
// as wide as the panel, in dwords. A left factor of tiles has 16 rows of 64 bytes in
// place of the groups.
type packed struct {
	factor
	kernels *integerKernels
	data    []float32 // aligned; dwords of any kind
}

func (s *simd) NewOperand(a Arithmetic, side Side) Operand {
	return &packed{factor: factor{arithmetic: a, side: side}, kernels: s.integers}
}

func (s *simd) Prepare(op Operand, rows, depth int, x []float32, ld int, transposed bool) {
	o := op.(*packed)
	o.set(rows, depth, x, ld, transposed)
	o.reserve()
	s.quantise(o, 0, o.panels())
}

func (s *simd) Multiply(a, b Operand, c []float32, ldc int, acc bool) {
	x, y := a.(*packed), b.(*packed)
	checkMultiply(&x.factor, &y.factor, c, ldc)
	if x.arithmetic == R32 {
		s.MatMul(layoutOf(&x.factor, &y.factor), x.rows, y.rows, x.depth, x.x, x.ld, y.x, y.ld, c, ldc, acc)
		return
	}
	s.multiplyPanels(x, y, c, ldc, acc, panelRange{0, x.panels(), 0, y.panels()})
}

func (o *packed) blocks() int { return ceil(o.depth, x8Block) }

// panels is the number of panels. R32 multiplies from the source and has none.
func (o *packed) panels() int {
	switch {
	case o.arithmetic == R32:
		return 0
	case o.side == Left:
		return ceil(o.rows, o.kernels.rows)
	}
	return ceil(o.rows, o.kernels.cols)
}

// panel returns the first row and the number of rows of panel i. The left side
// is divided evenly, except for tiles; the right side into whole tiles.
func (o *packed) panel(i int) (first, rows int) {
	if o.side == Left && o.kernels.multiply != nil {
		return span(o.rows, o.panels(), i)
	}
	return i * o.kernels.cols, min(o.kernels.cols, o.rows-i*o.kernels.cols)
}

// width is the width of a packed row in dwords.
func (o *packed) width() int {
	if o.side == Left {
		return o.kernels.lanes
	}
	return o.kernels.cols
}

// blockSize is the size of a packed block in dwords.
func (o *packed) blockSize() int {
	rows := o.kernels.groups + 1
	if o.side == Right && o.kernels.corrected {
		rows++
	}
	return rows * o.width()
}

func (o *packed) panelBytes() int { return 4 * o.blocks() * o.blockSize() }

// block is the start of block b of panel i.
func (o *packed) block(i, b int) *byte {
	return (*byte)(unsafe.Pointer(&o.data[(i*o.blocks()+b)*o.blockSize()]))
}

func (o *packed) reserve() { o.data = grown(o.data, max(1, o.panels()*o.blocks()*o.blockSize())) }

// strip is a copy of a piece of a factor that a kernel cannot read in place. It
// is one block deep; if the rows are along k it is up to stripVectors wide,
// with a stride that is no power of two. It fits the first-level cache.
const (
	stripVectors = 4
	stripStride  = 80
)

// columnMask at 64-n begins with n dwords of ones, then zeros.
var columnMask = func() (m [128]uint32) {
	for i := range 64 {
		m[i] = ^uint32(0)
	}
	return m
}()

func (s *simd) quantise(op prepared, lo, hi int) {
	o := op.(*packed)
	if o.depth == 0 {
		return
	}
	s.top = [16]uint32{}
	if o.transposed {
		s.quantiseOuter(o, lo, hi)
	} else {
		for i := lo; i < hi; i++ {
			s.quantiseInner(o, i)
		}
	}
	for _, top := range s.top {
		if top >= infinite {
			o.nonFinite.Store(true)
		}
	}
}

// columnsTo is the number of rows in panels i to j.
func (o *packed) columnsTo(i, j int) int {
	first, _ := o.panel(i)
	last, rows := o.panel(j)
	return last + rows - first
}

// quantiseInner packs panel i of a source whose values along k are contiguous.
// A last, short block is copied and padded with zeros first.
func (s *simd) quantiseInner(o *packed, i int) {
	first, rows := o.panel(i)
	k := o.kernels
	full, rest := o.depth/x8Block, o.depth%x8Block
	for r := 0; r < rows; r += k.lanes {
		n := min(k.lanes, rows-r)
		at := (first + r) * o.ld
		if full > 0 {
			k.inner[o.side](offset(o.block(i, 0), 4*r), &o.x[at], 4*o.ld, n, full, 4*o.width(), &s.top[0])
		}
		if rest > 0 {
			for q := range n {
				row := s.strip[q*x8Block:][:x8Block]
				clear(row[copy(row, o.x[at+q*o.ld+full*x8Block:][:rest]):])
			}
			k.inner[o.side](offset(o.block(i, full), 4*r), &s.strip[0], 4*x8Block, n, 1, 4*o.width(), &s.top[0])
		}
	}
}

// quantiseOuter packs panels lo to hi-1 of a source whose rows are along k. It
// works block after block, in strips across a block, so that it reads the
// source in order.
func (s *simd) quantiseOuter(o *packed, lo, hi int) {
	start, _ := o.panel(lo)
	for b := range o.blocks() {
		for i := lo; i < hi; {
			next, after := o.stripEnd(i, hi), start+x8Block*o.ld
			if next < hi {
				after, _ = o.panel(next)
			}
			s.quantiseStrip(o, b, i, next, after)
			i = next
		}
	}
}

// stripEnd is the end of the panels, from panel i on, that fit a strip.
func (o *packed) stripEnd(i, hi int) int {
	next := i + 1
	for next < hi && o.columnsTo(i, next) <= stripVectors*o.kernels.lanes {
		next++
	}
	return next
}

// quantiseStrip packs block b of panels i to next-1. after is the column at
// which the next strip of this block starts.
func (s *simd) quantiseStrip(o *packed, b, i, next, after int) {
	first, _ := o.panel(i)
	columns, deep := o.columnsTo(i, next-1), min(x8Block, o.depth-b*x8Block)
	k := o.kernels
	k.gather(&s.strip[0], &o.x[b*x8Block*o.ld+first], 4*o.ld, deep, 4*(after-first),
		&columnMask[64-columns], &s.tops[0])
	clear(s.strip[deep*stripStride:])
	for p := i; p < next; p++ {
		at, rows := o.panel(p)
		for r := 0; r < rows; r += k.lanes {
			k.outer[o.side](offset(o.block(p, b), 4*r), &s.strip[at-first+r], &s.tops[at-first+r], min(k.lanes, rows-r),
				4*o.width(), &s.top[0])
		}
	}
}

func offset(p *byte, n int) *byte { return (*byte)(unsafe.Add(unsafe.Pointer(p), n)) }

// Blocking of a product of integers: the blocks along k of a pass, after which
// C is loaded again, and the largest number of panels of B swept at a time. If
// both are large, the second-level cache does not hold them; loading C again
// would cost more.
const (
	passBlocks = 32
	passPanels = 22
)

func (s *simd) multiplyPanels(a, b prepared, c []float32, ldc int, acc bool, p panelRange) {
	x, y := a.(*packed), b.(*packed)
	if x.depth == 0 {
		clearTable(x.rows, y.rows, c, ldc, acc)
		return
	}
	if s.tileUnit != nil {
		s.tileUnit.multiply(x, y, c, ldc, acc, p)
		return
	}
	passes, parts := ceil(x.blocks(), passBlocks), ceil(p.b1-p.b0, passPanels)
	for part := range parts {
		j, some := span(p.b1-p.b0, parts, part)
		for q := range passes {
			b0, blocks := span(x.blocks(), passes, q)
			for i := p.a0; i < p.a1; i++ {
				for jj := p.b0 + j; jj < p.b0+j+some; jj++ {
					s.multiplyTile(x, y, i, jj, b0, blocks, c, ldc, acc || q > 0)
				}
			}
		}
	}
}

// multiplyTile multiplies panels i and j over some blocks. A tile at the edge
// of C is computed in a buffer.
func (s *simd) multiplyTile(x, y *packed, i, j, b0, blocks int, c []float32, ldc int, reload bool) {
	k := x.kernels
	i0, rows := x.panel(i)
	j0, cols := y.panel(j)
	vectors, load := ceil(cols, k.lanes), 0
	if reload {
		load = 1
	}
	out := c[i0*ldc+j0:]
	if cols%k.lanes == 0 {
		k.multiply[rows][vectors](x.block(i, b0), y.block(j, b0), &out[0], &s.tile[0], 4*ldc, blocks, load)
		return
	}
	if reload {
		copyTable(rows, cols, s.edge, k.cols, out, ldc)
	}
	k.multiply[rows][vectors](x.block(i, b0), y.block(j, b0), &s.edge[0], &s.tile[0], 4*k.cols, blocks, load)
	copyTable(rows, cols, out, ldc, s.edge, k.cols)
}

func copyTable(rows, cols int, dst []float32, ldd int, src []float32, lds int) {
	for r := range rows {
		copy(dst[r*ldd:][:cols], src[r*lds:][:cols])
	}
}
