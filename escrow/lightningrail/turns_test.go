package lightningrail

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
)

// slowly does something over a network on which payments take a while: they come
// when nobody else can move.
func (w *testbed) slowly(fn func() error) error {
	w.net.slow = true
	defer func() { w.net.slow = false }()
	ended := make(chan error, 1)
	go func() { ended <- fn() }()
	for {
		synctest.Wait()
		select {
		case err := <-ended:
			return err
		case <-time.After(time.Millisecond):
			w.net.arrive()
		}
	}
}

// inTurn checks that no two payments were ever under way at once, and to whom they
// came.
func (w *testbed) inTurn(to ...string) {
	w.t.Helper()
	if w.net.crowd != 1 || !slices.Equal(w.net.came, to) {
		w.t.Errorf("%d at once, they came to %v, want %v", w.net.crowd, w.net.came, to)
	}
}

// times is a list of so many shares and so many locks.
func times(shares, locks int) []string {
	return slices.Concat(slices.Repeat([]string{"arbiter"}, shares), slices.Repeat([]string{"provider"}, locks))
}

func TestLocksArePaidOneAfterTheOther(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newTestbed(t, 5)
		if err := w.slowly(func() error { return w.act(w.asClient, escrow.Open, nil) }); err != nil {
			t.Fatal(err)
		}
		w.inTurn(times(5, 5)...)
		if c := w.sees(w.asProvider); c.Status != escrow.StatusOpen {
			t.Errorf("status %d", c.Status)
		}
	})
}

// TestLeasesOfOneClientTakeTurns: those that are opened at once too.
func TestLeasesOfOneClientTakeTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newTestbed(t, 3)
		other := w.agree(2, func(d *escrow.Deal) { d.Lease.Lease.Nonce = 2 })
		both := make(chan error, 1)
		if err := w.slowly(func() error {
			go func() {
				both <- w.asClient.Do(t.Context(), escrow.Action{ID: "other", Kind: escrow.Open, Deal: other})
			}()
			return errors.Join(w.act(w.asClient, escrow.Open, nil), <-both)
		}); err != nil {
			t.Fatal(err)
		}
		if w.net.crowd != 1 || len(w.net.came) != 10 {
			t.Errorf("%d at once, %d came", w.net.crowd, len(w.net.came))
		}
	})
}

// TestAnOpeningGoesOnWhereItWas: the client's process ends after each of its
// payments, while it is under way. The next pays nothing before it has come, and
// nothing twice.
func TestAnOpeningGoesOnWhereItWas(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newTestbed(t, 3)
		w.net.slow = true
		store := w.asClient.Store
		for made := 2; made <= 6; made++ {
			ctx, crash := context.WithCancel(t.Context())
			ended := make(chan error, 1)
			go func() {
				ended <- w.asClient.Do(ctx, escrow.Action{ID: "open", Kind: escrow.Open, Deal: w.deal})
			}()
			synctest.Wait() // for the one that the earlier process made
			w.net.arrive()
			synctest.Wait()
			if k := len(w.net.nodes["client"].payments); k != made {
				t.Fatalf("%d payments are made, want %d", k, made)
			}
			crash()
			if err := <-ended; err == nil {
				t.Fatal("opened")
			}
			w.asClient = New(w.config(escrow.Client, store))
		}
		if err := w.slowly(func() error { return w.act(w.asClient, escrow.Open, nil) }); err != nil {
			t.Fatal(err)
		}
		w.inTurn(times(3, 3)...)
	})
}

// TestWhatIsMadeAgainTakesTurns: a crash has lost several locks on both sides.
func TestWhatIsMadeAgainTakesTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newTestbed(t, 4)
		w.do(w.asClient, escrow.Open, nil)
		b := w.record(w.asClient)
		for i := range 3 {
			w.net.nodes["provider"].lose(b.Locks[i].Hash)
		}
		w.net.nodes["arbiter"].lose(b.Shares[1].Hash)
		w.net.nodes["arbiter"].lose(b.Shares[3].Hash)
		w.net.came = nil
		if err := w.slowly(func() error { return w.asClient.repair(t.Context(), b) }); err != nil {
			t.Fatal(err)
		}
		w.inTurn(times(2, 3)...)
		w.do(w.asClient, escrow.Pay, by(w.voucher(4)))
		w.do(w.asProvider, escrow.Pay, by(w.voucher(4)))
		w.judge()
		w.exact(4)
	})
}

// TestHealingDoesNotWaitForWhoIsGone: a payee's node does not take its locks. It
// costs the other payee nothing, and other leases a bounded time.
func TestHealingDoesNotWaitForWhoIsGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newTestbed(t, 2)
		w.do(w.asClient, escrow.Open, nil)
		b := w.record(w.asClient)
		w.net.nodes["provider"].lose(b.Locks[0].Hash)
		w.net.nodes["provider"].lose(b.Locks[1].Hash)
		w.net.slow = true
		begin := time.Now()
		if err := w.asClient.repair(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		if took := time.Since(begin); took > healTime || len(w.net.underWay) != 1 {
			t.Errorf("it took %s, %d are under way", took, len(w.net.underWay))
		}
		if err := w.slowly(func() error { return w.asClient.repair(t.Context(), w.record(w.asClient)) }); err != nil {
			t.Fatal(err)
		}
		if w.net.crowd != 1 {
			t.Errorf("%d at once", w.net.crowd)
		}
	})
}

// TestAPayeeThatDoesNotCount: with one of an older version a lease opens all the
// same.
func TestAPayeeThatDoesNotCount(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newTestbed(t, 3)
		w.bend = func(_, _ common.Address, m Message, r *Reply) { r.Came = nil }
		w.do(w.asClient, escrow.Open, nil)
		if c := w.sees(w.asProvider); c.Status != escrow.StatusOpen {
			t.Errorf("status %d", c.Status)
		}
		b := w.record(w.asClient)
		w.asClient.Arbiters = []common.Address{w.delegate.Address()} // refuses the question
		if came, err := w.asClient.ask(t.Context(), b, forShares, lockRefs(b.Shares)); !came || err != nil {
			t.Errorf("an arbiter that does not know the question: %t, %v", came, err)
		}
	})
}

// TestHostileCounts: more than was asked about is refused; a payee that has seen
// nothing gets nothing more, and the client goes when its payment has failed.
func TestHostileCounts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		says := func(w *testbed, n uint32) {
			w.bend = func(_, _ common.Address, m Message, r *Reply) {
				if m.Topic == Locked && len(m.Locks) > 0 {
					r.Came = &n
				}
			}
		}
		w := newTestbed(t, 3)
		says(w, 2)
		if err := w.act(w.asClient, escrow.Open, nil); !errors.Is(err, ErrDenied) ||
			!errors.Is(err, escrow.ErrRefused) {
			t.Errorf("two of one: %v", err)
		}
		w = newTestbed(t, 3)
		says(w, 0)
		ended := make(chan error, 1)
		go func() { ended <- w.act(w.asClient, escrow.Open, nil) }()
		time.Sleep(time.Minute) // the bubble's
		client, arbiter := w.net.nodes["client"], w.net.nodes["arbiter"]
		if len(client.payments) != 1 {
			t.Errorf("%d payments are made", len(client.payments))
		}
		if err := arbiter.Cancel(t.Context(), w.record(w.asClient).Shares[0].Hash); err != nil {
			t.Fatal(err)
		}
		if err := <-ended; !errors.Is(err, ErrUnpaid) {
			t.Errorf("a payment that failed: %v", err)
		}
	})
}

// TestQuestionsAboutLocks: strangers learn nothing, and a question names no more
// locks than there are.
func TestQuestionsAboutLocks(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	b := w.record(w.asClient)
	unknown := lockRefs(b.Locks)
	unknown[0].Hash[0] ^= 1
	unknown[1].Segment = 1 << 31
	for name, x := range map[string]struct {
		to    Handler
		from  common.Address
		locks []LockRef
		want  uint32
		err   error
	}{
		"all locks":             {w.asProvider, w.delegate.Address(), lockRefs(b.Locks), 2, nil},
		"one of the shares":     {w.court, w.delegate.Address(), lockRefs(b.Shares)[1:], 1, nil},
		"locks nobody heard of": {w.asProvider, w.delegate.Address(), unknown, 0, nil},
		"too many": {w.asProvider, w.delegate.Address(), append(lockRefs(b.Locks), unknown...),
			0, ErrDenied},
		"a stranger":   {w.court, w.verifierNode.Address(), lockRefs(b.Shares), 0, ErrDenied},
		"the provider": {w.court, w.node.Address(), lockRefs(b.Shares), 0, ErrDenied},
	} {
		r, err := x.to.Handle(t.Context(), x.from, Message{Topic: Locked, Lease: w.deal.LeaseID(), Locks: x.locks})
		if !errors.Is(err, x.err) || err == nil && (r.Came == nil || *r.Came != x.want || r.Done) {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
	}
}
