package num

import "unsafe"

// Blocking of a product, in elements: the depth of one pass, after which C is
// loaded again, and the columns of B packed at a time, so that a packed block
// stays in the second-level cache. A transposed A is packed several panels at a
// time and in steps of a few k, because their rows share pages and cache lines.
const (
	passDepth   = 256
	passColumns = 704
	passPanelsA = 8
	packStep    = 32
	// badStride divides the row distances at which rows would share few lines
	// of the first-level cache. An A with such a distance is packed.
	badStride = 256
)

// laneMask at 16-n begins with n dwords of ones, then zeros.
var laneMask = func() (m [32]uint32) {
	for i := range 16 {
		m[i] = ^uint32(0)
	}
	return m
}()

func lanesMask(n int) *uint32 { return &laneMask[16-n] }

// aligned returns n floats that start on a cache line.
func aligned(n int) []float32 {
	const line = 64
	b := make([]float32, n+line/4)
	wantLargePages(b)
	skip := int(-uintptr(unsafe.Pointer(&b[0]))&(line-1)) / 4
	return b[skip : skip+n : skip+n]
}

// MatMul packs a block of B. It reads A in place or, if A is transposed, packs
// panels of it. It then calls the kernels for tiles. M is divided evenly into
// panels; the last tile of N is masked.
func (s *simd) MatMul(l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, c []float32, ldc int,
	acc bool) {
	checkMatMul(l, m, n, k, a, lda, b, ldb, c, ldc)
	if m == 0 || n == 0 {
		return
	}
	if k == 0 {
		clearTable(m, n, c, ldc, acc)
		return
	}
	passes, parts, panels := ceil(k, passDepth), ceil(n, passColumns), ceil(n, s.cols)
	depth := ceil(ceil(k, passes), s.lanes) * s.lanes // packing writes whole vectors
	s.packB = grown(s.packB, depth*s.cols*ceil(panels, parts))
	for part := range parts {
		q, some := span(panels, parts, part)
		j, right := q*s.cols, packedRight{data: s.packB, depth: depth, cols: min(n-q*s.cols, some*s.cols)}
		for p := range passes {
			k0, kc := span(k, passes, p)
			s.packBlock(l, &right, b, ldb, k0, kc, j)
			at := k0
			if l == TN {
				at *= lda
			}
			s.sweep(l, m, kc, a[at:], lda, c[j:], ldc, &right, acc || p > 0)
		}
	}
}

// packedRight is a factor in panels as wide as the kernels' tile; the last may
// be narrower. A panel has depth rows.
type packedRight struct {
	data        []float32
	depth, cols int
}

// packBlock fills d with rows k0 to k0+kc-1 of the columns of B from j0 on. B
// is stored transposed if l is NT.
func (s *simd) packBlock(l Layout, d *packedRight, b []float32, ldb, k0, kc, j0 int) {
	step := packStep
	if l == NT {
		step = kc // rows along k are read whole
	}
	for at := 0; at < kc; at += step {
		for q := 0; q < d.cols; q += s.cols {
			w := min(s.cols, d.cols-q)
			s.panelB(l, d.data[q*d.depth+at*s.lanes*ceil(w, s.lanes):], b, ldb, k0+at, min(step, kc-at), j0+q, w)
		}
	}
}

// sweep multiplies m rows of A by the packed block of B. a starts at the first
// k of the pass. A is stored transposed if l is TN, and its rows are lda apart.
func (s *simd) sweep(l Layout, m, kc int, a []float32, lda int, c []float32, ldc int, right *packedRight, acc bool) {
	panels := ceil(m, s.kernels.rows)
	if l == TN {
		s.sweepTransposed(m, panels, kc, a, lda, c, ldc, right, acc)
		return
	}
	for i := range panels {
		i0, rows := span(m, panels, i)
		s.tiles(s.leftPanel(a[i0*lda:], lda, rows, kc), c[i0*ldc:], ldc, right, right.cols, acc)
	}
}

func (s *simd) sweepTransposed(m, panels, kc int, a []float32, lda int, c []float32, ldc int, right *packedRight,
	acc bool) {
	room := kc * s.lanes // of a panel
	s.packA = grown(s.packA, passPanelsA*room)
	for i := 0; i < panels; i += passPanelsA {
		some := min(passPanelsA, panels-i)
		for at := 0; at < kc; at += packStep {
			for p := range some {
				i0, rows := span(m, panels, i+p)
				s.packRows(&s.packA[p*room+at*s.lanes], &a[at*lda+i0], 4*lda, min(packStep, kc-at), 4*s.lanes,
					lanesMask(rows))
			}
		}
		for p := range some {
			i0, rows := span(m, panels, i+p)
			f := leftPanel{kernels: s.product[rows], a: s.packA[p*room:], lda: 4 * s.lanes, kc: kc}
			s.tiles(f, c[i0*ldc:], ldc, right, right.cols, acc)
		}
	}
}

// leftPanel is some rows of A over kc values along k, in the layout that its
// kernels read. lda is in bytes.
type leftPanel struct {
	kernels []productKernel // by vectors of the tile
	a       []float32
	lda, kc int
}

// leftPanel is a panel of an A that is not transposed: in place, or packed if
// its rows would share few lines of the first-level cache.
func (s *simd) leftPanel(a []float32, lda, rows, kc int) leftPanel {
	if lda%badStride != 0 {
		return leftPanel{kernels: s.direct[rows], a: a, lda: 4 * lda, kc: kc}
	}
	s.packA = grown(s.packA, (kc+s.lanes)*s.kernels.rows+s.lanes)
	s.packTransposed(&s.packA[0], &a[0], 4*lda, rows, kc, 4*rows, lanesMask(kc%s.lanes))
	return leftPanel{kernels: s.product[rows], a: s.packA, lda: 4 * rows, kc: kc}
}

// tiles multiplies a panel of A by the panels of right that begin before column
// cols.
func (s *simd) tiles(f leftPanel, c []float32, ldc int, right *packedRight, cols int, acc bool) {
	load := 0
	if acc {
		load = 1
	}
	for q := 0; q < cols; q += s.cols {
		w := min(s.cols, right.cols-q)
		v := ceil(w, s.lanes)
		f.kernels[v](&f.a[0], &right.data[q*right.depth], &c[q], f.lda, 4*ldc, f.kc, lanesMask(w-s.lanes*(v-1)), load)
	}
}

// panelB packs cols columns of B, whole vectors wide.
func (s *simd) panelB(l Layout, dst, b []float32, ldb, k0, kc, j0, cols int) {
	stride := 4 * s.lanes * ceil(cols, s.lanes)
	for v := 0; v < cols; v += s.lanes {
		w := min(s.lanes, cols-v)
		if l == NT {
			s.packTransposed(&dst[v], &b[(j0+v)*ldb+k0], 4*ldb, w, kc, stride, lanesMask(kc%s.lanes))
		} else {
			s.packRows(&dst[v], &b[k0*ldb+j0+v], 4*ldb, kc, stride, lanesMask(w))
		}
	}
}
