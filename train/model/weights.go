package model

import (
	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// linear are the parameters of a linear layer, or their gradients; a slice is
// nil where there is no such parameter, or none that is trained.
type linear struct {
	w      []float32     // [out, in]
	packed frozen.Matrix // in place of w, on a host
	bias   []float32
	a, b   []float32 // of an adapter: [rank, in] and [out, rank]
}

// weights are the parameters of one layer, or their gradients.
type weights struct {
	norm1, norm2        []float32
	q, k, v, o, g, u, d linear // d is down
}

// linears are the linear layers in the order of program.Targets.
func (w *weights) linears() [7]*linear {
	return [...]*linear{&w.q, &w.k, &w.v, &w.o, &w.g, &w.u, &w.d}
}

// bound is an arena cut into parts by role.
type bound struct {
	embed, norm, head []float32
	layers            []weights
}

// bind reads ts in the order in which Params lists them.
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
	b := bound{embed: next(), layers: make([]weights, m.Layers)}
	for i := range b.layers {
		b.layers[i] = weights{
			norm1: next(), q: biased(), k: biased(), v: biased(), o: linear{w: next()},
			norm2: next(), g: linear{w: next()}, u: linear{w: next()}, d: linear{w: next()},
		}
	}
	if b.norm, b.head = next(), b.embed; !m.Tied {
		b.head = next()
	}
	return b
}

// adapt puts an adapter's tensors, in the order of AdapterParams, into b.
func (b *bound) adapt(ts []tensor.Tensor, targets program.Targets) {
	for i := range b.layers {
		for j, l := range b.layers[i].linears() {
			if targets>>j&1 != 0 {
				l.a, l.b, ts = ts[0].Data, ts[1].Data, ts[2:]
			}
		}
	}
}

// frozenSlopes are gradients of a model of which nothing but an adapter is
// trained: those of norms, which the backward pass of a norm always adds up, go
// to a place that nothing reads.
func frozenSlopes(layers uint32, norm []float32) bound {
	b := bound{norm: norm, layers: make([]weights, layers)}
	for i := range b.layers {
		b.layers[i].norm1, b.layers[i].norm2 = norm, norm
	}
	return b
}
