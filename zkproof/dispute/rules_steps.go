package dispute

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

func (s State) openSteps(m OpenSteps) (State, error) {
	if want := s.stepCuts(); uint32(len(m.Roots)) != want {
		return s, fmt.Errorf("%w: %d roots, want %d", ErrMove, len(m.Roots), want)
	}
	root := merkle.TreeOf(m.Roots).Root()
	if s.AtMarks() && root != s.Focus {
		return s, fmt.Errorf("%w: these are not the marks that the segment commits to", ErrMove)
	}
	s.Focus = root
	s.Phase = PickStep
	return s, nil
}

func (s State) pickStep(m PickStepMove) (State, error) {
	n := s.stepCuts()
	if m.Part > n {
		return s, fmt.Errorf("%w: part %d of %d", ErrMove, m.Part, n+1)
	}
	if err := s.moveEnds(m.Part, n, m.Left, m.Right); err != nil {
		return s, err
	}
	first, length := commit.Interval(s.Count, s.stepPart(), m.Part)
	if s.AtMarks() {
		s.Interval = uint8(m.Part)
	}
	s.Step, s.Count, s.Size = s.Step+first, length, 0
	s.Phase = Steps
	if length == 1 {
		s.enterOps()
	}
	return s, nil
}

// moveEnds moves the ends of the disputed steps to those of part i, where n roots under
// Focus lie between the parts.
func (s *State) moveEnds(i, n uint32, left, right Entry) error {
	if err := s.moveEnd(&s.Before, left, i > 0, i-1, n); err != nil {
		return err
	}
	return s.moveEnd(&s.After, right, i < n, i, n)
}

// moveEnd moves an end of the interval to entry i of the n opened ones, if the part has
// an opened end on this side.
func (s *State) moveEnd(end *merkle.Root, e Entry, wanted bool, i, n uint32) error {
	if !wanted {
		return unopened(e)
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

// unopened refuses entries in the place of ends that have none.
func unopened(entries ...Entry) error {
	for _, e := range entries {
		if e.Value != (merkle.Root{}) || len(e.Path) > 0 {
			return fmt.Errorf("%w: the part has no opened root on this side", ErrMove)
		}
	}
	return nil
}

func (s *State) enterOps() {
	s.Phase, s.Height, s.Index = Ops, uint8(merkle.Depth(int(s.OpCount))), 0
}
