package model

import "github.com/infernetprotocol/infernet/train/num"

// head is where the values of one KV head and its group of query heads start in
// one span: q in rows of wide values, kv in rows of kv values.
type head struct{ q, kv int }

// place is the head of item i. An item is a span and a KV head.
func (m *Model) place(i int) head {
	d, s, kv := &m.d, m.spans[i/m.d.kvHeads], i%m.d.kvHeads
	return head{q: s.row*d.wide + kv*d.group()*d.head, kv: s.row*d.kv + kv*d.head}
}

// group is the number of query heads that share a KV head.
func (d *dims) group() int { return d.heads / d.kvHeads }

// shape is the shape of the attention of item i.
func (m *Model) shape(i int) num.KVHead {
	d := &m.d
	return num.KVHead{
		Length: m.spans[i/d.kvHeads].length, Group: d.group(), HeadDim: d.head, LdQ: d.wide, LdKV: d.kv, Scale: d.scale,
		Window: m.window,
	}
}

// attendItem computes the output of the heads of item i.
func (m *Model) attendItem(i int, be num.Backend) {
	a, at := m.attended, m.place(i)
	num.Attend(be, a.o[at.q:], a.q[at.q:], a.k[at.kv:], a.v[at.kv:], m.shape(i))
}

// attendBackItem computes the gradients of q, k and v of the heads of item i
// from back.do.
func (m *Model) attendBackItem(i int, be num.Backend) {
	a, b, at := m.attended, &m.back, m.place(i)
	num.AttendBackward(be, b.dq[at.q:], b.dk[at.kv:], b.dv[at.kv:], b.do[at.q:],
		a.q[at.q:], a.k[at.kv:], a.v[at.kv:], m.shape(i))
}
