package dispute

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// ErrNoMove means that the player sees no move that helps it: the asserter's claim is
// wrong, or the challenger finds nothing wrong in the opened values. The player loses
// by the clock and saves the cost of further moves.
var ErrNoMove = errors.New("no move can win this game")

// Knowledge is a player's knowledge of the trace of the disputed segment: its own
// execution from the segment's start. Steps are counted in the run.
type Knowledge interface {
	Header() Header
	// StateRoot returns the root of the state after so many steps of the run.
	StateRoot(done uint32) (merkle.Root, error)
	// OutputRoots returns the output roots of all operators of a step.
	OutputRoots(step uint32) ([]merkle.Root, error)
	// Operator returns the encoding of an operator with its path in the plan.
	Operator(i uint32) (Operator, error)
	// LeafHashes returns the hashes of the leaves of an operator's output.
	LeafHashes(step, op uint32) ([]merkle.Root, error)
	// Sums returns the accumulator's bits of a cell after each of its tiles.
	Sums(step, op, cell uint32) ([]uint32, error)
	// Open opens a leaf of a tensor that operators of the step read: an output, the
	// state before the step, a table, or the data.
	Open(step uint32, source ir.Source, id, leaf uint32) (Opening, error)
	// Record returns the record of a step in the claim's log.
	Record(step uint32) (Record, error)
}

// Player plays one side of a game from its Knowledge.
type Player struct {
	Side Side
	Knowledge
	// Prover makes the asserter's proofs in a game about private data. It is nil if the
	// player has no keys.
	Prover Prover
	// BadRecord, if not nil, is a step whose record in the claim's log the
	// challenger knows to be wrong.
	BadRecord *uint32
}

// Next returns the move to make in s, where it must be the player's turn. last is the
// move that led to s, or nil at the beginning. The error wraps ErrNoMove or is one of
// the Knowledge.
func (p Player) Next(s State, last Move) (Move, error) {
	if s.Turn() != p.Side {
		return nil, fmt.Errorf("%w: it is the %s's turn", ErrTurn, s.Turn())
	}
	switch s.Phase {
	case Steps:
		return p.openSteps(s)
	case Ops:
		return p.openNodes(s)
	case Leaves:
		return p.openNodes(s)
	case Cells:
		return p.openCells(s)
	case Sums:
		return p.openSums(s)
	case Prove:
		return p.prove(s)
	case ProveLink:
		return p.proveLink(s)
	}
	return p.pick(s, last)
}

func (p Player) openSteps(s State) (Move, error) {
	roots, err := p.stepRoots(s)
	return OpenSteps{Roots: roots}, err
}

// stepRoots returns the roots at the ends of the interval's parts except the last.
func (p Player) stepRoots(s State) ([]merkle.Root, error) {
	roots := make([]merkle.Root, s.stepCuts())
	for i := range roots {
		var err error
		if roots[i], err = p.StateRoot(s.Step + uint32(i+1)*s.stepPart()); err != nil {
			return nil, err
		}
	}
	return roots, nil
}

func (p Player) openNodes(s State) (Move, error) {
	nodes, err := p.nodes(s)
	return OpenNodes{Nodes: nodes}, err
}

// nodes returns the player's own nodes at the place where the nodes of s are or were
// opened.
func (p Player) nodes(s State) ([]merkle.Root, error) {
	bottom, err := p.tree(s)
	if err != nil {
		return nil, err
	}
	if len(bottom) != int(s.leafCount()) {
		return nil, fmt.Errorf("%w: a tree over %d hashes, want %d", ir.ErrMalformed, len(bottom), s.leafCount())
	}
	h := levelsPerMove(s.Height)
	level := merkle.TreeOf(bottom).Level(int(s.Height - h))
	first := int(s.Index) << h
	return level[first : first+s.children()], nil
}

func (p Player) tree(s State) ([]merkle.Root, error) {
	if s.Phase == Ops || s.Phase == PickNode {
		return p.OutputRoots(s.Step)
	}
	return p.LeafHashes(s.Step, s.OpIndex)
}

func (p Player) openCells(s State) (Move, error) {
	data, err := p.leaf(s, s.Index)
	return OpenCells{Data: data}, err
}

func (p Player) leaf(s State, leaf uint32) ([]byte, error) {
	o, err := p.Open(s.Step, ir.OpOutput, s.OpIndex, leaf)
	return o.Data, err
}

func (p Player) openSums(s State) (Move, error) {
	sums, err := p.sums(s)
	if err != nil {
		return nil, err
	}
	m := OpenSums{Sums: sums}
	if s.Tiles == s.AllTiles {
		m.Leaf, err = p.leaf(s, s.Index)
	}
	return m, err
}

// sums returns the accumulators at the ends of the interval's parts except the last.
func (p Player) sums(s State) ([]uint32, error) {
	all, err := p.Sums(s.Step, s.OpIndex, s.Cell)
	if err != nil {
		return nil, err
	}
	if len(all) != int(s.AllTiles) {
		return nil, fmt.Errorf("%w: %d tiles, want %d", ir.ErrMalformed, len(all), s.AllTiles)
	}
	sums := make([]uint32, cutCount(s.Tiles))
	for i := range sums {
		sums[i] = all[s.Tile+uint32(i+1)*partLength(s.Tiles)-1]
	}
	return sums, nil
}
