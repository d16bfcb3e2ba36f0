package num

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/num/amx/emulator"
)

// backends are all back ends that this processor runs, on one thread and on
// three.
func backends(t testing.TB) map[string]Backend {
	t.Helper()
	all := map[string]Backend{}
	for _, name := range []string{"ref", "avx2", "avx512", "amx", emulator.Name} {
		for _, threads := range []int{1, 3} {
			b, err := openTested(name, threads)
			if errors.Is(err, ErrUnsupported) {
				t.Log(err)
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(b.Close)
			all[fmt.Sprintf("%s/%d", name, threads)] = b
		}
	}
	return all
}

// openTested is New, and the emulated tiles by their name.
func openTested(name string, threads int) (Backend, error) {
	if name == emulator.Name {
		return NewTiles(name, threads, emulator.Multiply)
	}
	return New(name, threads)
}

// kinds of test data: what fill draws from.
const (
	gaussian = iota
	wide     // exponents over 60 binades, cancellation
	finite   // any bit pattern whose products stay finite
	awkward  // subnormals, zeros of both signs, ties
	any32    // infinities and NaNs too
	kinds
)

func fill(r *rand.Rand, x []float32, kind int) {
	for i := range x {
		switch kind {
		case gaussian:
			x[i] = float32(r.NormFloat64())
		case wide:
			x[i] = float32(math.Ldexp(r.Float64()*2-1, r.IntN(60)-30))
		case finite:
			x[i] = fromBits(r.Uint32()&0x807fffff | uint32(r.IntN(180))<<23)
		case awkward:
			x[i] = [...]float32{0, fromBits(1 << 31), fromBits(r.Uint32() & 0x807fffff), float32(r.IntN(255)-127) + .5,
				float32(r.IntN(2)*2 - 1), 127.5, -127.5}[r.IntN(7)]
		case any32:
			x[i] = fromBits(r.Uint32())
		}
	}
}

func random(r *rand.Rand, n, kind int) []float32 {
	x := make([]float32, n)
	fill(r, x, kind)
	return x
}

func equal(t *testing.T, what string, got, want []float32) {
	t.Helper()
	if i := firstDifference(got, want); i >= 0 {
		t.Fatalf("%s: element %d of %d: %08x, want %08x", what, i, len(want), toBits(got[i]), toBits(want[i]))
	}
}

func clone(x []float32) []float32 { return append([]float32(nil), x...) }

// scenario runs an operation on random data. Every Backend must return equal
// bits.
type scenario func(r *rand.Rand, kind int) func(b Backend) []float32

func size(r *rand.Rand, most int) int {
	if r.IntN(3) == 0 {
		return 1 + r.IntN(20)
	}
	return 1 + r.IntN(most)
}

// shape is a table of at most 70 rows; one in four spans several threads.
func shape(r *rand.Rand) (rows, cols int) {
	if r.IntN(4) == 0 {
		return 60 + r.IntN(10), 300 + r.IntN(60)
	}
	return size(r, 40), size(r, 130)
}

var scenarios = map[string]scenario{
	"MatMul": func(r *rand.Rand, kind int) func(Backend) []float32 {
		l, acc := Layout(r.IntN(3)), r.IntN(2) == 0
		m, n, k := size(r, 60), size(r, 90), size(r, 60)
		switch r.IntN(12) {
		case 0:
			k = 250 + r.IntN(300) // several passes
		case 1:
			m, n, k = 90, 100, 70 // several threads
		case 2:
			n = 500 + r.IntN(80) // several blocks of columns
		}
		ar, ac, br, bc := m, k, k, n
		switch l {
		case TN:
			ar, ac = k, m
		case NT:
			br, bc = n, k
		}
		lda, ldb, ldc := ac+r.IntN(3), bc+r.IntN(3), n+r.IntN(3)
		a, b, c := random(r, (ar-1)*lda+ac, kind), random(r, (br-1)*ldb+bc, kind), random(r, (m-1)*ldc+n, kind)
		return func(be Backend) []float32 {
			out := clone(c)
			be.MatMul(l, m, n, k, a, lda, b, ldb, out, ldc, acc)
			return out
		}
	},
	"vectors": func(r *rand.Rand, kind int) func(Backend) []float32 {
		rows, cols := shape(r)
		x, y, bias := random(r, rows*cols, kind), random(r, rows*cols, kind), random(r, cols, kind)
		return func(b Backend) []float32 {
			out, column := clone(x), clone(bias)
			b.AddTo(out, y)
			b.AddBias(out, rows, cols, bias)
			b.Scale(out, bias[0])
			b.ColumnSum(column, y, rows, cols, rows%2 == 0)
			return append(append(out, column...), b.Sum(y), b.SumSquares(y), b.Sum(nil), b.SumSquares(x[:rows]))
		}
	},
	"RMSNorm": func(r *rand.Rand, kind int) func(Backend) []float32 {
		rows, cols := shape(r)
		x, dy, w, dw := random(r, rows*cols, kind), random(r, rows*cols, kind), random(r, cols, kind),
			random(r, cols, kind)
		return func(b Backend) []float32 {
			y, inv, dx, g := make([]float32, len(x)), make([]float32, rows), clone(dy), clone(dw)
			b.RMSNorm(y, inv, x, w, rows, cols, 1e-5)
			b.RMSNormBackward(dx, g, dx, x, w, inv, rows, cols)
			return append(append(append(y, inv...), dx...), g...)
		}
	},
	"SwiGLU": func(r *rand.Rand, kind int) func(Backend) []float32 {
		rows, cols := shape(r)
		n := rows * cols
		gate, up, dy := random(r, n, kind), random(r, n, kind), random(r, n, kind)
		return func(b Backend) []float32 {
			y, dg, du := clone(gate), clone(dy), clone(up)
			b.SwiGLU(y, y, up)
			b.SwiGLUBackward(dg, du, dg, gate, du)
			return append(append(y, dg...), du...)
		}
	},
	"GeGLU": func(r *rand.Rand, kind int) func(Backend) []float32 {
		rows, cols := shape(r)
		n := rows * cols
		gate, up, dy := random(r, n, kind), random(r, n, kind), random(r, n, kind)
		return func(b Backend) []float32 {
			y, dg, du := clone(gate), clone(dy), clone(up)
			b.GeGLU(y, y, up)
			b.GeGLUBackward(dg, du, dg, gate, du)
			return append(append(y, dg...), du...)
		}
	},
	"RoPE": func(r *rand.Rand, kind int) func(Backend) []float32 {
		heads, headDim, context := 1+r.IntN(4), 2*[...]int{3, 8, 16, 24, 5}[r.IntN(5)], 1+r.IntN(20)
		rows := 1 + r.IntN(150)
		cos, sin := RopeTables(context, headDim, 1e4)
		x := random(r, rows*heads*headDim, kind)
		return func(b Backend) []float32 {
			out := clone(x)
			b.RoPE(out, rows, heads, headDim, context, cos, sin, rows%2 == 0)
			return out
		}
	},
	"CausalSoftmax": func(r *rand.Rand, kind int) func(Backend) []float32 {
		rows := [...]int{1 + r.IntN(40), 32, 64, 1 + r.IntN(100)}[r.IntN(4)]
		s, dp, scale := random(r, rows*rows, kind), random(r, rows*rows, kind), float32(r.Float64())+1e-3
		return func(b Backend) []float32 {
			p, ds := clone(s), clone(dp)
			b.CausalSoftmax(p, rows, scale)
			b.CausalSoftmaxBackward(ds, p, rows, scale)
			return append(p, ds...)
		}
	},
	"CrossEntropy": func(r *rand.Rand, kind int) func(Backend) []float32 {
		rows, cols := shape(r)
		x, targets := random(r, rows*cols, kind), make([]int32, rows)
		for i := range targets {
			targets[i] = int32(r.IntN(cols+1)) - 1
		}
		return func(b Backend) []float32 {
			d, loss := clone(x), make([]float32, rows)
			if rows%2 == 0 { // apart or in place
				d = make([]float32, len(x))
				b.CrossEntropy(loss, d, x, targets, rows, cols, 1/float32(rows))
			} else {
				b.CrossEntropy(loss, d, d, targets, rows, cols, 1/float32(rows))
			}
			return append(d, loss...)
		}
	},
	"AdamW": func(r *rand.Rand, kind int) func(Backend) []float32 {
		rows, cols := shape(r)
		n := rows * cols
		p, g, m, v := random(r, n, kind), random(r, n, kind), random(r, n, kind), random(r, n, kind)
		coef := NewAdamW(uint64(1+r.IntN(5)), 1e-3, .9, .95, 1e-8, .1, .5)
		return func(b Backend) []float32 {
			p, m, v := clone(p), clone(m), clone(v)
			b.AdamW(p, g, m, v, coef)
			return append(append(p, m...), v...)
		}
	},
	"Each": func(r *rand.Rand, kind int) func(Backend) []float32 {
		const items, n = 9, 24
		x := random(r, items*n*n, kind)
		return func(b Backend) []float32 {
			out := clone(x)
			b.Each(items, func(i int, b Backend) {
				s := out[i*n*n : (i+1)*n*n]
				b.MatMul(NT, n, n, n, x[i*n*n:], n, x[i*n*n:], n, s, n, false)
				b.CausalSoftmax(s, n, .5)
			})
			return out
		}
	},
}

// TestConformance: every back end gives the reference's bits on every
// operation, whatever the number of threads.
func TestConformance(t *testing.T) { conform(t, scenarios, 60) }

func conform(t *testing.T, scenarios map[string]scenario, rounds int) {
	all := backends(t)
	for name, make1 := range scenarios {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, uint64(len(name))))
			for round := range rounds {
				run := make1(r, round%kinds)
				want := run(Ref())
				for which, b := range all {
					if which != "ref/1" {
						equal(t, fmt.Sprintf("%s, round %d", which, round), run(b), want)
					}
				}
			}
		})
	}
}
