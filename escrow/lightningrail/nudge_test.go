package lightningrail

import (
	"testing"
	"testing/synctest"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
)

// TestAHangingHTLCIsNudged: lnd has settled and its peer forgot to sign. Nobody
// is nudged while that may still be under way, then each side's node is, and the
// pay arrives.
func TestAHangingHTLCIsNudged(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newTestbed(t, 1)
		w.do(w.asClient, escrow.Open, nil)
		provider, arbiter := w.net.nodes["provider"], w.net.nodes["arbiter"]
		provider.hangs, arbiter.hangs = true, true
		w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
		w.do(w.asProvider, escrow.Pay, by(w.voucher(1)))
		w.tend()
		if provider.nudged+arbiter.nudged != 0 || provider.received() != 0 {
			t.Fatalf("nudged %d and %d times at once, %d msat received", provider.nudged, arbiter.nudged,
				provider.received())
		}
		w.later(hangTime)
		w.tend()
		if provider.nudged != 1 || arbiter.nudged != 1 {
			t.Errorf("nudged %d and %d times, want once each", provider.nudged, arbiter.nudged)
		}
		provider.hangs, arbiter.hangs = false, false
		w.exact(1)
	})
}

// TestATakenBackLeaseIsNudged: the client gave an opening up, and its payments do
// not come back: they hang where only the provider can move them.
func TestATakenBackLeaseIsNudged(t *testing.T) {
	w := newTestbed(t, 1)
	provider := w.net.nodes["provider"]
	w.do(w.asClient, escrow.Open, nil)
	for _, r := range []*Rail{w.asClient, w.asProvider} {
		if _, err := r.edit(w.deal.LeaseID(), func(b *record) error {
			b.Opened, b.Over = false,
				takenBack
			return nil
		}); err != nil {
			t.Fatal(err)
		}
	}
	w.tendOnce(w.asProvider)
	if provider.nudged != 0 {
		t.Fatal("nudged at once")
	}
	w.later(hangTime)
	w.tendOnce(w.asProvider)
	if provider.nudged != 1 {
		t.Errorf("nudged %d times, want once", provider.nudged)
	}
	w.later(w.deal.Lease.Lease.Deadline)
	w.tendOnce(w.asProvider)
	if provider.nudged != 1 || len(w.asProvider.nudges.seen) != 0 {
		t.Errorf("nudged %d times after its deadline, %d still watched", provider.nudged, len(w.asProvider.nudges.seen))
	}
}

// TestNudgesBackOff: what no nudge moves is nudged ever more rarely; what moves
// again starts over.
func TestNudgesBackOff(t *testing.T) {
	now := uint64(1000)
	n := newNudger(nil, func() uint64 { return now }, nil)
	h, other := lnd.Hash{1}, lnd.Hash{2}
	var at []uint64
	for ; now < 1000+4*nudgeMost; now++ {
		if n.due(h, true) {
			at = append(at, now-1000)
		}
		n.due(other, false)
	}
	for i, want := range []uint64{10, 20, 40, 80, 160, 320, 640, 1240, 1840} {
		if i >= len(at) || at[i] != want {
			t.Fatalf("nudged after %v s, want %d at %d", at, want, i)
		}
	}
	if n.due(h, false); n.due(h, true) {
		t.Error("nudged at the first sight of what moved meanwhile")
	}
	if now += hangTime; !n.due(h, true) {
		t.Error("not nudged when it hangs again")
	}
}
