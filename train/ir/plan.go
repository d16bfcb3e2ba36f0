package ir

import (
	"errors"
	"fmt"
	"math"
	"reflect"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// Limits of a plan, so that reading an untrusted offer takes seconds at most:
// the number of operators, and the number of steps, for each of which a table
// has a row.
const (
	MaxOps   = 1 << 18
	MaxSteps = 1 << 17
)

// maxCounted is the largest number of targets that a step of a token file may
// have: they are counted in float32.
const maxCounted = 1 << 24

// ErrUnsupported is wrapped by NewPlan for a program that this package has no
// operators for. Its jobs are verified by hash, but cannot be disputed on
// chain.
var ErrUnsupported = errors.New("this program's steps cannot be disputed on chain")

// Shape is the name and the dimensions of a table or of a tensor of the state.
type Shape struct {
	Name string
	Dims []uint32
}

// Cells is the number of its cells.
func (s Shape) Cells() uint64 {
	n := uint64(1)
	for _, d := range s.Dims {
		n *= uint64(d)
	}
	return n
}

// Plan is the step of a program as a list of operators. Each operator reads
// only the outputs of earlier ones. A Plan is read-only after NewPlan.
type Plan struct {
	Program program.Program
	Ops     []Op
	Tensors []Shape // of a state: parameters, first moments, second moments
	Tables  []Shape // of TableValues, then of FrozenTables
	After   []int   // the operator that makes each tensor of the state after the step
}

// NewPlan makes the plan of a program. The error wraps program.ErrInvalid or
// ErrUnsupported.
func NewPlan(p program.Program) (*Plan, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	if err := supported(p); err != nil {
		return nil, err
	}
	arithmetic, err := num.ArithmeticOf(p.Numerics)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnsupported, err)
	}
	// layerOps is a lower estimate: a plan that is too large is refused before
	// any memory is reserved for it.
	if uint64(p.Accumulate)*uint64(p.Model.Layers)*layerOps > MaxOps {
		return nil, fmt.Errorf("%w: more than %d operators: use fewer micro-batches", ErrUnsupported, MaxOps)
	}
	b := newBuilder(p, arithmetic)
	b.step()
	if b.err != nil {
		return nil, b.err
	}
	return &Plan{Program: p, Ops: b.ops, Tensors: b.tensors, Tables: b.tables, After: b.after}, nil
}

// supported refuses a program with a feature that plans do not have. It lists
// the known fields, so that a feature which a later version adds to programs is
// refused until it is listed here.
func supported(p program.Program) error {
	m, o, a := p.Model, p.Optimizer, p.Adapter
	known := program.Program{
		Numerics: p.Numerics, Batch: p.Batch, Accumulate: p.Accumulate, Seed: p.Seed, Steps: p.Steps, Base: p.Base,
		Tokenizer: p.Tokenizer, DPO: program.DPO{Beta: p.DPO.Beta},
		Adapter: program.Adapter{
			Rank: a.Rank, Alpha: a.Alpha, Targets: a.Targets, Frozen: a.Frozen, Start: a.Start,
		},
		Model: program.Model{
			Vocab: m.Vocab, Dim: m.Dim, Layers: m.Layers, Heads: m.Heads, KVHeads: m.KVHeads, Hidden: m.Hidden,
			Context:   m.Context,
			RopeTheta: m.RopeTheta, NormEps: m.NormEps, QKVBias: m.QKVBias, Tied: m.Tied, RopeScaling: m.RopeScaling,
			HeadDim: m.HeadDim, QKNorm: m.QKNorm, NoRopeEvery: m.NoRopeEvery, Norms: m.Norms, QKNormWide: m.QKNormWide,
			EmbeddingMultiplier: m.EmbeddingMultiplier, AttentionMultiplier: m.AttentionMultiplier,
			ResidualMultiplier: m.ResidualMultiplier, LogitsScaling: m.LogitsScaling,
			NormsPlusOne: m.NormsPlusOne, Activation: m.Activation, GlobalEvery: m.GlobalEvery,
			LocalRopeTheta: m.LocalRopeTheta, Window: m.Window,
		},
		Optimizer: program.Optimizer{
			Kind: o.Kind, LR: o.LR, MinLR: o.MinLR, Warmup: o.Warmup, Beta1: o.Beta1, Beta2: o.Beta2, Eps: o.Eps,
			WeightDecay: o.WeightDecay, Clip: o.Clip, Momentum: o.Momentum, Schedule: o.Schedule, Decay: o.Decay,
			EMA: o.EMA,
		},
	}
	if p.Tokenizer == program.Tokens && p.TokensPerStep() > maxCounted {
		return fmt.Errorf("%w: %d tokens a step, at most %d", ErrUnsupported, p.TokensPerStep(), maxCounted)
	}
	if !p.DPO.IsZero() && m.Context > sumBlock {
		return fmt.Errorf("%w: pairs in a context of %d, at most %d", ErrUnsupported, m.Context, sumBlock)
	}
	if p.Steps > MaxSteps {
		return fmt.Errorf("%w: %d steps, at most %d", ErrUnsupported, p.Steps, MaxSteps)
	}
	if !reflect.DeepEqual(p, known) {
		return fmt.Errorf("%w: it has a field that plans do not know", ErrUnsupported)
	}
	return nil
}

// layerOps is less than the number of operators of one layer in one
// micro-batch.
const layerOps = 100

// OpsTree is the tree over the operators' hashes.
func (p *Plan) OpsTree() merkle.Tree {
	hashes := make([]merkle.Root, len(p.Ops))
	for i := range p.Ops {
		hashes[i] = p.Ops[i].Hash()
	}
	return merkle.TreeOf(hashes)
}

// value is something that operators read: an output, a tensor of the state, or
// a table.
type value struct {
	source Source
	id     uint32
	cells  uint32
}

// builder appends operators to a plan. An operator that cannot be encoded sets
// err; what is appended after it is harmless and unused.
type builder struct {
	p       program.Program
	d       sizes
	kind    Kind // of the products of linear layers
	ops     []Op
	tensors []Shape
	after   []int
	tables  []Shape
	trained []trained
	err     error

	w, g     weights // parameters, and their gradients so far
	cos, sin value
	scale    value           // of the gradient, where it depends on the data
	counts   []value         // of every micro-batch of a token file
	pairs    []numbered      // of every micro-batch of pairs
	plain    bool            // without the adapter
	docs     *documents      // of the present micro-batch of a token file
	turned   map[value]value // what is read across, transposed
	cut      map[value]value // operands of X8, prepared
}

// sizes are the dimensions of a program as ints.
type sizes struct {
	seqs, context, rows, dim, heads, kvHeads, group, head, half, wide, kv, hidden, vocab, rank int
}

func newBuilder(p program.Program, a num.Arithmetic) *builder {
	m := p.Model
	b := &builder{p: p, kind: FMA, tables: tableShapes(p), turned: map[value]value{}, cut: map[value]value{}}
	if a == num.X8 {
		b.kind = X8
	}
	head := int(m.Head())
	b.d = sizes{
		seqs: int(p.Batch), context: int(m.Context), rows: int(p.Batch) * int(m.Context), dim: int(m.Dim),
		heads: int(m.Heads), kvHeads: int(m.KVHeads), group: int(m.Heads / m.KVHeads), head: head, half: head / 2,
		wide: int(m.Wide()), kv: int(m.KV()), hidden: int(m.Hidden), vocab: int(m.Vocab),
		rank: int(p.Adapter.Rank),
	}
	b.trained, b.tensors = trainedBy(p)
	for _, s := range b.tensors {
		b.need(s.Cells() <= MaxCells, "tensor %s of %d cells", s.Name, s.Cells())
	}
	for _, s := range b.tables {
		b.need(s.Cells() <= MaxCells, "table %s of %d cells", s.Name, s.Cells())
	}
	b.cos, b.sin = b.table(cosTable), b.table(sinTable)
	b.bindParameters()
	b.after = make([]int, len(b.tensors))
	return b
}

// bindParameters gives every role its value: a tensor of the state, or a table
// for what is frozen under an adapter.
func (b *builder) bindParameters() {
	m, nothing := b.p.Model, func(int) value { return value{} }
	b.g = bind(m, nothing)
	if b.p.Adapter.IsZero() {
		b.w = bind(m, b.state)
		return
	}
	b.w = bind(m, func(i int) value { return b.table(frozenTable + i) })
	b.w.adapt(b.p.Adapter.Targets, b.state)
}

// frozen reports whether an adapter alone is trained.
func (b *builder) frozen() bool { return !b.p.Adapter.IsZero() }

func (b *builder) need(ok bool, format string, args ...any) {
	if !ok && b.err == nil {
		b.err = fmt.Errorf("%w: %s", ErrUnsupported, fmt.Sprintf(format, args...))
	}
}

// state is tensor i of the state before the step.
func (b *builder) state(i int) value {
	return value{source: State, id: uint32(i), cells: uint32(b.tensors[i].Cells())}
}

func (b *builder) table(i int) value {
	return value{source: Table, id: uint32(i), cells: uint32(b.tables[i].Cells())}
}

// add appends an operator.
func (b *builder) add(o Op) value {
	o.Writes = WritesNothing
	if err := o.Check(); err != nil {
		b.need(false, "operator %d: %v", len(b.ops), err)
		return value{}
	}
	if len(b.ops) == MaxOps {
		b.need(false, "more than %d operators", MaxOps)
		return value{}
	}
	b.ops = append(b.ops, o)
	return value{source: OpOutput, id: uint32(len(b.ops) - 1), cells: o.Cells()}
}

// keeps marks the last operator's output as a tensor of the state after the
// step.
func (b *builder) keeps(tensor int) { b.after[tensor] = len(b.ops) - 1 }

// writes marks the last operator's output as a part of the step's record.
func (b *builder) writes(what int32) {
	if b.err == nil {
		b.ops[len(b.ops)-1].Writes = what
	}
}

// dims are the dimensions of an output.
func dims(n ...int) []uint32 {
	d := make([]uint32, len(n))
	for i, v := range n {
		d[i] = uint32(v)
	}
	return d
}

// cell is an input that reads v at base plus the coordinates times coord.
func (v value) cell(base int, coord ...int) Input {
	return Input{Source: v.source, ID: v.id, Cells: v.cells, Index: linear(base, coord...)}
}

func linear(base int, coord ...int) Lin {
	l := Lin{Base: int32(base), Coord: make([]int32, len(coord))}
	for i, c := range coord {
		l.Coord[i] = int32(c)
	}
	return l
}

// alongK makes an input of a chain run along k.
func (in Input) alongK() Input {
	in.Index.K = 1
	return in
}

// guarded makes an input read +0 where the form is negative.
func (in Input) guarded(base int, coord ...int) Input {
	g := linear(base, coord...)
	in.Guard = &g
	return in
}

// gathered adds factor times the value of input number by to the index.
func (in Input) gathered(by, factor int) Input {
	in.Gather = &Gather{Input: uint8(by), Factor: int32(factor)}
	return in
}

// compute appends a Map.
func (b *builder) compute(shape []uint32, inputs []Input, consts []uint32, code ...byte) value {
	for i := range inputs {
		inputs[i].Number = uint8(i)
	}
	return b.add(Op{Kind: Map, Dims: shape, Inputs: inputs, Consts: consts, Code: code})
}

// chain makes a chain over k from 0 to n that reads a and, unless it is nil,
// second.
func (b *builder) chain(kind Kind, shape []uint32, n int, a Input, second *Input) Op {
	o := Op{Kind: kind, Dims: shape, Hi: Bound{Arg: uint32(n)}, Inputs: []Input{a.alongK()}}
	if second != nil {
		in := second.alongK()
		in.Number = InputB
		o.Inputs = append(o.Inputs, in)
	}
	return o
}

// from makes a chain start from an input, or from +0 if start is the zero
// value.
func (o Op) from(start value, base int, coord ...int) Op {
	if start == (value{}) {
		return o
	}
	in := start.cell(base, coord...)
	in.Number = InputInit
	o.Init = true
	o.Inputs = append(o.Inputs, in)
	return o
}

// bits are the bits of constants.
func bits(x ...float32) []uint32 {
	out := make([]uint32, len(x))
	for i, v := range x {
		out[i] = math.Float32bits(v)
	}
	return out
}

// Instructions that push input, constant or coordinate number n.
func in(n int) byte    { return PushInput | byte(n) }
func konst(n int) byte { return PushConst | byte(n) }
func coord(n int) byte { return PushCoord | byte(n) }
