package dispute

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// ErrTranscript means that another party asks for openings of a private game that do
// not continue its transcript. A pick on chain cannot be taken back. Off chain the
// transcript binds a challenger to its picks.
var ErrTranscript = errors.New("not a continuation of this game's transcript")

// Transcript records how far a private game was played off chain. It contains the
// asserter's states that the asserter has opened or signed, from the first on, without
// clocks; each is one opening and one pick after the one before. It reveals as much of
// the asserter's data as one game on chain, and no more.
type Transcript []State

// ExtendTranscript returns the transcript with the asserter's state s, for a game that
// began in first. A state that is in the transcript already leaves it unchanged. The
// error wraps ErrTranscript if no pick leads to s from what the player opened last, or
// is one of the Knowledge.
func (p Player) ExtendTranscript(l Transcript, first, s State) (Transcript, error) {
	s = s.withoutClocks()
	if slices.Contains(l, s) {
		return l, nil
	}
	if len(l) == 0 {
		if s != first.withoutClocks() {
			return l, fmt.Errorf("%w: %s, where the game has not begun", ErrTranscript, s.Phase)
		}
		return Transcript{s}, nil
	}
	last := l[len(l)-1]
	if last.Ends() {
		return l, fmt.Errorf("%w: it has ended", ErrTranscript)
	}
	opened, err := p.Next(last, nil)
	if err != nil {
		return l, err
	}
	if !p.leadsTo(last, opened, s) {
		return l, fmt.Errorf("%w: %s, where no pick in %s leads to", ErrTranscript, s.Phase, last.Phase)
	}
	return append(slices.Clone(l), s), nil
}

// withoutClocks returns the state without its clocks, on which no opening depends.
func (s State) withoutClocks() State {
	s.MovedAt, s.AsserterLeft, s.ChallengerLeft = 0, 0, 0
	return s
}

// leadsTo reports whether one pick after the opening m of s leads to next.
func (p Player) leadsTo(s State, m Move, next State) bool {
	opened, err := s.offChain(m)
	if err != nil {
		return false
	}
	pick := p.pickTo(opened, m, next)
	if pick == nil {
		return false
	}
	got, err := opened.offChain(pick)
	return err == nil && got == next
}

// pickTo returns the only pick after the opening m that can lead from s to next, or nil
// if there is none.
func (p Player) pickTo(s State, m Move, next State) Move {
	switch m := m.(type) {
	case OpenSteps:
		if i := (next.Step - s.Step) / s.stepPart(); i <= uint32(len(m.Roots)) {
			return PickStepAt(m, int(i))
		}
	case OpenNodes:
		return p.nodeTo(s, m, next)
	case OpenCells:
		if op, err := p.Operator(s.OpIndex); err == nil {
			return PickCellMove{Cell: next.Cell - s.Index*merkle.LeafCells, Encoding: op.Encoding}
		}
	case OpenSums:
		return PickTileMove{Part: (next.Tile - s.Tile) / partLength(s.Tiles), Sums: m.Sums}
	}
	return nil
}

// nodeTo is pickTo for opened nodes.
func (p Player) nodeTo(s State, m OpenNodes, next State) Move {
	if next.Link != NoLink {
		link, err := p.linkTo(next.OpIndex, next.Link)
		if err != nil {
			return nil
		}
		return link
	}
	h, at := levelsPerMove(s.Height), next.Index
	if s.Phase == PickNode && s.Height == h {
		at = next.OpIndex
	}
	child := at - s.Index<<h
	if child >= uint32(len(m.Nodes)) {
		return nil
	}
	return PickNodeAt(p, s, m, int(child))
}
