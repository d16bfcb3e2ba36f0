package num

// attention is the scratch of one thread for one KV head. Keys and values are
// packed once per head, for all blocks and query heads that multiply by them.
type attention struct {
	keys, keysT, values, valuesT packedRight
	query, gradient              packedRight // of the block at hand
	p, ds                        []float32   // its probabilities and their gradient
	dk, dv                       []float32   // rows of the head alone
}

// pack fills d with the k x n factor b, which is stored transposed if l is NT.
func (s *simd) pack(d *packedRight, l Layout, b []float32, ldb, k, n int) {
	d.depth, d.cols = ceil(k, s.lanes)*s.lanes, n
	d.data = grown(d.data, d.depth*(ceil(n, s.cols)*s.cols))
	s.packBlock(l, d, b, ldb, 0, k, 0)
}

// reserve makes room for the scores of blocks of up to keys keys.
func (a *attention) reserve(keys int) {
	n := AttentionBlock * ScoresStride(keys)
	a.p, a.ds = grown(a.p, n), grown(a.ds, n)
}

func (s *simd) attend(o, q, k, v []float32, h KVHead) {
	a := &s.attention
	a.reserve(h.Length)
	s.pack(&a.keysT, NT, k, h.LdKV, h.HeadDim, h.Length)
	s.pack(&a.values, NN, v, h.LdKV, h.Length, h.HeadDim)
	for j := range h.Group {
		at := j * h.HeadDim
		for i := 0; i < h.Length; i += AttentionBlock {
			keys := min(i+AttentionBlock, h.Length)
			ld, row := ScoresStride(keys), at+i*h.LdQ
			s.scores(a.p, ld, q[row:], h.LdQ, &a.keysT, i, keys-i, h.HeadDim)
			h.hide(a.p, ld, i, keys-i)
			s.softmaxBlock(a.p, ld, i, keys-i, h.Scale)
			s.weigh(o[row:], h.LdQ, a.p, ld, &a.values, keys-i, keys)
		}
	}
}

func (s *simd) attendBack(dq, dk, dv, do, q, k, v []float32, h KVHead) {
	a := &s.attention
	a.reserve(h.Length)
	s.pack(&a.keysT, NT, k, h.LdKV, h.HeadDim, h.Length)
	s.pack(&a.valuesT, NT, v, h.LdKV, h.HeadDim, h.Length)
	s.pack(&a.keys, NN, k, h.LdKV, h.Length, h.HeadDim)
	n := h.Length * h.HeadDim
	a.dk, a.dv = grown(a.dk, n), grown(a.dv, n)
	clear(a.dk[:n])
	clear(a.dv[:n])
	for j := range h.Group {
		at := j * h.HeadDim
		for i := 0; i < h.Length; i += AttentionBlock {
			row := at + i*h.LdQ
			s.attendBackBlock(dq[row:], do[row:], q[row:], i, h)
		}
	}
	copyTable(h.Length, h.HeadDim, dk, h.LdKV, a.dk, h.HeadDim)
	copyTable(h.Length, h.HeadDim, dv, h.LdKV, a.dv, h.HeadDim)
}

// attendBackBlock runs the backward pass of the block of rows that starts at i.
// dq, do and q start at that row.
func (s *simd) attendBackBlock(dq, do, q []float32, i int, h KVHead) {
	a := &s.attention
	keys := min(i+AttentionBlock, h.Length)
	rows, ld := keys-i, ScoresStride(keys)
	s.pack(&a.query, NN, q, h.LdQ, rows, h.HeadDim)
	s.pack(&a.gradient, NN, do, h.LdQ, rows, h.HeadDim)
	s.scores(a.p, ld, q, h.LdQ, &a.keysT, i, rows, h.HeadDim)
	h.hide(a.p, ld, i, rows)
	s.softmaxBlock(a.p, ld, i, rows, h.Scale)
	s.scores(a.ds, ld, do, h.LdQ, &a.valuesT, i, rows, h.HeadDim)
	s.gather(a.dv, a.p, ld, &a.gradient, keys, rows)
	s.softmaxBlockBackward(a.ds, a.p, ld, i, rows, h.Scale)
	s.weigh(dq, h.LdQ, a.ds, ld, &a.keys, rows, keys)
	s.gather(a.dk, a.ds, ld, &a.query, keys, rows)
}

// scores computes the products of the block's rows of x with the keys that they
// attend to. It skips whole tiles of later keys, which softmax does not read.
func (s *simd) scores(dst []float32, ld int, x []float32, ldx int, keysT *packedRight, first, rows, head int) {
	panels := ceil(rows, s.kernels.rows)
	for i := range panels {
		i0, n := span(rows, panels, i)
		s.tiles(s.leftPanel(x[i0*ldx:], ldx, n, head), dst[i0*ld:], ld, keysT, min(first+i0+n, keysT.cols), false)
	}
}

// weigh computes dst = p·right, where p is rows x keys.
func (s *simd) weigh(dst []float32, ldd int, p []float32, ld int, right *packedRight, rows, keys int) {
	panels := ceil(rows, s.kernels.rows)
	for i := range panels {
		i0, n := span(rows, panels, i)
		s.tiles(s.leftPanel(p[i0*ld:], ld, n, keys), dst[i0*ldd:], ldd, right, right.cols, false)
	}
}

// gather computes dst = dst + pᵀ·right, where p is rows x keys and dst has keys
// rows.
func (s *simd) gather(dst, p []float32, ld int, right *packedRight, keys, rows int) {
	panels := ceil(keys, s.kernels.rows)
	for i := range panels {
		i0, n := span(keys, panels, i)
		f := leftPanel{kernels: s.product[n], a: p[i0:], lda: 4 * ld, kc: rows}
		s.tiles(f, dst[i0*right.cols:], right.cols, right, right.cols, true)
	}
}
