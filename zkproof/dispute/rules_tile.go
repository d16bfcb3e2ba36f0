package dispute

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// proveTile decides a game by computing the tile under dispute.
func (s State) proveTile(m ProveTile) (State, Outcome, error) {
	if m.Header.Root() != s.Trace {
		return s, Outcome{}, fmt.Errorf("%w: another trace than the offer's", ErrMove)
	}
	op, err := s.namedOperator(m.Encoding)
	if err != nil {
		return s, Outcome{}, err
	}
	holds, err := s.holds(&op, m)
	if err != nil {
		return s, Outcome{}, err
	}
	return s, decided(holds, "the operator's element is as claimed", "the operator's element is not as claimed"), nil
}

func (s State) holds(op *ir.Op, m ProveTile) (bool, error) {
	if op.Kind.Hashes() {
		roots, err := s.outputs(op.Reads(), m.Roots)
		if err != nil {
			return false, err
		}
		return op.HashOf(&m.Header, s.Step, roots) == s.Focus, nil
	}
	claimed, err := s.claimedBits(m.Leaf)
	if err != nil {
		return false, err
	}
	cells, err := s.open(op, m)
	if err != nil {
		return false, err
	}
	got, err := ir.Eval(&m.Header, op, s.tilePlace(), cells)
	if err != nil {
		return false, fmt.Errorf("%w: %w", ErrMove, err)
	}
	return got == claimed, nil
}

// claimedBits returns the bits that the tile must give: those of the cell if it has one
// tile, and otherwise the sum that was opened after the tile.
func (s State) claimedBits(leaf []byte) (uint32, error) {
	if s.AllTiles > 1 {
		return s.AccAfter, nil
	}
	return s.cellBits(leaf)
}

// outputs checks the output roots of the operators that are read.
func (s State) outputs(read []uint32, es []Entry) ([]merkle.Root, error) {
	if len(es) != len(read) {
		return nil, fmt.Errorf("%w: %d output roots, want %d", ErrMove, len(es), len(read))
	}
	roots := make([]merkle.Root, len(es))
	for i, e := range es {
		if err := s.isOutput(e.Value, read[i], e.Path); err != nil {
			return nil, err
		}
		roots[i] = e.Value
	}
	return roots, nil
}

// isOutput checks that root was opened for operator id of the step.
func (s State) isOutput(root merkle.Root, id uint32, path []merkle.Root) error {
	got, err := merkle.Climb(root, int(id), int(s.OpCount), path)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrMove, err)
	}
	if got != s.Ops {
		return fmt.Errorf("%w: that is not what operator %d gave", ErrMove, id)
	}
	return nil
}

// openedCells are the cells of a ProveTile that were checked against the roots.
type openedCells map[leafKey][]byte

type leafKey struct {
	source ir.Source
	id     uint32
	leaf   uint32
}

// Cell implements ir.Reader.
func (o openedCells) Cell(source ir.Source, id, index uint32) (uint32, error) {
	data, at := o[leafKey{source, id, index / merkle.LeafCells}], 4*(index%merkle.LeafCells)
	if source == ir.Data && int(at) < len(data) && len(data) < int(at)+4 {
		data = append(slices.Clone(data), 0, 0, 0) // the last cell of the data
	}
	if int(at)+4 > len(data) {
		return 0, fmt.Errorf("%w: cell %d of %v %d is not opened", ErrMove, index, source, id)
	}
	return binary.LittleEndian.Uint32(data[at:]), nil
}

func (s State) open(op *ir.Op, m ProveTile) (openedCells, error) {
	if len(m.Inputs) > MaxOpenings {
		return nil, fmt.Errorf("%w: %d openings, at most %d", ErrMove, len(m.Inputs), MaxOpenings)
	}
	o := make(openedCells, len(m.Inputs))
	for _, in := range m.Inputs {
		cells, err := sizeOf(op, &m.Header, in)
		if err != nil {
			return nil, err
		}
		if err := s.climb(&m.Header, in, s.leafHash().Leaf(in.Data), cells); err != nil {
			return nil, err
		}
		o[leafKey{in.Source, in.ID, in.Leaf}] = in.Data
	}
	return o, nil
}

// sizeOf returns the number of cells of the opening's tensor, from the operator's
// encoding or, for data, from the header.
func sizeOf(op *ir.Op, h *Header, o Opening) (uint64, error) {
	if o.Source == ir.Data {
		return (h.DataBytes + 3) / 4, nil
	}
	for i := range op.Inputs {
		if in := &op.Inputs[i]; in.Source == o.Source && in.ID == o.ID {
			return uint64(in.Cells), nil
		}
	}
	return 0, fmt.Errorf("%w: the operator does not read %v %d", ErrMove, o.Source, o.ID)
}

// climb checks that the hash of an opening's leaf leads to the root that both sides
// agreed on.
func (s State) climb(h *Header, o Opening, leaf merkle.Root, cells uint64) error {
	leaves := (cells + merkle.LeafCells - 1) / merkle.LeafCells
	root, err := merkle.Climb(leaf, int(o.Leaf), int(leaves), o.Path)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrMove, err)
	}
	want := h.Data
	switch o.Source {
	case ir.OpOutput:
		return s.isOutput(root, o.ID, o.Top)
	case ir.State:
		root, err = merkle.Climb(merkle.Tensor(o.Header, int(cells), root), int(o.ID), int(h.Tensors), o.Top)
		root, want = merkle.State(uint64(s.Step), h.Program, h.Numerics, int(h.Tensors), root), s.Before
	case ir.Table:
		root, err = merkle.Climb(merkle.Tensor(o.Header, int(cells), root), int(o.ID), int(h.TableCount), o.Top)
		want = h.Tables
	}
	if err != nil {
		return fmt.Errorf("%w: %w", ErrMove, err)
	}
	if root != want {
		return fmt.Errorf("%w: leaf %d of %v %d opens another root", ErrMove, o.Leaf, o.Source, o.ID)
	}
	return nil
}
