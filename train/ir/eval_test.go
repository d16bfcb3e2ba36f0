package ir_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// ledger keeps every output of a step of a small program.
type ledger struct {
	start   ir.Start
	outputs [][]float32
}

func (l *ledger) Cell(s ir.Source, id, index uint32) (uint32, error) {
	switch s {
	case ir.OpOutput:
		return math.Float32bits(l.outputs[id][index]), nil
	case ir.State:
		return math.Float32bits(l.start.State[id].Data[index]), nil
	case ir.Table:
		return math.Float32bits(l.start.Tables[id].Data[index]), nil
	}
	v := uint32(0)
	for i := range uint32(4) {
		if at := 4*index + i; int(at) < len(l.start.Data) {
			v |= uint32(l.start.Data[at]) << (8 * i)
		}
	}
	return v, nil
}

func record(t fataler, x *ir.Plan, s ir.Start, be num.Backend) (*ledger, ir.Result) {
	t.Helper()
	l := &ledger{start: s, outputs: make([][]float32, len(x.Ops))}
	r, err := x.Execute(s, be, func(op int, out []float32) error {
		l.outputs[op] = append([]float32(nil), out...)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return l, r
}

type fataler interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

func header(p program.Program, bytes int) *ir.Header {
	return &ir.Header{
		DataBytes: uint64(bytes), Seed: p.Seed, Batch: p.Batch, Accumulate: p.Accumulate, Context: p.Model.Context,
		Program: p.Hash(), Numerics: merkle.Sum(p.Numerics),
	}
}

// referee compares Eval, tile by tile, with the outputs of Execute, on the
// first, the last and some other cells of every operator.
func referee(t fataler, x *ir.Plan, l *ledger, r *rand.Rand, some int) (cells int) {
	t.Helper()
	h := header(x.Program, len(l.start.Data))
	for i := range x.Ops {
		o := &x.Ops[i]
		if o.Kind.Hashes() {
			continue
		}
		for j := range some {
			cell := uint32(r.IntN(int(o.Cells())))
			if j == 0 {
				cell = 0
			} else if j == 1 {
				cell = o.Cells() - 1
			}
			at := ir.Place{Cell: cell, Tiling: ir.Tiling(j % 2), Step: l.start.Step}
			for at.Tile = 0; at.Tile < o.Tiles(cell, at.Tiling); at.Tile++ {
				v, err := ir.Eval(h, o, at, l)
				if err != nil {
					t.Fatalf("operator %d, cell %d: %v", i, cell, err)
				}
				at.AccBefore = v
			}
			if want := math.Float32bits(l.outputs[i][cell]); at.AccBefore != want {
				t.Fatalf("operator %d (kind %d, %v), cell %d: the referee says %08x, the step %08x",
					i, o.Kind, o.Dims, cell, at.AccBefore, want)
			}
			cells++
		}
	}
	return cells
}

// TestRefereeComputesWhatTheStepDoes also runs on a state whose attention
// scores overflow. Infinities and NaNs must be the same.
func TestRefereeComputesWhatTheStepDoes(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		p := preset(t, "demo", numerics, 20)
		x, e := plan(t, p), trainer(t, p, text(2000))
		s := ir.Start{Tables: x.TableValues(), State: clone(e.Tensors()), Data: text(2000), Step: 7}
		r := rand.New(rand.NewPCG(3, 4))
		l, _ := record(t, x, s, backend(t, "auto", 2))
		t.Logf("%s: %d cells", numerics, referee(t, x, l, r, 12))

		for _, huge := range []float32{1e20, 3e38, float32(math.Inf(1)), float32(math.NaN())} {
			s.State = clone(e.Tensors())
			s.State[1].Data[3] = huge // a norm's weight: all of q and k
			l, result := record(t, x, s, backend(t, "auto", 2))
			if huge > 1e30 && !result.Failed {
				t.Errorf("%s: a weight of %v and the step is good", numerics, huge)
			}
			referee(t, x, l, r, 4)
		}
	}
}

// small draws programs of every shape that plans treat differently.
func small(t *rapid.T) program.Program {
	n := func(name string, from, to uint32) uint32 { return rapid.Uint32Range(from, to).Draw(t, name) }
	kv := n("kv heads", 1, 2)
	heads := kv * n("group", 1, 3)
	head := 2 * n("half", 1, 5)
	for heads*head%8 != 0 {
		head += 2
	}
	p := program.Program{
		Numerics: rapid.SampledFrom([]string{program.R32, program.X8}).Draw(t, "numerics"),
		Model: program.Model{
			Vocab: 256, Dim: heads * head, Layers: n("layers", 1, 2), Heads: heads, KVHeads: kv,
			Hidden: n("hidden", 1, 40), Context: n("context", 2, 100), RopeTheta: 10000, NormEps: 1e-5,
			RopeScaling: rapid.SampledFrom([]program.RopeScaling{{},
				{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 16}}).Draw(t, "scaling"),
			QKVBias: rapid.Bool().Draw(t, "bias"), Tied: rapid.Bool().Draw(t, "tied"),
		},
		Batch: n("batch", 1, 2), Accumulate: n("accumulate", 1, 3), Seed: rapid.Uint64().Draw(t, "seed"),
		Tokenizer: program.Bytes, Steps: 5,
		Optimizer: program.Optimizer{
			Kind: "adamw", LR: 1e-2, Warmup: n("warmup", 0, 3), Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1,
			Clip: rapid.SampledFrom([]program.Binary64{0, 1e-3, 1, 1e6}).Draw(t, "clip"),
		},
	}
	family(t, &p.Model)
	return p
}

// family turns a model without bias into a Qwen3, an OLMo 2, a Gemma 3, a Granite or a SmolLM3, and gives it
// heads of any width.
func family(t *rapid.T, m *program.Model) {
	if head := 2 * rapid.Uint32Range(1, 20).Draw(t, "head"); head*m.Heads != m.Dim {
		m.HeadDim = head
	}
	switch {
	case m.QKVBias:
	case rapid.Bool().Draw(t, "norm"):
		if m.QKNorm = true; rapid.Bool().Draw(t, "after") {
			m.Norms, m.QKNormWide = program.NormsAfter, true
		}
	case rapid.Bool().Draw(t, "gemma3"):
		gemmed(m)
		m.Window = rapid.Uint32Range(1, 100).Draw(t, "window")
	case rapid.Bool().Draw(t, "granite"):
		multiply(m)
	default:
		m.NoRopeEvery = rapid.Uint32Range(0, m.Layers).Draw(t, "no rope")
	}
}

// TestRandomPrograms compares two steps of an Instance with the engine's, and
// samples of every operator with the referee.
func TestRandomPrograms(t *testing.T) {
	be, slow := backend(t, "auto", 2), backend(t, "ref", 1)
	programs := rapid.Custom(small)
	for i := range 40 {
		p := programs.Example(i)
		data := text(3 * int(p.Model.Context+1))
		x, e := plan(t, p), trainer(t, p, data)
		inRange(t, x)
		s := ir.Start{Tables: x.TableValues(), State: clone(e.Tensors()), Data: data}
		for s.Step = range uint32(2) {
			l, got := record(t, x, s, be)
			referee(t, x, l, rand.New(rand.NewPCG(p.Seed, 1)), 3)
			want, err := e.Step()
			if err != nil || got.Failed {
				t.Fatalf("step %d of %+v: %v, failed %v", s.Step, p, err, got.Failed)
			}
			if got.Loss != want.Loss || got.Norm != want.Norm || !equal(got.State, e.Tensors()) {
				t.Fatalf("step %d of %+v is not the engine's", s.Step, p)
			}
			if p.Batch*p.Accumulate == 1 {
				if again, _ := x.Execute(s, slow, nil); !equal(again.State, got.State) {
					t.Fatalf("step %d of %+v has other bits on the reference", s.Step, p)
				}
			}
			s.State = got.State
		}
	}
}

func equal(a, b []tensor.Tensor) bool {
	for i := range a {
		for j, v := range a[i].Data {
			if math.Float32bits(v) != math.Float32bits(b[i].Data[j]) {
				return false
			}
		}
	}
	return len(a) == len(b)
}

// inRange checks three things. The extreme values of every index are within the
// tensor, unless the input is gathered or a guard excludes them. An operator
// reads only earlier ones. The sizes of inputs are those of the tensors that
// they read.
func inRange(t fataler, x *ir.Plan) {
	for i := range x.Ops {
		o := &x.Ops[i]
		for _, in := range o.Inputs {
			cells := uint64(0)
			switch in.Source {
			case ir.OpOutput:
				if in.ID >= uint32(i) {
					t.Fatalf("operator %d reads operator %d", i, in.ID)
				}
				cells = uint64(x.Ops[in.ID].Cells())
			case ir.State:
				cells = x.Tensors[in.ID].Cells()
			case ir.Table:
				cells = x.Tables[in.ID].Cells()
			}
			if uint64(in.Cells) != cells {
				t.Fatalf("operator %d reads %d cells of a tensor of %d", i, in.Cells, cells)
			}
		}
		for _, id := range o.Reads() {
			if id >= uint32(i) {
				t.Fatalf("operator %d hashes operator %d", i, id)
			}
		}
		if again, err := ir.Decode(o.Encode()); err != nil || again.Hash() != o.Hash() {
			t.Fatalf("operator %d does not survive its encoding: %v", i, err)
		}
	}
	if !x.Ops[len(x.Ops)-1].Kind.Hashes() {
		t.Fatal("the last operator is not the state's root")
	}
}

func TestPlansThatAreRefused(t *testing.T) {
	p := preset(t, "demo", program.R32, 20)
	for name, change := range map[string]func(*program.Program){
		"invalid": func(p *program.Program) { p.Batch = 0 },
		"too many tokens": func(p *program.Program) {
			p.Tokenizer, p.Batch, p.Accumulate = program.Tokens, 4096, 4096
		},
		"another optimizer": func(p *program.Program) { p.Optimizer.Kind = "lion" },
		"pairs of long answers": func(p *program.Program) {
			p.Tokenizer, p.DPO.Beta, p.Model.Context = program.Tokens, 0.1, 4097
			p.Adapter = program.Adapter{Rank: 2, Alpha: 4, Targets: program.TargetQ}
		},
		"too many steps":        func(p *program.Program) { p.Steps = ir.MaxSteps + 1 },
		"too many operators":    func(p *program.Program) { p.Accumulate, p.Model.Layers = 4096, 256 },
		"an output beyond 2^31": func(p *program.Program) { p.Batch, p.Model.Context = 4096, 1<<17 },
		"a parameter beyond 2^31": func(p *program.Program) {
			p.Model.Dim, p.Model.Hidden, p.Model.Heads, p.Model.KVHeads = 16384, 65536, 2, 2
			p.Batch = 4096
			p.Model.Context = 1 << 14
		},
	} {
		q := p
		change(&q)
		if _, err := ir.NewPlan(q); !errors.Is(err, ir.ErrUnsupported) && !errors.Is(err, program.ErrInvalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
