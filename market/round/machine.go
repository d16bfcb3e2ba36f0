package round

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// Event is an input of the machine.
type Event interface{ apply(*machine) error }

// Tick is the present time, in monotonic ms. It does not go back.
type Tick struct{ Now uint64 }

// Resumed is the first event after a restart, with the new process's time. The round that is open
// waits anew.
type Resumed struct{ Now uint64 }

// SegmentVerified says that a slot's job has so many verified segments, and what the last ended in.
type SegmentVerified struct {
	Slot, Verified uint32
	End            Point
}

// SlotLost says that a slot's job is over before its last segment.
type SlotLost struct {
	Slot uint32
	Why  string
}

// StartMade answers MakeStart. It is stale if another round was merged meanwhile: the start is then
// asked for again.
type StartMade struct {
	Slot, Round uint32
	Start       Point
}

// Merged answers Merge.
type Merged struct{ Round uint32 }

// Cancel ends the run by its client's wish.
type Cancel struct{}

// Action is something that the driver does after it has written the new state. Doing an equal
// action again has no further effect.
type Action interface{ action() }

// MakeStart asks for the state from which a slot trains next: the merge of Round rounds with the
// slot's own part of End, its last verified state, which is zero before its first segment.
type MakeStart struct {
	Slot, Round uint32
	End         Point
}

// GiveStart gives the slot's job the start of its next segment (job.StartSet).
type GiveStart struct {
	Slot, Segment uint32
	Start         Point
}

// Merge asks to merge a round. Entries are by slot.
type Merge struct {
	Round   uint32
	Entries []Entry
}

// Finish asks to write the model and to cancel the jobs that are not over.
type Finish struct{ Outcome Outcome }

func (MakeStart) action() {}
func (GiveStart) action() {}
func (Merge) action()     {}
func (Finish) action()    {}

// machine is a State that is being changed, with the actions so far.
type machine struct {
	s   State
	out []Action
}

func (m *machine) do(a ...Action) { m.out = append(m.out, a...) }

// New returns the state of a run at its beginning, and its first actions.
func New(p Params, now uint64) (State, []Action, error) {
	if err := p.Validate(); err != nil {
		return State{}, nil, err
	}
	m := machine{s: State{Version: 1, Params: p, Phase: Training, Now: now, Opened: now, Slots: make([]Slot, p.Slots)}}
	for i := range m.s.Slots {
		m.makeStart(uint32(i))
	}
	return m.s, m.out, nil
}

// Apply returns the state after e and the actions to take. If it returns an error, which wraps one
// of this package's, the returned state is s.
func (s State) Apply(e Event) (State, []Action, error) {
	if s.Phase == Ended {
		return s, nil, ErrEnded
	}
	m := machine{s: s.clone()}
	if err := e.apply(&m); err != nil {
		return s, nil, err
	}
	m.close()
	return m.s, m.out, nil
}

func (e Tick) apply(m *machine) error {
	m.s.Now = max(m.s.Now, e.Now)
	return nil
}

func (e Resumed) apply(m *machine) error {
	m.s.Now, m.s.Opened, m.s.Closes = e.Now, e.Now, 0
	m.do(m.s.Pending()...)
	return nil
}

// Pending returns every action that the state waits for, for a driver that starts again.
func (s State) Pending() (out []Action) {
	for i, x := range s.Slots {
		switch at := uint32(i); {
		case x.Lost != "":
		case x.Making:
			out = append(out, MakeStart{at, s.Round, x.End})
		case x.Given > x.Verified:
			out = append(out, GiveStart{at, x.Verified, x.Start})
		}
	}
	switch s.Phase {
	case Merging:
		out = append(out, Merge{s.Round, s.Listed})
	case Ended:
		return []Action{Finish{s.Outcome}}
	}
	return out
}

// slot returns a slot whose job is not over.
func (m *machine) slot(i uint32) (*Slot, error) {
	if i >= uint32(len(m.s.Slots)) {
		return nil, ErrSlot
	}
	if s := &m.s.Slots[i]; s.Lost == "" {
		return s, nil
	}
	return nil, ErrStale
}

func (e SegmentVerified) apply(m *machine) error {
	s, err := m.slot(e.Slot)
	if err != nil {
		return err
	}
	if s.Making || e.Verified != s.Verified+1 || e.Verified != s.Given {
		return ErrStale
	}
	s.Verified, s.End, s.Took = e.Verified, e.End, m.s.Now-min(m.s.Opened, m.s.Now)
	return nil
}

func (e SlotLost) apply(m *machine) error {
	s, err := m.slot(e.Slot)
	if err != nil {
		return err
	}
	s.Lost, s.Making = e.Why, false
	if s.Lost == "" {
		s.Lost = "its job is over"
	}
	return nil
}

// makeStart asks for a slot's next start, unless it has trained all its segments.
func (m *machine) makeStart(i uint32) {
	s := &m.s.Slots[i]
	if s.Given == m.s.Params.Rounds {
		return
	}
	s.Making = true
	m.do(MakeStart{i, m.s.Round, s.End})
}

func (e StartMade) apply(m *machine) error {
	s, err := m.slot(e.Slot)
	if err != nil {
		return err
	}
	switch {
	case !s.Making || m.s.Phase != Training || e.Round != m.s.Round:
		return ErrStale
	case e.Start.Root == (common.Hash{}) || e.Start.Checkpoint == (market.Blob{}):
		return ErrState
	}
	s.Making, s.Start, s.Base, s.Given = false, e.Start, m.s.Round, s.Given+1
	m.do(GiveStart{e.Slot, s.Verified, s.Start})
	return nil
}

func (e Merged) apply(m *machine) error {
	if m.s.Phase != Merging {
		return ErrPhase
	}
	if e.Round != m.s.Round {
		return ErrStale
	}
	m.s.Phase, m.s.Listed = Training, nil
	m.s.Round++
	m.s.Opened, m.s.Closes = m.s.Now, 0
	if m.s.Round == m.s.Params.Rounds {
		m.end(Complete)
		return nil
	}
	for i, s := range m.s.Slots {
		if s.Lost == "" && s.Verified == s.Given {
			m.makeStart(uint32(i))
		}
	}
	return nil
}

func (Cancel) apply(m *machine) error {
	m.end(Cancelled)
	return nil
}

func (m *machine) end(o Outcome) {
	m.s.Phase, m.s.Outcome, m.s.Listed = Ended, o, nil
	m.do(Finish{o})
}

// close closes the round if it is due.
func (m *machine) close() {
	if m.s.Phase != Training || !m.due() {
		return
	}
	m.s.Phase, m.s.Listed = Merging, m.s.entries()
	m.do(Merge{m.s.Round, m.s.Listed})
}

// due sets the round's deadline, and reports whether the round closes now.
func (m *machine) due() bool {
	owed, took, lost := 0, []uint64(nil), 0
	for _, s := range m.s.Slots {
		if s.came(m.s.Round) {
			took = append(took, s.Took)
		}
		if s.owes(m.s.Round) || s.came(m.s.Round) {
			owed++
		}
		if s.Lost != "" {
			lost++
		}
	}
	switch {
	case owed == 0 && lost == len(m.s.Slots):
		m.end(Deserted)
		return false
	case owed == 0: // all that are left are late: they go on from a round without weights
		return !slices.ContainsFunc(m.s.Slots, Slot.trains)
	case len(took) == 0:
		return false
	}
	p := m.s.Params
	if m.s.Closes == 0 && len(took) >= quorum(owed) {
		m.s.Closes = min(m.s.Opened+p.Longest, max(m.s.Now+p.Slack, m.s.Opened+deadline(took)))
	}
	return len(took) == owed || m.s.Now >= m.s.Opened+p.Longest || m.s.Closes > 0 && m.s.Now >= m.s.Closes
}

// quorum is how many of n are more than two thirds.
func quorum(n int) int { return 2*n/3 + 1 }

// deadline is the median of the times and three times their median distance from it.
func deadline(times []uint64) uint64 {
	slices.Sort(times)
	middle := times[len(times)/2]
	away := make([]uint64, len(times))
	for i, t := range times {
		away[i] = max(t, middle) - min(t, middle)
	}
	slices.Sort(away)
	return middle + 3*away[len(away)/2]
}

// entries says what the round's merge takes of each slot.
func (s State) entries() []Entry {
	out := make([]Entry, len(s.Slots))
	for i, x := range s.Slots {
		e := Entry{Slot: uint32(i), Start: x.Start.Root}
		switch {
		case x.came(s.Round):
			e.Weight, e.End = s.Params.Weight, x.End
		case x.Lost != "":
			e.Absent = Lost
		case x.Making:
			e.Absent = Joining
		default:
			if e.Absent = Late; !x.trains() {
				e.End = x.End
			}
		}
		out[i] = e
	}
	return out
}
