package evm_test

import (
	"flag"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm/runtime"

	"github.com/infernetprotocol/infernet/contracts/evm/doubles"
	"github.com/infernetprotocol/infernet/train/num"
)

// floatCases is how many cases TestFloat32 compares; scripts/contracts/arith
// asks for more.
var floatCases = flag.Int("arith", 60_000, "cases of soft float against train/num")

// The operations of FloatProbe, by number.
var floatOps = []struct {
	name string
	f    func(a, b, c float32) float32
}{
	{"fma", num.FMA},
	{"add", func(a, b, _ float32) float32 { return a + b }},
	{"sub", func(a, b, _ float32) float32 { return a - b }},
	{"mul", func(a, b, _ float32) float32 { return a * b }},
	{"div", func(a, b, _ float32) float32 { return a / b }},
	{"sqrt", func(a, _, _ float32) float32 { return num.Sqrt(a) }},
	{"exp", func(a, _, _ float32) float32 { return num.Exp(a) }},
	{"log", func(a, _, _ float32) float32 { return num.Log(a) }},
	{"neg", func(a, _, _ float32) float32 { return -a }},
}

const opLess, opLessEqual = 9, 10

func wantFloat(op int, a, b, c uint32) uint32 {
	x, y, z := math.Float32frombits(a), math.Float32frombits(b), math.Float32frombits(c)
	truth := func(v bool) uint32 {
		if v {
			return 1
		}
		return 0
	}
	switch op {
	case opLess:
		return truth(x < y)
	case opLessEqual:
		return truth(x <= y)
	}
	r := floatOps[op].f(x, y, z)
	if r != r {
		return 0x7fc00000
	}
	return math.Float32bits(r)
}

// edges are the bits around which rounding, subnormals and specials change.
var edges = []uint32{
	0, 1, 2, 3, 0x007fffff, 0x00800000, 0x00800001, 0x00ffffff, 0x01000000, 0x33800000, 0x34000000, 0x3effffff,
	0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fffffff, 0x40000000, 0x4b000000, 0x4b7fffff, 0x4b800000,
	0x7e800000, 0x7effffff, 0x7f000000, 0x7f7ffffe, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000, 0x7fffffff,
	0x3f3504f2, 0x3f3504f3, 0x42b17217, 0x42b17218, 0x42b20000, 0x42b20001, 0x42cff1b5, 0x42d00000,
	0x1f800000, 0x20000000,
}

// operand draws an adversarial operand: random bits, an edge case, or a neighbour of
// one, with either sign.
func operand(r *rand.Rand) uint32 {
	switch r.IntN(4) {
	case 0:
		return r.Uint32()
	case 1:
		return edges[r.IntN(len(edges))] ^ r.Uint32()&(1<<31)
	case 2:
		return (edges[r.IntN(len(edges))] + r.Uint32N(5) - 2) ^ r.Uint32()&(1<<31)
	}
	// near one: exponents in which sums interact
	return r.Uint32()&0x807fffff | (110+r.Uint32N(36))<<23
}

// drawCase draws operands. For fma and add it also draws cases in which c nearly
// cancels the product, where a soft float fails first.
func drawCase(r *rand.Rand, op int) (a, b, c uint32) {
	a, b, c = operand(r), operand(r), operand(r)
	if r.IntN(3) != 0 {
		return a, b, c
	}
	product := math.Float32frombits(a) * math.Float32frombits(b)
	c = math.Float32bits(-product) + r.Uint32N(5) - 2
	if op == 1 || op == 2 {
		b = a ^ 1<<31 + r.Uint32N(5) - 2
	}
	return a, b, c
}

// arithmetic is a contract on an EVM of its own, without a chain.
type arithmetic struct {
	code []byte
	cfg  *runtime.Config
}

func newArithmetic(t testing.TB) *arithmetic {
	t.Helper()
	cfg := &runtime.Config{GasLimit: 1 << 50}
	code, _, _, err := runtime.Create(common.FromHex(doubles.FloatProbeMetaData.Bin), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return &arithmetic{code: code, cfg: &runtime.Config{GasLimit: 1 << 50}}
}

func (a *arithmetic) call(t testing.TB, input []byte) []byte {
	t.Helper()
	out, _, err := runtime.Execute(a.code, input, a.cfg)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestFloat32 checks that every operation of the contract's soft float gives the bits
// of train/num.
func TestFloat32(t *testing.T) {
	const batch = 4000
	r := rand.New(rand.NewPCG(5, 7))
	probe, bound := newArithmetic(t), doubles.NewFloatProbe()
	for done := 0; done < *floatCases; done += batch {
		cases, want := make([]*big.Int, batch), make([]uint32, batch)
		for i := range cases {
			op := i % (len(floatOps) + 2)
			a, b, c := drawCase(r, op)
			w := new(big.Int).SetUint64(uint64(op)<<32 | uint64(a))
			w.Lsh(w, 64)
			cases[i] = w.Or(w, new(big.Int).SetUint64(uint64(b)<<32|uint64(c)))
			want[i] = wantFloat(op, a, b, c)
		}
		got, err := bound.UnpackRun(probe.call(t, bound.PackRun(cases)))
		if err != nil {
			t.Fatal(err)
		}
		for i, g := range got {
			if g.Uint64() != uint64(want[i]) {
				t.Fatalf("case %032x: contract %08x, train/num %08x", cases[i], g, want[i])
			}
		}
	}
}

// drawRow draws the operands of a chain: like those of layers, all over the
// range, or so that sums cancel, underflow and overflow; some of them zero.
func drawRow(r *rand.Rand) (a, b []uint32, acc uint32) {
	a, b = make([]uint32, 1+r.IntN(64)), make([]uint32, 0, 64)
	kind, exponent := r.IntN(4), r.Uint32N(220)
	value := func() uint32 {
		switch {
		case r.IntN(12) == 0:
			return r.Uint32() & (1 << 31)
		case kind == 0:
			return operand(r)
		case kind == 1: // near one
			return r.Uint32()&0x807fffff | (115+r.Uint32N(16))<<23
		case kind == 2: // few bits, so that sums are exact and cancel
			return r.Uint32()&0x80700000 | (exponent+r.Uint32N(4))<<23
		}
		return r.Uint32()&0x807fffff | (exponent+r.Uint32N(30))<<23
	}
	for i := range a {
		a[i], b = value(), append(b, value())
	}
	if r.IntN(2) == 0 {
		acc = value()
	}
	return a, b, acc
}

func words(row []uint32) []*big.Int {
	w := make([]*big.Int, len(row))
	for i, v := range row {
		w[i] = new(big.Int).SetUint64(uint64(v))
	}
	return w
}

// TestDot checks that a chain of fma over a row gives the bits of train/num, term by
// term.
func TestDot(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 13))
	probe, bound := newArithmetic(t), doubles.NewFloatProbe()
	for done := 0; done < *floatCases; {
		a, b, acc := drawRow(r)
		done += len(a)
		want := acc
		for i := range a {
			want = wantFloat(0, a[i], b[i], want)
		}
		out := probe.call(t, bound.PackDot(words(a), words(b), new(big.Int).SetUint64(uint64(acc))))
		got, err := bound.UnpackDot(out)
		if err != nil {
			t.Fatal(err)
		}
		if got.Uint64() != uint64(want) {
			t.Fatalf("chain of %d from %08x over %08x and %08x: contract %08x, train/num %08x", len(a), acc, a,
				b, got, want)
		}
	}
}

func TestFMAGas(t *testing.T) {
	const limit = 1200
	r := rand.New(rand.NewPCG(1, 1))
	probe, bound := newArithmetic(t), doubles.NewFloatProbe()
	worst := uint64(0)
	for range 300 {
		a, b, c := drawCase(r, 0)
		out, err := bound.UnpackGasOfFMA(probe.call(t, bound.PackGasOfFMA(
			new(big.Int).SetUint64(uint64(a)), new(big.Int).SetUint64(uint64(b)), new(big.Int).SetUint64(uint64(c)))))
		if err != nil {
			t.Fatal(err)
		}
		worst = max(worst, out.Used.Uint64())
	}
	t.Logf("fma takes at most %d gas", worst)
	if worst > limit {
		t.Errorf("fma takes %d gas, above %d", worst, limit)
	}
}
