package model

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// BlockRows is the number of query rows of an attention block. It is part of
// the numerics; see the package comment.
const BlockRows = num.AttentionBlock

// Model holds the parameters, their gradients and all buffers of a step. It is
// not safe for concurrent use.
type Model struct {
	cfg     program.Model
	be      num.Backend
	dev     num.Device // be, where it is one
	d       dims
	params  []Param   // those that are trained
	values  []float32 // arena of them
	grads   []float32 // arena of their gradients
	tensors []tensor.Tensor
	slopes  []tensor.Tensor
	w, g    bound
	head    linear // of w, and its gradient
	dhead   linear
	base    base
	turns   turns
	shifted *shifted
	acts    []activations
	tail    output
	back    scratch
	factors factors

	rank      int     // of the adapter, 0 without one
	scale     float32 // of its change
	plain     bool    // leaves the adapter out
	fresh     bool    // gradients of the layers' matrices count as +0, whatever they hold
	recompute bool    // activations are made again for the backward pass

	tokens []int32 // of the last Forward
	spans  []span  // its sequences

	// Attention runs one item per span and KV head on the threads of the back
	// end. The functions are made once, because a closure that is passed to an
	// interface is allocated.
	attended   *activations
	window     int // of the layer at hand, 0 for none
	attend     func(i int, be num.Backend)
	attendBack func(i int, be num.Backend)
}

// dims are the sizes as ints.
type dims struct {
	dim, heads, kvHeads, head, wide, kv, hidden, vocab, context, rows int
	scale                                                             float32 // of scores
	embedded, given, logits                                           float32 // multipliers, 0 is none
	eps                                                               float32
}

// activations holds the activations of one layer for the backward pass.
type activations struct {
	x, h1, inv1, q, k, v, o   []float32
	q0, k0                    []float32 // q and k as the products give them; without QKNorm q and k themselves
	invQ, invK                []float32 // of the heads, with QKNorm
	x2, h2, inv2, gate, up, y []float32
	s1, s2                    []float32    // what attention and feed-forward layer give, where that is normalised
	post1, post2              []float32    // the inverses of that
	low                       [7][]float32 // x·Aᵀ of the adapter, in the order of its targets
}

// output holds the values after the layers.
type output struct{ x, h, inv, logits, dlogits, loss []float32 }

// scratch is used by every layer of the backward pass in turn.
type scratch struct{ dx, dh, dn, dq, dk, dv, do, dy, dgate, dup, dlow []float32 }

// Plan describes a model and the batches that it is made for.
type Plan struct {
	Model   program.Model // of a program that passed Validate, as the next
	Adapter program.Adapter
	// Arithmetic is that of the products of linear layers and the head.
	Arithmetic num.Arithmetic
	Seqs       int // sequences of a batch, at most
	// Recompute keeps only the input of each layer for the backward pass, which
	// computes the rest again: the same bits with less memory and a third more
	// time.
	Recompute bool
}

// New plans a model whose parameters are all trained, for batches of up to seqs
// sequences. Its linear layers and head multiply with a. cfg must have passed
// Validate. The values start at zero: call Init or copy a state into
// Parameters.
func New(cfg program.Model, a num.Arithmetic, seqs int, be num.Backend) *Model {
	return Make(Plan{Model: cfg, Arithmetic: a, Seqs: seqs}, be)
}

// Make plans a model. One with an adapter also needs its base, which LoadBase
// sets.
func Make(p Plan, be num.Backend) *Model {
	cfg := p.Model
	m := &Model{
		cfg: cfg, be: be, d: sizes(cfg, p.Seqs), rank: int(p.Adapter.Rank), scale: adapterScale(p.Adapter),
		recompute: p.Recompute,
	}
	m.dev, _ = be.(num.Device)
	m.reserve(p.Adapter)
	m.turns = newTurns(cfg, m.resident)
	m.reserveActivations(p)
	m.tail, m.back, m.factors = newOutput(be, m.d), newScratch(be, m.d), newFactors(be, p.Arithmetic)
	m.back.dlow = num.Alloc(be, m.d.rows*m.rank)
	m.attend, m.attendBack = m.attendItem, m.attendBackItem
	m.spans = make([]span, 0, m.d.rows)
	return m
}

// reserve makes the parameters and their gradients.
func (m *Model) reserve(a program.Adapter) {
	m.params = Params(m.cfg)
	if !a.IsZero() {
		m.base = newBase(m, a)
		m.params = AdapterParams(m.cfg, a)
	}
	n := ArenaLen(m.params)
	m.values, m.grads = num.Alloc(m.be, n), num.Alloc(m.be, n)
	m.tensors, m.slopes = Views(m.params, m.values, ""), Views(m.params, m.grads, "")
	if a.IsZero() {
		m.w, m.g = bind(m.tensors, m.cfg), bind(m.slopes, m.cfg)
		m.dhead.w = m.g.head
	} else {
		m.w, m.g = m.base.bind(m.cfg), frozenSlopes(m.cfg, num.Alloc(m.be, max(m.d.dim, m.d.wide)))
		m.w.adapt(m.tensors, a.Targets)
		m.g.adapt(m.slopes, a.Targets)
	}
	m.head.w = m.w.head
	if m.cfg.NormsPlusOne {
		m.shifted = shift(m.be, &m.w)
	}
}

// reserveActivations allocates the activations of every layer. With Recompute
// it allocates those of one layer, and for the others only what inner does not
// compute: the input, x·Aᵀ of the down projection, and what that gives.
func (m *Model) reserveActivations(p Plan) {
	m.acts = make([]activations, m.cfg.Layers)
	for i := range m.acts {
		a := &m.acts[i]
		if i > 0 && p.Recompute {
			*a = m.acts[0]
			a.x = num.Alloc(m.be, m.d.rows*m.d.dim)
			a.reserveGiven(m.be, m.d, p.Model)
			a.low[6] = m.lowFor(p.Adapter.Targets, 6)
			continue
		}
		*a = newActivations(m.be, m.d, p.Model)
		for j := range a.low {
			a.low[j] = m.lowFor(p.Adapter.Targets, j)
		}
	}
}

// lowFor is memory for x·Aᵀ of target i, or nil if the adapter does not change
// it.
func (m *Model) lowFor(targets program.Targets, i int) []float32 {
	if targets>>i&1 == 0 {
		return nil
	}
	return num.Alloc(m.be, m.d.rows*m.rank)
}

func sizes(c program.Model, seqs int) dims {
	head := int(c.Head())
	return dims{
		dim: int(c.Dim), heads: int(c.Heads), kvHeads: int(c.KVHeads), head: head, wide: int(c.Wide()),
		kv: int(c.KV()), hidden: int(c.Hidden), vocab: int(c.Vocab), context: int(c.Context),
		rows: seqs * int(c.Context), scale: c.ScoreScale(), eps: float32(c.NormEps),
		embedded: float32(c.EmbeddingMultiplier), given: float32(c.ResidualMultiplier), logits: logitsMultiplier(c),
	}
}

// logitsMultiplier is 1 ÷ LogitsScaling, rounded once, or 0.
func logitsMultiplier(c program.Model) float32 {
	if c.LogitsScaling == 0 {
		return 0
	}
	return float32(1 / c.LogitsScaling)
}

// multiply multiplies x by one of a model's multipliers, if it has that.
func multiply(be num.Backend, x []float32, by float32) {
	if by != 0 {
		be.Scale(x, by)
	}
}

func ropeScaling(c program.Model) num.RopeScaling {
	s := c.RopeScaling
	return num.RopeScaling{
		Factor: float64(s.Factor), LowFreq: float64(s.LowFreq), HighFreq: float64(s.HighFreq), Original: s.Original,
	}
}

func newActivations(be num.Backend, d dims, cfg program.Model) activations {
	dim := func() []float32 { return num.Alloc(be, d.rows*d.dim) }
	wide := func() []float32 { return num.Alloc(be, d.rows*d.wide) }
	kv := func() []float32 { return num.Alloc(be, d.rows*d.kv) }
	hidden := func() []float32 { return num.Alloc(be, d.rows*d.hidden) }
	row := func() []float32 { return num.Alloc(be, d.rows) }
	a := activations{
		x: dim(), q: wide(), k: kv(), v: kv(), o: wide(), x2: dim(), gate: hidden(), up: hidden(), y: hidden(),
	}
	if cfg.NormsRead() {
		a.h1, a.inv1, a.h2, a.inv2 = dim(), row(), dim(), row()
	}
	if cfg.NormsGiven() {
		a.s1, a.post1 = dim(), row()
	}
	a.reserveGiven(be, d, cfg)
	a.q0, a.k0 = a.q, a.k
	if cfg.QKNorm {
		a.q0, a.k0 = wide(), kv()
		a.invQ, a.invK = num.Alloc(be, d.rows*d.heads), num.Alloc(be, d.rows*d.kvHeads)
	}
	return a
}

// reserveGiven allocates what belongs to one layer even where layers share their
// activations: what the feed-forward layer gives, where that is normalised. What
// is not normalised is read as it is.
func (a *activations) reserveGiven(be num.Backend, d dims, cfg program.Model) {
	if !cfg.NormsRead() {
		a.h1, a.h2 = a.x, a.x2
	}
	if cfg.NormsGiven() {
		a.s2, a.post2 = num.Alloc(be, d.rows*d.dim), num.Alloc(be, d.rows)
	}
}

func newOutput(be num.Backend, d dims) output {
	return output{
		x: num.Alloc(be, d.rows*d.dim), h: num.Alloc(be, d.rows*d.dim), inv: num.Alloc(be, d.rows),
		logits: num.Alloc(be, d.rows*d.vocab), dlogits: num.Alloc(be, d.rows*d.vocab),
		loss: num.Alloc(be, d.rows),
	}
}

func newScratch(be num.Backend, d dims) scratch {
	dim := func() []float32 { return num.Alloc(be, d.rows*d.dim) }
	wide := func() []float32 { return num.Alloc(be, d.rows*d.wide) }
	kv := func() []float32 { return num.Alloc(be, d.rows*d.kv) }
	hidden := func() []float32 { return num.Alloc(be, d.rows*d.hidden) }
	return scratch{
		dx: dim(), dh: dim(), dn: dim(), dq: wide(), dk: kv(), dv: kv(), do: wide(),
		dy: hidden(), dgate: hidden(), dup: hidden(),
	}
}

// Init writes the initial values of seed to the trained parameters.
func (m *Model) Init(seed uint64) {
	fill(m.params, m.tensors, m.cfg, seed, len(m.base.params))
}

// Layout lists the trained parameters in canonical order.
func (m *Model) Layout() []Param { return m.params }

// Parameters is the trained values in canonical order, not copied.
func (m *Model) Parameters() []tensor.Tensor { return m.tensors }

// Gradients is the sum of what Backward added since ZeroGradients, in the order
// of Parameters, not copied.
func (m *Model) Gradients() []tensor.Tensor {
	if m.fresh {
		m.clear(m.grads)
		m.fresh = false
	}
	return m.slopes
}

// ZeroGradients sets every gradient to +0. It does not write those of the
// layers' matrices, which are most of them: the next Backward starts their
// chains from +0.
func (m *Model) ZeroGradients() {
	m.fresh = m.rank == 0 && m.dev == nil
	if !m.fresh {
		m.clear(m.grads)
		return
	}
	for i, p := range m.params {
		if !p.Inner {
			clear(m.slopes[i].Data)
		}
	}
}
