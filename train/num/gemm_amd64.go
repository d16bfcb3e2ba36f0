package num

import "unsafe"

// Blocking of a product, in elements: depth of one pass, after which C is
// loaded again, and columns of B packed at a time, so that a packed block
// stays in the second-level cache.
const (
	passDepth   = 256
	passColumns = 512
)

// laneMask at 16-n begins with n dwords of ones, then zeros.
var laneMask = func() (m [32]uint32) {
	for i := range 16 {
		m[i] = ^uint32(0)
	}
	return m
}()

func lanesMask(n int) *uint32 { return &laneMask[16-n] }

// aligned is n floats that start on a cache line.
func aligned(n int) []float32 {
	const line = 64
	b := make([]float32, n+line/4)
	skip := int(-uintptr(unsafe.Pointer(&b[0]))&(line-1)) / 4
	return b[skip : skip+n : skip+n]
}

// MatMul packs a block of B, then panel by panel of A, and hands tiles to the
// kernels. M is cut evenly into panels; N's last tile is masked.
func (s *simd) MatMul(l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, c []float32, ldc int, acc bool) {
	checkMatMul(l, m, n, k, a, lda, b, ldb, c, ldc)
	if m == 0 || n == 0 {
		return
	}
	if k == 0 {
		clearTable(m, n, c, ldc, acc)
		return
	}
	passes := ceil(k, passDepth)
	depth := ceil(ceil(k, passes), s.lanes) * s.lanes // packing writes whole vectors
	s.packB = grown(s.packB, depth*(min(n, passColumns)+2*s.cols))
	s.packA = grown(s.packA, depth*s.kernels.rows+s.lanes)
	for j := 0; j < n; j += passColumns {
		cols := min(passColumns, n-j)
		for p := range passes {
			k0, kc := span(k, passes, p)
			for q := 0; q < cols; q += s.cols {
				s.panelB(l, s.packB[q*depth:], b, ldb, k0, kc, j+q, min(s.cols, cols-q))
			}
			s.sweep(l, m, cols, kc, depth, a, k0, lda, c[j:], ldc, acc || p > 0)
		}
	}
}

func clearTable(m, n int, c []float32, ldc int, keep bool) {
	if keep {
		return
	}
	for i := range m {
		clear(c[i*ldc:][:n])
	}
}

// sweep multiplies all of A by the packed block of B.
func (s *simd) sweep(l Layout, m, cols, kc, depth int, a []float32, k0, lda int, c []float32, ldc int, reload bool) {
	load := 0
	if reload {
		load = 1
	}
	panels := ceil(m, s.kernels.rows)
	for i := range panels {
		i0, rows := span(m, panels, i)
		s.panelA(l, s.packA, a, lda, k0, kc, i0, rows)
		for q := 0; q < cols; q += s.cols {
			w := min(s.cols, cols-q)
			v := ceil(w, s.lanes)
			s.product[rows][v](&s.packA[0], &s.packB[q*depth], &c[i0*ldc+q], 4*ldc, kc, lanesMask(w-s.lanes*(v-1)), load)
		}
	}
}

func (s *simd) panelA(l Layout, dst, a []float32, lda, k0, kc, i0, rows int) {
	if l == TN {
		s.packRows(&dst[0], &a[k0*lda+i0], 4*lda, kc, 4*rows, lanesMask(rows))
		return
	}
	s.packTransposed(&dst[0], &a[i0*lda+k0], 4*lda, rows, kc, 4*rows, lanesMask(kc%s.lanes))
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
