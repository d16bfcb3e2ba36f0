package cuda

import "github.com/infernetprotocol/infernet/train/num"

// shape is a num.Heads, as an argument of a kernel.
type shape num.Heads

// attentionTile is the number of rows of a block of attention (§14), which is
// also the tile size of its products.
const attentionTile = 64

// scratchValues is the largest number of probabilities in memory at a time: 1
// GiB, or those of one sequence if they are more.
const scratchValues = 1 << 28

func (s shape) check(wide, narrow [][]float32) {
	if s.Heads < 1 || s.KVHeads < 1 || s.Heads%s.KVHeads != 0 {
		panic("cuda: attention wants a number of heads that its KV heads divide")
	}
	checkScale(s.Scale)
	if s.Window < 0 {
		panic("cuda: attention wants a window of at least 1, or 0 for none")
	}
	rows := s.Seqs * s.Length
	checkTable(rows, s.Heads*s.HeadDim, wide...)
	checkTable(rows, s.KVHeads*s.HeadDim, narrow...)
}

// rows is the number of rows of all tables of probabilities.
func (s shape) rows() int { return s.Seqs * s.Heads * s.Length }

// parts divides the sequences so that the scratch of each part is bounded.
func (s shape) parts(limit int, f func(part shape, first int)) {
	each := max(1, limit/max(1, s.Heads*s.Length*s.Length))
	for first := 0; first < s.Seqs; first += each {
		part := s
		part.Seqs = min(each, s.Seqs-first)
		f(part, first)
	}
}

// wide and narrow return the address of a sequence in a tensor with rows like
// q's or like k's.
func (s shape) wide(at address, first int) address {
	return at + address(4*first*s.Length*s.Heads*s.HeadDim)
}

func (s shape) narrow(at address, first int) address {
	return at + address(4*first*s.Length*s.KVHeads*s.HeadDim)
}

// products launches a kernel over a result with that many columns per head.
func (c *call) products(kernel string, s shape, columns, heads int, values ...any) {
	g := grid{ceil(columns, attentionTile), ceil(s.Length, attentionTile), s.Seqs * heads}
	c.launch(kernel, g, smallThreads, append(values, s)...)
}

// probabilities computes p = softmax(scale·q·kᵀ).
func (c *call) probabilities(p, q, k address, s shape) {
	c.products("attend_scores", s, s.Length, s.Heads, p, q, k)
	if s.Window > 0 {
		c.warps("hide_before", s.rows(), p, uint64(s.rows()), s.Length, s.Window)
	}
	c.warps("causal_softmax", s.rows(), p, uint64(s.rows()), s.Length, s.Scale)
}

// Attention computes o = softmax(scale·q·kᵀ)·v of all heads (§9, §14). The bits
// are those of a product, CausalSoftmax and a product for every head and block.
func (b *Backend) Attention(o, q, k, v []float32, heads num.Heads) {
	all := shape(heads)
	all.check([][]float32{o, q}, [][]float32{k, v})
	if len(o) == 0 {
		return
	}
	b.do(func(c *call) {
		to, aq, ak, av := c.out(o), c.in(q), c.in(k), c.in(v)
		all.parts(b.scratch, func(s shape, i int) {
			p := c.temp(4 * s.rows() * s.Length)
			c.probabilities(p, s.wide(aq, i), s.narrow(ak, i), s)
			c.products("attend_mix", s, s.HeadDim, s.Heads, s.wide(to, i), p, s.narrow(av, i))
			c.drop(p)
		})
	})
}

// AttentionBackward computes the gradients of q, k and v from do, that of o. It
// computes the probabilities again.
func (b *Backend) AttentionBackward(dq, dk, dv, do, q, k, v []float32, heads num.Heads) {
	all := shape(heads)
	all.check([][]float32{dq, do, q}, [][]float32{dk, dv, k, v})
	if len(do) == 0 {
		return
	}
	b.do(func(c *call) {
		to, toK, toV := c.out(dq), c.out(dk), c.out(dv)
		g, aq, ak, av := c.in(do), c.in(q), c.in(k), c.in(v)
		all.parts(b.scratch, func(s shape, i int) {
			p, ds := c.temp(4*s.rows()*s.Length), c.temp(4*s.rows()*s.Length)
			c.probabilities(p, s.wide(aq, i), s.narrow(ak, i), s)
			c.products("attend_keys", s, s.HeadDim, s.KVHeads, s.narrow(toV, i), p, s.wide(g, i))
			c.products("attend_scores", s, s.Length, s.Heads, ds, s.wide(g, i), s.narrow(av, i))
			c.warps("causal_softmax_back", s.rows(), ds, p, uint64(s.rows()), s.Length, s.Scale)
			c.products("attend_mix", s, s.HeadDim, s.Heads, s.wide(to, i), ds, s.narrow(ak, i))
			c.products("attend_keys", s, s.HeadDim, s.KVHeads, s.narrow(toK, i), ds, s.wide(aq, i))
			c.drop(p)
			c.drop(ds)
		})
	})
}
