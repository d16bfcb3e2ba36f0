package escrow

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

func TestDeadlines(t *testing.T) {
	p := begin(t, Provider)
	p.do(Signed{})
	p.do(at(deadline, StatusNone))
	p.do(at(deadline+1, StatusNone))
	p.phase(Closed)
	c := begin(t, Client)
	c.do(Signed{market.Signature{1}, market.Signature{2}}, Open)
	c.do(Signed{market.Signature{1}, market.Signature{2}})
	c.do(at(deadline+1, StatusNone))
	c.phase(Closed)
	c.do(at(deadline+2, StatusOpen), End) // funded after all
	c.phase(Funded)
	w := funded(t, Provider)
	w.commit(0)
	w.verify(0)
	w.do(Alive{})
	w.do(at(deadline+1, StatusOpen), Claim)
	if _, ok := w.s.Next(); ok {
		t.Fatal("works after the deadline")
	}
}

func TestReorganisations(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	p.do(at(101, StatusNone))
	p.phase(Reserved)
	p.refuse(Began{1}, ErrPhase)
	p.do(at(102, StatusOpen))
	p.phase(Funded)
	end := Observed{Chain{Height: 103, Time: 103, Status: StatusEnding, WindowEnd: 700}}
	p.do(end)
	p.phase(Ending)
	p.do(at(104, StatusOpen))
	p.phase(Funded)
	p.do(end)
	p.do(at(105, StatusNone))
	p.phase(Reserved)
	p.do(end)
	p.phase(Ending)
	p.do(at(106, StatusClosed))
	p.do(at(106, StatusClosed))
	p.phase(Closed)
	p.do(end)
	p.phase(Ending)
	p.do(at(107, StatusClosed))
	p.do(at(108, StatusOpen))
	p.phase(Funded)
	p.do(at(109, StatusClosed))
	p.do(at(110, StatusNone))
	p.phase(Reserved)
	p.do(at(111, StatusClosed))
	p.phase(Closed)
	if p.s.Chain.Time != 111 {
		t.Fatal("time ran back")
	}
	c := funded(t, Client)
	c.do(at(200, StatusClosed))
	c.do(GiveUp{})
	c.phase(Refunded)
	o := at(201, StatusClosed)
	o.Chain.Pot = 5
	as := c.do(o, Refund)
	c.phase(Refunding)
	c.do(Failed{as[0].ID, "NothingToPay()"})
	c.phase(Closed)
	for _, bad := range []Chain{{Status: 9}, {Claimed: 5}, {Vouched: 2, Claimed: 1}, {Status: StatusClosed},
		{Settled: &Settlement{}}} {
		c.refuse(Observed{bad}, ErrChain)
	}
	b := begin(t, Client)
	b.do(at(5, StatusNone))
	b.phase(Quoted)
}

func TestDealValidation(t *testing.T) {
	for name, breakIt := range map[string]func(*Deal){
		"offer":    func(d *Deal) { d.Lease.Lease.Offer = common.Hash{} },
		"price":    func(d *Deal) { d.Lease.Lease.Price = price + 1 },
		"segments": func(d *Deal) { d.Lease.Lease.FirstSegment = 1 },
		"none":     func(d *Deal) { d.Lease.Lease.Segments = 0 },
		"deadline": func(d *Deal) { d.Lease.Lease.Deadline = 3 * deadline },
		"credit":   func(d *Deal) { d.Offer.Credit = 0 },
		"quorum":   func(d *Deal) { d.Offer.Quorum = 0 },
		"window":   func(d *Deal) { d.Offer.Window = 0 },
		"shares":   func(d *Deal) { d.Offer.VerifyBPS = 10_000 },
		"huge":     func(d *Deal) { d.Offer.MaxPrice, d.Lease.Lease.Price = 1<<63, 1<<63 },
		"product":  func(d *Deal) { d.Offer.MaxPrice, d.Lease.Lease.Price = 1<<62, 1<<62 },
		"many": func(d *Deal) {
			d.Offer.Segments, d.Lease.Lease.Segments = market.MaxSegments+1, market.MaxSegments+1
		},
	} {
		d := deal()
		breakIt(&d)
		if name != "offer" {
			d.Lease.Lease.Offer = d.OfferID()
		}
		if _, err := New(Client, d, DefaultPolicy()); !errors.Is(err, ErrDeal) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if a := deal().Asset(); a != money.ERC20(31337, addr(8)) {
		t.Error(a)
	}
}

func TestStateIsCanonical(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	p.verify(0)
	as := p.do(at(300, StatusOpen), Claim)
	for _, v := range []any{&p.s, &as[0]} {
		b, err := canon.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		back := reflect.New(reflect.TypeOf(v).Elem()).Interface()
		if err := canon.Unmarshal(b, 1<<20, back); err != nil {
			t.Fatal(err)
		}
		if again, err := canon.Marshal(back); err != nil || !bytes.Equal(again, b) {
			t.Fatalf("%T reads back as something else: %v", v, err)
		}
	}
}

// TestChainTimeNeverRunsBack: after a reorganisation, or from an endpoint that lags, an
// earlier block takes no deadline back.
func TestChainTimeNeverRunsBack(t *testing.T) {
	p := begin(t, Provider)
	p.do(Signed{})
	p.do(at(200, StatusOpen))
	p.do(at(150, StatusOpen))
	if c := p.s.Chain; c.Time != 200 || c.Height != 200 {
		t.Errorf("time %d, height %d", c.Time, c.Height)
	}
}

func TestExplain(t *testing.T) {
	p := begin(t, Provider)
	wants := func(now uint64, parts ...string) {
		t.Helper()
		text := p.s.Explain(now).String()
		for _, w := range parts {
			if !strings.Contains(text, w) {
				t.Errorf("%q misses %q", text, w)
			}
		}
	}
	wants(1, "Quoted", "until delegate and provider", "1970-01-01T02:46:40Z")
	p.do(Signed{})
	wants(1, "Reserved", "coordinator opens")
	p.do(at(100, StatusOpen))
	wants(100, "Funded", "2 segments ahead", "4 segments committed"[1:])
	wants(500, "vanished", "claims verified segments on chain")
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	as := p.do(Stop{"drain"}, Close)
	wants(500, "Closing", "stopped: drain", "1 vouched")
	p.do(Failed{as[0].ID, "LowerVoucher(1, 2)"})
	wants(500, "trouble:", "LowerVoucher(1, 2)")
	o := Observed{Chain{Height: 105, Time: 105, Status: StatusEnding, WindowEnd: 700}}
	p.do(o)
	wants(600, "a window runs")
	wants(700, "the window is over", "anyone may release")
	o = at(800, StatusClosed)
	o.Chain.Settled, o.Chain.Credit, o.Chain.Pot = &Settlement{1, 940, 10, 3050}, 940, 3050
	p.do(o, Withdraw)
	wants(800, "940 base units to the provider", "withdraw 940", "3050 base units stay")
	p.s = p.s.In(money.Unit{Name: "dollars", Decimals: 6})
	wants(800, "0.00094 dollars to the provider", "0.00305 dollars back", "withdraw 0.00094 dollars",
		"0.00305 dollars stay")
	p.s.Phase, p.s.Chain.Settled = Refunding, nil
	wants(800, "Refunding")
	p.s.Phase = Refunded
	wants(800, "nothing of the job is left")
	p.s.Phase = Closed
	wants(800, "never funded")
	c := funded(t, Client)
	if x := c.s.Explain(400); !strings.Contains(x.Who, "coordinator ends") {
		t.Error(x)
	}
	if fmt.Sprint(Phase(99), Provider) != "unknown(99) provider" {
		t.Error(Phase(99), Provider)
	}
}
