package testnet

import (
	"strings"
	"testing"
)

// TestAWithheldStateIsTrainedAgain: a provider names the end state of its only segment and serves it to nobody. The
// verifier that was drawn does not agree, so nothing is paid, by a voucher or on chain. The lease ends, and another
// provider trains the segment. A verifier that executes the last interval has the state itself: then the provider has
// done what it is paid for.
func TestAWithheldStateIsTrainedAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	miser := cheapProvider
	miser.fault = "withhold"
	net := newTestNetwork(t, client, miser, dearProvider, verifier)
	c := net.node("client")
	id := c.post(jobSpec{steps: 32, each: 32})
	v := c.waitForJob(id, "end", ended)
	said, gains := strings.Join(c.told(id, "replaced"), "\n"), net.checkBalances()
	if v.SegmentsPaid != 1 || v.Artifact == "" {
		t.Errorf("%+v", v)
	}
	if given := v.Reassigned == 0; given != (gains["cheap"] > 0) || given != (gains["dear"] == 0) {
		t.Errorf("%d times trained again, and the balances changed by %v", v.Reassigned, gains)
	}
	if v.Reassigned > 0 && !strings.Contains(said, "the end state of segment 0 could not be had from anybody") {
		t.Errorf("the lease ended: %q", said)
	}
}
