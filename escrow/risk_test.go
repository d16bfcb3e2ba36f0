package escrow

import (
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market/money"
)

// paid reads a lease of which the provider has its share of n segments.
func paid(time uint64, n uint32) Observed {
	o := at(time, StatusOpen)
	o.Chain.Paid = n
	return o
}

// TestAuditC1VouchedPayIsNotLeftToTheEnd: a provider whose vouchers are worth more than its
// bound has them paid while the lease runs, once for each voucher, and goes on working.
func TestAuditC1VouchedPayIsNotLeftToTheEnd(t *testing.T) {
	const share = price * 94 / 100
	p := funded(t, Provider)
	p.s.Policy.MaxUnpaid = share
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	if r := p.s.Risk(); r != (Risk{Unpaid: share}) {
		t.Fatalf("%+v", r)
	}
	p.commit(1)
	p.verify(1)
	as := p.do(p.voucher(2, false), Advance)
	if as[0].Voucher.Voucher.Segments != 2 || as[0].Deadline != 0 {
		t.Fatalf("%+v", as[0])
	}
	if as[0].Effective(Chain{Status: StatusOpen, Paid: 1}) || !as[0].Effective(Chain{Status: StatusOpen, Paid: 2}) ||
		!as[0].Effective(Chain{Status: StatusClosed}) {
		t.Error("its effect is that two segments are paid, or the lease is closed")
	}
	p.phase(Funded)
	p.do(paid(200, 0))
	p.do(paid(201, 2))
	if r := p.s.Risk(); r.Sum() != 0 {
		t.Fatalf("%+v after it was paid", r)
	}
	p.commit(2)
	p.verify(2)
	p.do(p.voucher(3, false))
	if n, ok := p.s.Next(); n != 3 || !ok {
		t.Fatalf("next %d, %v", n, ok)
	}
	p.commit(3)
	p.verify(3)
	p.do(p.voucher(4, true), Close) // the lease's end pays all the same
}

// TestARefusedAdvanceIsTriedAgain: the chain may take it later.
func TestARefusedAdvanceIsTriedAgain(t *testing.T) {
	p := funded(t, Provider)
	p.s.Policy.MaxUnpaid = 1
	p.commit(0)
	p.verify(0)
	a := p.do(p.voucher(1, false), Advance)[0]
	p.do(Failed{ActionID: a.ID, Reason: "not disputed"})
	p.do(at(100+p.s.Policy.Retry-1, StatusOpen))
	p.do(at(100+p.s.Policy.Retry, StatusOpen), Advance)
}

func TestAdvancesAreForProvidersWithABound(t *testing.T) {
	for name, set := range map[string]func(*State){
		"no bound":            func(s *State) { s.Policy.MaxUnpaid = 0 },
		"paid by the segment": func(s *State) { s.Deal.PerSegment = true },
		"lost":                func(s *State) { s.Chain.Lost = 1 }, "paid": func(s *State) { s.Chain.Paid = 1 },
	} {
		p := funded(t, Provider)
		p.s.Policy.MaxUnpaid = 1
		p.commit(0)
		p.verify(0)
		set(&p.s)
		_, as, err := p.s.Apply(p.voucher(1, false))
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range as {
			if a.Kind == Advance {
				t.Errorf("%s: %+v", name, a)
			}
		}
	}
	p := funded(t, Client)
	p.s.Policy.MaxUnpaid = 1
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
}

// TestRiskIsExplained: each side is told what it could lose, in every phase.
func TestRiskIsExplained(t *testing.T) {
	c := funded(t, Client)
	if r := c.s.Risk(); r != (Risk{Unvouched: 2 * price}) {
		t.Errorf("the client's risk is %+v, want its credit", r)
	}
	p := funded(t, Provider)
	if text := p.s.Explain(0).AtRisk; text != "" {
		t.Errorf("nothing is done yet: %s", text)
	}
	p.commit(0)
	p.commit(1)
	if text := p.s.Explain(0).AtRisk; !strings.HasPrefix(text, "1880 base units at most: the pay of segments") {
		t.Errorf("%s", text)
	}
	p.verify(0)
	p.do(p.voucher(1, false))
	text := p.s.Explain(0).String()
	for _, want := range []string{
		"at risk:   1880 base units", "940 base units that vouchers cover", "window of 600 s",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %s", want, text)
		}
	}
	p.do(at(200, StatusClosed))
	if r := p.s.Risk(); r.Sum() != money.Units(0) {
		t.Errorf("%+v when all is settled", r)
	}
}
