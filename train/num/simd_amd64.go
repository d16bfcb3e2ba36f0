package num

// productKernel computes a tile of C. lda and ldc are in bytes. If load is not
// 0, it accumulates onto C.
type productKernel func(a, b, c *float32, lda, ldc, kc int, mask *uint32, load int)

// kernels are the generated functions of one instruction set. Every n is a
// positive multiple of 32.
type kernels struct {
	lanes, rows, cols int               // a vector; the register tile of a product
	product           [][]productKernel // by rows and vectors of the tile
	direct            [][]productKernel // the same for rows of A as they lie
	packRows          func(dst, src *float32, ld, kc, stride int, mask *uint32)
	packTransposed    func(dst, src *float32, ld, rows, kc, stride int, tail *uint32)

	add         func(dst, src *float32, n int)
	scale       func(x *float32, k float32, n int)
	fma         func(a, b, c *float32, n int)
	softmaxBack func(d, p *float32, dot, k float32, n int)
	normForward func(y, x, w *float32, inv float32, n int)
	normBack    func(dx, dy, x, w *float32, inv, c float32, n int)
	normWeight  func(dw, dy, x *float32, inv float32, n int)
	sum         func(x *float32, n int) float32
	dot         func(x, y *float32, n int) float32
	normDot     func(dy, w, x *float32, n int) float32
	scaleMax    func(dst, x *float32, k float32, n int) float32
	expSum      func(dst, x *float32, top float32, n int) float32
	swiglu      func(y, gate, up *float32, n int)
	swigluBack  func(dgate, dup, dy, gate, up *float32, n int)
	geglu       func(y, gate, up *float32, n int)
	gegluBack   func(dgate, dup, dy, gate, up *float32, n int)
	adamw       func(p, g, m, v, c *float32, n int)
	peak        func(n int)
	// softmaxFour is scaleMax, expSum and scale of four rows. It is nil for
	// instruction sets with too few registers.
	softmaxFour func(x0, x1, x2, x3 *float32, mask *uint32, k float32, n int)
}

// simd is the worker of an instruction set. It owns scratch memory, so only one
// goroutine at a time may use it.
type simd struct {
	name string
	*kernels
	tail  [5][width]float32 // the last elements of up to five streams
	rows  [3][]float32      // rows padded to whole lanes
	part  []float32         // block sums
	coef  AdamWCoef         // the kernel reads it through a pointer
	packA []float32
	packB []float32

	attention  attention
	integers   *integerKernels     // of X8
	tileUnit   *tileProducts       // of X8, in place of the kernels of integers
	strip      []float32           // copies of pieces of a factor
	tile, edge []float32           // of C between blocks, behind a row of zeros; and beside C
	top        [16]uint32          // largest magnitudes met by quantise
	tops       [stripStride]uint32 // those of a strip's columns
}

func newSIMD(name string, k *kernels, i *integerKernels) *simd {
	return &simd{
		name: name, kernels: k, integers: i, strip: aligned(x8Block * stripStride),
		tile: aligned(i.cols * (i.rows + 1)), edge: aligned(i.cols * i.rows),
	}
}

func (s *simd) Name() string { return s.name }
func (s *simd) Close()       {}

func (s *simd) Each(count int, f func(int, Backend)) {
	for i := range count {
		f(i, s)
	}
}

// head is the number of elements that kernels process in place. The rest is
// copied to tail.
func head(x []float32) int { return len(x) / width * width }

// spill copies the last elements of the streams to s.tail. Results for what
// else is in tail are discarded.
func (s *simd) spill(streams ...[]float32) bool {
	n := head(streams[0])
	if n == len(streams[0]) {
		return false
	}
	for i, x := range streams {
		copy(s.tail[i][:], x[n:])
	}
	return true
}

// restore copies stream i back.
func (s *simd) restore(i int, x []float32) { copy(x[head(x):], s.tail[i][:]) }

// grown returns b if it has n elements, or else n new ones that start on a
// cache line.
func grown(b []float32, n int) []float32 {
	if len(b) < n {
		return aligned(n)
	}
	return b
}

// whole returns x padded to whole lanes: x itself, or a copy in s.rows[i] that
// ends with pad.
func (s *simd) whole(i int, x []float32, pad float32) *float32 {
	if len(x) > 0 && len(x)%width == 0 {
		return &x[0]
	}
	n := padded(max(1, len(x)))
	s.rows[i] = grown(s.rows[i], n)
	r := s.rows[i][:n]
	for j := copy(r, x); j < n; j++ {
		r[j] = pad
	}
	return &r[0]
}

func (s *simd) rowSum(x []float32) float32 {
	if len(x) == 0 {
		return 0
	}
	return s.sum(s.whole(0, x, 0), padded(len(x)))
}

func (s *simd) rowDot(x, y []float32) float32 {
	if len(x) == 0 {
		return 0
	}
	return s.dot(s.whole(0, x, 0), s.whole(1, y, 0), padded(len(x)))
}

func (s *simd) Sum(x []float32) float32 {
	part := s.parts(x)
	for i := range part {
		part[i] = s.rowSum(block(x, i))
	}
	return foldBlocks(s, part)
}

func (s *simd) SumSquares(x []float32) float32 {
	part := s.parts(x)
	for i := range part {
		part[i] = s.rowDot(block(x, i), block(x, i))
	}
	return foldBlocks(s, part)
}

func (s *simd) parts(x []float32) []float32 {
	s.part = grown(s.part, max(1, blocks(len(x))))
	return s.part[:blocks(len(x))]
}
