package num

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// operandScenarios are the scenarios of prepared operands.
var operandScenarios = map[string]scenario{"MultiplyR32": multiplyScenario(R32), "MultiplyX8": multiplyScenario(X8)}

// TestOperandConformance is TestConformance for prepared operands.
func TestOperandConformance(t *testing.T) { conform(t, operandScenarios, 120) }

// multiplyScenario prepares two operands in every arrangement and multiplies
// them twice. The second product adds to the first and uses a new source.
func multiplyScenario(a Arithmetic) scenario {
	return func(r *rand.Rand, kind int) func(Backend) []float32 {
		m, n, k := size(r, 60), size(r, 90), size(r, 200)
		switch r.IntN(12) {
		case 0:
			k = 1000 + r.IntN(300) // several passes
		case 1:
			m, n, k = 190, 200, 130 // several threads
		case 2:
			n = 500 + r.IntN(80) // several blocks of columns
		}
		left, right := r.IntN(2) == 0, r.IntN(2) == 0
		if a == R32 && left {
			right = true
		}
		if a == X8 && kind == any32 {
			kind = finite
		}
		lda, x := source(r, m, k, left, kind)
		ldb, y := source(r, n, k, right, kind)
		ldc, acc := n+r.IntN(3), r.IntN(2) == 0
		c := random(r, (m-1)*ldc+n, kind)
		return func(b Backend) []float32 {
			out, p, q := clone(c), b.NewOperand(a, Left), b.NewOperand(a, Right)
			b.Prepare(p, m, k, x, lda, left)
			b.Prepare(q, n, k, y, ldb, right)
			b.Multiply(p, q, out, ldc, acc)
			b.Prepare(p, m, k/2, x, lda, left)
			b.Prepare(q, n, k/2, y, ldb, right)
			b.Multiply(p, q, out, ldc, true)
			return out
		}
	}
}

// source is a factor of rows x k, its stride a little longer than its rows.
func source(r *rand.Rand, rows, k int, transposed bool, kind int) (ld int, x []float32) {
	if transposed {
		rows, k = k, rows
	}
	ld = k + r.IntN(3)
	return ld, random(r, (rows-1)*ld+k, kind)
}

// TestX8Quantises compares the reference with the definition of §16 in exact
// arithmetic, on the edges of every rule.
func TestX8Quantises(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	blocks := [][]float32{
		{0}, {fromBits(1 << 31), 0}, {fromBits(1)}, {fromBits(0x7fffff), -fromBits(3)},
		{64, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 63.5}, {127.49, 127.5, 126.5, -127.5, -127.99},
		{math.MaxFloat32, 1}, {0x1.fcp56, 0x1.fdp56, 0x1.ffp56, 0x1p57, -0x1p60, 0x1p50, 0x1p49},
		{0x1p-57, 0x1p-63, 0x1.8p-64, 0x1p-64, 0x1.000002p-64}, {0x1p-58, 0x1p-64},
	}
	for range 3000 {
		blocks = append(blocks, random(r, 1+r.IntN(x8Block), r.IntN(any32)))
	}
	for _, x := range blocks {
		o := Ref().NewOperand(X8, Left).(*refOperand)
		Ref().Prepare(o, 1, len(x), x, len(x), false)
		e, q := exactBlock(x)
		if o.exponents[0] != e {
			t.Fatalf("%v: exponent %d, want %d", x, o.exponents[0], e)
		}
		for i := range q {
			if int64(o.integers[i]) != q[i] {
				t.Fatalf("%v: integer %d is %d, want %d", x, i, o.integers[i], q[i])
			}
		}
		if !o.Finite() {
			t.Fatalf("%v: not finite", x)
		}
	}
}

// exactBlock is §16 in rational numbers.
func exactBlock(x []float32) (e int, q []int64) {
	top := new(big.Rat)
	for _, v := range x {
		if a := new(big.Rat).Abs(rational(v)); a.Cmp(top) > 0 {
			top = a
		}
	}
	e = x8MinExponent
	for e < x8MaxExponent && top.Cmp(power(e+7)) >= 0 {
		e++
	}
	for _, v := range x {
		q = append(q, min(max(nearestEven(new(big.Rat).Mul(rational(v), power(-e))), -127), 127))
	}
	return e, q
}

func rational(x float32) *big.Rat { return new(big.Rat).SetFloat64(float64(x)) }

func power(e int) *big.Rat { return new(big.Rat).SetFloat64(math.Ldexp(1, e)) }

// nearestEven rounds to nearest, ties to even. Anything far above 127 gives
// 1000.
func nearestEven(x *big.Rat) int64 {
	if x.Cmp(big.NewRat(1000, 1)) > 0 {
		return 1000
	}
	if x.Cmp(big.NewRat(-1000, 1)) < 0 {
		return -1000
	}
	double := new(big.Int).Mul(x.Num(), big.NewInt(2))
	floor := new(big.Int).Add(double, x.Denom())
	n := floor.Div(floor, new(big.Int).Mul(x.Denom(), big.NewInt(2))).Int64() // ⌊x + 1/2⌋
	if tie := new(big.Rat).Sub(big.NewRat(2*n-1, 2), x); tie.Sign() == 0 && n%2 != 0 {
		n--
	}
	return n
}

// TestX8IsExactInBlocks compares products with the chain of §16 in exact
// arithmetic.
func TestX8IsExactInBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for round := range 400 {
		k := 1 + r.IntN(300)
		x, y, c := random(r, k, round%any32), random(r, k, round%any32), random(r, 1, round%any32)
		got := clone(c)
		p, q := Ref().NewOperand(X8, Left), Ref().NewOperand(X8, Right)
		Ref().Prepare(p, 1, k, x, k, false)
		Ref().Prepare(q, 1, k, y, 1, true)
		Ref().Multiply(p, q, got, 1, true)
		want := exactChain(x, y, c[0])
		if got[0] != want {
			t.Fatalf("k %d: %g, want %g", k, got[0], want)
		}
	}
}

func TestX8ReportsWhatIsNotFinite(t *testing.T) {
	for name, b := range backends(t) {
		for _, bad := range []uint32{0x7f800000, 0xff800000, 0x7fc00000, 0xff800001} {
			for _, transposed := range []bool{false, true} {
				const rows, depth = 37, 150
				x := make([]float32, rows*depth)
				ld := depth
				if transposed {
					ld = rows
				}
				for _, at := range []int{0, 64, rows*depth - 1} {
					op := b.NewOperand(X8, Right)
					x[at] = fromBits(bad)
					b.Prepare(op, rows, depth, x, ld, transposed)
					x[at] = 0
					if op.Finite() || !op.Finite() {
						t.Fatalf("%s: %08x at %d must be reported once", name, bad, at)
					}
					b.Prepare(op, rows, depth, x, ld, transposed)
					if !op.Finite() {
						t.Fatalf("%s: zeros are reported", name)
					}
				}
			}
		}
	}
}
