package model

import "github.com/infernetprotocol/infernet/train/num"

// head is where the parts of one head of one span start: q in rows of dim
// values, kv in rows of kv values, p in the probabilities.
type head struct{ q, kv, p, length int }

// place finds head j of the group of query heads of item i, an item being a
// span and a KV head.
func (m *Model) place(i, j int) head {
	d, s, kv := &m.d, m.spans[i/m.d.kvHeads], i%m.d.kvHeads
	h := kv*d.group() + j
	return head{
		q: s.row*d.dim + h*d.head, kv: s.row*d.kv + kv*d.head, p: s.scores + h*s.length*s.length, length: s.length,
	}
}

// group is the number of query heads that share a KV head.
func (d *dims) group() int { return d.heads / d.kvHeads }

// attendItem computes the probabilities and the output of item i's heads.
func (m *Model) attendItem(i int, be num.Backend) {
	for j := range m.d.group() {
		m.attendHead(m.place(i, j), be)
	}
}

func (m *Model) attendHead(at head, be num.Backend) {
	a, d, l := m.attended, &m.d, at.length
	for i := 0; i < l; i += BlockRows {
		keys := min(i+BlockRows, l)
		be.MatMul(num.NT, keys-i, keys, d.head, a.q[at.q+i*d.dim:], d.dim, a.k[at.kv:], d.kv, a.p[at.p+i*l:], l, false)
	}
	be.CausalSoftmax(a.p[at.p:at.p+l*l], l, d.scale)
	for i := 0; i < l; i += BlockRows {
		keys := min(i+BlockRows, l)
		be.MatMul(num.NN, keys-i, d.head, keys, a.p[at.p+i*l:], l, a.v[at.kv:], d.kv, a.o[at.q+i*d.dim:], d.dim, false)
	}
}

// attendBackItem computes the gradients of q and, adding, of k and v of item
// i's heads from back.do.
func (m *Model) attendBackItem(i int, be num.Backend) {
	ds := <-m.scores
	for j := range m.d.group() {
		at := m.place(i, j)
		m.attendBackHead(at, ds[:at.length*at.length], be)
	}
	m.scores <- ds
}

func (m *Model) attendBackHead(at head, ds []float32, be num.Backend) {
	a, b, d, l := m.attended, &m.back, &m.d, at.length
	for i := 0; i < l; i += BlockRows {
		keys := min(i+BlockRows, l)
		be.MatMul(num.NT, keys-i, keys, d.head, b.do[at.q+i*d.dim:], d.dim, a.v[at.kv:], d.kv, ds[i*l:], l, false)
		be.MatMul(num.TN, keys, d.head, keys-i, a.p[at.p+i*l:], l, b.do[at.q+i*d.dim:], d.dim, b.dv[at.kv:], d.kv, true)
	}
	be.CausalSoftmaxBackward(ds, a.p[at.p:at.p+l*l], l, d.scale)
	for i := 0; i < l; i += BlockRows {
		keys := min(i+BlockRows, l)
		be.MatMul(num.NN, keys-i, d.head, keys, ds[i*l:], l, a.k[at.kv:], d.kv, b.dq[at.q+i*d.dim:], d.dim, false)
		be.MatMul(num.TN, keys, d.head, keys-i, ds[i*l:], l, a.q[at.q+i*d.dim:], d.dim, b.dk[at.kv:], d.kv, true)
	}
}
