package escrow

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// contract is a model of JobEscrow for one lease and two parties.
type contract struct {
	d           Deal
	now         uint64
	chain       Chain
	pot         money.Units
	payees      []market.Payee
	awards      []Award
	credit      map[Party]money.Units
	wallet      map[Party]money.Units
	others      money.Units
	last        bool
	settlements int
}

// consent is the only one that the contract takes.
var consent = market.Signature{7}

var errReverted = errors.New("reverted")

func newContract(d Deal) *contract {
	c := &contract{d: d, now: 100, credit: map[Party]money.Units{}, wallet: map[Party]money.Units{}}
	c.wallet[Client] = price * segments
	return c
}

func (c *contract) view(p Party) Observed {
	ch := c.chain
	ch.Time, ch.Height = c.now, c.now
	ch.Pot, ch.Credit = uint64(c.pot), uint64(c.credit[p])
	return Observed{ch}
}

func (c *contract) running() bool {
	return c.chain.Status == StatusOpen || c.chain.Status == StatusEnding && c.now < c.chain.WindowEnd
}

// run executes an action as the contract would.
func (c *contract) run(p Party, a Action) error {
	ch := &c.chain
	v := a.Voucher.Voucher
	switch a.Kind {
	case Open:
		if ch.Status != StatusNone || c.now > c.d.Lease.Lease.Deadline {
			return errReverted
		}
		c.wallet[Client] -= price * segments
		ch.Status = StatusOpen
	case Close:
		if !c.running() || v.Segments < ch.Claimed || a.Voucher.Release != nil && *a.Voucher.Release != consent {
			return errReverted
		}
		c.last = c.last || v.Last
		return c.settle(v.Segments, v.Segments, a.Voucher.Payees, nil, true)
	case End:
		if !c.running() || ch.Status == StatusEnding && v.Segments <= ch.Vouched {
			return errReverted
		}
		if ch.Status == StatusOpen {
			ch.Status, ch.WindowEnd = StatusEnding, c.now+uint64(c.d.Offer.Window)
		}
		if v.Segments > 0 {
			ch.Vouched, ch.Claimed, c.payees, c.last = v.Segments, max(ch.Claimed, v.Segments), a.Voucher.Payees, v.Last
		}
	case Claim:
		return c.claim(a.Claims)
	case Release:
		if ch.Status != StatusEnding || c.now < ch.WindowEnd {
			return errReverted
		}
		return c.settle(ch.Vouched, ch.Claimed, c.payees, c.awards, false)
	case Refund:
		if c.pot == 0 {
			return errReverted
		}
		c.credit[Client] += c.pot
		c.pot = 0
	case Withdraw:
		if c.credit[p] == 0 {
			return errReverted
		}
		c.wallet[p] += c.credit[p]
		c.credit[p] = 0
	}
	return nil
}

func (c *contract) claim(cs []ClaimedSegment) error {
	ch := &c.chain
	if !c.running() || len(cs) == 0 || ch.Claimed+uint32(len(cs)) > ch.Vouched+c.d.Offer.Credit {
		return errReverted
	}
	for i, s := range cs {
		if s.Segment != ch.Claimed+uint32(i) || len(s.Verdicts) != int(c.d.Offer.Quorum) {
			return errReverted
		}
	}
	for _, s := range cs {
		a := Award{Segment: s.Segment}
		for _, v := range s.Verdicts {
			a.Verifiers = append(a.Verifiers, v.Verdict.Verifier)
		}
		c.awards = append(c.awards, a)
	}
	ch.Claimed += uint32(len(cs))
	ch.Status, ch.WindowEnd = StatusEnding, c.now+uint64(c.d.Offer.Window)
	return nil
}

func (c *contract) settle(vouched, claimed uint32, ps []market.Payee, aw []Award, push bool) error {
	s, err := c.d.Settle(vouched, claimed, ps, aw)
	if err != nil {
		return err
	}
	c.settlements++
	c.chain.Status, c.chain.Settled = StatusClosed, &s
	c.pot += s.Back
	c.others += s.Others
	if push {
		c.wallet[Provider] += s.Provider
	} else {
		c.credit[Provider] += s.Provider
	}
	if c.last {
		c.credit[Client] += c.pot
		c.pot = 0
	}
	return nil
}

// total is all the money there is.
func (c *contract) total() money.Units {
	t := c.pot + c.others + c.wallet[Client] + c.wallet[Provider] + c.credit[Client] + c.credit[Provider]
	if c.chain.Status == StatusOpen || c.chain.Status == StatusEnding {
		t += price * segments
	}
	return t
}

// world is a contract and both machines, with what is in flight.
type world struct {
	t     *rapid.T
	c     *contract
	m     map[Party]State
	gone  map[Party]bool
	queue map[Party][]Action
	done  map[string]bool // ids that took effect
	moves map[string]int
}

func newWorld(t *rapid.T) *world {
	w := &world{t: t, c: newContract(deal()), m: map[Party]State{}, gone: map[Party]bool{}, queue: map[Party][]Action{},
		done: map[string]bool{}, moves: map[string]int{}}
	for _, p := range []Party{Client, Provider} {
		s, err := New(p, w.c.d, DefaultPolicy())
		if err != nil {
			t.Fatal(err)
		}
		w.m[p] = s
		w.apply(p, w.c.view(p))
		w.apply(p, Signed{market.Signature{1}, market.Signature{2}})
	}
	return w
}

// apply is a driver with a crash after every event: the state goes through its
// stored form.
func (w *world) apply(p Party, e Event) bool {
	s, as, err := w.m[p].Apply(e)
	if err != nil {
		w.moves["refused"]++
		return false
	}
	b, err := canon.Marshal(s)
	if err != nil {
		w.t.Fatal(err)
	}
	var back State
	if err := canon.Unmarshal(b, 1<<20, &back); err != nil {
		w.t.Fatal(err)
	}
	w.m[p] = back
	for _, a := range as {
		if w.done[p.String()+a.ID] {
			w.t.Fatalf("%s was issued again", a.ID)
		}
	}
	w.queue[p] = append(w.queue[p], as...)
	w.moves[reflect.TypeOf(e).Name()]++
	return true
}

// mine lets the oldest action of a party reach the chain.
func (w *world) mine(p Party) {
	if len(w.queue[p]) == 0 {
		return
	}
	a := w.queue[p][0]
	w.queue[p] = w.queue[p][1:]
	if err := w.c.run(p, a); err != nil {
		w.moves["reverted"]++
		w.apply(p, Failed{a.ID, err.Error()})
		return
	}
	w.done[p.String()+a.ID] = true
	w.moves["mined "+string(a.Kind)]++
	if a.Kind == Close && a.Voucher.Release != nil {
		w.moves["mined with the consent"]++
	}
}

func (w *world) look(p Party) {
	if !w.gone[p] {
		w.apply(p, w.c.view(p))
	}
}

// work lets the provider do the next step of the lease, and notifies those who are online.
func (w *world) work(verdicts, vouch bool) {
	if w.gone[Provider] {
		return
	}
	n, ok := w.m[Provider].Next()
	if !ok || !w.apply(Provider, Began{n}) {
		return
	}
	w.both(CommittedTo{Segment: n, Hash: common.Hash{byte(n + 1)}})
	if verdicts {
		for by := byte(20); by < 22; by++ {
			w.both(Judged{market.SignedVerdict{Verdict: market.Verdict{Lease: w.c.d.LeaseID(), Segment: n,
				Commitment: w.m[Provider].commitment(n), Agree: true, Verifier: addr(by)}}})
		}
	}
	if vouch {
		w.vouch(n + 1)
	}
}

// honest opens the lease and works the first n segments as agreed. Random moves alone
// hardly ever reach a lease's end.
func (w *world) honest(n int) {
	for range 2 { // the first mines the opening, the second shows it
		w.pass(1)
	}
	for range n {
		w.work(true, true)
		w.pass(1)
	}
}

func (w *world) both(e Event) {
	w.apply(Provider, e)
	if !w.gone[Client] {
		w.apply(Client, e)
	}
}

func (w *world) vouch(n uint32) {
	if w.gone[Client] {
		return
	}
	ps := []market.Payee{{Account: addr(2), Amount: uint64(n) * 10}}
	v := Vouched{market.SignedVoucher{Voucher: market.Voucher{Lease: w.c.d.LeaseID(), Segments: n,
		Payees: market.PayeesHash(ps), Last: n == segments}, Payees: ps}}
	if v.Voucher.Voucher.Last { // without a consent, with one that the chain takes, or one that it refuses
		other := market.Signature{8}
		v.Voucher.Release = rapid.SampledFrom([]*market.Signature{nil, &consent, &other}).Draw(w.t, "consent")
	}
	if w.apply(Client, v) && !w.gone[Provider] {
		w.apply(Provider, v)
	}
}

func (w *world) check() {
	if got := w.c.total(); got != price*segments {
		w.t.Fatalf("%d in the world, want %d", got, price*segments)
	}
	if w.c.settlements > 1 || w.c.pot < 0 {
		w.t.Fatalf("%d settlements, pot %d", w.c.settlements, w.c.pot)
	}
	if e := w.m[Provider].Exposed(); e > uint64(w.c.d.Offer.Credit)*price {
		w.t.Fatalf("provider risks %d", e)
	}
}

// settle lets time pass until nothing moves any more; who is there sees each head.
func (w *world) settle() {
	for range 400 {
		w.pass(37)
		w.check()
	}
}

// pass lets time pass: who is there sees the new head, and one of its
// transactions gets mined.
func (w *world) pass(seconds uint64) {
	w.c.now += seconds
	for _, p := range []Party{Client, Provider} {
		w.look(p)
		if !w.gone[p] {
			w.mine(p)
		}
	}
}

// TestNobodyLoses plays random lives of a lease. Whoever stays gets what is
// his: the provider the pay of every segment with a quorum of verdicts or a
// voucher, the client everything else.
func TestNobodyLoses(t *testing.T) {
	moves := map[string]int{}
	rapid.Check(t, func(rt *rapid.T) {
		w := newWorld(rt)
		w.honest(rapid.IntRange(0, segments).Draw(rt, "honest segments"))
		for range rapid.IntRange(0, 40).Draw(rt, "moves") {
			p := rapid.SampledFrom([]Party{Client, Provider}).Draw(rt, "party")
			switch rapid.IntRange(0, 11).Draw(rt, "move") {
			case 0, 1, 2:
				w.work(true, true)
			case 3:
				w.work(true, false)
			case 4:
				w.work(false, false)
			case 5, 6:
				w.pass(rapid.Uint64Range(1, 150).Draw(rt, "seconds"))
			case 7, 8:
				w.look(p)
				w.mine(p)
			case 9:
				w.look(p)
			case 10:
				w.apply(p, Stop{"drain"})
			case 11:
				if !w.gone[other(p)] && rapid.IntRange(0, 3).Draw(rt, "vanish") == 0 {
					w.gone[p], w.queue[p] = true, nil
				}
			}
			w.check()
		}
		w.settle()
		if !w.gone[Client] {
			w.apply(Client, GiveUp{})
		}
		w.settle()
		w.verdict()
		for k, n := range w.moves {
			moves[k] += n
		}
	})
	ok := 0
	for k, n := range moves {
		if k != "refused" && k != "reverted" && k != "Observed" {
			ok += n
		}
	}
	for _, k := range []Kind{Open, Close, End, Claim, Release, Refund, Withdraw} {
		if moves["mined "+string(k)] == 0 {
			t.Errorf("no %s was ever mined: %v", k, moves)
		}
	}
	if moves["mined with the consent"] == 0 {
		t.Errorf("no lock was ever freed: %v", moves)
	}
	if bad := moves["refused"] + moves["reverted"]; ok < 3*bad {
		t.Errorf("%d moves worked, %d did not", ok, bad)
	}
	t.Log(moves)
}

func other(p Party) Party { return Client + Provider - p }

// verdict checks the end of the lease.
func (w *world) verdict() {
	p := w.m[Provider]
	if w.c.chain.Status == StatusNone {
		return
	}
	if w.c.chain.Status != StatusClosed {
		w.t.Fatalf("the money is stuck: %+v; client gone %t, provider gone %t; %v", w.c.chain, w.gone[Client],
			w.gone[Provider], fmt.Sprint(w.queue))
	}
	proven := max(p.Vouched(), uint32(len(p.claimable(0, 0))))
	want := money.Units(proven) * price * 94 / 100
	if got := w.c.wallet[Provider] + w.c.credit[Provider]; !w.gone[Provider] && got < want {
		w.t.Fatalf("provider got %d for %d proven segments, want %d\n%+v", got, proven, want, p)
	}
	paid := money.Units(w.c.chain.Settled.Segments) * price
	if back := w.c.wallet[Client] + w.c.credit[Client] + w.c.pot; back < price*segments-paid {
		w.t.Fatalf("client got %d back, %d were earned", back, paid)
	}
	if !w.gone[Client] && (w.c.pot != 0 || w.c.credit[Client] != 0) {
		w.t.Fatalf("client left %d in the pot and %d credit; %s", w.c.pot, w.c.credit[Client],
			w.m[Client].Explain(w.c.now))
	}
}
