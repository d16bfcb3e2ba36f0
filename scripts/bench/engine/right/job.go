package main

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// job is a program over a text, which both sides train.
type job struct {
	name    string
	program program.Program
	text    []byte
}

// trained holds the results of one side: the first step's gradients and all losses.
// On our side it also holds the losses from weights that are one rounding away.
type trained struct {
	gradients      []tensor.Tensor
	losses, nudged []float64
}

// book returns Newton's Opticks, which is part of every Go distribution.
func book() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "src/testdata/Isaac.Newton-Opticks.txt"))
}

func (j job) trainer(p program.Program, backend string) (*engine.Trainer, error) {
	t, err := engine.New(p, j.text, engine.Options{Backend: backend})
	if err == nil {
		t.Init()
	}
	return t, err
}

// train runs the job with our engine.
func (j job) train(backend string) (r trained, err error) {
	if r.gradients, err = j.gradients(backend); err != nil {
		return r, err
	}
	if r.losses, err = j.losses(backend, func(*engine.Trainer) {}); err != nil {
		return r, err
	}
	r.nudged, err = j.losses(backend, nudge)
	return r, err
}

// losses returns the losses of all steps. prepare may change the initial weights.
func (j job) losses(backend string, prepare func(*engine.Trainer)) (all []float64, err error) {
	t, err := j.trainer(j.program, backend)
	if err != nil {
		return nil, err
	}
	defer t.Close()
	prepare(t)
	for range j.program.Steps {
		s, err := t.Step()
		if err != nil {
			return nil, err
		}
		all = append(all, float64(s.Loss))
	}
	return all, nil
}

// nudge moves every weight that is not zero to the next binary32 above or below it.
func nudge(t *engine.Trainer) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, x := range t.Tensors() {
		if strings.HasPrefix(x.Name, "adamw.") {
			continue
		}
		for i, w := range x.Data {
			if up := r.IntN(2) == 0; w != 0 && up {
				x.Data[i] = math.Nextafter32(w, float32(math.Inf(1)))
			} else if w != 0 {
				x.Data[i] = math.Nextafter32(w, float32(math.Inf(-1)))
			}
		}
	}
}

// gradients returns the gradients of the first step. It computes them from the first
// moments, which are (1−β1)·g when nothing is clipped.
func (j job) gradients(backend string) (all []tensor.Tensor, err error) {
	p := j.program
	p.Optimizer.Clip = 0
	t, err := j.trainer(p, backend)
	if err != nil {
		return nil, err
	}
	defer t.Close()
	if _, err := t.Step(); err != nil {
		return nil, err
	}
	for _, x := range t.Tensors() {
		name, moment := strings.CutPrefix(x.Name, "adamw.m.")
		if !moment {
			continue
		}
		g := tensor.Tensor{Name: name, Shape: x.Shape, Data: make([]float32, len(x.Data))}
		for i, m := range x.Data {
			g.Data[i] = float32(float64(m) / float64(1-p.Optimizer.Beta1))
		}
		all = append(all, g)
	}
	return all, nil
}

// write writes the files from which right.py starts.
func (j job) write(dir string) error {
	t, err := j.trainer(j.program, "auto")
	if err != nil {
		return err
	}
	defer t.Close()
	if err := t.SaveHF(filepath.Join(dir, "init")); err != nil {
		return err
	}
	o := j.program.Optimizer
	r := map[string]any{
		"lr":     o.LR,
		"min_lr": o.MinLR,
		"warmup": o.Warmup,
		"steps":  j.program.Steps,
		"betas":  []program.Binary64{o.Beta1, o.Beta2},
		"eps":    o.Eps,
		"decay":  o.WeightDecay,
		"clip":   o.Clip,
	}
	order, err := data.Open(j.program, j.text)
	if err != nil {
		return err
	}
	var batches []batch
	for s := range j.program.Steps {
		batches = append(batches, j.batch(order, s))
	}
	r["batches"] = batches
	b, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "run.json"), b, 0o644)
}

type batch struct {
	Inputs  [][]int32 `json:"inputs"`
	Targets [][]int32 `json:"targets"`
}

// batch returns the rows of a whole step. The mean over micro-batches of the same
// size is the mean over all of their rows.
func (j job) batch(order *data.Batches, step uint32) (b batch) {
	rows, context := int(j.program.Batch), int(j.program.Model.Context)
	for micro := range int(j.program.Accumulate) {
		inputs, targets := make([]int32, rows*context), make([]int32, rows*context)
		order.Fill(step, micro, inputs, targets)
		for r := range rows {
			b.Inputs = append(b.Inputs, inputs[r*context:(r+1)*context])
			b.Targets = append(b.Targets, targets[r*context:(r+1)*context])
		}
	}
	return b
}

// peer holds the results of right.py, in either precision.
type peer struct {
	torch              string
	float32s, float64s trained
}

func runPeer(python, dir string, j job) (p peer, err error) {
	cmd := exec.Command(python, "scripts/bench/engine/right/right.py", dir)
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return p, fmt.Errorf("right.py: %w; scripts/bench/engine/right/run installs what it needs", err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "losses.json"))
	if err != nil {
		return p, err
	}
	var r struct {
		Torch  string
		Losses struct{ Float32, Float64 []float64 }
	}
	if err := json.Unmarshal(b, &r); err != nil {
		return p, err
	}
	p.torch, p.float32s.losses, p.float64s.losses = r.Torch, r.Losses.Float32, r.Losses.Float64
	if p.float32s.gradients, err = loadGradients(filepath.Join(dir, "gradients-float32"), j.program.Model); err != nil {
		return p, err
	}
	p.float64s.gradients, err = loadGradients(filepath.Join(dir, "gradients-float64"), j.program.Model)
	return p, err
}

// loadGradients reads a model folder that holds gradients instead of weights.
func loadGradients(dir string, m program.Model) ([]tensor.Tensor, error) {
	f, err := hf.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	layout := model.Params(m)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	return ts, f.Load(ts)
}
