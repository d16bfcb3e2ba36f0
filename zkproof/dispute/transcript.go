package dispute

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// ErrTranscript means that somebody asks for openings of a private game off a line that was
// opened before. On chain, what is picked cannot be taken back; off chain it is
// the line that holds a challenger to its picks.
var ErrTranscript = errors.New("off the line of picks that this game was opened on")

// Transcript is how far a private game was played off chain: the asserter's states that
// it has opened, or signed, from the first on, each one opening and one pick after
// the one before, and without times. It shows of the asserter's data what one
// game on chain shows, and no more.
type Transcript []State

// ExtendTranscript is the line with the asserter's state s, of a game that began in first. A
// state that is on the line already leaves it as it is. The error wraps ErrTranscript
// where no pick leads to s from what the player opened last, or is the
// Knowledge's.
func (p Player) ExtendTranscript(l Transcript, first, s State) (Transcript, error) {
	s = s.withoutClocks()
	if slices.Contains(l, s) {
		return l, nil
	}
	if len(l) == 0 {
		if s != first.withoutClocks() {
			return l, fmt.Errorf("%w: %s, where it has not begun", ErrTranscript, s.Phase)
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

// withoutClocks is the state without its clocks, which no opening depends on.
func (s State) withoutClocks() State {
	s.MovedAt, s.AsserterLeft, s.ChallengerLeft = 0, 0, 0
	return s
}

// leadsTo reports whether one pick, after the opening m of s, gets to next.
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

// pickTo is the only pick after the opening m that may get from s to next; nil
// where none does.
func (p Player) pickTo(s State, m Move, next State) Move {
	switch m := m.(type) {
	case OpenSteps:
		if i := (next.Step - s.Step) / partLength(s.Count); i <= uint32(len(m.Roots)) {
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

// nodeTo is pickTo where nodes were opened.
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
