package lightningrail

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// oracle is a Judge that knows which hashes are right.
type oracle struct {
	mu    sync.Mutex
	right map[common.Hash]bool
	blind error // it cannot say
	asked int
}

func (o *oracle) Admit(d Dispute) error {
	if string(d.Evidence) != "log of "+d.Claim.Hash.Hex() {
		return errors.New("that is no evidence")
	}
	return nil
}

func (o *oracle) Right(_ context.Context, d Dispute) (bool, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.asked++
	return o.right[d.Claim.Hash], o.blind
}

// disputedTestbed is a testbed with three claimed segments, the second of which the client
// objects to before it is gone.
func disputedTestbed(t *testing.T, o *oracle) *testbed {
	t.Helper()
	w := newTestbed(t, 3)
	w.court.Judge = o
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asProvider, escrow.Claim, func(a *escrow.Action) { a.Claims = w.claims(3) })
	hash := common.Hash{2}
	v := w.verdict(market.Commitment{Lease: w.deal.LeaseID(), Segment: 1, Hash: hash}, false)
	if _, err := w.asClient.Object(t.Context(), v, nil); !errors.Is(err, ErrDenied) {
		t.Errorf("an objection without evidence: %v", err)
	}
	for range 2 {
		if done, err := w.asClient.Object(t.Context(), v, []byte("log of "+hash.Hex())); err != nil || !done {
			t.Fatalf("objection: done %t, %v", done, err)
		}
	}
	w.away[w.delegate.Address()] = true
	w.later(uint64(w.deal.Offer.Window))
	return w
}

// preside decides what can be decided, once.
func (w *testbed) preside(later map[string]uint64) {
	w.t.Helper()
	b, err := w.court.records.get(w.deal.LeaseID())
	if err != nil {
		w.t.Fatal(err)
	}
	w.court.decideNext(w.t.Context(), b, later)
}

// TestAnArbiterDecidesByItself: for the provider all three are paid, against it
// the one before the disputed; until then that one alone.
func TestAnArbiterDecidesByItself(t *testing.T) {
	for _, right := range []bool{true, false} {
		o := &oracle{right: map[common.Hash]bool{{2}: right}, blind: errors.New("no peer has the checkpoint")}
		w := disputedTestbed(t, o)
		later := map[string]uint64{}
		w.preside(later)
		w.preside(later) // at once again: it waits
		if err := w.act(w.asProvider, escrow.Release, nil); !errors.Is(err, errHeld) || o.asked != 1 {
			t.Fatalf("asked %d times, released: %v", o.asked, err)
		}
		o.blind = nil
		w.later(judgeAgain)
		for range 2 {
			w.preside(later)
		}
		if o.asked != 2 {
			t.Errorf("asked %d times", o.asked)
		}
		w.do(w.asProvider, escrow.Release, nil)
		w.judge()
		if right {
			w.exact(3)
		} else {
			w.exact(1)
		}
	}
}

// TestAJudgeIsHeardWhileTheArbiterRuns, and its evidence outlives a restart.
func TestAJudgeIsHeardWhileTheArbiterRuns(t *testing.T) {
	o := &oracle{right: map[common.Hash]bool{{2}: true}}
	w := disputedTestbed(t, o)
	w.court = NewArbiter(w.court.ArbiterConfig)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- w.court.Run(ctx) }()
	for w.act(w.asProvider, escrow.Release, nil) != nil {
		if err := w.asProvider.pause(ctx); err != nil {
			t.Fatal(err)
		}
	}
	// what the shares leave over comes last
	for w.credit(w.client.Address()) == 0 || w.net.nodes["client"].locked() > 0 {
		if err := w.asProvider.pause(ctx); err != nil {
			t.Fatal(err)
		}
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	w.exact(3)
}
