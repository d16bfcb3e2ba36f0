package dispute

import (
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// Length is the number of moves of a game by side.
type Length struct {
	Asserter, Challenger uint32
}

// Longest returns the length of the longest possible game about a segment of the trace,
// without the challenge. It goes down to the operator with the largest output and the
// longest chains under the tiling t. Every node that the players disagree about costs
// one opening and one pick. The last move proves.
func Longest(h Header, ops []ir.Op, t ir.Tiling) Length {
	before := markMoves(h) + treeMoves(merkle.Depth(len(ops)))
	var inside uint32
	for i := range ops {
		inside = max(inside, movesInside(&ops[i], t))
	}
	return Length{Asserter: before + inside + 1, Challenger: before + inside}
}

// markMoves returns how often the steps of a segment are cut until one is left, if the game
// begins with the asserter opening the marks.
func markMoves(h Header) uint32 {
	stride := min(max(h.Stride, 1), h.StepsPerSegment)
	if stride == h.StepsPerSegment {
		return cutMoves(stride)
	}
	return 1 + cutMoves(stride)
}

// movesInside returns the number of openings between an operator and one of its tiles.
func movesInside(o *ir.Op, t ir.Tiling) uint32 {
	if o.Kind.Hashes() {
		return 0
	}
	const cell = 1
	return treeMoves(merkle.Depth(merkle.LeavesOf(int(o.Cells())))) + cell + cutMoves(t.Tiles(o.Kind, o.MaxTerms()))
}

// cutMoves returns how often an interval of n is cut until one element is left.
func cutMoves(n uint32) (moves uint32) {
	for ; n > 1; n = partLength(n) {
		moves++
	}
	return moves
}

// treeMoves returns how often a tree of so many levels is opened until its bottom.
func treeMoves(height int) (moves uint32) {
	for h := uint8(height); h > 0; h -= levelsPerMove(h) {
		moves++
	}
	return moves
}
