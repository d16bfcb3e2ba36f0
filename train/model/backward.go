package model

import "github.com/infernetprotocol/infernet/train/program"

// Backward computes the logits of the last Forward, adds scale times the
// gradient of the summed cross entropy against targets to Gradients, and
// returns the sum of the rows' losses, unscaled.
func (m *Model) Backward(targets []int32, scale float32) float32 {
	loss := m.crossEntropy(targets, scale)
	m.backward()
	return loss
}

// SpanLosses writes the loss of each sequence of the last Forward, summed over
// its rows, to losses. It keeps the logits for BackwardSpans.
func (m *Model) SpanLosses(losses []float32, targets []int32) {
	m.crossEntropy(targets, 0)
	for i, s := range m.spans {
		losses[i] = m.be.Sum(m.tail.loss[s.row : s.row+s.length])
	}
}

// BackwardSpans is Backward with a scale for each sequence, after SpanLosses.
func (m *Model) BackwardSpans(targets []int32, scales []float32) {
	t, v := &m.tail, m.d.vocab
	for i, s := range m.spans {
		lo, hi := s.row, s.row+s.length
		m.be.CrossEntropy(t.loss[lo:hi], t.dlogits[lo*v:hi*v], t.logits[lo*v:hi*v], targets[lo:hi], s.length,
			v, scales[i])
	}
	m.backward()
}

// backward runs the backward pass from the gradient of the logits.
func (m *Model) backward() {
	d, t, b := &m.d, &m.tail, &m.back
	rows := m.rows()
	n := rows * d.dim
	m.readsBack(t.h, rows, d.dim)
	m.linearBackward(b.dh, &m.dhead, t.dlogits, &m.head, d.vocab, false, nil)
	multiply(m.be, b.dh[:n], d.logits)
	m.be.RMSNormBackward(b.dx[:n], m.g.norm, b.dh[:n], t.x[:n], m.w.norm, t.inv[:rows], rows, d.dim)
	for i := len(m.acts) - 1; i >= 0; i-- {
		if m.recompute && i < len(m.acts)-1 { // the last layer's are still there
			m.inner(i, rows)
		}
		m.layerBackward(i, rows)
	}
	m.embedBackward()
	m.fresh = false
}

// Loss is the sum of the rows' losses of the last Forward. It computes no
// gradient.
func (m *Model) Loss(targets []int32) float32 { return m.crossEntropy(targets, 0) }

func (m *Model) crossEntropy(targets []int32, scale float32) float32 {
	t, rows := &m.tail, m.rows()
	logits := m.Logits()
	m.be.CrossEntropy(t.loss[:rows], t.dlogits[:len(logits)], logits, targets, rows, m.d.vocab, scale)
	return m.be.Sum(t.loss[:rows])
}

// layerBackward turns back.dx from the gradient of layer i's output into that
// of its input.
func (m *Model) layerBackward(i, rows int) {
	d, b, a, w, g := &m.d, &m.back, &m.acts[i], &m.w.layers[i], &m.g.layers[i]
	h := rows * d.hidden
	ds := m.givenBackward(a.s2, w.post2, a.post2, g.post2, rows)
	m.readsBack(a.y, rows, d.hidden)
	m.linearBackward(b.dy, &g.d, ds, &w.d, d.dim, false, a.low[6])
	multiply(m.be, b.dy[:h], d.given)
	m.gateBackward(a, h)
	m.readsBack(a.h2, rows, d.dim)
	m.linearBackward(b.dh, &g.g, b.dgate, &w.g, d.hidden, false, a.low[4])
	m.linearBackward(b.dh, &g.u, b.dup, &w.u, d.hidden, true, a.low[5])
	m.readBackward(a.x2, w.norm2, a.inv2, g.norm2, rows)

	ds = m.givenBackward(a.s1, w.post1, a.post1, g.post1, rows)
	m.readsBack(a.o, rows, d.wide)
	m.linearBackward(b.do, &g.o, ds, &w.o, d.dim, false, a.low[3])
	multiply(m.be, b.do[:rows*d.wide], d.given)
	m.attentionBackward(i)
	m.turn(i, b.dq, d.heads, true)
	m.turn(i, b.dk, d.kvHeads, true)
	m.normHeadsBackward(a, w, g, rows)
	m.biasBackward(g, rows)
	m.readsBack(a.h1, rows, d.dim)
	m.linearBackward(b.dh, &g.q, b.dq, &w.q, d.wide, false, a.low[0])
	m.linearBackward(b.dh, &g.k, b.dk, &w.k, d.kv, true, a.low[1])
	m.linearBackward(b.dh, &g.v, b.dv, &w.v, d.kv, true, a.low[2])
	m.readBackward(a.x, w.norm1, a.inv1, g.norm1, rows)
}

// gateBackward computes the gradients of the first n values of a.gate and a.up
// from back.dy.
func (m *Model) gateBackward(a *activations, n int) {
	b := &m.back
	if m.cfg.Activation == program.GeluTanh {
		m.be.GeGLUBackward(b.dgate[:n], b.dup[:n], b.dy[:n], a.gate[:n], a.up[:n])
		return
	}
	m.be.SwiGLUBackward(b.dgate[:n], b.dup[:n], b.dy[:n], a.gate[:n], a.up[:n])
}

// givenBackward is the gradient of what a sublayer gives, from back.dx, that of
// what is added to x. It may lie in back.dn.
func (m *Model) givenBackward(s, w, inv, dw []float32, rows int) []float32 {
	if w == nil {
		return m.back.dx
	}
	n, b := rows*m.d.dim, &m.back
	m.be.RMSNormBackward(b.dn[:n], dw, b.dx[:n], s[:n], w, inv[:rows], rows, m.d.dim)
	return b.dn
}

// readBackward adds to back.dx the gradient of x through a sublayer, from
// back.dh, that of what the sublayer reads.
func (m *Model) readBackward(x, w, inv, dw []float32, rows int) {
	n, b := rows*m.d.dim, &m.back
	if w == nil {
		m.be.AddTo(b.dx[:n], b.dh[:n])
		return
	}
	m.be.RMSNormBackward(b.dn[:n], dw, b.dh[:n], x[:n], w, inv[:rows], rows, m.d.dim)
	m.be.AddTo(b.dx[:n], b.dn[:n])
}

// normHeadsBackward turns back.dq and back.dk into the gradients of q and k
// before normHeads.
func (m *Model) normHeadsBackward(a *activations, w, g *weights, rows int) {
	if !m.cfg.QKNorm {
		return
	}
	q, k := rows*m.d.wide, rows*m.d.kv
	qRows, kRows := q/len(w.qNorm), k/len(w.kNorm)
	dq, dk := m.back.dq[:q], m.back.dk[:k]
	m.be.RMSNormBackward(dq, g.qNorm, dq, a.q0[:q], w.qNorm, a.invQ[:qRows], qRows, len(w.qNorm))
	m.be.RMSNormBackward(dk, g.kNorm, dk, a.k0[:k], w.kNorm, a.invK[:kRows], kRows, len(w.kNorm))
}

func (m *Model) biasBackward(g *weights, rows int) {
	if g.q.bias == nil {
		return
	}
	d, b := &m.d, &m.back
	m.be.ColumnSum(g.q.bias, b.dq[:rows*d.wide], rows, d.wide, true)
	m.be.ColumnSum(g.k.bias, b.dk[:rows*d.kv], rows, d.kv, true)
	m.be.ColumnSum(g.v.bias, b.dv[:rows*d.kv], rows, d.kv, true)
}

// embedBackward adds the gradient of every row to that of its token, rows
// ascending.
func (m *Model) embedBackward() {
	if m.g.embed == nil {
		return
	}
	d := m.d.dim
	multiply(m.be, m.back.dx[:len(m.tokens)*d], m.d.embedded)
	if m.dev != nil {
		m.dev.ScatterAdd(m.g.embed, m.back.dx[:len(m.tokens)*d], m.tokens, d)
		return
	}
	for r, t := range m.tokens {
		m.be.AddTo(m.g.embed[int(t)*d:(int(t)+1)*d], m.back.dx[r*d:(r+1)*d])
	}
}
