package dispute

import (
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// Length is how many moves a game takes.
type Length struct {
	Asserter, Challenger uint32
}

// Longest is the length of the longest game that a segment of the trace can
// lead to, without the challenge itself: down to the operator whose output is
// largest and whose chains, cut so, are longest. Every node that the players disagree
// about costs one opening and one pick; the last move proves.
func Longest(h Header, ops []ir.Op, t ir.Tiling) Length {
	before := cutMoves(h.StepsPerSegment) + treeMoves(merkle.Depth(len(ops)))
	var inside uint32
	for i := range ops {
		inside = max(inside, movesInside(&ops[i], t))
	}
	return Length{Asserter: before + inside + 1, Challenger: before + inside}
}

// movesInside is how many openings lie between an operator and a tile of it.
func movesInside(o *ir.Op, t ir.Tiling) uint32 {
	if o.Kind.Hashes() {
		return 0
	}
	const cell = 1
	return treeMoves(merkle.Depth(merkle.LeavesOf(int(o.Cells())))) + cell + cutMoves(t.Tiles(o.Kind, o.MaxTerms()))
}

// cutMoves is how often an interval of n is cut until one is left.
func cutMoves(n uint32) (moves uint32) {
	for ; n > 1; n = partLength(n) {
		moves++
	}
	return moves
}

// treeMoves is how often a tree of so many levels is opened until its bottom.
func treeMoves(height int) (moves uint32) {
	for h := uint8(height); h > 0; h -= levelsPerMove(h) {
		moves++
	}
	return moves
}
