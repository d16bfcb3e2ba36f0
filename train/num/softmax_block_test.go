package num

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestSoftmaxBlocksAreTheWhole: blocks of any height are the rows of the
// reference's whole softmax, forward and back, on every back end.
func TestSoftmaxBlocksAreTheWhole(t *testing.T) {
	const scale = 0.3
	r := rand.New(rand.NewPCG(7, 8))
	for _, name := range []string{"ref", "avx2", "avx512"} {
		be, err := New(name, 1)
		if errors.Is(err, ErrUnsupported) {
			t.Log(err)
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		defer be.Close()
		for _, n := range []int{1, 31, 32, 33, 100} {
			for kind := range kinds {
				p, ds := random(r, n*n, kind), random(r, n*n, kind)
				pb, db := clone(p), clone(ds)
				Ref().CausalSoftmax(p, n, scale)
				Ref().CausalSoftmaxBackward(ds, p, n, scale)
				be.Each(1, func(_ int, be Backend) { inBlocks(be, pb, db, n, 1+r.IntN(n), scale) })
				equal(t, fmt.Sprintf("%s, %d rows, kind %d", name, n, kind), append(pb, db...), append(p, ds...))
			}
		}
	}
}

// inBlocks computes a softmax and its gradient in blocks, in place.
func inBlocks(be Backend, p, ds []float32, n, height int, scale float32) {
	ld := padded(n) + 16
	x, y := make([]float32, height*ld), make([]float32, height*ld)
	for i := 0; i < n; i += height {
		rows := min(height, n-i)
		for r := range rows {
			copy(x[r*ld:], p[(i+r)*n:][:n])
			copy(y[r*ld:], ds[(i+r)*n:][:n])
		}
		SoftmaxBlock(be, x, ld, i, rows, scale)
		SoftmaxBlockBackward(be, y, x, ld, i, rows, scale)
		for r := range rows {
			copy(p[(i+r)*n:][:i+rows], x[r*ld:])
			copy(ds[(i+r)*n:][:i+rows], y[r*ld:])
			clear(p[(i+r)*n:][i+r+1 : n])
			clear(ds[(i+r)*n:][i+r+1 : n])
		}
	}
}
