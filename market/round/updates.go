package round

import "github.com/ethereum/go-ethereum/common"

// cellOf returns the round and the cell that an update is for.
func (s *State) cellOf(u Update) (*Round, *Cell) {
	r := s.round(u.Round)
	if r == nil || u.Slot >= uint32(len(r.Cells)) {
		return nil, nil
	}
	return r, &r.Cells[u.Slot]
}

func (e UpdateReceived) check(s *State) error {
	u := e.Update.signed.Body
	r, c := s.cellOf(u)
	switch {
	case s.Phase == Settling || r == nil:
		return ErrStale
	case !c.owed() || c.Node != e.Update.node:
		return ErrStranger
	case u.Previous != r.Previous || u.Merged != r.Merged:
		return ErrBase
	case c.Hash == e.Update.hash || c.Absent == TwoFaced:
		return ErrKnown
	case !c.came() && c.Absent != Present && c.Absent != NotReceived:
		return ErrStale
	}
	return nil
}

func (e UpdateReceived) apply(m *machine) {
	u := e.Update.signed.Body
	r, c := m.s.cellOf(u)
	if c.came() {
		m.do(ReportTwoUpdates{c.Update, e.Update.signed})
		m.twoUpdates(r, c)
		return
	}
	c.Update, c.Hash, c.At, c.InTime = e.Update.signed, e.Update.hash, m.s.Clock.Chain, m.s.Clock.Chain < r.Cap
	if r.Closed {
		c.Absent = Late
	}
	if s := &m.s.Slots[u.Slot]; s.Node == c.Node {
		s.Missed = 0
	}
	m.do(SendReceipt{c.Node, Receipt{c.Hash, c.At}})
	if m.s.Params.Verify == BeforeMerge {
		m.do(CheckUpdate{u.Round, u.Slot, c.Hash})
	}
}

// twoUpdates excludes who signed two updates for one cell. Where the manifest is not out, the
// first has no weight either. What is merged stays: the manifest names one of them.
func (m *machine) twoUpdates(r *Round, c *Cell) {
	op := c.Provider
	if c.CountedIn == 0 {
		c.Absent = TwoFaced
		if c.Held > 0 {
			m.settle(c)
		}
	}
	m.distrust(op, TwoFaced)
}

func (e UpdateChecked) check(s *State) error {
	r := s.round(e.Round)
	if r == nil || e.Slot >= uint32(len(r.Cells)) || e.Update == (common.Hash{}) {
		return ErrStale
	}
	if c := &r.Cells[e.Slot]; c.Hash != e.Update {
		return ErrStale
	} else if c.Check != NoVerdict {
		return ErrKnown
	}
	return nil
}

func (e UpdateChecked) apply(m *machine) {
	r := m.s.round(e.Round)
	c := &r.Cells[e.Slot]
	if !e.Right {
		m.wrong(c)
		return
	}
	c.Check = FoundRight
	if r.Root != (common.Hash{}) {
		m.settle(c)
	}
}

// wrong takes back what an update that is wrong has done. Its provider pays for the rounds that
// were built on it.
func (m *machine) wrong(c *Cell) {
	op, counted := c.Provider, c.CountedIn
	c.Check, c.Absent = FoundWrong, Wrong
	m.settle(c)
	m.distrust(op, Wrong)
	if counted == 0 || m.s.round(counted-1) == nil || !m.mayGoBack() {
		return
	}
	cost := m.goBack(counted - 1)
	m.charge(op, cost)
	m.listAgain()
}

func (e FaultProven) check(s *State) error {
	p := s.byNode(e.Fault.signer)
	switch e.Fault.kind {
	case TwoUpdates, TwoResults:
		if p == nil {
			return ErrStranger
		}
		if p.Until == forGood {
			return ErrKnown
		}
	case TwoManifests, Censored:
		if e.Fault.signer != s.Signer {
			return ErrKnown
		}
	default:
		return ErrStranger
	}
	return nil
}

func (e FaultProven) apply(m *machine) {
	f := e.Fault
	switch f.kind {
	case TwoUpdates:
		if r, c := m.s.cellOf(f.update.signed.Body); c != nil && c.Node == f.signer {
			m.twoUpdates(r, c)
		} else {
			m.distrust(m.s.byNode(f.signer).Operator, TwoFaced)
		}
	case TwoResults:
		m.distrust(m.s.byNode(f.signer).Operator, TwoFaced)
	case Censored:
		m.credit(f.update)
		m.replaceSigner()
	case TwoManifests:
		m.replaceSigner()
	}
}

// credit makes an update that was left out payable.
func (m *machine) credit(u ValidUpdate) {
	r, c := m.s.cellOf(u.signed.Body)
	if c == nil || c.came() || c.Node != u.node || c.Held == 0 || r.Previous != u.signed.Body.Previous {
		return
	}
	c.Update, c.Hash, c.At, c.InTime, c.Absent = u.signed, u.hash, m.s.Clock.Chain, true, Late
}
