package ir

import (
	"math"

	"github.com/infernetprotocol/infernet/train/num"
)

// chained is a chain with the tensors that it reads.
type chained struct {
	e          *execution
	o          *Op
	a, b, when []float32
	inA, inB   *Input
	inWhen     *Input
}

func (e *execution) chainOrProduct(o *Op, out []float32) {
	if p, ok := e.asProduct(o); ok && p.multiply(out) {
		return
	}
	c := &chained{e: e, o: o, inA: o.input(InputA), inB: o.input(InputB), inWhen: o.input(InputWhen)}
	c.a = e.cells(c.inA)
	if c.inB != nil {
		c.b = e.cells(c.inB)
	}
	if c.inWhen != nil {
		c.when = e.cells(c.inWhen)
	}
	const each = 1 << 10 // cells
	pieces := ceil(len(out), each)
	e.be.Each(pieces, func(i int, _ num.Backend) { c.piece(out, i*each, min(len(out), (i+1)*each)) })
}

func (c *chained) piece(out []float32, from, to int) {
	var w walk
	w.start(c.o.Dims, from)
	for i := from; i < to; i++ {
		out[i] = c.cell(w.coordinates(), i)
		w.next()
	}
}

// cell computes one element of the output.
func (c *chained) cell(at []uint32, i int) float32 {
	lo, hi := int(c.o.Lo.At(at)), int(c.o.Hi.At(at))
	acc := float32(0)
	if in := c.o.input(InputInit); in != nil {
		acc = c.e.cells(in)[in.Index.At(at, 0, c.e.start.Step)]
	}
	if c.o.Kind == X8 {
		return c.blocks(acc, at, ceil(max(0, hi-lo), Tile))
	}
	a := c.terms(c.inA, c.a, at, lo, hi)
	switch c.o.Kind {
	case Max:
		return maximum(a)
	case Add:
		return c.sum(acc, a, at, lo, hi)
	}
	return c.dot(acc, a, at, lo, hi)
}

// dot goes through the terms of an FMA.
func (c *chained) dot(acc float32, a []float32, at []uint32, lo, hi int) float32 {
	b := c.terms(c.inB, c.b, at, lo, hi)
	when, match := c.having(at, lo, hi)
	any := false
	for k, v := range a {
		if when == nil || int64(math.Float32bits(when[k])) == match {
			acc, any = num.FMA(v, b[k], acc), true
		}
	}
	if !any {
		return acc
	}
	return settled(acc)
}

// having are the cells that tell which of the terms from lo to hi the chain
// has, and their value where it has them; nil means all.
func (c *chained) having(at []uint32, lo, hi int) (when []float32, match int64) {
	if !c.o.When {
		return nil, 0
	}
	return c.terms(c.inWhen, c.when, at, lo, hi), c.o.Match.At(at, 0, c.e.start.Step)
}

// terms are the cells of an input for k from lo to hi. They are contiguous in x
// unless they are all the same cell or some are guarded.
func (c *chained) terms(in *Input, x []float32, at []uint32, lo, hi int) []float32 {
	if hi <= lo {
		return nil
	}
	step := c.e.start.Step
	if in.Guard == nil && in.Index.K == 1 {
		first := int(in.Index.At(at, int64(lo), step))
		return x[first : first+hi-lo]
	}
	out := make([]float32, hi-lo)
	for k := lo; k < hi; k++ {
		if in.Guard == nil || in.Guard.At(at, int64(k), step) >= 0 {
			out[k-lo] = x[in.Index.At(at, int64(k), step)]
		}
	}
	return out
}

func maximum(a []float32) float32 {
	top := a[0]
	for _, v := range a[1:] {
		if v > top {
			top = v
		}
	}
	return top
}

func (c *chained) sum(acc float32, a []float32, at []uint32, lo, hi int) float32 {
	when, match := c.having(at, lo, hi)
	any := false
	for k, v := range a {
		if when == nil || int64(math.Float32bits(when[k])) == match {
			acc, any = acc+v, true
		}
	}
	if !any {
		return acc
	}
	return settled(acc)
}

// blocks evaluates a chain of X8.
func (c *chained) blocks(acc float32, at []uint32, n int) float32 {
	a, b := c.inA.Index.At(at, 0, c.e.start.Step), c.inB.Index.At(at, 0, c.e.start.Step)
	for i := range n {
		x, y := blockAt(c.a, int(a)+i*BlockCells), blockAt(c.b, int(b)+i*BlockCells)
		acc = x.Multiply(&y, acc)
	}
	return acc
}
