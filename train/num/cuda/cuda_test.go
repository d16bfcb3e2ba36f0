package cuda

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/conform"
	"github.com/infernetprotocol/infernet/train/num/cuda/emulator"
	"github.com/infernetprotocol/infernet/train/num/ptx"
)

func emulate(tb testing.TB) *Backend {
	tb.Helper()
	b, err := New(emulator.Name, emulator.New())
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(b.Close)
	return b
}

func suite(t *testing.T, b *Backend, o conform.Options) {
	t.Helper()
	report, err := conform.Run(b, o)
	if err = errors.Join(err, b.Err()); err != nil {
		t.Fatal(err)
	}
	t.Logf("%s: %d cases, %d values have the reference's bits", b.Name(), report.Cases, report.Values)
}

// TestEmulated runs the suite on the shipped PTX, with either tile size.
func TestEmulated(t *testing.T) {
	suite(t, emulate(t), conform.Options{Rounds: max(6, 40/slowdown), Seed: 1, Small: true})
	suite(t, emulate(t), conform.Options{Rounds: 5 / slowdown, Seed: 2})
	large := emulate(t)
	large.fill = 1
	suite(t, large, conform.Options{Rounds: 20 / slowdown, Seed: 3, Small: true})
}

// TestGPU runs the suite on the GPU of this machine. Without a GPU it checks
// the error that an operator sees instead.
func TestGPU(t *testing.T) {
	devices, err := Devices()
	if err != nil {
		t.Logf("no GPU is tested here: %v", err)
		if !errors.Is(err, ErrNoDriver) && !errors.Is(err, ErrNoDevice) {
			t.Errorf("%v is neither ErrNoDriver nor ErrNoDevice", err)
		}
		if !strings.Contains(err.Error(), "use --backend auto") {
			t.Errorf("%v does not say what to do", err)
		}
		if _, again := num.New(Name, 1); again == nil || again.Error() != err.Error() {
			t.Errorf("New says %v", again)
		}
		return
	}
	for _, d := range devices {
		t.Logf("%s, compute capability %s", d.Name, d.Capability)
		b, err := Open(d.Index)
		if err != nil {
			t.Fatal(err)
		}
		suite(t, b, conform.Options{Rounds: 20, Seed: 1})
		suite(t, b, conform.Options{Rounds: 40, Seed: 2, Small: true})
		b.Close()
	}
}

// TestRoundings: in the shipped PTX every floating-point operation that rounds
// has the suffix .rn, so that no assembler may fuse it, and none flushes
// subnormals or approximates.
func TestRoundings(t *testing.T) {
	rounded := 0
	for _, name := range modules {
		for n, line := range strings.Split(text(t, name), "\n") {
			op, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			op, _, _ = strings.Cut(op, "\t")
			if strings.Contains(op, ".ftz") || strings.Contains(op, ".approx") || strings.Contains(op, ".full") ||
				strings.Contains(op, ".f16") {
				t.Errorf("%s.ptx, line %d: %s", name, n+1, op)
			}
			base, _, _ := strings.Cut(op, ".")
			switch base {
			case "add", "sub", "mul", "mad", "div", "fma", "sqrt", "rcp", "rsqrt", "ex2", "lg2", "sin", "cos", "tanh":
				if strings.HasSuffix(op, ".f32") && !strings.Contains(op, ".rn") {
					t.Errorf("%s.ptx, line %d: %s may be fused or approximated", name, n+1, op)
				}
				rounded++
			}
		}
	}
	if rounded < 1000 {
		t.Errorf("only %d operations were looked at", rounded)
	}
}

func text(tb testing.TB, module string) string {
	tb.Helper()
	b, err := kernels.ReadFile("kernels/" + module + ".ptx")
	if err != nil {
		tb.Fatal(err)
	}
	return string(b)
}

// TestMutations: the suite detects a change of one rounding, constant, order or
// barrier in the PTX.
func TestMutations(t *testing.T) {
	for _, m := range []struct {
		name, module, old, new string
		which                  int // occurrence, from the end if negative
		want                   error
	}{
		{"a constant of exp, by one bit", "rows", "0f3EFFFFFE", "0f3EFFFFFF", 0, conform.ErrBits},
		{"the divisor's rounding", "rows", "div.rn.f32", "mul.rn.f32", 0, conform.ErrBits},
		{"a tree of other steps", "vectors", "%r27, 16;", "%r27, 8;", 0, conform.ErrBits},
		{"x·inv·w in another order", "rows", "mul.rn.f32", "sub.rn.f32", 1, conform.ErrBits},
		{"the largest integer", "x8", ", -127;", ", -128;", 0, conform.ErrBits},
		{"the ceiling of the exponent", "x8", ", 50;", ", 49;", 1, conform.ErrBits},
		{"an instruction that may be fused", "vectors", "add.rn.f32", "add.f32", 0, ptx.ErrUnknown},
		{"a barrier fewer in the product", "product", "bar.sync \t0;", "", -2, ptx.ErrRace},
		{"a barrier fewer in x8", "x8", "bar.sync \t0;", "", 0, ptx.ErrRace},
		{"a store beyond the end", "vectors", "setp.ge.u64", "setp.lt.s64", 0, ptx.ErrMemory},
	} {
		t.Run(m.name, func(t *testing.T) {
			err := mutated(t, m.module, m.old, m.new, m.which)
			if err == nil {
				t.Fatal("the suite did not notice")
			}
			t.Log(err)
			if !errors.Is(err, m.want) && !errors.Is(err, ptx.ErrUninitialised) {
				t.Errorf("want %v", m.want)
			}
		})
	}
}

// mutated runs the suite on PTX with one occurrence replaced.
func mutated(t *testing.T, module, old, with string, which int) error {
	t.Helper()
	d := emulator.New()
	for _, name := range modules {
		s := text(t, name)
		if name == module {
			s = replaceOne(t, s, old, with, which)
		}
		if err := d.Load(s); err != nil {
			return err
		}
	}
	b := &Backend{name: "mutated", dev: d, fill: 100}
	_, err := conform.Run(b, conform.Options{Rounds: 10, Seed: 1, Small: true})
	if b.Err() != nil {
		return b.Err() // the results are NaN then
	}
	return err
}

func replaceOne(t *testing.T, s, old, with string, which int) string {
	t.Helper()
	parts := strings.Split(s, old)
	if which < 0 {
		which += len(parts) - 1
	}
	if which < 0 || which >= len(parts)-1 {
		t.Fatalf("%q occurs %d times: the test must follow the PTX", old, len(parts)-1)
	}
	return strings.Join(parts[:which+1], old) + with + strings.Join(parts[which+1:], old)
}

func random(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(r.NormFloat64())
	}
	return x
}

func same(t *testing.T, what string, got, want []float32) {
	t.Helper()
	for i := range want {
		if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
			t.Fatalf("%s: value %d of %d: %x, want %x", what, i, len(want), got[i], want[i])
		}
	}
}

// TestLargeProducts takes sizes around the tiles in every layout.
func TestLargeProducts(t *testing.T) {
	b, r := emulate(t), rand.New(rand.NewPCG(4, 4))
	b.fill = 1
	for _, l := range []num.Layout{num.NN, num.NT, num.TN} {
		for _, size := range [][3]int{{128, 128, 16}, {129, 257, 9}, {127, 1, 8}, {1, 130, 7}} {
			m, n, k := size[0], size[1], size[2]
			lda, ldb := k, n
			if l == num.TN {
				lda = m
			}
			if l == num.NT {
				ldb = k
			}
			x, y, got := random(r, m*k), random(r, n*k), random(r, m*n)
			want := append([]float32(nil), got...)
			b.MatMul(l, m, n, k, x, lda, y, ldb, got, n, true)
			num.Ref().MatMul(l, m, n, k, x, lda, y, ldb, want, n, true)
			same(t, fmt.Sprint(l, size), got, want)
		}
	}
}

// TestFinite: an operand remembers a value that is not finite until Finite is
// called.
func TestFinite(t *testing.T) {
	b := emulate(t)
	o, x := b.NewOperand(num.X8, num.Left), make([]float32, 130)
	b.Prepare(o, 2, 65, x, 65, false)
	if !o.Finite() {
		t.Error("zeros are not finite")
	}
	x[129] = float32(math.Inf(-1))
	b.Prepare(o, 2, 65, x, 65, false)
	b.Prepare(o, 1, 65, x, 65, false)
	if o.Finite() || !o.Finite() {
		t.Error("an infinity is not told once")
	}
	for _, bad := range []float32{float32(math.NaN()), float32(math.Inf(1))} {
		if x[77] = bad; b.Finite(x) || !b.Finite(x[:77]) {
			t.Errorf("%v is not found", bad)
		}
	}
}

// TestTokens: gather copies rows, scatter adds them in ascending order.
func TestTokens(t *testing.T) {
	b, r := emulate(t), rand.New(rand.NewPCG(5, 5))
	const dim, vocab, rows = 37, 11, 90
	table, src, tokens := random(r, vocab*dim), random(r, rows*dim), make([]int32, rows)
	for i := range tokens {
		tokens[i] = int32(r.IntN(vocab - 1))
	}
	got, want := make([]float32, rows*dim), append([]float32(nil), table...)
	b.Gather(got, table, tokens, dim)
	for i, token := range tokens {
		same(t, "gather", got[i*dim:(i+1)*dim], table[int(token)*dim:int(token+1)*dim])
		num.Ref().AddTo(want[int(token)*dim:int(token+1)*dim], src[i*dim:(i+1)*dim])
	}
	b.ScatterAdd(table, src, tokens, dim)
	same(t, "scatter", table, want)
	b.Clear(table)
	same(t, "clear", table, make([]float32, len(table)))
}
