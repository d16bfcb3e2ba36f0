package dispute

import (
	"encoding/binary"
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

func (s State) openCells(m OpenCells) (State, error) {
	if _, err := s.leaf(m.Data); err != nil {
		return s, err
	}
	s.Phase = PickCell
	return s, nil
}

// leaf checks the bytes of the disputed leaf and returns its number of cells.
func (s State) leaf(data []byte) (int, error) {
	n := min(merkle.LeafCells, int(s.Size)-int(s.Index)*merkle.LeafCells)
	if len(data) != 4*n {
		return n, fmt.Errorf("%w: leaf of %d bytes, want %d", ErrMove, len(data), 4*n)
	}
	if s.leafHash().Leaf(data) != s.Focus {
		return n, fmt.Errorf("%w: that is not the disputed leaf", ErrMove)
	}
	return n, nil
}

// cellBits returns the bits of the disputed cell, from the disputed leaf.
func (s State) cellBits(data []byte) (uint32, error) {
	if _, err := s.leaf(data); err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint32(data[4*(s.Cell%merkle.LeafCells):]), nil
}

func (s State) pickCell(m PickCellMove) (State, error) {
	cell := uint64(s.Index)*merkle.LeafCells + uint64(m.Cell)
	if m.Cell >= merkle.LeafCells || cell >= uint64(s.Size) {
		return s, fmt.Errorf("%w: cell %d of the leaf", ErrMove, m.Cell)
	}
	op, err := s.namedOperator(m.Encoding)
	if err != nil {
		return s, err
	}
	s.Cell = uint32(cell)
	s.Tile, s.Tiles = 0, op.Tiles(s.Cell, s.tiling())
	s.AllTiles = s.Tiles
	s.Phase = Prove
	if s.Tiles > 1 {
		s.Phase = Sums
	}
	return s, nil
}

// namedOperator decodes the operator that was picked before.
func (s State) namedOperator(encoding []byte) (ir.Op, error) {
	op, err := ir.Decode(encoding)
	if err != nil {
		return op, fmt.Errorf("%w: %w", ErrMove, err)
	}
	if op.Hash() != s.Op {
		return op, fmt.Errorf("%w: that is not the operator under dispute", ErrMove)
	}
	return op, nil
}
