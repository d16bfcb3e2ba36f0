package escrow

import (
	"fmt"

	"github.com/infernetprotocol/infernet/market"
)

// decide issues what is due in the new state. It looks only at the state, so it
// does not matter which event led to it.
func (m *machine) decide() error {
	if m.s.Party == Provider {
		return m.decideProvider()
	}
	return m.decideClient()
}

func (m *machine) decideProvider() error {
	switch s := &m.s; s.Phase {
	case Reserved:
		return m.lapse()
	case Funded:
		m.pay()
		m.advance()
		return m.collect()
	case Ending:
		m.pay()
		return m.defend()
	case Closed:
		m.withdraw()
	}
	return nil
}

// lapse ends a lease that nobody funded in time.
func (m *machine) lapse() error {
	if m.s.expired() && m.s.Chain.Status == StatusNone {
		return m.move(Lapsed)
	}
	return nil
}

// collect decides when a provider stops waiting for more vouchers.
func (m *machine) collect() error {
	s := &m.s
	over := s.Stopped != "" || s.expired()
	switch {
	case s.Voucher.Voucher.Ends(s.lease()):
		return m.close()
	case len(s.claimable(s.Vouched(), s.Vouched())) > 0 && (s.silent() || s.expired()):
		m.claim()
	case over && (!s.mayClaimMore() || s.hopeless()) && len(s.claimable(s.Vouched(), s.Vouched())) == 0:
		return m.close()
	}
	return nil
}

// defend answers a window that one side started, before the window ends.
func (m *machine) defend() error {
	s := &m.s
	if s.now() >= s.Chain.WindowEnd {
		m.release(0)
		return nil
	}
	good := s.payableTo()
	best := max(good, s.Chain.Vouched)
	switch {
	case len(s.claimable(max(best, s.Chain.Claimed), best)) > 0:
		m.claim()
	case good > 0 && good >= s.Chain.Claimed && (!s.mayClaimMore() || s.now()+s.Policy.Grace >= s.Chain.WindowEnd):
		return m.close() // pays at once; release would only credit
	}
	return nil
}

// claim commits segments on chain. The best voucher goes first, because the
// contract counts claims from it.
func (m *machine) claim() {
	s := &m.s
	if s.payableTo() > s.Chain.Vouched {
		if !s.Deal.PerSegment { // otherwise pay was issued
			m.submitVoucher()
		}
		return
	}
	cs := s.claimable(max(s.Chain.Vouched, s.Chain.Claimed), s.Chain.Vouched)
	if len(cs) == 0 {
		return
	}
	m.issue(Action{Kind: Claim, Claims: cs, Deadline: s.Chain.WindowEnd},
		fmt.Sprintf("/%d-%d", cs[0].Segment, cs[len(cs)-1].Segment))
}

// pay settles what the best voucher covers, if that need not wait for the end of
// the lease.
func (m *machine) pay() {
	s := &m.s
	if s.Deal.PerSegment && s.Vouched() > s.Chain.Vouched {
		m.issue(Action{Kind: Pay, Voucher: s.payable()}, fmt.Sprintf("/%d", s.Vouched()))
	}
}

// submitVoucher submits the best voucher to the chain, which starts the window.
func (m *machine) submitVoucher() {
	s := &m.s
	m.issue(Action{Kind: End, Voucher: s.payable(), Deadline: s.Chain.WindowEnd}, s.voucherName())
}

// voucherName is part of an action's name. A submission from before a segment was
// lost is void, so it must be repeated under another name.
func (s State) voucherName() string {
	name := fmt.Sprintf("/%d", s.payableTo())
	if s.Chain.Lost != 0 {
		name += fmt.Sprintf("/lost-%d", s.Chain.Lost)
	}
	return name
}

// close collects with the best voucher. A voucher for no segments gives the lease
// back.
func (m *machine) close() error {
	s := &m.s
	v, name := s.closing()
	if m.issue(Action{Kind: Close, Voucher: v, Deadline: s.Chain.WindowEnd}, name) {
		return m.move(CloseSent)
	}
	return nil
}

// payable is the best voucher in the form that the chain takes. A voucher for no
// segments is left empty.
func (s State) payable() market.SignedVoucher {
	if s.payableTo() == 0 {
		return market.SignedVoucher{}
	}
	return s.Voucher
}

// release settles after the window and a delay. The delay keeps both sides from
// paying for the same transaction.
func (m *machine) release(delay uint64) {
	if m.s.Chain.Games == 0 && m.s.now() >= m.s.Chain.WindowEnd+delay {
		m.issue(Action{Kind: Release}, "")
	}
}

// withdraw takes out what settlements have credited.
func (m *machine) withdraw() {
	if m.s.Chain.Credit > 0 && !m.s.Policy.Manual {
		m.issue(Action{Kind: Withdraw}, "")
	}
}

func (m *machine) decideClient() error {
	switch s := &m.s; s.Phase {
	case Reserved:
		if err := m.lapse(); err != nil || s.Phase != Reserved {
			return err
		}
		if s.Stopped == "" { // a refused opening is not tried again after giving up
			m.issue(Action{Kind: Open, Deadline: s.lease().Deadline + 1}, "")
		}
	case Funded:
		m.pay()
		m.endIfDue()
	case Ending:
		m.pay()
		m.answerLowVoucher()
		m.clientReleases()
	case Closed:
		return m.refund()
	case Refunded:
		m.withdraw()
	}
	return nil
}

// answerLowVoucher submits this side's best voucher when the window was started
// with a lower one. A provider that lost its ledger, and its vouchers with it, is
// still paid what it was promised.
func (m *machine) answerLowVoucher() {
	if s := &m.s; !s.Deal.PerSegment && s.payableTo() > s.Chain.Vouched && s.now() < s.Chain.WindowEnd {
		m.submitVoucher()
	}
}

// endIfDue ends the lease when the provider has vanished, was stopped, or ran out
// of time. A provider that has all its vouchers closes the lease itself; only the
// deadline makes the client end it then.
func (m *machine) endIfDue() {
	s := &m.s
	paid := s.Voucher.Voucher.Ends(s.lease())
	if s.expired() || !paid && (s.Stopped != "" || s.silent()) {
		m.issue(Action{Kind: End, Voucher: s.payable()}, s.voucherName())
	}
}

// refund takes back the free pot once the client has given the job up.
func (m *machine) refund() error {
	s := &m.s
	switch {
	case !s.Returning:
		return nil
	case s.Chain.Pot == 0:
		if err := m.move(PotEmpty); err != nil {
			return err
		}
		m.withdraw()
		return nil
	case !s.Policy.Manual && m.issue(Action{Kind: Refund}, fmt.Sprintf("/%d", s.Chain.Pot)):
		return m.move(RefundSent)
	}
	return nil
}
