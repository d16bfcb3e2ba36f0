package num

// Ref is the executable specification of r32/1 and x8/1 in portable Go. It
// holds no state and runs on the caller's thread.
func Ref() Backend { return ref{} }

type ref struct{}

func (ref) Name() string { return "ref" }
func (ref) Close()       {}

func (r ref) Each(count int, f func(int, Backend)) {
	for i := range count {
		f(i, r)
	}
}

func (ref) MatMul(l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, c []float32, ldc int, acc bool) {
	checkMatMul(l, m, n, k, a, lda, b, ldb, c, ldc)
	for i := range m {
		for j := range n {
			s := float32(0)
			if acc {
				s = c[i*ldc+j]
			}
			for q := range k {
				s = FMA(a[indexA(l, i, q, lda)], b[indexB(l, q, j, ldb)], s)
			}
			c[i*ldc+j] = s
		}
	}
}

func indexA(l Layout, i, q, lda int) int {
	if l == TN {
		return q*lda + i
	}
	return i*lda + q
}

func indexB(l Layout, q, j, ldb int) int {
	if l == NT {
		return j*ldb + q
	}
	return q*ldb + j
}

func (ref) AddTo(dst, src []float32) {
	checkEqual(len(dst), len(src))
	for i, v := range src {
		dst[i] += v
	}
}

func (r ref) AddBias(x []float32, rows, cols int, bias []float32) {
	checkTable(rows, cols, x)
	checkEqual(len(bias), cols)
	for i := range rows {
		r.AddTo(x[i*cols:(i+1)*cols], bias)
	}
}

func (r ref) ColumnSum(dst, x []float32, rows, cols int, acc bool) {
	checkTable(rows, cols, x)
	checkEqual(len(dst), cols)
	r.columnSum(dst, x, rows, cols, acc)
}

// columnSum sums the first len(dst) columns of rows that are ld apart.
func (r ref) columnSum(dst, x []float32, rows, ld int, acc bool) {
	if !acc {
		clear(dst)
	}
	for i := range rows {
		r.AddTo(dst, x[i*ld:][:len(dst)])
	}
}

func (ref) Scale(x []float32, s float32) {
	for i := range x {
		x[i] *= s
	}
}

func (ref) Sum(x []float32) float32 { return blockSum(x) }

func (ref) SumSquares(x []float32) float32 {
	part := make([]float32, blocks(len(x)))
	for i := range part {
		part[i] = rowDot(block(x, i), block(x, i))
	}
	return blockSum(part)
}

func (ref) RMSNorm(y, inv, x, w []float32, rows, cols int, eps float32) {
	checkTable(rows, cols, y, x)
	checkEqual(len(inv), rows)
	checkEqual(len(w), cols)
	for r := range rows {
		xr, yr := x[r*cols:(r+1)*cols], y[r*cols:]
		inv[r] = rmsInverse(rowDot(xr, xr), cols, eps)
		for i, v := range xr {
			h := float32(v * inv[r])
			yr[i] = float32(h * w[i])
		}
	}
}

// rmsInverse is 1/sqrt(squares/cols + eps), each step rounded.
func rmsInverse(squares float32, cols int, eps float32) float32 {
	mean := squares / float32(cols)
	return 1 / sqrt(mean+eps)
}

func (r ref) RMSNormBackward(dx, dw, dy, x, w, inv []float32, rows, cols int) {
	checkNormBackward(dx, dw, dy, x, w, inv, rows, cols)
	r.normWeights(dw, dy, x, inv, rows, cols)
	for i := range rows {
		lo, hi := i*cols, (i+1)*cols
		r.normRow(dx[lo:hi], dy[lo:hi], x[lo:hi], w, inv[i])
	}
}

// normWeights adds dy*(x*inv) of the first len(dw) columns to dw, rows
// ascending. Rows are ld apart.
func (ref) normWeights(dw, dy, x, inv []float32, rows, ld int) {
	for r := range rows {
		for i := range dw {
			h := float32(x[r*ld+i] * inv[r])
			dw[i] = FMA(dy[r*ld+i], h, dw[i])
		}
	}
}

func (ref) normRow(dx, dy, x, w []float32, inv float32) {
	var l lanes
	for i := range padded(len(x)) {
		t := float32(elementOrZero(dy, i) * elementOrZero(w, i))
		l[i%width] = FMA(t, elementOrZero(x, i), l[i%width])
	}
	c := normCoefficient(l.fold(), inv, len(x))
	for i, v := range x {
		t := float32(dy[i] * w[i])
		h := float32(v * inv)
		dx[i] = float32(inv * FMA(-h, c, t))
	}
}

// normCoefficient is the mean of (dy*w)*(x*inv) over a row.
func normCoefficient(dot, inv float32, cols int) float32 {
	return float32(dot*inv) / float32(cols)
}

// sigmoid is 1/(1+e^-x).
func sigmoid(x float32) float32 { return 1 / (1 + Exp(-x)) }

func (ref) SwiGLU(y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	for i, g := range gate {
		s := float32(g * sigmoid(g))
		y[i] = float32(s * up[i])
	}
}

func (ref) SwiGLUBackward(dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	for i, g := range gate {
		s, d := sigmoid(g), dy[i]
		w := float32(d * up[i])
		slope := float32(s * FMA(g, 1-s, 1))
		dup[i] = float32(d * float32(g*s))
		dgate[i] = float32(w * slope)
	}
}

// geluSigmoid is σ(z) of gelu(g) = g·σ(z), and g², which z is made of.
func geluSigmoid(g float32) (s, squared float32) {
	squared = float32(g * g)
	return sigmoid(float32(g * FMA(squared, gelu3, gelu1))), squared
}

func (ref) GeGLU(y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	for i, g := range gate {
		s, _ := geluSigmoid(g)
		h := float32(g * s)
		y[i] = float32(h * up[i])
	}
}

func (ref) GeGLUBackward(dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	for i, g := range gate {
		d := dy[i]
		s, squared := geluSigmoid(g)
		w := float32(d * up[i])
		inner := float32(g * FMA(squared, gelu9, gelu1))
		slope := float32(s * FMA(inner, 1-s, 1))
		dup[i] = float32(d * float32(g*s))
		dgate[i] = float32(w * slope)
	}
}

func (ref) RoPE(x []float32, rows, heads, headDim, context int, cos, sin []float32, inverse bool) {
	checkRoPE(x, rows, heads, headDim, context, cos, sin)
	half := headDim / 2
	for r := range rows {
		at := r % context * half
		for h := range heads {
			v := x[(r*heads+h)*headDim:][:headDim]
			turn(v[:half], v[half:], cos[at:at+half], sin[at:at+half], inverse)
		}
	}
}

func turn(x, y, cos, sin []float32, inverse bool) {
	for i := range x {
		s := sin[i]
		if inverse {
			s = -s
		}
		a, b := x[i], y[i]
		x[i] = FMA(a, cos[i], -float32(b*s))
		y[i] = FMA(b, cos[i], float32(a*s))
	}
}

func (ref) AdamW(p, g, m, v []float32, c AdamWCoef) {
	checkEqual(len(p), len(g), len(m), len(v))
	for i := range p {
		d := float32(g[i] * c.GradScale)
		m[i] = FMA(c.Beta1, m[i], float32(c.OneMinusBeta1*d))
		v[i] = FMA(c.Beta2, v[i], float32(float32(c.OneMinusBeta2*d)*d))
		root := sqrt(float32(v[i] * c.Correct2))
		u := float32(m[i]*c.Correct1) / (root + c.Eps)
		p[i] = FMA(-c.LR, FMA(c.WeightDecay, p[i], u), p[i])
	}
}
