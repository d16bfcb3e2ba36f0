package lightningrail

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

func TestALeaseIsPaidBySegments(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	if c := w.sees(w.asProvider); c.Status != escrow.StatusOpen || w.net.nodes["client"].locked() != 6 {
		t.Fatalf("status %d, %d locks", c.Status, w.net.nodes["client"].locked())
	}
	for n := range uint32(2) {
		v := w.voucher(n + 1)
		w.do(w.asClient, escrow.Pay, by(v))
		w.do(w.asProvider, escrow.Pay, by(v))
		w.judge()
		if c := w.sees(w.asClient); c.Vouched != n+1 {
			t.Errorf("%d segments are paid, want %d", c.Vouched, n+1)
		}
	}
	w.do(w.asProvider, escrow.Close, by(w.voucher(2)))
	w.judge()
	c := w.sees(w.asClient)
	if c.Settled == nil || c.Settled.Segments != 2 || c.Settled.Back != townPrice {
		t.Errorf("settled as %+v", c.Settled)
	}
	w.exact(2)
}

// TestLostLocksAreMadeAgain: what a crash sends back is locked anew, under new
// hashes, and paid once.
func TestLostLocksAreMadeAgain(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	old := w.record(w.asProvider).Locks[1].Hash
	w.do(w.asClient, escrow.Pay, by(w.voucher(2)))
	w.net.nodes["provider"].lose(old)
	w.net.nodes["arbiter"].lose(w.record(w.asClient).Shares[0].Hash)
	w.do(w.asProvider, escrow.Pay, by(w.voucher(2)))
	for range 3 {
		w.tend()
	}
	if now := w.record(w.asProvider).Locks[1]; now.Hash == old || now.Attempt != 2 {
		t.Errorf("lock %s, attempt %d", now.Hash, now.Attempt)
	}
	w.exact(2)
	if c := w.sees(w.asClient); c.Status != escrow.StatusClosed || c.Settled.Segments != 2 {
		t.Errorf("status %d, settled as %+v", c.Status, c.Settled)
	}
}

// TestPreimagesOfNewLocksComeFromTheArbiter: the client makes a lock again and
// is gone before it reveals the preimage.
func TestPreimagesOfNewLocksComeFromTheArbiter(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
	w.net.nodes["provider"].lose(w.record(w.asProvider).Locks[0].Hash)
	w.bend = func(_, to common.Address, m Message, _ *Reply) {
		if m.Topic == Lock { // from now on the provider hears nothing of the client
			w.away[w.node.Address()] = true
		}
	}
	w.tend()
	if b := w.record(w.asProvider); b.Locks[0].Attempt != 2 || b.due() != 1 {
		t.Fatalf("attempt %d, %d due", b.Locks[0].Attempt, b.due())
	}
	for range 2 {
		w.tend()
	}
	w.exact(1)
}

func (w *testbed) record(r *Rail) record {
	w.t.Helper()
	b, err := r.records.get(w.deal.LeaseID())
	if err != nil {
		w.t.Fatal(err)
	}
	return b
}

// TestNothingIsLockedAfterTheEnd: a lease that is over starts no payment and adds
// no invoice, whoever asks.
func TestNothingIsLockedAfterTheEnd(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.End, nil)
	w.later(uint64(w.deal.Offer.Window))
	lock := w.record(w.asClient)
	w.net.nodes["provider"].lose(lock.Locks[0].Hash)
	w.net.nodes["arbiter"].lose(lock.Shares[0].Hash)
	w.do(w.asClient, escrow.Release, nil)
	made := len(w.net.nodes["client"].payments)
	for _, err := range []error{w.asClient.repair(t.Context(), w.record(w.asClient)),
		w.asClient.payInTurn(t.Context(), w.deal.LeaseID())} {
		if err != nil {
			t.Error(err)
		}
	}
	if now := len(w.net.nodes["client"].payments); now != made {
		t.Errorf("%d payments were made after the end", now-made)
	}
	w.do(w.asProvider, escrow.Close, nil)
	m := Message{Topic: Lock, Lease: w.deal.LeaseID(), Deal: &w.deal, Candidates: w.drawable(),
		CLTV: lock.CLTV, Locks: lockRefs(lock.Locks),
		Custody: lock.Custody}
	m.Locks[0].Attempt, m.Locks[0].Hash = 9, lnd.Hash{9}
	m.Custody = []Custody{{Arbiter: w.arbiter.Address(), Sig: w.stamp(w.arbiter,
		custodyDigest(m.Lease, w.arbiter.Address(), m.Locks, 0, market.CandidatesHash(w.drawable())))}}
	if _, err := w.asProvider.Handle(t.Context(), w.delegate.Address(), m); !errors.Is(err, ErrLeaseOver) {
		t.Errorf("an invoice after the end: %v", err)
	}
	w.exact(0)
}

// TestWhatWasEarnedIsLockedAgainAfterTheEnd: a crash loses a vouched segment and
// its shares just before the provider closes. Both are paid all the same.
func TestWhatWasEarnedIsLockedAgainAfterTheEnd(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(2)))
	w.net.nodes["provider"].lose(w.record(w.asProvider).Locks[1].Hash)
	w.net.nodes["arbiter"].lose(w.record(w.asClient).Shares[0].Hash)
	v := by(w.voucher(2))
	w.meanwhile(func() error { return w.act(w.asProvider, escrow.Close, v) })
	w.exact(2)
	if c := w.sees(w.asClient); c.Status != escrow.StatusClosed || c.Settled.Segments != 2 ||
		c.Settled.Back != townPrice {
		t.Errorf("status %d, settled as %+v", c.Status, c.Settled)
	}
	if all, err := w.court.records.get(w.deal.LeaseID()); err != nil || all.Over == "" {
		t.Errorf("the arbiter takes the lease for open: %q, %v", all.Over, err)
	}
}

// TestWhatIsNotDueDoesNotBlockWhatIs: every lock is lost, the client draws all
// anew while nobody hears it, and the provider closes meanwhile. The segment that
// was earned is locked again and paid, with its shares; the other is not.
func TestWhatIsNotDueDoesNotBlockWhatIs(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
	for i := range 2 {
		w.net.nodes["provider"].lose(w.record(w.asProvider).Locks[i].Hash)
		w.net.nodes["arbiter"].lose(w.record(w.asClient).Shares[i].Hash)
	}
	w.away[w.arbiter.Address()] = true
	w.tend() // the client draws anew and reaches nobody
	if b := w.record(w.asClient); b.Locks[1].Attempt != 2 || b.Shares[1].Attempt != 2 {
		t.Fatalf("attempts %d and %d", b.Locks[1].Attempt, b.Shares[1].Attempt)
	}
	for _, h := range []Handler{w.asProvider, w.court} {
		var err error
		if h == Handler(w.court) {
			v := w.voucher(1)
			_, err = h.Handle(t.Context(), w.node.Address(), Message{Topic: Over, Lease: w.deal.LeaseID(), Voucher: &v})
		} else {
			_, err = w.asProvider.finish(w.deal.LeaseID(), "closed")
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	w.away[w.arbiter.Address()] = false
	v := by(w.voucher(1))
	w.meanwhile(func() error { return w.act(w.asProvider, escrow.Close, v) })
	w.exact(1)
	if c := w.sees(w.asClient); c.Status != escrow.StatusClosed || c.Settled.Segments != 1 {
		t.Errorf("status %d, settled as %+v", c.Status, c.Settled)
	}
}

// TestAnEarnedLockIsAskedForAgain: the provider gives back what is not due before the
// client hears of the end. So the client draws that lock anew beside the earned one
// that a crash has lost, and its first ask is answered for the earned one alone. It
// asks again, and is answered again.
func TestAnEarnedLockIsAskedForAgain(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(2)))
	b := w.record(w.asProvider)
	w.net.nodes["provider"].lose(b.Locks[1].Hash)
	if _, err := w.asProvider.finish(w.deal.LeaseID(), "closed"); err != nil {
		t.Fatal(err)
	}
	if err := w.asProvider.giveBack(t.Context(), b.Locks[2:]); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		w.tend()
	}
	if r := w.record(w.asClient).Locks[1].Request; r == "" {
		t.Error("the earned lock has no invoice")
	}
	v := by(w.voucher(2))
	w.meanwhile(func() error { return w.act(w.asProvider, escrow.Close, v) })
	w.exact(2)
}

// meanwhile lets everybody repair while something is done, and a little longer.
func (w *testbed) meanwhile(fn func() error) {
	w.t.Helper()
	w.while(fn, w.tend)
	w.tend()
	w.tend()
}

// while does something again and again until something else has ended.
func (w *testbed) while(fn func() error, again func()) {
	w.t.Helper()
	ended := make(chan error, 1)
	go func() { ended <- fn() }()
	limit := time.Now().Add(time.Minute)
	for open := true; open; {
		if time.Now().After(limit) {
			w.t.Fatal("it has not ended within a minute")
		}
		select {
		case err := <-ended:
			if open = false; err != nil {
				w.t.Error(err)
			}
		default:
		}
		again()
	}
}

// endLease moves to the end of the lease and its window. Until then an arbiter keeps
// the shares of a lease that its client alone has left.
func (w *testbed) endLease() {
	w.later(record{Deal: w.deal}.ends() - w.now())
}

// TestAReleasedProviderIsNotWaitedFor: after its window the client locks nothing
// again for a provider that is gone, but the verifiers' shares.
func TestAReleasedProviderIsNotWaitedFor(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	w.away[w.node.Address()] = true
	w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
	w.judge()
	w.do(w.asClient, escrow.End, by(w.voucher(1)))
	w.endLease()
	for _, l := range w.record(w.asProvider).Locks { // they expire
		w.net.nodes["provider"].lose(l.Hash)
	}
	w.meanwhile(func() error { return w.act(w.asClient, escrow.Release, nil) })
	if c := w.sees(w.asClient); c.Status != escrow.StatusClosed || c.Settled.Provider != 0 {
		t.Errorf("status %d, settled as %+v", c.Status, c.Settled)
	}
	if got := w.net.nodes["arbiter"].received(); got != w.credit(w.verifier.Address())+w.credit(w.delegate.Address()) ||
		got == 0 {
		t.Errorf("the arbiter has %d msat", got)
	}
}

// TestClaimsWaitForTheirWindow: a provider whose client is gone is paid by the
// arbiter, after the window, but for what a verifier found wrong.
func TestClaimsWaitForTheirWindow(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asProvider, escrow.Claim, func(a *escrow.Action) { a.Claims = w.claims(3) })
	v := w.verdict(market.Commitment{Lease: w.deal.LeaseID(), Segment: 1, Hash: common.Hash{2}}, false)
	if done, err := w.asClient.Object(t.Context(), v, nil); err != nil || !done {
		t.Fatalf("objection: done %t, %v", done, err)
	}
	if err := w.act(w.asProvider, escrow.Release, nil); !errors.Is(err, escrow.ErrRefused) {
		t.Errorf("released before the window's end: %v", err)
	}
	w.later(uint64(w.deal.Offer.Window))
	if err := w.act(w.asProvider, escrow.Release, nil); !errors.Is(err, errHeld) || errors.Is(err, escrow.ErrRefused) {
		t.Errorf("released in spite of a dispute: %v", err)
	}
	if err := w.court.Rule(w.deal.LeaseID(), 0, true); err == nil {
		t.Error("a segment was ruled on that nobody disputes")
	}
	if err := w.court.Rule(w.deal.LeaseID(), 1, false); err != nil {
		t.Fatal(err)
	}
	w.do(w.asProvider, escrow.Release, nil)
	w.judge()
	w.exact(1)
	if done, err := w.asClient.Object(t.Context(), v, nil); err != nil || !done {
		t.Errorf("objection after the end: done %t, %v", done, err)
	}
	v.Verdict.Lease = common.Hash{1}
	if done, err := w.asClient.Object(t.Context(), v, nil); !errors.Is(err, ErrDenied) || done {
		t.Errorf("objection to a lease that no arbiter knows: done %t, %v", done, err)
	}
}

// TestHostileInvoices: a client pays none that is not exactly what was agreed.
func TestHostileInvoices(t *testing.T) {
	for name, bend := range map[string]func(q []string){
		"more":           func(q []string) { q[0] = strings.Replace(q[0], " 1822403 ", " 1822404 ", 1) },
		"another hash":   func(q []string) { q[0] = q[1] },
		"held longer":    func(q []string) { q[1] = strings.Replace(q[1], " 37 ", " 38 ", 1) },
		"not an invoice": func(q []string) { q[0] = "lnbc1" },
	} {
		w := newTestbed(t, 2)
		cltv, err := Pace{}.CLTV(3600 + 600)
		if err != nil || cltv != 37 {
			t.Fatalf("cltv %d, %v", cltv, err)
		}
		w.bend = func(_, to common.Address, m Message, r *Reply) {
			if m.Topic == Lock {
				bend(r.Requests)
			}
		}
		if err := w.act(w.asClient, escrow.Open, nil); err == nil {
			t.Errorf("%s: opened", name)
		}
		if k := len(w.net.nodes["client"].payments); k != 0 {
			t.Errorf("%s: %d payments were made", name, k)
		}
	}
}

// TestHostileArbiter: without its word for exactly these preimages nothing is
// paid, and the provider's own node is none.
func TestHostileArbiter(t *testing.T) {
	for name, bend := range map[string]func(*testbed, *Reply){
		"no signature":         func(_ *testbed, r *Reply) { r.Sig = nil },
		"for something else":   func(w *testbed, r *Reply) { s := w.stamp(w.arbiter, common.Hash{1}); r.Sig = &s },
		"no invoice of shares": func(_ *testbed, r *Reply) { r.Requests = nil },
	} {
		w := newTestbed(t, 1)
		w.bend = func(_, to common.Address, m Message, r *Reply) {
			if m.Topic == Entrust {
				bend(w, r)
			}
		}
		if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, escrow.ErrRefused) ||
			len(w.net.nodes["client"].payments) != 0 {
			t.Errorf("%s: %v, %d payments", name, err, len(w.net.nodes["client"].payments))
		}
	}
	w := newTestbed(t, 1)
	w.asClient.Arbiters = []common.Address{w.node.Address()}
	if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, ErrDenied) {
		t.Errorf("the provider as arbiter: %v", err)
	}
	w.asClient.Arbiters = nil
	if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, ErrNotOurs) {
		t.Errorf("no arbiter: %v", err)
	}
}

// TestProviderRefusesLocks that it could not settle or claim.
func TestProviderRefusesLocks(t *testing.T) {
	for name, x := range map[string]struct {
		spoil func(*testbed, *Message)
		want  error
	}{
		"short locks":       {func(_ *testbed, m *Message) { m.CLTV-- }, ErrWindow},
		"locks for ever":    {func(_ *testbed, m *Message) { m.CLTV = MaxCLTV + 1 }, ErrWindow},
		"no custody":        {func(_ *testbed, m *Message) { m.Custody = nil }, ErrDenied},
		"custody of others": {func(_ *testbed, m *Message) { m.Custody[0].Sig[3] ^= 1 }, ErrDenied},
		"the client's custody": {func(w *testbed, m *Message) {
			w.asProvider.Arbiters = append(w.asProvider.Arbiters, w.delegate.Address())
			m.Custody = []Custody{{Arbiter: w.delegate.Address(), Sig: w.stamp(w.delegate,
				custodyDigest(m.Lease, w.delegate.Address(), m.Locks, 0, market.CandidatesHash(w.drawable())))}}
		}, ErrDenied},
		"a lock too few":  {func(_ *testbed, m *Message) { m.Locks = m.Locks[1:] }, ErrDenied},
		"attempt 0":       {func(_ *testbed, m *Message) { m.Locks[0].Attempt = 0 }, ErrDenied},
		"no deal":         {func(_ *testbed, m *Message) { m.Deal = nil }, ErrDenied},
		"an empty wallet": {func(w *testbed, _ *Message) { w.net.nodes["provider"].have = 9999 }, ErrReserve},
		"another node's lease": {func(w *testbed, m *Message) {
			d := w.agree(2, func(d *escrow.Deal) { d.Lease.Lease.Node = w.arbiter.Address() })
			m.Deal, m.Lease = &d, d.LeaseID()
		}, ErrDenied},
		"an unsigned lease": {func(_ *testbed, m *Message) {
			d := *m.Deal
			d.Lease.NodeSig[5] ^= 1
			m.Deal = &d
		}, ErrDenied},
	} {
		w := newTestbed(t, 2)
		m := w.lockMessage()
		x.spoil(w, &m)
		if _, err := w.asProvider.Handle(t.Context(), w.delegate.Address(), m); !errors.Is(err, x.want) {
			t.Errorf("%s: %v", name, err)
		}
		if k := len(w.net.nodes["provider"].invoices); k != 0 {
			t.Errorf("%s: %d invoices were added", name, k)
		}
	}
}

// lockMessage asks the provider for its invoices, as the client would.
func (w *testbed) lockMessage() Message {
	w.t.Helper()
	b, err := w.asClient.plan(w.t.Context(), w.deal)
	if err != nil {
		w.t.Fatal(err)
	}
	m := Message{Topic: Lock, Lease: w.deal.LeaseID(), Deal: &w.deal, Candidates: w.drawable(),
		CLTV: b.CLTV, Locks: lockRefs(b.Locks)}
	m.Custody = []Custody{{Arbiter: w.arbiter.Address(), Sig: w.stamp(w.arbiter,
		custodyDigest(m.Lease, w.arbiter.Address(), m.Locks, 0, market.CandidatesHash(w.drawable())))}}
	return m
}

// TestStandingLocksAreNotReplaced: a client cannot swap a lock that holds money.
func TestStandingLocksAreNotReplaced(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	b := w.record(w.asClient)
	m := Message{Topic: Lock, Lease: w.deal.LeaseID(), Deal: &w.deal, Candidates: w.drawable(),
		CLTV: b.CLTV, Locks: lockRefs(b.Locks)}
	m.Locks[1].Hash, m.Locks[1].Attempt = lnd.Hash{7}, 2
	m.Custody = []Custody{{Arbiter: w.arbiter.Address(), Sig: w.stamp(w.arbiter,
		custodyDigest(m.Lease, w.arbiter.Address(), m.Locks, 0, market.CandidatesHash(w.drawable())))}}
	if _, err := w.asProvider.Handle(t.Context(), w.delegate.Address(), m); !errors.Is(err, ErrDenied) {
		t.Errorf("a standing lock was replaced: %v", err)
	}
	if got := w.record(w.asProvider).Locks[1].Hash; got != b.Locks[1].Hash {
		t.Errorf("lock %s in the record", got)
	}
}

// TestUnopenedLeaseGivesBack: payments that fail take the others back, and the
// next attempt draws new hashes.
func TestUnopenedLeaseGivesBack(t *testing.T) {
	w := newTestbed(t, 2)
	w.bend = func(_, to common.Address, m Message, _ *Reply) {
		if m.Topic == Lock { // one invoice is gone before it is paid
			if err := w.net.nodes["provider"].Cancel(t.Context(), m.Locks[1].Hash); err != nil {
				t.Error(err)
			}
		}
	}
	if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, ErrUnpaid) || !errors.Is(err, escrow.ErrRefused) {
		t.Fatalf("opened: %v", err)
	}
	w.tend()
	if k := w.net.nodes["client"].locked(); k != 0 {
		t.Errorf("%d locks stay", k)
	}
	first := w.record(w.asClient).Locks[0].Hash
	w.bend = nil
	w.do(w.asClient, escrow.Open, nil)
	if w.record(w.asClient).Locks[0].Hash == first {
		t.Error("a hash was used again")
	}
	w.do(w.asClient, escrow.Pay, by(w.voucher(2)))
	w.do(w.asProvider, escrow.Pay, by(w.voucher(2)))
	w.judge()
	w.exact(2)
}

// TestALateOpeningHoldsAsLongAsTheFirst: an opening is taken back, and the next one is made when
// fewer blocks are left until the deadline. The arbiter holds its invoices for as long as it was
// asked to at first, and the client wants it so.
func TestALateOpeningHoldsAsLongAsTheFirst(t *testing.T) {
	w := newTestbed(t, 2)
	w.bend = func(_, _ common.Address, m Message, _ *Reply) {
		if m.Topic == Lock {
			if err := w.net.nodes["provider"].Cancel(t.Context(), m.Locks[1].Hash); err != nil {
				t.Error(err)
			}
		}
	}
	if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, ErrUnpaid) {
		t.Fatalf("opened: %v", err)
	}
	w.bend = nil
	w.tend()
	w.later(2 * BlockTime)
	b := w.record(w.asClient)
	if now, err := w.asClient.Pace.CLTV(b.span(w.now())); err != nil || now >= b.CLTV {
		t.Fatalf("a lease made now is held for %d blocks, %v; want fewer than %d", now, err, b.CLTV)
	}
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(2)))
	w.do(w.asProvider, escrow.Pay, by(w.voucher(2)))
	w.judge()
	w.exact(2)
}

// TestAnOpeningIsTakenBackFromWhoWasAway: the provider does not hear that an
// opening has failed, or its node is away; the message is repeated.
func TestAnOpeningIsTakenBackFromWhoWasAway(t *testing.T) {
	w := newTestbed(t, 2)
	w.bend = func(_, to common.Address, m Message, _ *Reply) {
		if m.Topic == Lock {
			if err := w.net.nodes["provider"].Cancel(t.Context(), m.Locks[1].Hash); err != nil {
				t.Error(err)
			}
		}
		w.leaves(to, m, 0)
	}
	if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, ErrUnpaid) {
		t.Fatalf("opened: %v", err)
	}
	w.bend = nil
	w.tend()
	// The shares wait for the provider's word: the client's alone is not enough.
	if k := w.net.nodes["client"].locked(); k != 3 {
		t.Errorf("%d locks stay while the provider hears nothing, want 3", k)
	}
	w.away[w.node.Address()] = false
	w.tend()
	if k := w.net.nodes["client"].locked(); k != 0 {
		t.Errorf("%d locks stay", k)
	}
	w.do(w.asClient, escrow.Open, nil)
}

// leaves makes the provider go away when it has said that a segment's lock has come.
func (w *testbed) leaves(to common.Address, m Message, segment uint32) {
	if to == w.node.Address() && m.Topic == Locked && len(m.Locks) == 1 && m.Locks[0].Segment == segment {
		w.away[to] = true
	}
}

// TestOpeningsEndWithTheLease: what was never opened is given back after the
// lease's deadline and window, by whichever side is there.
func TestOpeningsEndWithTheLease(t *testing.T) {
	for _, side := range []escrow.Party{escrow.Client, escrow.Provider} {
		w := newTestbed(t, 2)
		// The client never learns that all is locked.
		w.bend = func(_, to common.Address, m Message, _ *Reply) { w.leaves(to, m, 1) }
		if err := w.act(w.asClient, escrow.Open, nil); err == nil {
			t.Fatal("opened")
		}
		w.tend()
		if k := w.net.nodes["client"].locked(); k != 4 {
			t.Fatalf("%d locks while it is being opened, want 4", k)
		}
		w.endLease()
		w.later(1)
		if side == escrow.Client {
			w.away[w.node.Address()] = false
		}
		w.tend()
		w.tend()
		if k := w.net.nodes["client"].locked(); k != 0 {
			t.Errorf("%s: %d locks stay", side, k)
		}
	}
}

// TestMessagesAreForTheLeasesParties: strangers and the wrong side are refused.
func TestMessagesAreForTheLeasesParties(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	v := w.voucher(1)
	lease := w.deal.LeaseID()
	for name, x := range map[string]struct {
		to   Handler
		from common.Address
		m    Message
	}{
		"a stranger at the provider": {w.asProvider, w.verifierNode.Address(),
			Message{Topic: Over, Lease: lease}},
		"a stranger at the client": {w.asClient, w.verifierNode.Address(), Message{Topic: Over, Lease: lease}},
		"a lease nobody knows": {w.asProvider, w.delegate.Address(),
			Message{Topic: Over, Lease: common.Hash{1}}},
		"a lease the client does not know": {w.asClient, w.node.Address(), Message{Topic: Over, Lease: common.Hash{1}}},
		"no topic":                         {w.asProvider, w.delegate.Address(), Message{Lease: lease}},
		"no topic for the client":          {w.asClient, w.node.Address(), Message{Lease: lease}},
		"a reveal without preimages": {w.asProvider, w.delegate.Address(),
			Message{Topic: Reveal, Lease: lease, Voucher: &v}},
		"a wrong preimage": {w.asProvider, w.delegate.Address(), Message{Topic: Reveal, Lease: lease, Voucher: &v,
			Secrets: []lnd.Preimage{{1}}}},
		"a forged voucher": {w.asClient, w.node.Address(), func() Message {
			f := v
			f.Sig[9] ^= 1
			return Message{Topic: Redeem, Lease: lease, Voucher: &f}
		}()},
	} {
		if r, err := x.to.Handle(t.Context(), x.from, x.m); !errors.Is(err, ErrDenied) || len(r.Secrets) > 0 {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
	}
	if c := w.sees(w.asProvider); c.Status != escrow.StatusOpen {
		t.Errorf("status %d", c.Status)
	}
	r, err := w.asClient.Handle(t.Context(), w.node.Address(), Message{Topic: Redeem, Lease: lease, Voucher: &v})
	if err != nil || len(r.Secrets) != 1 {
		t.Errorf("the client reveals to its own voucher: %+v, %v", r, err)
	}
}

// TestDeskFindsThePart that a node plays in a lease.
func TestDeskFindsThePart(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	v := w.voucher(1)
	lease := w.deal.LeaseID()
	provider := Router{Client: New(w.config(escrow.Client, newMemoryStore())), Provider: w.asProvider}
	client := Router{Client: w.asClient, Provider: New(w.config(escrow.Provider, newMemoryStore()))}
	arbiter := Router{Client: New(w.config(escrow.Client, newMemoryStore())),
		Provider: New(w.config(escrow.Provider, newMemoryStore())), Arbiter: w.court}
	for name, x := range map[string]struct {
		d    Router
		from common.Address
		m    Message
	}{
		"client to provider": {provider, w.delegate.Address(), Message{Topic: Locked, Lease: lease}},
		"client to arbiter": {arbiter, w.delegate.Address(), Message{Topic: Locked, Lease: lease,
			Locks: lockRefs(w.record(w.asClient).Shares)}},
		"end to provider": {provider, w.delegate.Address(), Message{Topic: EndLease, Lease: lease}},
		"voucher to provider": {provider, w.delegate.Address(), Message{Topic: Reveal, Lease: lease, Voucher: &v,
			Secrets: w.record(w.asClient).secrets(1)}},
		"provider to client":  {client, w.node.Address(), Message{Topic: Redeem, Lease: lease, Voucher: &v}},
		"provider to arbiter": {arbiter, w.node.Address(), Message{Topic: Redeem, Lease: lease, Voucher: &v}},
		"voucher to arbiter":  {arbiter, w.delegate.Address(), Message{Topic: Reveal, Lease: lease, Voucher: &v}},
		"credit":              {arbiter, common.Address{}, Message{Topic: Credit}},
	} {
		if _, err := x.d.Handle(t.Context(), x.from, x.m); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := client.Handle(t.Context(), w.node.Address(), Message{Topic: Claimed, Lease: lease}); !errors.Is(err,
		ErrDenied) {
		t.Errorf("a node that is no arbiter: %v", err)
	}
}

func TestActionsOfOthersAreRefused(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	for _, x := range []struct {
		r *Rail
		k escrow.Kind
	}{{w.asClient, escrow.Claim}, {w.asClient, escrow.Close}, {w.asProvider, escrow.End},
		{w.asProvider, "escrow.steal"}} {
		if err := w.act(x.r, x.k, nil); !errors.Is(err, escrow.ErrRefused) || !errors.Is(err, ErrNotOurs) {
			t.Errorf("%s by the %s: %v", x.k, x.r.Party, err)
		}
	}
	elsewhere := w.deal
	elsewhere.Domain.ChainID++
	if err := w.asClient.Do(t.Context(), escrow.Action{Kind: escrow.Open, Deal: elsewhere}); !errors.Is(err,
		escrow.ErrRefused) {
		t.Errorf("a deal of another chain: %v", err)
	}
	w.asClient.Wallet = nil
	if err := w.asClient.withdraw(t.Context(), w.client.Address()); !errors.Is(err, ErrNotOurs) {
		t.Errorf("withdrawn without a key: %v", err)
	}
}

// TestRunMendsUntilItIsStopped: the services end without an error.
func TestRunMendsUntilItIsStopped(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	w.away[w.node.Address()] = true
	w.do(w.asClient, escrow.Pay, by(w.voucher(1))) // the provider does not hear it
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 3)
	for _, run := range []func(context.Context) error{w.asClient.Run, w.asProvider.Run, w.court.Run} {
		go func() { ended <- run(ctx) }()
	}
	w.mu.Lock()
	w.away[w.node.Address()] = false
	w.mu.Unlock()
	for w.sees(w.asClient).Status != escrow.StatusClosed || w.credit(w.verifier.Address()) == 0 {
		if err := w.asClient.pause(ctx); err != nil {
			t.Fatal(err)
		}
	}
	stop()
	for range 3 {
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}
	w.exact(1)
}
