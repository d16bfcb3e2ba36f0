package lightningrail

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
)

// dropMessages loses messages of some topics to one party, and counts
// them.
func (w *testbed) dropMessages(to common.Address, topics ...Topic) (lost *int) {
	lost = new(int)
	w.drop = func(at common.Address, m Message) bool {
		for _, t := range topics {
			if at == to && m.Topic == t {
				*lost++
				return true
			}
		}
		return false
	}
	return lost
}

// TestAnArbiterIsToldAgain: every segment is paid and the arbiter has heard of no
// voucher. The delivery is repeated until it has, or the shares would stay locked.
func TestAnArbiterIsToldAgain(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	lost := w.dropMessages(w.arbiter.Address(), Reveal)
	w.do(w.asClient, escrow.Pay, by(w.voucher(2)))
	w.do(w.asProvider, escrow.Pay, by(w.voucher(2)))
	w.tend()
	if *lost < 2 || w.net.nodes["client"].locked() != 2 {
		t.Fatalf("delivered %d times, %d locks", *lost, w.net.nodes["client"].locked())
	}
	w.drop = nil
	w.tend()
	w.exact(2)
}

// TestTheEndIsToldToWhoWasAway: a provider closes while its client is away and
// the arbiter does not hear it. Each gets it once when it is back.
func TestTheEndIsToldToWhoWasAway(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.away[w.delegate.Address()] = true
	w.dropMessages(w.arbiter.Address(), Over)
	w.do(w.asProvider, escrow.Claim, func(a *escrow.Action) { a.Claims = w.claims(1) })
	w.later(uint64(w.deal.Offer.Window))
	w.do(w.asProvider, escrow.Release, nil)
	w.judge()
	if k := w.net.nodes["client"].locked(); k != 2 {
		t.Fatalf("%d locks are left, want the shares of two segments", k)
	}
	w.away[w.delegate.Address()] = false
	delivered := 0
	w.bend = func(from, to common.Address, m Message, _ *Reply) {
		if m.Topic == Over && from == w.node.Address() {
			delivered++
		}
	}
	w.tendOnce(w.asProvider)
	if b := w.record(w.asClient); b.Over != byProvider {
		t.Errorf("the client takes the lease for open: %q", b.Over)
	}
	w.drop = nil
	w.tendOnce(w.asProvider)
	w.judge()
	for range 2 {
		w.tendOnce(w.asProvider)
	}
	if delivered != 2 {
		t.Errorf("the end was delivered %d times, want once to each", delivered)
	}
	w.exact(1)
	w.checkReturned()
}

// tendOnce lets only one side repair.
func (w *testbed) tendOnce(r *Rail) {
	w.t.Helper()
	if _, err := r.tend(w.t.Context(), w.record(r)); err != nil {
		w.t.Logf("tend: %v", err)
	}
}

// checkReturned checks that a client's settlement gives back what its node has not spent.
func (w *testbed) checkReturned() {
	w.t.Helper()
	spent := w.net.nodes["client"].spent() - w.credit(w.client.Address())
	reserve, err := w.deal.Reserve()
	if c := w.sees(w.asClient); err != nil || c.Status != escrow.StatusClosed || c.Settled.Segments != 1 ||
		c.Settled.Back != reserve-spent {
		w.t.Errorf("status %d, settled as %+v; %d msat are spent, %v", c.Status, c.Settled, spent, err)
	}
}

// TestAClientEndsByWhatItSees: the provider was paid by the arbiter and is gone
// for good with everything that it could say. The client's payments and its
// window are enough.
func TestAClientEndsByWhatItSees(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.away[w.delegate.Address()] = true
	w.dropMessages(w.arbiter.Address(), Over)
	w.do(w.asProvider, escrow.Claim, func(a *escrow.Action) { a.Claims = w.claims(1) })
	w.later(uint64(w.deal.Offer.Window))
	w.do(w.asProvider, escrow.Release, nil)
	w.judge()
	w.away[w.delegate.Address()], w.away[w.node.Address()] = false, true
	w.tendOnce(w.asClient)
	if c := w.sees(w.asClient); c.Status != escrow.StatusOpen || c.Vouched != 1 {
		t.Fatalf("status %d, %d paid", c.Status, c.Vouched)
	}
	w.drop = nil
	w.do(w.asClient, escrow.End, nil)
	w.endLease()
	w.while(func() error { return w.act(w.asClient, escrow.Release, nil) }, w.judge)
	w.exact(1)
	w.checkReturned()
}

// TestAVoucherIsPaidToWhoComesBack: a provider vanishes with a voucher before it
// has asked for the preimage; its verifiers are paid, its lock expires, and the
// client closes. What both say then is what the wallets say. The provider comes
// back, and is paid what was promised.
func TestAVoucherIsPaidToWhoComesBack(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	v := w.voucher(1)
	if _, err := w.asProvider.edit(w.deal.LeaseID(), func(b *record) error { return b.take(&v) }); err != nil {
		t.Fatal(err)
	}
	w.away[w.node.Address()] = true
	w.do(w.asClient, escrow.Pay, by(v))
	w.judge()
	w.do(w.asClient, escrow.End, by(v))
	w.later(uint64(w.deal.Offer.Window))
	for range 60 {
		w.net.mine()
	}
	w.meanwhile(func() error { return w.act(w.asClient, escrow.Release, nil) })
	c, spent := w.sees(w.asClient), w.net.nodes["client"].spent()
	if c.Status != escrow.StatusClosed || c.Settled.Provider != 0 || c.Settled.Others != spent ||
		c.Settled.Back != 2*townPrice-spent || spent == 0 {
		t.Fatalf("the client has spent %d msat; status %d, settled as %+v", spent, c.Status, c.Settled)
	}
	if c := w.sees(w.asProvider); c.Status == escrow.StatusClosed {
		t.Errorf("closed while a voucher is not paid: %+v", c.Settled)
	}
	w.away[w.node.Address()] = false
	for range 4 {
		w.tend()
	}
	w.exact(1)
	for _, r := range []*Rail{w.asClient, w.asProvider} {
		w.do(w.asProvider, escrow.Close, by(v))
		if c := w.sees(r); c.Status != escrow.StatusClosed || c.Settled.Segments != 1 || c.Settled.Back != townPrice {
			t.Errorf("%s: status %d, settled as %+v", r.Party, c.Status, c.Settled)
		}
	}
}

// TestWhoIsAwayHasNotRefused: a provider that reaches neither client nor arbiter
// keeps trying; only an answer is a refusal.
func TestWhoIsAwayHasNotRefused(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	v := w.voucher(1)
	claim := func(a *escrow.Action) { a.Claims = w.claims(1) }
	refused := func(k escrow.Kind, edit func(*escrow.Action), want bool) {
		t.Helper()
		if err := w.act(w.asProvider, k, edit); err == nil || errors.Is(err, escrow.ErrRefused) != want {
			t.Errorf("%s: %v", k, err)
		}
	}
	w.away[w.delegate.Address()], w.away[w.arbiter.Address()] = true, true
	refused(escrow.Claim, claim, false)
	refused(escrow.Pay, by(v), false)
	if b := w.record(w.asProvider); b.due() != 1 {
		t.Errorf("%d segments are due: the voucher was not kept", b.due())
	}
	w.bend = func(_, _ common.Address, m Message, r *Reply) { r.Secrets = nil }
	w.away[w.arbiter.Address()] = false
	refused(escrow.Pay, by(v), false) // the client may still give it
	w.away[w.delegate.Address()] = false
	refused(escrow.Pay, by(v), true)
	w.bend = nil
	w.do(w.asProvider, escrow.Pay, by(v))
	w.judge()
}

// TestAnOpeningThatTheProviderHasSeenRuns: all locks were in place once, so the
// provider works. The client, which saw one fail and never heard that, does not
// take the lease back; it makes the lock again.
func TestAnOpeningThatTheProviderHasSeenRuns(t *testing.T) {
	for _, share := range []bool{false, true} {
		w := newTestbed(t, 2)
		w.bend = func(_, to common.Address, m Message, r *Reply) {
			if m.Topic != Locked || !r.Done {
				return
			}
			*r = Reply{} // the client does not hear that all are there, and loses one
			b := w.record(w.asClient)
			if share {
				w.net.nodes["arbiter"].lose(b.Shares[1].Hash)
			} else {
				w.net.nodes["provider"].lose(b.Locks[1].Hash)
			}
		}
		w.do(w.asClient, escrow.Open, nil)
		w.bend = nil
		if c := w.sees(w.asClient); c.Status != escrow.StatusOpen {
			t.Fatalf("status %d", c.Status)
		}
		w.tend()
		v := w.voucher(2)
		w.do(w.asClient, escrow.Pay, by(v))
		w.do(w.asProvider, escrow.Pay, by(v))
		w.judge()
		w.exact(2)
	}
}
