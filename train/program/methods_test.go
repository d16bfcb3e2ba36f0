package program_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
)

// adapted is a program of every method: pairs, an adapter on a frozen base.
func adapted() program.Program {
	p := base()
	p.Tokenizer, p.Model.Vocab = program.Tokens, 512
	p.Adapter = program.Adapter{Rank: 8, Alpha: 16, Targets: program.TargetQ | program.TargetDown, Frozen: program.NF4}
	p.DPO.Beta = 0.1
	return p
}

func TestMethodsAreValid(t *testing.T) {
	for name, change := range map[string]func(*program.Optimizer){
		"sgd":      func(o *program.Optimizer) { *o = program.Optimizer{Kind: program.SGD, LR: 0.1, Momentum: 0.9} },
		"muon":     func(o *program.Optimizer) { o.Kind, o.Momentum = program.Muon, 0.95 },
		"constant": func(o *program.Optimizer) { o.Schedule, o.MinLR = program.Constant, 0 },
		"linear":   func(o *program.Optimizer) { o.Schedule = program.Linear },
		"wsd":      func(o *program.Optimizer) { o.Schedule, o.Decay = program.WSD, 95 },
		"ema":      func(o *program.Optimizer) { o.EMA = 0.999 },
	} {
		p, before := adapted(), adapted()
		change(&p.Optimizer)
		if err := p.Validate(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if p.Hash() == before.Hash() {
			t.Errorf("%s does not enter the name", name)
		}
	}
}

func TestMethodTwins(t *testing.T) {
	for field, change := range map[string]func(*program.Program){
		"optimizer.beta1":    func(p *program.Program) { p.Optimizer.Kind = program.SGD },
		"optimizer.eps":      func(p *program.Program) { p.Optimizer.Kind, p.Optimizer.Eps = program.Muon, 0 },
		"optimizer.momentum": func(p *program.Program) { p.Optimizer.Momentum = 0.9 },
		"optimizer.schedule": func(p *program.Program) { p.Optimizer.Schedule = "cosine" },
		"optimizer.min_lr":   func(p *program.Program) { p.Optimizer.Schedule = program.Constant },
		"optimizer.decay":    func(p *program.Program) { p.Optimizer.Schedule, p.Optimizer.Decay = program.WSD, 96 },
		"optimizer.ema":      func(p *program.Program) { p.Optimizer.EMA = 1 },
		"adapter.rank":       func(p *program.Program) { p.Adapter.Rank = p.Model.Dim + 1 },
		"adapter.alpha":      func(p *program.Program) { p.Adapter.Alpha = 0 },
		"adapter.targets":    func(p *program.Program) { p.Adapter.Targets = 1 << 7 },
		"adapter.frozen":     func(p *program.Program) { p.Adapter.Frozen = "int4" },
		"dpo.beta":           func(p *program.Program) { p.DPO.Beta = -1 },
		"dpo":                func(p *program.Program) { p.Adapter = program.Adapter{} },
	} {
		p := adapted()
		change(&p)
		if err := p.Validate(); !errors.Is(err, program.ErrInvalid) || !strings.Contains(err.Error(), field) {
			t.Errorf("%s: %v", field, err)
		}
	}
	p := adapted()
	p.Optimizer.Decay = 5
	if p.Validate() == nil {
		t.Error("a cosine with a decay is valid")
	}
}

// TestAdapterAsText: every method's fields survive JSON, targets by name.
func TestAdapterAsText(t *testing.T) {
	p := adapted()
	p.Adapter.Start[3], p.Optimizer.EMA, p.Optimizer.Schedule = 9, 0.9, program.Linear
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var back program.Program
	if err := json.Unmarshal(text, &back); err != nil || back != p {
		t.Errorf("%s reads as %+v, %v", text, back, err)
	}
	if !strings.Contains(string(text), `"targets":["q_proj","down_proj"]`) {
		t.Errorf("targets in %s", text)
	}
	for _, bad := range []string{`["q"]`, `["q_proj","q_proj"]`, `3`} {
		if err := json.Unmarshal([]byte(bad), new(program.Targets)); err == nil {
			t.Errorf("reads %s", bad)
		}
	}
	if text, _ := json.Marshal(base()); strings.Contains(string(text), "adapter") ||
		strings.Contains(string(text), "dpo") {
		t.Errorf("full training is written as %s", text)
	}
}

// TestTrainedValues by hand: rank 8 on q (32+32) and down (88+32) of 2 layers.
func TestTrainedValues(t *testing.T) {
	p := adapted()
	if got := p.Trained(); got != 2*8*(64+120) {
		t.Errorf("%d values of the adapter", got)
	}
	p.Model.KVHeads, p.Adapter.Targets = 2, program.AllTargets
	if got := p.Trained(); got != 2*8*(64+48+48+64+120+120+120) {
		t.Errorf("%d values of the adapter on all targets", got)
	}
	p.Adapter, p.DPO = program.Adapter{}, program.DPO{}
	if p.Trained() != p.Model.Parameters() {
		t.Error("full training does not train all")
	}
}
