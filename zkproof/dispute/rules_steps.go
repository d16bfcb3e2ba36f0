package dispute

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
)

func (s State) openSteps(m OpenSteps) (State, error) {
	if want := cutCount(s.Count); uint32(len(m.Roots)) != want {
		return s, fmt.Errorf("%w: %d roots, want %d", ErrMove, len(m.Roots), want)
	}
	s.Focus = merkle.TreeOf(m.Roots).Root()
	s.Phase = PickStep
	return s, nil
}

func (s State) pickStep(m PickStepMove) (State, error) {
	n := cutCount(s.Count)
	if m.Part > n {
		return s, fmt.Errorf("%w: part %d of %d", ErrMove, m.Part, n+1)
	}
	if err := s.moveEnd(&s.Before, m.Left, m.Part > 0, m.Part-1, n); err != nil {
		return s, err
	}
	if err := s.moveEnd(&s.After, m.Right, m.Part < n, m.Part, n); err != nil {
		return s, err
	}
	first, length := span(s.Count, m.Part)
	s.Step, s.Count = s.Step+first, length
	s.Phase = Steps
	if length == 1 {
		s.enterOps()
	}
	return s, nil
}

// moveEnd moves an end of the interval to entry i of the n opened ones, if the part has
// an opened end on this side.
func (s State) moveEnd(end *merkle.Root, e Entry, wanted bool, i, n uint32) error {
	if !wanted {
		if e.Value != (merkle.Root{}) || len(e.Path) > 0 {
			return fmt.Errorf("%w: the part has no opened root on this side", ErrMove)
		}
		return nil
	}
	root, err := merkle.Climb(e.Value, int(i), int(n), e.Path)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrMove, err)
	}
	if root != s.Focus {
		return fmt.Errorf("%w: root %d is not what was opened", ErrMove, i)
	}
	*end = e.Value
	return nil
}

func (s *State) enterOps() {
	s.Phase, s.Height, s.Index = Ops, uint8(merkle.Depth(int(s.OpCount))), 0
}
