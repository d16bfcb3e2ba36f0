package model

import "github.com/infernetprotocol/infernet/train/num"

// head is where the parts of one head of one span start: q in rows of dim
// values, kv in rows of kv values.
type head struct{ q, kv, length int }

// place finds head j of the group of query heads of item i, an item being a
// span and a KV head.
func (m *Model) place(i, j int) head {
	d, s, kv := &m.d, m.spans[i/m.d.kvHeads], i%m.d.kvHeads
	h := kv*d.group() + j
	return head{q: s.row*d.dim + h*d.head, kv: s.row*d.kv + kv*d.head, length: s.length}
}

// group is the number of query heads that share a KV head.
func (d *dims) group() int { return d.heads / d.kvHeads }

// scores are one block's probabilities and their gradient. Nothing of them is
// kept between the passes: that memory grows with the square of the context,
// and reading it costs more than computing a block, which stays in the cache,
// again.
type scores struct{ p, ds []float32 }

func newScores(d dims) scores {
	n := BlockRows * scoresStride(d.context)
	return scores{p: make([]float32, n), ds: make([]float32, n)}
}

// scoresStride is the distance of a block's rows of that many keys: whole
// vectors, and no power of two, whose rows would share few lines of the cache.
func scoresStride(keys int) int { return (keys+31)/32*32 + 16 }

// attendItem computes the output of item i's heads.
func (m *Model) attendItem(i int, be num.Backend) {
	s := <-m.scores
	for j := range m.d.group() {
		m.attendHead(m.place(i, j), s, be)
	}
	m.scores <- s
}

func (m *Model) attendHead(at head, s scores, be num.Backend) {
	a, d := m.attended, &m.d
	for i := 0; i < at.length; i += BlockRows {
		keys := min(i+BlockRows, at.length)
		ld := scoresStride(keys)
		m.probabilities(at, s.p, ld, i, keys, be)
		be.MatMul(num.NN, keys-i, d.head, keys, s.p, ld, a.v[at.kv:], d.kv, a.o[at.q+i*d.dim:], d.dim, false)
	}
}

// probabilities computes those of the block of rows i to keys-1.
func (m *Model) probabilities(at head, p []float32, ld, i, keys int, be num.Backend) {
	a, d := m.attended, &m.d
	be.MatMul(num.NT, keys-i, keys, d.head, a.q[at.q+i*d.dim:], d.dim, a.k[at.kv:], d.kv, p, ld, false)
	num.SoftmaxBlock(be, p, ld, i, keys-i, d.scale)
}

// attendBackItem computes the gradients of q and, adding, of k and v of item
// i's heads from back.do.
func (m *Model) attendBackItem(i int, be num.Backend) {
	s := <-m.scores
	for j := range m.d.group() {
		m.attendBackHead(m.place(i, j), s, be)
	}
	m.scores <- s
}

func (m *Model) attendBackHead(at head, s scores, be num.Backend) {
	a, b, d := m.attended, &m.back, &m.d
	for i := 0; i < at.length; i += BlockRows {
		keys := min(i+BlockRows, at.length)
		rows, ld, q := keys-i, scoresStride(keys), at.q+i*d.dim
		m.probabilities(at, s.p, ld, i, keys, be)
		be.MatMul(num.NT, rows, keys, d.head, b.do[q:], d.dim, a.v[at.kv:], d.kv, s.ds, ld, false)
		be.MatMul(num.TN, keys, d.head, rows, s.p, ld, b.do[q:], d.dim, b.dv[at.kv:], d.kv, true)
		num.SoftmaxBlockBackward(be, s.ds, s.p, ld, i, rows, d.scale)
		be.MatMul(num.NN, rows, d.head, keys, s.ds, ld, a.k[at.kv:], d.kv, b.dq[q:], d.dim, false)
		be.MatMul(num.TN, keys, d.head, rows, s.ds, ld, a.q[q:], d.dim, b.dk[at.kv:], d.kv, true)
	}
}
