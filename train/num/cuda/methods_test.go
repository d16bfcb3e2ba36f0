package cuda

import (
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/cuda/emulator"
	"github.com/infernetprotocol/infernet/train/program"
)

// methods are small programs beyond full training with AdamW.
func methods() map[string]program.Program {
	ps := map[string]program.Program{}
	add := func(name, numerics string, change func(*program.Program)) {
		p := small(numerics)
		p.Model.Layers, p.Model.Context, p.Batch, p.Accumulate = 1, 12, 1, 1
		change(&p)
		ps[name] = p
	}
	lora := program.Adapter{Rank: 3, Alpha: 6, Targets: program.AllTargets, Frozen: program.NF4}
	add("lora", num.Version, func(p *program.Program) { p.Adapter = lora })
	add("x8 lora", num.VersionX8, func(p *program.Program) { p.Adapter = lora })
	add("muon", num.Version, func(p *program.Program) {
		p.Optimizer.Kind, p.Optimizer.Momentum, p.Optimizer.EMA = program.Muon, 0.9, 0.9
	})
	add("sgd", num.Version, func(p *program.Program) {
		p.Optimizer = program.Optimizer{Kind: program.SGD, LR: 0.1, Momentum: 0.9, WeightDecay: 0.01,
			Schedule: program.Linear}
	})
	return ps
}

// TestMethods trains adapters and with other optimizers on the shipped PTX, and
// on the GPU if there is one: every bit of the state, and of what is generated,
// equals the reference's.
func TestMethods(t *testing.T) {
	const steps = 2
	backends := []string{emulator.Name}
	if _, err := Devices(); err == nil {
		backends = append(backends, Name)
	} else {
		t.Logf("the GPU is left out: %v", err)
	}
	for method, p := range methods() {
		want, records := trained(t, p, "ref", steps)
		for _, name := range backends {
			got, recorded := trained(t, p, name, steps)
			for i, r := range records {
				if recorded[i] != r {
					t.Errorf("%s on %s: step %d is %+v, want %+v", method, name, i, recorded[i], r)
				}
			}
			mustHave(t, method+" on "+name, got, want)
			if a, b := said(want), said(got); a != b {
				t.Errorf("%s on %s: says %q, want %q", method, name, b, a)
			}
		}
	}
}

// TestPreferences is TestMethods for pairs, whose sequences have a scale each.
func TestPreferences(t *testing.T) {
	p := small(num.Version)
	p.Model.Layers, p.Model.Context, p.Batch, p.Accumulate = 1, 14, 2, 1
	p.Tokenizer, p.DPO.Beta = program.Tokens, 0.5
	p.Adapter = program.Adapter{Rank: 2, Alpha: 4, Targets: program.TargetQ | program.TargetDown}
	pack := data.NewPairPacker(p.Model.Vocab, p.Model.Context, [32]byte{})
	for i := range int32(4) {
		answer := func(n, last int32) data.Sequence {
			return data.Sequence{Tokens: []int32{65, 66 + i, n, last}[:3+n%2],
				Counts: []bool{false, false, true, true}[:3+n%2]}
		}
		if ok, err := pack.AddPair(answer(70+i, 80), answer(71+i, 90)); err != nil || !ok {
			t.Fatal(ok, err)
		}
	}
	file, _, _, err := pack.Close()
	if err != nil {
		t.Fatal(err)
	}
	run := func(backend string) (*engine.Trainer, engine.Record) {
		trainer, err := engine.New(p, file, engine.Options{Backend: backend, Threads: 1})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(trainer.Close)
		trainer.Init()
		var last engine.Record
		for range 2 {
			if last, err = trainer.Step(); err != nil {
				t.Fatal(err)
			}
		}
		return trainer, last
	}
	want, record := run("ref")
	got, recorded := run(emulator.Name)
	if record != recorded {
		t.Errorf("records %+v, want %+v", recorded, record)
	}
	mustHave(t, "pairs", got, want)
}

func mustHave(t *testing.T, what string, got, want *engine.Trainer) {
	t.Helper()
	for i, x := range want.Tensors() {
		y := got.Tensors()[i]
		for j, v := range x.Data {
			if math.Float32bits(v) != math.Float32bits(y.Data[j]) {
				t.Fatalf("%s: %s[%d] is %v, want %v", what, x.Name, j, y.Data[j], v)
			}
		}
	}
}

func said(t *engine.Trainer) string { return string(t.Generate([]byte("Ray"), 2, 0, 1)) }
