package dispute

import "github.com/infernetprotocol/infernet/train/merkle"

// Range is what a game is still about: Count numbers from First on, of Of in all.
type Range struct {
	What             string // steps, operators, leaves, cells, tiles or link
	First, Count, Of uint32
}

// Left returns what the game in s is still about. steps is the number of steps of the
// disputed segment. Steps count from 0 in the run, all else from 0 in what is disputed.
func (s State) Left(steps uint32) Range {
	switch s.Phase {
	case Steps, PickStep:
		return Range{"steps", s.Step, s.Count, steps}
	case Ops, PickNode:
		return s.below("operators", s.OpCount)
	case Leaves, PickLeaf:
		return s.below("leaves", uint32(merkle.LeavesOf(int(s.Size))))
	case Cells, PickCell:
		first := s.Index * merkle.LeafCells
		return Range{"cells", first, min(merkle.LeafCells, s.Size-first), s.Size}
	case Sums, PickTile:
		return Range{"tiles", s.Tile, s.Tiles, s.AllTiles}
	case ProveLink:
		return Range{"link", 0, 1, 1}
	}
	return Range{"tiles", s.Tile, 1, max(1, s.AllTiles)}
}

// below returns the bottom nodes below Focus, of n.
func (s State) below(what string, n uint32) Range {
	first := uint64(s.Index) << s.Height
	end := min(first+uint64(1)<<s.Height, uint64(n))
	return Range{what, uint32(first), uint32(end - min(first, end)), n}
}
