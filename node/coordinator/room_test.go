package coordinator

import (
	"context"
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// matching is a job that waits for room at some nodes.
func matching(n byte, nodes ...common.Address) job.State {
	s := job.State{Phase: job.Matching, Announcement: market.Announcement{Offer: market.Offer{Job: market.JobID{n}}}}
	for _, node := range nodes {
		s.Bids = append(s.Bids, job.HeldBid{Bid: market.SignedBid{Bid: bidOfNode(node)}})
	}
	return s
}

func bidOfNode(node common.Address) market.Bid {
	return market.Bid{Role: market.RoleProvider, Node: node, Operator: node, Leases: 2, Expires: 1 << 40}
}

// leased is the job with a lease that a node computes.
func leased(s job.State, node common.Address) job.State {
	s.Phase = job.Running
	s.Lease = &job.ActiveLease{Funded: true}
	s.Lease.Signed.Lease = market.Lease{Node: node, Segments: 1}
	return s
}

// waits starts a wait and returns where its answer comes.
func waits(ctx context.Context, x *rooms, s job.State) chan common.Address {
	got := make(chan common.Address, 1)
	go func() {
		node, _ := x.await(ctx, func() job.State { return s })
		got <- node
	}()
	synctest.Wait()
	return got
}

func answer(got chan common.Address) (common.Address, bool) {
	synctest.Wait()
	select {
	case node := <-got:
		return node, true
	default:
		return common.Address{}, false
	}
}

// TestJobsWaitForRoomInTurn: no more leases are proposed than a bid stands for, who came first is
// first, and room that is made is given away at once.
func TestJobsWaitForRoomInTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x, a := newRooms(), common.Address{1}
		x.bid(bidOfNode(a))
		x.asking(a)
		x.signed(a)
		one, two, three, four := matching(1, a), matching(2, a), matching(3, a), matching(4, a)
		for _, s := range []job.State{one, two} {
			node, ok := answer(waits(t.Context(), x, s))
			if !ok || node != a {
				t.Fatalf("%v %t", node, ok)
			}
			x.note(leased(s, a))
			x.giveBack(node)
		}
		third, fourth := waits(t.Context(), x, three), waits(t.Context(), x, four)
		if _, ok := answer(third); ok {
			t.Fatal("a third lease, and the bid stands for two")
		}
		done := leased(one, a)
		done.Phase = job.Delivered
		x.note(done)
		if full, load := x.load(four, common.Address{}); len(full) != 1 || load[a] != 2 {
			t.Error("the room that was made is not the third job's")
		}
		if _, ok := answer(fourth); ok {
			t.Error("who came later is served first")
		}
		if node, ok := answer(third); !ok || node != a {
			t.Error("a job waits while its provider has room")
		}
		ended := four
		ended.Phase = job.Refunding
		x.note(ended)
		if node, ok := answer(fourth); !ok || node != (common.Address{}) {
			t.Error("a job that is over waits for room")
		}
	})
}

// TestTheIdlestProviderIsNext: leases go to nodes that have fewer of them.
func TestTheIdlestProviderIsNext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x, a, b := newRooms(), common.Address{1}, common.Address{2}
		for _, node := range []common.Address{a, b} {
			x.bid(bidOfNode(node))
			x.asking(node)
			x.signed(node)
		}
		x.note(leased(matching(1, a, b), a))
		s := matching(2, a, b)
		if node, ok := answer(waits(t.Context(), x, s)); !ok || node != b {
			t.Error("an idle provider is passed over")
		}
		if full, load := x.load(s, b); len(full) > 0 || load[a] != 1 || load[b] != 0 {
			t.Errorf("%v %v", full, load)
		}
	})
}

// TestAProviderThatRefusesForEverCostsLittle: who answers busy rests for longer each time, whatever
// it bids, and meanwhile the others get the leases.
func TestAProviderThatRefusesForEverCostsLittle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x, bad, good := newRooms(), common.Address{1}, common.Address{2}
		asked, begin := 0, time.Now()
		for time.Since(begin) < time.Hour {
			x.bid(bidOfNode(bad))
			x.bid(bidOfNode(good))
			s := matching(1, bad, good)
			node, _ := x.await(t.Context(), func() job.State { return s })
			round := x.asking(node)
			if node == bad {
				asked++
				x.refused(node, round, 1, 0)
			} else {
				x.signed(node)
			}
			x.giveBack(node)
			time.Sleep(time.Second)
		}
		if asked > 40 {
			t.Errorf("it was asked %d times in an hour, and never signed", asked)
		}
	})
}

// TestRefusalsOfOneRoundAreOne: who is proposed many leases at once, and has no room for the last ones, is asked again
// as soon as it wants to be, and at once when it bids again.
func TestRefusalsOfOneRoundAreOne(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x, a := newRooms(), common.Address{1}
		bid := bidOfNode(a)
		bid.Leases = 16
		x.bid(bid)
		x.signed(a)
		wait := 5 * time.Second
		for range 2 { // rounds
			rounds := make([]int, 8)
			for i := range rounds {
				rounds[i] = x.asking(a)
			}
			for _, round := range rounds {
				x.refused(a, round, 1, wait)
			}
			again := waits(t.Context(), x, matching(1, a))
			if _, ok := answer(again); ok {
				t.Fatal("it is asked while it has no room")
			}
			time.Sleep(wait)
			if node, ok := answer(again); !ok || node != a {
				t.Fatal("it is not asked when it wants to be")
			}
			x.giveBack(a)
		}
		x.refused(a, x.asking(a), 1, wait)
		x.bid(bid)
		if node, ok := answer(waits(t.Context(), x, matching(2, a))); !ok || node != a {
			t.Error("it bids again, and is not asked")
		}
	})
}

// TestHostileR7RefusalsForAnyReasonRest: who bids and refuses, for whatever reason, or says that verifiers are left out
// and brings none, rests like one that has no room, and is not taken for one that has signed.
func TestHostileR7RefusalsForAnyReasonRest(t *testing.T) {
	for name, refusal := range map[string]error{
		"no room": market.ErrNoRoom, "a rule": market.ErrRefused,
		"bids that are no news": fmt.Errorf("%w: left out", market.ErrRefused),
	} {
		synctest.Test(t, func(t *testing.T) {
			x, bad := newRooms(), common.Address{1}
			asked, begin := 0, time.Now()
			for time.Since(begin) < time.Hour {
				b := bidOfNode(bad)
				b.Leases = 100
				x.bid(b)
				s := matching(1, bad)
				node, err := x.await(t.Context(), func() job.State { return s })
				if err != nil || x.of(bad).signed {
					t.Fatalf("%s: %v, taken for one that signs: %t", name, err, x.of(bad).signed)
				}
				asked++
				round := x.asking(node)
				time.Sleep(leaseReply)
				x.answered(node, round, 0, refusal)
				x.giveBack(node)
			}
			if asked > 40 {
				t.Errorf("%s: it held a job for %d proposals in an hour", name, asked)
			}
		})
	}
}

// TestASilentProviderHoldsOneJob: a node that has not answered yet is asked for one lease at a time,
// and after its silence for none for a while, unless it signs.
func TestASilentProviderHoldsOneJob(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x, a := newRooms(), common.Address{1}
		x.bid(bidOfNode(a))
		if node, ok := answer(waits(t.Context(), x, matching(1, a))); !ok || node != a {
			t.Fatal("it is not asked at all")
		}
		x.asking(a)
		second := waits(t.Context(), x, matching(2, a))
		if _, ok := answer(second); ok {
			t.Fatal("a second job waits for an answer beside the first")
		}
		x.refused(a, 0, silence, 0)
		x.giveBack(a)
		x.bid(bidOfNode(a))
		if _, ok := answer(second); ok {
			t.Error("it is asked again at once because it has bid")
		}
		time.Sleep(firstRest << (silence - 1))
		if node, ok := answer(second); !ok || node != a {
			t.Error("it is never asked again")
		}
	})
}

// TestAWaitEndsWithItsContext: what it was given meanwhile is given back.
func TestAWaitEndsWithItsContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x, a := newRooms(), common.Address{1}
		ctx, cancel := context.WithCancel(t.Context())
		x.of(a).until = time.Now().Add(time.Hour)
		got := waits(ctx, x, matching(1, a))
		cancel()
		answer(got)
		x.bid(bidOfNode(a))
		if node, ok := answer(waits(t.Context(), x, matching(2, a))); !ok || node != a {
			t.Error("a job that waits no more keeps the room")
		}
	})
}
