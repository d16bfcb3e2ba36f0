package model

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// What a model does by loops of its own on the host is a call on a device.

// resident is x where the back end computes.
func (m *Model) resident(x []float32) []float32 {
	if m.dev == nil {
		return x
	}
	y := num.Alloc(m.be, len(x))
	copy(y, x)
	m.dev.Push(y)
	return y
}

func (m *Model) clear(x []float32) {
	if m.dev != nil {
		m.dev.Clear(x)
		return
	}
	clear(x)
}

// windowOf is the window of a layer's attention, 0 where it has none.
func windowOf(c program.Model, layer int) int {
	if c.Local(layer) {
		return int(c.Window)
	}
	return 0
}

// attention runs the forward pass of all heads of all spans of a layer.
func (m *Model) attention(layer int) {
	a := &m.acts[layer]
	m.window = windowOf(m.cfg, layer)
	if m.dev == nil {
		m.attended = a
		m.be.Each(len(m.spans)*m.d.kvHeads, m.attend)
		return
	}
	for first := 0; first < len(m.spans); {
		r, next := m.run(first)
		m.dev.Attention(r.wide(a.o), r.wide(a.q), r.narrow(a.k), r.narrow(a.v), r.heads)
		first = next
	}
}

// attentionBackward turns back.do into the gradients of q, k and v of a layer.
func (m *Model) attentionBackward(layer int) {
	a, b := &m.acts[layer], &m.back
	m.window = windowOf(m.cfg, layer)
	if m.dev == nil {
		m.attended = a
		m.be.Each(len(m.spans)*m.d.kvHeads, m.attendBack)
		return
	}
	for first := 0; first < len(m.spans); {
		r, next := m.run(first)
		m.dev.AttentionBackward(r.wide(b.dq), r.narrow(b.dk), r.narrow(b.dv), r.wide(b.do),
			r.wide(a.q), r.narrow(a.k), r.narrow(a.v), r.heads)
		first = next
	}
}

// run is spans of one length that lie one behind the other.
type run struct {
	heads num.Heads
	row   int // where they begin
}

// run finds the run that starts at a span, and the span behind it.
func (m *Model) run(first int) (r run, next int) {
	s := m.spans[first]
	next = m.equalSpans(first)
	return run{
		heads: num.Heads{
			Seqs: next - first, Length: s.length, Heads: m.d.heads, KVHeads: m.d.kvHeads, HeadDim: m.d.head,
			Scale: m.d.scale, Window: m.window,
		},
		row: s.row,
	}, next
}

// wide and narrow are the run's part of rows like q's and like k's.
func (r run) wide(x []float32) []float32 { return r.part(x, r.heads.Heads*r.heads.HeadDim) }

func (r run) narrow(x []float32) []float32 { return r.part(x, r.heads.KVHeads*r.heads.HeadDim) }

func (r run) part(x []float32, width int) []float32 {
	return x[r.row*width : (r.row+r.heads.Seqs*r.heads.Length)*width]
}
