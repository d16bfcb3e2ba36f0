package hostile

import (
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// TestHostileB1AForgedCheckFetchesNothing: a check that nothing on chain backs names a data set
// of 4 GiB, or of 768 MiB, that is one block of 1 MiB. The verifier fetches and keeps nothing of it, also over a
// restart, and the honest job ends.
func TestHostileB1AForgedCheckFetchesNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	b := newBed(t, nil, "client", "provider", "verifier")
	c, v := b.of("client"), b.of("verifier")
	a := b.attacker(v)
	served := a.library()
	huge, large := a.check(v, shape{data: a.bomb(served, 4096)}), a.check(v, shape{data: a.bomb(served, 768)})
	before, stop := heap(), peakHeap()
	attack := func() {
		r, err := a.request(v, p2p.CheckProtocol, huge)
		if err != nil || r.Status == 1 || !strings.Contains(r.Text, "storage.data_bytes") {
			t.Fatalf("a forged check of a huge data set was answered %+v, %v", r, err)
		}
		r, err = a.request(v, p2p.CheckProtocol, large)
		if err != nil || r.Status == 1 || r.Code != "busy" || !strings.Contains(r.Text, "no money") {
			t.Fatalf("a forged check was answered %+v, %v", r, err)
		}
	}
	attack()
	v.stop()
	v.run()
	b.until("the verifier is back", func() bool { return a.dial(v) == nil })
	attack()
	id := c.post(12, "none")
	attack()
	b.never("a block of the attacker was fetched", time.Second, func() bool { return served.read.Load() > 0 })
	c.ends(id)
	if n := served.read.Load(); n != 0 {
		t.Errorf("%d bytes of the attacker were fetched", n)
	}
	if peak := stop(); peak > before+128<<20 {
		t.Errorf("the heap grew from %d to %d MiB", before>>20, peak>>20)
	}
	if v.logged("old check") {
		t.Error("the forged check was in the ledger")
	}
}

// TestHostileB3ForgedChecksHoldNoProcessor: checks of segments of 8192 long steps, each of another
// client, are refused before any work, and the honest job ends.
func TestHostileB3ForgedChecksHoldNoProcessor(t *testing.T) {
	b := newBed(t, nil, "client", "provider", "verifier")
	c, v := b.of("client"), b.of("verifier")
	a := b.attacker(v)
	id := c.post(12, "none")
	for i, s := range []shape{
		{steps: 8192, segment: 8192, model: "d64"},
		{steps: 64, segment: 64}, // one that this node could execute in time
		{steps: 64, segment: 64},
	} {
		s.nonce = uint64(i)
		r, err := a.request(v, p2p.CheckProtocol, a.check(v, s))
		if err != nil || r.Status == 1 {
			t.Fatalf("forged check %d was answered %+v, %v", i, r, err)
		}
	}
	c.ends(id)
	if v.logged("check not finished") || v.logged("check waits") {
		t.Error("the verifier worked on a forged check")
	}
}
