package round

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// Absence is why a slot has no weight in a round's manifest.
type Absence uint8

// Absences. Numbers are signed and never reused.
const (
	Present     Absence = 0
	Vacant      Absence = 1 // nobody held the slot
	Joining     Absence = 2 // its holder starts with the next round
	NotReceived Absence = 3
	Gone        Absence = 4 // heartbeats were missed
	Left        Absence = 5 // planned
	Late        Absence = 6 // the update came after the round had closed
	Wrong       Absence = 7 // a check found the update wrong
	TwoFaced    Absence = 8 // two updates were signed
	Unchecked   Absence = 9 // no verdict came in time
	Distrusted  Absence = 10
)

// Check is what a verification said of an update.
type Check uint8

// Checks. Numbers are stored and never reused.
const (
	NoVerdict  Check = 0
	FoundRight Check = 1
	FoundWrong Check = 2
)

// Tick is the present time, as in market/job: chain time in seconds, and monotonic milliseconds
// of the coordinator's process. Neither goes back.
type Tick struct {
	Chain uint64 `cbor:"1,keyasint"`
	Mono  uint64 `cbor:"2,keyasint"`
}

// Drop says why a slot lost its last holder.
type Drop struct {
	Provider common.Address `cbor:"1,keyasint"`
	Why      Absence        `cbor:"2,keyasint"`
	Round    uint32         `cbor:"3,keyasint"`
}

// Slot is one of the job's places, and who holds it.
type Slot struct {
	Provider common.Address `cbor:"1,keyasint"` // the operator; zero: nobody
	Node     common.Address `cbor:"2,keyasint"`
	From     uint32         `cbor:"3,keyasint"` // the first round that the holder owes
	Heard    uint64         `cbor:"4,keyasint"` // monotonic time of the last heartbeat
	Missed   uint8          `cbor:"5,keyasint"` // rounds in a row
	// Verified is the state after Round, the last final one that was found right. The next
	// holder starts from there. It is zero before any.
	Verified common.Hash `cbor:"6,keyasint"`
	Round    uint32      `cbor:"7,keyasint"`
	Dropped  Drop        `cbor:"8,keyasint"`
}

func (s Slot) held() bool { return s.Provider != (common.Address{}) }

// Cell is one slot in one round: who owes the update, what came, and the money for it.
type Cell struct {
	Provider  common.Address `cbor:"1,keyasint"` // zero: nobody owes it
	Node      common.Address `cbor:"2,keyasint"`
	Update    Signed[Update] `cbor:"3,keyasint"` // all zero before it came
	Hash      common.Hash    `cbor:"4,keyasint"` // of Update; zero before it came
	At        uint64         `cbor:"5,keyasint"` // chain time of its receipt
	InTime    bool           `cbor:"6,keyasint"` // it came before the round's cap, so it is paid
	Check     Check          `cbor:"7,keyasint"`
	Absent    Absence        `cbor:"8,keyasint"`
	CountedIn uint32         `cbor:"9,keyasint"`  // 1 + the round whose manifest gives it weight
	Held      money.Units    `cbor:"10,keyasint"` // reserved for it and not settled
	Earned    money.Units    `cbor:"11,keyasint"` // paid for it
}

func (c Cell) owed() bool { return c.Provider != (common.Address{}) }
func (c Cell) came() bool { return c.Hash != (common.Hash{}) }

// answered reports whether nothing more is awaited of the cell before its round closes.
func (c Cell) answered() bool { return !c.owed() || c.came() || c.Absent != Present }

// payable reports whether the cell is paid if nothing worse becomes known.
func (c Cell) payable() bool {
	return c.came() && c.InTime && c.Check != FoundWrong && c.Absent != TwoFaced
}

// Vote is what a member of the committee says of a merge.
type Vote struct {
	Node common.Address `cbor:"1,keyasint"`
	Root common.Hash    `cbor:"2,keyasint"`
	Sig  [65]byte       `cbor:"3,keyasint"`
}

// Round is one round that is being made, or that has been merged and may still go back.
type Round struct {
	Number    uint32           `cbor:"1,keyasint"`
	Previous  common.Hash      `cbor:"2,keyasint"` // manifest of the round before
	Merged    common.Hash      `cbor:"3,keyasint"` // shared root that the round started from
	Opened    uint64           `cbor:"4,keyasint"`
	Closes    uint64           `cbor:"5,keyasint"` // zero until the quorum of updates is there
	Cap       uint64           `cbor:"6,keyasint"`
	Cells     []Cell           `cbor:"7,keyasint"`
	Committee []common.Address `cbor:"8,keyasint"` // node keys, ascending
	Manifest  common.Hash      `cbor:"9,keyasint"` // zero before it is out
	Votes     []Vote           `cbor:"10,keyasint"`
	Root      common.Hash      `cbor:"11,keyasint"` // of the accepted merge
	Closed    bool             `cbor:"12,keyasint"`
	Listed    []Entry          `cbor:"13,keyasint"` // of the manifest; what becomes known later does not change it
}

// Provider is what the job keeps of an operator that has held a slot.
type Provider struct {
	Operator common.Address `cbor:"1,keyasint"`
	Node     common.Address `cbor:"2,keyasint"`
	Lock     money.Units    `cbor:"3,keyasint"` // stake behind its slots that is left
	Paid     money.Units    `cbor:"4,keyasint"`
	Charged  money.Units    `cbor:"5,keyasint"` // what its faults have cost it
	Absences uint32         `cbor:"6,keyasint"`
	Until    uint64         `cbor:"7,keyasint"` // excluded until this chain time
	Why      Absence        `cbor:"8,keyasint"`
}

// forGood is an exclusion without an end.
const forGood = ^uint64(0)

// Outcome is how the job ended.
type Outcome uint8

// Outcomes. Numbers are stored and never reused.
const (
	Unended    Outcome = 0
	Finished   Outcome = 1
	Expired    Outcome = 2 // the deadline passed
	Cancelled  Outcome = 3
	Exhausted  Outcome = 4 // the money does not reach for another round
	Unattended Outcome = 5 // the coordinator was at fault, and there is no standby
)

// State is one job with its rounds. It is plain data: Encode and Decode keep it in the ledger.
type State struct {
	Version   uint32         `cbor:"1,keyasint"`
	Params    Params         `cbor:"2,keyasint"`
	Phase     Phase          `cbor:"3,keyasint"`
	Clock     Tick           `cbor:"4,keyasint"`
	Since     uint64         `cbor:"5,keyasint"` // chain time at which the phase began
	Signer    common.Address `cbor:"6,keyasint"` // who signs now: the coordinator or the standby
	Outcome   Outcome        `cbor:"7,keyasint"`
	Attempt   uint32         `cbor:"8,keyasint"`  // how often a round was begun again
	Next      uint32         `cbor:"9,keyasint"`  // the round that is made, or that comes next
	Previous  common.Hash    `cbor:"10,keyasint"` // manifest of the last merged round
	Merged    common.Hash    `cbor:"11,keyasint"` // shared root after it
	Slots     []Slot         `cbor:"12,keyasint"`
	Providers []Provider     `cbor:"13,keyasint"` // by ascending operator
	// Rounds are the merged rounds that may still go back, and, in the phases that make a round,
	// that round as the last.
	Rounds []Round `cbor:"14,keyasint"`
	Books  Books   `cbor:"15,keyasint"`
}

// clone copies everything that an event may change in place.
func (s State) clone() State {
	s.Slots, s.Providers, s.Rounds = slices.Clone(s.Slots), slices.Clone(s.Providers), slices.Clone(s.Rounds)
	for i := range s.Rounds {
		r := &s.Rounds[i]
		r.Cells, r.Votes = slices.Clone(r.Cells), slices.Clone(r.Votes)
	}
	return s
}

// making reports whether the last of Rounds is a round that is not merged yet.
func (s *State) making() bool { return s.Phase >= Open && s.Phase <= Judging }

// current returns the round that is being made, or nil.
func (s *State) current() *Round {
	if !s.making() {
		return nil
	}
	return &s.Rounds[len(s.Rounds)-1]
}

// round returns the round with a number, or nil if it is final or has not begun.
func (s *State) round(n uint32) *Round {
	for i := range s.Rounds {
		if s.Rounds[i].Number == n {
			return &s.Rounds[i]
		}
	}
	return nil
}

// byManifest returns the round whose manifest has a hash, or nil.
func (s *State) byManifest(h common.Hash) *Round {
	for i := range s.Rounds {
		if s.Rounds[i].Manifest == h && h != (common.Hash{}) {
			return &s.Rounds[i]
		}
	}
	return nil
}

// byNode returns the provider with a node key, or nil.
func (s *State) byNode(node common.Address) *Provider {
	for i := range s.Providers {
		if s.Providers[i].Node == node {
			return &s.Providers[i]
		}
	}
	return nil
}

// provider returns an operator's record, or nil.
func (s *State) provider(op common.Address) *Provider {
	i, ok := slices.BinarySearchFunc(
		s.Providers,
		op,
		func(p Provider, a common.Address) int { return p.Operator.Cmp(a) },
	)
	if !ok {
		return nil
	}
	return &s.Providers[i]
}

// lastVerified returns the newest state of a slot that was found right.
func (s *State) lastVerified(slot int) common.Hash {
	for i := len(s.Rounds) - 1; i >= 0; i-- {
		r := &s.Rounds[i]
		if c := &r.Cells[slot]; c.Check == FoundRight && r.Root != (common.Hash{}) {
			return c.Update.Body.State
		}
	}
	return s.Slots[slot].Verified
}
