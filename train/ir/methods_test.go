package ir_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// methods are programs of everything that validates, each a change of onTokens.
var methods = map[string]func(*program.Program){
	"adamw":    func(*program.Program) {},
	"base":     func(p *program.Program) { p.Base = root(seeded(*p)) },
	"sgd":      func(p *program.Program) { p.Optimizer = program.Optimizer{Kind: program.SGD, LR: 0.1, Clip: 1} },
	"momentum": momentum,
	"muon":     muon,
	"linear":   func(p *program.Program) { p.Optimizer.Schedule = program.Linear },
	"constant": func(p *program.Program) { p.Optimizer.Schedule, p.Optimizer.MinLR = program.Constant, 0 },
	"wsd":      func(p *program.Program) { p.Optimizer.Schedule, p.Optimizer.Decay = program.WSD, 2 },
	"ema":      func(p *program.Program) { p.Optimizer.EMA = 0.9 },
	"bytes":    func(p *program.Program) { p.Tokenizer, p.Model.Vocab = program.Bytes, 256 },
	"once":     func(p *program.Program) { p.Accumulate = 1 },
	"lora":     func(p *program.Program) { adapt(p, "") },
	"lora on some": func(p *program.Program) {
		adapt(p, "")
		p.Adapter.Targets = program.TargetQ | program.TargetDown
	},
	"lora from the seed": func(p *program.Program) {
		adapt(p, "")
		p.Base = program.Base{}
	},
	"lora by muon": func(p *program.Program) { adapt(p, ""); muon(p) },
	"lora by sgd":  func(p *program.Program) { adapt(p, ""); momentum(p) },
	"lora on bytes": func(p *program.Program) {
		p.Tokenizer, p.Model.Vocab = program.Bytes, 256
		adapt(p, "")
	},
	"bf16":  func(p *program.Program) { adapt(p, program.BF16) },
	"qlora": func(p *program.Program) { adapt(p, program.NF4) },
	"dpo":   func(p *program.Program) { adapt(p, ""); p.DPO.Beta = 0.5 },
	"dpo on qlora": func(p *program.Program) {
		adapt(p, program.NF4)
		p.DPO.Beta, p.Batch, p.Optimizer.Schedule = 3, 2, program.Linear
	},
}

// everything is a small program of preferences by Muon on a frozen base in four
// bits, in x8.
func everything() program.Program {
	p := onTokens(program.X8)
	p.Model.Context, p.Batch, p.Model.Vocab = 32, 2, 260
	adapt(&p, program.NF4)
	p.Base = program.Base{}
	muon(&p)
	p.DPO.Beta, p.Optimizer.Schedule, p.Optimizer.Decay = 0.5, program.WSD, 2
	return p
}

func momentum(p *program.Program) {
	p.Optimizer = program.Optimizer{Kind: program.SGD, LR: 0.1, Momentum: 0.9, WeightDecay: 0.1, EMA: 0.5}
}

func muon(p *program.Program) {
	p.Optimizer.Kind, p.Optimizer.Momentum, p.Optimizer.EMA = program.Muon, 0.95, 0.9
}

func adapt(p *program.Program, frozen string) {
	p.Adapter = program.Adapter{Rank: 4, Alpha: 8, Targets: program.AllTargets, Frozen: frozen}
	p.Base = root(seeded(*p))
}

// seeded are parameters that a program may start from or freeze, in canonical
// order.
func seeded(p program.Program) []tensor.Tensor {
	params := model.Params(p.Model)
	arena := make([]float32, model.ArenaLen(params))
	model.Fill(params, arena, p.Model, 77)
	return model.Views(params, arena, "")
}

func root(ts []tensor.Tensor) program.Base {
	var sum merkle.Sums
	for _, x := range ts {
		sum.Add(x)
	}
	return program.Base(sum.Root())
}

// loads writes the parameters of seeded.
func loads(p program.Program) func([]tensor.Tensor) error {
	from := map[string][]float32{}
	for _, x := range seeded(p) {
		from[x.Name] = x.Data
	}
	return func(ts []tensor.Tensor) error {
		for _, x := range ts {
			if copy(x.Data, from[x.Name]) != len(x.Data) {
				return fmt.Errorf("no %s", x.Name)
			}
		}
		return nil
	}
}

// TestEveryMethodHasATrace: every method in every numerics has a plan, whose
// steps are the engine's, bit for bit, and whose elements are the referee's.
func TestEveryMethodHasATrace(t *testing.T) {
	for _, numerics := range program.Numerics() {
		for name, change := range methods {
			t.Run(name+"/"+numerics, func(t *testing.T) {
				p := onTokens(numerics)
				p.Model.Context, p.Batch = 80, 1
				change(&p)
				method(t, p)
			})
		}
	}
}

func method(t *testing.T, p program.Program) {
	data := dataset(t, p)
	tr, err := ir.NewOver(p, merkle.Sum("data"), ir.Division{Steps: 4, Stride: 2}, data, loads(p))
	if err != nil {
		t.Fatal(err)
	}
	inRange(t, tr.Plan())
	e, be := trainer(t, p, data), backend(t, "auto", 1)
	s := ir.Start{Tables: tables(t, tr.Plan()), State: clone(e.Tensors()), Data: rowsOf(t, p, data)}
	for s.Step = range uint32(2) {
		l, got := record(t, tr.Plan(), s, be)
		want, err := e.Step()
		if err != nil || got.Failed || got.Loss != want.Loss || got.Norm != want.Norm {
			t.Fatalf(
				"step %d: loss %v, norm %v, failed %v; the engine has %+v, %v",
				s.Step,
				got.Loss,
				got.Norm,
				got.Failed,
				want,
				err,
			)
		}
		sameState(t, int(s.Step), got.State, e.Tensors())
		if s.Step == 1 {
			t.Logf(
				"%d operators, %d cells",
				len(tr.Plan().Ops),
				referee(t, tr.Plan(), l, rand.New(rand.NewPCG(9, 8)), 3),
			)
		}
		s.State = got.State
	}
}

// tables are all tables of a plan.
func tables(tb fataler, x *ir.Plan) []tensor.Tensor {
	tb.Helper()
	below, err := ir.FrozenTables(x.Program, loads(x.Program))
	if err != nil {
		tb.Fatal(err)
	}
	return append(x.TableValues(), below...)
}

// TestWrongBase: frozen parameters that are not those that the program names
// make no trace.
func TestWrongBase(t *testing.T) {
	p := onTokens(program.R32)
	adapt(&p, program.NF4)
	d, data := ir.Division{Steps: 4, Stride: 2}, dataset(t, p)
	if _, err := ir.New(p, merkle.Sum("data"), d, data); !errors.Is(err, ir.ErrBase) {
		t.Errorf("no parameters: %v", err)
	}
	p.Base[3]++
	if _, err := ir.NewOver(p, merkle.Sum("data"), d, data, loads(p)); !errors.Is(err, ir.ErrBase) {
		t.Errorf("other parameters: %v", err)
	}
}

// TestBaseEntersTheTrace: another base, and another rounding of it, has another
// trace root even where the program were the same.
func TestBaseEntersTheTrace(t *testing.T) {
	p := onTokens(program.R32)
	adapt(&p, "")
	p.Base = program.Base{}
	seen := map[merkle.Root]string{}
	for _, kind := range []string{"", program.BF16, program.NF4} {
		p.Adapter.Frozen = kind
		tr, err := ir.New(p, merkle.Sum("data"), ir.Division{Steps: 4, Stride: 2}, dataset(t, p))
		if err != nil {
			t.Fatal(err)
		}
		h := tr.Header()
		if other, ok := seen[h.Tables]; ok {
			t.Errorf("%q has the tables of %q", kind, other)
		}
		seen[h.Tables] = kind
	}
}
