package evm_test

import (
	"encoding/binary"
	"maps"
	"slices"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// sparse is a tree over n hashes of which only some are there.
type sparse struct {
	n     int
	nodes []map[int]merkle.Root // by level, from the bottom
	empty []merkle.Root         // what stands over nothing
}

func newSparse(n int, leaves map[int]merkle.Root) sparse {
	s := sparse{n: n, nodes: []map[int]merkle.Root{leaves}, empty: []merkle.Root{{}}}
	for d := range merkle.Depth(n) {
		up := map[int]merkle.Root{}
		for i := range s.nodes[d] {
			l, r := s.at(d, i&^1), s.at(d, i|1)
			up[i/2] = merkle.Node(&l, &r)
		}
		s.empty = append(s.empty, merkle.Node(&s.empty[d], &s.empty[d]))
		s.nodes = append(s.nodes, up)
	}
	return s
}

func (s sparse) at(level, i int) merkle.Root {
	if h, ok := s.nodes[level][i]; ok {
		return h
	}
	return s.empty[level]
}

func (s sparse) root() merkle.Root { return s.at(len(s.nodes)-1, 0) }

func (s sparse) path(i int) (path [][32]byte) {
	for d := range len(s.nodes) - 1 {
		path = append(path, s.at(d, i>>d^1))
	}
	return path
}

// source names a tensor that an operator reads.
type source struct {
	kind ir.Source
	id   uint32
}

// readCell is a cell of a vector.
type readCell struct {
	Source ir.Source `json:"source"`
	ID     uint32    `json:"id"`
	Index  uint32    `json:"index"`
	Bits   uint32    `json:"bits"`
}

// inputs are tensors that hold the cells and nothing else, under the roots that
// a game agrees on.
type inputs struct {
	header   ir.Header
	before   merkle.Root // of the state
	ops      merkle.Root
	openings []bindings.Opening
}

// step is the step whose inputs they are.
func newInputs(h ir.Header, step, opCount uint32, op *ir.Op, cells []readCell) inputs {
	in := inputs{header: h}
	tensors, tops := leavesOf(h, op, cells), map[ir.Source]map[int]merkle.Root{}
	for name, x := range tensors {
		if tops[name.kind] == nil {
			tops[name.kind] = map[int]merkle.Root{}
		}
		tops[name.kind][int(name.id)] = x.hash(name.kind)
	}
	trees := map[ir.Source]sparse{
		ir.OpOutput: newSparse(int(opCount), tops[ir.OpOutput]),
		ir.State:    newSparse(int(h.Tensors), tops[ir.State]),
		ir.Table:    newSparse(int(h.TableCount), tops[ir.Table]),
	}
	in.ops, in.header.Tables = trees[ir.OpOutput].root(), trees[ir.Table].root()
	in.before = merkle.State(uint64(step), h.Program, h.Numerics, int(h.Tensors), trees[ir.State].root())
	if x, ok := tensors[source{ir.Data, 0}]; ok {
		in.header.Data = x.tree.root()
	}
	for name, x := range tensors {
		for _, leaf := range slices.Sorted(maps.Keys(x.data)) {
			o := bindings.Opening{Source: uint8(name.kind), Id: name.id, Leaf: uint32(leaf), Data: x.data[leaf],
				Path: x.tree.path(leaf)}
			if t, ok := trees[name.kind]; ok {
				o.Header, o.Top = x.header, t.path(int(name.id))
			}
			in.openings = append(in.openings, o)
		}
	}
	return in
}

// sparseTensor is a tensor of which some leaves are there.
type sparseTensor struct {
	cells  int
	data   map[int][]byte
	tree   sparse
	header [32]byte
}

func (x sparseTensor) hash(kind ir.Source) merkle.Root {
	if kind == ir.OpOutput {
		return x.tree.root()
	}
	return merkle.Tensor(x.header, x.cells, x.tree.root())
}

func leavesOf(h ir.Header, op *ir.Op, cells []readCell) map[source]sparseTensor {
	out := map[source]sparseTensor{}
	for _, c := range cells {
		name := source{c.Source, c.ID}
		x, ok := out[name]
		if !ok {
			x = sparseTensor{cells: sizeOf(h, op, name), data: map[int][]byte{}}
			if name.kind != ir.OpOutput {
				x.header = merkle.Sum("header")
			}
			out[name] = x
		}
		leaf := int(c.Index) / merkle.LeafCells
		if x.data[leaf] == nil {
			bytes := 4 * x.cells
			if c.Source == ir.Data {
				bytes = int(h.DataBytes)
			}
			x.data[leaf] = make([]byte, min(merkle.LeafBytes, bytes-leaf*merkle.LeafBytes))
		}
		var word [4]byte
		binary.LittleEndian.PutUint32(word[:], c.Bits)
		copy(x.data[leaf][4*(c.Index%merkle.LeafCells):], word[:])
	}
	for name, x := range out {
		hashes := map[int]merkle.Root{}
		for leaf, data := range x.data {
			hashes[leaf] = merkle.Leaf(data)
		}
		x.tree = newSparse(merkle.LeavesOf(x.cells), hashes)
		out[name] = x
	}
	return out
}

func sizeOf(h ir.Header, op *ir.Op, name source) int {
	if name.kind == ir.Data {
		return int(h.DataBytes+3) / 4
	}
	for _, in := range op.Inputs {
		if in.Source == name.kind && in.ID == name.id {
			return int(in.Cells)
		}
	}
	return 0
}
