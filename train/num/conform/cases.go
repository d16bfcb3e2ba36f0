package conform

import "github.com/infernetprotocol/infernet/train/num"

// runner runs a case on a back end and returns everything that the case
// computes.
type runner func(b num.Backend) []float32

var cases = []struct {
	name string
	make func(g *generator) runner
}{
	{"MatMul", matMul},
	{"Multiply r32", func(g *generator) runner { return multiply(g, num.R32) }},
	{"Multiply x8", func(g *generator) runner { return multiply(g, num.X8) }},
	{"vectors", vectors},
	{"sums", sums},
	{"RMSNorm", rmsNorm},
	{"SwiGLU", swiGLU},
	{"GeGLU", geGLU},
	{"RoPE", rope},
	{"CausalSoftmax", softmax},
	{"CrossEntropy", crossEntropy},
	{"AdamW", adamW},
	{"Each", each},
}

func matMul(g *generator) runner {
	l, acc := num.Layout(g.IntN(3)), g.IntN(2) == 0
	m, n, k := g.size(300), g.size(300), g.size(300)
	ar, ac, br, bc := m, k, k, n
	switch l {
	case num.TN:
		ar, ac = k, m
	case num.NT:
		br, bc = n, k
	}
	lda, ldb, ldc := ac+g.IntN(3), bc+g.IntN(3), n+g.IntN(3)
	a, b, c := g.values((ar-1)*lda+ac), g.values((br-1)*ldb+bc), g.values((m-1)*ldc+n)
	return func(be num.Backend) []float32 {
		out := clone(c)
		be.MatMul(l, m, n, k, a, lda, b, ldb, out, ldc, acc)
		return out
	}
}

// multiply prepares two operands, multiplies them, prepares them again from
// half the depth, and accumulates a second product.
func multiply(g *generator, a num.Arithmetic) runner {
	m, n, k := g.size(300), g.size(300), g.size(600)
	left, right := g.IntN(2) == 0, g.IntN(2) == 0
	if a == num.R32 && left {
		right = true
	}
	if a == num.X8 && g.kind == anyBits {
		g.kind = finite // a block that is not finite has no product
	}
	source := func(rows int, transposed bool) (ld int, x []float32) {
		cols := k
		if transposed {
			rows, cols = k, rows
		}
		ld = cols + g.IntN(3)
		return ld, g.values((rows-1)*ld + cols)
	}
	lda, x := source(m, left)
	ldb, y := source(n, right)
	ldc, acc := n+g.IntN(3), g.IntN(2) == 0
	c := g.values((m-1)*ldc + n)
	return func(be num.Backend) []float32 {
		out, p, q := clone(c), be.NewOperand(a, num.Left), be.NewOperand(a, num.Right)
		be.Prepare(p, m, k, x, lda, left)
		be.Prepare(q, n, k, y, ldb, right)
		be.Multiply(p, q, out, ldc, acc)
		be.Prepare(p, m, k/2, x, lda, left)
		be.Prepare(q, n, k/2, y, ldb, right)
		be.Multiply(p, q, out, ldc, true)
		return append(out, truth(p.Finite() && q.Finite()))
	}
}

func truth(b bool) float32 {
	if b {
		return 1
	}
	return 0
}

func vectors(g *generator) runner {
	rows, cols := g.size(200), g.size(300)
	x, y, bias := g.values(rows*cols), g.values(rows*cols), g.values(cols)
	return func(b num.Backend) []float32 {
		out, column := clone(x), clone(bias)
		b.AddTo(out, y)
		b.AddBias(out, rows, cols, bias)
		b.Scale(out, bias[0])
		b.ColumnSum(column, y, rows, cols, rows%2 == 0)
		return join(out, column)
	}
}

func sums(g *generator) runner {
	x := g.values(g.size(200000))
	return func(b num.Backend) []float32 {
		return []float32{b.Sum(x), b.SumSquares(x), b.Sum(nil), b.SumSquares(nil), b.Sum(x[:1]),
			b.SumSquares(x[len(x)/2:])}
	}
}

func rmsNorm(g *generator) runner {
	rows, cols := g.size(100), g.size(300)
	x, dy, w, dw := g.values(rows*cols), g.values(rows*cols), g.values(cols), g.values(cols)
	return func(b num.Backend) []float32 {
		y, inv, dx, slope := clone(x), make([]float32, rows), clone(dy), clone(dw)
		b.RMSNorm(y, inv, y, w, rows, cols, 1e-5)
		b.RMSNormBackward(dx, slope, dx, x, w, inv, rows, cols)
		return join(y, inv, dx, slope)
	}
}

func swiGLU(g *generator) runner {
	n := g.size(20000)
	gate, up, dy := g.values(n), g.values(n), g.values(n)
	return func(b num.Backend) []float32 {
		y, dg, du := clone(gate), clone(dy), clone(up)
		b.SwiGLU(y, y, up)
		b.SwiGLUBackward(dg, du, dg, gate, du)
		return join(y, dg, du)
	}
}

func geGLU(g *generator) runner {
	n := g.size(20000)
	gate, up, dy := g.values(n), g.values(n), g.values(n)
	return func(b num.Backend) []float32 {
		y, dg, du := clone(gate), clone(dy), clone(up)
		b.GeGLU(y, y, up)
		b.GeGLUBackward(dg, du, dg, gate, du)
		return join(y, dg, du)
	}
}

func rope(g *generator) runner {
	heads, headDim, context := 1+g.IntN(4), 2*[...]int{3, 8, 16, 24, 5}[g.IntN(5)], 1+g.IntN(20)
	rows := g.size(150)
	cos, sin := num.RopeTables(context, headDim, 1e4)
	x := g.values(rows * heads * headDim)
	return func(b num.Backend) []float32 {
		out := clone(x)
		b.RoPE(out, rows, heads, headDim, context, cos, sin, rows%2 == 0)
		return out
	}
}

func softmax(g *generator) runner {
	rows := [...]int{g.size(100), 32, 64, g.size(200)}[g.IntN(4)]
	s, dp, scale := g.values(rows*rows), g.values(rows*rows), float32(g.Float64())+1e-3
	return func(b num.Backend) []float32 {
		p, ds := clone(s), clone(dp)
		b.CausalSoftmax(p, rows, scale)
		b.CausalSoftmaxBackward(ds, p, rows, scale)
		return join(p, ds)
	}
}

func crossEntropy(g *generator) runner {
	rows, cols := g.size(100), g.size(1000)
	x, targets := g.values(rows*cols), make([]int32, rows)
	for i := range targets {
		targets[i] = int32(g.IntN(cols+1)) - 1
	}
	return func(b num.Backend) []float32 {
		d, loss := clone(x), make([]float32, rows)
		logits := x
		if rows%2 == 0 { // apart or in place
			logits = d
		}
		b.CrossEntropy(loss, d, logits, targets, rows, cols, 1/float32(rows))
		return join(d, loss)
	}
}

func adamW(g *generator) runner {
	n := g.size(20000)
	p, slope, m, v := g.values(n), g.values(n), g.values(n), g.values(n)
	coef := num.NewAdamW(uint64(1+g.IntN(5)), 1e-3, .9, .95, 1e-8, .1, .5)
	return func(b num.Backend) []float32 {
		p, m, v := clone(p), clone(m), clone(v)
		b.AdamW(p, slope, m, v, coef)
		return join(p, m, v)
	}
}

func each(g *generator) runner {
	const items, n = 5, 24
	x := g.values(items * n * n)
	return func(b num.Backend) []float32 {
		out := clone(x)
		b.Each(items, func(i int, b num.Backend) {
			s := out[i*n*n : (i+1)*n*n]
			b.MatMul(num.NT, n, n, n, x[i*n*n:], n, x[i*n*n:], n, s, n, false)
			b.CausalSoftmax(s, n, .5)
		})
		return out
	}
}
