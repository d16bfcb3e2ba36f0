package cuda

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
)

// TestAttention compares with the specification's products and softmax, head by
// head and block by block (docs/numerics.md §14).
func TestAttention(t *testing.T) {
	b, r := emulate(t), rand.New(rand.NewPCG(6, 6))
	b.scratch = 2 * 69 * 69 * 4 // the second shape takes two parts
	for _, s := range []num.Heads{
		{Seqs: 1, Length: 64, Heads: 1, KVHeads: 1, HeadDim: 8, Scale: .3},
		{Seqs: 3, Length: 69, Heads: 4, KVHeads: 2, HeadDim: 6, Scale: .5},
		{Seqs: 1, Length: 130, Heads: 3, KVHeads: 1, HeadDim: 70, Scale: .1},
		{Seqs: 3, Length: 1, Heads: 2, KVHeads: 2, HeadDim: 4, Scale: 1},
		{Seqs: 1, Length: 70, Heads: 2, KVHeads: 1, HeadDim: 6, Scale: .4, Window: 1},
		{Seqs: 2, Length: 69, Heads: 2, KVHeads: 1, HeadDim: 6, Scale: .4, Window: 33},
	} {
		wide, narrow, tables := s.Seqs*s.Length*s.Heads*s.HeadDim, s.Seqs*s.Length*s.KVHeads*s.HeadDim,
			shape(s).rows()*s.Length
		q, k, v, do := random(r, wide), random(r, narrow), random(r, narrow), random(r, wide)
		new := func(n int) []float32 { return make([]float32, n) }
		o, dq, dk, dv := new(wide), new(wide), new(narrow), new(narrow)
		b.Attention(o, q, k, v, s)
		b.AttentionBackward(dq, dk, dv, do, q, k, v, s)

		o2, p2, dq2, dk2, dv2 := new(wide), new(tables), new(wide), new(narrow), new(narrow)
		for seq := range s.Seqs {
			for h := range s.Heads {
				reference{s, seq, h}.forward(o2, p2, q, k, v)
				reference{s, seq, h}.backward(dq2, dk2, dv2, do, p2, q, k, v)
			}
		}
		for name, pair := range map[string][2][]float32{"o": {o, o2}, "dq": {dq, dq2}, "dk": {dk, dk2},
			"dv": {dv, dv2}} {
			same(t, fmt.Sprintf("%s of %+v", name, s), pair[0], pair[1])
		}
	}
	if err := b.Err(); err != nil {
		t.Fatal(err)
	}
}

// reference is one head of one sequence on num.Ref.
type reference struct {
	s      num.Heads
	seq, h int
}

// places are where the head begins in q, k and p, and the rows' widths.
func (r reference) places() (q, k, p, wide, narrow int) {
	s := r.s
	wide, narrow = s.Heads*s.HeadDim, s.KVHeads*s.HeadDim
	q = r.seq*s.Length*wide + r.h*s.HeadDim
	k = r.seq*s.Length*narrow + r.h/(s.Heads/s.KVHeads)*s.HeadDim
	return q, k, (r.seq*s.Heads + r.h) * s.Length * s.Length, wide, narrow
}

func (r reference) forward(o, p, q, k, v []float32) {
	ref, l, d := num.Ref(), r.s.Length, r.s.HeadDim
	aq, ak, ap, wide, narrow := r.places()
	for i := 0; i < l; i += attentionTile {
		keys := min(i+attentionTile, l)
		ref.MatMul(num.NT, keys-i, keys, d, q[aq+i*wide:], wide, k[ak:], narrow, p[ap+i*l:], l, false)
	}
	for i := range l {
		if r.s.Window > 0 {
			num.HideBefore(p[ap+i*l:][:i+1], r.s.Window)
		}
	}
	ref.CausalSoftmax(p[ap:ap+l*l], l, r.s.Scale)
	for i := 0; i < l; i += attentionTile {
		keys := min(i+attentionTile, l)
		ref.MatMul(num.NN, keys-i, d, keys, p[ap+i*l:], l, v[ak:], narrow, o[aq+i*wide:], wide, false)
	}
}

// backward goes on with dk and dv from the query heads before.
func (r reference) backward(dq, dk, dv, do, p, q, k, v []float32) {
	ref, l, d := num.Ref(), r.s.Length, r.s.HeadDim
	aq, ak, ap, wide, narrow := r.places()
	ds := make([]float32, l*l)
	for i := 0; i < l; i += attentionTile {
		keys := min(i+attentionTile, l)
		ref.MatMul(num.NT, keys-i, keys, d, do[aq+i*wide:], wide, v[ak:], narrow, ds[i*l:], l, false)
		ref.MatMul(num.TN, keys, d, keys-i, p[ap+i*l:], l, do[aq+i*wide:], wide, dv[ak:], narrow, true)
	}
	ref.CausalSoftmaxBackward(ds, p[ap:ap+l*l], l, r.s.Scale)
	for i := 0; i < l; i += attentionTile {
		keys := min(i+attentionTile, l)
		ref.MatMul(num.NN, keys-i, d, keys, ds[i*l:], l, k[ak:], narrow, dq[aq+i*wide:], wide, false)
		ref.MatMul(num.TN, keys, d, keys-i, ds[i*l:], l, q[aq+i*wide:], wide, dk[ak:], narrow, true)
	}
}
