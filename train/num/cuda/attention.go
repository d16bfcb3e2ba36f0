package cuda

// Shape is that of attention over sequences of equal length that follow one
// another: rows of q and o are Heads·HeadDim values, those of k and v
// KVHeads·HeadDim; Heads is a multiple of KVHeads. P holds a table of
// Length x Length for every head of every sequence.
type Shape struct {
	Seqs, Length, Heads, KVHeads, HeadDim int
	Scale                                 float32 // of the scores, positive
}

// shape marks a Shape as an argument of a kernel.
type shape Shape

// attentionTile is the rows of a block of attention (§14), which is also the
// tile of its products.
const attentionTile = 64

func (s Shape) check(wide, narrow, tables [][]float32) {
	if s.Heads < 1 || s.KVHeads < 1 || s.Heads%s.KVHeads != 0 {
		panic("cuda: attention wants a number of heads that its KV heads divide")
	}
	checkScale(s.Scale)
	rows := s.Seqs * s.Length
	checkTable(rows, s.Heads*s.HeadDim, wide...)
	checkTable(rows, s.KVHeads*s.HeadDim, narrow...)
	for _, p := range tables {
		checkEqual(rows*s.Heads*s.Length, len(p))
	}
}

// rows is the number of rows of all tables.
func (s Shape) rows() int { return s.Seqs * s.Heads * s.Length }

// products launches a kernel over a result of columns a head.
func (c *call) products(kernel string, s Shape, columns, heads int, values ...any) {
	g := grid{ceil(columns, attentionTile), ceil(s.Length, attentionTile), s.Seqs * heads}
	c.launch(kernel, g, smallThreads, append(values, shape(s))...)
}

// Attention computes the probabilities p = softmax(scale·q·kᵀ) and o = p·v of
// all heads (§9, §14): the same bits as one product, CausalSoftmax and product a
// head and block.
func (b *Backend) Attention(o, p, q, k, v []float32, s Shape) {
	s.check([][]float32{o, q}, [][]float32{k, v}, [][]float32{p})
	if len(o) == 0 {
		return
	}
	b.do(func(c *call) {
		to := c.out(p)
		c.products("attend_scores", s, s.Length, s.Heads, to, c.in(q), c.in(k))
		c.warps("causal_softmax", s.rows(), to, uint64(s.rows()), s.Length, s.Scale)
		c.products("attend_mix", s, s.HeadDim, s.Heads, c.out(o), to, c.in(v))
	})
}

// AttentionBackward computes the gradients of q, k and v from do, that of o. ds
// is scratch like p and holds the gradient of the scores afterwards.
func (b *Backend) AttentionBackward(dq, dk, dv, ds, do, p, q, k, v []float32, s Shape) {
	s.check([][]float32{dq, do, q}, [][]float32{dk, dv, k, v}, [][]float32{ds, p})
	if len(do) == 0 {
		return
	}
	b.do(func(c *call) {
		g, from, slope := c.in(do), c.in(p), c.out(ds)
		c.products("attend_keys", s, s.HeadDim, s.KVHeads, c.out(dv), from, g)
		c.products("attend_scores", s, s.Length, s.Heads, slope, g, c.in(v))
		c.warps("causal_softmax_back", s.rows(), slope, from, uint64(s.rows()), s.Length, s.Scale)
		c.products("attend_mix", s, s.HeadDim, s.Heads, c.out(dq), slope, c.in(k))
		c.products("attend_keys", s, s.HeadDim, s.KVHeads, c.out(dk), slope, c.in(q))
	})
}
