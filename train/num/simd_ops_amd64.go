package num

func (s *simd) AddTo(dst, src []float32) {
	checkEqual(len(dst), len(src))
	if n := head(dst); n > 0 {
		s.add(&dst[0], &src[0], n)
	}
	if s.spill(dst, src) {
		s.add(&s.tail[0][0], &s.tail[1][0], width)
		s.restore(0, dst)
	}
}

func (s *simd) AddBias(x []float32, rows, cols int, bias []float32) {
	checkTable(rows, cols, x)
	checkEqual(len(bias), cols)
	for i := range rows {
		s.AddTo(x[i*cols:(i+1)*cols], bias)
	}
}

func (s *simd) ColumnSum(dst, x []float32, rows, cols int, acc bool) {
	checkTable(rows, cols, x)
	checkEqual(len(dst), cols)
	s.columnSum(dst, x, rows, cols, acc)
}

func (s *simd) columnSum(dst, x []float32, rows, ld int, acc bool) {
	if !acc {
		clear(dst)
	}
	for i := range rows {
		s.AddTo(dst, x[i*ld:][:len(dst)])
	}
}

func (s *simd) Scale(x []float32, k float32) {
	if n := head(x); n > 0 {
		s.scale(&x[0], k, n)
	}
	if s.spill(x) {
		s.scale(&s.tail[0][0], k, width)
		s.restore(0, x)
	}
}

func (s *simd) RMSNorm(y, inv, x, w []float32, rows, cols int, eps float32) {
	checkTable(rows, cols, y, x)
	checkEqual(len(inv), rows)
	checkEqual(len(w), cols)
	for r := range rows {
		lo, hi := r*cols, (r+1)*cols
		inv[r] = rmsInverse(s.rowDot(x[lo:hi], x[lo:hi]), cols, eps)
		s.normalise(y[lo:hi], x[lo:hi], w, inv[r])
	}
}

func (s *simd) normalise(y, x, w []float32, inv float32) {
	if n := head(y); n > 0 {
		s.normForward(&y[0], &x[0], &w[0], inv, n)
	}
	if s.spill(y, x, w) {
		s.normForward(&s.tail[0][0], &s.tail[1][0], &s.tail[2][0], inv, width)
		s.restore(0, y)
	}
}

func (s *simd) RMSNormBackward(dx, dw, dy, x, w, inv []float32, rows, cols int) {
	checkNormBackward(dx, dw, dy, x, w, inv, rows, cols)
	s.normWeights(dw, dy, x, inv, rows, cols)
	for r := range rows {
		lo, hi := r*cols, (r+1)*cols
		s.normRow(dx[lo:hi], dy[lo:hi], x[lo:hi], w, inv[r])
	}
}

func (s *simd) normWeights(dw, dy, x, inv []float32, rows, ld int) {
	n := head(dw)
	for r := range rows {
		d, v := dy[r*ld:][:len(dw)], x[r*ld:][:len(dw)]
		if n > 0 {
			s.normWeight(&dw[0], &d[0], &v[0], inv[r], n)
		}
		if s.spill(dw, d, v) {
			s.normWeight(&s.tail[0][0], &s.tail[1][0], &s.tail[2][0], inv[r], width)
			s.restore(0, dw)
		}
	}
}

func (s *simd) normRow(dx, dy, x, w []float32, inv float32) {
	dot := s.normDot(s.whole(0, dy, 0), s.whole(1, w, 0), s.whole(2, x, 0), padded(len(x)))
	c := normCoefficient(dot, inv, len(x))
	if n := head(dx); n > 0 {
		s.normBack(&dx[0], &dy[0], &x[0], &w[0], inv, c, n)
	}
	if s.spill(dx, dy, x, w) {
		s.normBack(&s.tail[0][0], &s.tail[1][0], &s.tail[2][0], &s.tail[3][0], inv, c, width)
		s.restore(0, dx)
	}
}

func (s *simd) SwiGLU(y, gate, up []float32) { s.gated(s.swiglu, y, gate, up) }

func (s *simd) GeGLU(y, gate, up []float32) { s.gated(s.geglu, y, gate, up) }

// gated runs a kernel of SwiGLU's shape.
func (s *simd) gated(kernel func(y, gate, up *float32, n int), y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	if n := head(y); n > 0 {
		kernel(&y[0], &gate[0], &up[0], n)
	}
	if s.spill(gate, up) {
		kernel(&s.tail[2][0], &s.tail[0][0], &s.tail[1][0], width)
		s.restore(2, y)
	}
}

func (s *simd) SwiGLUBackward(dgate, dup, dy, gate, up []float32) {
	s.gatedBack(s.swigluBack, dgate, dup, dy, gate, up)
}

func (s *simd) GeGLUBackward(dgate, dup, dy, gate, up []float32) {
	s.gatedBack(s.gegluBack, dgate, dup, dy, gate, up)
}

// gatedBack runs a kernel of SwiGLUBackward's shape.
func (s *simd) gatedBack(kernel func(dgate, dup, dy, gate, up *float32, n int), dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	if n := head(dy); n > 0 {
		kernel(&dgate[0], &dup[0], &dy[0], &gate[0], &up[0], n)
	}
	if s.spill(dy, gate, up) {
		kernel(&s.tail[3][0], &s.tail[4][0], &s.tail[0][0], &s.tail[1][0], &s.tail[2][0], width)
		s.restore(3, dgate)
		s.restore(4, dup)
	}
}

func (s *simd) RoPE(x []float32, rows, heads, headDim, context int, cos, sin []float32, inverse bool) {
	const lanes = 8 // of the turn kernel
	checkRoPE(x, rows, heads, headDim, context, cos, sin)
	half := headDim / 2
	if half%lanes != 0 {
		ref{}.RoPE(x, rows, heads, headDim, context, cos, sin, inverse)
		return
	}
	flip := uint32(0)
	if inverse {
		flip = 1 << 31
	}
	for r := range rows {
		at := r % context * half
		for h := range heads {
			v := x[(r*heads+h)*headDim:][:headDim]
			turn256(&v[0], &v[half], &cos[at], &sin[at], flip, half)
		}
	}
}

func (s *simd) AdamW(p, g, m, v []float32, c AdamWCoef) {
	checkEqual(len(p), len(g), len(m), len(v))
	s.coef = c
	if n := head(p); n > 0 {
		s.adamw(&p[0], &g[0], &m[0], &v[0], &s.coef.LR, n)
	}
	if s.spill(p, g, m, v) {
		s.adamw(&s.tail[0][0], &s.tail[1][0], &s.tail[2][0], &s.tail[3][0], &s.coef.LR, width)
		s.restore(0, p)
		s.restore(2, m)
		s.restore(3, v)
	}
}
