package escrow

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// locked is a funded lease that locks stake.
func locked(t *testing.T, party Party) *play {
	t.Helper()
	p := funded(t, party)
	p.s.Deal.Offer.Trace, p.s.Deal.Offer.Locks = common.Hash{7}, 2
	p.s.Deal.Lease.Lease.Offer = p.s.Deal.OfferID()
	return p
}

// worked brings all segments to a voucher, but for the last.
func (p *play) worked() {
	p.t.Helper()
	for i := range uint32(segments) {
		p.commit(i)
		p.verify(i)
		if i+1 < segments {
			p.do(p.voucher(i+1, false))
		}
	}
}

// released is the last voucher, with the client's consent.
func (p *play) released() Vouched {
	v := p.voucher(segments, true)
	v.Voucher.Release = &market.Signature{5}
	return v
}

// TestConsentsWhenNothingIsLeftToDispute: the client gives its recourse away with the voucher that
// ends the lease, and only if nobody has found anything wrong.
func TestConsentsWhenNothingIsLeftToDispute(t *testing.T) {
	last := func(p *play) market.Voucher { return p.voucher(segments, true).Voucher.Voucher }
	p := locked(t, Client)
	p.worked()
	if !p.s.Consents(last(p)) {
		t.Fatal("all is verified, and the client does not consent")
	}
	if p.s.Consents(p.voucher(segments-1, false).Voucher.Voucher) {
		t.Error("it consents before the end")
	}
	p.do(p.voucher(segments, true))
	if !p.s.Consents(last(p)) {
		t.Error("the same again after a restart")
	}
	for name, change := range map[string]func(*State){
		"a provider":              func(s *State) { s.Party = Provider },
		"no lock":                 func(s *State) { s.Deal.Offer.Locks = 0 },
		"a game runs":             func(s *State) { s.Chain.Games = 1 },
		"a segment was lost":      func(s *State) { s.Chain.Lost = 2 },
		"one is not verified":     func(s *State) { s.Segments[1].Step = Committed },
		"one is disputed":         func(s *State) { s.Segments[1].Step = Disputed },
		"one was disputed":        func(s *State) { s.Segments[1].Step = Won },
		"one is not begun":        func(s *State) { s.Segments = s.Segments[:segments-1] },
		"a claim was found wrong": func(s *State) { s.Examined = []Examination{{Segment: 1}} },
	} {
		s := p.s.clone()
		if change(&s); s.Consents(last(p)) {
			t.Errorf("%s: the client consents", name)
		}
	}
}

// TestWhoDisagreedKeepsTheWindow: a verifier that a panel overruled may still challenge on chain,
// so the client does not end the window.
func TestWhoDisagreedKeepsTheWindow(t *testing.T) {
	p := locked(t, Client)
	p.worked()
	p.do(p.verdict(1, 22, false)) // after two had agreed, and after the voucher
	if p.s.Consents(p.voucher(segments, true).Voucher.Voucher) {
		t.Error("the client ends the window of a challenge")
	}
}

// TestCloseBringsTheConsent: the provider closes at once, with what the client signed.
func TestCloseBringsTheConsent(t *testing.T) {
	p := locked(t, Provider)
	p.worked()
	as := p.do(p.released(), Close)
	if as[0].Voucher.Release == nil {
		t.Fatal("the close does not bring the consent")
	}
	o := at(200, StatusClosed)
	o.Chain.WindowEnd = 200
	p.do(o)
	if got := p.s.Explain(200).Rule; !strings.Contains(got, "the provider's lock is free: the client has signed") {
		t.Error(got)
	}
}

// TestRefusedConsentCostsNoPay: where the chain refuses to free the lock, the lease is closed with
// its window, and the explanation says why.
func TestRefusedConsentCostsNoPay(t *testing.T) {
	p := locked(t, Provider)
	p.worked()
	as := p.do(p.released(), Close)
	as = p.do(Failed{ActionID: as[0].ID, Reason: "Disputed"}, Close)
	if as[0].Voucher.Release != nil || as[0].Voucher.Voucher.Segments != segments {
		t.Fatalf("the next close is %+v", as[0].Voucher)
	}
	o := at(200, StatusClosed)
	o.Chain.WindowEnd = 800
	p.do(o)
	if got := p.s.Explain(200).Rule; !strings.Contains(got, "until 1970-01-01T00:13:20Z at least: the chain refused "+
		"to free it: Disputed") {
		t.Error(got)
	}
}

// TestARunningGameIsNotClosedOver: a provider does not ask for a lock that a game may take.
func TestARunningGameIsNotClosedOver(t *testing.T) {
	p := locked(t, Provider)
	p.worked()
	o := at(150, StatusOpen)
	o.Chain.Games = 1
	p.do(o)
	if as := p.do(p.released(), Close); as[0].Voucher.Release != nil {
		t.Error("it asks for the lock")
	}
}

// TestConsentIsKept: the same voucher without the consent, from a client whose wallet is away
// after a restart, takes nothing back.
func TestConsentIsKept(t *testing.T) {
	p := locked(t, Provider)
	p.worked()
	p.do(p.released(), Close)
	p.do(p.voucher(segments, true))
	if p.s.Voucher.Release == nil {
		t.Error("the consent is lost")
	}
}

// TestCloseWithoutConsent: a client that does not sign leaves everything as it was.
func TestCloseWithoutConsent(t *testing.T) {
	p := locked(t, Provider)
	p.worked()
	if as := p.do(p.voucher(segments, true), Close); as[0].Voucher.Release != nil {
		t.Fatal("a consent from nowhere")
	}
	o := at(200, StatusClosed)
	o.Chain.WindowEnd = 800
	p.do(o)
	if got := p.s.Explain(200).Rule; !strings.Contains(got, "at least: the client has not signed") {
		t.Error(got)
	}
	o.Chain.Time = 900
	p.do(o)
	if got := p.s.Lock(); got != "the window for disputes is over" {
		t.Error(got)
	}
}
