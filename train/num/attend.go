package num

import (
	"fmt"
	"math"
)

// AttentionBlock is the number of query rows of an attention block: part of the
// numerics (§14).
const AttentionBlock = 64

// KVHead is the shape of attention over one sequence for one KV head and the
// Group adjacent query heads that share it. Rows of q, o and their gradients
// are LdQ values apart, those of k, v and their gradients LdKV. The slices
// start at the head's first value. Scale multiplies the scores and is positive.
// Window, unless 0, is the number of keys that a row sees, its own included.
type KVHead struct {
	Length, Group, HeadDim int
	LdQ, LdKV              int
	Scale                  float32
	Window                 int
}

// attender is a back end with its own implementation of attention.
type attender interface {
	attend(o, q, k, v []float32, h KVHead)
	attendBack(dq, dk, dv, do, q, k, v []float32, h KVHead)
}

// Attend computes o = softmax(scale·q·kᵀ)·v, causal (§9, §14). be must not be
// in use elsewhere, like the Backend that Each provides.
func Attend(be Backend, o, q, k, v []float32, h KVHead) {
	h.check([][]float32{o, q}, [][]float32{k, v})
	if a, ok := be.(attender); ok {
		a.attend(o, q, k, v, h)
		return
	}
	plain := borrowPlain(be, h)
	plain.attend(o, q, k, v, h)
	plain.giveBack()
}

// AttendBackward computes the gradients of q, k and v from do. The chains of dk
// and dv start from +0 and run through the blocks of each query head, ascending
// (§14). be is as for Attend.
func AttendBackward(be Backend, dq, dk, dv, do, q, k, v []float32, h KVHead) {
	h.check([][]float32{dq, do, q}, [][]float32{dk, dv, k, v})
	if a, ok := be.(attender); ok {
		a.attendBack(dq, dk, dv, do, q, k, v, h)
		return
	}
	plain := borrowPlain(be, h)
	plain.attendBack(dq, dk, dv, do, q, k, v, h)
	plain.giveBack()
}

func (h KVHead) check(queries, keys [][]float32) {
	if h.Length < 1 || h.Group < 1 || h.HeadDim < 1 || h.Window < 0 || !(h.Scale > 0) {
		panic(fmt.Sprintf("num: attention of %+v", h))
	}
	for _, x := range queries {
		checkStrided("queries", x, h.Length, h.Group*h.HeadDim, h.LdQ)
	}
	for _, x := range keys {
		checkStrided("keys", x, h.Length, h.HeadDim, h.LdKV)
	}
}

// hide sets the scores of keys before the window to −Inf, in a block of rows of
// which the first is row first (§9).
func (h KVHead) hide(scores []float32, ld, first, rows int) {
	if h.Window == 0 {
		return
	}
	for r := range rows {
		HideBefore(scores[r*ld:][:first+r+1], h.Window)
	}
}

// HideBefore sets all but the last window of a row's scores to −Inf. The softmax
// of these is +0.
func HideBefore(scores []float32, window int) {
	hidden := scores[:max(0, len(scores)-window)]
	for i := range hidden {
		hidden[i] = float32(math.Inf(-1))
	}
}

// ScoresStride is the distance between rows of scores of a block with that many
// keys. It is a whole number of vectors and no power of two, because at a power
// of two rows would share few cache lines.
func ScoresStride(keys int) int { return padded(keys) + 16 }

// plainAttention is attention as §14 writes it, made of products and softmax of
// be.
type plainAttention struct {
	be    Backend
	p, ds []float32 // a block's probabilities and their gradient
}

// plainScratch holds scratch memory between calls, so that a step allocates
// nothing. A sync.Pool would drop it at every garbage collection.
var plainScratch = make(chan *plainAttention, 64)

func borrowPlain(be Backend, h KVHead) (a *plainAttention) {
	select {
	case a = <-plainScratch:
	default:
		a = new(plainAttention)
	}
	a.be = be
	if n := AttentionBlock * ScoresStride(h.Length); len(a.p) < n {
		a.p, a.ds = make([]float32, n), make([]float32, n)
	}
	return a
}

func (a *plainAttention) giveBack() {
	select {
	case plainScratch <- a:
	default: // enough is there
	}
}

func (a *plainAttention) attend(o, q, k, v []float32, h KVHead) {
	for j := range h.Group {
		at := j * h.HeadDim
		h.blocks(func(i, keys, ld int) {
			a.probabilities(ld, q[at:], k, i, keys, h)
			a.be.MatMul(NN, keys-i, h.HeadDim, keys, a.p, ld, v, h.LdKV, o[at+i*h.LdQ:], h.LdQ, false)
		})
	}
}

// blocks calls f for every block, with its first row, the number of keys up to
// its last row, and the distance between its rows of scores.
func (h KVHead) blocks(f func(i, keys, ld int)) {
	for i := 0; i < h.Length; i += AttentionBlock {
		keys := min(i+AttentionBlock, h.Length)
		f(i, keys, ScoresStride(keys))
	}
}

// probabilities computes the probabilities of the block of rows i to keys-1.
func (a *plainAttention) probabilities(ld int, q, k []float32, i, keys int, h KVHead) {
	a.be.MatMul(NT, keys-i, keys, h.HeadDim, q[i*h.LdQ:], h.LdQ, k, h.LdKV, a.p, ld, false)
	h.hide(a.p, ld, i, keys-i)
	SoftmaxBlock(a.be, a.p, ld, i, keys-i, h.Scale)
}

func (a *plainAttention) attendBack(dq, dk, dv, do, q, k, v []float32, h KVHead) {
	clearTable(h.Length, h.HeadDim, dk, h.LdKV, false)
	clearTable(h.Length, h.HeadDim, dv, h.LdKV, false)
	for j := range h.Group {
		at := j * h.HeadDim
		h.blocks(func(i, keys, ld int) {
			rows, row := keys-i, at+i*h.LdQ
			a.probabilities(ld, q[at:], k, i, keys, h)
			a.be.MatMul(NT, rows, keys, h.HeadDim, do[row:], h.LdQ, v, h.LdKV, a.ds, ld, false)
			a.be.MatMul(TN, keys, h.HeadDim, rows, a.p, ld, do[row:], h.LdQ, dv, h.LdKV, true)
			SoftmaxBlockBackward(a.be, a.ds, a.p, ld, i, rows, h.Scale)
			a.be.MatMul(NN, rows, h.HeadDim, keys, a.ds, ld, k, h.LdKV, dq[row:], h.LdQ, false)
			a.be.MatMul(TN, keys, h.HeadDim, rows, a.ds, ld, q[row:], h.LdQ, dk, h.LdKV, true)
		})
	}
}

// clearTable sets rows of n values, ldc apart, to +0 unless keep.
func clearTable(m, n int, c []float32, ldc int, keep bool) {
	if keep {
		return
	}
	for i := range m {
		clear(c[i*ldc:][:n])
	}
}
