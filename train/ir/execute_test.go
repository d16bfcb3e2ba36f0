package ir_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// text is a data set of n bytes without a period.
func text(n int) []byte {
	r := rand.New(rand.NewPCG(1, 2))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte('a' + r.IntN(26))
	}
	return b
}

func preset(tb testing.TB, name, numerics string, steps uint32) program.Program {
	tb.Helper()
	p, err := engine.Preset(name, steps, 3)
	if err != nil {
		tb.Fatal(err)
	}
	p.Numerics = numerics
	return p
}

// micro is the smallest program with every kind of operator: shared KV heads,
// biases, two micro-batches, and a context of more than one block of attention.
func micro(numerics string) program.Program {
	return program.Program{
		Numerics: numerics,
		Model: program.Model{
			Vocab: 256, Dim: 16, Layers: 1, Heads: 2, KVHeads: 1, Hidden: 20, Context: 72, RopeTheta: 10000,
			NormEps: 1e-5, QKVBias: true,
		},
		Batch: 1, Accumulate: 2, Seed: 5, Tokenizer: program.Bytes, Steps: 4,
		Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-2, Warmup: 1, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
			WeightDecay: 0.1, Clip: 1},
	}
}

// families are programs of what micro has not.
func families(numerics string) map[string]program.Program {
	qwen3, smollm3 := micro(numerics), micro(numerics)
	qwen3.Model.QKVBias, qwen3.Model.QKNorm, qwen3.Model.HeadDim, qwen3.Model.Hidden = false, true, 10, 19
	m := &smollm3.Model
	m.QKVBias, m.Tied, m.Layers, m.NoRopeEvery, m.Heads, m.KVHeads, m.HeadDim = false, true, 2, 2, 3, 3, 6
	gemma3 := micro(numerics)
	gemmed(&gemma3.Model)
	gemma3.Model.Layers = 2
	granite := micro(numerics)
	multiply(&granite.Model)
	olmo2 := qwen3
	olmo2.Model.Norms, olmo2.Model.QKNormWide = program.NormsAfter, true
	return map[string]program.Program{"qwen3": qwen3, "smollm3": smollm3, "olmo2": olmo2,
		"granite": granite, "gemma3": gemma3}
}

// multiply gives a model all of Granite's multipliers.
func multiply(m *program.Model) {
	m.QKVBias, m.EmbeddingMultiplier, m.AttentionMultiplier = false, 12, 0.07
	m.ResidualMultiplier, m.LogitsScaling = 0.22, 6
}

// gemmed gives a model all that Gemma 3 has.
func gemmed(m *program.Model) {
	m.QKVBias, m.QKNorm, m.Norms, m.NormsPlusOne = false, true, program.NormsBoth, true
	m.Activation, m.GlobalEvery, m.LocalRopeTheta, m.Window = program.GeluTanh, 2, 100, 5
	m.RopeScaling = program.RopeScaling{}
	m.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(m.Dim)))
}

// clone copies a state, because an engine changes it in place.
func clone(ts []tensor.Tensor) []tensor.Tensor {
	out := make([]tensor.Tensor, len(ts))
	for i, t := range ts {
		out[i] = tensor.Tensor{Name: t.Name, Shape: t.Shape, Data: append([]float32(nil), t.Data...)}
	}
	return out
}

func backend(tb testing.TB, name string, threads int) num.Backend {
	tb.Helper()
	be, err := num.New(name, threads)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(be.Close)
	return be
}

func trainer(tb testing.TB, p program.Program, data []byte) *engine.Trainer {
	tb.Helper()
	t, err := engine.New(p, data, engine.Options{Threads: 1})
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(t.Close)
	if t.Init(); !p.Base.IsZero() {
		base := func(ts []tensor.Tensor) (program.Base, error) { return root(ts), nil }
		if err := t.InitFrom(loads(p), base); err != nil {
			tb.Fatal(err)
		}
	}
	return t
}

func plan(tb testing.TB, p program.Program) *ir.Plan {
	tb.Helper()
	x, err := ir.NewPlan(p)
	if err != nil {
		tb.Fatal(err)
	}
	return x
}

// follow compares steps of an Instance with those of the engine.
func follow(t *testing.T, p program.Program, steps int) {
	t.Helper()
	followOn(t, p, text(20*int(p.Model.Context)), steps)
}

func followOn(t *testing.T, p program.Program, dataset []byte, steps int) {
	t.Helper()
	x, e := plan(t, p), trainer(t, p, dataset)
	start := ir.Start{Tables: x.TableValues(), State: clone(e.Tensors()), Data: rowsOf(t, p, dataset)}
	be := backend(t, "auto", 2)
	for s := range steps {
		start.Step = uint32(s)
		from := time.Now()
		r, err := x.Execute(start, be, nil)
		if err != nil {
			t.Fatal(err)
		}
		took := time.Since(from)
		want, err := e.Step()
		if err != nil || r.Failed {
			t.Fatalf("step %d: %v, failed %v", s, err, r.Failed)
		}
		if math.Float32bits(r.Loss) != math.Float32bits(want.Loss) ||
			math.Float32bits(r.Norm) != math.Float32bits(want.Norm) {
			t.Errorf("step %d: loss %v, norm %v; the engine has %v, %v", s, r.Loss, r.Norm, want.Loss, want.Norm)
		}
		sameState(t, s, r.State, e.Tensors())
		start.State = r.State
		t.Logf("%d operators, step %d in %v", len(x.Ops), s, took)
	}
}

func sameState(t *testing.T, step int, got, want []tensor.Tensor) {
	t.Helper()
	bad := 0
	for i, w := range want {
		for j, v := range w.Data {
			if math.Float32bits(v) != math.Float32bits(got[i].Data[j]) {
				if bad++; bad < 9 {
					t.Errorf("step %d: %s[%d] is %v, want %v", step, w.Name, j, got[i].Data[j], v)
				}
				break
			}
		}
	}
}

func TestExecuteIsTheEnginesStep(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		for _, name := range []string{"demo", "d64"} {
			t.Run(fmt.Sprint(name, "/", numerics), func(t *testing.T) { follow(t, preset(t, name, numerics, 20), 2) })
		}
	}
}

// TestFamilies: the steps of every family are the engine's, and the referee
// computes every operator of them. None has a kind of operator that LLaMA has not.
func TestFamilies(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		known := map[ir.Kind]bool{}
		for _, o := range plan(t, micro(numerics)).Ops {
			known[o.Kind] = true
		}
		for name, p := range families(numerics) {
			t.Run(fmt.Sprint(name, "/", numerics), func(t *testing.T) {
				follow(t, p, 2)
				x, e := plan(t, p), trainer(t, p, text(2000))
				s := ir.Start{Tables: x.TableValues(), State: clone(e.Tensors()), Data: text(2000), Step: 1}
				l, _ := record(t, x, s, backend(t, "auto", 2))
				referee(t, x, l, rand.New(rand.NewPCG(7, 8)), 8)
				for i, o := range x.Ops {
					if !known[o.Kind] {
						t.Errorf("operator %d is of kind %d", i, o.Kind)
					}
				}
			})
		}
	}
}

// TestLossesAreSummedInBlocks uses more rows than one block of a sum has.
func TestLossesAreSummedInBlocks(t *testing.T) {
	p := micro(program.R32)
	p.Batch, p.Accumulate, p.Model.Dim = 60, 1, 8
	follow(t, p, 1)
}
