package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// record is what the check reads about a job.
type record struct {
	Program program.Program `json:"program"`
	Steps   []batch         `json:"steps"`
	Held    []batch         `json:"held"` // the rows that are held out, all of them
	Evals   []float64       `json:"evals"`
	First   float64         `json:"loss_first"` // of the first step's batch, and of the last
	Last    float64         `json:"loss_last"`
}

// batch is rows one after the other: what goes in, what is learned (-1: nothing), the lengths of the documents, and
// which documents are the first of a pair.
type batch struct {
	Inputs  []int32 `json:"inputs"`
	Targets []int32 `json:"targets"`
	Lengths []int32 `json:"lengths"`
	Pairs   []int32 `json:"pairs"`
}

// write writes the case of a job: case.json, the adapter it started from, and the one that it delivered.
func (r *run) write(t tuned) error {
	dir := filepath.Join(r.out, t.method)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	adapter := os.DirFS(filepath.Join(t.view.Artifact, "adapter"))
	if err := os.CopyFS(filepath.Join(dir, "delivered"), adapter); err != nil {
		return err
	}
	if err := r.start(t, filepath.Join(dir, "start")); err != nil {
		return err
	}
	c := record{Program: t.program, First: t.view.LossFirst, Last: t.view.LossLast}
	for _, e := range t.view.Eval.Values {
		c.Evals = append(c.Evals, e.Loss)
	}
	learned, err := data.Open(t.program, t.job.Tokens)
	if err != nil {
		return err
	}
	n := int(t.program.Batch * t.program.Model.Context)
	for at := range t.program.Steps {
		b := batch{Inputs: make([]int32, n), Targets: make([]int32, n)}
		learned.Fill(at, 0, b.Inputs, b.Targets)
		b.Lengths, b.Pairs = learned.Spans(at, 0, make([]int32, 0, n)), learned.Pairs(at, 0, nil)
		c.Steps = append(c.Steps, b)
	}
	if c.Held, err = held(t); err != nil {
		return err
	}
	raw, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "case.json"), raw, 0o600)
}

// held are the rows that are held out, one a batch.
func held(t tuned) (all []batch, err error) {
	rows, err := data.Open(t.program, t.job.Held)
	if err != nil {
		return nil, err
	}
	n := int(t.program.Model.Context)
	for at := range rows.Samples() {
		b := batch{Inputs: make([]int32, n), Targets: make([]int32, n)}
		b.Lengths = rows.At(at, b.Inputs, b.Targets, make([]int32, 0, n))
		b.Pairs = rows.PairsAt(at, 1, nil)
		all = append(all, b)
	}
	return all, nil
}

// start writes the adapter at step 0, which the seed gives.
func (r *run) start(t tuned, dir string) error {
	f, err := hf.Open(r.base)
	if err != nil {
		return err
	}
	defer f.Close()
	e, err := engine.New(t.program, t.job.Tokens, engine.Options{Threads: 1})
	if err != nil {
		return err
	}
	defer e.Close()
	root := func(ts []tensor.Tensor) (program.Base, error) { return commit.BaseRoot(ts, runtime.GOMAXPROCS(0)) }
	if err := e.InitFrom(f.Load, root); err != nil {
		return err
	}
	return e.SaveAdapter(dir, t.program.Base.String())
}
