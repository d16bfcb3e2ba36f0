package rounds

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"slices"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Errors of a Merger; test with errors.Is.
var (
	// ErrState: a checkpoint is not the state of the slot that it should be.
	ErrState = errors.New("not the state of this slot")
	// ErrSlot: there is no such slot, or it has no weight where it needs one.
	ErrSlot = errors.New("no such slot")
	// ErrOver: all rounds were merged.
	ErrOver = errors.New("every round of the plan is merged")
)

// Options say how to compute. They change no bit.
type Options struct {
	Engine engine.Options
	// Base writes the parameters that Program.Base names into the tensors that it gets
	// (hf.Folder.Load is such a function). A program without a base needs none. Under an adapter
	// it is called again for every state.
	Base func([]tensor.Tensor) error
}

// Merger holds what the slots of a plan share. It is not safe for concurrent use. Close it.
type Merger struct {
	plan     Plan
	o        engine.Options
	base     func([]tensor.Tensor) error
	be       num.Backend
	round    uint32          // the next one
	shared   []tensor.Tensor // the parameters
	hashes   []merkle.Root   // of shared, in a slot's state
	root     merkle.Root     // of shared, alone
	momentum [][]float32     // of the outer optimizer; nil unless it keeps one
	compress []*outer.Compressor
	slots    []slot
	fresh    []merkle.Root // hashes of the tensors of a slot's optimizer at step 0
}

// slot is where a slot stands: after its last merged round, or at step 0.
type slot struct {
	Step    uint32        `cbor:"1,keyasint"`
	End     merkle.Root   `cbor:"2,keyasint"` // of its last merged state; zero at step 0
	Moments []merkle.Root `cbor:"3,keyasint"` // hashes of the tensors of its optimizer
}

// NewMerger is the merger of a plan before its first round. The error is Validate's, one of
// engine.New or Trainer.InitFrom, or wraps engine.ErrMemory where Plan.Bytes is more than
// Options.Engine allows.
func NewMerger(p Plan, o Options) (*Merger, error) {
	if err := checkPlan(p, o.Engine); err != nil {
		return nil, err
	}
	m := &Merger{plan: p, base: o.Base}
	var err error
	if m.be, m.o, err = hostBackend(o.Engine); err != nil {
		return nil, err
	}
	if err := m.begin(); err != nil {
		m.Close()
		return nil, err
	}
	return m, nil
}

func checkPlan(p Plan, o engine.Options) error {
	if err := p.Validate(); err != nil {
		return err
	}
	limit := o.MaxBytes
	if limit == 0 {
		limit = engine.DefaultMaxBytes
	}
	if need := p.Bytes(); need > limit {
		return fmt.Errorf("%w: merging %d slots takes %d MiB, and %d MiB are allowed: use fewer slots or a smaller "+
			"model, or allow more", engine.ErrMemory, p.Slots, need>>20, limit>>20)
	}
	return nil
}

// hostBackend opens the back end that merges. Where the options name a device, it is one of the
// host: a merge is bound by memory, and states come and go as bytes.
func hostBackend(o engine.Options) (num.Backend, engine.Options, error) {
	if o.Threads == 0 {
		o.Threads = runtime.GOMAXPROCS(0)
	}
	if o.Backend == "" {
		o.Backend = "auto"
	}
	be, err := num.New(o.Backend, o.Threads)
	if _, device := be.(num.Device); device {
		be.Close()
		o.Backend = "auto"
		be, err = num.New(o.Backend, o.Threads)
	}
	return be, o, err
}

// begin makes the state before the first round.
func (m *Merger) begin() error {
	t, err := engine.New(m.plan.Program, data.Blank(m.plan.Program), m.o)
	if err != nil {
		return err
	}
	defer t.Close()
	if err := m.first(t); err != nil {
		return err
	}
	var shapes []outer.Shape
	for _, x := range t.Parameters() {
		m.shared = append(m.shared, tensor.Tensor{Name: x.Name, Shape: x.Shape, Data: slices.Clone(x.Data)})
		if m.plan.Outer.Kind == outer.Nesterov {
			m.momentum = append(m.momentum, make([]float32, len(x.Data)))
		}
		shapes = append(shapes, shapeOf(x))
	}
	m.fresh = hashes(m.plan.Program.Numerics, t.Tensors()[len(m.shared):], m.o.Threads)
	m.rehash()
	for range m.plan.Slots {
		c, err := outer.NewCompressor(m.be, m.plan.Update, shapes)
		if err != nil {
			return err
		}
		m.compress, m.slots = append(m.compress, c), append(m.slots, slot{Moments: m.fresh})
	}
	return nil
}

// first makes the run's first parameters.
func (m *Merger) first(t *engine.Trainer) error {
	if m.plan.Program.Base.IsZero() {
		t.Init()
		return nil
	}
	if m.base == nil {
		return fmt.Errorf("%w: the program names a base: give Options.Base", engine.ErrNoBase)
	}
	return t.InitFrom(m.base, func(ts []tensor.Tensor) (program.Base, error) {
		return program.Base(baseRoot(ts, m.o.Threads)), nil
	})
}

func shapeOf(x tensor.Tensor) outer.Shape {
	if len(x.Shape) == 2 {
		return outer.Shape{Rows: int(x.Shape[0]), Cols: int(x.Shape[1])}
	}
	return outer.Shape{Rows: 1, Cols: len(x.Data)}
}

// holder is a trainer that holds states and takes no steps.
func (m *Merger) holder(p program.Program) (*engine.Trainer, error) {
	return open(p, data.Blank(p), m.o, m.base)
}

// open is a trainer that can load states: it has what lies under an adapter.
func open(p program.Program, dataset []byte, o engine.Options, base func([]tensor.Tensor) error) (*engine.Trainer,
	error) {
	t, err := engine.New(p, dataset, o)
	if err != nil || p.Adapter.IsZero() {
		return t, err
	}
	if err := t.UseBase(base); err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// rehash follows a change of the shared parameters.
func (m *Merger) rehash() {
	m.hashes = hashes(m.plan.Program.Numerics, m.shared, m.o.Threads)
	m.root = baseRoot(m.shared, m.o.Threads)
}

// Close frees the back end.
func (m *Merger) Close() { m.be.Close() }

// Next is the number of rounds merged so far, which is the index of the next one.
func (m *Merger) Next() uint32 { return m.round }

// Shared is the root of the shared parameters, as in Manifest.
func (m *Merger) Shared() merkle.Root { return m.root }

// StepOf is how many steps of a slot were merged; 0 if there is no such slot.
func (m *Merger) StepOf(i uint32) uint32 {
	if i >= m.plan.Slots {
		return 0
	}
	return m.slots[i].Step
}

// Plan is what the merger was made of.
func (m *Merger) Plan() Plan { return m.plan }

// StartRoot is the root of the state that slot i, below Plan.Slots, starts the next round from. It
// needs no end state.
func (m *Merger) StartRoot(i uint32) merkle.Root {
	return stateRoot(m.plan.Slot(i), m.slots[i].Step, m.hashes, m.slots[i].Moments)
}

// Begin is the state at step 0 of a slot of which nothing was merged yet, as a checkpoint of
// Plan.Slot, with its root. The parameters are the present shared ones, the moments +0. The error
// wraps ErrSlot, or ErrState if the slot has an end state: call Start with it.
func (m *Merger) Begin(i uint32) (checkpoint []byte, root merkle.Root, err error) {
	return m.Start(i, nil)
}

// Start is the state from which slot i starts the next round, as a checkpoint of Plan.Slot, with
// its root: the shared parameters, and the step and the moments of its last merged end state, which
// the caller passes. For a slot of which nothing was merged yet, end is nil. The error wraps
// ErrSlot, or ErrState if end is another state.
func (m *Merger) Start(i uint32, end []byte) (checkpoint []byte, root merkle.Root, err error) {
	if i >= m.plan.Slots {
		return nil, root, fmt.Errorf("%w: slot %d of %d", ErrSlot, i, m.plan.Slots)
	}
	t, err := m.holder(m.plan.Slot(i))
	if err != nil {
		return nil, root, err
	}
	defer t.Close()
	if err := m.resume(t, i, end); err != nil {
		return nil, root, fmt.Errorf("slot %d: %w", i, err)
	}
	var b bytes.Buffer
	if err := t.Save(&b); err != nil {
		return nil, root, err
	}
	return b.Bytes(), m.StartRoot(i), nil
}

// resume gives t the state that Start returns.
func (m *Merger) resume(t *engine.Trainer, i uint32, end []byte) error {
	s := m.slots[i]
	if s.Step == 0 {
		if end != nil {
			return fmt.Errorf("%w: none was merged yet: pass no end state", ErrState)
		}
		m.fill(t)
		return t.StartAt(0)
	}
	got, err := m.read(t, end)
	if err != nil {
		return err
	}
	if got.End != s.End {
		return fmt.Errorf("%w: its root is %s, and the last that was merged is %s", ErrState, got.End, s.End)
	}
	m.fill(t)
	return nil
}

// fill copies the shared parameters to t.
func (m *Merger) fill(t *engine.Trainer) {
	for i, x := range t.Parameters() {
		copy(x.Data, m.shared[i].Data)
	}
}

// read loads a checkpoint and hashes it.
func (m *Merger) read(t *engine.Trainer, checkpoint []byte) (slot, error) {
	if err := t.Load(bytes.NewReader(checkpoint)); err != nil {
		return slot{}, fmt.Errorf("%w: %w", ErrState, err)
	}
	p := t.Program()
	h := hashes(p.Numerics, t.Tensors(), m.o.Threads)
	n := len(m.shared)
	return slot{Step: t.StepIndex(), End: stateRoot(p, t.StepIndex(), h[:n], h[n:]), Moments: h[n:]}, nil
}

// Final is the shared parameters as a checkpoint of the run's own program, with moments +0. Its
// step is that of a slot which took part in every round merged so far: after the last round it is
// Program.Steps.
func (m *Merger) Final() (checkpoint []byte, err error) {
	t, err := m.holder(m.plan.Program)
	if err != nil {
		return nil, err
	}
	defer t.Close()
	m.fill(t)
	if err := t.StartAt(m.round * m.plan.Every); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Save(&b)
	return b.Bytes(), err
}
