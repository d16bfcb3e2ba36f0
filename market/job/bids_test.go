package job_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
)

// sybil returns the nth party of somebody who makes many.
func sybil(n int) party { return newParty(fmt.Sprint("sybil ", n)) }

// staked is a party's bid with its operator's stake.
func (w *world) staked(p party, r market.Role, stake int64) job.BidReceived {
	e := w.bid(p, r, 5*uint64(2-r))
	e.Stake = money.Units(stake)
	return e
}

// holds reports whether the job has a bid of an operator for a role.
func (w *world) holds(p party, r market.Role) bool {
	return slices.ContainsFunc(w.s.Bids, func(h job.HeldBid) bool {
		return h.Bid.Bid.Operator == p.op && h.Bid.Bid.Role == r
	})
}

// TestAuditB6NamesWithoutStakeKeepNobodyOut has one attacker bid under 256 names before
// anybody else does. Those who stake are held all the same, and the job is leased.
func TestAuditB6NamesWithoutStakeKeepNobodyOut(t *testing.T) {
	w := newWorld(t, 1)
	for i := range job.MaxBids {
		w.apply(w.staked(sybil(i), market.RoleVerifier, 0))
	}
	w.refuse(w.staked(sybil(job.MaxBids), market.RoleProvider, 0), job.ErrFull)
	w.apply(w.staked(alice, market.RoleProvider, 10))
	for _, j := range judges {
		w.apply(w.staked(j, market.RoleVerifier, 100))
	}
	if len(w.s.Bids) != job.MaxBids || !w.holds(alice, market.RoleProvider) ||
		!w.holds(judges[4], market.RoleVerifier) {
		t.Fatalf("%d bids are held, alice's %t", len(w.s.Bids), w.holds(alice, market.RoleProvider))
	}
	w.tick(job.DefaultPolicy().BidWindow)
	w.apply(stakes())
	if l := find[job.ProposeLease](w); l.Lease.Provider != alice.op {
		t.Errorf("%s was chosen", l.Lease.Provider)
	}
}

// TestMoreStakeIsKept has the room taken by those who stake. Whoever stakes less, or as much,
// finds none, and whoever stakes more takes the newest place of the least.
func TestMoreStakeIsKept(t *testing.T) {
	w := newWorld(t, 1)
	for i := range job.MaxBids {
		w.apply(w.staked(sybil(i), market.RoleVerifier, 10))
	}
	w.refuse(w.staked(alice, market.RoleProvider, 9), job.ErrFull)
	w.refuse(w.staked(alice, market.RoleProvider, 10), job.ErrFull)
	w.apply(w.staked(alice, market.RoleProvider, 11))
	if w.holds(sybil(job.MaxBids-1), market.RoleVerifier) || !w.holds(sybil(0), market.RoleVerifier) {
		t.Error("the newest bid of those with the least stake did not make room")
	}
}

// TestAnOperatorHasOneBidForARole has an operator bid with several nodes: only the lowest
// bid is held, however many nodes it has.
func TestAnOperatorHasOneBidForARole(t *testing.T) {
	w := newWorld(t, 1)
	second := newParty("alice's second node")
	second.op = alice.op
	w.apply(w.bid(alice, market.RoleProvider, 7))
	w.refuse(w.bid(second, market.RoleProvider, 8), job.ErrConflict)
	w.apply(w.bid(second, market.RoleProvider, 6))
	w.refuse(w.bid(alice, market.RoleProvider, 7), job.ErrConflict)
	w.apply(w.bid(alice, market.RoleProvider, 6))
	w.apply(w.bid(alice, market.RoleVerifier, 0))
	for i := range 2 * job.MaxBids {
		p := sybil(i)
		p.op = bob.op
		w.apply(w.bid(p, market.RoleVerifier, 0))
	}
	if len(w.s.Bids) != 3 {
		t.Errorf("%d bids are held of 2 operators", len(w.s.Bids))
	}
}

// TestAReplayedBidChangesNothing sends bids again that were held or replaced: the latest
// stays, and its life does not grow.
func TestAReplayedBidChangesNothing(t *testing.T) {
	w := newWorld(t, 1)
	first, second := w.bid(alice, market.RoleProvider, 5), w.bid(alice, market.RoleProvider, 6)
	w.apply(first)
	w.apply(second)
	w.apply(second)
	w.refuse(first, job.ErrConflict)
	w.chain += 3001
	w.tick(job.DefaultPolicy().BidWindow)
	if len(w.s.Bids) != 0 {
		t.Errorf("%d bids after their end", len(w.s.Bids))
	}
	if _, err := second.Bid.Signed().Validate(w.ann, w.chain); err == nil {
		t.Error("a bid counts after its end")
	}
}

// TestReplayedResultsAndVerdictsChangeNothing sends every message of an earned segment again,
// in the running lease and after it: nothing is earned or paid twice, nobody is asked again,
// and nobody is blamed.
func TestReplayedResultsAndVerdictsChangeNothing(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	result := w.result(alice, 0, 9, 10)
	verdict := w.verdict(w.commit(alice, 0, 9, 10)[0], true)
	signed := job.LeaseSigned{Lease: w.s.Lease.Hash}
	w.apply(verdict)
	paid := w.s.Lease.Paid.Voucher
	again := []job.Event{job.ResultReceived{Result: result}, verdict, signed, job.Funded{Lease: w.s.Lease.Hash}}
	replay := func(when string) {
		for _, e := range again {
			s, acts, err := w.s.Apply(e)
			if err == nil && len(acts) > 0 || s.Verified != 1 || len(s.Excluded) > 0 {
				t.Errorf("%s, %T again: %d verified, %v, %v", when, e, s.Verified, acts, err)
			}
			if l := s.Lease; l != nil && l.Paid.Voucher != paid {
				t.Errorf("%s, %T again: %+v is paid", when, e, l.Paid.Voucher)
			}
		}
	}
	if w.s.Verified != 1 || paid.Segments != 1 {
		t.Fatalf("%d verified, %+v", w.s.Verified, paid)
	}
	replay("in the lease")
	w.apply(job.Abandoned{Lease: w.s.Lease.Hash, Reason: "over"})
	w.s.Excluded = nil // the provider may bid again
	replay("after it")
	w.apply(w.bid(alice, market.RoleProvider, 5))
	replay("while there are bids again")
}
