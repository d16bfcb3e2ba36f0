package evm_test

import (
	"bytes"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// study is a run of which one step is looked at operator by operator.
type study struct {
	t     testing.TB
	trace *ir.Instance
	be    num.Backend
	at    uint32          // the step
	state []tensor.Tensor // before it
	roots []merkle.Root   // of the states after 0, 1, … steps of the segment
	log   []commit.StepRecord
	right *party
}

// newStudy trains the first segment of a run of ten, with a mark in its middle.
func newStudy(t testing.TB, p program.Program, steps, at uint32) *study {
	t.Helper()
	return newStudyOf(t, p, ir.Division{Steps: steps, Stride: steps / 2}, at)
}

func newStudyOf(t testing.TB, p program.Program, d ir.Division, at uint32) *study {
	t.Helper()
	text := bytes.Repeat([]byte("what is specified can be checked; what is checked can be paid. "), 60)
	return newStudyOn(t, p, d, at, text)
}

func newStudyOn(t testing.TB, p program.Program, d ir.Division, at uint32, text []byte) *study {
	t.Helper()
	steps := d.Steps
	p.Steps, p.Optimizer.Warmup = 10*steps, 2
	tr, err := ir.New(p, merkle.Sum("text"), d, text)
	if err != nil {
		t.Fatal(err)
	}
	e, err := engine.New(p, text, engine.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	e.Init()
	be, err := num.New("auto", 2)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(be.Close)
	s := &study{t: t, trace: tr, be: be, at: at, roots: []merkle.Root{stateRoot(t, tr, 0, e)}}
	for i := range steps {
		if i == at {
			s.state = kept(e.Tensors())
		}
		r, err := e.Step()
		if err != nil {
			t.Fatal(err)
		}
		s.log = append(s.log, commit.StepRecord{Step: i, Loss: r.Loss, Norm: r.Norm})
		s.roots = append(s.roots, stateRoot(t, tr, i+1, e))
	}
	s.right = s.party(nil)
	return s
}

func stateRoot(t testing.TB, tr *ir.Instance, done uint32, e *engine.Trainer) merkle.Root {
	t.Helper()
	root, err := tr.StateRoot(done, e.Tensors())
	if err != nil {
		t.Fatal(err)
	}
	return root
}

func kept(ts []tensor.Tensor) []tensor.Tensor {
	out := make([]tensor.Tensor, len(ts))
	for i, x := range ts {
		out[i] = x
		out[i].Data = append([]float32(nil), x.Data...)
	}
	return out
}

// party is what somebody says of the segment, and its execution of the step:
// it implements dispute.Knowledge.
type party struct {
	*study
	step    *ir.Step
	outputs []merkle.Root
	roots   []merkle.Root
	log     []commit.StepRecord
	segment commit.Segment
	lease   merkle.Root
}

// party executes the step, with a fault or none. After a fault its roots are
// made up: nobody ever looks behind them.
func (s *study) party(f *ir.Mutation) *party {
	s.t.Helper()
	step, err := s.trace.Begin(ir.Start{State: s.state, Step: s.at, Mutation: f}, s.be)
	if err != nil {
		s.t.Fatal(err)
	}
	_, outputs, err := step.Run()
	if err != nil {
		s.t.Fatal(err)
	}
	p := &party{study: s, step: step, outputs: outputs, log: append([]commit.StepRecord(nil), s.log...)}
	p.roots = append(p.roots, s.roots...)
	if end := outputs[len(outputs)-1]; end != s.roots[s.at+1] {
		p.roots[s.at+1] = end
		for i := s.at + 2; int(i) < len(p.roots); i++ {
			p.roots[i] = merkle.Sum("after " + p.roots[i].String())
		}
	}
	p.commits()
	return p
}

// commits makes the party's segment anew from what it says.
func (p *party) commits() {
	h := p.trace.Header()
	p.segment = commit.Segment{
		Job: merkle.Root(someHash("job", 1)), Program: h.Program, Numerics: p.trace.Plan().Program.Numerics,
		Dataset: h.Dataset, Steps: h.StepsPerSegment, Start: p.roots[0], End: p.roots[len(p.roots)-1],
		Log: commit.LogRoot(p.log), Marks: commit.MarksRoot(p.marks()),
	}
}

// marks are the state roots at the segment's inner marks.
func (p *party) marks() (roots []merkle.Root) {
	h := p.trace.Header()
	for i := h.Stride; i < h.StepsPerSegment; i += h.Stride {
		roots = append(roots, p.roots[i])
	}
	return roots
}

// interval is that of the step that the study looks at.
func (p *party) interval() dispute.Interval {
	return dispute.IntervalAt(p.marks(), p.at/p.trace.Header().Stride)
}

func (p *party) Header() dispute.Header                         { return p.trace.Header() }
func (p *party) StateRoot(done uint32) (merkle.Root, error)     { return p.roots[done], nil }
func (p *party) OutputRoots(uint32) ([]merkle.Root, error)      { return p.outputs, nil }
func (p *party) LeafHashes(_, op uint32) ([]merkle.Root, error) { return p.step.LeafHashes(op) }
func (p *party) Sums(_, op, cell uint32) ([]uint32, error)      { return p.step.Sums(op, cell) }

func (p *party) Operator(i uint32) (dispute.Operator, error) {
	encoding, path, err := p.trace.Operator(i)
	return dispute.Operator{Encoding: encoding, Path: path}, err
}

func (p *party) Open(_ uint32, source ir.Source, id, leaf uint32) (dispute.Opening, error) {
	return p.step.Open(source, id, leaf)
}

func (p *party) Record(step uint32) (dispute.Record, error) {
	r, err := commit.ProveRecord(p.log, int(step))
	return dispute.Record{Lease: p.lease, Height: height, Segment: p.segment, Line: r.Record, Path: r.Path}, err
}
