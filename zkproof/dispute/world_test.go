package dispute_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/train/trace"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

const segmentSteps = 3

// small is a program whose steps take milliseconds: two layers, grouped heads,
// chains of more than one tile (the vocabulary).
func small() program.Program {
	p, err := engine.Preset("demo", 6, 1)
	if err != nil {
		panic(err)
	}
	p.Model.Dim, p.Model.Layers, p.Model.Heads, p.Model.KVHeads, p.Model.Hidden, p.Model.Context = 8, 1, 2, 1, 12, 16
	p.Batch, p.Optimizer.Warmup = 5, 2
	return p
}

var text = bytes.Repeat([]byte("what is specified can be checked; what is checked can be paid. "), 40)

// run is one party's execution of the segment, with its faults.
type run struct {
	trace   *trace.Trace
	states  [][]tensor.Tensor // before step i, and after the last
	steps   []*trace.Step
	segment commit.Segment
	log     []commit.StepRecord
	lease   merkle.Root
	be      num.Backend
	// lies replaces what the party says of roots, so that its claim is not
	// even what its own faulty execution gives.
	lies map[uint32]merkle.Root
}

// fault is a wrong cell in one step.
type fault struct {
	step uint32
	trace.Fault
}

func newTrace(t testing.TB) *trace.Trace { return newTraceOf(t, program.R32) }

func newTraceOf(t testing.TB, numerics string) *trace.Trace {
	t.Helper()
	p := small()
	p.Numerics = numerics
	tr, err := trace.New(p, merkle.Sum("text"), segmentSteps, text)
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

func initial(t testing.TB) []tensor.Tensor {
	t.Helper()
	trainer, err := engine.New(small(), text, engine.Options{Backend: "ref", Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer trainer.Close()
	trainer.Init()
	return copied(trainer.Tensors())
}

func copied(ts []tensor.Tensor) []tensor.Tensor {
	out := make([]tensor.Tensor, len(ts))
	for i, x := range ts {
		out[i] = x
		out[i].Data = append([]float32(nil), x.Data...)
	}
	return out
}

// execute runs the segment from its start, with a fault or none.
func execute(t testing.TB, tr *trace.Trace, f *fault) *run {
	t.Helper()
	be, err := num.New("auto", 1)
	if err != nil {
		be, err = num.New("ref", 1)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(be.Close)
	r := &run{trace: tr, states: [][]tensor.Tensor{initial(t)}, be: be, lease: merkle.Sum("lease"), lies: map[uint32]merkle.Root{}}
	for i := range uint32(segmentSteps) {
		start := trace.Start{State: r.states[i], Step: i}
		if f != nil && f.step == i {
			start.Fault = &f.Fault
		}
		s, err := tr.Begin(start, be)
		if err != nil {
			t.Fatal(err)
		}
		result, roots, err := s.Run()
		if err != nil {
			t.Fatal(err)
		}
		if f != nil && f.step == i {
			r.lies[i+1] = roots[len(roots)-1]
		}
		r.steps = append(r.steps, s)
		r.states = append(r.states, copied(result.State))
		r.log = append(r.log, commit.StepRecord{Step: i, Loss: result.Loss, Norm: result.Norm})
	}
	h := tr.Header()
	r.segment = commit.Segment{
		Job: merkle.Sum("job"), Program: h.Program, Numerics: tr.Plan().Program.Numerics, Dataset: h.Dataset,
		Steps: segmentSteps, Start: r.root(0), End: r.root(segmentSteps), Log: commit.LogRoot(r.log),
	}
	return r
}

func (r *run) root(done uint32) merkle.Root {
	root, err := r.StateRoot(done)
	if err != nil {
		panic(err)
	}
	return root
}

// Header implements dispute.Knowledge.
func (r *run) Header() dispute.Header { return r.trace.Header() }

// StateRoot implements dispute.Knowledge.
func (r *run) StateRoot(done uint32) (merkle.Root, error) {
	if lie, ok := r.lies[done]; ok {
		return lie, nil
	}
	if int(done) >= len(r.states) {
		return merkle.Root{}, fmt.Errorf("no state after %d steps", done)
	}
	return r.trace.StateRoot(done, r.states[done])
}

// OutputRoots implements dispute.Knowledge.
func (r *run) OutputRoots(step uint32) ([]merkle.Root, error) {
	_, roots, err := r.steps[step].Run()
	return roots, err
}

// Operator implements dispute.Knowledge.
func (r *run) Operator(i uint32) (dispute.Operator, error) {
	encoding, path, err := r.trace.Operator(i)
	return dispute.Operator{Encoding: encoding, Path: path}, err
}

// LeafHashes implements dispute.Knowledge.
func (r *run) LeafHashes(step, op uint32) ([]merkle.Root, error) { return r.steps[step].LeafHashes(op) }

// Sums implements dispute.Knowledge.
func (r *run) Sums(step, op, cell uint32) ([]uint32, error) { return r.steps[step].Sums(op, cell) }

// Open implements dispute.Knowledge.
func (r *run) Open(step uint32, source trace.Source, id, leaf uint32) (dispute.Opening, error) {
	return r.steps[step].Open(source, id, leaf)
}

// Record implements dispute.Knowledge.
func (r *run) Record(step uint32) (dispute.Record, error) {
	p, err := commit.ProveRecord(r.log, int(step))
	return dispute.Record{Lease: r.lease, Segment: r.segment, Line: p.Record, Path: p.Path}, err
}

func (r *run) claim() dispute.Claim {
	return dispute.Claim{
		Lease: r.lease, Start: r.segment.Start, Segments: 2, Job: r.segment.Job, Asserter: dispute.Address{1},
		Segment: r.segment, Header: r.Header(),
	}
}
