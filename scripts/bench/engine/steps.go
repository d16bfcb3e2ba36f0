package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
)

// step is a preset's training speed: tokens per second of every round.
type step struct {
	Preset  string               `json:"preset"`
	Backend string               `json:"backend"`
	Rates   map[string][]float64 `json:"tokens_per_second"`
	Loss    float64              `json:"largest_loss_difference"` // of the first steps, r32 and eager
}

// ours and theirs list the sides of the comparison, in the order of a round.
var (
	ours   = []string{program.R32, program.X8}
	theirs = []string{"eager", "compile", "bf16"}
)

const seed, batches = 1, 8

// preset returns the program of a name. Its learning rate is constant, which any
// framework can repeat.
func preset(name, numerics string) (program.Program, error) {
	p, err := engine.Preset(name, 1<<20, seed)
	if err != nil {
		return p, err
	}
	p.Numerics = numerics
	p.Optimizer.LR, p.Optimizer.MinLR, p.Optimizer.Warmup = 1e-3, 1e-3, 0
	return p, p.Validate()
}

// book returns the training text: Newton's Opticks, which is part of every Go
// distribution, or a file.
func (o options) book() ([]byte, error) {
	if o.text != "" {
		return os.ReadFile(o.text)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "src/testdata/Isaac.Newton-Opticks.txt"))
}

func start(o options, name, numerics string) (*engine.Trainer, error) {
	p, err := preset(name, numerics)
	if err != nil {
		return nil, err
	}
	b, err := o.book()
	if err != nil {
		return nil, err
	}
	t, err := engine.New(p, b, engine.Options{Backend: o.backend, Threads: o.threads})
	if err != nil {
		return nil, err
	}
	t.Init()
	return t, nil
}

// writePreset writes the peer's input: weights, batches, optimizer.
func writePreset(o options, dir, name string) error {
	t, err := start(options{backend: "auto", threads: 1, text: o.text}, name, program.R32)
	if err != nil {
		return err
	}
	defer t.Close()
	if err := t.SaveHF(filepath.Join(dir, name)); err != nil {
		return err
	}
	p, b := t.Program(), []byte(nil)
	if b, err = o.book(); err != nil {
		return err
	}
	order, err := data.New(b, int(p.Model.Context), int(p.Batch), 1, p.Seed)
	if err != nil {
		return err
	}
	r := map[string]any{"lr": p.Optimizer.LR, "betas": []program.Binary64{p.Optimizer.Beta1, p.Optimizer.Beta2},
		"eps": p.Optimizer.Eps, "decay": p.Optimizer.WeightDecay, "clip": p.Optimizer.Clip}
	var all []map[string][][]int32
	for s := range uint32(batches) {
		all = append(all, batch(order, p, s))
	}
	r["batches"] = all
	b, err = json.Marshal(r)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name, "run.json"), b, 0o644)
}

func batch(order *data.Batches, p program.Program, s uint32) map[string][][]int32 {
	rows, context := int(p.Batch), int(p.Model.Context)
	inputs, targets := make([]int32, rows*context), make([]int32, rows*context)
	order.Fill(s, 0, inputs, targets)
	m := map[string][][]int32{}
	for r := range rows {
		m["inputs"] = append(m["inputs"], inputs[r*context:(r+1)*context])
		m["targets"] = append(m["targets"], targets[r*context:(r+1)*context])
	}
	return m
}

// steps trains a preset on both sides alternately.
func steps(o options, p *peer, dir, name string) (step, error) {
	s := step{Preset: name, Rates: map[string][]float64{}}
	trainers := map[string]*engine.Trainer{}
	losses := map[string][]float64{}
	for _, numerics := range ours {
		t, err := start(o, name, numerics)
		if err != nil {
			return s, err
		}
		defer t.Close()
		trainers[numerics], s.Backend = t, t.Backend()
		for range 2 { // reserves
			r, err := t.Step()
			if err != nil {
				return s, err
			}
			losses[numerics] = append(losses[numerics], float64(r.Loss))
		}
	}
	for round := range o.rounds {
		for _, numerics := range ours {
			progress("%s, round %d of %d: ours %s", name, round+1, o.rounds, numerics)
			rate, more, err := o.train(trainers[numerics])
			if err != nil {
				return s, err
			}
			s.Rates[numerics], losses[numerics] = append(s.Rates[numerics], rate), append(losses[numerics], more...)
		}
		for _, mode := range theirs {
			progress("%s, round %d of %d: torch %s", name, round+1, o.rounds, mode)
			a, err := p.ask(request{Op: "train", Folder: filepath.Join(dir, name), Mode: mode, Seconds: o.seconds})
			if err != nil {
				return s, err
			}
			if a.Absent != "" {
				progress("%s: no torch %s: %s", name, mode, a.Absent)
				continue
			}
			s.Rates[mode], losses[mode] = append(s.Rates[mode], a.Rate), a.Losses
		}
	}
	s.Loss = difference(losses[program.R32], losses["eager"])
	if s.Loss > 2e-3 {
		return s, fmt.Errorf(
			"%s: the first losses are %v, the peer's %v: both sides must train the same model",
			name,
			head(losses[program.R32]),
			head(losses["eager"]),
		)
	}
	return s, nil
}

func head(x []float64) []float64 { return x[:min(len(x), batches)] }

func difference(x, y []float64) (most float64) {
	for i := range min(len(x), len(y), batches) {
		most = max(most, math.Abs(x[i]-y[i]))
	}
	return most
}

// train runs steps for some seconds and returns tokens per second.
func (o options) train(t *engine.Trainer) (rate float64, losses []float64, err error) {
	began, tokens := o.now(), uint64(0)
	for tokens == 0 || o.now()-began < o.seconds {
		r, err := t.Step()
		if err != nil {
			return 0, nil, err
		}
		losses = append(losses, float64(r.Loss))
		tokens += t.Program().TokensPerStep()
	}
	return float64(tokens) / (o.now() - began), losses, nil
}
