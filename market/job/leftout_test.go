package job_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// TestWhoeverWasLeftOutIsMatchedAgain: a provider refuses for verifiers that it knows of. Its bid
// stands, theirs come in, and the next lease names them. After three such refusals in a row its own
// bid is dropped: this node has reasons to leave these verifiers out.
func TestWhoeverWasLeftOutIsMatchedAgain(t *testing.T) {
	w := newWorld(t, 1)
	w.apply(w.bid(alice, market.RoleProvider, 900))
	w.apply(w.bid(bob, market.RoleVerifier, 0))
	w.tick(5000)
	w.apply(stakes())
	first := find[job.ProposeLease](w)
	w.apply(w.bid(judges[0], market.RoleVerifier, 0)) // the provider has passed it on
	w.apply(job.LeaseRefused{Lease: first.Lease.StructHash(), Reason: "left out", LeftOut: true})
	w.phase(job.Matching)
	w.apply(stakes())
	second := find[job.ProposeLease](w)
	if second.Lease.Provider != alice.op || len(first.Candidates) != 1 || len(second.Candidates) != 2 {
		t.Fatalf("first %d candidates, then %d of %s", len(first.Candidates), len(second.Candidates),
			second.Lease.Provider)
	}
	for range 2 {
		w.apply(job.LeaseRefused{Lease: w.s.Lease.Hash, Reason: "left out", LeftOut: true})
		w.apply(stakes())
		if !w.holds(alice, market.RoleProvider) {
			t.Fatal("its bid is dropped too soon")
		}
	}
	w.apply(job.LeaseRefused{Lease: w.s.Lease.Hash, Reason: "left out", LeftOut: true})
	if w.holds(alice, market.RoleProvider) || w.s.Phase == job.Leasing {
		t.Errorf("it is asked for ever, in phase %s", w.s.Phase)
	}
}
