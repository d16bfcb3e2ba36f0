package round

import (
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// Errors of Apply. The state stays as it was. They are values without details: a refusal costs
// no memory, whoever caused it.
var (
	ErrEnded    = errors.New("the job is over")
	ErrStranger = errors.New("the sender holds no slot here: lease one first")
	ErrSlot     = errors.New("the slot is held, or there is no such slot: take another")
	ErrExcluded = errors.New("the operator is excluded now: come back when its time is over")
	ErrFull     = errors.New("the job has no room for another provider, or its lock is out of range")
	ErrStale    = errors.New("not of a round that is open or may still change")
	ErrBase     = errors.New("starts from another manifest or merge: fetch the present ones")
	ErrKnown    = errors.New("known already")
	ErrPhase    = errors.New("not in this phase of the job")
)

// machine is a State that is being changed, with the actions so far.
type machine struct {
	s   State
	out []Action
}

func (m *machine) do(a ...Action) { m.out = append(m.out, a...) }

// New returns the state of a job in which nobody holds a slot, and its first actions.
func New(p Params, now Tick) (State, []Action, error) {
	if err := p.Validate(); err != nil {
		return State{}, nil, err
	}
	m := machine{s: State{Version: 1, Params: p, Phase: Filling, Clock: now, Since: now.Chain, Signer: p.Coordinator,
		Slots: make([]Slot, p.Slots)}}
	m.s.Books.move(client, free, p.Budget)
	m.do(m.s.Pending()...)
	return m.s, m.out, nil
}

// Apply returns the state after an event and the actions that follow. An event that is refused
// changes nothing and allocates nothing.
func (s *State) Apply(e Event) (State, []Action, error) {
	if s.Phase == Ended {
		return *s, nil, ErrEnded
	}
	if err := e.check(s); err != nil {
		return *s, nil, err
	}
	m := machine{s: s.clone()}
	e.apply(&m)
	for m.advance() {
	}
	return m.s, m.out, nil
}

// move changes the phase by the table. That the pair is listed is a rule of this package, which
// the tests hold it to.
func (m *machine) move(t Trigger) {
	for _, tr := range Transitions {
		if tr.From == m.s.Phase && tr.Trigger == t {
			m.s.Phase, m.s.Since = tr.To, m.s.Clock.Chain
			return
		}
	}
	panic("round: " + t.String() + " while " + m.s.Phase.String())
}

// advance takes one step that the state and its time ask for, and reports whether it did.
func (m *machine) advance() bool {
	switch m.s.Phase {
	case Settling:
		return m.endIfDue()
	case Ended:
		return false
	}
	if m.s.Clock.Chain >= m.s.Params.Deadline {
		m.stop(Expired)
		return true
	}
	switch m.s.Phase {
	case Filling:
		return m.openIfFilled()
	case Open:
		return m.closeIfDue()
	case Checking:
		return m.listIfChecked()
	case Merging:
		return m.mergeIfAgreed()
	}
	return false
}

// stop ends the job before its last round. What the round in the making has brought is paid.
func (m *machine) stop(o Outcome) {
	if r := m.s.current(); r != nil {
		m.settleAll(r)
		m.s.Rounds = m.s.Rounds[:len(m.s.Rounds)-1]
	}
	m.s.Outcome = o
	m.move(Stopped)
}

// endIfDue settles everything once the window is over.
func (m *machine) endIfDue() bool {
	if m.s.Clock.Chain < m.s.Since+m.s.Params.Window {
		return false
	}
	for i := range m.s.Rounds {
		m.settleAll(&m.s.Rounds[i])
	}
	for i := range m.s.Providers {
		m.s.Providers[i].Lock = 0
	}
	b := &m.s.Books
	b.move(locked, returned, b[locked])
	b.move(free, refunded, b[free])
	m.move(Settled)
	m.do(Refund{m.s.Outcome})
	return true
}

// openIfFilled begins the next round when all slots are held, or some when the time to fill the
// first round is over.
func (m *machine) openIfFilled() bool {
	owed := money.Units(0)
	for _, s := range m.s.Slots {
		if s.held() {
			owed++
		}
	}
	waits := m.s.Next == 0 && m.s.Attempt == 0 && m.s.Clock.Chain < m.s.Since+m.s.Params.FillTime
	if owed == 0 || waits && int(owed) < len(m.s.Slots) {
		return false
	}
	if m.s.Books[free] < owed*m.s.Params.Price {
		m.stop(Exhausted)
		return true
	}
	m.open()
	return true
}

func (m *machine) open() {
	now := m.s.Clock.Chain
	r := Round{Number: m.s.Next, Previous: m.s.Previous, Merged: m.s.Merged, Opened: now,
		Cap: now + m.s.Params.RoundTime, Cells: make([]Cell, len(m.s.Slots))}
	for i := range m.s.Slots {
		s := &m.s.Slots[i]
		if !s.held() {
			r.Cells[i].Absent = Vacant
			continue
		}
		s.From = min(s.From, r.Number)
		r.Cells[i] = Cell{Provider: s.Provider, Node: s.Node, Held: m.s.Params.Price}
		m.s.Books.move(free, held, m.s.Params.Price)
		r.Committee = append(r.Committee, s.Node)
	}
	slices.SortFunc(r.Committee, common.Address.Cmp)
	r.Committee = slices.Compact(r.Committee)
	m.s.Rounds = append(m.s.Rounds, r)
	m.move(Filled)
	m.do(m.s.beginRound(&r))
}

// resume starts the waiting times of heartbeats again.
func (m *machine) resume(now Tick) {
	m.s.Clock = Tick{max(m.s.Clock.Chain, now.Chain), now.Mono}
	for i := range m.s.Slots {
		m.s.Slots[i].Heard = now.Mono
	}
	m.do(m.s.Pending()...)
}

// replaceSigner lets the standby sign from now on, from the same state.
func (m *machine) replaceSigner() {
	p := m.s.Params
	if m.s.Signer == p.Coordinator && p.Standby != (common.Address{}) {
		m.s.Signer = p.Standby
		m.do(m.s.Pending()...)
	} else if m.s.Phase != Settling {
		m.stop(Unattended)
	}
}

func (s *State) beginRound(r *Round) Action {
	return BeginRound{r.Number, s.Attempt, r.Previous, r.Merged, r.Cap}
}

// Pending returns every action that the state waits for, for a driver that starts again.
func (s *State) Pending() (as []Action) {
	if s.Phase >= Settling {
		return nil
	}
	for i := range s.Slots {
		if !s.Slots[i].held() {
			as = append(as, s.offer(i))
		}
	}
	r := s.current()
	switch s.Phase {
	case Open:
		as = append(as, s.beginRound(r))
	case Merging:
		as = append(as, PublishManifest{s.manifest(r)})
	case Judging:
		as = append(as, PublishManifest{s.manifest(r)}, JudgeMerge{r.Manifest})
	}
	if r != nil && s.Params.Verify == BeforeMerge {
		as = append(as, checks(r)...)
	}
	return as
}

// checks asks for the verdicts that a round still waits for.
func checks(r *Round) (as []Action) {
	for i, c := range r.Cells {
		if c.came() && c.Check == NoVerdict {
			as = append(as, CheckUpdate{r.Number, uint32(i), c.Hash})
		}
	}
	return as
}

func (s *State) offer(slot int) Action {
	return OfferSlot{uint32(slot), s.Next, s.lastVerified(slot)}
}
