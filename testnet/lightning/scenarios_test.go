//go:build daemons

package lightning

import (
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/lightningnetwork/lnd/lnrpc"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// some draws a number from 1 to n.
func some(r *rand.Rand, n uint32) uint32 { return 1 + r.Uint32N(n) }

// downs deals who goes down next, and whether it is killed: of eight in a row each
// node is killed once and stopped once.
type downs struct {
	mu    sync.Mutex
	dealt uint64
}

var nextDown = &downs{}

func (d *downs) draw() (node *Lnd, kill bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	all := net4.Nodes()
	cards := uint64(2 * len(all))
	p := rand.New(rand.NewPCG(*soakSeed, d.dealt/cards)).Perm(int(cards))[d.dealt%cards]
	d.dealt++
	return all[p/2], p%2 == 0
}

// restarts: an lnd is killed or stopped and started again before a lease opens,
// and another in the middle of it: between two steps, or while a party acts. After
// some of the segments the peers of the payee reconnect besides.
func restarts(t testing.TB, r *rand.Rand) {
	n := some(r, 4)
	fire := func() error {
		node, kill := nextDown.draw()
		return restart(t, node, kill)
	}
	hit := &strike{left: 1 + r.IntN(4), fire: fire}
	at := r.IntN(2 * int(2*n+1)) // a step after which it hits; beyond the last: while a party acts
	if at <= int(2*n) {
		hit.left = 0
	}
	if err := errors.Join(fire(), net4.Active(t.Context())); err != nil {
		t.Fatal(err)
	}
	l := newBed(t, net4).losing(r).lease(t, terms(n), notifyingParty{[]escrow.Party{escrow.Client,
		escrow.Provider}[r.IntN(2)], hit.told})
	step := 0
	do := func(p escrow.Rail, k escrow.Kind, edit func(*escrow.Action)) {
		t.Helper()
		l.do(p, k, edit)
		if step++; step == at+1 {
			hit.strike()
		}
	}
	do(l.client, escrow.Open, nil)
	for m := uint32(1); m <= n; m++ {
		if r.IntN(2) == 0 {
			l.reconnect()
		}
		do(l.client, escrow.Pay, with(l.voucher(m)))
		do(l.provider, escrow.Pay, with(l.voucher(m)))
	}
	if err := errors.Join(hit.wait(), net4.Active(t.Context())); err != nil {
		t.Fatal(err)
	}
	l.becomes(l.client, "what is vouched is paid", func(escrow.Chain) bool { return paid(t, l, n) })
	l.exact(n)
}

// strike fires when a party has handed something to its node for the n-th time.
type strike struct {
	fire func() error

	mu   sync.Mutex
	left int
	done chan error // holds what became of it; nil: it has not fired
}

// told counts down to it.
func (s *strike) told() {
	s.mu.Lock()
	s.left--
	now := s.left == 0
	s.mu.Unlock()
	if now {
		s.strike()
	}
}

// strike fires, once; what fires runs beside what goes on.
func (s *strike) strike() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.done != nil {
		return
	}
	done := make(chan error, 1)
	s.done = done
	go func() { done <- s.fire() }()
}

// wait fires if nothing has, and returns when it has ended.
func (s *strike) wait() error {
	s.strike()
	return <-s.done
}

// absent: an lnd is away while others act, and some blocks pass; it returns.
func absent(t testing.TB, r *rand.Rand) {
	n := some(r, 3)
	m := some(r, n)
	l := newBed(t, net4).losing(r).lease(t, terms(n))
	l.do(l.client, escrow.Open, nil)
	reveal := func() { l.do(l.client, escrow.Pay, with(l.voucher(m))) }
	settle := func() { l.do(l.provider, escrow.Pay, with(l.voucher(m))) }
	node, kill := nextDown.draw()
	if node == net4.Client { // it has revealed, and goes
		reveal()
	}
	down(node, kill)
	faults.add(absences)
	if node != net4.Client {
		reveal()
	}
	if err := net4.MineAll(t.Context(), 1+r.IntN(3)); err != nil {
		t.Fatal(err)
	}
	if node != net4.Provider {
		settle()
	}
	if err := errors.Join(node.Start(t.Context()), net4.Sync(t.Context()), net4.Active(t.Context())); err != nil {
		t.Fatal(err)
	}
	if node == net4.Provider {
		settle()
	}
	l.becomes(l.client, "what is vouched is paid", func(escrow.Chain) bool { return paid(t, l, m) })
	l.exact(m)
}

// providerLoses: the provider loses its books before it hears of a voucher. Keys,
// lnd and arbiter find what is due; what is not returns when it expires.
func providerLoses(t testing.TB, r *rand.Rand) {
	tm := terms(some(r, 3))
	tm.Window = 2
	m := some(r, tm.Segments)
	l := newLease(t, net4, tm)
	l.do(l.client, escrow.Open, nil)
	l.vanish(escrow.Provider)
	faults.add(lostLedgers)
	l.do(l.client, escrow.Pay, with(l.voucher(m))) // to the arbiter alone
	s := l.scanner(net4.Provider, escrow.Provider)
	if due, most := sums(scanned(t, s), funds.HTLC); due != l.pays(m) || most != l.pays(tm.Segments) {
		t.Errorf("the provider finds %d msat due and %d at most, want %d and %d", due, most, l.pays(m),
			l.pays(tm.Segments))
	}
	claimAll(t, s)
	l.becomes(l.client, "what is found is paid", func(escrow.Chain) bool { return paid(t, l, m) })
	l.takeBack()
	l.check(m)
}

// takeBack is how a client ends a lease whose provider is gone.
func (l *lease) takeBack() {
	l.t.Helper()
	l.do(l.client, escrow.End, nil)
	l.becomes(l.client, "the window's end", func(c escrow.Chain) bool { return c.Time >= c.WindowEnd })
	l.do(l.client, escrow.Release, nil) // blocks are made meanwhile
	l.becomes(l.client, "the client's money is free", closed)
}

// clientLoses: the client loses its books while all is locked. It finds every
// unit; the provider is paid by what the arbiter reveals, and gives back the rest.
func clientLoses(t testing.TB, r *rand.Rand) {
	n := some(r, 3)
	m := r.Uint32N(n + 1)
	l := newLease(t, net4, terms(n))
	l.do(l.client, escrow.Open, nil)
	l.vanish(escrow.Client)
	faults.add(lostLedgers)
	s := l.scanner(net4.Client, escrow.Client)
	if _, most := sums(scanned(t, s), funds.HTLC); most != price*money.Units(n) {
		t.Errorf("the client finds %d msat locked, want %d", most, price*money.Units(n))
	}
	if m > 0 {
		l.do(l.provider, escrow.Pay, with(l.voucher(m)))
	}
	l.do(l.provider, escrow.Close, with(l.voucher(m)))
	if err := until(t.Context(), patience, "nothing of the client is locked", func() error {
		items, err := s.Scan(t.Context())
		if _, most := sums(items, funds.HTLC); err == nil && most != 0 {
			err = errLocked
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	l.check(m)
}

// disputed: of three claimed segments one is disputed. What is before it is paid
// after the window, the rest waits for the arbiter.
func disputed(t testing.TB, r *rand.Rand, forProvider bool) {
	tm := terms(3)
	tm.Credit, tm.Window = 3, 3
	d := r.Uint32N(3)
	l := newBed(t, net4).losing(r).lease(t, tm)
	l.do(l.client, escrow.Open, nil)
	var cs []escrow.ClaimedSegment
	for i := range uint32(3) {
		com := market.Commitment{Lease: l.deal.LeaseID(), Segment: i, Hash: common.Hash{byte(i + 1)}}
		cs = append(cs, escrow.ClaimedSegment{Segment: i, Hash: com.Hash, Sig: l.SignCommitment(t, com),
			Verdicts: []market.SignedVerdict{l.verdict(com, 0, true)}})
	}
	l.do(l.provider, escrow.Claim, func(a *escrow.Action) { a.Claims = cs })
	against := l.verdict(market.Commitment{Lease: l.deal.LeaseID(), Segment: d, Hash: cs[d].Hash}, 1, false)
	if _, err := l.court.Handle(t.Context(), l.delegate.Address(),
		lightningrail.Message{Topic: lightningrail.Object, Lease: l.deal.LeaseID(), Verdict: &against}); err != nil {
		t.Fatal(err)
	}
	faults.add(disputes)
	l.becomes(l.provider, "the window's end", func(c escrow.Chain) bool { return c.Time >= c.WindowEnd })
	release := escrow.Action{ID: "release", Kind: escrow.Release, Deal: l.deal}
	l.becomes(l.provider, "what is before the disputed segment is paid", func(escrow.Chain) bool {
		if err := l.provider.Do(t.Context(), release); err == nil || errors.Is(err, escrow.ErrRefused) {
			t.Fatalf("released in spite of a dispute: %v", err)
		}
		return paid(t, l, d)
	})
	if err := l.court.Rule(l.deal.LeaseID(), d, forProvider); err != nil {
		t.Fatal(err)
	}
	l.do(l.provider, escrow.Release, nil)
	l.becomes(l.client, "the client's money is free", closed)
	if forProvider {
		d = 3
	}
	l.check(d)
}

// nobodySettles: the locks outlive everybody's patience, and return.
func nobodySettles(t testing.TB, r *rand.Rand) {
	tm := terms(some(r, 3))
	tm.Window = 2
	l := newBed(t, net4).losing(r).lease(t, tm)
	l.do(l.client, escrow.Open, nil)
	h := heldFor(t, l)
	height, err := net4.Chain.Height(t.Context())
	if err == nil {
		err = net4.MineAll(t.Context(), int(h.HTLC.Expiry-18-height))
	}
	if err != nil {
		t.Fatal(err)
	}
	state(t, h.Hash, lnd.InvoiceCanceled)
	faults.add(expiries)
	l.takeBack()
	l.check(0)
}

// hashTwice: while a hash is locked, and after its end, neither side takes it
// again.
func hashTwice(t testing.TB, r *rand.Rand) {
	n := some(r, 3)
	m := r.Uint32N(n + 1)
	l := newBed(t, net4).losing(r).lease(t, terms(n))
	l.do(l.client, escrow.Open, nil)
	h := heldFor(t, l)
	i, err := net4.Provider.Admin.LookupInvoice(t.Context(), &lnrpc.PaymentHash{RHash: h.Hash[:]})
	if err != nil {
		t.Fatal(err)
	}
	refused := func() {
		t.Helper()
		if _, err := net4.Provider.Client.AddHold(t.Context(), lnd.HoldInvoice{Hash: h.Hash, Amount: price, CLTV: 40,
			Expiry: time.Hour}); !errors.Is(err, lnd.ErrReused) {
			t.Errorf("a second invoice: %v", err)
		}
		if err := net4.Client.Client.Pay(t.Context(), order(i.PaymentRequest)); !errors.Is(err, lnd.ErrReused) {
			t.Errorf("a second payment: %v", err)
		}
		faults.add(reuses)
	}
	refused()
	if m > 0 {
		l.pay(m)
	}
	l.exact(m)
	refused()
	l.check(m)
}

// dear: the router asks for more than the limit: nothing is opened. When it has
// come to its senses, the lease opens after all.
func dear(t testing.TB, r *rand.Rand) {
	n := some(r, 3)
	l := newLease(t, net4, terms(n))
	set := func(base int64) {
		t.Helper()
		if err := net4.Router.charge(t, base); err != nil {
			t.Fatal(err)
		}
	}
	set(30_000 + r.Int64N(50_000)) // the limit is 10,000 and one percent
	a := escrow.Action{ID: "open", Kind: escrow.Open, Deal: l.deal}
	if err := l.client.Do(t.Context(), a); !errors.Is(err, escrow.ErrRefused) ||
		!errors.Is(err, lightningrail.ErrUnpaid) {
		t.Errorf("fees above the limit: %v", err)
	}
	faults.add(highFees)
	l.check(0)
	set(0)
	l.do(l.client, escrow.Open, nil)
	l.pay(n)
	l.exact(n)
}

// tooLong: a lease that outlasts what a hold invoice can be held for.
func tooLong(t testing.TB, r *rand.Rand) {
	tm := terms(some(r, 3))
	tm.Lifetime = (12 + r.Uint64N(300)) * 24 * 3600
	l := newLease(t, net4, tm)
	l.refuses(lightningrail.ErrWindow)
	faults.add(shortWindows)
	l.check(0)
}

// refuses: the client opens nothing.
func (l *lease) refuses(why error) {
	l.t.Helper()
	a := escrow.Action{ID: "open", Kind: escrow.Open, Deal: l.deal}
	if err := l.client.Do(l.t.Context(), a); !errors.Is(err, escrow.ErrRefused) || !errors.Is(err, why) {
		l.t.Errorf("opening: got %v, want %v", err, why)
	}
}
