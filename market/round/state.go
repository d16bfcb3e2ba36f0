package round

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Phase is where a run is.
type Phase string

// Phases.
const (
	Training Phase = "training" // slots compute the round
	Merging  Phase = "merging"  // the round is closed, and the driver merges it
	Ended    Phase = "ended"
)

// Outcome is how a run ended.
type Outcome string

// Outcomes.
const (
	Complete  Outcome = "complete"
	Deserted  Outcome = "deserted" // the job of every slot is over
	Cancelled Outcome = "cancelled"
)

// Absence is why a slot has no weight in a round.
type Absence string

// Absences.
const (
	Present Absence = ""
	Late    Absence = "late"    // it still trains, or has trained from an earlier merge
	Lost    Absence = "lost"    // its job is over
	Joining Absence = "joining" // its start was not made in time
)

// Point is a state of a slot: its root, and where its checkpoint lies.
type Point struct {
	Root       common.Hash `cbor:"1,keyasint" json:"root"`
	Checkpoint market.Blob `cbor:"2,keyasint" json:"checkpoint"`
}

// Slot is one of the jobs that train the model.
type Slot struct {
	// Given is how many starts the slot was given, and Verified how many of its segments are
	// verified: one less while it trains.
	Given    uint32 `cbor:"1,keyasint" json:"given"`
	Verified uint32 `cbor:"2,keyasint" json:"verified"`
	// Base is the round whose merge the last start follows: the number of rounds merged before.
	Base uint32 `cbor:"3,keyasint" json:"base"`
	// Making says that the next start is being made.
	Making bool   `cbor:"4,keyasint" json:"making"`
	Start  Point  `cbor:"5,keyasint" json:"start"` // of the last segment
	End    Point  `cbor:"6,keyasint" json:"end"`   // of the last verified one
	Took   uint64 `cbor:"7,keyasint" json:"took"`  // ms from the round's opening to the verdict
	Lost   string `cbor:"8,keyasint" json:"lost"`  // why its job is over; empty: it is not
}

// trains reports whether the slot's job works on a segment.
func (s Slot) trains() bool { return s.Lost == "" && s.Given > s.Verified }

// owes reports whether the slot may still have weight in a round, or has it.
func (s Slot) owes(round uint32) bool {
	return s.Lost == "" && (s.Base == round && s.Given > 0 || s.Making)
}

// came reports whether the slot's segment of a round is verified.
func (s Slot) came(round uint32) bool {
	return !s.Making && s.Given > 0 && s.Base == round && s.Verified == s.Given
}

// Entry is what a merge says of one slot.
type Entry struct {
	Slot   uint32      `cbor:"1,keyasint" json:"slot"`
	Weight uint64      `cbor:"2,keyasint" json:"weight"`
	Absent Absence     `cbor:"3,keyasint" json:"absent,omitempty"`
	Start  common.Hash `cbor:"4,keyasint" json:"start"`
	// End is what the slot's segment ended in. Without weight it is that of a segment that began
	// from an earlier merge, from whose moments the slot goes on; zero if there is none.
	End Point `cbor:"5,keyasint" json:"end"`
}

// State is the whole run. It is plain data: Encode and Decode keep it in the ledger.
type State struct {
	Version uint16  `cbor:"1,keyasint" json:"version"` // 1
	Params  Params  `cbor:"2,keyasint" json:"params"`
	Phase   Phase   `cbor:"3,keyasint" json:"phase"`
	Outcome Outcome `cbor:"4,keyasint" json:"outcome"`
	// Round is how many rounds are merged. The next one has this number.
	Round  uint32  `cbor:"5,keyasint" json:"round"`
	Now    uint64  `cbor:"6,keyasint" json:"now"`    // monotonic ms
	Opened uint64  `cbor:"7,keyasint" json:"opened"` // when the round began
	Closes uint64  `cbor:"8,keyasint" json:"closes"` // 0 before more than two thirds are there
	Slots  []Slot  `cbor:"9,keyasint" json:"slots"`
	Listed []Entry `cbor:"10,keyasint" json:"listed"` // of the merge under way, by slot
}

// maxState bounds an encoded state.
const maxState = 1 << 20

// Encode returns the canonical encoding of the state.
func (s State) Encode() ([]byte, error) { return canon.Marshal(s) }

// Decode reads the output of Encode. Errors wrap ErrState.
func Decode(b []byte) (s State, err error) {
	if err := canon.Unmarshal(b, maxState, &s); err != nil {
		return State{}, fmt.Errorf("%w: %w", ErrState, err)
	}
	if err := s.Params.Validate(); err != nil {
		return State{}, fmt.Errorf("%w: %w", ErrState, err)
	}
	known := slices.Contains([]Phase{Training, Merging, Ended}, s.Phase)
	if s.Version != 1 || !known || len(s.Slots) != int(s.Params.Slots) || s.Round > s.Params.Rounds ||
		s.Phase == Merging && len(s.Listed) != len(s.Slots) {
		return State{}, fmt.Errorf("%w: want version 1, a known phase, and the slots and rounds of its terms", ErrState)
	}
	return s, nil
}

func (s State) clone() State {
	s.Slots, s.Listed = slices.Clone(s.Slots), slices.Clone(s.Listed)
	return s
}
