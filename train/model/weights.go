package model

import (
	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// linear holds the parameters of a linear layer, or their gradients. A slice is
// nil if there is no such parameter, or if it is not trained.
type linear struct {
	w      []float32     // [out, in]
	packed frozen.Matrix // in place of w, on a host
	bias   []float32
	a, b   []float32 // of an adapter: [rank, in] and [out, rank]
}

// weights holds the parameters of one layer, or their gradients.
type weights struct {
	norm1, norm2        []float32 // of what attention and feed-forward layer read, or nil
	post1, post2        []float32 // of what they give, or nil
	qNorm, kNorm        []float32 // with QKNorm
	q, k, v, o, g, u, d linear    // d is down
}

// linears lists the linear layers in the order of program.Targets.
func (w *weights) linears() [7]*linear {
	return [...]*linear{&w.q, &w.k, &w.v, &w.o, &w.g, &w.u, &w.d}
}

// bound is an arena divided by role.
type bound struct {
	embed, norm, head []float32
	layers            []weights
}

// bind assigns ts, in the order in which Params lists them, to their roles.
func bind(ts []tensor.Tensor, m program.Model) bound {
	next := func() []float32 {
		x := ts[0].Data
		ts = ts[1:]
		return x
	}
	biased := func() (l linear) {
		if l.w = next(); m.QKVBias {
			l.bias = next()
		}
		return l
	}
	where := func(is bool) []float32 {
		if !is {
			return nil
		}
		return next()
	}
	read, given := m.NormsRead(), m.NormsGiven()
	b := bound{embed: next(), layers: make([]weights, m.Layers)}
	for i := range b.layers {
		b.layers[i] = weights{
			norm1: where(read), q: biased(), k: biased(), v: biased(), o: linear{w: next()},
			qNorm: where(m.QKNorm), kNorm: where(m.QKNorm), post1: where(given),
			norm2: where(read), g: linear{w: next()}, u: linear{w: next()}, d: linear{w: next()},
			post2: where(given),
		}
	}
	if b.norm, b.head = next(), b.embed; !m.Tied {
		b.head = next()
	}
	return b
}

// adapt adds an adapter's tensors, in the order of AdapterParams, to b.
func (b *bound) adapt(ts []tensor.Tensor, targets program.Targets) {
	for i := range b.layers {
		for j, l := range b.layers[i].linears() {
			if targets>>j&1 != 0 {
				l.a, l.b, ts = ts[0].Data, ts[1].Data, ts[2:]
			}
		}
	}
}

// frozenSlopes is the gradients of a model of which only an adapter is trained.
// The backward pass of a norm always adds up the gradient of its weights; here
// it goes to memory that nothing reads.
func frozenSlopes(m program.Model, norm []float32) bound {
	b := bound{norm: norm[:m.Dim], layers: make([]weights, m.Layers)}
	q, k := m.QKNormWidths()
	for i := range b.layers {
		l := &b.layers[i]
		l.norm1, l.norm2, l.post1, l.post2 = norm[:m.Dim], norm[:m.Dim], norm[:m.Dim], norm[:m.Dim]
		l.qNorm, l.kNorm = norm[:q], norm[:k]
	}
	return b
}
