package ir

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Instance is a plan bound to a data set, which determines every step of a job.
// It is read-only after New and may be shared. It refers to the data.
type Instance struct {
	plan   *Plan
	header Header
	tables []tensor.Tensor
	data   []byte      // of Rows
	ops    merkle.Tree // over the operators
	top    merkle.Tree // over the tables
	leaves merkle.Tree // over the data
}

// New makes the Instance of a program over a data set. dataset is the name of
// the data set in segments. The error wraps program.ErrInvalid, ErrUnsupported,
// ErrMalformed (see Division.Check), ErrStart, or ErrBase for a program that
// names frozen parameters: these need NewOver. New takes about 0.1 ms for every
// step of the run.
func New(p program.Program, dataset merkle.Root, d Division, data []byte) (*Instance, error) {
	return NewOver(p, dataset, d, data, nil)
}

// NewOver is New for a program that names frozen parameters, which load writes
// (FrozenTables). It keeps them in float32.
func NewOver(p program.Program, dataset merkle.Root, d Division, data []byte,
	load func([]tensor.Tensor) error) (*Instance, error) {
	if err := d.Check(); err != nil {
		return nil, err
	}
	plan, err := NewPlan(p)
	if err != nil {
		return nil, err
	}
	if data, err = Rows(p, data); err != nil {
		return nil, err
	}
	if err := plan.checkData(data); err != nil {
		return nil, err
	}
	below, err := FrozenTables(p, load)
	if err != nil {
		return nil, err
	}
	t := &Instance{plan: plan, tables: append(plan.TableValues(), below...), data: data, ops: plan.OpsTree(),
		leaves: dataTree(data, merkle.LeafHashOf(p.Numerics))}
	t.top = TablesTree(t.tables, t.leafHash())
	t.header = plan.order(uint64(len(data)))
	t.header.Program, t.header.Numerics = p.Hash(), merkle.Sum(p.Numerics)
	t.header.Dataset, t.header.StepsPerSegment, t.header.Stride = dataset, d.Steps, d.Stride
	t.header.Steps = p.Steps
	t.header.Ops, t.header.OpCount = t.ops.Root(), uint32(len(plan.Ops))
	t.header.Tables, t.header.TableCount = t.top.Root(), uint32(len(t.tables))
	t.header.Data, t.header.Tensors = t.leaves.Root(), uint32(len(plan.Tensors))
	return t, nil
}

// Rows is the part of a data set that the steps of p read: a whole text, or the
// rows of a token file, so that each of its entries is one cell. The error wraps
// ErrStart.
func Rows(p program.Program, dataset []byte) ([]byte, error) {
	if p.Tokenizer == program.Bytes {
		return dataset, nil
	}
	t, err := data.OpenTokens(p, dataset)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrStart, err)
	}
	return t.Entries(), nil
}

// leafHash is the hash of the leaves of everything that a step reads and
// writes.
func (t *Instance) leafHash() merkle.LeafHash { return merkle.LeafHashOf(t.plan.Program.Numerics) }

func dataTree(data []byte, h merkle.LeafHash) merkle.Tree {
	hashes := make([]merkle.Root, ceil(len(data), merkle.LeafBytes))
	for i := range hashes {
		hashes[i] = h.Leaf(dataLeaf(data, i))
	}
	return merkle.TreeOf(hashes)
}

func dataLeaf(data []byte, i int) []byte {
	return data[i*merkle.LeafBytes : min((i+1)*merkle.LeafBytes, len(data))]
}

// Header is what the trace root binds; its Root is the trace root.
func (t *Instance) Header() Header { return t.header }

// Root is the trace root.
func (t *Instance) Root() merkle.Root { return t.header.Root() }

// Plan is the plan of every step.
func (t *Instance) Plan() *Plan { return t.plan }

// Operator is the encoding of operator i with its path under Header.Ops. The
// error wraps ErrMalformed.
func (t *Instance) Operator(i uint32) (encoding []byte, path []merkle.Root, err error) {
	if i >= t.header.OpCount {
		return nil, nil, fmt.Errorf("%w: operator %d of %d", ErrMalformed, i, t.header.OpCount)
	}
	return t.plan.Ops[i].Encode(), t.ops.Path(int(i)), nil
}

// StateRoot is the root of a state after so many steps of the run.
func (t *Instance) StateRoot(done uint32, state []tensor.Tensor) (merkle.Root, error) {
	if err := t.plan.checkState(state); err != nil {
		return merkle.Root{}, err
	}
	return t.stateRoot(done, t.stateTree(state)), nil
}

func (t *Instance) stateRoot(done uint32, tree merkle.Tree) merkle.Root {
	return merkle.State(uint64(done), t.header.Program, t.header.Numerics, len(t.plan.Tensors), tree.Root())
}

func (t *Instance) stateTree(state []tensor.Tensor) merkle.Tree {
	hashes := make([]merkle.Root, len(state))
	for i, x := range state {
		hashes[i] = merkle.Tensor(merkle.TensorHeader(x.Name, x.Shape), len(x.Data), t.leafHash().RootOf(x.Data))
	}
	return merkle.TreeOf(hashes)
}

// Begin opens the step that starts from s, whose Tables and Data may be left
// out. Its State must not change while the Step is used. The error wraps
// ErrStart.
func (t *Instance) Begin(s Start, be num.Backend) (*Step, error) {
	s.Tables, s.Data = t.tables, t.data
	if err := t.plan.checkStart(s); err != nil {
		return nil, err
	}
	return &Step{trace: t, start: s, be: be, kept: map[uint32][]float32{}}, nil
}
