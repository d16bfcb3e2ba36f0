package model

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// Forward runs tokens, which are seqs sequences of length tokens each, up to
// the final norm. seqs·length is at most what New planned, length at most the
// context, and every token below the vocabulary's size. It refers to tokens
// until Backward.
func (m *Model) Forward(tokens []int32, seqs, length int) {
	m.spans = m.spans[:0]
	for range seqs {
		m.addSpan(length)
	}
	m.forward(tokens)
}

// ForwardSpans is Forward for sequences of the given lengths, one after the
// other in tokens. A row of a batch that holds several documents is as many
// spans. Positions count from 0 in each span, and attention stays within it.
// Every length is at least 1 and at most the context, and they add up to the
// number of tokens.
func (m *Model) ForwardSpans(tokens, lengths []int32) {
	m.spans = m.spans[:0]
	for _, n := range lengths {
		m.addSpan(int(n))
	}
	m.forward(tokens)
}

func (m *Model) forward(tokens []int32) {
	m.tokens = tokens
	m.shifted.refresh(m.be)
	rows := m.rows()
	m.embed(m.input(0), tokens)
	multiply(m.be, m.input(0)[:rows*m.d.dim], m.d.embedded)
	for i := range m.acts {
		m.layer(i, m.input(i+1), rows)
	}
	n := rows * m.d.dim
	m.be.RMSNorm(m.tail.h[:n], m.tail.inv[:rows], m.tail.x[:n], m.w.norm, rows, m.d.dim, m.d.eps)
	multiply(m.be, m.tail.h[:n], m.d.logits)
}

// input is the buffer that layer i reads; after the last layer it is the one
// that the final norm reads.
func (m *Model) input(i int) []float32 {
	if i == len(m.acts) {
		return m.tail.x
	}
	return m.acts[i].x
}

// Logits computes the logits of every row of the last Forward.
func (m *Model) Logits() []float32 {
	rows := m.rows()
	m.reads(m.tail.h, rows, m.d.dim)
	m.linear(m.tail.logits, &m.head, m.d.vocab, nil)
	return m.tail.logits[:rows*m.d.vocab]
}

// LastLogits computes the logits of the last row only, those of the next token.
func (m *Model) LastLogits() []float32 {
	last := (m.rows() - 1) * m.d.dim
	m.reads(m.tail.h[last:], 1, m.d.dim)
	m.linear(m.tail.logits, &m.head, m.d.vocab, nil)
	return m.tail.logits[:m.d.vocab]
}

func (m *Model) embed(dst []float32, tokens []int32) {
	d := m.d.dim
	if m.dev != nil {
		m.dev.Gather(dst[:len(tokens)*d], m.w.embed, tokens, d)
		return
	}
	for r, t := range tokens {
		copy(dst[r*d:(r+1)*d], m.w.embed[int(t)*d:])
	}
}

// layer computes next, the output of layer i, from its x.
func (m *Model) layer(i int, next []float32, rows int) {
	m.inner(i, rows)
	a, w := &m.acts[i], &m.w.layers[i]
	n := rows * m.d.dim
	m.reads(a.y, rows, m.d.hidden)
	m.given(next, &w.d, a.low[6], a.s2, w.post2, a.post2, rows)
	m.be.AddTo(next[:n], a.x2[:n])
}

// read normalises x, what a sublayer reads, to h, if there are weights w for that.
func (m *Model) read(h, x, w, inv []float32, rows int) {
	n := rows * m.d.dim
	if w != nil {
		m.be.RMSNorm(h[:n], inv[:rows], x[:n], w, rows, m.d.dim, m.d.eps)
	}
	m.reads(h, rows, m.d.dim)
}

// given computes y, what a sublayer gives by its last linear layer l. If there are
// weights w for that, it is normalised, and s holds it before.
func (m *Model) given(y []float32, l *linear, low, s, w, inv []float32, rows int) {
	if w == nil {
		m.linear(y, l, m.d.dim, low)
		return
	}
	n := rows * m.d.dim
	m.linear(s, l, m.d.dim, low)
	m.be.RMSNorm(y[:n], inv[:rows], s[:n], w, rows, m.d.dim, m.d.eps)
}

// inner computes all activations of layer i from its x.
func (m *Model) inner(i, rows int) {
	d, a, w := &m.d, &m.acts[i], &m.w.layers[i]
	n := rows * d.dim
	m.read(a.h1, a.x, w.norm1, a.inv1, rows)
	m.linear(a.q0, &w.q, d.wide, a.low[0])
	m.linear(a.k0, &w.k, d.kv, a.low[1])
	m.linear(a.v, &w.v, d.kv, a.low[2])
	m.normHeads(a, w, rows)
	m.turn(i, a.q, d.heads, false)
	m.turn(i, a.k, d.kvHeads, false)
	m.attention(i)
	multiply(m.be, a.o[:rows*d.wide], d.given)
	m.reads(a.o, rows, d.wide)
	m.given(a.x2, &w.o, a.low[3], a.s1, w.post1, a.post1, rows)
	m.be.AddTo(a.x2[:n], a.x[:n])

	h := rows * d.hidden
	m.read(a.h2, a.x2, w.norm2, a.inv2, rows)
	m.linear(a.gate, &w.g, d.hidden, a.low[4])
	m.linear(a.up, &w.u, d.hidden, a.low[5])
	gate(m.be, m.cfg, a.y[:h], a.gate[:h], a.up[:h])
	multiply(m.be, a.y[:h], d.given)
}

// gate computes y from the gate and the other half of a feed-forward layer.
func gate(be num.Backend, m program.Model, y, gate, up []float32) {
	if m.Activation == program.GeluTanh {
		be.GeGLU(y, gate, up)
		return
	}
	be.SwiGLU(y, gate, up)
}

// normHeads normalises q and k, if the model does.
func (m *Model) normHeads(a *activations, w *weights, rows int) {
	if !m.cfg.QKNorm {
		return
	}
	q, k, eps := rows*m.d.wide, rows*m.d.kv, m.d.eps
	qRows, kRows := q/len(w.qNorm), k/len(w.kNorm)
	m.be.RMSNorm(a.q[:q], a.invQ[:qRows], a.q0[:q], w.qNorm, qRows, len(w.qNorm), eps)
	m.be.RMSNorm(a.k[:k], a.invK[:kRows], a.k0[:k], w.kNorm, kRows, len(w.kNorm), eps)
}

// turn applies RoPE to x, whose rows are heads·head wide, if layer i has it.
// Positions start at 0 in every span.
func (m *Model) turn(i int, x []float32, heads int, inverse bool) {
	if !m.cfg.Turns(i) {
		return
	}
	wide := heads * m.d.head
	cos, sin := m.turns.of(m.cfg.Local(i))
	for first := 0; first < len(m.spans); {
		s, next := m.spans[first], m.equalSpans(first)
		n, table := (next-first)*s.length, s.length*m.d.head/2
		part := x[s.row*wide : (s.row+n)*wide]
		m.be.RoPE(part, n, heads, m.d.head, s.length, cos[:table], sin[:table], inverse)
		first = next
	}
}
