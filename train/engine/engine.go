package engine

import (
	"errors"
	"fmt"
	"math"
	"runtime"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/optim"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Errors of a Trainer; test with errors.Is.
var (
	// ErrMemory: the program needs more than Options.MaxBytes.
	ErrMemory = errors.New("program needs more memory than allowed")
	// ErrNonFinite: a step met an infinity or NaN. The job ends at its last
	// good checkpoint.
	ErrNonFinite = errors.New("training diverged")
	// ErrNoState: there is no state to work on; call Init or Load first.
	ErrNoState = errors.New("trainer has no state: call Init or Load first")
	// ErrDone: the program's last step has been done.
	ErrDone = errors.New("every step of the program is done")
)

// DefaultMaxBytes is the memory allowed when Options does not say.
const DefaultMaxBytes = 16 << 30

// Options say how to compute. No option changes a bit of the result.
type Options struct {
	Backend string // of num.New; "" is "auto"
	Threads int    // 0: one per processor
	// MaxBytes bounds the memory planned; 0 is DefaultMaxBytes.
	MaxBytes uint64
	// Recompute makes activations again in the backward pass instead of keeping
	// them. It needs less memory (LeastBytes) and about a third more time. New
	// turns it on by itself if PlanBytes is more than MaxBytes.
	Recompute bool
}

// Record is the result of one step. Step counts from 0. Loss is the mean over
// the step's tokens in nats, before the update. Norm is the norm of the
// gradient before clipping. Both are finite.
type Record struct {
	Step uint32
	Loss float32
	Norm float32
}

// Tensor is a tensor of the state.
type Tensor = tensor.Tensor

// Trainer runs one program. It is not safe for concurrent use.
type Trainer struct {
	prog      program.Program
	be        num.Backend
	dev       num.Device // be, where it is one
	place     place      // of the state, on a device
	model     *model.Model
	batches   *data.Batches
	optimizer *optim.Optimizer
	tensors   []tensor.Tensor // the state
	squares   []float32
	inputs    []int32
	targets   []int32
	lengths   []int32
	pairs     pairs
	generator *Generator // made when first asked for
	merged    []Tensor   // what it reads, under an adapter
	based     bool       // the frozen parameters, if there are any, have their values
	step      uint32
	ready     bool
}

// New validates p and prepares to train on dataset, which it keeps and does not
// change. The error wraps program.ErrInvalid, ErrMemory, data.ErrTooSmall,
// data.ErrTokens, num.ErrUnsupported or num.ErrUnknownBackend. Close the
// trainer after use.
func New(p program.Program, dataset []byte, o Options) (*Trainer, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	recompute, err := checkPlan(p, o)
	if err != nil {
		return nil, err
	}
	batches, err := data.Open(p, dataset)
	if err != nil {
		return nil, err
	}
	threads := o.Threads
	if threads == 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	name := o.Backend
	if name == "" {
		name = "auto"
	}
	be, err := num.New(name, threads)
	if err != nil {
		return nil, err
	}
	a, err := num.ArithmeticOf(p.Numerics)
	if err != nil {
		be.Close()
		return nil, err
	}
	t := newTrainer(p, model.Plan{
		Model: p.Model, Adapter: p.Adapter, Arithmetic: a, Seqs: int(p.Batch), Recompute: recompute,
	}, batches, be)
	if err := t.Err(); err != nil { // the device has no room
		be.Close()
		return nil, err
	}
	return t, nil
}

func newTrainer(p program.Program, plan model.Plan, batches *data.Batches, be num.Backend) *Trainer {
	rows := int(p.Batch) * int(p.Model.Context)
	t := &Trainer{
		prog: p, be: be, batches: batches, model: model.Make(plan, be), based: p.Adapter.IsZero(),
		pairs: newPairs(p, rows), inputs: make([]int32, rows), targets: make([]int32, rows),
		lengths: make([]int32, 0, rows),
	}
	t.dev, _ = be.(num.Device)
	layout, values, grads := t.model.Layout(), t.model.Parameters(), t.model.Gradients()
	ps := make([]optim.Param, len(layout))
	for i, p := range layout {
		ps[i] = optim.Param{Values: values[i], Grad: grads[i].Data, Decays: p.Kind.Decays(), Inner: p.Inner}
	}
	t.optimizer = optim.New(p.Optimizer, p.Steps, ps, be)
	t.tensors = append(append(t.tensors, values...), t.optimizer.State()...)
	t.squares = make([]float32, len(layout))
	return t
}

// Close ends the back end's threads.
func (t *Trainer) Close() { t.be.Close() }

// Backend is the name of the back end in use.
func (t *Trainer) Backend() string { return t.be.Name() }

// Program is the program that the trainer runs.
func (t *Trainer) Program() program.Program { return t.prog }

// Init makes the state of step 0 from the program's seed. It makes none for a
// program that names a base or an adapter to start from; call InitFrom or
// InitAdapter for these.
func (t *Trainer) Init() {
	t.ready = false
	if !t.prog.Base.IsZero() || !t.prog.Adapter.Start.IsZero() {
		return
	}
	t.seedBase()
	t.model.Init(t.prog.Seed)
	t.start()
}

// start makes the present parameters the state of step 0.
func (t *Trainer) start() {
	t.optimizer.Start()
	t.step, t.ready, t.place = 0, true, onHost
}

// StepIndex is the number of steps done, which is also the index of the next
// step.
func (t *Trainer) StepIndex() uint32 { return t.step }

// Tensors is the state: the trained parameters in canonical order, then the
// tensors of the optimizer (optim.State). The values are not copied: they
// change with Step, Init and Load. On a device they are those at the time of
// the call, and the next Step uses what the caller has written to them. See
// Err.
func (t *Trainer) Tensors() []Tensor {
	if t.toHost() == nil {
		t.place = onHost
	}
	return t.tensors
}

// Parameters are the trained parameters in canonical order, the first of Tensors.
func (t *Trainer) Parameters() []Tensor { return t.Tensors()[:len(t.model.Parameters())] }

// StartAt makes the values in Parameters, which the caller has set, the state of a step. The
// tensors of the optimizer are as at step 0. A run in rounds starts so (train/rounds). The error
// is ErrNoBase or ErrDone, or wraps ErrNonFinite; after it there is no state.
func (t *Trainer) StartAt(step uint32) error {
	t.ready = false
	if step > t.prog.Steps {
		return ErrDone
	}
	if err := t.needBase(); err != nil {
		return err
	}
	for _, p := range t.Parameters() {
		if !num.Finite(p.Data) {
			return fmt.Errorf("%w: %s has a value that is not finite", ErrNonFinite, p.Name)
		}
	}
	t.start()
	t.step = step
	return t.Err()
}

// Step performs one optimizer step. The error is ErrNoState, ErrDone or Err's,
// or wraps ErrNonFinite; the package comment says what happens to the state
// then.
func (t *Trainer) Step() (Record, error) {
	switch {
	case !t.ready:
		return Record{}, ErrNoState
	case t.step >= t.prog.Steps:
		return Record{}, ErrDone
	}
	t.toDevice()
	t.model.Finite() // forgets what was met outside of steps
	loss := t.lossAndGradients()
	squares := t.sumSquares()
	r := Record{Step: t.step, Loss: loss, Norm: float32(math.Sqrt(float64(squares)))}
	whole := t.model.Finite()
	if err := t.Err(); err != nil {
		return Record{}, err
	}
	if !whole || !num.Finite([]float32{r.Loss, r.Norm}) {
		return Record{}, fmt.Errorf("%w: step %d has loss %v and gradient norm %v; the state before it is kept: "+
			"lower the learning rate or warm up longer",
			ErrNonFinite, t.step, r.Loss, r.Norm)
	}
	t.place = onDevice
	if err := t.update(squares); err != nil {
		return Record{}, err
	}
	t.step++
	return r, nil
}

// lossAndGradients runs the micro-batches of the program's objective.
func (t *Trainer) lossAndGradients() float32 {
	if t.prog.DPO.IsZero() {
		return t.gradients()
	}
	return t.pairGradients()
}

// gradients runs the micro-batches and returns the step's loss.
func (t *Trainer) gradients() float32 {
	scale := float32(1 / float64(t.batches.Counted(t.step)))
	t.model.ZeroGradients()
	var sum float32
	for micro := range int(t.prog.Accumulate) {
		t.batches.Fill(t.step, micro, t.inputs, t.targets)
		t.lengths = t.batches.Spans(t.step, micro, t.lengths)
		t.model.ForwardSpans(t.inputs, t.lengths)
		sum += t.model.Backward(t.targets, scale)
	}
	return float32(sum * scale)
}

func (t *Trainer) sumSquares() float32 {
	for i, g := range t.model.Gradients() {
		t.squares[i] = t.be.SumSquares(g.Data)
	}
	return t.be.Sum(t.squares)
}

// update changes the parameters.
func (t *Trainer) update(squares float32) error {
	t.optimizer.Update(t.step, squares)
	finite := true
	for _, p := range t.model.Parameters() {
		finite = finite && t.finite(p.Data)
	}
	if err := t.Err(); err != nil {
		t.ready = false
		return err
	}
	if !finite {
		t.ready = false
		return fmt.Errorf("%w: the update of step %d left a parameter that is not finite; load the last checkpoint",
			ErrNonFinite, t.step)
	}
	return t.checkMoments(squares)
}

// hugeSquares is a sum of squared gradients up to which no update can make a
// moment of AdamW overflow. What the other methods keep shows in the
// parameters. The moments are means whose weights sum to one, apart from a
// rounding: b·v + (1-b)·g² with b at most 1 - 2⁻²⁴ leaves room for 2¹⁰⁰ below
// the largest float32 even if v is that; with b = 1 the sum rounds back to v.
const hugeSquares = 1 << 100

// checkMoments examines the optimizer's state after a step that could have made
// it overflow: an infinite second moment stops the updates of its parameter,
// and nothing in the parameters shows it. Ordinary steps skip this pass.
func (t *Trainer) checkMoments(squares float32) error {
	if squares <= hugeSquares {
		return nil
	}
	for _, x := range t.optimizer.State() {
		if !t.finite(x.Data) {
			t.ready = false
			return fmt.Errorf("%w: the update of step %d left a moment in %s that is not finite: load the last "+
				"checkpoint, and lower the learning rate or clip",
				ErrNonFinite, t.step, x.Name)
		}
	}
	return t.Err()
}
