package model

import (
	"math"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// BlockRows is the number of query rows of an attention block. It is part of
// the numerics: see the package's story.
const BlockRows = 64

// Model holds the parameters, their gradients and all buffers of a step. It is
// not safe for concurrent use.
type Model struct {
	cfg     program.Model
	be      num.Backend
	dev     num.Device // be, where it is one
	d       dims
	params  []Param
	values  []float32 // arena of the parameters
	grads   []float32 // arena of their gradients
	tensors []tensor.Tensor
	slopes  []tensor.Tensor
	w, g    bound
	cos     []float32
	sin     []float32
	acts    []activations
	tail    output
	back    scratch
	factors factors

	tokens []int32 // of the last Forward
	spans  []span  // its sequences

	// Attention runs one item per span and KV head, on the threads of the
	// back end. The functions are made once because a closure that crosses an
	// interface is allocated; scores lends each running item its own scratch.
	attended   *activations
	attend     func(i int, be num.Backend)
	attendBack func(i int, be num.Backend)
	scores     chan scores
}

// dims are the sizes as ints.
type dims struct {
	dim, heads, kvHeads, head, kv, hidden, vocab, context, rows int
	scale                                                       float32 // of scores: 1/√head
	eps                                                         float32
}

// activations of one layer, kept for the backward pass.
type activations struct {
	x, h1, inv1, q, k, v, o   []float32
	x2, h2, inv2, gate, up, y []float32
}

// output is what lies behind the layers.
type output struct{ x, h, inv, logits, dlogits, loss []float32 }

// scratch serves every layer of the backward pass in turn.
type scratch struct{ dx, dh, dn, dq, dk, dv, do, dy, dgate, dup []float32 }

// New plans a model for batches of up to seqs sequences on a back end of the
// given number of threads, whose linear layers and head multiply by a. cfg must
// come from a program that passed Validate. The values start at zero: call Init
// or copy a state into Parameters.
func New(cfg program.Model, a num.Arithmetic, seqs, threads int, be num.Backend) *Model {
	ps := Params(cfg)
	m := &Model{cfg: cfg, be: be, d: sizes(cfg, seqs), params: ps}
	m.dev, _ = be.(num.Device)
	m.values, m.grads = num.Alloc(be, ArenaLen(ps)), num.Alloc(be, ArenaLen(ps))
	m.tensors, m.slopes = Views(ps, m.values, ""), Views(ps, m.grads, "")
	m.w, m.g = bind(m.tensors, cfg), bind(m.slopes, cfg)
	m.cos, m.sin = num.ScaledRopeTables(m.d.context, m.d.head, cfg.RopeTheta, ropeScaling(cfg))
	m.cos, m.sin = m.resident(m.cos), m.resident(m.sin)
	m.acts = make([]activations, cfg.Layers)
	for i := range m.acts {
		m.acts[i] = newActivations(be, m.d)
	}
	m.tail, m.back, m.factors = newOutput(be, m.d), newScratch(be, m.d), newFactors(be, a)
	m.attend, m.attendBack = m.attendItem, m.attendBackItem
	m.spans = make([]span, 0, m.d.rows)
	m.lendScores(threads)
	return m
}

func sizes(c program.Model, seqs int) dims {
	head := int(c.Dim / c.Heads)
	return dims{
		dim: int(c.Dim), heads: int(c.Heads), kvHeads: int(c.KVHeads), head: head,
		kv: head * int(c.KVHeads), hidden: int(c.Hidden), vocab: int(c.Vocab), context: int(c.Context),
		rows: seqs * int(c.Context), scale: float32(1 / math.Sqrt(float64(head))), eps: float32(c.NormEps),
	}
}

func ropeScaling(c program.Model) num.RopeScaling {
	s := c.RopeScaling
	return num.RopeScaling{Factor: s.Factor, LowFreq: s.LowFreq, HighFreq: s.HighFreq, Original: s.Original}
}

func newActivations(be num.Backend, d dims) activations {
	wide := func() []float32 { return num.Alloc(be, d.rows*d.dim) }
	kv := func() []float32 { return num.Alloc(be, d.rows*d.kv) }
	hidden := func() []float32 { return num.Alloc(be, d.rows*d.hidden) }
	row := func() []float32 { return num.Alloc(be, d.rows) }
	return activations{
		x: wide(), h1: wide(), inv1: row(), q: wide(), k: kv(), v: kv(),
		o: wide(), x2: wide(), h2: wide(), inv2: row(), gate: hidden(), up: hidden(), y: hidden(),
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
	wide := func() []float32 { return num.Alloc(be, d.rows*d.dim) }
	kv := func() []float32 { return num.Alloc(be, d.rows*d.kv) }
	hidden := func() []float32 { return num.Alloc(be, d.rows*d.hidden) }
	return scratch{
		dx: wide(), dh: wide(), dn: wide(), dq: wide(), dk: kv(), dv: kv(), do: wide(),
		dy: hidden(), dgate: hidden(), dup: hidden(),
	}
}

// Init writes the initial values of seed.
func (m *Model) Init(seed uint64) { Fill(m.params, m.values, m.cfg, seed) }

// Layout lists the parameters in canonical order.
func (m *Model) Layout() []Param { return m.params }

// Parameters are the values in canonical order, not copied.
func (m *Model) Parameters() []tensor.Tensor { return m.tensors }

// Gradients are what Backward added up since ZeroGradients, in the order of
// Parameters, not copied.
func (m *Model) Gradients() []tensor.Tensor { return m.slopes }

// ZeroGradients sets every gradient to +0.
func (m *Model) ZeroGradients() { m.clear(m.grads) }
