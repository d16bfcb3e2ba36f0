package escrow

import "fmt"

func (e Observed) apply(m *machine) error {
	s, c := &m.s, e.Chain
	if err := c.validate(s.Deal); err != nil {
		return err
	}
	c.Time, c.Height = max(c.Time, s.Chain.Time), max(c.Height, s.Chain.Height)
	if s.Seen == 0 {
		s.Seen = c.Time
	}
	was := s.Chain.Status
	s.Chain = c
	if s.Phase == Quoted {
		return nil
	}
	if err := m.follow(was); err != nil {
		return err
	}
	return m.followPot()
}

func (c Chain) validate(d Deal) error {
	if c.Status > StatusClosed || c.Claimed > d.Lease.Lease.Segments || c.Claimed < c.Vouched ||
		c.Lost > d.Lease.Lease.Segments || c.Paid > d.Lease.Lease.Segments {
		return fmt.Errorf("%w: status %d, %d claimed, %d vouched, %d paid", ErrChain, c.Status, c.Claimed, c.Vouched,
			c.Paid)
	}
	if (c.Status == StatusClosed) != (c.Settled != nil) {
		return fmt.Errorf("%w: a settlement belongs to a closed lease", ErrChain)
	}
	return nil
}

// follow moves to the phase that the chain's status means. After a reorganisation
// it moves back. Nothing is issued anew then, because the rail itself resends
// transactions that fell out of the chain.
func (m *machine) follow(was Status) error {
	switch s := &m.s; s.Chain.Status {
	case StatusNone:
		if was != StatusNone && s.Phase <= Closed {
			return m.move(Dropped)
		}
	case StatusOpen:
		return m.followOpen()
	case StatusEnding:
		if s.Phase == Reserved || s.Phase == Funded || s.Phase == Closed {
			return m.move(WindowStarted)
		}
	case StatusClosed:
		return m.followClosed()
	}
	return nil
}

func (m *machine) followOpen() error {
	switch m.s.Phase {
	case Reserved:
		m.s.Seen = m.s.now()
		return m.move(Opened)
	case Closed:
		return m.move(Opened)
	case Ending:
		return m.move(WindowDropped)
	}
	return nil
}

func (m *machine) followClosed() error {
	s := &m.s
	for i := range min(s.Chain.Settled.Segments, uint32(len(s.Segments))) {
		if g := &s.Segments[i]; g.Step != Earned && g.Step != Lost && g.Step != Working {
			if err := g.step(Covered); err != nil {
				return err
			}
		}
	}
	if s.Phase == Closed || s.Phase == Refunding || s.Phase == Refunded {
		return nil
	}
	return m.move(Settled)
}

// followPot derives the client's refund from the pot.
func (m *machine) followPot() error {
	switch s := &m.s; {
	case s.Phase == Refunding && s.Chain.Pot == 0:
		return m.move(PotEmpty)
	case s.Phase == Refunded && s.Chain.Pot > 0:
		return m.move(PotFilled)
	}
	return nil
}
