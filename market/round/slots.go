package round

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"
)

func (e SlotLeased) check(s *State) error {
	switch {
	case s.Phase == Settling:
		return ErrPhase
	case e.Slot >= uint32(len(s.Slots)) || s.Slots[e.Slot].held() || e.Provider == (common.Address{}):
		return ErrSlot
	case e.Lock < 0 || e.Lock > MaxLock:
		return ErrFull
	}
	p := s.provider(e.Provider)
	if other := s.byNode(e.Node); p != nil && p.Node != e.Node || other != nil && other != p {
		return ErrStranger
	}
	if p == nil && len(s.Providers) >= MaxProviders {
		return ErrFull
	}
	if p != nil && s.Clock.Chain < p.Until {
		return ErrExcluded
	}
	if p != nil && p.Lock+e.Lock > MaxLock {
		return ErrFull
	}
	return nil
}

func (e SlotLeased) apply(m *machine) {
	at, ok := slices.BinarySearchFunc(m.s.Providers, e.Provider,
		func(p Provider, a common.Address) int { return p.Operator.Cmp(a) })
	if !ok {
		m.s.Providers = slices.Insert(m.s.Providers, at, Provider{Operator: e.Provider, Node: e.Node})
	}
	m.s.Providers[at].Lock += e.Lock
	m.s.Books.move(operators, locked, e.Lock)
	s := &m.s.Slots[e.Slot]
	s.Provider, s.Node, s.Heard, s.Missed, s.From = e.Provider, e.Node, m.s.Clock.Mono, 0, m.s.Next
	if r := m.s.current(); r != nil {
		s.From++
		if c := &r.Cells[e.Slot]; c.Absent == Vacant {
			c.Absent = Joining
		}
	}
}

func (e HeartbeatReceived) check(s *State) error {
	for i := range s.Slots {
		if s.Slots[i].held() && s.Slots[i].Node == e.Node {
			return nil
		}
	}
	return ErrStranger
}

func (e HeartbeatReceived) apply(m *machine) {
	for i := range m.s.Slots {
		if m.s.Slots[i].Node == e.Node {
			m.s.Slots[i].Heard = m.s.Clock.Mono
		}
	}
}

func (e SlotLeft) check(s *State) error {
	if s.Phase == Settling {
		return ErrPhase
	}
	if e.Slot >= uint32(len(s.Slots)) || !s.Slots[e.Slot].held() || s.Slots[e.Slot].Node != e.Node {
		return ErrStranger
	}
	return nil
}
func (e SlotLeft) apply(m *machine) { m.free(int(e.Slot), Left) }

// free takes a slot from its holder and offers it again. An update that came already stays.
func (m *machine) free(slot int, why Absence) {
	s := &m.s.Slots[slot]
	if r := m.s.current(); r != nil {
		if c := &r.Cells[slot]; c.Provider == s.Provider && !c.answered() {
			c.Absent = why
		}
	}
	s.Dropped = Drop{s.Provider, why, m.s.Next}
	s.Provider, s.Node = common.Address{}, common.Address{}
	if m.s.Phase < Settling {
		m.do(m.s.offer(slot))
	}
}

// freeAll takes all slots of a provider.
func (m *machine) freeAll(op common.Address, why Absence) {
	for i := range m.s.Slots {
		if m.s.Slots[i].Provider == op {
			m.free(i, why)
		}
	}
}

// dropGone frees the slots whose holders missed their heartbeats.
func (m *machine) dropGone() {
	if m.s.Phase == Settling {
		return
	}
	p := m.s.Params
	for i := range m.s.Slots {
		if s := m.s.Slots[i]; s.held() && m.s.Clock.Mono >= s.Heard+p.Heartbeat*p.Misses {
			m.absent(s.Provider, Gone)
			m.freeAll(s.Provider, Gone)
		}
	}
}

// absent excludes a provider for a time that doubles with each absence.
func (m *machine) absent(op common.Address, why Absence) {
	p := m.s.provider(op)
	rest := min(uint64(firstAbsence)<<min(p.Absences, 16), mostAbsence)
	p.Absences++
	if until := m.s.Clock.Chain + rest; until > p.Until {
		p.Until, p.Why = until, why
	}
}

// distrust excludes a provider for good, frees its slots, and takes the weight from what it sent
// to the round in the making and nobody has checked.
func (m *machine) distrust(op common.Address, why Absence) {
	p := m.s.provider(op)
	p.Until, p.Why = forGood, why
	m.freeAll(op, why)
	if m.s.Phase != Open && m.s.Phase != Checking {
		return
	}
	for i := range m.s.current().Cells {
		c := &m.s.current().Cells[i]
		if c.Provider == op && c.Check == NoVerdict && c.Absent == Present {
			c.Absent = Distrusted
		}
	}
}
