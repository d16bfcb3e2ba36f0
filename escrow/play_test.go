package escrow

import (
	"errors"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

const (
	price    = 1000
	segments = 4
	deadline = 10_000
)

func addr(b byte) common.Address { return common.Address{19: b} }

func deal() Deal {
	d := Deal{Domain: market.Domain{ChainID: 31337, Escrow: addr(9)}, Deposit: price * segments}
	d.Offer = market.Offer{Client: addr(1), Token: addr(8), Delegate: addr(2), MaxPrice: price, Segments: segments,
		Credit: 2, Quorum: 2, VerifyBPS: 500, DelegateBPS: 100, Window: 600, Deadline: 2 * deadline}
	d.Lease.Lease = market.Lease{Offer: d.OfferID(), Provider: addr(3), Node: addr(4), Price: price, Segments: segments,
		Deadline: deadline}
	return d
}

// play is a machine under test.
type play struct {
	t *testing.T
	s State
}

func begin(t *testing.T, p Party) *play {
	t.Helper()
	s, err := New(p, deal(), DefaultPolicy())
	if err != nil {
		t.Fatal(err)
	}
	return &play{t, s}
}

// do applies an event and wants these kinds of actions.
func (p *play) do(e Event, want ...Kind) []Action {
	p.t.Helper()
	s, as, err := p.s.Apply(e)
	if err != nil {
		p.t.Fatalf("%T: %v", e, err)
	}
	var got []Kind
	for _, a := range as {
		got = append(got, a.Kind)
	}
	if !reflect.DeepEqual(got, want) {
		p.t.Fatalf("%T: actions %v, want %v", e, got, want)
	}
	p.s = s
	return as
}

func (p *play) refuse(e Event, want error) {
	p.t.Helper()
	s, as, err := p.s.Apply(e)
	if !errors.Is(err, want) || as != nil {
		p.t.Fatalf("%T: %v %v, want %v", e, as, err, want)
	}
	if !reflect.DeepEqual(s, p.s) {
		p.t.Fatalf("%T: a refused event changed the state", e)
	}
}

func (p *play) phase(want Phase) {
	p.t.Helper()
	if p.s.Phase != want {
		p.t.Fatalf("phase %s, want %s", p.s.Phase, want)
	}
}

func at(time uint64, st Status) Observed {
	c := Chain{Height: time, Time: time, Status: st, Pot: 0}
	if st == StatusClosed {
		c.Settled = &Settlement{}
	}
	return Observed{c}
}

// funded brings a machine to Funded at chain time 100.
func funded(t *testing.T, party Party) *play {
	t.Helper()
	p := begin(t, party)
	var open []Kind
	if party == Client {
		open = []Kind{Open}
	}
	p.do(Signed{market.Signature{1}, market.Signature{2}}, open...)
	p.do(at(100, StatusOpen))
	p.phase(Funded)
	return p
}

func committed(i uint32) CommittedTo { return CommittedTo{Segment: i, Hash: common.Hash{byte(i + 1)}} }

func (p *play) commit(i uint32) {
	p.t.Helper()
	if p.s.Party == Provider {
		p.do(Began{i})
	}
	p.do(committed(i))
}

func (p *play) verdict(i uint32, by byte, agree bool) Judged {
	return Judged{market.SignedVerdict{Verdict: market.Verdict{Lease: p.s.Deal.LeaseID(), Segment: i,
		Commitment: p.s.commitment(i), Agree: agree, Verifier: addr(by)}}}
}

func (p *play) verify(i uint32) {
	p.t.Helper()
	p.do(p.verdict(i, 21, true))
	p.do(p.verdict(i, 20, true))
}

func (p *play) voucher(n uint32, last bool) Vouched {
	ps := []market.Payee{{Account: addr(2), Amount: uint64(n) * 10}}
	if n == 0 {
		ps = nil
	}
	return Vouched{market.SignedVoucher{Voucher: market.Voucher{Lease: p.s.Deal.LeaseID(), Segments: n,
		Payees: market.PayeesHash(ps), Last: last}, Payees: ps}}
}
