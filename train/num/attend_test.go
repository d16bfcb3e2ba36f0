package num

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestAttentionIsTheSameOnEveryBackend uses heads of every width of tile,
// groups, sequences that end inside a block, rows wider than the heads, and
// every kind of values, forward and backward.
func TestAttentionIsTheSameOnEveryBackend(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	all := backends(t)
	for _, n := range []int{1, 15, 64, 65, 100, 150} {
		for _, head := range []int{2, 16, 20, 32, 40, 64} {
			h := KVHead{Length: n, Group: 1 + r.IntN(2), HeadDim: head, Scale: 0.2}
			h.Window = r.IntN(2) * (1 + r.IntN(80))
			h.LdQ, h.LdKV = h.Group*head+r.IntN(3)*5, head+r.IntN(3)*7
			kind := r.IntN(kinds)
			q, do := random(r, n*h.LdQ, kind), random(r, n*h.LdQ, kind)
			k, v := random(r, n*h.LdKV, kind), random(r, n*h.LdKV, kind)
			want := attendOn(Ref(), q, do, k, v, h)
			for name, be := range all {
				if be.Name() == "ref" {
					continue
				}
				be.Each(1, func(_ int, be Backend) {
					equal(t, fmt.Sprintf("%s, %+v, kind %d", name, h, kind), attendOn(be, q, do, k, v, h), want)
				})
			}
		}
	}
}

// attendOn returns what Attend and AttendBackward write. Their outputs start
// with values that they must not read.
func attendOn(be Backend, q, do, k, v []float32, h KVHead) (all []float32) {
	o, dq, dk, dv := clone(do), clone(do), clone(k), clone(v)
	Attend(be, o, q, k, v, h)
	AttendBackward(be, dq, dk, dv, do, q, k, v, h)
	for _, x := range [][]float32{o, dq, dk, dv} {
		all = append(all, x...)
	}
	return all
}
