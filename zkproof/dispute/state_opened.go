package dispute

import (
	"encoding/binary"
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Opened returns the asserter's opening that led to s, which the next pick answers.
// data are the bytes in the contract's event: concatenated hashes, a leaf's bytes, or
// sums of four bytes, big-endian. They are checked against s. An OpenSums is returned
// without its leaf, which no pick reads. The error wraps ErrTurn if it is not the
// challenger's turn, ErrState if s is impossible, and ErrMove if s was not made from
// these bytes.
func (s State) Opened(data []byte) (Move, error) {
	switch s.Phase {
	case PickStep:
		roots, err := rootsOf(data)
		if err != nil {
			return nil, err
		}
		m := OpenSteps{Roots: roots}
		return m, s.ledTo(m)
	case PickNode, PickLeaf:
		nodes, err := rootsOf(data)
		if err != nil {
			return nil, err
		}
		m := OpenNodes{Nodes: nodes}
		return m, s.ledTo(m)
	case PickCell:
		m := OpenCells{Data: data}
		return m, s.ledTo(m)
	case PickTile:
		sums, err := sumsOf(data)
		if err != nil {
			return nil, err
		}
		m := OpenSums{Sums: sums}
		return m, s.ledTo(m)
	}
	return nil, fmt.Errorf("%w: nothing was opened before %s", ErrTurn, s.Phase)
}

// ledTo checks that s can be the state after the opening m.
func (s State) ledTo(m Move) error {
	if err := s.Valid(); err != nil {
		return err
	}
	var same bool
	switch m := m.(type) {
	case OpenSteps:
		same = uint32(len(m.Roots)) == s.stepCuts() && merkle.TreeOf(m.Roots).Root() == s.Focus
	case OpenNodes:
		h := levelsPerMove(s.Height)
		same = len(m.Nodes) == s.children() && rootAt(m.Nodes, h, s.Height-h) == s.Focus
	case OpenCells:
		_, err := s.leaf(m.Data)
		same = err == nil
	case OpenSums:
		same = uint32(len(m.Sums)) == cutCount(s.Tiles) && sumsHash(m.Sums) == s.Focus
	}
	if !same {
		return fmt.Errorf("%w: that is not what was opened before %s", ErrMove, s.Phase)
	}
	return nil
}

func rootsOf(data []byte) ([]merkle.Root, error) {
	if len(data)%len(merkle.Root{}) != 0 || len(data) > Fanout*len(merkle.Root{}) {
		return nil, fmt.Errorf("%w: %d bytes of hashes", ErrMove, len(data))
	}
	roots := make([]merkle.Root, len(data)/len(merkle.Root{}))
	for i := range roots {
		roots[i] = merkle.Root(data[i*len(merkle.Root{}):])
	}
	return roots, nil
}

func sumsOf(data []byte) ([]uint32, error) {
	if len(data)%4 != 0 || len(data) > 4*Fanout {
		return nil, fmt.Errorf("%w: %d bytes of sums", ErrMove, len(data))
	}
	sums := make([]uint32, len(data)/4)
	for i := range sums {
		sums[i] = binary.BigEndian.Uint32(data[4*i:])
	}
	return sums, nil
}
