package num

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// scalarChunk is the number of elements of one comparison.
const scalarChunk = 1 << 14

// elementwise operations, each on its own inputs: what a chunk gives is compared
// element by element.
var elementwise = []struct {
	name  string
	share int // of the cases
	make  func(r *rand.Rand, kind int) func(b worker) []float32
}{
	{"fma", 60, func(r *rand.Rand, kind int) func(b worker) []float32 {
		x := [3][]float32{make([]float32, scalarChunk), make([]float32, scalarChunk), make([]float32, scalarChunk)}
		for i := range scalarChunk {
			x[0][i], x[1][i], x[2][i] = fmaCases(r, kind)
		}
		return func(b worker) []float32 {
			c := clone(x[2])
			if s, ok := b.(interface{ multiplyAdd(a, b, c []float32) }); ok {
				s.multiplyAdd(x[0], x[1], c)
				return c
			}
			for i := range c {
				c[i] = FMA(x[0][i], x[1][i], c[i])
			}
			return c
		}
	}},
	{"SwiGLU", 10, func(r *rand.Rand, kind int) func(b worker) []float32 {
		gate, up := random(r, scalarChunk, kind), random(r, scalarChunk, kind)
		return func(b worker) []float32 {
			y := make([]float32, scalarChunk)
			b.SwiGLU(y, gate, up)
			return y
		}
	}},
	{"SwiGLUBackward", 10, func(r *rand.Rand, kind int) func(b worker) []float32 {
		dy, gate, up := random(r, scalarChunk, kind), random(r, scalarChunk, kind), random(r, scalarChunk, kind)
		return func(b worker) []float32 {
			dgate, dup := make([]float32, scalarChunk), make([]float32, scalarChunk)
			b.SwiGLUBackward(dgate, dup, dy, gate, up)
			return append(dgate, dup...)
		}
	}},
	{"GeGLU", 10, func(r *rand.Rand, kind int) func(b worker) []float32 {
		gate, up := random(r, scalarChunk, kind), random(r, scalarChunk, kind)
		return func(b worker) []float32 {
			y := make([]float32, scalarChunk)
			b.GeGLU(y, gate, up)
			return y
		}
	}},
	{"GeGLUBackward", 10, func(r *rand.Rand, kind int) func(b worker) []float32 {
		dy, gate, up := random(r, scalarChunk, kind), random(r, scalarChunk, kind), random(r, scalarChunk, kind)
		return func(b worker) []float32 {
			dgate, dup := make([]float32, scalarChunk), make([]float32, scalarChunk)
			b.GeGLUBackward(dgate, dup, dy, gate, up)
			return append(dgate, dup...)
		}
	}},
	{"AdamW", 10, func(r *rand.Rand, kind int) func(b worker) []float32 {
		p, g, m, v := random(r, scalarChunk, kind), random(r, scalarChunk, kind), random(r, scalarChunk, kind),
			random(r, scalarChunk, kind)
		coef := NewAdamW(uint64(1+r.IntN(9)), 1e-3, .9, .95, 1e-8, .1, .5)
		return func(b worker) []float32 {
			p, m, v := clone(p), clone(m), clone(v)
			b.AdamW(p, g, m, v, coef)
			return append(append(p, m...), v...)
		}
	}},
	{"quantised", 10, func(r *rand.Rand, kind int) func(b worker) []float32 {
		x := random(r, scalarChunk, kind%any32)
		side, transposed := Side(r.IntN(2)), r.IntN(2) == 0
		return func(b worker) []float32 { return dequantised(b, x, side, transposed) }
	}},
}

// dequantised is q·2^e of every value: the product with the unit matrix, whose
// integers are powers of two.
func dequantised(b worker, x []float32, side Side, transposed bool) []float32 {
	rows := len(x) / x8Block
	unit, c := make([]float32, x8Block*x8Block), make([]float32, len(x))
	for i := range x8Block {
		unit[i*x8Block+i] = 1
	}
	ld := x8Block
	if transposed {
		ld = rows
	}
	mine, other := b.NewOperand(X8, side), b.NewOperand(X8, 1-side)
	b.Prepare(mine, rows, x8Block, x, ld, transposed)
	b.Prepare(other, x8Block, x8Block, unit, x8Block, false)
	if side == Left {
		b.Multiply(mine, other, c, x8Block, false)
	} else {
		b.Multiply(other, mine, c, rows, false)
	}
	return c
}

// TestTenMillionScalars compares back ends with the reference on single
// elements of every kind, ten million of them (fewer under the race detector,
// which makes the reference ten times slower).
func TestTenMillionScalars(t *testing.T) {
	const cases = 10_000_000 / slowdown
	workers := map[string]worker{}
	for name, b := range backends(t) {
		workers[name] = b.(*threaded).workers[0]
	}
	r := rand.New(rand.NewPCG(11, 11))
	done := 0
	for _, e := range elementwise {
		for i := range cases*e.share/100/scalarChunk + 1 {
			run := e.make(r, i%kinds)
			want := run(ref{})
			done += scalarChunk
			for _, name := range []string{"avx2/1", "avx512/1"} {
				if s := workers[name]; s != nil {
					equal(t, fmt.Sprintf("%s, %s, kind %d", name, e.name, i%kinds), run(s), want)
				}
			}
		}
	}
	if done < cases {
		t.Errorf("%d cases, want %d", done, cases)
	}
}
