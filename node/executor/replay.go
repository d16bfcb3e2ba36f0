package executor

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// ErrStep is returned for a step that the replayed segment does not have.
var ErrStep = errors.New("not a step of this segment")

// Trace is what a step of the job computes. Its root is in the offer. The error wraps ir.ErrUnsupported if such a job
// cannot be disputed on chain, and ErrBase or ErrDamaged if its base is not here or cannot be used.
func (r Runner) Trace(spec market.Spec, dataset []byte) (*ir.Instance, error) {
	t, err := ir.NewOver(spec.Program, spec.Dataset.DatasetRoot(),
		ir.Division{Steps: spec.StepsPerSegment, Stride: spec.Stride()}, dataset, r.BaseOf(spec))
	return t, wrongBase(r.Bases, spec, err)
}

// InjectedFault makes one step of a run wrong on purpose; see ir.Mutation.
type InjectedFault struct {
	Step uint32
	ir.Mutation
}

// Part is some steps of a segment that follow each other. First counts from the
// start of the run.
type Part struct{ First, Steps uint32 }

// WholeSegment is the part that is all of segment i.
func WholeSegment(spec market.Spec, i uint32) (p Part) {
	p.First, p.Steps = spec.SegmentSteps(i)
	return p
}

// Has reports whether a step is one of the part's.
func (p Part) Has(step uint32) bool { return step-p.First < p.Steps }

// Replay computes a part of a segment again for a dispute, from a checkpoint
// alone: the state after every step, and whatever a step's operators read and
// write. It keeps the roots and one step's inputs, and goes back to the
// part's start for an earlier step. Steps are numbered from the start of the run.
// It is not safe for concurrent use.
type Replay struct {
	trace        *ir.Instance
	be           num.Backend
	session      *Session
	checkpoint   []byte // the state before the part; nil: the seed's
	first, steps uint32
	fault        *InjectedFault
	stride       uint32 // a state is hashed after so many steps of the part

	state  *commit.State
	roots  map[uint32]merkle.Root // by steps done
	log    []commit.StepRecord
	failed *uint32  // the step whose result is not finite
	step   *ir.Step // the step with number at, if it is open
	at     uint32
}

// Replay opens a part of a segment for a dispute. from is a checkpoint of a state
// within that segment, at the part's start or before it, or nil where that is the
// seed's state. States before the part are not hashed. Whether from is right shows
// in StateRoot. fault is nil in all real work. Close it.
func (r Runner) Replay(ctx context.Context, spec market.Spec, dataset, from []byte, part Part, fault *InjectedFault) (
	*Replay, error) {
	return r.replay(ctx, spec, dataset, start{raw: from}, part, 1, fault)
}

// ReplayFrom is Replay from a checkpoint that may be damaged: the error wraps ErrStart
// if its state does not have that root.
func (r Runner) ReplayFrom(ctx context.Context, spec market.Spec, dataset, from []byte, root commit.Root, part Part,
	fault *InjectedFault) (*Replay, error) {
	return r.replay(ctx, spec, dataset, start{raw: from, root: &root}, part, 1, fault)
}

// start is a checkpoint that a replay starts from, with the root of its state if that
// is to be checked.
type start struct {
	raw  []byte // nil: the seed's state
	root *commit.Root
}

// open opens a session there.
func (at start) open(r Runner, spec market.Spec, dataset []byte) (*Session, error) {
	s, err := r.Open(spec, dataset, at.raw)
	if err != nil || at.root == nil {
		return s, err
	}
	got, err := s.Root()
	if err == nil && got != *at.root {
		err = fmt.Errorf("%w: its root is %s, want %s", ErrStart, got, at.root)
	}
	if err != nil {
		s.Close()
		return nil, err
	}
	s.root = nil
	return s, nil
}

func (r Runner) replay(ctx context.Context, spec market.Spec, dataset []byte, from start, part Part, stride uint32,
	fault *InjectedFault) (*Replay, error) {
	t, err := r.Trace(spec, dataset)
	if err != nil {
		return nil, err
	}
	need := ReplayBytes(t.Plan())
	if r.MaxMemory != 0 && need > r.MaxMemory {
		return nil, fmt.Errorf("%w: replaying a step needs %d MiB, engine.max_memory is %d MiB", ErrTooLarge, need>>20,
			r.MaxMemory>>20)
	}
	s, err := from.open(r, spec, dataset)
	if err != nil {
		return nil, err
	}
	p := &Replay{trace: t, session: s, checkpoint: from.raw, fault: fault, roots: map[uint32]merkle.Root{},
		first: part.First, steps: part.Steps, stride: stride}
	if err := part.follows(spec, s.Step()); err != nil {
		s.Close()
		return nil, err
	}
	name := r.Backend
	if name == "" {
		name = "auto"
	}
	if p.be, err = num.New(name, r.workers()); err != nil {
		s.Close()
		return nil, err
	}
	if err := p.run(ctx); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// follows returns nil if the part is one of a segment of the job, and can be reached
// from the state after so many steps without leaving it. The error wraps ErrStart.
func (p Part) follows(spec market.Spec, done uint32) error {
	first, n := spec.SegmentSteps(p.First / max(spec.StepsPerSegment, 1))
	end := uint64(p.First) + uint64(p.Steps)
	if p.Steps == 0 || end > uint64(first)+uint64(n) || done < first || done > p.First {
		return fmt.Errorf("%w: a checkpoint of step %d, for %d steps from step %d of the segment of %d from step %d",
			ErrStart, done, p.Steps, p.First, n, first)
	}
	return nil
}

// ReplayBytes is the memory that a replay of steps of a plan needs.
func ReplayBytes(p *ir.Plan) uint64 {
	return engine.PlanBytes(p.Program) + p.PeakBytes() + tableBytes(p.Program)
}

// Close frees the replay's workers.
func (p *Replay) Close() {
	p.session.Close()
	p.be.Close()
}

func (p *Replay) header() commit.Header {
	q := p.session.spec.Program
	return commit.Header{Step: p.session.Step(), Program: q.Hash(), Numerics: q.Numerics}
}

// run goes to the part's start, and takes every step of the part once, for the
// roots and the log.
func (p *Replay) run(ctx context.Context) (err error) {
	if err := p.reach(ctx); err != nil || p.failed != nil {
		return err
	}
	p.state, err = commit.NewState(p.header(), p.session.trainer.Tensors(), p.session.workers)
	if err != nil {
		return err
	}
	p.roots[p.first] = p.state.Root()
	for done := uint32(1); done <= p.steps; done++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := p.advance(); err != nil {
			return err
		}
		if p.failed != nil {
			return nil
		}
		if done%p.stride != 0 && done != p.steps {
			continue
		}
		p.roots[p.session.Step()] = p.state.Update(p.header(), p.session.workers)
	}
	return nil
}

// reach goes to the part's start and makes it what the replay goes back to.
func (p *Replay) reach(ctx context.Context) (err error) {
	if p.session.Step() == p.first {
		return nil
	}
	for p.session.Step() < p.first && p.failed == nil {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := p.advance(); err != nil {
			return err
		}
	}
	if p.failed == nil {
		p.checkpoint, err = p.session.Checkpoint()
	}
	return err
}

// advance takes one step. A step that fails ends the segment: the state after
// it is what its operators give, and no step follows.
func (p *Replay) advance() error {
	if p.fault != nil && p.fault.Step == p.session.Step() {
		return p.advanceWrong()
	}
	r, err := p.session.trainer.Step()
	if errors.Is(err, engine.ErrNonFinite) {
		return p.fail()
	}
	if err != nil {
		return err
	}
	p.note(commit.StepRecord{Step: r.Step, Loss: r.Loss, Norm: r.Norm})
	return nil
}

// note appends to the log what is not there yet.
func (p *Replay) note(r commit.StepRecord) {
	if int(r.Step-p.first) == len(p.log) {
		p.log = append(p.log, r)
	}
}

// fail notes the root after a step that the engine would not commit, from its
// operators. An update that failed half-way took the state: the checkpoint is
// loaded again.
func (p *Replay) fail() error {
	at := p.session.Step()
	p.failed = &at
	if !p.Part().Has(at) {
		return nil // no state of the part follows
	}
	step, err := p.Step(at)
	if err != nil {
		return err
	}
	_, roots, err := step.Run()
	if err != nil {
		return err
	}
	p.roots[at+1] = roots[len(roots)-1]
	return nil
}

// advanceWrong takes the step with the fault in it. The engine takes its own step, which counts it; then the state that
// the operators computed replaces the engine's.
func (p *Replay) advanceWrong() error {
	step, err := p.begin()
	if err != nil {
		return err
	}
	result, err := step.Execute()
	if err != nil {
		return err
	}
	r, err := p.session.trainer.Step()
	if err != nil {
		return err
	}
	for i, x := range result.State {
		copy(p.session.trainer.Tensors()[i].Data, x.Data)
	}
	p.note(commit.StepRecord{Step: r.Step, Loss: result.Loss, Norm: result.Norm})
	return nil
}

// begin opens the step that comes next, on a copy of the state.
func (p *Replay) begin() (*ir.Step, error) {
	s := ir.Start{Step: p.session.Step()}
	for _, x := range p.session.trainer.Tensors() {
		s.State = append(s.State, tensor.Tensor{Name: x.Name, Shape: x.Shape, Data: append([]float32(nil), x.Data...)})
	}
	if p.fault != nil && p.fault.Step == s.Step {
		s.Mutation = &p.fault.Mutation
	}
	return p.trace.Begin(s, p.be)
}

// Part is what the replay covers.
func (p *Replay) Part() Part { return Part{p.first, p.steps} }

// rewind goes back to the part's start.
func (p *Replay) rewind() error {
	if p.checkpoint == nil {
		return p.session.begin(nil)
	}
	return p.session.Load(p.checkpoint) // the frozen parameters under an adapter do not change
}

// Step opens step i of the run, which must be one of the part's up to the
// first that fails. It serves until the next call.
func (p *Replay) Step(i uint32) (*ir.Step, error) {
	if !p.Part().Has(i) || p.failed != nil && i > *p.failed {
		return nil, fmt.Errorf("%w: step %d, the part has %d from step %d", ErrStep, i, p.steps, p.first)
	}
	if p.step != nil && p.at == i {
		return p.step, nil
	}
	if p.session.Step() > i || p.failed != nil {
		if err := p.rewind(); err != nil {
			return nil, err
		}
	}
	for p.session.Step() < i {
		if err := p.advance(); err != nil {
			return nil, err
		}
	}
	step, err := p.begin()
	if err == nil {
		p.step, p.at = step, i
	}
	return step, err
}

// Header is the trace's, whose root stands in the offer.
func (p *Replay) Header() ir.Header { return p.trace.Header() }

// Plan is every step's list of operators.
func (p *Replay) Plan() *ir.Plan { return p.trace.Plan() }

// Operator is the encoding of an operator with its path under the header.
func (p *Replay) Operator(i uint32) ([]byte, []merkle.Root, error) { return p.trace.Operator(i) }

// StateRoot is the root of the state after so many steps of the run; after a
// step that fails there is no state, and the root is zero, which no state has.
func (p *Replay) StateRoot(done uint32) (merkle.Root, error) {
	if done < p.first || done-p.first > p.steps {
		return merkle.Root{}, fmt.Errorf("%w: the state after %d steps, the part has %d from step %d", ErrStep, done,
			p.steps, p.first)
	}
	return p.roots[done], nil
}

// Log are the records of the part's steps, as far as they are good.
func (p *Replay) Log() []commit.StepRecord { return p.log }

// OutputRoots are the output roots of all operators of a step.
func (p *Replay) OutputRoots(step uint32) ([]merkle.Root, error) {
	s, err := p.Step(step)
	if err != nil {
		return nil, err
	}
	_, roots, err := s.Run()
	return roots, err
}

// LeafHashes are the hashes of the leaves of an operator's output.
func (p *Replay) LeafHashes(step, op uint32) ([]merkle.Root, error) {
	s, err := p.Step(step)
	if err != nil {
		return nil, err
	}
	return s.LeafHashes(op)
}

// Sums are the accumulator's bits of a cell after each of its tiles.
func (p *Replay) Sums(step, op, cell uint32) ([]uint32, error) {
	s, err := p.Step(step)
	if err != nil {
		return nil, err
	}
	return s.Sums(op, cell)
}

// Open opens a leaf of what the operators of a step read or write.
func (p *Replay) Open(step uint32, source ir.Source, id, leaf uint32) (ir.Opening, error) {
	s, err := p.Step(step)
	if err != nil {
		return ir.Opening{}, err
	}
	return s.Open(source, id, leaf)
}
