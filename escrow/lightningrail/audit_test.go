package lightningrail

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// The tests of this file are exploits of an audit of the rail, turned round. Each is
// named after the row of the audit's report that it was written for.

// TestAuditL6LocksInPartsAreRefused: a client pays a lock in parts, each too small for
// a claim on chain. The lock does not count, and it is given back.
func TestAuditL6LocksInPartsAreRefused(t *testing.T) {
	for _, shares := range []bool{false, true} {
		w := newTestbed(t, 2)
		w.net.parts = func(payee string) int {
			if (payee == "arbiter") == shares {
				return 7
			}
			return 1
		}
		if err := w.act(w.asClient, escrow.Open, nil); err == nil {
			t.Errorf("shares %t: opened with locks in parts", shares)
		}
		w.tend()
		if c := w.sees(w.asProvider); c.Status != escrow.StatusNone {
			t.Errorf("shares %t: status %d at the provider", shares, c.Status)
		}
		for name, n := range w.net.nodes {
			for h, i := range n.invoices {
				if i.Parts > 1 && i.State == lnd.InvoiceAccepted {
					t.Errorf("shares %t: %s keeps lock %s in %d parts", shares, name, h, i.Parts)
				}
			}
		}
	}
}

// TestAuditL6PartsNeverCount, however they got there.
func TestAuditL6PartsNeverCount(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	b := w.record(w.asClient)
	for name, h := range map[string]lnd.Hash{"provider": b.Locks[0].Hash, "arbiter": b.Shares[0].Hash} {
		w.net.nodes[name].invoices[h].Parts = 2
	}
	w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
	w.do(w.asProvider, escrow.Pay, by(w.voucher(1)))
	w.judge()
	for name, h := range map[string]lnd.Hash{"provider": b.Locks[0].Hash, "arbiter": b.Shares[0].Hash} {
		if s := w.net.nodes[name].invoices[h].State; s != lnd.InvoiceCanceled {
			t.Errorf("%s: a lock in parts is %s", name, s)
		}
	}
}

// payLog notes what an arbiter pays, and charges the most that it allows.
type payLog struct {
	*fakeNode
	fees money.Units
	made int
}

func (p *payLog) Pay(ctx context.Context, o lnd.PayOrder) error {
	err := p.fakeNode.Pay(ctx, o)
	q, bad := p.Decode(ctx, o.Request)
	if err != nil || bad != nil {
		return errors.Join(err, bad)
	}
	p.net.mu.Lock()
	defer p.net.mu.Unlock()
	p.payments[q.Hash].Fee = o.FeeLimit
	p.fees, p.made = p.fees+o.FeeLimit, p.made+1
	return nil
}

// TestAuditL5WithdrawalsPayTheirForwarding: dust is not paid out, and what
// forwarding costs comes out of the credit, never out of the arbiter.
func TestAuditL5WithdrawalsPayTheirForwarding(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(3)))
	w.judge()
	log := &payLog{fakeNode: w.net.nodes["arbiter"]}
	w.court.Node, w.court.FeeBase, w.court.FeePPM = log, 10*lnd.Sat, 5000
	ask := func(u money.Units) error {
		r, err := w.net.nodes["provider"].AddInvoice(t.Context(), u, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		sig := w.stamp(w.verifier, WithdrawDigest(w.arbiter.Address(), w.verifier.Address(), r))
		_, err = w.court.Handle(t.Context(), common.Address{}, Message{Topic: Withdraw, Account: w.verifier.Address(),
			Request: r, Sig: &sig})
		w.judge()
		return err
	}
	before, had := w.credit(w.verifier.Address()), w.net.nodes["provider"].received()
	for _, u := range []money.Units{1, LeastWithdrawal - 1, before} {
		if err := ask(u); !errors.Is(err, ErrDenied) {
			t.Errorf("%d msat of %d: %v", u, before, err)
		}
	}
	log.refuse = lnd.ErrAway // nothing is paid meanwhile: what waits counts with its forwarding
	waiting := money.Units(0)
	for ask(4*LeastWithdrawal) == nil {
		waiting += 4*LeastWithdrawal + w.court.forwardingFee(4*LeastWithdrawal)
	}
	if left := w.credit(w.verifier.Address()); waiting == 0 || left != before-waiting {
		t.Errorf("%d msat of %d wait, %d are left", waiting, before, left)
	}
	log.refuse = nil
	w.judge()
	for ask(LeastWithdrawal) == nil {
	}
	most, err := w.asClient.CreditAt(t.Context(), w.verifier.Address())
	if err == nil && most > 0 {
		err = ask(most)
	}
	out, left := w.net.nodes["provider"].received()-had, w.credit(w.verifier.Address())
	if err != nil || log.made < 5 || out+log.fees != before-left || left < 0 || left > 2*LeastWithdrawal+1000 {
		t.Errorf("%d payments: %d msat of %d came out for %d of forwarding, %d are left, %v", log.made, out, before,
			log.fees, left, err)
	}
}

// TestAuditL1CustodyIsNotOverwritten: the client entrusts other preimages for the same
// lease after its opening. The arbiter still reveals those that it has signed for,
// and keeps the shares.
func TestAuditL1CustodyIsNotOverwritten(t *testing.T) {
	for _, wipeShares := range []bool{false, true} {
		w := newTestbed(t, 3)
		w.do(w.asClient, escrow.Open, nil)
		b := w.record(w.asClient)
		m := Message{Topic: Entrust, Lease: w.deal.LeaseID(), Deal: &w.deal, CLTV: b.CLTV, Candidates: w.drawable()}
		if !wipeShares {
			m.Shares = record{Locks: b.Shares}.secrets(3)
		}
		for i := range 3 {
			p := lnd.Preimage{byte(i), 0xee}
			m.Secrets = append(m.Secrets, p)
			m.Locks = append(m.Locks, LockRef{Segment: uint32(i), Attempt: 2, Hash: p.Hash()})
		}
		if _, err := w.court.Handle(t.Context(), w.delegate.Address(), m); err != nil {
			t.Fatal(err)
		}
		w.away[w.delegate.Address()] = true // the client vanishes
		w.do(w.asProvider, escrow.Pay, by(w.voucher(1)))
		w.do(w.asProvider, escrow.Claim, func(a *escrow.Action) { a.Claims = w.claims(3)[1:] })
		w.later(uint64(w.deal.Offer.Window))
		w.do(w.asProvider, escrow.Release, nil)
		w.judge()
		w.exact(3)
	}
}

// TestAuditL2StruckClaimsStayStruck: what was ruled against is refused when it is
// claimed again, also by an arbiter that has restarted.
func TestAuditL2StruckClaimsStayStruck(t *testing.T) {
	o := &oracle{right: map[common.Hash]bool{{2}: false}}
	w := disputedTestbed(t, o)
	w.preside(map[string]uint64{})
	for range 2 {
		m := Message{Topic: Claimed, Lease: w.deal.LeaseID(), Claims: w.claims(3)[1:]} // the very same
		if _, err := w.court.Handle(t.Context(), w.node.Address(), m); !errors.Is(err, ErrDenied) {
			t.Errorf("claimed again: %v", err)
		}
		w.court = NewArbiter(w.court.ArbiterConfig)
	}
	w.later(uint64(w.deal.Offer.Window))
	r, err := w.court.Handle(t.Context(), w.node.Address(), Message{Topic: Collect, Lease: w.deal.LeaseID()})
	if err != nil || len(r.Secrets) != 1 || o.asked != 1 {
		t.Errorf("%d preimages are revealed, the judge was asked %d times, %v", len(r.Secrets), o.asked, err)
	}
}

// TestAuditL2AnOpenDisputeOutlivesItsClaim: a claim that was deleted because one
// before it was wrong is held back again when it returns, without a second objection.
func TestAuditL2AnOpenDisputeOutlivesItsClaim(t *testing.T) {
	o := &oracle{right: map[common.Hash]bool{{2}: false}}
	w := disputedTestbed(t, o)
	w.later(0)
	lease, node := w.deal.LeaseID(), w.node.Address()
	if _, err := w.court.records.edit(lease, func(b *record) error {
		b.WindowEnd = w.now() + 1
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	third := w.verdict(market.Commitment{Lease: lease, Segment: 2, Hash: common.Hash{3}}, false)
	if _, err := w.court.Handle(t.Context(), w.delegate.Address(), Message{Topic: Object, Lease: lease, Verdict: &third,
		Evidence: []byte("log of " + common.Hash{3}.Hex())}); err != nil {
		t.Fatal(err)
	}
	w.preside(map[string]uint64{}) // against the second
	again := w.claimsOf(common.Hash{1}, common.Hash{22}, common.Hash{3})[1:]
	if _, err := w.court.Handle(t.Context(), node, Message{Topic: Claimed, Lease: lease, Claims: again}); err != nil {
		t.Fatal(err)
	}
	w.later(uint64(w.deal.Offer.Window))
	r, err := w.court.Handle(t.Context(), node, Message{Topic: Collect, Lease: lease})
	if err != nil || len(r.Secrets) != 2 || r.Done {
		t.Errorf("%d preimages are revealed, done %t, %v; want 2", len(r.Secrets), r.Done, err)
	}
}

// watching is an arbiter that plays by all rules and remembers what it was given.
type watching struct {
	Handler
	mu   sync.Mutex
	seen map[lnd.Hash]lnd.Preimage
}

func (x *watching) Handle(ctx context.Context, from common.Address, m Message) (Reply, error) {
	x.mu.Lock()
	for _, p := range m.Secrets {
		x.seen[p.Hash()] = p
	}
	x.mu.Unlock()
	return x.Handler.Handle(ctx, from, m)
}

// knows counts the locks whose preimages an arbiter was given.
func (x *watching) knows(ls []lock) (n uint32) {
	x.mu.Lock()
	defer x.mu.Unlock()
	for _, l := range ls {
		if _, ok := x.seen[l.Hash]; ok {
			n++
		}
	}
	return n
}

// TestAuditL3AnArbiterKnowsOnlyWhatCanBeClaimed: no preimage before its lock is at the
// provider, then those within the credit, and with each voucher the next. A provider
// begins no segment before.
func TestAuditL3AnArbiterKnowsOnlyWhatCanBeClaimed(t *testing.T) {
	w := newTestbed(t, 6)
	w.deal = w.agree(6, func(d *escrow.Deal) { d.Offer.Credit = 2 })
	spy := &watching{Handler: w.court, seen: map[lnd.Hash]lnd.Preimage{}}
	w.asArbiter = spy
	early := false
	w.drop = func(to common.Address, m Message) bool { // the last lock has not arrived yet
		b, err := w.asClient.records.get(w.deal.LeaseID())
		early = early || err == nil && m.Topic == Locked && len(m.Locks) > 0 && spy.knows(b.Locks) > 0
		return false
	}
	w.do(w.asClient, escrow.Open, nil)
	w.drop = nil
	if early {
		t.Error("an arbiter had a preimage while locks were on their way")
	}
	for n := range uint32(7) {
		if n > 0 {
			w.do(w.asClient, escrow.Pay, by(w.voucher(n)))
		}
		want := min(n+2, 6)
		c := w.sees(w.asProvider)
		if knows := spy.knows(w.record(w.asClient).Locks); knows != want || c.Covered != want {
			t.Errorf("%d vouched: the arbiter has %d preimages, the provider relies on %d, want %d", n, knows,
				c.Covered, want)
		}
	}
}

// TestAuditL3AnOpeningStopsWhenALockIsTaken: whoever forwards the locks takes the
// first, with a preimage that leaked. The client pays no other.
func TestAuditL3AnOpeningStopsWhenALockIsTaken(t *testing.T) {
	w := newTestbed(t, 5)
	client := w.net.nodes["client"]
	w.net.takes = func(h lnd.Hash) bool {
		b, err := w.asClient.records.get(w.deal.LeaseID())
		return err == nil && slices.ContainsFunc(b.Locks, func(l lock) bool { return l.Hash == h })
	}
	err := w.act(w.asClient, escrow.Open, nil)
	if !errors.Is(err, ErrTaken) || !errors.Is(err, escrow.ErrRefused) {
		t.Errorf("opened: %v", err)
	}
	made := len(client.payments)
	for range 4 { // what comes back is not paid again
		w.tend()
	}
	if n := len(client.payments); n != made {
		t.Errorf("%d payments after an opening that was given up", n-made)
	}
	taken := 0
	for _, p := range client.payments {
		if p.State == lnd.Succeeded {
			taken++
		}
	}
	if taken != 1 || client.locked() != 0 {
		t.Errorf("%d locks were taken, %d are still there", taken, client.locked())
	}
}

// TestAuditL4VerdictsAreOfTheLeasesVerifiers: neither a registered operator that could
// not be drawn counts, nor one whose stake is gone.
func TestAuditL4VerdictsAreOfTheLeasesVerifiers(t *testing.T) {
	w := newTestbed(t, 3)
	sybil, sybilNode := key(t, 21), key(t, 22)
	registry := otherOperator{w, sybil.Address(), sybilNode.Address()}
	w.court.Registry, w.asProvider.Registry = registry, registry
	w.do(w.asClient, escrow.Open, nil)
	cs := w.claims(3)
	for i := range cs {
		com := market.Commitment{Lease: w.deal.LeaseID(), Segment: cs[i].Segment, Hash: cs[i].Hash}
		v := market.Verdict{
			Lease:      com.Lease,
			Segment:    com.Segment,
			Commitment: com.StructHash(),
			Agree:      true,
			Intervals:  1,
			Verifier:   sybil.Address(),
		}
		cs[i].Verdicts = []market.SignedVerdict{{Verdict: v, Sig: w.sign(sybilNode, v)}}
	}
	if err := w.claimAtArbiter(cs); !errors.Is(err, ErrDenied) {
		t.Errorf("verdicts of one who cannot be drawn: %v", err)
	}
	for _, x := range []common.Address{w.verifier.Address(), w.provider.Address()} {
		for _, stake := range []money.Units{0, 4} {
			w.stakes[x] = stake
			err := w.claimAtArbiter(w.claims(3))
			if x == w.provider.Address() { // it has its lease already
				continue
			}
			if !errors.Is(err, ErrDenied) {
				t.Errorf("verdicts of a verifier with %d at stake: %v", stake, err)
			}
		}
		delete(w.stakes, x)
	}
}

// TestAuditH5AnArbiterWantsTheProvidersStake before it keeps anything for a lease.
func TestAuditH5AnArbiterWantsTheProvidersStake(t *testing.T) {
	w := newTestbed(t, 3)
	w.stakes[w.provider.Address()] = 4
	if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, ErrDenied) {
		t.Errorf("a lease of a provider below the least stake: %v", err)
	}
	if names, err := w.court.Store.Names("arbiter/"); err != nil || len(names) > 0 ||
		len(w.net.nodes["arbiter"].invoices) > 0 {
		t.Errorf("%d records, %d invoices, %v", len(names), len(w.net.nodes["arbiter"].invoices), err)
	}
}

// TestAuditL4AVerifierObjectsItself while the client is away. Others do not.
func TestAuditL4AVerifierObjectsItself(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	if err := w.claimAtArbiter(w.claims(3)); err != nil {
		t.Fatal(err)
	}
	w.away[w.delegate.Address()] = true
	lease := w.deal.LeaseID()
	v := w.verdict(market.Commitment{Lease: lease, Segment: 0, Hash: common.Hash{1}}, false)
	for from, want := range map[common.Address]error{w.node.Address(): ErrDenied, w.verifierNode.Address(): nil} {
		_, err := w.court.Handle(t.Context(), from, Message{Topic: Object, Lease: lease, Verdict: &v})
		if !errors.Is(err, want) {
			t.Errorf("objection of %s: %v, want %v", from, err, want)
		}
	}
	w.later(uint64(w.deal.Offer.Window))
	r, err := w.court.Handle(t.Context(), w.node.Address(), Message{Topic: Collect, Lease: lease})
	if err != nil || len(r.Secrets) != 0 || r.Done {
		t.Errorf("%d preimages in spite of the objection, %v", len(r.Secrets), err)
	}
}

// otherOperator has one more operator, who is registered and staked.
type otherOperator struct {
	*testbed
	operator, node common.Address
}

func (r otherOperator) OperatorOf(ctx context.Context, node common.Address) (common.Address, error) {
	if node == r.node {
		return r.operator, nil
	}
	return r.testbed.OperatorOf(ctx, node)
}

// claimAtArbiter claims as a provider that does not check its own claims.
func (w *testbed) claimAtArbiter(cs []escrow.ClaimedSegment) error {
	_, err := w.court.Handle(w.t.Context(), w.node.Address(), Message{Topic: Claimed, Lease: w.deal.LeaseID(),
		Claims: cs})
	return err
}

// TestAuditL7TheClientCannotTakeSharesBack while the lease runs: they wait for its end,
// or for the provider's word.
func TestAuditL7TheClientCannotTakeSharesBack(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	if _, err := w.court.Handle(t.Context(), w.delegate.Address(), Message{Topic: Over,
		Lease: w.deal.LeaseID()}); err != nil {
		t.Fatal(err)
	}
	w.judge()
	if k := w.net.nodes["client"].locked(); k != 6 {
		t.Errorf("%d locks after the client's word, want 6", k)
	}
	w.do(w.asProvider, escrow.Pay, by(w.voucher(2)))
	w.do(w.asProvider, escrow.Close, by(w.voucher(2)))
	w.judge()
	w.exact(2)
}

// TestAuditL8BooksHaveQuotas: neither one client or provider nor all together fill an
// arbiter's books and its lnd, also across restarts.
func TestAuditL8BooksHaveQuotas(t *testing.T) {
	w := newTestbed(t, 120)
	add := func(nonce uint64) error {
		d := w.agree(120, func(d *escrow.Deal) { d.Lease.Lease.Nonce = nonce })
		m := Message{Topic: Entrust, Lease: d.LeaseID(), Deal: &d, CLTV: MaxCLTV, Candidates: w.drawable()}
		for i := range 120 {
			s := lnd.Preimage{byte(i), byte(nonce), byte(nonce >> 8)}
			m.Shares = append(m.Shares, s)
			m.Locks = append(m.Locks, LockRef{Segment: uint32(i), Attempt: 1, Hash: s.Hash()})
		}
		_, err := w.court.Handle(t.Context(), w.delegate.Address(), m)
		return err
	}
	for n := range uint64(20) {
		if err := add(100 + n); errors.Is(err, errFull) != (n >= mostPendingOf) || err != nil && n < mostPendingOf {
			t.Errorf("lease %d: %v", n, err)
		}
		if n == mostPendingOf+2 {
			w.court = NewArbiter(w.court.ArbiterConfig)
		}
	}
	if err := add(100); err != nil {
		t.Errorf("a lease that is in the books: %v", err)
	}
	if k := len(w.net.nodes["arbiter"].invoices); k != mostPendingOf*120 {
		t.Errorf("%d hold invoices, want %d", k, mostPendingOf*120)
	}
	w.later(3600) // nobody can pay those any more
	if err := add(300); err != nil {
		t.Errorf("after an hour: %v", err)
	}
}

// TestAuditL8QuotasCountEverybody: in total, and of leases that were opened.
func TestAuditL8QuotasCountEverybody(t *testing.T) {
	full := func(n int, of func(i int) book) error {
		q := quota{books: map[common.Hash]book{}}
		for i := range n {
			q.books[common.Hash{byte(i), byte(i >> 8)}] = of(i)
		}
		return q.fits(book{client: common.Address{1}, provider: common.Address{2}}, 10)
	}
	other := func(i int) book { return book{common.Address{3, byte(i), byte(i >> 8)}, common.Address{4}, 10, false} }
	opened := func(i int) book { b := other(i); b.opened = true; return b }
	mine := func(i int) book { b := opened(i); b.provider = common.Address{2}; return b }
	for name, x := range map[string]struct {
		most int
		of   func(int) book
	}{"pending": {mostPending, other}, "open": {mostBooks, opened}, "open of one provider": {mostBooksOf, mine}} {
		if full(x.most-1, x.of) != nil || !errors.Is(full(x.most, x.of), errFull) {
			t.Errorf("%s: %v, %v", name, full(x.most-1, x.of), full(x.most, x.of))
		}
	}
}

// TestAuditL4AVerifiersNodeTellsTheArbiters of what it found wrong, though it has no
// part in the lease.
func TestAuditL4AVerifiersNodeTellsTheArbiters(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	c := w.config(escrow.Client, newMemoryStore())
	c.Self, c.Peers = w.verifierNode.Address(), testPeers{w, w.verifierNode.Address()}
	node := New(c)
	v := w.verdict(market.Commitment{Lease: w.deal.LeaseID(), Segment: 1, Hash: common.Hash{2}}, false)
	if done, err := node.Object(t.Context(), v, nil); done || !errors.Is(err, ErrDenied) {
		t.Errorf("before it is claimed: done %t, %v", done, err)
	}
	w.away[w.delegate.Address()] = true
	if err := w.claimAtArbiter(w.claims(3)); err != nil {
		t.Fatal(err)
	}
	if done, err := node.Object(t.Context(), v, nil); !done || err != nil {
		t.Errorf("when it is claimed: done %t, %v", done, err)
	}
	w.later(uint64(w.deal.Offer.Window))
	r, err := w.court.Handle(t.Context(), w.node.Address(), Message{Topic: Collect, Lease: w.deal.LeaseID()})
	if err != nil || len(r.Secrets) != 1 {
		t.Errorf("%d preimages, want 1: %v", len(r.Secrets), err)
	}
}

// TestAuditL8EndedLeasesDoNotCount, whether an arbiter has seen them end before or after
// its books are counted.
func TestAuditL8EndedLeasesDoNotCount(t *testing.T) {
	for _, countFirst := range []bool{false, true} {
		w := newTestbed(t, 1)
		w.do(w.asClient, escrow.Open, nil)
		w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
		w.do(w.asProvider, escrow.Pay, by(w.voucher(1)))
		w.do(w.asProvider, escrow.Close, by(w.voucher(1)))
		w.judge()
		w.court = NewArbiter(w.court.ArbiterConfig)
		count := func() {
			if err := w.court.quota.load(&w.court.records); err != nil {
				t.Fatal(err)
			}
		}
		if countFirst {
			count()
		}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- w.court.Run(ctx) }()
		for done := false; !done; {
			if done, _ = w.court.records.revision(w.deal.LeaseID()); !done {
				if err := w.asClient.pause(ctx); err != nil {
					t.Fatal(err)
				}
			}
		}
		stop()
		if err := <-ended; err != nil {
			t.Fatal(err)
		}
		if count(); len(w.court.quota.books) != 0 {
			t.Errorf("counted first %t: %d books", countFirst, len(w.court.quota.books))
		}
	}
}
