package executor

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// ErrStart is returned when a start checkpoint is not the state it should be.
var ErrStart = errors.New("start checkpoint is not the agreed state")

// ErrTooLarge is returned for a program that does not fit this machine.
var ErrTooLarge = errors.New("program does not fit this machine")

// Runner opens sessions with one machine's back end and limits.
type Runner struct {
	Backend   string // auto, ref, avx2, avx512, amx
	Threads   int    // 0: all cores
	MaxMemory uint64 // bytes; 0: no limit
	States    States // where states at marks are kept; nil: nowhere
	Meter     *Meter // of what sessions use; nil: it is not measured
	Bases     Bases  // of the jobs that start from a model; nil: there are none
}

// Meter adds up the processor time of this process while sessions run, in all roles. What
// runs at the same time is counted too. It is safe for concurrent use.
type Meter struct{ ns atomic.Int64 }

// Total returns the processor time so far.
func (m *Meter) Total() time.Duration { return time.Duration(m.ns.Load()) }

// since adds what was used since processorTime was begun.
func (m *Meter) since(begun time.Duration) {
	if m != nil {
		m.ns.Add(int64(processorTime() - begun))
	}
}

// Fits returns nil if a program can run on this machine, if need be by computing activations again, and otherwise an
// ErrTooLarge with the bytes needed and allowed.
func (r Runner) Fits(p program.Program) error {
	need := LeastMemory(p)
	if r.MaxMemory != 0 && need > r.MaxMemory {
		return fmt.Errorf("%w: needs %d MiB, engine.max_memory is %d MiB", ErrTooLarge, need>>20, r.MaxMemory>>20)
	}
	return nil
}

// LeastMemory is what training a program takes at least, bytes. Its trace is computed before.
func LeastMemory(p program.Program) uint64 { return max(engine.LeastBytes(p), tableBytes(p)) }

// tableBytes is the memory of a trace's tables of the parameters under an adapter, which are in float32 however the
// engine keeps them.
func tableBytes(p program.Program) uint64 {
	if p.Adapter.IsZero() {
		return 0
	}
	return 4 * p.Model.Parameters()
}

// MaxCheckpoint bounds the bytes of a program's checkpoint. A checkpoint holds less than training keeps in memory.
func MaxCheckpoint(p program.Program) uint64 { return engine.PlanBytes(p) }

// Session is a run of one job's program. It is not safe for concurrent use. Close it.
type Session struct {
	spec    market.Spec
	job     market.JobID
	trainer *engine.Trainer
	workers int          // goroutines that hash the state
	root    *commit.Root // of the present state; nil until it is computed
	meter   *Meter       // may be nil
	states  States       // nil: states at marks are not kept
	until   uint64       // chain time until which they are
	budget  budget       // of the time that keeping them takes
	bases   Bases        // may be nil
}

// Open starts a session from the checkpoint start, or from the program's base or seed if start is nil. The error wraps
// ErrBase if the job's base is not there or another than its program names, and is ErrDamaged if the copy on this
// machine was.
func (r Runner) Open(spec market.Spec, dataset, start []byte) (*Session, error) {
	if err := r.Fits(spec.Program); err != nil {
		return nil, err
	}
	t, err := engine.New(
		spec.Program, dataset, engine.Options{Backend: r.Backend, Threads: r.Threads, MaxBytes: r.MaxMemory})
	if err != nil {
		return nil, err
	}
	s := &Session{spec: spec, job: spec.ID(), trainer: t, workers: r.workers(), meter: r.Meter, states: r.States,
		bases: r.Bases}
	if err := s.begin(start); err != nil {
		t.Close()
		return nil, wrongBase(r.Bases, spec, err)
	}
	return s, nil
}

// workers is the number of goroutines that hash.
func (r Runner) workers() int {
	if r.Threads > 0 {
		return r.Threads
	}
	return runtime.GOMAXPROCS(0)
}

// Restore opens a session on a checkpoint without a data set. It takes no steps; it saves, generates and computes its
// root.
func (r Runner) Restore(spec market.Spec, checkpoint []byte) (*Session, error) {
	return r.Open(spec, blank(spec), checkpoint)
}

// RootOf is the root of the state in a checkpoint. It takes the memory of the state alone, and needs no base.
func (r Runner) RootOf(spec market.Spec, checkpoint []byte) (commit.Root, error) {
	s, err := engine.ReadState(spec.Program, bytes.NewReader(checkpoint))
	if err != nil {
		return commit.Root{}, err
	}
	return commit.StateRoot(headerAt(spec, s.Step), s.Tensors, r.workers())
}

// headerAt is the header of a job's state after so many steps.
func headerAt(spec market.Spec, step uint32) commit.Header {
	return commit.Header{Step: step, Program: commit.Root(spec.Program.Hash()), Numerics: spec.Program.Numerics}
}

// Genesis is the root of the state that the program's base or seed gives. It does not depend on the data set.
func (r Runner) Genesis(spec market.Spec) (commit.Root, error) {
	s, err := r.Open(spec, blank(spec), nil)
	if err != nil {
		return commit.Root{}, err
	}
	defer s.Close()
	return s.Root()
}

// blank is a data set of one sample, for sessions that take no step.
func blank(spec market.Spec) []byte { return data.Blank(spec.Program) }

// Close frees the session's workers.
func (s *Session) Close() { s.trainer.Close() }

// Step is the number of optimizer steps taken since the seed.
func (s *Session) Step() uint32 { return s.trainer.StepIndex() }

// Root is the state's root. It is computed once for each state: a segment starts where the one before ended.
func (s *Session) Root() (commit.Root, error) {
	if s.root != nil {
		return *s.root, nil
	}
	r, err := commit.StateRoot(headerAt(s.spec, s.trainer.StepIndex()), s.trainer.Tensors(), s.workers)
	if failed := s.trainer.Err(); failed != nil {
		return r, failed // never commit to what a broken device left
	}
	if err == nil {
		s.root = &r
	}
	return r, err
}

// TensorHashes are the hashes of the state's tensors, from which its root is computed.
func (s *Session) TensorHashes() ([]commit.Root, error) {
	x, err := commit.NewState(commit.Header{Numerics: s.spec.Program.Numerics}, s.trainer.Tensors(), s.workers)
	if err != nil {
		return nil, err
	}
	return x.TensorHashes(), s.trainer.Err()
}

// Outcome is the claim that a run of steps makes, and the records of its steps.
type Outcome struct {
	Segment commit.Segment
	Log     []commit.StepRecord
	Marks   []commit.Root // at the inner marks, under Segment.Marks
}

// Run takes the first steps of segment i, at most the whole of it, from the
// segment's start. onStep is called after each; it may return an error to stop.
// A step that meets a value that is not finite ends the run with
// engine.ErrNonFinite.
func (s *Session) Run(ctx context.Context, i, steps uint32, onStep func(commit.StepRecord) error) (Outcome, error) {
	first, all := s.spec.SegmentSteps(i)
	if i >= s.spec.Segments() || steps == 0 || steps > all || s.Step() != first {
		return Outcome{}, fmt.Errorf("segment %d: cannot run %d steps from step %d", i, steps, s.Step())
	}
	return s.run(ctx, i, steps, onStep)
}

// RunIntervals takes the steps of consecutive intervals of segment i, from the state at the
// start of the first. The outcome is that of a segment which consists of them: it has the
// roots at their start and end, at the marks between them, and their log.
func (s *Session) RunIntervals(ctx context.Context, i uint32, r market.Run) (Outcome, error) {
	first, all := s.spec.SegmentSteps(i)
	stride := s.spec.Stride()
	begin, _ := commit.Interval(all, stride, r.First)
	end, _ := commit.Interval(all, stride, r.End)
	if i >= s.spec.Segments() || begin >= end || s.Step() != first+begin {
		return Outcome{}, fmt.Errorf(
			"segment %d: cannot run intervals %d to %d from step %d",
			i,
			r.First,
			r.End,
			s.Step(),
		)
	}
	return s.run(ctx, i, end-begin, nil)
}

// run takes steps of segment i from the present state, which is at one of its marks.
func (s *Session) run(ctx context.Context, i, steps uint32, onStep func(commit.StepRecord) error) (Outcome, error) {
	defer s.meter.since(processorTime())
	o := Outcome{Segment: commit.Segment{
		Job: commit.Root(s.job), Program: commit.Root(s.spec.Program.Hash()), Numerics: s.spec.Program.Numerics,
		Dataset: s.spec.Dataset.DatasetRoot(), Index: i, FirstStep: s.Step(), Steps: steps,
	}}
	var err error
	if o.Segment.Start, err = s.Root(); err != nil {
		return o, err
	}
	if err = s.steps(ctx, &o, onStep); err != nil {
		return o, err
	}
	o.Segment.Log, o.Segment.Marks = commit.LogRoot(o.Log), commit.MarksRoot(o.Marks)
	o.Segment.End, err = s.Root()
	return o, err
}

// steps takes the steps of o's segment, and adds their records and the roots at the marks.
func (s *Session) steps(ctx context.Context, o *Outcome, onStep func(commit.StepRecord) error) error {
	n, stride := o.Segment.Steps, s.spec.Stride()
	for done := uint32(1); done <= n; done++ {
		if err := s.step(ctx, o, onStep); err != nil {
			return err
		}
		if done%stride != 0 || done == n {
			continue
		}
		root, err := s.mark()
		if err != nil {
			return err
		}
		o.Marks = append(o.Marks, root)
	}
	return nil
}

// step takes one step.
func (s *Session) step(ctx context.Context, o *Outcome, onStep func(commit.StepRecord) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.root = nil
	r, err := s.trainer.Step()
	if err != nil {
		return err
	}
	rec := commit.StepRecord{Step: r.Step, Loss: r.Loss, Norm: r.Norm}
	o.Log = append(o.Log, rec)
	if onStep == nil {
		return nil
	}
	return onStep(rec)
}

// Checkpoint is the state as bytes: equal states give equal bytes, and so one
// content id.
func (s *Session) Checkpoint() ([]byte, error) {
	b := bytes.NewBuffer(make([]byte, 0, s.trainer.CheckpointBytes()))
	err := s.trainer.Save(b)
	return b.Bytes(), err
}

// Generate continues a prompt with the model as it is.
func (s *Session) Generate(prompt string, n int, temperature float32) string {
	return string(s.trainer.Generate([]byte(prompt), n, temperature, s.spec.Program.Seed))
}

// EvaluateDelivered is the loss of the state on a data set, in nats per target that counts, as the model runs
// that is delivered (engine.Trainer.EvaluateDelivered).
func (s *Session) EvaluateDelivered(ctx context.Context, dataset []byte) (float32, error) {
	return s.trainer.EvaluateDelivered(ctx, dataset)
}

// AlterBase changes one frozen parameter under an adapter. Tests use it for a provider that trains from another base
// than its job names.
func (s *Session) AlterBase() { s.trainer.AlterBase() }

// Alter changes one weight. Demos and tests use it for a provider that cheats.
func (s *Session) Alter() {
	s.root = nil
	s.trainer.Tensors()[0].Data[0] += 1
}
