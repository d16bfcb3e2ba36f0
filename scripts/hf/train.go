package main

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Sizes of the training run: small enough for two processors.
const (
	trainContext = 128
	trainBatch   = 2
	trainSteps   = 2 // before the state is saved; one more is compared
)

// ours holds what transformers must find in the saved model.
type ours struct {
	IDs     []int32   `json:"ids"` // of the logits in ours.f32
	Bound   float64   `json:"bound"`
	Inputs  [][]int32 `json:"inputs"` // the batch of the step after the save
	Targets [][]int32 `json:"targets"`
	Loss    float32   `json:"loss"`
	Norm    float32   `json:"norm"`
}

// train trains SmolLM2 further on a book, saves it under out, and records the loss
// and gradient norm of the next step.
func train(smollm2, out string, ids []int32) error {
	f, err := hf.Open(smollm2)
	if err != nil {
		return err
	}
	defer f.Close()
	dataset, err := book(f)
	if err != nil {
		return err
	}
	p, err := fineTuning(f)
	if err != nil {
		return err
	}
	t, err := engine.New(p, dataset, engine.Options{})
	if err != nil {
		return err
	}
	defer t.Close()
	root := func(ts []tensor.Tensor) (program.Base, error) { return commit.BaseRoot(ts, runtime.GOMAXPROCS(0)) }
	if err := t.InitFrom(f.Load, root); err != nil {
		return err
	}
	for range trainSteps {
		r, err := t.Step()
		if err != nil {
			return err
		}
		fmt.Printf("step %d: loss %.4f, gradient norm %.3f\n", r.Step, r.Loss, r.Norm)
	}
	dir := filepath.Join(out, "ours")
	if err := t.SaveHFAs(dir, hf.SaveOptions{Source: f}); err != nil {
		return err
	}
	next, err := t.Step() // its loss and norm are of the saved state
	if err != nil {
		return err
	}
	return note(out, p, dataset, next, ids)
}

// note writes ours.json and the logits of the saved model.
func note(out string, p program.Program, dataset []byte, r engine.Record, ids []int32) error {
	o := ours{IDs: ids, Bound: bound, Loss: r.Loss, Norm: r.Norm}
	b, err := data.Open(p, dataset)
	if err != nil {
		return err
	}
	rows := trainBatch * trainContext
	in, to := make([]int32, rows), make([]int32, rows)
	b.Fill(trainSteps, 0, in, to)
	if spans := b.Spans(trainSteps, 0, make([]int32, 0, rows)); len(spans) != trainBatch {
		return fmt.Errorf(
			"the batch has %d documents in %d rows, which transformers would not keep apart: choose another seed",
			len(spans),
			trainBatch,
		)
	}
	for i := 0; i < rows; i += trainContext {
		o.Inputs, o.Targets = append(o.Inputs, in[i:i+trainContext]), append(o.Targets, to[i:i+trainContext])
	}
	text, err := json.Marshal(o)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(out, "ours.json"), text, 0o600); err != nil {
		return err
	}
	values, err := logits(filepath.Join(out, "ours"), num.R32, ids)
	if err != nil {
		return err
	}
	raw := make([]byte, 0, 4*len(values))
	for _, v := range values {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(v))
	}
	return os.WriteFile(filepath.Join(out, "ours.f32"), raw, 0o600)
}

// book returns a token file of Newton's Opticks, which is part of the Go distribution.
func book(f *hf.Folder) ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	text, err := os.Open(filepath.Join(strings.TrimSpace(string(root)), "src/testdata/Isaac.Newton-Opticks.txt"))
	if err != nil {
		return nil, err
	}
	defer text.Close()
	tok, err := f.Tokenizer()
	if err != nil {
		return nil, err
	}
	file, _, err := sft.Prepare(
		text,
		sft.Text,
		sft.Encoder{Tokenizer: tok, Context: trainContext},
		f.Model.Vocab,
		[32]byte{},
	)
	return file, err
}

// fineTuning returns a program that starts from the folder's weights.
func fineTuning(f *hf.Folder) (program.Program, error) {
	p := program.Program{
		Numerics: program.R32, Tokenizer: program.Tokens, Model: f.Model, Batch: trainBatch, Accumulate: 1, Seed: 1,
		Steps: trainSteps + 1,
		Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-5, MinLR: 1e-6, Beta1: 0.9, Beta2: 0.999,
			Eps: 1e-8, Clip: 1},
	}
	p.Model.Context = trainContext
	layout := model.Params(p.Model)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	err := f.Load(ts)
	if err != nil {
		return p, err
	}
	p.Base, err = commit.BaseRoot(ts, runtime.GOMAXPROCS(0))
	return p, err
}
