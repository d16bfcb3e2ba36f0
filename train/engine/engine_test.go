package engine

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/amx/emulator"
	"github.com/infernetprotocol/infernet/train/program"
)

// opticks is Newton's book, which the Go distribution contains: real text that
// is available wherever this builds.
func opticks(tb testing.TB) []byte {
	tb.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		tb.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "src/testdata/Isaac.Newton-Opticks.txt"))
	if err != nil {
		tb.Fatal(err)
	}
	return b
}

// small is a program that is fast even on the reference: two attention blocks,
// GQA, two micro-batches.
func small() program.Program {
	return program.Program{
		Numerics: program.R32, Tokenizer: "byte", Batch: 2, Accumulate: 2, Seed: 42, Steps: 12,
		Model: program.Model{
			Vocab: 256, Dim: 24, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 28, Context: model.BlockRows + 5,
			RopeTheta: 10000, NormEps: 1e-5, QKVBias: true,
		},
		Optimizer: program.Optimizer{
			Kind: "adamw", LR: 1e-2, MinLR: 1e-3, Warmup: 3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
			WeightDecay: 0.1, Clip: 1,
		},
	}
}

// start makes a trainer at step 0.
func start(tb testing.TB, p program.Program, text []byte, o Options) *Trainer {
	tb.Helper()
	t, err := New(p, text, o)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(t.Close)
	t.Init()
	return t
}

func run(tb testing.TB, t *Trainer, steps int) []Record {
	tb.Helper()
	rs := make([]Record, 0, steps)
	for range steps {
		r, err := t.Step()
		if err != nil {
			tb.Fatal(err)
		}
		rs = append(rs, r)
	}
	return rs
}

// mustEqual compares two states bit for bit.
func mustEqual(tb testing.TB, a, b *Trainer) {
	tb.Helper()
	if a.StepIndex() != b.StepIndex() {
		tb.Fatalf("steps %d and %d", a.StepIndex(), b.StepIndex())
	}
	for i, x := range a.Tensors() {
		y := b.Tensors()[i]
		for j, v := range x.Data {
			if math.Float32bits(v) != math.Float32bits(y.Data[j]) {
				tb.Fatalf("%s[%d]: %x and %x", x.Name, j, math.Float32bits(v), math.Float32bits(y.Data[j]))
			}
		}
	}
}

// TestEveryBackendGivesTheSameBits runs whole steps, and generation, on every
// back end of this processor, with one thread and with three, in both numerics.
func TestEveryBackendGivesTheSameBits(t *testing.T) {
	text := opticks(t)
	var states [][]byte
	for _, version := range []string{program.R32, program.X8} {
		p := small()
		p.Numerics = version
		ref := start(t, p, text, Options{Backend: "ref", Threads: 1})
		records := run(t, ref, 6)
		said := ref.Generate([]byte("The Rays of Light"), 20, 0.8, 9)
		for _, name := range []string{"auto", "avx2", "avx512", emulator.Name} {
			for _, threads := range []int{1, 3} {
				fast, err := New(p, text, Options{Backend: name, Threads: threads})
				if errors.Is(err, num.ErrUnsupported) {
					continue // this processor lacks it; New says so
				} else if err != nil {
					t.Fatal(err)
				}
				defer fast.Close()
				fast.Init()
				if got := run(t, fast, 6); fmt.Sprint(got) != fmt.Sprint(records) {
					t.Errorf("%s, %s, %d threads: records %v, want %v", version, name, threads, got, records)
				}
				mustEqual(t, ref, fast)
				if got := fast.Generate([]byte("The Rays of Light"), 20, 0.8, 9); string(got) != string(said) {
					t.Errorf("%s, %s: generates %q, want %q", version, name, got, said)
				}
			}
		}
		states = append(states, saved(t, ref))
	}
	if bytes.Equal(states[0][len(states[0])-1000:], states[1][len(states[1])-1000:]) {
		t.Error("both numerics give the same state: one of them is not computed")
	}
}

// TestX8RefusesWhatIsNotFinite: an activation that overflowed fails the step,
// although its integers would be finite, and the state is unchanged.
func TestX8RefusesWhatIsNotFinite(t *testing.T) {
	p := small()
	p.Numerics = program.X8
	tr := start(t, p, opticks(t), Options{})
	run(t, tr, 1)
	before := saved(t, tr)
	for _, x := range tr.Tensors() {
		if x.Name == "model.layers.0.mlp.up_proj.weight" || x.Name == "model.layers.0.mlp.gate_proj.weight" {
			for i := range x.Data {
				x.Data[i] = 1e17 * float32(1-i%2*2)
			}
		}
		if x.Name == "model.layers.0.post_attention_layernorm.weight" {
			for i := range x.Data {
				x.Data[i] = 1e17
			}
		}
	}
	broken := saved(t, tr)
	if _, err := tr.Step(); !errors.Is(err, ErrNonFinite) {
		t.Fatalf("step: %v", err)
	}
	if !bytes.Equal(saved(t, tr), broken) {
		t.Error("the failed step changed the state")
	}
	if err := tr.Load(bytes.NewReader(before)); err != nil {
		t.Fatal(err)
	}
	run(t, tr, 1)
}

// TestLearnsRealText: after 60 steps on a book the loss is below that of the
// best model that only knows the frequency of each byte.
func TestLearnsRealText(t *testing.T) {
	text := opticks(t)
	cut := len(text) * 9 / 10
	p := small()
	p.Model.Dim, p.Model.Hidden, p.Batch, p.Steps = 32, 64, 4, 60
	tr := start(t, p, text[:cut], Options{})
	held := text[cut : cut+4000]
	before, err := tr.Evaluate(held)
	if err != nil {
		t.Fatal(err)
	}
	rs := run(t, tr, 60)
	after, err := tr.Evaluate(held)
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(float64(before)-math.Log(256)) > 0.3 {
		t.Errorf("untrained loss %v, want about ln 256 = %v", before, math.Log(256))
	}
	if unigram := entropy(text[:cut]); float64(after) > unigram {
		t.Errorf("held-out loss %v after 60 steps, byte frequencies alone give %v", after, unigram)
	}
	if rs[0].Loss < 5 || rs[59].Loss > 3.2 || rs[0].Step != 0 || rs[59].Step != 59 {
		t.Errorf("records run from %+v to %+v", rs[0], rs[59])
	}
	if _, err := tr.Step(); !errors.Is(err, ErrDone) {
		t.Errorf("step after the last: %v", err)
	}
}

func entropy(text []byte) (h float64) {
	var n [256]float64
	for _, b := range text {
		n[b]++
	}
	for _, c := range n {
		if c > 0 {
			h -= c / float64(len(text)) * math.Log(c/float64(len(text)))
		}
	}
	return h
}

// TestDivergenceLeavesTheStateAlone: a step that overflows changes nothing.
func TestDivergenceLeavesTheStateAlone(t *testing.T) {
	text := opticks(t)
	a := start(t, small(), text, Options{})
	run(t, a, 2)
	b := start(t, small(), text, Options{})
	run(t, b, 2)
	for _, tr := range []*Trainer{a, b} { // finite weights whose products are not
		x := tr.Tensors()[2].Data
		for i := range x {
			x[i] = 3e38
		}
	}
	for range 2 {
		if _, err := a.Step(); !errors.Is(err, ErrNonFinite) {
			t.Fatalf("step on huge weights: %v", err)
		}
		mustEqual(t, a, b)
	}
}

// TestBrokenUpdateIsNeverSaved: if the update itself overflows, the trainer has
// no state until it is given one.
func TestBrokenUpdateIsNeverSaved(t *testing.T) {
	p := small()
	p.Optimizer.Eps = 1e-300 // +0 in float32: 0/0 for bytes that never occur
	tr := start(t, p, opticks(t), Options{})
	if _, err := tr.Step(); !errors.Is(err, ErrNonFinite) {
		t.Fatalf("step: %v", err)
	}
	if err := tr.Save(io.Discard); !errors.Is(err, ErrNoState) {
		t.Errorf("save: %v", err)
	}
	if _, err := tr.Step(); !errors.Is(err, ErrNoState) {
		t.Errorf("next step: %v", err)
	}
	if err := tr.SaveHF(filepath.Join(t.TempDir(), "x")); !errors.Is(err, ErrNoState) {
		t.Errorf("export: %v", err)
	}
	if out := tr.Generate(nil, 3, 0, 0); out != nil {
		t.Errorf("generates %q", out)
	}
	tr.Init()
	if _, err := tr.Evaluate(opticks(t)[:1000]); err != nil {
		t.Errorf("after Init: %v", err)
	}
}

// TestAnOverflowedMomentStopsTheStep: a parameter whose moment overflowed is no
// longer updated, and nothing in the parameters shows it. Moments are examined
// only after steps with huge gradients.
func TestAnOverflowedMomentStopsTheStep(t *testing.T) {
	tr := start(t, small(), opticks(t), Options{})
	moments := tr.optimizer.State()
	moments[len(moments)-1].Data[0] = float32(math.Inf(1))
	if err := tr.update(2 * hugeSquares); !errors.Is(err, ErrNonFinite) ||
		!strings.Contains(err.Error(), moments[len(moments)-1].Name) {
		t.Errorf("update: %v", err)
	}
	if err := tr.Save(io.Discard); !errors.Is(err, ErrNoState) {
		t.Errorf("save: %v", err)
	}
}

// TestMomentsStayFinite starts from the largest possible moments, with
// gradients whose squares sum to hugeSquares. It justifies that checkMoments
// skips ordinary steps.
func TestMomentsStayFinite(t *testing.T) {
	be, err := num.New("ref", 1)
	if err != nil {
		t.Fatal(err)
	}
	defer be.Close()
	for _, beta := range []float64{0, .1, .3, .5, .9, .95, .999, 1 - 0x1p-24, 1 - 0x1p-30} {
		for _, sign := range []float32{1, -1} {
			p, g, m, v := []float32{1}, []float32{sign * 0x1p50}, []float32{sign * math.MaxFloat32},
				[]float32{math.MaxFloat32}
			be.AdamW(p, g, m, v, num.NewAdamW(3, 1e-3, beta, beta, 1e-8, .1, 1))
			if !num.Finite(v) || !num.Finite(m) {
				t.Errorf("beta %v: m %v, v %v", beta, m, v)
			}
		}
	}
}

func TestNewRefuses(t *testing.T) {
	text := opticks(t)
	for _, c := range []struct {
		name string
		edit func(*program.Program, *Options, *[]byte)
		want error
	}{
		{"invalid", func(p *program.Program, _ *Options, _ *[]byte) { p.Batch = 0 }, program.ErrInvalid},
		{"memory", func(_ *program.Program, o *Options, _ *[]byte) { o.MaxBytes = 1 << 20 }, ErrMemory},
		{"largest", func(p *program.Program, _ *Options, _ *[]byte) {
			p.Model.Dim, p.Model.Heads, p.Model.KVHeads, p.Model.Layers = program.MaxDim, program.MaxDim/2, 1,
				program.MaxLayers
			p.Model.Hidden, p.Model.Context, p.Batch = 4*program.MaxDim, program.MaxContext, program.MaxBatch
		}, ErrMemory},
		{"data", func(_ *program.Program, _ *Options, d *[]byte) { *d = (*d)[:10] }, data.ErrTooSmall},
		{"back end", func(_ *program.Program, o *Options, _ *[]byte) { o.Backend = "abacus" }, num.ErrUnknownBackend},
	} {
		p, o, d := small(), Options{}, text
		c.edit(&p, &o, &d)
		if _, err := New(p, d, o); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
}

func TestPresets(t *testing.T) {
	for _, s := range program.Presets() {
		p, err := Preset(s.Name, 300, 1)
		if err != nil {
			t.Errorf("%s: %v", s.Name, err)
		}
		if need := PlanBytes(p); need > 2<<30 {
			t.Errorf("%s takes %d MiB", s.Name, need>>20)
		}
	}
	if _, err := Preset("d9", 300, 1); !errors.Is(err, ErrPreset) {
		t.Errorf("unknown preset: %v", err)
	}
}

// TestStepAllocations: the gradients, whose cost grows with the model, allocate
// nothing. The exact schedule allocates a few kilobytes of big floats.
func TestStepAllocations(t *testing.T) {
	for _, version := range []string{program.R32, program.X8} {
		for _, threads := range []int{1, 2} {
			p := small()
			p.Numerics = version
			tr := start(t, p, opticks(t), Options{Threads: threads})
			run(t, tr, 4) // every thread has met every piece
			if n := testing.AllocsPerRun(3, func() { tr.gradients() }); n > 0 {
				t.Errorf("%s, %d threads: gradients of a step allocate %v times", version, threads, n)
			}
		}
	}
}
