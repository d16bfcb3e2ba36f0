package round

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// absenceRule says why a slot has no weight, and what its holder does about it.
type absenceRule struct{ why, todo string }

var absenceRules = [...]absenceRule{
	Present:     {"its update counts", "nothing"},
	Vacant:      {"nobody holds the slot", "lease it"},
	Joining:     {"its holder came during the round", "fetch the merged parameters and begin with the next round"},
	NotReceived: {"no update came before the round closed", "send it still: before the round's cap it is paid"},
	Gone:        {"heartbeats were missed", "keep the node connected and lease a slot again"},
	Left:        {"its holder left as planned", "lease the slot again at any time"},
	Late:        {"the update came after the round had closed", "nothing: it goes back into the error feedback"},
	Wrong:       {"a check found the work wrong", "nothing: the operator is out of this job"},
	TwoFaced:    {"two different statements were signed for one thing", "nothing: the operator is out of this job"},
	Unchecked:   {"no verdict came in time", "nothing: it is paid unless it is found wrong"},
	Distrusted:  {"other work of its provider was wrong, and this was not checked", "nothing"},
}

// Explanation says how a slot stands.
type Explanation struct {
	Slot   uint32
	Holder common.Address // zero: nobody
	Why    string         // why it has no weight now, or why its last holder was dropped
	Until  uint64         // chain time; zero: none. The largest number is for good.
	Todo   string
}

// Explain says who holds a slot, why it was dropped or has no weight, until when the last holder
// is excluded, and what to do. The error wraps ErrSlot.
func (s *State) Explain(slot uint32) (Explanation, error) {
	if slot >= uint32(len(s.Slots)) {
		return Explanation{}, fmt.Errorf("%w: the job has %d slots", ErrSlot, len(s.Slots))
	}
	p := &s.Slots[slot]
	e := Explanation{Slot: slot, Holder: p.Provider}
	why := Vacant
	switch r := s.current(); {
	case p.held() && r != nil:
		why, e.Until = r.Cells[slot].Absent, r.Cap
	case p.held():
		why = Present
	case p.Dropped.Why != Present:
		why = p.Dropped.Why
		if was := s.provider(p.Dropped.Provider); was.Until > s.Clock.Chain {
			e.Until = was.Until
		}
	}
	e.Why, e.Todo = absenceRules[why].why, absenceRules[why].todo
	return e, nil
}
