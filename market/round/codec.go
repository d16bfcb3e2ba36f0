package round

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
)

// MaxState bounds an encoded state.
const MaxState = 16 << 20

// ErrState is wrapped when bytes are not a state of this machine.
var ErrState = errors.New("not a state of a job with rounds")

// Encode returns the canonical encoding.
func (s State) Encode() ([]byte, error) { return canon.Marshal(s) }

// Decode reads the output of Encode and checks what the machine follows. Errors wrap ErrState.
func Decode(b []byte) (State, error) {
	var s State
	if err := canon.Unmarshal(b, MaxState, &s); err != nil {
		return State{}, fmt.Errorf("%w: %w", ErrState, err)
	}
	if s.Version != 1 {
		return State{}, fmt.Errorf("%w: version %d; this build knows 1", ErrState, s.Version)
	}
	if err := s.Params.Validate(); err != nil {
		return State{}, fmt.Errorf("%w: %w", ErrState, err)
	}
	if !s.consistent() {
		return State{}, fmt.Errorf("%w: its parts do not fit each other", ErrState)
	}
	return s, nil
}

// consistent checks the references that the machine follows.
func (s *State) consistent() bool {
	if s.Phase < Filling || s.Phase > Ended || len(s.Slots) != int(s.Params.Slots) {
		return false
	}
	if s.making() && len(s.Rounds) == 0 || len(s.Rounds) > int(s.Params.Credit)+1 {
		return false
	}
	for i := range s.Slots {
		if s.Slots[i].held() && s.provider(s.Slots[i].Provider) == nil {
			return false
		}
	}
	for i := range s.Rounds {
		if !s.knows(&s.Rounds[i]) {
			return false
		}
	}
	return true
}

func (s *State) knows(r *Round) bool {
	if len(r.Cells) != len(s.Slots) {
		return false
	}
	for i := range r.Cells {
		if r.Cells[i].owed() && s.provider(r.Cells[i].Provider) == nil {
			return false
		}
	}
	return true
}
