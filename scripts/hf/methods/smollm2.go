package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

const (
	realContext = 128
	heldRows    = 8
	logitTokens = 96
)

// adaptReal trains an adapter on SmolLM2, over frozen weights in float32 and in NF4,
// and checks that the loss on held-out text falls.
func (o options) adaptReal(out string) error {
	f, err := hf.Open(o.smollm2)
	if err != nil {
		return err
	}
	defer f.Close()
	learned, held, err := book(f)
	if err != nil {
		return err
	}
	p, err := realProgram(f, uint32(o.steps))
	if err != nil {
		return err
	}
	if err := packed(out, f); err != nil {
		return err
	}
	for kind := range strings.SplitSeq(o.frozen, ",") {
		if p.Adapter.Frozen = kind; kind == "float32" {
			p.Adapter.Frozen = ""
		}
		if err := adapt(out, f, p, learned, held); err != nil {
			return fmt.Errorf("over %s: %w", kind, err)
		}
	}
	return nil
}

func realProgram(f *hf.Folder, steps uint32) (program.Program, error) {
	p := program.Program{
		Numerics: program.R32, Tokenizer: program.Tokens, Model: f.Model, Batch: 2, Accumulate: 1, Seed: 1,
		Steps: steps,
		Optimizer: program.Optimizer{
			Kind:     program.AdamW,
			LR:       5e-4,
			Warmup:   4,
			Beta1:    0.9,
			Beta2:    0.999,
			Eps:      1e-8,
			Clip:     1,
			Schedule: program.Linear,
		},
		Adapter: program.Adapter{Rank: 8, Alpha: 16, Targets: program.AllTargets},
	}
	p.Model.Context = realContext
	ts := views(model.Params(p.Model))
	err := f.Load(ts)
	if err != nil {
		return p, err
	}
	p.Base, err = commit.BaseRoot(ts, runtime.GOMAXPROCS(0))
	return p, err
}

// adapt trains, prints the held-out losses, and writes the adapter, the merged
// model and the logits under the adapter for the check.
func adapt(out string, f *hf.Folder, p program.Program, learned, held []byte) error {
	t, err := engine.New(p, learned, engine.Options{})
	if err != nil {
		return err
	}
	defer t.Close()
	if err := t.InitFrom(f.Load, root); err != nil {
		return err
	}
	before, err := t.Evaluate(held)
	if err != nil {
		return err
	}
	began := time.Now()
	for range p.Steps {
		if _, err := t.Step(); err != nil {
			return err
		}
	}
	took := time.Since(began)
	after, err := t.Evaluate(held)
	if err != nil {
		return err
	}
	name := "float32"
	if p.Adapter.Frozen != "" {
		name = p.Adapter.Frozen
	}
	fmt.Printf("SmolLM2 over %s: %d steps of %d tokens in %.0f s, %d MiB planned; held-out loss %.4f becomes %.4f\n",
		name, p.Steps, p.TokensPerStep(), took.Seconds(), engine.PlanBytes(p)>>20, before, after)
	if !(after < before-0.05) {
		return fmt.Errorf("the held-out loss went from %v to %v: the adapter has learned nothing", before, after)
	}
	if p.Adapter.Frozen != "" {
		return nil
	}
	return leave(out, f, t)
}

// leave writes the adapter, the merged model, and logits under the adapter.
func leave(out string, f *hf.Folder, t *engine.Trainer) error {
	p := t.Program()
	if err := t.SaveAdapter(filepath.Join(out, "smollm2-adapter"), "SmolLM2-135M-Instruct"); err != nil {
		return err
	}
	if err := t.SaveHFAs(filepath.Join(out, "smollm2-merged"), hf.SaveOptions{Source: f}); err != nil {
		return err
	}
	threads := runtime.GOMAXPROCS(0)
	be, err := num.New("auto", threads)
	if err != nil {
		return err
	}
	defer be.Close()
	m := model.Make(model.Plan{Model: p.Model, Adapter: p.Adapter, Seqs: 1}, be)
	if err := m.LoadBase(func(x engine.Tensor) error { return f.Load([]engine.Tensor{x}) }); err != nil {
		return err
	}
	a, err := hf.OpenAdapter(filepath.Join(out, "smollm2-adapter"), p.Model)
	if err != nil {
		return err
	}
	defer a.Close()
	if err := a.Load(m.Parameters()); err != nil {
		return err
	}
	ids := make([]int32, logitTokens)
	for i := range ids {
		ids[i] = int32(num.Philox4x32(3, 1, 0, uint64(i))[0] % p.Model.Vocab)
	}
	m.Forward(ids, 1, len(ids))
	if err := writeFloats(filepath.Join(out, "smollm2.logits.f32"), m.Logits()); err != nil {
		return err
	}
	return writeJSON(filepath.Join(out, "smollm2.ids.json"), ids)
}

// packed writes matrices of SmolLM2 as they are after quantising to NF4.
func packed(out string, f *hf.Folder) error {
	dir := filepath.Join(out, "nf4")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, p := range model.Params(f.Model) {
		if !strings.HasPrefix(p.Name, "model.layers.7.") || !p.Inner {
			continue
		}
		x := engine.Tensor{Name: p.Name, Shape: p.Shape, Data: make([]float32, p.Len())}
		if err := f.Load([]engine.Tensor{x}); err != nil {
			return err
		}
		frozen.Pack(program.NF4, x.Data).Values(x.Data, 0)
		if err := dump(dir, "", []engine.Tensor{x}); err != nil {
			return err
		}
	}
	return nil
}

// book returns Newton's Opticks as rows of tokens: rows to train on, and held-out
// rows of its end.
func book(f *hf.Folder) (learned, held []byte, err error) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, nil, err
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "src/testdata/Isaac.Newton-Opticks.txt"))
	if err != nil {
		return nil, nil, err
	}
	tok, err := f.Tokenizer()
	if err != nil {
		return nil, nil, err
	}
	e := sft.Encoder{Tokenizer: tok, Context: realContext}
	cut := len(text) - heldRows*realContext*4
	if learned, _, err = sft.Prepare(bytes.NewReader(text[:cut]), sft.Text, e, f.Model.Vocab, [32]byte{}); err != nil {
		return nil, nil, err
	}
	held, _, err = sft.Prepare(bytes.NewReader(text[cut:]), sft.Text, e, f.Model.Vocab, [32]byte{})
	return learned, held, err
}
