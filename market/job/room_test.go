package job_test

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// TestWantOfRoomIsNoBlame: the bid of a provider without room stands, nothing is recorded, others
// are matched at once, and it gets the lease when it has room.
func TestWantOfRoomIsNoBlame(t *testing.T) {
	w := newWorld(t, 1)
	first := w.lease(alice, bob)
	w.apply(job.LeaseRefused{Lease: first.Lease.StructHash(), Reason: "works on 4 leases", Busy: true})
	w.phase(job.Matching)
	if len(w.s.Past) > 0 || len(w.s.Excluded) > 0 || record(w.s, alice.op) != (reputation.Counts{}) ||
		!w.holds(alice, market.RoleProvider) {
		t.Errorf("%+v %+v %+v", w.s.Past, w.s.Excluded, w.s.Records)
	}
	if x := find[job.ReadStakes](w); x.Nonce != 1 {
		t.Errorf("the second match has the key of the first: %+v", x)
	}
	s := stakes()
	s.Busy = map[common.Address]string{alice.op: "no room"}
	w.apply(s)
	second := find[job.ProposeLease](w)
	if second.Lease.Provider != bob.op {
		t.Errorf("%s was asked instead", second.Lease.Provider)
	}
	w.apply(job.LeaseRefused{Lease: second.Lease.StructHash(), Reason: "works on 4 leases", Busy: true})
	w.apply(stakes())
	if third := find[job.ProposeLease](w); third.Lease.Provider != alice.op {
		t.Errorf("%s was asked when there was room again", third.Lease.Provider)
	}
}

// TestAnIdleProviderGoesBeforeACheaperOne that computes a lease of this node already.
func TestAnIdleProviderGoesBeforeACheaperOne(t *testing.T) {
	w := newWorld(t, 1)
	w.lease(alice, bob)
	w.apply(job.LeaseRefused{Lease: w.s.Lease.Hash, Reason: "works on 4 leases", Busy: true})
	s := stakes()
	s.Load = map[common.Address]int{alice.op: 1}
	w.apply(s)
	if l := find[job.ProposeLease](w); l.Lease.Provider != bob.op {
		t.Errorf("%s was asked", l.Lease.Provider)
	}
}

// TestABusyOperatorMayVerify: want of room concerns its provider.
func TestABusyOperatorMayVerify(t *testing.T) {
	w := newWorld(t, 1)
	w.apply(w.bid(alice, market.RoleProvider, 5))
	w.apply(w.bid(bob, market.RoleVerifier, 0))
	w.tick(5000)
	s := stakes()
	s.Busy = map[common.Address]string{bob.op: "no room"}
	w.apply(s)
	if l := find[job.ProposeLease](w); len(l.Candidates) != 1 || l.Candidates[0].Operator != bob.op {
		t.Errorf("%+v", l.Candidates)
	}
}

// TestAnAbsenceExcludesForAWhile: a provider that was killed and came back gets the job again, and
// waits twice as long after every further absence. Who was wrong is out for good.
func TestAnAbsenceExcludesForAWhile(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	for _, rest := range []uint64{30, 60, 120} {
		w.tick(6000) // no heartbeat
		w.phase(job.Announced)
		w.tick((rest - 1) * 1000)
		bid := w.bid(alice, market.RoleProvider, 900)
		if _, _, err := w.s.Apply(bid); err == nil || !strings.Contains(err.Error(), "for 1 seconds more") {
			t.Fatalf("before its rest of %d s is over: %v", rest, err)
		}
		w.tick(1000)
		w.apply(stakes()) // the verifiers' bids alone are no match
		w.phase(job.Announced)
		w.run(alice)
	}
	if record(w.s, alice.op).Missed != 3 || len(w.s.Excluded) != 1 {
		t.Errorf("%+v %+v", w.s.Records, w.s.Excluded)
	}
	for asked := w.commit(alice, 0, 9, 10); w.s.Phase == job.Verifying; asked = checks(w.todo) {
		w.apply(w.verdict(asked[0], false))
	}
	w.tick(1000 * 1000)
	w.refuse(w.bid(alice, market.RoleProvider, 900), job.ErrConflict)
}

// TestAProviderThatWasAwayIsAskedAgain: it does not know that it was asked, so its bid stands.
func TestAProviderThatWasAwayIsAskedAgain(t *testing.T) {
	w := newWorld(t, 1)
	w.lease(alice)
	first := w.s.Lease.Hash
	w.apply(job.LeaseRefused{Lease: first, Reason: "no route", Away: true})
	w.phase(job.Matching)
	if end := find[job.EndLease](w); end.OnChain || end.Lease.Lease.StructHash() != first {
		t.Errorf("%+v", end) // its answer may be on its way
	}
	find[job.ReadStakes](w)
	w.apply(stakes())
	if p := find[job.ProposeLease](w); p.Lease.Node != alice.node || p.Lease.StructHash() == first {
		t.Errorf("%+v", p)
	}
}
