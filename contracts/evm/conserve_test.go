package evm_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
)

// moneyModel is a model of one offer's money that is computed beside the contract.
type moneyModel struct {
	w                    *world
	offer                market.Offer
	leases               []*modelLease
	pot, reserved, spent uint64
	over                 bool
	owed                 map[common.Address]uint64 // credits of this offer
	stranded             uint64                    // what earlier offers still hold
	calls, accepted      *int
}

type modelLease struct {
	market.Lease
	status           string // open, ending, closed
	vouched, claimed uint32
	payees           []market.Payee
	claims           []uint32
	awards           []bindings.Award // the claims
	windowEnd        uint64
}

// try sends a call and counts whether it was accepted.
func (g *moneyModel) try(from account, data []byte) bool {
	*g.calls++
	if g.w.send(from, g.w.address, data) != nil {
		return false
	}
	*g.accepted++
	return true
}

func (g *moneyModel) fund(r *rapid.T) {
	amount := rapid.Uint64Range(1, 6_000_000).Draw(r, "deposit")
	from := rapid.SampledFrom([]account{client, client, delegate, delegate, stranger}).Draw(r, "from")
	if g.try(from, escrow.PackFund(binder.Offer(g.offer), g.w.sign(client, g.offer), amount, noPermit)) {
		if from == stranger || g.over || g.pot+g.reserved+g.spent+amount > 10_000_000 {
			r.Fatalf("a deposit of %d by %s was taken", amount, from.addr)
		}
		g.pot += amount
	}
}

func (g *moneyModel) open(r *rapid.T) {
	l := g.w.leaseOf(g.offer)
	l.Nonce = uint64(len(g.leases))
	l.Segments = rapid.Uint32Range(1, 5).Draw(r, "segments")
	l.Price = rapid.Uint64Range(1, 1_000_000).Draw(r, "price")
	deposit := rapid.SampledFrom([]uint64{0, 2_000_000}).Draw(r, "deposit")
	if g.try(delegate, g.w.openData(g.offer, l, deposit, noPermit)) {
		g.pot += deposit - l.Price*uint64(l.Segments)
		g.reserved += l.Price * uint64(l.Segments)
		g.leases = append(g.leases, &modelLease{Lease: l, status: "open"})
	}
}

// pick draws a lease, a running one if there is any.
func (g *moneyModel) pick(r *rapid.T) *modelLease {
	for i := range g.leases {
		if g.leases[i].status != "closed" && rapid.Bool().Draw(r, "this lease") {
			return g.leases[i]
		}
	}
	return g.leases[rapid.IntRange(0, len(g.leases)-1).Draw(r, "any lease")]
}

func (g *moneyModel) voucher(r *rapid.T, l *modelLease, least uint32) (uint32, []market.Payee, bool) {
	n := rapid.Uint32Range(min(least, l.Segments), l.Segments).Draw(r, "vouched")
	ps := shares(g.offer, l.Lease, n)[:rapid.IntRange(0, 2).Draw(r, "payees")]
	return n, ps, n > 0 && rapid.IntRange(0, 9).Draw(r, "last") == 0
}

func (g *moneyModel) close(r *rapid.T) {
	l := g.pick(r)
	n, ps, last := g.voucher(r, l, max(1, l.claimed))
	v, sig, payees := g.w.voucher(l.Lease, n, ps, last)
	before := g.w.balance(provider.addr)
	if !g.try(provider, closeData(g.offer, l.Lease, v, sig, payees)) {
		return
	}
	if n < l.claimed || l.status == "closed" {
		r.Fatalf("closed with %d segments, %d claimed, %s", n, l.claimed, l.status)
	}
	g.over = g.over || last
	paid := g.settle(l, n, n, ps)
	g.owed[provider.addr] -= paid
	if got := g.w.balance(provider.addr) - before; got != paid {
		r.Fatalf("the provider got %d, want %d", got, paid)
	}
}

func (g *moneyModel) end(r *rapid.T) {
	l := g.pick(r)
	n, ps, _ := g.voucher(r, l, min(l.Segments, max(l.vouched+1, l.claimed)))
	v, sig, payees := g.w.voucher(l.Lease, n, ps, false)
	from := rapid.SampledFrom([]account{client, delegate, provider, node}).Draw(r, "from")
	if g.try(from, endData(g.offer, l.Lease, v, sig, payees)) {
		if l.status == "ending" && (n <= l.vouched || n < l.claimed) {
			r.Fatalf("%d segments beat %d, of %d claimed", n, l.vouched, l.claimed)
		}
		l.status = "ending"
		l.vouched, l.claimed, l.payees = n, n, ps
		l.claims, l.awards = nil, []bindings.Award{}
		l.windowEnd = g.w.lease(l.Lease).WindowEnd
	}
}

func (g *moneyModel) commit(r *rapid.T) {
	l := g.pick(r)
	next := l.FirstSegment + l.claimed
	if !g.try(node, commitData(l.Lease, g.w.claim(l.Lease, next, 2))) {
		return
	}
	l.status = "ending"
	l.claims, l.awards = append(l.claims, next), append(l.awards, awards(2, next)...)
	l.claimed++
	l.windowEnd = g.w.lease(l.Lease).WindowEnd
	if l.claimed > l.Segments || l.claimed > l.vouched+g.offer.Credit {
		r.Fatalf("claimed %d of %d, %d vouched", l.claimed, l.Segments, l.vouched)
	}
}

func (g *moneyModel) release(r *rapid.T) {
	l := g.pick(r)
	if l.status == "ending" {
		g.w.pass(601)
	}
	data := escrow.PackRelease(binder.Offer(g.offer), binder.Lease(l.Lease), binder.Payees(l.payees), l.awards)
	if g.try(stranger, data) {
		g.settle(l, l.claimed, l.vouched, l.payees)
	}
}

// settle moves the model's money and returns the provider's share.
func (g *moneyModel) settle(l *modelLease, claimed, vouched uint32, ps []market.Payee) uint64 {
	gross := l.Price * uint64(claimed)
	share := gross - gross*uint64(g.offer.VerifyBPS)/10_000 - gross*uint64(g.offer.DelegateBPS)/10_000
	out := share
	g.owed[provider.addr] += share
	pay := func(to common.Address, amount uint64) { g.owed[to] += amount; out += amount }
	for _, p := range ps {
		pay(p.Account, p.Amount)
	}
	for _, segment := range l.claims {
		if segment-l.FirstSegment >= vouched {
			each := l.Price * uint64(g.offer.VerifyBPS) / 10_000 / 2
			pay(verifiers[0].addr, each)
			pay(verifiers[1].addr, each)
		}
	}
	l.status = "closed"
	g.reserved -= l.Price * uint64(l.Segments)
	g.spent += out
	g.pot += l.Price*uint64(l.Segments) - out
	if g.over {
		g.refunded()
	}
	return share
}

func (g *moneyModel) refunded() { g.owed[client.addr] += g.pot; g.pot = 0 }

func (g *moneyModel) refund(r *rapid.T) {
	if g.try(client, escrow.PackRefund(binder.Offer(g.offer))) {
		g.refunded()
	}
}

func (g *moneyModel) cancel(r *rapid.T) {
	if g.try(client, escrow.PackCancel(binder.Offer(g.offer))) {
		g.over = true
		g.refunded()
	}
}

func (g *moneyModel) withdraw(r *rapid.T) {
	who := rapid.SampledFrom([]account{client, provider, delegate, verifiers[0]}).Draw(r, "who")
	before, owed := g.w.balance(who.addr), g.owed[who.addr]
	if g.try(who, escrow.PackWithdraw(g.w.token, who.addr)) {
		if got := g.w.balance(who.addr) - before; got != owed {
			r.Fatalf("withdrew %d, was owed %d", got, owed)
		}
		g.owed[who.addr] = 0
	}
}

// check compares the contract with the model: no money is created and none is lost.
func (g *moneyModel) check(r *rapid.T) {
	want := bindings.EscrowViewsJob{Known: true, Over: g.over, Pot: g.pot, Reserved: g.reserved, Spent: g.spent}
	got := g.w.job(g.offer)
	got.Known, got.Start = true, 0 // not before the first deposit
	if got != want {
		r.Fatalf("job %+v, want %+v", got, want)
	}
	total := g.stranded + g.pot + g.reserved
	for who, owed := range g.owed {
		total += owed
		if got := g.w.credit(who); got != owed {
			r.Fatalf("%s is owed %d, want %d", who, got, owed)
		}
	}
	if got := g.w.balance(g.w.address); got != total {
		r.Fatalf("the escrow holds %d, and owes %d", got, total)
	}
}

func (g *moneyModel) any(status string) bool {
	return slices.ContainsFunc(g.leases, func(l *modelLease) bool { return l.status == status })
}

// step draws a call that has a chance to succeed in the present state.
func (g *moneyModel) step(r *rapid.T) {
	type move = func(*rapid.T)
	moves := []move{g.fund, g.open}
	if g.pot > 0 {
		moves = append(moves, g.open, g.refund)
	}
	if len(g.leases) > 0 {
		moves = append(moves, g.close, g.end, g.commit, g.withdraw)
	}
	if g.any("open") {
		moves = append(moves, g.close, g.end, g.commit)
	}
	if g.any("ending") {
		moves = append(moves, g.release, g.release)
	}
	if len(g.leases) > 2 {
		moves = append(moves, g.cancel)
	}
	rapid.SampledFrom(moves).Draw(r, "move")(r)
	g.check(r)
}

// TestMoneyIsConserved checks that, after any sequence of calls, the balance is the sum
// of deposits, reservations and credits, and that each of them is the sum of the
// accepted calls.
func TestMoneyIsConserved(t *testing.T) {
	w := newWorld(t)
	w.must(stranger, w.token, dollar.PackMint(client.addr, big.NewInt(1e15)))
	w.must(client, w.token, dollar.PackApprove(w.address, big.NewInt(1e15)))
	w.must(stranger, w.token, dollar.PackMint(provider.addr, big.NewInt(1e13)))
	w.stake(provider, 1e13) // locks of many leases
	calls, accepted := 0, 0
	owed := map[common.Address]uint64{}
	nonce, stranded := uint64(0), uint64(0)
	rapid.Check(t, func(r *rapid.T) {
		w.t = r
		nonce++
		o := w.offer()
		o.Nonce = nonce
		g := &moneyModel{w: w, offer: o, owed: owed, stranded: stranded, calls: &calls, accepted: &accepted}
		for range rapid.IntRange(8, 20).Draw(r, "steps") {
			g.step(r)
		}
		stranded += g.pot + g.reserved
	})
	share := 100 * accepted / calls
	t.Logf("%d calls, %d %% accepted", calls, share)
	if share < 60 {
		t.Errorf("only %d %% of the calls were accepted: the test proves little", share)
	}
}
