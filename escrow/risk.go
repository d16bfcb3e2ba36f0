package escrow

import (
	"fmt"

	"github.com/infernetprotocol/infernet/market/money"
)

// Risk is what this side could lose in a lease from now on, in base units.
type Risk struct {
	// Unvouched is the pay of work that no voucher covers: for a provider of segments that
	// are begun, for a client the most that could be claimed under its credit.
	Unvouched money.Units
	// Unpaid is what a provider's voucher is worth and the chain has not paid. It is lost
	// only if the provider brings the voucher to the chain in no window.
	Unpaid money.Units
}

// Sum is all of it.
func (r Risk) Sum() money.Units { return r.Unvouched + r.Unpaid }

// Risk says what this side could lose.
func (s State) Risk() Risk {
	if s.Phase != Funded && s.Phase != Closing && s.Phase != Ending {
		return Risk{}
	}
	if s.Party == Client {
		left := s.lease().Segments - min(s.Vouched(), s.lease().Segments)
		most, err := money.Units(s.lease().Price).Mul(min(left, s.Deal.Offer.Credit))
		if err != nil {
			return Risk{} // Deal.Validate has bounded price × segments
		}
		return Risk{Unvouched: most}
	}
	begun, good := uint32(len(s.Segments)), s.payableTo()
	return Risk{
		Unvouched: s.share(max(begun, s.Vouched())) - s.share(s.Vouched()),
		Unpaid:    s.share(good) - s.share(min(s.paid(), good)),
	}
}

// share is what the provider gets for the lease's first n segments.
func (s State) share(n uint32) money.Units {
	provider, _, _, err := Split(s.lease().Price, n, s.Deal.Offer.VerifyBPS, s.Deal.Offer.DelegateBPS, nil)
	if err != nil {
		return 0 // Deal.Validate has bounded the terms
	}
	return provider
}

// paid is how many segments the provider was paid for while the lease runs.
func (s State) paid() uint32 {
	if s.Deal.PerSegment {
		return s.Chain.Vouched
	}
	return s.Chain.Paid
}

// advance has the chain pay what the best voucher covers, if more than the policy's bound is
// unpaid. The lease goes on.
func (m *machine) advance() {
	s := &m.s
	most := s.Policy.MaxUnpaid
	if most == 0 || s.Deal.PerSegment || s.Voucher.Voucher.Last || s.payableTo() <= s.Chain.Paid {
		return
	}
	if uint64(s.Risk().Unpaid) > most {
		m.issue(Action{Kind: Advance, Voucher: s.payable()}, s.voucherName())
	}
}

// riskText says for people what this side could lose.
func (s State) riskText() string {
	r := s.Risk()
	switch {
	case r.Sum() == 0:
		return ""
	case s.Party == Client:
		return fmt.Sprintf("%s at most: what a provider and a quorum of verifiers that collude could claim",
			s.unit.Write(r.Unvouched))
	case r.Unpaid == 0:
		return fmt.Sprintf("%s at most: the pay of segments that no voucher covers yet", s.unit.Write(r.Unvouched))
	}
	return fmt.Sprintf("%s at most: %s of segments that no voucher covers yet, and %s that vouchers cover, if this "+
		"node does not reach the chain for a whole window of %d s", s.unit.Write(r.Sum()), s.unit.Write(r.Unvouched),
		s.unit.Write(r.Unpaid), s.Deal.Offer.Window)
}
