package escrow

import (
	"reflect"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

func TestHappyPathProvider(t *testing.T) {
	p := funded(t, Provider)
	for i := range uint32(segments) {
		if n, ok := p.s.Next(); n != i || !ok {
			t.Fatalf("next %d %t", n, ok)
		}
		p.commit(i)
		p.verify(i)
		if p.s.Segments[i].Step != Verified || p.s.Exposed() != price {
			t.Fatalf("segment %d %s, exposed %d", i, p.s.Segments[i].Step, p.s.Exposed())
		}
		if i+1 < segments {
			p.do(p.voucher(i+1, false))
		}
	}
	as := p.do(p.voucher(segments, true), Close)
	if as[0].Voucher.Voucher.Segments != segments || !strings.HasSuffix(as[0].ID, "/4#1") {
		t.Fatalf("%+v", as[0])
	}
	p.phase(Closing)
	p.do(at(200, StatusOpen))
	p.do(at(201, StatusClosed))
	p.phase(Closed)
	o := at(202, StatusClosed)
	o.Chain.Credit = 5
	p.do(o, Withdraw)
	p.do(o)
}

func TestHappyPathClient(t *testing.T) {
	p := funded(t, Client)
	for i := range uint32(segments) {
		p.commit(i)
		p.verify(i)
		p.do(p.voucher(i+1, i+1 == segments))
	}
	p.do(at(9000, StatusOpen)) // silent, but paid: the provider closes
	o := at(9001, StatusClosed)
	o.Chain.Pot = 7
	p.do(o)
	p.do(GiveUp{}, Refund)
	p.phase(Refunding)
	o.Chain.Pot, o.Chain.Credit = 0, 7
	p.do(o, Withdraw)
	p.phase(Refunded)
	p.do(o)
}

func TestManualLeavesTheWalletAlone(t *testing.T) {
	p := funded(t, Client)
	p.s.Policy.Manual = true
	o := at(200, StatusClosed)
	o.Chain.Pot, o.Chain.Credit = 7, 7
	p.do(o)
	p.do(GiveUp{})
	p.phase(Closed)
	o.Chain.Pot = 0
	p.do(o)
	p.do(GiveUp{})
	p.phase(Refunded)
}

func TestCreditBoundsWork(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	p.commit(1)
	if _, ok := p.s.Next(); ok {
		t.Fatal("third segment without a voucher")
	}
	p.refuse(Began{2}, ErrCredit)
	p.verify(0)
	p.do(p.voucher(1, false))
	p.do(Began{2})
	p.do(Began{2})
	p.refuse(Began{3}, ErrSegment)
	p.do(committed(2))
	p.do(committed(2))
	p.refuse(CommittedTo{Segment: 2, Hash: common.Hash{99}}, ErrSegment)
	p.refuse(committed(3), ErrSegment)

	c := funded(t, Client)
	c.refuse(committed(1), ErrSegment)
	c.commit(0)
	c.commit(1)
	c.refuse(committed(2), ErrCredit)
}

func TestVoucherRules(t *testing.T) {
	for _, party := range []Party{Client, Provider} {
		p := funded(t, party)
		p.commit(0)
		p.commit(1)
		p.refuse(p.voucher(3, false), ErrVoucher)
		if party == Client {
			p.refuse(p.voucher(1, false), ErrVoucher) // not verified
		}
		p.verify(0)
		p.do(p.voucher(1, false))
		p.do(p.voucher(1, false))
		p.refuse(p.voucher(0, false), ErrVoucher)
		other := p.voucher(1, false)
		other.Voucher.Voucher.Lease = common.Hash{1}
		p.refuse(other, ErrVoucher)
		greedy := p.voucher(1, false)
		greedy.Voucher.Payees = []market.Payee{{Account: addr(2), Amount: 61}}
		p.refuse(greedy, ErrVoucher) // not as hashed
		greedy.Voucher.Voucher.Payees = market.PayeesHash(greedy.Voucher.Payees)
		p.refuse(greedy, ErrVoucher) // beyond the shares
		if party == Client {
			p.refuse(p.voucher(2, false), ErrVoucher)
		}
	}
	p := begin(t, Provider)
	p.refuse(p.voucher(0, true), ErrPhase)
	p = funded(t, Provider)
	p.do(Began{0})
	p.refuse(p.voucher(1, false), ErrVoucher) // working on it
	p.do(p.voucher(0, true), Close)
	p.refuse(p.voucher(0, false), ErrVoucher) // the last one was the last
}

func TestVerdictRules(t *testing.T) {
	p := funded(t, Provider)
	p.do(Began{0})
	p.refuse(p.verdict(0, 20, true), ErrVerdict)
	p.do(committed(0))
	p.do(p.verdict(0, 20, true))
	p.do(p.verdict(0, 20, true))
	p.refuse(p.verdict(0, 20, false), ErrVerdict)
	p.refuse(p.verdict(0, 3, true), ErrVerdict) // by the provider
	other := p.verdict(0, 21, true)
	other.Verdict.Verdict.Commitment = common.Hash{}
	p.refuse(other, ErrVerdict)
	other.Verdict.Verdict.Segment = 1
	p.refuse(other, ErrVerdict)
	if p.s.Segments[0].Step != Committed {
		t.Fatal("one verdict of two decided")
	}
	p.do(p.verdict(0, 22, false))
	if p.s.Segments[0].Step != Disputed {
		t.Fatal("not disputed")
	}
	p.refuse(Ruled{Segment: 1}, ErrSegment)
	p.do(Ruled{Segment: 0, Won: true})
	p.refuse(Ruled{Segment: 0}, ErrSegment)
	p.do(p.verdict(0, 23, false)) // what is decided stays so
	if p.s.Segments[0].Step != Won {
		t.Fatal(p.s.Segments[0].Step)
	}
}

func TestLostDisputeStopsTheLease(t *testing.T) {
	p := funded(t, Client)
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	p.commit(1)
	p.do(p.verdict(1, 20, false))
	as := p.do(Ruled{Segment: 1}, End)
	if as[0].Voucher.Voucher.Segments != 1 {
		t.Fatalf("%+v", as[0].Voucher)
	}
	q := funded(t, Provider)
	q.commit(0)
	q.commit(1)
	q.do(q.verdict(0, 20, false))
	q.do(Ruled{Segment: 0}, Close) // nothing to earn: gives the lease back
	if len(q.s.claimable(0, 0)) != 0 {
		t.Fatal("a lost segment is claimable")
	}
}

func TestClientVanishes(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	p.commit(1)
	p.commit(2)
	p.verify(1)
	p.verify(2)
	p.do(at(150, StatusOpen))
	p.do(Alive{})
	p.do(at(270, StatusOpen)) // not yet more than 120 s
	as := p.do(at(271, StatusOpen), End)
	if as[0].Voucher.Voucher.Segments != 1 {
		t.Fatalf("%+v", as[0])
	}
	p.do(at(272, StatusOpen))
	o := Observed{Chain{Height: 280, Time: 280, Status: StatusEnding, Vouched: 1, Claimed: 1, WindowEnd: 880}}
	as = p.do(o, Claim)
	c := as[0].Claims
	if len(c) != 2 || c[0].Segment != 1 || c[1].Segment != 2 || len(c[0].Verdicts) != 2 || as[0].Deadline != 880 {
		t.Fatalf("%+v", as[0])
	}
	if c[0].Verdicts[0].Verdict.Verifier.Cmp(c[0].Verdicts[1].Verdict.Verifier) >= 0 {
		t.Fatal("verifiers are not in ascending order")
	}
	p.do(o)
	o.Chain.Claimed, o.Chain.WindowEnd, o.Chain.Time = 3, 890, 290
	p.do(o)
	o.Chain.Time = 889
	p.do(o)
	o.Chain.Time = 890
	p.do(o, Release)
	o = at(900, StatusClosed)
	o.Chain.Settled, o.Chain.Credit = &Settlement{Segments: 3}, 2820
	p.do(o, Withdraw)
	for i, g := range p.s.Segments {
		if g.Step != Earned {
			t.Errorf("segment %d is %s", i, g.Step)
		}
	}
}

func TestClientVanishesBeforeAnyVoucher(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	p.verify(0)
	as := p.do(at(300, StatusOpen), Claim)
	if len(as[0].Claims) != 1 || as[0].Claims[0].Segment != 0 {
		t.Fatalf("%+v", as[0].Claims)
	}
}

func TestBetterVoucherWinsTheWindow(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	p.commit(1)
	o := Observed{Chain{Height: 200, Time: 200, Status: StatusEnding, WindowEnd: 800}}
	p.do(o) // one segment awaits verdicts: there is time
	o.Chain.Time = 740
	as := p.do(o, Close)
	if as[0].Deadline != 800 || as[0].Voucher.Voucher.Segments != 1 {
		t.Fatalf("%+v", as[0])
	}
	p.do(Failed{as[0].ID, "WindowOver(800)"})
	p.phase(Funded)
	o.Chain.Time = 741
	p.do(o)
	p.phase(Ending)
	o.Chain.Time = 771
	again := p.do(o, Close)
	if again[0].ID == as[0].ID || !strings.HasSuffix(again[0].ID, "#2") {
		t.Fatalf("second attempt is %s", again[0].ID)
	}
	p.do(Failed{as[0].ID, "late"}.fixed(again[0].ID))
	p.do(Failed{again[0].ID, "again"})
	p.refuse(Failed{"nope", ""}, ErrUnknownAction)
}

func (f Failed) fixed(id string) Failed { return Failed{id, f.Reason} }

func TestProviderVanishes(t *testing.T) {
	p := funded(t, Client)
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	p.do(at(220, StatusOpen))
	as := p.do(at(221, StatusOpen), End)
	if as[0].Voucher.Voucher.Segments != 1 {
		t.Fatalf("%+v", as[0])
	}
	o := Observed{Chain{Height: 230, Time: 230, Status: StatusEnding, Vouched: 1, Claimed: 1, WindowEnd: 830}}
	p.do(o)
	o.Chain.Time = 889
	p.do(o) // the provider's turn
	o.Chain.Time = 890
	p.do(o, Release)
	o = at(900, StatusClosed)
	o.Chain.Pot = 3000
	p.do(o)
	p.do(GiveUp{}, Refund)
}

// A provider that lost its vouchers can only end the lease with nothing; the
// client brings the voucher that it signed.
func TestClientHonoursItsVoucher(t *testing.T) {
	p := funded(t, Client)
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	o := Observed{Chain{Height: 110, Time: 110, Status: StatusEnding, WindowEnd: 710}}
	as := p.do(o, End)
	if as[0].Voucher.Voucher.Segments != 1 || as[0].Deadline != 710 {
		t.Fatalf("%+v", as[0])
	}
	o.Chain.Time = 120
	p.do(o) // once
	o.Chain.Vouched, o.Chain.Claimed = 1, 1
	o.Chain.Time = 770
	p.do(o, Release)
}

func TestEmptyVoucherIsBare(t *testing.T) {
	p := funded(t, Client)
	as := p.do(at(300, StatusOpen), End)
	if !reflect.DeepEqual(as[0].Voucher, market.SignedVoucher{}) {
		t.Fatalf("%+v", as[0].Voucher)
	}
}

func TestStopGivesTheLeaseBack(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	p.do(Stop{"drain"}) // a segment awaits its verdicts
	if _, ok := p.s.Next(); ok {
		t.Fatal("works on after stop")
	}
	p.refuse(Began{1}, ErrPhase)
	p.verify(0)
	p.do(p.voucher(1, false), Close)

	q := begin(t, Provider)
	q.do(Stop{"changed my mind"})
	q.phase(Closed)
	q.do(Stop{"again"})
	q.refuse(Signed{Node: market.Signature{1}}, ErrPhase)
	q.refuse(GiveUp{}, ErrPhase)
}

// TestPaysBySegment: with a lock per segment both sides settle a voucher at
// once, and a claim waits until what is vouched was settled.
func TestPaysBySegment(t *testing.T) {
	for _, party := range []Party{Client, Provider} {
		p := begin(t, party)
		p.s.Deal.PerSegment = true
		p.s.Policy.Patience = 50
		var open []Kind
		if party == Client {
			open = []Kind{Open}
		}
		p.do(Signed{market.Signature{1}, market.Signature{2}}, open...)
		p.do(at(100, StatusOpen))
		p.commit(0)
		p.verify(0)
		as := p.do(p.voucher(1, false), Pay)
		if as[0].Voucher.Voucher.Segments != 1 || !strings.HasSuffix(as[0].ID, "/1#1") {
			t.Fatalf("%+v", as[0])
		}
		p.do(at(101, StatusOpen)) // under way
		p.do(Failed{ActionID: as[0].ID, Reason: "the other side is away"})
		p.do(at(102, StatusOpen))
		o := at(102+p.s.Policy.Retry, StatusOpen)
		p.do(o, Pay)
		if party == Client {
			continue
		}
		p.commit(1)
		p.verify(1)
		silent := at(200, StatusOpen)
		p.do(silent) // the voucher comes first
		silent.Chain.Vouched, silent.Chain.Claimed = 1, 1
		p.do(silent, Claim)
	}
}
