package escrow

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// asking is a provider that asks verifiers itself: a third of 300 s after the client's patience
// of 120 s.
func asking(t *testing.T) *play {
	t.Helper()
	p := funded(t, Provider)
	p.s.Policy.Checks, p.s.Deal.Offer.Trace = 300, common.Hash{1}
	return p
}

// TestAProviderAsksForWhatItsClientHasNotChecked: and waits for it before it gives the lease back.
func TestAProviderAsksForWhatItsClientHasNotChecked(t *testing.T) {
	p := asking(t)
	p.commit(0)
	p.commit(1)
	p.do(Stop{"the client has vanished"})
	for _, x := range []struct {
		time uint64
		n    int
	}{{300, 0}, {319, 0}, {320, 2}, {520, 2}} {
		p.do(at(x.time, StatusOpen)) // it does not close, although the client is silent
		if got := p.s.Unchecked(); len(got) != x.n {
			t.Errorf("at %d it asks for %v, want %d", x.time, got, x.n)
		}
	}
	renamed := committed(0)
	renamed.Height, renamed.Anew = 7, true
	p.do(renamed)
	p.do(p.verdict(0, 21, true))
	as := p.do(p.verdict(0, 20, true), Claim)
	if c := as[0].Claims; len(c) != 1 || c[0].Height != 7 {
		t.Errorf("claimed: %+v", c)
	}
	if got := p.s.Unchecked(); len(got) != 1 || got[0] != 1 {
		t.Errorf("then it asks for %v", got)
	}
}

// TestAProviderDoesNotWaitForVerdictsForEver: nobody answers, and its stake is locked.
func TestAProviderDoesNotWaitForVerdictsForEver(t *testing.T) {
	p := asking(t)
	p.commit(0)
	p.do(Stop{"the client has vanished"})
	p.do(at(520, StatusOpen))
	p.do(at(521, StatusOpen), Close)
}

// TestADisagreementDoesNotKeepAProviderFromAsking: a friend of the client needs no draw to say no.
func TestADisagreementDoesNotKeepAProviderFromAsking(t *testing.T) {
	p := asking(t)
	p.commit(0)
	p.do(p.verdict(0, 22, false))
	p.do(p.verdict(0, 21, true))
	renamed := committed(0)
	renamed.Height = 7
	p.refuse(renamed, ErrSegment)
	renamed.Anew = true
	p.do(renamed)
	if g := p.s.Segments[0]; len(g.Verdicts) != 0 || g.Height != 7 {
		t.Errorf("renamed: %+v", g)
	}
	p.verify(0)
	p.do(at(221, StatusOpen), Claim)
	renamed.Height = 8
	p.refuse(renamed, ErrSegment) // it can be claimed as it is
}

// TestAProviderAsksInAWindowAndBeforeADeadline: there is less time then.
func TestAProviderAsksInAWindowAndBeforeADeadline(t *testing.T) {
	p := asking(t)
	p.commit(0)
	o := at(150, StatusEnding)
	o.Chain.WindowEnd = 750 // of 600 s
	p.do(o)
	if got := p.s.Unchecked(); got != nil {
		t.Errorf("at the window's begin it asks for %v", got)
	}
	o.Chain.Time = 350
	p.do(o)
	if got := p.s.Unchecked(); len(got) != 1 {
		t.Errorf("after a third of the window it asks for %v", got)
	}

	p = asking(t)
	p.commit(0)
	for _, x := range []struct {
		time uint64
		n    int
	}{{deadline - 101, 0}, {deadline - 100, 1}} {
		p.do(at(x.time, StatusOpen))
		p.do(Alive{}) // it answers, and has nothing checked
		if got := p.s.Unchecked(); len(got) != x.n {
			t.Errorf("at %d it asks for %v, want %d", x.time, got, x.n)
		}
	}
}

// TestNobodyAsksWhereNothingCanBeDisputed: nor the client, nor for what is vouched or begun.
func TestNobodyAsksWhereNothingCanBeDisputed(t *testing.T) {
	for name, change := range map[string]func(*play){
		"no trace": func(p *play) { p.s.Deal.Offer.Trace = common.Hash{} },
		"locks":    func(p *play) { p.s.Deal.PerSegment = true },
		"policy":   func(p *play) { p.s.Policy.Checks = 0 },
		"client":   func(p *play) { p.s.Party = Client },
		"vouched": func(p *play) {
			p.s.Voucher = market.SignedVoucher{Voucher: market.Voucher{Segments: 1}}
		},
		"working": func(p *play) { p.s.Segments[0].Step = Working },
		"lost":    func(p *play) { p.s.Segments[0].Step = Lost },
	} {
		p := asking(t)
		p.commit(0)
		change(p)
		p.s.Chain.Time = 5000
		if got := p.s.Unchecked(); got != nil {
			t.Errorf("%s: %v", name, got)
		}
	}
}
