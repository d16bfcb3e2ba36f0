package cuda

import (
	"github.com/infernetprotocol/infernet/train/num"
)

// AddTo is dst[i] = dst[i] + src[i] (§5).
func (b *Backend) AddTo(dst, src []float32) {
	checkEqual(len(dst), len(src))
	b.do(func(c *call) { c.threads("add_to", len(dst), c.inout(dst), c.in(src), uint64(len(dst))) })
}

// AddBias adds bias to every row of x (§5).
func (b *Backend) AddBias(x []float32, rows, cols int, bias []float32) {
	checkTable(rows, cols, x)
	checkEqual(cols, len(bias))
	b.do(func(c *call) { c.threads("add_bias", len(x), c.inout(x), c.in(bias), uint64(len(x)), cols) })
}

// ColumnSum adds the rows of x to dst, ascending (§5).
func (b *Backend) ColumnSum(dst, x []float32, rows, cols int, acc bool) {
	checkTable(rows, cols, x)
	checkEqual(cols, len(dst))
	b.do(func(c *call) { c.threads("column_sum", cols, c.sum(dst, acc), c.in(x), rows, cols, flag(acc)) })
}

// sum is the device address of x, which the operation writes or, with acc, adds
// to.
func (c *call) sum(x []float32, acc bool) address {
	if acc {
		return c.inout(x)
	}
	return c.out(x)
}

// Scale is x[i] = x[i] * s (§5).
func (b *Backend) Scale(x []float32, s float32) {
	b.do(func(c *call) { c.threads("scale", len(x), c.inout(x), uint64(len(x)), s) })
}

// sumBlock is the number of elements of a block of §2.
const sumBlock = 4096

// Sum adds all of x (§2). It waits for the result.
func (b *Backend) Sum(x []float32) float32 { return b.reduce("sum_blocks", x) }

// SumSquares adds the squares of all of x (§2). It waits for the result.
func (b *Backend) SumSquares(x []float32) float32 { return b.reduce("square_blocks", x) }

// reduce adds x block by block with a kernel, and then the sums of the blocks
// with sum_blocks, until one is left.
func (b *Backend) reduce(kernel string, x []float32) float32 {
	if len(x) == 0 {
		return 0
	}
	result := make([]float32, 1)
	b.do(func(c *call) {
		from, n := c.in(x), len(x)
		for done := false; !done; kernel = "sum_blocks" {
			parts := ceil(n, sumBlock)
			to := c.temp(4 * parts)
			c.warps(kernel, parts, to, from, uint64(n))
			done = parts == 1 && kernel == "sum_blocks"
			from, n = to, parts
		}
		c.backs = append(c.backs, back{result, from})
	})
	return result[0]
}

// RMSNorm is §6, forward.
func (b *Backend) RMSNorm(y, inv, x, w []float32, rows, cols int, eps float32) {
	checkTable(rows, cols, y, x)
	checkEqual(rows, len(inv))
	checkEqual(cols, len(w))
	b.do(func(c *call) { c.warps("rms_norm", rows, c.out(y), c.out(inv), c.in(x), c.in(w), rows, cols, eps) })
}

// RMSNormBackward is §6, backward. The weights come first because dx may be dy.
func (b *Backend) RMSNormBackward(dx, dw, dy, x, w, inv []float32, rows, cols int) {
	checkTable(rows, cols, dx, dy, x)
	checkEqual(cols, len(dw), len(w))
	checkEqual(rows, len(inv))
	b.do(func(c *call) {
		g, v, f := c.in(dy), c.in(x), c.in(inv)
		c.threads("rms_norm_weights", cols, c.inout(dw), g, v, f, rows, cols)
		c.warps("rms_norm_rows", rows, c.out(dx), g, v, c.in(w), f, rows, cols)
	})
}

// SwiGLU is §7, forward.
func (b *Backend) SwiGLU(y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	b.do(func(c *call) { c.threads("swiglu", len(y), c.out(y), c.in(gate), c.in(up), uint64(len(y))) })
}

// SwiGLUBackward is §7, backward.
func (b *Backend) SwiGLUBackward(dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	b.do(func(c *call) {
		c.threads("swiglu_back", len(dy), c.out(dgate), c.out(dup), c.in(dy), c.in(gate), c.in(up), uint64(len(dy)))
	})
}

// GeGLU is §23, forward.
func (b *Backend) GeGLU(y, gate, up []float32) {
	checkEqual(len(y), len(gate), len(up))
	b.do(func(c *call) { c.threads("geglu", len(y), c.out(y), c.in(gate), c.in(up), uint64(len(y))) })
}

// GeGLUBackward is §23, backward.
func (b *Backend) GeGLUBackward(dgate, dup, dy, gate, up []float32) {
	checkEqual(len(dgate), len(dup), len(dy), len(gate), len(up))
	b.do(func(c *call) {
		c.threads("geglu_back", len(dy), c.out(dgate), c.out(dup), c.in(dy), c.in(gate), c.in(up), uint64(len(dy)))
	})
}

// RoPE is §8.
func (b *Backend) RoPE(x []float32, rows, heads, headDim, context int, cos, sin []float32, inverse bool) {
	if heads < 1 || headDim < 2 || headDim%2 != 0 {
		panic("cuda: RoPE wants heads of an even number of values")
	}
	checkTable(rows, heads*headDim, x)
	checkTable(context, headDim/2, cos, sin)
	const sign = 1 << 31
	b.do(func(c *call) {
		c.threads("rope", len(x)/2, c.inout(x), c.in(cos), c.in(sin), uint64(len(x)/2), heads, headDim/2, context,
			sign*flag(inverse))
	})
}

// AdamW is §11.
func (b *Backend) AdamW(p, g, m, v []float32, k num.AdamWCoef) {
	checkEqual(len(p), len(g), len(m), len(v))
	b.do(func(c *call) {
		c.threads("adamw", len(p), c.inout(p), c.in(g), c.inout(m), c.inout(v), uint64(len(p)), -k.LR, k.Beta1,
			k.OneMinusBeta1,
			k.Beta2, k.OneMinusBeta2, k.Eps, k.WeightDecay, k.Correct1, k.Correct2, k.GradScale)
	})
}

// CausalSoftmax is §9, forward.
func (b *Backend) CausalSoftmax(s []float32, rows int, scale float32) {
	checkScale(scale)
	checkEqual(rows*rows, len(s))
	b.do(func(c *call) { c.warps("causal_softmax", rows, c.inout(s), uint64(rows), rows, scale) })
}

// CausalSoftmaxBackward is §9, backward.
func (b *Backend) CausalSoftmaxBackward(ds, p []float32, rows int, scale float32) {
	checkScale(scale)
	checkEqual(rows*rows, len(ds), len(p))
	b.do(func(c *call) { c.warps("causal_softmax_back", rows, c.inout(ds), c.in(p), uint64(rows), rows, scale) })
}

// CrossEntropy is §10. The targets are copied to the device.
func (b *Backend) CrossEntropy(loss, dlogits, logits []float32, targets []int32, rows, cols int, scale float32) {
	checkTable(rows, cols, dlogits, logits)
	checkEqual(rows, len(loss))
	checkTargets(targets, rows, cols)
	b.do(func(c *call) {
		c.warps("cross_entropy", rows, c.out(loss), c.out(dlogits), c.in(logits),
			c.sent(bytesOfTokens(targets)), rows, cols, scale)
	})
}

// Clear sets x to +0.
func (b *Backend) Clear(x []float32) {
	b.do(func(c *call) { c.threads("zero", len(x), c.out(x), uint64(len(x))) })
}

// Finite reports whether x holds neither an infinity nor a NaN, as num.Finite
// does. It waits for the result. It is false if the device has failed.
func (b *Backend) Finite(x []float32) bool {
	found := make([]float32, 1) // the bits of a small integer
	b.do(func(c *call) {
		at := c.temp(4)
		c.threads("zero", 1, at, uint64(1))
		c.threads("find_non_finite", len(x), at, c.in(x), uint64(len(x)))
		c.backs = append(c.backs, back{found, at})
	})
	return found[0] == 0
}

// Gather writes row tokens[r] of table, whose rows have dim values, to row r of
// dst. The tokens are copied to the device.
func (b *Backend) Gather(dst, table []float32, tokens []int32, dim int) {
	checkTokens(tokens, table, dim)
	checkEqual(len(dst), len(tokens)*dim)
	b.do(func(c *call) {
		c.threads("gather", len(dst), c.out(dst), c.in(table), c.sent(bytesOfTokens(tokens)), uint64(len(dst)), dim)
	})
}

// ScatterAdd adds row r of src to row tokens[r] of table, r ascending: the
// gradient of Gather (§14).
func (b *Backend) ScatterAdd(table, src []float32, tokens []int32, dim int) {
	checkTokens(tokens, table, dim)
	checkEqual(len(src), len(tokens)*dim)
	if len(tokens) == 0 {
		return
	}
	b.do(func(c *call) {
		c.launch("scatter_add", grid{len(tokens), 1, 1}, blockThreads, c.inout(table), c.in(src),
			c.sent(bytesOfTokens(tokens)), len(tokens), dim)
	})
}
