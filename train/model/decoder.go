package model

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// chunkRows is the number of tokens that a Decoder runs at a time.
const chunkRows = 64

// Decoder runs a model forward a few tokens at a time. It keeps the keys and
// values of the tokens before (numerics.md §17), so that a token does not
// require their recomputation. It refers to the parameters that it is given,
// and prepares them once for products: call Refresh when they change. It is not
// safe for concurrent use.
type Decoder struct {
	d      dims
	be     num.Backend
	w      bound
	layers []decoderLayer
	head   num.Operand
	x      num.Operand // what the products at hand read
	turns  turns
	norms  *shifted
	row    decoderRows
	pos    int // tokens in the cache

	cfg program.Model

	// The current layer and rows, for the function that Each calls.
	at     *decoderLayer
	window int
	rows   int
	attend func(i int, be num.Backend)
}

// decoderLayer holds the prepared weights of a layer, and the keys and values,
// kv values each, of the positions so far.
type decoderLayer struct {
	q, k, v, o, gate, up, down num.Operand
	keys, values               []float32
}

// decoderRows holds the buffers for chunkRows tokens.
type decoderRows struct {
	x, h, inv, q, o, gate, up, y, logits []float32
	scores                               []float32 // context of them a query head
}

// NewDecoder plans a decoder for up to context positions. cfg must have passed
// Validate. ts are the parameters in canonical order, to which the decoder
// refers.
func NewDecoder(cfg program.Model, a num.Arithmetic, ts []tensor.Tensor, be num.Backend) *Decoder {
	m := &Decoder{cfg: cfg, d: sizes(cfg, 1), be: be, w: bind(ts, cfg), layers: make([]decoderLayer, cfg.Layers)}
	m.turns = newTurns(cfg, func(x []float32) []float32 { return x })
	if cfg.NormsPlusOne {
		m.norms = shift(be, &m.w)
	}
	right := func() num.Operand { return be.NewOperand(a, num.Right) }
	for i := range m.layers {
		m.layers[i] = decoderLayer{
			q: right(), k: right(), v: right(), o: right(), gate: right(), up: right(), down: right(),
			keys: make([]float32, m.d.context*m.d.kv), values: make([]float32, m.d.context*m.d.kv),
		}
	}
	m.head, m.x = right(), be.NewOperand(a, num.Left)
	dim, wide, hidden := chunkRows*m.d.dim, chunkRows*m.d.wide, chunkRows*m.d.hidden
	m.row = decoderRows{
		x: make([]float32, dim), h: make([]float32, dim), inv: make([]float32, chunkRows*m.d.heads),
		q: make([]float32, wide), o: make([]float32, wide),
		gate: make([]float32, hidden), up: make([]float32, hidden), y: make([]float32, hidden),
		logits: make([]float32, m.d.vocab), scores: make([]float32, m.d.heads*m.d.context),
	}
	m.attend = m.attendItem
	m.Refresh()
	return m
}

// Refresh prepares the parameters again and forgets the tokens.
func (m *Decoder) Refresh() {
	d := &m.d
	m.norms.refresh(m.be)
	for i := range m.layers {
		l, w := &m.layers[i], &m.w.layers[i]
		for _, p := range [...]struct {
			op      num.Operand
			out, in int
			w       []float32
		}{
			{l.q, d.wide, d.dim, w.q.w}, {l.k, d.kv, d.dim, w.k.w}, {l.v, d.kv, d.dim, w.v.w},
			{l.o, d.dim, d.wide, w.o.w}, {l.gate, d.hidden, d.dim, w.g.w}, {l.up, d.hidden, d.dim, w.u.w},
			{l.down, d.dim, d.hidden, w.d.w},
		} {
			m.be.Prepare(p.op, p.out, p.in, p.w, p.in, false)
		}
	}
	m.be.Prepare(m.head, d.vocab, d.dim, m.w.head, d.dim, false)
	m.Reset()
}

// Reset forgets the tokens.
func (m *Decoder) Reset() { m.pos = 0 }

// Len is the number of tokens fed since Reset.
func (m *Decoder) Len() int { return m.pos }

// Context is the largest number of tokens.
func (m *Decoder) Context() int { return m.d.context }

// Feed runs tokens after those fed before. There is at least one, and with Len
// they are at most Context. It returns the logits of the token that follows,
// which belong to the decoder and change with the next call.
func (m *Decoder) Feed(tokens []int32) []float32 {
	for len(tokens) > 0 {
		n := min(len(tokens), chunkRows)
		m.chunk(tokens[:n])
		tokens = tokens[n:]
	}
	last := (m.rows - 1) * m.d.dim
	m.be.RMSNorm(m.row.h[:m.d.dim], m.row.inv[:1], m.row.x[last:last+m.d.dim], m.w.norm, 1, m.d.dim, m.d.eps)
	multiply(m.be, m.row.h[:m.d.dim], m.d.logits)
	m.reads(m.row.h, 1, m.d.dim)
	m.be.Multiply(m.x, m.head, m.row.logits, m.d.vocab, false)
	return m.row.logits
}

func (m *Decoder) chunk(tokens []int32) {
	m.rows = len(tokens)
	for r, t := range tokens {
		copy(m.row.x[r*m.d.dim:(r+1)*m.d.dim], m.w.embed[int(t)*m.d.dim:])
	}
	multiply(m.be, m.row.x[:m.rows*m.d.dim], m.d.embedded)
	for i := range m.layers {
		m.layer(i)
	}
	m.pos += m.rows
}

func (m *Decoder) reads(x []float32, rows, in int) { m.be.Prepare(m.x, rows, in, x, in, false) }

// linear computes y = x·wᵀ (+ bias) for the x that reads prepared.
func (m *Decoder) linear(y []float32, w num.Operand, bias []float32, out int) {
	m.be.Multiply(m.x, w, y, out, false)
	if bias != nil {
		m.be.AddBias(y[:m.rows*out], m.rows, out, bias)
	}
}

// layer replaces row.x by the output of layer i.
func (m *Decoder) layer(i int) {
	d, r, l, w := &m.d, &m.row, &m.layers[i], &m.w.layers[i]
	n, h := m.rows*d.dim, m.rows*d.hidden
	keys, values := l.keys[m.pos*d.kv:], l.values[m.pos*d.kv:]
	m.read(w.norm1)
	m.linear(r.q, l.q, w.q.bias, d.wide)
	m.linear(keys, l.k, w.k.bias, d.kv)
	m.linear(values, l.v, w.v.bias, d.kv)
	m.norm(r.q[:m.rows*d.wide], w.qNorm)
	m.norm(keys[:m.rows*d.kv], w.kNorm)
	if m.cfg.Turns(i) {
		m.turn(r.q, d.heads, m.cfg.Local(i))
		m.turn(keys, d.kvHeads, m.cfg.Local(i))
	}
	m.at, m.window = l, windowOf(m.cfg, i)
	m.be.Each(d.kvHeads, m.attend)
	multiply(m.be, r.o[:m.rows*d.wide], d.given)
	m.reads(r.o, m.rows, d.wide)
	m.linear(r.h, l.o, nil, d.dim)
	m.norm(r.h[:n], w.post1)
	m.be.AddTo(r.h[:n], r.x[:n]) // x' = (o·Woᵀ) + x, as in training
	r.x, r.h = r.h, r.x

	m.read(w.norm2)
	m.linear(r.gate, l.gate, nil, d.hidden)
	m.linear(r.up, l.up, nil, d.hidden)
	gate(m.be, m.cfg, r.y[:h], r.gate[:h], r.up[:h])
	multiply(m.be, r.y[:h], d.given)
	m.reads(r.y, m.rows, d.hidden)
	m.linear(r.h, l.down, nil, d.dim)
	m.norm(r.h[:n], w.post2)
	m.be.AddTo(r.h[:n], r.x[:n])
	r.x, r.h = r.h, r.x
}

// read prepares row.x for the products of a sublayer, normalised if there are
// weights w for that.
func (m *Decoder) read(w []float32) {
	r, n := &m.row, m.rows*m.d.dim
	if w == nil {
		m.reads(r.x, m.rows, m.d.dim)
		return
	}
	m.be.RMSNorm(r.h[:n], r.inv[:m.rows], r.x[:n], w, m.rows, m.d.dim, m.d.eps)
	m.reads(r.h, m.rows, m.d.dim)
}

// norm normalises the rows of x, if there are weights w for that, which are as
// long as a row.
func (m *Decoder) norm(x, w []float32) {
	if w == nil {
		return
	}
	n := len(x) / len(w)
	m.be.RMSNorm(x, m.row.inv[:n], x, w, n, len(w), m.d.eps)
}

// turn applies RoPE from the present position on.
func (m *Decoder) turn(x []float32, heads int, local bool) {
	cos, sin := m.turns.of(local)
	half := m.d.head / 2
	lo, hi := m.pos*half, (m.pos+m.rows)*half
	m.be.RoPE(x[:m.rows*heads*m.d.head], m.rows, heads, m.d.head, m.rows, cos[lo:hi], sin[lo:hi], false)
}

// attendItem computes the outputs of the query heads of KV head i, row by row,
// each over the keys up to its own position.
func (m *Decoder) attendItem(i int, be num.Backend) {
	d, kv := &m.d, i*m.d.head
	for j := range d.group() {
		h := i*d.group() + j
		scores := m.row.scores[h*d.context : (h+1)*d.context]
		for r := range m.rows {
			keys, q := m.pos+r+1, r*d.wide+h*d.head
			be.MatMul(num.NT, 1, keys, d.head, m.row.q[q:], d.wide, m.at.keys[kv:], d.kv, scores, keys, false)
			if m.window > 0 {
				num.HideBefore(scores[:keys], m.window)
			}
			num.SoftmaxRow(be, scores[:keys], d.scale)
			be.MatMul(num.NN, 1, d.head, keys, scores, keys, m.at.values[kv:], d.kv, m.row.o[q:], d.wide, false)
		}
	}
}

// DecoderBytes is the memory that a decoder of cfg and its parameters take, in
// bytes. cfg must have passed Validate.
func DecoderBytes(cfg program.Model, a num.Arithmetic) uint64 {
	d := sizes(cfg, 1)
	values := uint64(ArenaLen(Params(cfg)))
	bytes := 4 * values
	if a == num.X8 {
		bytes += 9 * values / 8 // the prepared integers and their exponents
	}
	cache := 2 * uint64(cfg.Layers) * uint64(d.context) * uint64(d.kv)
	rows := chunkRows * uint64(2*d.dim+2*d.wide+3*d.hidden+d.heads)
	tables := uint64(d.context) * uint64(d.head)
	if cfg.GlobalEvery != 0 {
		tables *= 2
	}
	return bytes + 4*(cache+rows+tables+uint64(d.vocab)+uint64(d.heads)*uint64(d.context))
}
