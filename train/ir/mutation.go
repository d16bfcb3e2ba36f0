package ir

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Mutation makes a step wrong on purpose. Tests use it, and the demo's cheating
// provider, to rehearse disputes. Mask is xored into the bits of one cell of an
// operator's output, and the step continues with the wrong value. In a chain, Mask
// is xored into the partial sum after tile Tile, and later tiles continue from
// that. If the operator hashes, Mask is xored into the last bytes of the hash.
type Mutation struct {
	Op, Cell, Tile, Mask uint32
}

// sums are the bits of a chain's partial sum after each tile, with the mutation
// applied if it is in this chain. An operator that is no chain has one, its cell.
func (f *Mutation) sums(h *Header, o *Op, op uint32, at Place, r Reader) ([]uint32, error) {
	sums := make([]uint32, o.Tiles(at.Cell, at.Tiling))
	for i := range sums {
		at.Tile = uint32(i)
		v, err := Eval(h, o, at, r)
		if err != nil {
			return nil, err
		}
		if f != nil && f.Op == op && f.Cell == at.Cell && f.Tile == at.Tile {
			v ^= f.Mask
		}
		sums[i], at.AccBefore = v, v
	}
	return sums, nil
}

// applyToHash xors Mask into the hash of operator op.
func (f *Mutation) applyToHash(op uint32, h *merkle.Root) {
	if f == nil || f.Op != op {
		return
	}
	for i := range 4 {
		h[len(h)-1-i] ^= byte(f.Mask >> (8 * i))
	}
}

// mutate computes the cell of the mutation again, with the mutation applied.
func (e *execution) mutate(op int, out []float32) error {
	f := e.start.Mutation
	if f == nil || int(f.Op) != op {
		return nil
	}
	o, tiling := &e.plan.Ops[op], e.plan.Tiling()
	if f.Cell >= o.Cells() || f.Tile >= o.Tiles(f.Cell, tiling) {
		return fmt.Errorf("%w: a mutation in cell %d, tile %d of an output of %v", ErrMalformed, f.Cell, f.Tile, o.Dims)
	}
	sums, err := f.sums(&e.header, o, f.Op, Place{Cell: f.Cell, Tiling: tiling, Step: e.start.Step}, e)
	if err != nil {
		return err
	}
	out[f.Cell] = math.Float32frombits(sums[len(sums)-1])
	return nil
}

// Cell implements Reader over the outputs that are not released yet.
func (e *execution) Cell(s Source, id, index uint32) (uint32, error) {
	if s == Data {
		return dataCell(e.start.Data, index)
	}
	x := e.cells(&Input{Source: s, ID: id})
	if uint64(index) >= uint64(len(x)) {
		return 0, fmt.Errorf("%w: cell %d of %d", ErrMalformed, index, len(x))
	}
	return math.Float32bits(x[index]), nil
}
