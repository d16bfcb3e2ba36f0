package num

import (
	"errors"
	"fmt"
)

// Version names the arithmetic of this package in jobs, checkpoints and
// proofs. A change of one bit is another version.
const Version = "r32/1"

// Layout says how the operands of a product are stored, row-major: N as in the
// product, T transposed.
type Layout int

// The three layouts of a training step.
const (
	NN Layout = iota // A[m,k], B[k,n]
	NT               // A[m,k], B[n,k]
	TN               // A[k,m], B[k,n]
)

// String is "NN", "NT" or "TN".
func (l Layout) String() string {
	if l < NN || l > TN {
		return fmt.Sprintf("Layout(%d)", int(l))
	}
	return [...]string{"NN", "NT", "TN"}[l]
}

// Ignore is a target of CrossEntropy that counts for nothing.
const Ignore = -1

// Backend computes the operations of r32/1. Every method's formula and order
// stand in docs/numerics.md under the section given. Slices must not overlap
// unless said; shapes that do not fit the slices panic. A Backend may be used
// by several goroutines: calls then wait for each other.
type Backend interface {
	// Name is "ref", "avx2" or "avx512".
	Name() string
	// Each calls f(i, b) once for every i in [0, count), in any order and on
	// any thread, and returns when all are done. b is a Backend of that thread
	// alone; f uses b, never the Backend that Each was called on, and writes
	// only what no other i reads or writes. Attention wants this: one item a
	// head, whose scores stay in the cache.
	Each(count int, f func(i int, b Backend))
	// Close ends the threads. The Backend must not be used afterwards. A
	// Backend that is collected closes itself.
	Close()

	// MatMul is C = A·B, or C + A·B with acc: for every element one chain of
	// FMA, k ascending, from +0 or from C (§4). lda, ldb, ldc are the distances
	// between rows, in elements; elements of C beyond n in a row are kept.
	MatMul(l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, c []float32, ldc int, acc bool)

	// NewOperand returns an operand without content for one side of products.
	NewOperand(a Arithmetic, s Side) Operand
	// Prepare makes op the factor whose row i, element k is x[i*ld+k], or
	// x[k*ld+i] if transposed. x must not change before op's last Multiply. op
	// is of this Backend; its memory grows to the largest factor and stays.
	Prepare(op Operand, rows, depth int, x []float32, ld int, transposed bool)
	// Multiply is C = A·B, or C + A·B with acc, of a left and a right operand of
	// the same arithmetic and depth: §4 for R32, in which a transposed A wants a
	// transposed B, §16 for X8.
	Multiply(a, b Operand, c []float32, ldc int, acc bool)

	// AddTo is dst[i] = dst[i] + src[i] (§5).
	AddTo(dst, src []float32)
	// AddBias adds bias[cols] to every row of x[rows,cols] (§5).
	AddBias(x []float32, rows, cols int, bias []float32)
	// ColumnSum adds the rows of x[rows,cols] in ascending order to dst[cols],
	// from +0 or with acc from dst (§5).
	ColumnSum(dst, x []float32, rows, cols int, acc bool)
	// Scale is x[i] = x[i] * s (§5).
	Scale(x []float32, s float32)
	// Sum and SumSquares add all of x in blocks of 4096 (§2).
	Sum(x []float32) float32
	SumSquares(x []float32) float32

	// RMSNorm is y = (x * inv) * w with inv[r] = 1/sqrt(mean(x²)+eps) of each
	// row (§6). y may be x.
	RMSNorm(y, inv, x, w []float32, rows, cols int, eps float32)
	// RMSNormBackward writes dx and adds the rows' gradients of w to dw in
	// ascending order (§6). dx may be dy.
	RMSNormBackward(dx, dw, dy, x, w, inv []float32, rows, cols int)
	// SwiGLU is y = silu(gate) * up (§7). y may be gate or up.
	SwiGLU(y, gate, up []float32)
	// SwiGLUBackward writes the gradients of gate and up (§7). Each of dgate
	// and dup may be dy, gate or up, but not the other.
	SwiGLUBackward(dgate, dup, dy, gate, up []float32)
	// GeGLU is y = gelu(gate) * up with the tanh form of GELU (§23). y may be gate
	// or up.
	GeGLU(y, gate, up []float32)
	// GeGLUBackward writes the gradients of gate and up (§23). Each of dgate and
	// dup may be dy, gate or up, but not the other.
	GeGLUBackward(dgate, dup, dy, gate, up []float32)
	// RoPE turns x[rows, heads*headDim] in place, pairs (i, i+headDim/2) of each
	// head, by the angle of position row mod context in cos and sin
	// [context, headDim/2]; inverse turns back, which is the gradient (§8).
	RoPE(x []float32, rows, heads, headDim, context int, cos, sin []float32, inverse bool)

	// CausalSoftmax replaces row i of s[rows,rows] by the softmax of
	// scale*s[i,0..i] and +0 beyond i (§9). scale must be positive.
	CausalSoftmax(s []float32, rows int, scale float32)
	// CausalSoftmaxBackward replaces the gradient of p, as CausalSoftmax left
	// p, by that of the scores before scaling (§9).
	CausalSoftmaxBackward(ds, p []float32, rows int, scale float32)
	// CrossEntropy writes each row's loss -log softmax(logits)[target] and the
	// gradient (softmax - onehot)*scale (§10). dlogits may be logits. A target
	// of Ignore gives +0 everywhere.
	CrossEntropy(loss, dlogits, logits []float32, targets []int32, rows, cols int, scale float32)

	// AdamW updates p, m and v from the gradient g (§11).
	AdamW(p, g, m, v []float32, c AdamWCoef)
}

// ErrUnsupported is wrapped by New when this processor cannot run a back end.
var ErrUnsupported = errors.New("numerics back end not supported by this processor")

// ErrUnknownBackend is wrapped by New for a name it does not know.
var ErrUnknownBackend = errors.New("unknown numerics back end")

// ErrWrongBits is wrapped by New when a back end's self-test differs from the
// reference: a foreign library has changed the rounding mode or flushes
// subnormals, or the processor is broken. Nothing may be computed with it.
var ErrWrongBits = errors.New("numerics back end gives wrong bits")
