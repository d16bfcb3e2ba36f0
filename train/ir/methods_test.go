package ir_test

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestMethodsAreRefused: a program that uses more than full training by AdamW
// with a cosine schedule has no plan. A plan without that feature would be of
// another step.
func TestMethodsAreRefused(t *testing.T) {
	for name, change := range map[string]func(*program.Program){
		"sgd":      func(p *program.Program) { p.Optimizer = program.Optimizer{Kind: program.SGD, LR: 0.1} },
		"muon":     func(p *program.Program) { p.Optimizer.Kind = program.Muon },
		"linear":   func(p *program.Program) { p.Optimizer.Schedule = program.Linear },
		"constant": func(p *program.Program) { p.Optimizer.Schedule, p.Optimizer.MinLR = program.Constant, 0 },
		"wsd":      func(p *program.Program) { p.Optimizer.Schedule, p.Optimizer.Decay = program.WSD, 1 },
		"ema":      func(p *program.Program) { p.Optimizer.EMA = 0.9 },
		"lora": func(p *program.Program) {
			p.Adapter = program.Adapter{Rank: 2, Alpha: 4, Targets: program.TargetQ}
		},
		"dpo": func(p *program.Program) {
			p.Adapter = program.Adapter{Rank: 2, Alpha: 4, Targets: program.TargetQ}
			p.Tokenizer, p.DPO.Beta = program.Tokens, 0.1
		},
	} {
		shape := program.Presets()[0]
		p := program.Program{
			Numerics: program.R32, Tokenizer: program.Bytes, Model: shape.Model, Batch: 1, Accumulate: 1, Steps: 10,
			Optimizer: program.Optimizer{Kind: program.AdamW, LR: 1e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8},
		}
		p.Model.Layers, p.Model.Context = 1, 8
		if _, err := ir.NewPlan(p); err != nil {
			t.Fatal(err)
		}
		change(&p)
		if _, err := ir.NewPlan(p); !errors.Is(err, ir.ErrUnsupported) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
