package model

// Backward computes the logits of the last Forward, adds scale times the
// gradient of the summed cross entropy against targets to Gradients, and
// returns the sum of the rows' losses, unscaled.
func (m *Model) Backward(targets []int32, scale float32) float32 {
	d, t, b := &m.d, &m.tail, &m.back
	rows := m.rows()
	n := rows * d.dim
	loss := m.crossEntropy(targets, scale)
	m.readsBack(t.h, rows, d.dim)
	m.linearBackward(b.dh, m.g.head, t.dlogits, m.w.head, d.vocab, false)
	m.be.RMSNormBackward(b.dx[:n], m.g.norm, b.dh[:n], t.x[:n], m.w.norm, t.inv[:rows], rows, d.dim)
	for i := len(m.acts) - 1; i >= 0; i-- {
		m.layerBackward(&m.acts[i], &m.w.layers[i], &m.g.layers[i], rows)
	}
	m.embedBackward()
	return loss
}

// Loss is the sum of the rows' losses of the last Forward, without gradient.
func (m *Model) Loss(targets []int32) float32 { return m.crossEntropy(targets, 0) }

func (m *Model) crossEntropy(targets []int32, scale float32) float32 {
	t, rows := &m.tail, m.rows()
	logits := m.Logits()
	m.be.CrossEntropy(t.loss[:rows], t.dlogits[:len(logits)], logits, targets, rows, m.d.vocab, scale)
	return m.be.Sum(t.loss[:rows])
}

// layerBackward turns back.dx, the gradient of the layer's output, into that
// of its input.
func (m *Model) layerBackward(a *activations, w, g *weights, rows int) {
	d, b := &m.d, &m.back
	n, h := rows*d.dim, rows*d.hidden
	m.readsBack(a.y, rows, d.hidden)
	m.linearBackward(b.dy, g.wd, b.dx, w.wd, d.dim, false)
	m.be.SwiGLUBackward(b.dgate[:h], b.dup[:h], b.dy[:h], a.gate[:h], a.up[:h])
	m.readsBack(a.h2, rows, d.dim)
	m.linearBackward(b.dh, g.wg, b.dgate, w.wg, d.hidden, false)
	m.linearBackward(b.dh, g.wu, b.dup, w.wu, d.hidden, true)
	m.be.RMSNormBackward(b.dn[:n], g.norm2, b.dh[:n], a.x2[:n], w.norm2, a.inv2[:rows], rows, d.dim)
	m.be.AddTo(b.dx[:n], b.dn[:n])

	m.readsBack(a.o, rows, d.dim)
	m.linearBackward(b.do, g.wo, b.dx, w.wo, d.dim, false)
	m.attentionBackward(a, rows)
	m.turn(b.dq, d.heads, true)
	m.turn(b.dk, d.kvHeads, true)
	m.biasBackward(g, rows)
	m.readsBack(a.h1, rows, d.dim)
	m.linearBackward(b.dh, g.wq, b.dq, w.wq, d.dim, false)
	m.linearBackward(b.dh, g.wk, b.dk, w.wk, d.kv, true)
	m.linearBackward(b.dh, g.wv, b.dv, w.wv, d.kv, true)
	m.be.RMSNormBackward(b.dn[:n], g.norm1, b.dh[:n], a.x[:n], w.norm1, a.inv1[:rows], rows, d.dim)
	m.be.AddTo(b.dx[:n], b.dn[:n])
}

func (m *Model) biasBackward(g *weights, rows int) {
	if g.bq == nil {
		return
	}
	d, b := &m.d, &m.back
	m.be.ColumnSum(g.bq, b.dq[:rows*d.dim], rows, d.dim, true)
	m.be.ColumnSum(g.bk, b.dk[:rows*d.kv], rows, d.kv, true)
	m.be.ColumnSum(g.bv, b.dv[:rows*d.kv], rows, d.kv, true)
}

// embedBackward adds every row's gradient to its token's, rows ascending.
func (m *Model) embedBackward() {
	d := m.d.dim
	if m.dev != nil {
		m.dev.ScatterAdd(m.g.embed, m.back.dx[:len(m.tokens)*d], m.tokens, d)
		return
	}
	for r, t := range m.tokens {
		m.be.AddTo(m.g.embed[int(t)*d:(int(t)+1)*d], m.back.dx[r*d:(r+1)*d])
	}
}
