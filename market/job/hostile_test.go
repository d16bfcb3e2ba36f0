package job_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/train/canon"
)

// TestHostileR7RefusedProposalsDoNotFillTheBooks: a provider bids, refuses the lease, and bids again, for as
// long as the job runs. A job is one record of the ledger, of a MiB at most; one that is larger could not go on.
func TestHostileR7RefusedProposalsDoNotFillTheBooks(t *testing.T) {
	w := newWorld(t, 1)
	w.apply(w.bid(bob, market.RoleVerifier, 0))
	size := func() int {
		raw, err := canon.Marshal(w.s)
		if err != nil {
			t.Fatal(err)
		}
		return len(raw)
	}
	var after100 int
	for i := range 300 {
		w.apply(w.bid(alice, market.RoleProvider, 900))
		w.tick(5000)
		w.apply(stakes())
		w.phase(job.Leasing)
		w.apply(job.LeaseRefused{Lease: w.s.Lease.Hash, Reason: "no"})
		if i == 100 {
			after100 = size()
		}
	}
	if grown := size() - after100; grown > 1000 {
		t.Errorf("200 refused proposals add %d bytes to the job; 1048576 are the most", grown)
	}
}
