package engine

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// optimizers are programs with every update and schedule.
func optimizers() map[string]program.Program {
	ps := map[string]program.Program{}
	for name, o := range map[string]program.Optimizer{
		"sgd": {Kind: program.SGD, LR: 0.3, Momentum: 0.9, WeightDecay: 1e-4, Clip: 1, Schedule: program.Constant,
			Warmup: 2},
		"muon": {Kind: program.Muon, LR: 1e-2, MinLR: 1e-3, Momentum: 0.95, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
			WeightDecay: 0.1, Clip: 1, Schedule: program.WSD, Decay: 8},
		"ema": {Kind: program.AdamW, LR: 1e-2, MinLR: 1e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, Clip: 1, EMA: 0.9,
			Schedule: program.Linear},
	} {
		p := small()
		p.Model.Context, p.Optimizer = 36, o
		ps[name] = p
	}
	return ps
}

// mustAgree runs steps of p on every back end of this processor and requires
// the reference's records and state. Then it does the same from a checkpoint in
// the middle.
func mustAgree(t *testing.T, p program.Program, dataset []byte) {
	t.Helper()
	const steps = 4
	ref := start(t, p, dataset, Options{Backend: "ref", Threads: 1})
	records := run(t, ref, steps/2)
	middle := saved(t, ref)
	records = append(records, run(t, ref, steps/2)...)
	for _, name := range []string{"avx2", "avx512", "amx"} {
		fast, err := New(p, dataset, Options{Backend: name, Threads: 3})
		if errors.Is(err, num.ErrUnsupported) {
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		defer fast.Close()
		fast.Init()
		if got := run(t, fast, steps); fmt.Sprint(got) != fmt.Sprint(records) {
			t.Errorf("%s: records %v, want %v", name, got, records)
		}
		mustEqual(t, ref, fast)
		if err := fast.Load(bytes.NewReader(middle)); err != nil {
			t.Fatal(err)
		}
		run(t, fast, steps/2)
		mustEqual(t, ref, fast)
	}
}

// TestOptimizersGiveTheSameBits on every back end, and when they are resumed.
func TestOptimizersGiveTheSameBits(t *testing.T) {
	for name, p := range optimizers() {
		t.Run(name, func(t *testing.T) { mustAgree(t, p, opticks(t)) })
	}
}

// TestOptimizersLearn: every kind of update reduces the loss on a book.
func TestOptimizersLearn(t *testing.T) {
	for name, p := range optimizers() {
		p.Model.Context, p.Steps = 40, 60
		rs := run(t, start(t, p, opticks(t), Options{}), 60)
		if rs[59].Loss > rs[0].Loss-1.5 {
			t.Errorf("%s: loss from %v to %v", name, rs[0].Loss, rs[59].Loss)
		}
	}
}

// TestAveragesAreDelivered: a program with an average of the parameters saves
// the average as its model.
func TestAveragesAreDelivered(t *testing.T) {
	tr := start(t, optimizers()["ema"], opticks(t), Options{})
	run(t, tr, 3)
	dir := filepath.Join(t.TempDir(), "model")
	if err := tr.SaveHF(dir); err != nil {
		t.Fatal(err)
	}
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got := tensor.Tensor{Name: "model.norm.weight", Shape: []uint32{24}, Data: make([]float32, 24)}
	if err := f.Load([]tensor.Tensor{got}); err != nil {
		t.Fatal(err)
	}
	for _, x := range tr.Tensors() {
		same := slices.Equal(x.Data, got.Data)
		if x.Name == "ema."+got.Name && !same || x.Name == got.Name && same {
			t.Errorf("%s: saved %v, want the average", x.Name, got.Data[:3])
		}
	}
}
