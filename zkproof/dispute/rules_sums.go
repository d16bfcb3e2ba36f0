package dispute

import (
	"fmt"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/train/merkle"
)

func (s State) openSums(m OpenSums) (State, error) {
	if want := cutCount(s.Tiles); uint32(len(m.Sums)) != want {
		return s, fmt.Errorf("%w: %d sums, want %d", ErrMove, len(m.Sums), want)
	}
	first := s.Tiles == s.AllTiles
	if first == (len(m.Leaf) == 0) {
		return s, fmt.Errorf("%w: the leaf comes with the first sums, and only then", ErrMove)
	}
	if first {
		bits, err := s.cellBits(m.Leaf)
		if err != nil {
			return s, err
		}
		s.AccAfter = bits
	}
	s.Focus, s.Phase = sumsHash(m.Sums), PickTile
	return s, nil
}

// sumsHash returns keccak256(abi.encodePacked(sums)), which pads the elements of an
// array to 32 bytes.
func sumsHash(sums []uint32) merkle.Root {
	var w abiEncoding
	for _, v := range sums {
		w.number(uint64(v))
	}
	return merkle.Root(crypto.Keccak256Hash(w.data))
}

func (s State) pickTile(m PickTileMove) (State, error) {
	n := cutCount(s.Tiles)
	if uint32(len(m.Sums)) != n || sumsHash(m.Sums) != s.Focus {
		return s, fmt.Errorf("%w: these are not the sums that were opened", ErrMove)
	}
	if m.Part > n {
		return s, fmt.Errorf("%w: part %d of %d", ErrMove, m.Part, n+1)
	}
	if m.Part > 0 {
		s.AccBefore = m.Sums[m.Part-1]
	}
	if m.Part < n {
		s.AccAfter = m.Sums[m.Part]
	}
	first, length := span(s.Tiles, m.Part)
	s.Tile, s.Tiles = s.Tile+first, length
	s.Phase = Sums
	if length == 1 {
		s.Phase = Prove
	}
	return s, nil
}
