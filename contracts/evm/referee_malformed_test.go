package evm_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/core/vm"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// A malformation makes an operator that none is, in a way that leaves all that a
// referee reads where it was: who does not look would find nothing wrong.
type malformation struct {
	what string
	make func(o *ir.Op) bool // false: not of such an operator
}

// more gives a map another input like its first.
func more(edit func(o *ir.Op, in *ir.Input)) func(o *ir.Op) bool {
	return func(o *ir.Op) bool {
		if o.Kind != ir.Map || len(o.Inputs) == 0 || o.Inputs[0].Gather != nil {
			return false
		}
		in := o.Inputs[0]
		in.Number = uint8(len(o.Inputs))
		edit(o, &in)
		o.Inputs = append(o.Inputs, in)
		return true
	}
}

// unread is a form that guards an input from ever being read.
func unread(o *ir.Op) *ir.Lin { return &ir.Lin{Base: -1, Coord: make([]int32, len(o.Dims))} }

// code changes what a map runs.
func code(edit func(o *ir.Op)) func(o *ir.Op) bool {
	return func(o *ir.Op) bool {
		if o.Kind == ir.Map {
			edit(o)
		}
		return o.Kind == ir.Map
	}
}

// chain changes a chain's inputs.
func chain(edit func(o *ir.Op) bool) func(o *ir.Op) bool {
	return func(o *ir.Op) bool { return o.Kind.Chain() && edit(o) }
}

// blocks changes what reads blocks: an X8, or a QUANTISE.
func blocks(edit func(o *ir.Op)) func(o *ir.Op) bool {
	return func(o *ir.Op) bool {
		is := o.Kind == ir.X8 || o.Kind == ir.Quantise
		if is {
			edit(o)
		}
		return is
	}
}

var malformations = []malformation{
	{"a condition on a maximum or blocks", chain(func(o *ir.Op) bool {
		if o.Kind != ir.Max && o.Kind != ir.X8 {
			return false
		}
		in := o.Inputs[0]
		in.Number = ir.InputWhen
		o.When, o.Match, o.Inputs = true, ir.Lin{Coord: make([]int32, len(o.Dims))}, append(o.Inputs, in)
		return true
	})},
	{"a start of a maximum", chain(func(o *ir.Op) bool {
		if o.Kind != ir.Max {
			return false
		}
		in := o.Inputs[0]
		in.Number, in.Index.K = ir.InputInit, 0
		o.Init, o.Inputs = true, append(o.Inputs, in)
		return true
	})},
	{"a start that moves with k", chain(func(o *ir.Op) bool {
		for i := range o.Inputs {
			if o.Inputs[i].Number == ir.InputInit {
				o.Inputs[i].Index.K = 1
				return true
			}
		}
		return false
	})},
	{"a chain that gathers", chain(func(o *ir.Op) bool {
		if len(o.Inputs) > 1 {
			o.Inputs[1].Gather = &ir.Gather{Input: 0}
		}
		return len(o.Inputs) > 1
	})},
	{"two cells for every k", chain(func(o *ir.Op) bool {
		old := o.Inputs[0].Index.K
		o.Inputs[0].Index.K = 2
		return old == 1
	})},
	{"guarded blocks", blocks(func(o *ir.Op) { o.Inputs[0].Guard = &ir.Lin{Coord: make([]int32, len(o.Dims))} })},
	{"one place for every block", blocks(func(o *ir.Op) { o.Inputs[0].Index.K = 0 })},
	{"blocks of two tensors", func(o *ir.Op) bool {
		in := o.Inputs
		if o.Kind == ir.Quantise {
			second := in[0]
			second.Number = ir.InputB
			o.Inputs = append(in, second)
		}
		return o.Kind == ir.Quantise
	}},
	{"a depth of more blocks", func(o *ir.Op) bool {
		o.Depth += ir.Tile
		return o.Kind == ir.Quantise
	}},
	{"a block of more cells", func(o *ir.Op) bool {
		if o.Kind == ir.Quantise {
			o.Dims[len(o.Dims)-1]++
		}
		return o.Kind == ir.Quantise
	}},
	{"a k where there is none", code(func(o *ir.Op) {
		if len(o.Inputs) > 0 {
			o.Inputs[0].Index.K = 1
		} else {
			o.Code = append(o.Code, ir.CopyBelow)
		}
	})},
	{"a batch of three dimensions", func(o *ir.Op) bool {
		o.Dims = append(o.Dims, 1)
		return o.Kind == ir.Batch
	}},
	{"what comes two tokens on", func(o *ir.Op) bool {
		o.Part = ir.PartStarts + 1
		return o.Kind == ir.Batch
	}},
	{"17 constants", code(func(o *ir.Op) {
		for len(o.Consts) < 17 {
			o.Consts = append(o.Consts, 0)
		}
	})},
	{"too much code", code(func(o *ir.Op) {
		for len(o.Code) <= ir.MaxCode {
			o.Code = append(o.Code, ir.CopyBelow, 0x50)
		}
	})},
	{"a cell left over", code(func(o *ir.Op) { o.Code = append(o.Code, ir.CopyBelow) })},
	{"an instruction that there is not", code(func(o *ir.Op) {
		o.Code = append(o.Code, ir.CopyBelow, ir.CopyBelow, ir.CopyBelow, 0x3c)
	})},
	{"a gap between inputs", more(func(_ *ir.Op, in *ir.Input) { in.Number++ })},
	{"17 inputs", func(o *ir.Op) bool {
		same := more(func(*ir.Op, *ir.Input) {})
		for len(o.Inputs) < 17 {
			if !same(o) {
				return false
			}
		}
		return true
	}},
	{"a tensor of no cells", more(func(o *ir.Op, in *ir.Input) { in.Cells, in.ID, in.Guard = 0, 9, unread(o) })},
	{"a tensor of too many cells", more(func(o *ir.Op, in *ir.Input) {
		in.Cells, in.ID, in.Guard = 1<<31, 9, unread(o)
	})},
	{"the data as an input", more(func(o *ir.Op, in *ir.Input) { in.Source, in.ID, in.Guard = ir.Data, 0, unread(o) })},
	{"an input that gathers by itself", more(func(_ *ir.Op, in *ir.Input) {
		in.Gather = &ir.Gather{Input: in.Number}
	})},
	{"an input that gathers by one that gathers", func(o *ir.Op) bool {
		by := more(func(_ *ir.Op, in *ir.Input) { in.Gather = &ir.Gather{Input: in.Number - 1} })
		if !by(o) { // the first gathers by the map's own, which does not
			return false
		}
		return by(o)
	}},
}

// placesShown is at how many places each malformation is shown.
const placesShown = 8

// TestRefereeRefusesMalformedOperators checks that no node and no referee takes them.
func TestRefereeRefusesMalformedOperators(t *testing.T) {
	r, met := newReferee(t), map[string]int{}
	for _, name := range vectorFiles {
		v := readVectors(t, name)
		for i, p := range v.Places {
			for _, m := range malformations {
				_, old := operator(t, p.Op)
				_, op := operator(t, p.Op)
				if met[m.what] == placesShown || !m.make(&op) {
					continue
				}
				met[m.what]++
				encoding := op.Encode()
				if _, err := ir.Decode(encoding); !errors.Is(err, ir.ErrMalformed) {
					t.Errorf("%s, place %d: the node takes %s: %v", name, i, m.what, err)
				}
				s, proof := tile(v.Header, p, encoding, &old)
				s.Op = operatorHash(encoding)
				r.refuses(t, fmt.Sprintf("%s, place %d: %s", name, i, m.what), s, proof)
			}
		}
	}
	for _, m := range malformations {
		if met[m.what] == 0 {
			t.Errorf("no place shows %s", m.what)
		}
	}
}

func (r *referee) refuses(t *testing.T, what string, s dispute.State, p bindings.TileProof) {
	t.Helper()
	if _, err := r.holds(s, p); !errors.Is(err, vm.ErrExecutionReverted) {
		t.Errorf("%s: %v", what, err)
	}
}

// TestRefereeReadsInsideTensors checks that leaves that say more, or less, than their tensor
// has cells.
func TestRefereeReadsInsideTensors(t *testing.T) {
	r, met := newReferee(t), [2]int{}
	for _, name := range vectorFiles {
		v := readVectors(t, name)
		for i, p := range v.Places {
			for j := range p.Inputs {
				_, old := operator(t, p.Op)
				_, op := operator(t, p.Op)
				c := p.Inputs[j]
				if c.Source != ir.OpOutput {
					continue
				}
				for k := range op.Inputs {
					if in := &op.Inputs[k]; in.Source == c.Source && in.ID == c.ID {
						in.Cells = c.Index
					}
				}
				if c.Index == 0 || merkle.LeavesOf(int(c.Index)) != merkle.LeavesOf(sizeOf(v.Header, &old,
					source{c.Source, c.ID})) {
					continue
				}
				met[0]++
				s, proof := tile(v.Header, p, op.Encode(), &old)
				s.Op = op.Hash()
				r.refuses(t, fmt.Sprintf("%s, place %d: cell %d of %d", name, i, c.Index, c.Index), s, proof)
			}
			if halved(v.Header, p, r, t, fmt.Sprintf("%s, place %d: half a cell", name, i)) {
				met[1]++
			}
		}
	}
	if met[0] == 0 || met[1] == 0 {
		t.Errorf("%v places show it", met)
	}
}

// halved brings the last cell read without its last two bytes.
func halved(h ir.Header, p placed, r *referee, t *testing.T, what string) bool {
	encoding, op := operator(t, p.Op)
	if len(p.Inputs) == 0 || p.Inputs[0].Source != ir.OpOutput {
		return false
	}
	last := p.Inputs[0]
	for _, c := range p.Inputs {
		if c.Source == last.Source && c.ID == last.ID && c.Index > last.Index {
			last = c
		}
	}
	s, proof := tile(h, p, encoding, &op)
	at := slices.IndexFunc(proof.Inputs, func(o bindings.Opening) bool {
		return o.Source == uint8(last.Source) && o.Id == last.ID && o.Leaf == last.Index/merkle.LeafCells
	})
	if at < 0 || op.Kind.Hashes() {
		return false
	}
	o := &proof.Inputs[at]
	o.Data = o.Data[:4*(last.Index%merkle.LeafCells)+2]
	// A game could agree on such a root: nothing but the referee looks inside.
	s.Ops = climb(climb(merkle.Leaf(o.Data), int(o.Leaf), o.Path), int(o.Id), o.Top)
	for i := range proof.Inputs {
		if i != at { // the other openings hang under another root now
			return false
		}
	}
	r.refuses(t, what, s, proof)
	return true
}

func climb(h merkle.Root, i int, path [][32]byte) merkle.Root {
	for _, p := range path {
		other := merkle.Root(p)
		if i&1 == 1 {
			h = merkle.Node(&other, &h)
		} else {
			h = merkle.Node(&h, &other)
		}
		i >>= 1
	}
	return h
}

// TestRefereeWantsAPlace checks that cells and tiles that the operator has, and leaves as
// long as they are.
func TestRefereeWantsAPlace(t *testing.T) {
	r := newReferee(t)
	for _, name := range vectorFiles {
		v := readVectors(t, name)
		for i, p := range v.Places {
			encoding, op := operator(t, p.Op)
			s, proof := tile(v.Header, p, encoding, &op)
			s.Cell += op.Cells()
			s.Size, s.Index = 2*s.Size, s.Cell/merkle.LeafCells
			r.refuses(t, fmt.Sprintf("%s, place %d: a cell behind the last", name, i), s, proof)
			if op.Kind.Chain() {
				s, proof = tile(v.Header, p, encoding, &op)
				s.Tile, s.AllTiles = 1<<20, 1<<20+1
				r.refuses(t, fmt.Sprintf("%s, place %d: a tile behind the last", name, i), s, proof)
			}
			if c := p.Cell % merkle.LeafCells; op.Tiles(p.Cell, ir.Fine) == 1 &&
				c+1 < min(merkle.LeafCells, op.Cells()-p.Cell/merkle.LeafCells*merkle.LeafCells) {
				s, proof = tile(v.Header, p, encoding, &op)
				leaf := make([]byte, 4*(c+1))
				s.AllTiles, s.AccAfter, s.Focus, proof.Leaf = 1, 0, merkle.Leaf(leaf), leaf
				r.refuses(t, fmt.Sprintf("%s, place %d: a leaf that ends at the cell", name, i), s, proof)
			}
		}
	}
}

// TestRefereeReadsInsideTheData checks that a batch wider than its context would read on.
func TestRefereeReadsInsideTheData(t *testing.T) {
	r, h := newReferee(t), readVectors(t, "r32").Header
	h.Context, h.DataBytes, h.Batch, h.Accumulate = 8, 9, 1, 1
	op := ir.Op{Kind: ir.Batch, Writes: ir.WritesNothing, Dims: []uint32{1, 16}}
	at := func(cell uint32) (dispute.State, bindings.TileProof) {
		p := placed{Cell: cell, Inputs: []readCell{{ir.Data, 0, cell / 4, 0x04030201}}}
		return tile(h, p, op.Encode(), &op)
	}
	if s, proof := at(8); true { // the ninth byte is the last
		s.AccAfter = 1
		if right, err := r.holds(s, proof); err != nil || !right {
			t.Errorf("the last byte: %v, %v", right, err)
		}
	}
	s, proof := at(10)
	r.refuses(t, "the eleventh byte of nine", s, proof)
}
