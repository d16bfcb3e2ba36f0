package ir

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// ErrStart is wrapped by errors about a Start that does not fit the plan.
var ErrStart = errors.New("not the start of a step of this plan")

// Start is the input of a step, which is not changed.
type Start struct {
	Tables   []tensor.Tensor // of Plan.TableValues, then of FrozenTables
	State    []tensor.Tensor // before the step
	Data     []byte          // of Rows
	Step     uint32          // in the run, from 0
	Mutation *Mutation       // nil in all real work
}

// Result is what a step computes.
type Result struct {
	State  []tensor.Tensor // after the step
	Loss   float32
	Norm   float32
	Failed bool // the engine would not commit this step: something is not finite
}

// Visit receives the output of every operator that does not hash, as soon as it
// is computed. out is valid during the call only. Its cells are float32, or the
// bits of uint32 if the operator makes integers. An error ends the step.
type Visit func(op int, out []float32) error

// Execute runs a step. visit may be nil. be computes and does not affect the
// bits. The error wraps ErrStart, or is visit's. Outputs are kept only until
// the last operator that reads them.
func (p *Plan) Execute(s Start, be num.Backend, visit Visit) (Result, error) {
	if err := p.checkStart(s); err != nil {
		return Result{}, err
	}
	e := newExecution(p, s, be)
	for i := range p.Ops {
		if p.Ops[i].Kind.Hashes() {
			break // these stand at the end and read roots
		}
		out := e.take(int(p.Ops[i].Cells()))
		e.outputs[i] = out
		if err := e.compute(&p.Ops[i], out); err != nil {
			return Result{}, fmt.Errorf("operator %d: %w", i, err)
		}
		if err := e.mutate(i, out); err != nil {
			return Result{}, err
		}
		if visit != nil {
			if err := visit(i, out); err != nil {
				return Result{}, err
			}
		}
		e.release(i)
	}
	return e.result(), nil
}

func (p *Plan) checkStart(s Start) error {
	if len(s.Tables) != len(p.Tables) || s.Step >= p.Program.Steps {
		return fmt.Errorf("%w: %d tables, step %d; want %d and a step below %d",
			ErrStart, len(s.Tables), s.Step, len(p.Tables), p.Program.Steps)
	}
	if err := p.checkState(s.State); err != nil {
		return err
	}
	for i, t := range s.Tables {
		if uint64(len(t.Data)) != p.Tables[i].Cells() {
			return fmt.Errorf("%w: table %d has %d cells, want %d", ErrStart, i, len(t.Data), p.Tables[i].Cells())
		}
	}
	return p.checkData(s.Data)
}

// checkData requires at least one sample.
func (p *Plan) checkData(rows []byte) error {
	h, part := p.order(uint64(len(rows))), PartByte
	if p.Program.Tokenizer == program.Tokens {
		part = PartToken
	}
	if n, _ := h.samples(part); n == 0 {
		return fmt.Errorf("%w: %d bytes of data are less than one sample", ErrStart, len(rows))
	}
	return nil
}

func (p *Plan) checkState(state []tensor.Tensor) error {
	if len(state) != len(p.Tensors) {
		return fmt.Errorf("%w: %d tensors, want %d", ErrStart, len(state), len(p.Tensors))
	}
	for i, t := range state {
		if t.Name != p.Tensors[i].Name || !slices.Equal(t.Shape, p.Tensors[i].Dims) ||
			uint64(len(t.Data)) != p.Tensors[i].Cells() {
			return fmt.Errorf("%w: tensor %d is %s of %d cells, want %s of %v",
				ErrStart, i, t.Name, len(t.Data), p.Tensors[i].Name, p.Tensors[i].Dims)
		}
	}
	return nil
}

// execution is a step in progress.
type execution struct {
	plan      *Plan
	start     Start
	header    Header // what a Batch needs of it
	be        num.Backend
	outputs   [][]float32
	last      []int // of Plan.lastReaders
	free      map[int][][]float32
	left      num.Operand // of X8
	right     num.Operand
	machine   chan *machine
	values    [2][]float32 // of the prepared operands of an X8, while it is computed
	nonFinite bool         // a Quantise met an element that is not finite
}

func newExecution(p *Plan, s Start, be num.Backend) *execution {
	return &execution{
		plan: p, start: s, be: be, outputs: make([][]float32, len(p.Ops)), last: p.lastReaders(),
		free: map[int][][]float32{}, left: be.NewOperand(num.X8, num.Left), right: be.NewOperand(num.X8, num.Right),
		header: p.order(uint64(len(s.Data))), machine: make(chan *machine, 1),
	}
}

// order is the part of the header that determines which tokens a Batch reads.
func (p *Plan) order(bytes uint64) Header {
	q := p.Program
	return Header{DataBytes: bytes, Seed: q.Seed, Batch: q.Batch, Accumulate: q.Accumulate, Context: q.Model.Context}
}

// cells are the cells of an input's tensor.
func (e *execution) cells(in *Input) []float32 {
	switch in.Source {
	case OpOutput:
		return e.outputs[in.ID]
	case State:
		return e.start.State[in.ID].Data
	}
	return e.start.Tables[in.ID].Data
}

func (e *execution) compute(o *Op, out []float32) error {
	switch {
	case o.Kind == Map:
		e.compile(o).all(out)
	case o.Kind == Batch:
		return e.batch(o, out)
	case o.Kind == Quantise:
		e.quantise(o, out)
	default:
		e.chainOrProduct(o, out)
	}
	return nil
}

func (e *execution) batch(o *Op, out []float32) error {
	for i := range out {
		at, err := e.header.dataAt(o, o.coordinates(uint32(i)), e.start.Step)
		if err != nil {
			return err
		}
		out[i] = math.Float32frombits(o.Part.of(fourBytes(e.start.Data[at:])))
	}
	return nil
}

// result collects the outputs that the step leaves.
func (e *execution) result() Result {
	r := Result{State: make([]tensor.Tensor, len(e.plan.Tensors)), Failed: e.nonFinite}
	for i := range e.plan.Ops {
		switch e.plan.Ops[i].Writes {
		case WritesLoss:
			r.Loss = e.outputs[i][0]
		case WritesNorm:
			r.Norm = e.outputs[i][0]
		}
	}
	for t, i := range e.plan.After {
		s := e.plan.Tensors[t]
		r.State[t] = tensor.Tensor{Name: s.Name, Shape: s.Dims, Data: e.outputs[i]}
		r.Failed = r.Failed || !num.Finite(e.outputs[i])
	}
	r.Failed = r.Failed || !num.Finite([]float32{r.Loss, r.Norm})
	return r
}

// settle replaces every NaN by nan.
func settle(x []float32) {
	for i, v := range x {
		if v != v {
			x[i] = math.Float32frombits(nan)
		}
	}
}
