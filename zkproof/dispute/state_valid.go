package dispute

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// ErrState means that no game can be in this state.
var ErrState = errors.New("impossible state of a game")

// Valid checks a state from another party: whether its counts and positions fit
// together. Only the contract knows whether the game is in this state. The error wraps
// ErrState.
func (s State) Valid() error {
	if s.Turn() == Nobody {
		return fmt.Errorf("%w: phase %d", ErrState, s.Phase)
	}
	for _, rule := range []struct {
		ok   bool
		what string
	}{
		{s.Count > 0 && uint64(s.Step)+uint64(s.Count) <= 1<<32, "steps"},
		{(s.Phase <= PickStep) == (s.Count > 1), "steps after they were named, or one before"},
		{s.AtMarks() == (s.Interval == NotKnown) && (s.AtMarks() || s.Interval < commit.MaxIntervals), "interval"},
		{!s.AtMarks() || s.Size < s.Count && s.stepCuts() < commit.MaxIntervals, "marks"},
		{s.OpCount >= 2, "operators"},
		{!s.inTree() || s.hasChildren(), "nodes"},
		{!s.inOp() || s.Size > 0 && uint64(s.Index)*merkle.LeafCells < uint64(s.Size), "leaf"},
		{s.Phase < Sums || s.Phase > Prove || s.tilesFit(), "tiles"},
	} {
		if !rule.ok {
			return fmt.Errorf("%w: %s in %s", ErrState, rule.what, s.Phase)
		}
	}
	return nil
}

// inTree reports whether the dispute is about a node of a tree.
func (s State) inTree() bool { return s.Phase >= Ops && s.Phase <= PickLeaf }

// inOp reports whether Index is the number of a leaf of an operator's output.
func (s State) inOp() bool {
	return s.Phase >= Cells && s.Phase <= PickTile
}

// hasChildren reports whether Focus is in its tree and has nodes below it.
func (s State) hasChildren() bool {
	if s.leafCount() < 2 {
		return false
	}
	depth := merkle.Depth(int(s.leafCount()))
	if s.Height == 0 || int(s.Height) > depth {
		return false
	}
	return uint64(s.Index)<<s.Height < uint64(s.leafCount())
}

func (s State) tilesFit() bool {
	return s.Tiles > 0 && uint64(s.Tile)+uint64(s.Tiles) <= uint64(s.AllTiles)
}
