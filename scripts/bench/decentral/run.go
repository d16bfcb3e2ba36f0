package main

import (
	"fmt"
	"time"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
)

// Point is a place on a curve: the held-out loss after some steps, and the bytes that a worker
// has sent until then.
type Point struct {
	Step  uint32  `json:"step"`
	Bytes float64 `json:"bytes"`
	Loss  float64 `json:"loss"`
}

// Result is what one method reached.
type Result struct {
	Preset  string  `json:"preset"`
	Slots   int     `json:"slots"`
	Name    string  `json:"name"`
	Params  int     `json:"parameters"`
	Seconds float64 `json:"seconds"`
	Curve   []Point `json:"curve"`
}

func (r Result) last() Point { return r.Curve[len(r.Curve)-1] }

// bench is the text and how to compute.
type bench struct {
	train, held []byte
	threads     int
	start       [][]float32 // parameters that all methods begin with; nil: the seed's
}

// programOf is the program of a slot, or with slot −1 of one machine that takes all slots'
// batches in a step.
func (e experiment) programOf(m method, slot int) (program.Program, error) {
	steps := e.steps
	if e.stepsOf != nil && slot >= 0 {
		steps = e.stepsOf(slot)
	}
	p, err := engine.Preset(e.preset, steps, 1)
	if err != nil {
		return p, err
	}
	p.Batch = e.batch
	if slot < 0 {
		p.Accumulate = uint32(e.slots)
		return p, nil
	}
	p.Seed = uint64(1 + slot) // of the order; the parameters come from the first
	if m.inner != "" {
		p.Optimizer.Kind = m.inner
	}
	switch m.inner {
	case program.SGD: // a step is the gradient itself
		p.Optimizer = program.Optimizer{Kind: program.SGD, LR: program.Binary64(m.rate), Schedule: program.Constant}
	case program.Muon:
		p.Optimizer.Momentum = 0.95
	}
	return p, p.Validate()
}

// trainer is one at step 0, with the parameters that all methods begin with.
func (b bench) trainer(p program.Program) (*engine.Trainer, error) {
	t, err := engine.New(p, b.train, engine.Options{Threads: b.threads})
	if err != nil {
		return nil, err
	}
	t.Init()
	load(t, b.start)
	return t, nil
}

// load sets the parameters of a trainer, which are the first tensors of its state.
func load(t *engine.Trainer, values [][]float32) {
	for i, v := range values {
		copy(t.Tensors()[i].Data, v)
	}
}

// begin trains one machine for the steps that come before the comparison. Its rate stays up
// after the warm-up.
func (b *bench) begin(e experiment) error {
	b.start = nil
	if e.start == 0 {
		return nil
	}
	p, err := e.programOf(method{}, -1)
	if err != nil {
		return err
	}
	p.Steps, p.Optimizer.Schedule, p.Optimizer.MinLR = e.start, program.Constant, 0
	t, err := b.trainer(p)
	if err != nil {
		return err
	}
	defer t.Close()
	for range e.start {
		if _, err := t.Step(); err != nil {
			return err
		}
	}
	b.start = tensors(t, len(shapesOf(t, p)))
	return nil
}

// single trains on one machine, as data parallel workers do that send a gradient a step.
func (b bench) single(e experiment) (Result, error) {
	start := time.Now()
	p, err := e.programOf(method{}, -1)
	if err != nil {
		return Result{}, err
	}
	t, err := b.trainer(p)
	if err != nil {
		return Result{}, err
	}
	defer t.Close()
	r := Result{Preset: e.preset, Slots: e.slots, Name: "one machine", Params: int(p.Model.Parameters())}
	for step := uint32(1); step <= e.steps; step++ {
		if _, err := t.Step(); err != nil {
			return r, err
		}
		if step%max(1, e.steps/20) == 0 {
			loss, err := t.Evaluate(b.held)
			if err != nil {
				return r, err
			}
			r.Curve = append(r.Curve, Point{step, 4 * float64(r.Params) * float64(step), float64(loss)})
		}
	}
	r.Seconds = time.Since(start).Seconds()
	return r, nil
}

// workers are the slots of a run, and what they share.
type workers struct {
	method
	slots      []*engine.Trainer
	compress   []*outer.Compressor
	be         num.Backend
	shared     [][]float32
	moments    [][]float32
	updates    [][][]float32 // by slot and tensor
	merged     []float32
	sent       float64 // bytes of one worker
	parameters int     // tensors of the parameters, the first of the state
}

// tensors copies the parameters of a trainer.
func tensors(t *engine.Trainer, n int) (x [][]float32) {
	for _, p := range t.Tensors()[:n] {
		x = append(x, append([]float32(nil), p.Data...))
	}
	return x
}

func zeros(like [][]float32) (x [][]float32) {
	for _, v := range like {
		x = append(x, make([]float32, len(v)))
	}
	return x
}

func (b bench) workers(e experiment, m method) (*workers, error) {
	be, err := num.New("auto", b.threads)
	if err != nil {
		return nil, err
	}
	w := &workers{method: m, be: be}
	var shapes []outer.Shape
	for slot := range e.slots {
		p, err := e.programOf(m, slot)
		if err != nil {
			return nil, err
		}
		t, err := b.trainer(p)
		if err != nil {
			return nil, err
		}
		w.slots = append(w.slots, t)
		if slot == 0 {
			shapes = shapesOf(t, p)
			w.parameters = len(shapes)
			w.shared = tensors(t, w.parameters)
			w.moments = zeros(w.shared)
		}
		c, err := outer.NewCompressor(be, m.spec, shapes)
		if err != nil {
			return nil, err
		}
		w.compress, w.updates = append(w.compress, c), append(w.updates, zeros(w.shared))
	}
	return w, nil
}

// shapesOf are the shapes of the parameters: the tensors before the optimizer's.
func shapesOf(t *engine.Trainer, p program.Program) (shapes []outer.Shape) {
	left := int(p.Model.Parameters())
	for _, x := range t.Tensors() {
		if left -= len(x.Data); left < 0 {
			return shapes
		}
		s := outer.Shape{Rows: 1, Cols: len(x.Data)}
		if len(x.Shape) == 2 {
			s = outer.Shape{Rows: int(x.Shape[0]), Cols: int(x.Shape[1])}
		}
		shapes = append(shapes, s)
	}
	return shapes
}

func (w *workers) close() {
	for _, t := range w.slots {
		t.Close()
	}
	w.be.Close()
}

// round trains every slot from the shared parameters, merges what they send and updates the
// shared parameters.
func (w *workers) round(number int) error {
	weights := make([]uint64, len(w.slots))
	for slot, t := range w.slots {
		load(t, w.shared)
		for range w.every {
			if _, err := t.Step(); err != nil {
				return fmt.Errorf("slot %d: %w", slot, err)
			}
		}
		packed, err := w.compress[slot].Update(w.updates[slot], w.shared, tensors(t, w.parameters))
		if err != nil {
			return fmt.Errorf("slot %d: %w", slot, err)
		}
		if slot == 0 {
			w.sent += float64(len(packed))
		}
		if err := w.compress[slot].Decode(w.updates[slot], packed); err != nil { // as its peers do
			return fmt.Errorf("slot %d: %w", slot, err)
		}
		if w.present(number, slot) {
			weights[slot] = 1
		}
	}
	return w.merge(weights)
}

// present says whether a slot's update comes in time; slot 0's always does.
func (w *workers) present(round, slot int) bool {
	draw := num.Philox4x32(77, uint32(round), uint32(slot), 0)[0]
	return slot == 0 || float64(draw)/(1<<32) >= w.away
}

func (w *workers) merge(weights []uint64) error {
	shares, err := outer.Weights(weights)
	if err != nil {
		return err
	}
	for i := range w.shared {
		updates := make([][]float32, len(w.slots))
		for slot := range updates {
			updates[slot] = w.updates[slot][i]
		}
		if len(w.merged) < len(w.shared[i]) {
			w.merged = make([]float32, len(w.shared[i]))
		}
		merged := w.merged[:len(w.shared[i])]
		outer.Merge(w.be, merged, updates, shares)
		w.outer.Step(w.be, w.shared[i], w.moments[i], merged)
	}
	return nil
}

// method runs one method to its end.
func (b bench) method(e experiment, m method) (Result, error) {
	start := time.Now()
	w, err := b.workers(e, m)
	if err != nil {
		return Result{}, err
	}
	defer w.close()
	r := Result{Preset: e.preset, Slots: e.slots, Name: m.name, Params: int(w.slots[0].Program().Model.Parameters())}
	rounds := int(e.steps / m.every)
	for n := range rounds {
		if err := w.round(n); err != nil {
			return r, fmt.Errorf("%s, round %d: %w", m.name, n, err)
		}
		if (n+1)%max(1, rounds/20) != 0 {
			continue
		}
		load(w.slots[0], w.shared)
		loss, err := w.slots[0].Evaluate(b.held)
		if err != nil {
			return r, err
		}
		r.Curve = append(r.Curve, Point{uint32(n+1) * m.every, w.sent, float64(loss)})
	}
	r.Seconds = time.Since(start).Seconds()
	return r, nil
}
