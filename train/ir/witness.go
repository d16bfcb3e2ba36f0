package ir

import (
	"errors"
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Step opens one step of a run: the output roots of its operators, leaves of
// what they read and write, and the partial sums of single elements. It
// computes all of it again from the state before the step. It remembers roots,
// and the outputs around the operator asked for last. It is not safe for
// concurrent use.
type Step struct {
	trace *Instance
	start Start
	be    num.Backend

	roots  []merkle.Root
	result Result
	state  *merkle.Tree // over the tensors before the step
	kept   map[uint32][]float32
	focus  uint32 // the operator around which outputs are kept
}

// Opening is a leaf of something that operators read, with its paths. It is
// unchecked data: the receiver checks it.
type Opening struct {
	Source Source
	ID     uint32
	Leaf   uint32 // number of the leaf in its tensor
	Data   []byte
	Path   []merkle.Root // from the leaf to the root over the tensor's leaves
	Header merkle.Root   // of a tensor of the state or a table: merkle.TensorHeader
	Top    []merkle.Root // from the output's root, or the tensor's hash, to the root above
}

// Run executes the step and computes the output roots of all operators; the
// last is the root of the state after it.
func (s *Step) Run() (Result, []merkle.Root, error) {
	if s.roots != nil {
		return s.result, s.roots, nil
	}
	plan := s.trace.plan
	roots := make([]merkle.Root, len(plan.Ops))
	result, err := plan.Execute(s.start, s.be, func(op int, out []float32) error {
		roots[op] = s.root(out)
		return nil
	})
	if err != nil {
		return Result{}, nil, err
	}
	for i := range plan.Ops {
		o := &plan.Ops[i]
		if !o.Kind.Hashes() {
			continue
		}
		var read []merkle.Root
		for _, id := range o.Reads() {
			read = append(read, roots[id])
		}
		roots[i] = o.HashOf(&s.trace.header, s.start.Step, read)
		s.start.Mutation.applyToHash(uint32(i), &roots[i])
	}
	s.roots, s.result = roots, result
	return result, roots, nil
}

// Execute executes the step without hashing anything.
func (s *Step) Execute() (Result, error) {
	if s.roots != nil {
		return s.result, nil
	}
	return s.trace.plan.Execute(s.start, s.be, nil)
}

// root is the root over the leaves of an output, hashed by the back end's
// threads.
func (s *Step) root(out []float32) merkle.Root {
	c := s.trace.leafHash().NewCells(out)
	changed := make([]bool, c.Spans())
	s.be.Each(len(changed), func(i int, _ num.Backend) { changed[i] = c.HashSpan(i) })
	c.Join(changed)
	return c.Root()
}

// errEnough ends an execution when all outputs that are wanted are known.
var errEnough = errors.New("enough")

// around keeps the outputs of operator op and of the operators that it reads,
// and no others.
func (s *Step) around(op uint32) error {
	if s.kept[op] != nil && s.focus == op {
		return nil
	}
	s.focus = op
	want := map[uint32]bool{op: true}
	for _, in := range s.trace.plan.Ops[op].Inputs {
		if in.Source == OpOutput {
			want[in.ID] = true
		}
	}
	for id := range s.kept {
		if !want[id] {
			delete(s.kept, id)
		}
	}
	_, err := s.trace.plan.Execute(s.start, s.be, func(i int, out []float32) error {
		if want[uint32(i)] && s.kept[uint32(i)] == nil {
			s.kept[uint32(i)] = append([]float32(nil), out...)
		}
		if uint32(i) == op {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}

func (s *Step) hasCells(op uint32) error {
	if op >= uint32(len(s.trace.plan.Ops)) || s.trace.plan.Ops[op].Kind.Hashes() {
		return fmt.Errorf("%w: operator %d has no cells", ErrMalformed, op)
	}
	return nil
}

// Output is the output of an operator that does not hash. The error wraps
// ErrMalformed.
func (s *Step) Output(op uint32) ([]float32, error) {
	if err := s.hasCells(op); err != nil {
		return nil, err
	}
	if s.kept[op] == nil {
		if err := s.around(op); err != nil {
			return nil, err
		}
	}
	return s.kept[op], nil
}

// Open opens a leaf of an output, of the state before the step, of a table or
// of the data. The error wraps ErrMalformed.
func (s *Step) Open(source Source, id, leaf uint32) (Opening, error) {
	o := Opening{Source: source, ID: id, Leaf: leaf}
	t := s.trace
	switch {
	case source == OpOutput:
		return s.openOutput(o)
	case source == State && id < uint32(len(s.start.State)):
		if s.state == nil {
			tree := t.stateTree(s.start.State)
			s.state = &tree
		}
		return o.fromTensor(s.start.State[id], s.state, t.leafHash())
	case source == Table && id < uint32(len(t.tables)):
		return o.fromTensor(t.tables[id], &t.top, t.leafHash())
	case source == Data && id == 0 && int(leaf) < len(t.leaves.Hashes()):
		o.Data, o.Path = dataLeaf(t.data, int(leaf)), t.leaves.Path(int(leaf))
		return o, nil
	}
	return o, fmt.Errorf("%w: source %d has no %d with leaf %d", ErrMalformed, source, id, leaf)
}

func (s *Step) openOutput(o Opening) (Opening, error) {
	_, roots, err := s.Run()
	if err != nil {
		return o, err
	}
	out, err := s.Output(o.ID)
	if err != nil {
		return o, err
	}
	if o.Data, o.Path, err = openLeaf(out, o.Leaf, s.trace.leafHash()); err != nil {
		return o, err
	}
	o.Top = merkle.TreeOf(append([]merkle.Root(nil), roots...)).Path(int(o.ID))
	return o, nil
}

func (o Opening) fromTensor(x tensor.Tensor, above *merkle.Tree, h merkle.LeafHash) (_ Opening, err error) {
	o.Header, o.Top = merkle.TensorHeader(x.Name, x.Shape), above.Path(int(o.ID))
	o.Data, o.Path, err = openLeaf(x.Data, o.Leaf, h)
	return o, err
}

func openLeaf(x []float32, leaf uint32, h merkle.LeafHash) ([]byte, []merkle.Root, error) {
	if leaf > MaxCells {
		return nil, nil, fmt.Errorf("%w: leaf %d", ErrMalformed, leaf)
	}
	return h.CellsOf(x).Open(int(leaf))
}

// LeafHashes are the hashes of the leaves of an operator's output.
func (s *Step) LeafHashes(op uint32) ([]merkle.Root, error) {
	out, err := s.Output(op)
	if err != nil {
		return nil, err
	}
	hashes := make([]merkle.Root, merkle.LeavesOf(len(out)))
	var b [merkle.LeafBytes]byte
	for i := range hashes {
		hashes[i] = s.trace.leafHash().Leaf(b[:merkle.Encode(b[:], merkle.LeafOf(out, i))])
	}
	return hashes, nil
}

// Cell implements Reader over the step.
func (s *Step) Cell(source Source, id, index uint32) (uint32, error) {
	if source == Data {
		return dataCell(s.trace.data, index)
	}
	var x []float32
	switch {
	case source == OpOutput:
		out, err := s.Output(id)
		if err != nil {
			return 0, err
		}
		x = out
	case source == State && id < uint32(len(s.start.State)):
		x = s.start.State[id].Data
	case source == Table && id < uint32(len(s.trace.tables)):
		x = s.trace.tables[id].Data
	}
	if uint64(index) >= uint64(len(x)) {
		return 0, fmt.Errorf("%w: cell %d of %d", ErrMalformed, index, len(x))
	}
	return math.Float32bits(x[index]), nil
}

// dataCell is four bytes of the data, little-endian.
func dataCell(data []byte, index uint32) (uint32, error) {
	if uint64(index)*4 >= uint64(len(data)) {
		return 0, fmt.Errorf("%w: cell %d of %d bytes", ErrMalformed, index, len(data))
	}
	return fourBytes(data[4*index:]), nil
}

// fourBytes are the first bytes of data, little-endian and filled up with zeros.
func fourBytes(data []byte) (v uint32) {
	for i, c := range data[:min(4, len(data))] {
		v |= uint32(c) << (8 * i)
	}
	return v
}

// Sums are the bits of a cell's accumulator after each of its tiles. The last
// is the value of the cell.
func (s *Step) Sums(op, cell uint32) ([]uint32, error) {
	if err := s.hasCells(op); err != nil {
		return nil, err
	}
	o := &s.trace.plan.Ops[op]
	if cell >= o.Cells() {
		return nil, fmt.Errorf("%w: cell %d of %v", ErrMalformed, cell, o.Dims)
	}
	if err := s.around(op); err != nil { // one execution for all that is read
		return nil, err
	}
	return s.start.Mutation.sums(&s.trace.header, o, op,
		Place{Cell: cell, Tiling: s.trace.plan.Tiling(), Step: s.start.Step}, s)
}

// LeafName names a leaf of a tensor that operators read.
type LeafName struct {
	Source   Source
	ID, Leaf uint32
}

// Needs lists the leaves that a place reads, in the order in which they are
// first read. They are what Open must open to prove the place. r returns the
// cells.
func Needs(h *Header, o *Op, at Place, r Reader) ([]LeafName, error) {
	n := noting{Reader: r, seen: map[LeafName]bool{}}
	_, err := Eval(h, o, at, &n)
	return n.list, err
}

// noting is a Reader that records which leaves are read.
type noting struct {
	Reader
	seen map[LeafName]bool
	list []LeafName
}

func (n *noting) Cell(s Source, id, index uint32) (uint32, error) {
	name := LeafName{s, id, index / merkle.LeafCells}
	if !n.seen[name] {
		n.seen[name] = true
		n.list = append(n.list, name)
	}
	return n.Reader.Cell(s, id, index)
}
