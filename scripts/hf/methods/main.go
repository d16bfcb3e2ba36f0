package main

import (
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"math"
	"os"
	"path/filepath"
	"runtime"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

func main() {
	log.SetFlags(0)
	o := options{}
	flag.StringVar(&o.smollm2, "smollm2", "",
		"the folder of SmolLM2: train an adapter on it in place of the small model")
	flag.UintVar(&o.steps, "steps", 8, "steps on SmolLM2")
	flag.StringVar(&o.frozen, "frozen", "float32,nf4", "how SmolLM2's weights are kept, one run for each")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("usage: methods [-smollm2 FOLDER] OUT")
	}
	run := small
	if o.smollm2 != "" {
		run = o.adaptReal
	}
	if err := run(flag.Arg(0)); err != nil {
		log.Fatal(err)
	}
}

// options are the flags.
type options struct {
	smollm2, frozen string
	steps           uint
}

// record is what the check reads about a case.
type record struct {
	Program program.Program `json:"program"`
	Steps   []stepRecord    `json:"steps"`
}

// stepRecord is one step: its batch and the engine's results.
type stepRecord struct {
	Inputs  []int32 `json:"inputs"`
	Targets []int32 `json:"targets"`
	Lengths []int32 `json:"lengths"`
	Loss    float32 `json:"loss"`
	Norm    float32 `json:"norm"`
	Pairs   []int32 `json:"pairs"`
}

// small trains the small model by every method.
func small(out string) error {
	f, err := hf.Open(filepath.Join(out, "small"))
	if err != nil {
		return err
	}
	defer f.Close()
	for _, c := range cases(f.Model) {
		if err := runCase(out, f, c); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	return nil
}

func runCase(out string, f *hf.Folder, c trial) error {
	p := c.program
	ts := views(model.Params(p.Model))
	if err := f.Load(ts); err != nil {
		return err
	}
	var err error
	if p.Base, err = commit.BaseRoot(ts, runtime.GOMAXPROCS(0)); err != nil {
		return err
	}
	dir := filepath.Join(out, c.name)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	t, closeAll, err := begin(out, f, &p, c.data)
	if err != nil {
		return err
	}
	defer closeAll()
	w := record{Program: p}
	for range p.Steps {
		s, err := step(t, p, c.data)
		if err != nil {
			return err
		}
		w.Steps = append(w.Steps, s)
		if len(w.Steps) > 1 {
			continue
		}
		if err := dump(dir, "first.", t.Tensors()); err != nil {
			return err
		}
	}
	if err := dump(dir, "last.", t.Tensors()); err != nil {
		return err
	}
	fmt.Printf("%-8s %d steps, loss %.5f to %.5f\n", c.name, len(w.Steps), w.Steps[0].Loss,
		w.Steps[len(w.Steps)-1].Loss)
	return writeJSON(filepath.Join(dir, "case.json"), w)
}

// begin returns a trainer at step 0. Its adapter, if there is one, is the one that PEFT wrote.
func begin(out string, f *hf.Folder, p *program.Program, dataset []byte) (*engine.Trainer, func(), error) {
	if p.Adapter.IsZero() {
		t, err := engine.New(*p, dataset, engine.Options{})
		if err != nil {
			return nil, nil, err
		}
		return t, t.Close, t.InitFrom(f.Load, root)
	}
	a, err := hf.OpenAdapter(filepath.Join(out, "adapter"), p.Model)
	if err != nil {
		return nil, nil, err
	}
	ts := views(model.AdapterParams(p.Model, a.Adapter))
	if err := a.Load(ts); err != nil {
		return nil, nil, err
	}
	p.Adapter = a.Adapter
	p.Adapter.Start = engine.AdapterRoot(ts)
	t, err := engine.New(*p, dataset, engine.Options{})
	if err != nil {
		return nil, nil, err
	}
	closeAll := func() { t.Close(); a.Close() }
	if err := t.InitFrom(f.Load, root); err != nil {
		return nil, closeAll, err
	}
	return t, closeAll, t.InitAdapter(a.Load)
}

func root(ts []tensor.Tensor) (program.Base, error) {
	return commit.BaseRoot(ts, runtime.GOMAXPROCS(0))
}

func views(ps []model.Param) []tensor.Tensor {
	return model.Views(ps, make([]float32, model.ArenaLen(ps)), "")
}

// dump writes tensors as raw values, each in a file of its name.
func dump(dir, prefix string, ts []tensor.Tensor) error {
	for _, x := range ts {
		if err := writeFloats(filepath.Join(dir, prefix+x.Name+".f32"), x.Data); err != nil {
			return err
		}
	}
	return nil
}

func writeFloats(name string, values []float32) error {
	raw := make([]byte, 0, 4*len(values))
	for _, v := range values {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(v))
	}
	return os.WriteFile(name, raw, 0o600)
}

func writeJSON(name string, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return os.WriteFile(name, b, 0o600)
}

// step runs a step and records its batch.
func step(t *engine.Trainer, p program.Program, dataset []byte) (s stepRecord, err error) {
	b, err := data.Open(p, dataset)
	if err != nil {
		return s, err
	}
	n := int(p.Batch * p.Model.Context)
	s.Inputs, s.Targets = make([]int32, n), make([]int32, n)
	at := t.StepIndex()
	b.Fill(at, 0, s.Inputs, s.Targets)
	s.Lengths, s.Pairs = b.Spans(at, 0, make([]int32, 0, n)), b.Pairs(at, 0, nil)
	r, err := t.Step()
	s.Loss, s.Norm = r.Loss, r.Norm
	return s, err
}
