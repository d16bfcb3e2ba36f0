package job_test

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

func TestPanels(t *testing.T) {
	for _, c := range []struct {
		name      string
		verifiers uint8
		votes     string // y or n, in the order asked
		phase     job.Phase
		wrong     int // verifiers found wrong
		provider  uint64
	}{
		{"both agree", 2, "yy", job.Running, 0, 0},
		{"majority of three agrees", 2, "nyy", job.Running, 1, 0},
		{"majority of three disagrees", 2, "yn" + "n", job.Announced, 1, 1},
		{"two disagree at once", 2, "nn", job.Announced, 0, 1},
		{"three of four agree", 3, "ynyy", job.Running, 1, 0},
		{"two against two, the fifth agrees", 3, "ynyny", job.Running, 2, 0},
		{"two against two, the fifth disagrees", 3, "ynynn", job.Announced, 2, 1},
		{"nobody is left", 4, "yynyn", job.Announced, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t, c.verifiers)
			w.run(alice, bob)
			asked := w.commit(alice, 0, 9, 10)
			if len(asked) != int(c.verifiers) {
				t.Fatalf("%d asked", len(asked))
			}
			for i, v := range c.votes {
				if i >= len(asked) {
					t.Fatalf("vote %d: nobody was asked", i)
				}
				asked = append(asked, checks(w.apply(w.verdict(asked[i], v == 'y')))...)
			}
			w.phase(c.phase)
			wrong := 0
			for _, j := range judges {
				wrong += int(record(w.s, j.op).Wrong)
			}
			if wrong != c.wrong || record(w.s, alice.op).Wrong != c.provider {
				t.Errorf("%d verifiers wrong, provider %+v", wrong, record(w.s, alice.op))
			}
		})
	}
}

func TestHeartbeats(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice, bob)
	for range 5 {
		w.tick(5999)
		w.phase(job.Running)
		w.beat()
	}
	w.tick(6000)
	w.phase(job.Announced)
	if e := find[job.EndLease](w); !e.OnChain || !strings.Contains(e.Reason, "heartbeats") {
		t.Errorf("%+v", e)
	}
	if record(w.s, alice.op).Missed != 1 || len(w.s.Excluded) != 1 {
		t.Errorf("%+v", w.s.Records)
	}
}

// TestHostileB4AnExcuseIsAHeartbeat: a provider that the driver could not hear keeps its lease, and only that one.
func TestHostileB4AnExcuseIsAHeartbeat(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice, bob)
	for range 5 {
		w.tick(5999)
		w.apply(job.HeartbeatExcused{Lease: w.s.Lease.Hash})
	}
	w.phase(job.Running)
	w.refuse(job.HeartbeatExcused{Lease: common.Hash{9}}, job.ErrStale)
	w.tick(6000)
	w.phase(job.Announced)
}

func TestNoHeartbeatIsDueWhenAllIsCommitted(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	for i := range uint32(2) {
		w.apply(w.verdict(w.commit(alice, i, byte(9+i), byte(10+i))[0], true))
	}
	last := w.commit(alice, 2, 11, 12)
	w.tick(60_000)
	w.phase(job.Verifying)
	w.apply(w.verdict(last[0], true))
	w.phase(job.Delivered)
	// The provider never closes: the lease is ended with the last voucher.
	w.chain = start + 3600
	w.tick(0)
	if e := find[job.EndLease](w); !e.OnChain || !e.Voucher.Last {
		t.Errorf("%+v", e)
	}
	if acts := w.s.Pending(); len(acts) != 3 {
		t.Errorf("pending %v", acts)
	}
	w.tick(1000)
	if len(w.todo) != 0 {
		t.Errorf("ended twice: %v", w.todo)
	}
	w.apply(job.ArtifactFetched{})
	w.apply(job.Released{Lease: w.s.Lease.Hash})
	w.apply(job.Refunded{})
	w.phase(job.Closed)
}

func TestSlowStart(t *testing.T) {
	w := newWorld(t, 1)
	w.lease(alice)
	w.signed(alice)
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	w.tick(119_999)
	w.phase(job.Running)
	w.tick(1)
	w.phase(job.Announced)
}

func TestProposalsThatFail(t *testing.T) {
	w := newWorld(t, 1)
	w.lease(alice, bob)
	hash := w.s.Lease.Hash
	w.refuse(job.LeaseRefused{Lease: common.Hash{1}}, job.ErrStale)
	w.apply(job.LeaseRefused{Lease: hash, Reason: "busy"})
	if e := find[job.EndLease](w); e.OnChain {
		t.Error("ended on chain what was never funded")
	}
	w.refuse(job.LeaseSigned{Lease: hash}, job.ErrStale)
	w.tick(5000)
	w.apply(stakes())
	if p := find[job.ProposeLease](w); p.Lease.Provider != bob.op || p.Lease.Nonce != 2 {
		t.Fatalf("%+v", p.Lease)
	}
	w.tick(15_000) // bob does not sign
	w.phase(job.Announced)
	if len(w.s.Excluded) != 0 {
		t.Error("excluded for not signing")
	}
	w.tick(5000)
	w.apply(stakes())
	w.phase(job.Announced) // only verifiers are left
	w.apply(w.bid(alice, market.RoleProvider, 5))
	w.tick(5000)
	w.apply(stakes())
	w.signed(alice)
	w.refuse(job.LeaseRefused{Lease: w.s.Lease.Hash}, job.ErrPhase)
	w.apply(job.FundingFailed{Lease: w.s.Lease.Hash, Reason: "allowance", Wait: true})
	w.phase(job.Announced) // nothing reserved that could be waited for
	if !strings.Contains(w.s.Explain().String(), "allowance") {
		t.Error(w.s.Explain())
	}
}

func TestNobodyBids(t *testing.T) {
	w := newWorld(t, 1)
	w.tick(4999)
	if len(w.todo) != 0 {
		t.Fatalf("%v", w.todo)
	}
	w.tick(1)
	w.phase(job.Announced)
	find[job.Announce](w)
	w.refuse(stakes(), job.ErrPhase)
	w.chain = start + 3600
	w.tick(0)
	w.phase(job.Refunding)
	find[job.Refund](w)
	w.apply(job.Refunded{})
	w.phase(job.Closed)
	if w.s.Outcome != job.Expired {
		t.Error(w.s.Outcome)
	}
}

func TestBidsAreHeldOnce(t *testing.T) {
	w := newWorld(t, 1)
	first := w.bid(alice, market.RoleProvider, 5)
	second := w.bid(alice, market.RoleProvider, 6)
	w.apply(first)
	w.apply(first)
	w.apply(second)
	w.refuse(first, job.ErrConflict)
	if len(w.s.Bids) != 1 || w.s.Bids[0].Bid.Bid.Price != 6 {
		t.Errorf("%+v", w.s.Bids)
	}
	w.refuse(job.BidReceived{Bid: first.Bid, Peer: bob.peer}, market.ErrContact)
	other := first.Bid.Signed()
	other.Bid.Offer[0]++
	w.refuse(job.BidReceived{Bid: market.RestoreBid(other), Peer: alice.peer}, job.ErrStale)
	for i := len(w.s.Bids); i < job.MaxBids; i++ {
		b := first.Bid.Signed()
		b.Bid.Node[0], b.Bid.Node[1], b.Bid.Node[2] = byte(i), byte(i>>8), 1
		w.s.Bids = append(w.s.Bids, job.HeldBid{Bid: b, Peer: "x"})
	}
	w.refuse(w.bid(bob, market.RoleProvider, 5), job.ErrFull)
}

func TestResultsOutOfLine(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	r := w.result(alice, 0, 9, 10)
	w.refuse(job.ResultReceived{Result: w.result(alice, 1, 9, 10)}, job.ErrOrder)
	w.apply(job.ResultReceived{Result: r})
	issue := find[job.IssueReceipt](w)
	w.apply(job.ResultReceived{Result: r})
	find[job.IssueReceipt](w) // not issued yet: asked for again
	w.refuse(job.ResultReceived{Result: w.result(alice, 0, 9, 11)}, job.ErrConflict)
	w.refuse(job.ResultReceived{Result: w.result(alice, 1, 11, 12)}, job.ErrOrder)
	w.refuse(job.DrawReady{Commitment: issue.Commitment}, job.ErrPhase)
	w.refuse(job.DrawReady{Commitment: common.Hash{1}}, job.ErrStale)
	receipt := market.Receipt{Commitment: issue.Commitment, DrawHeight: issue.Height}
	w.refuse(job.ReceiptIssued{Receipt: receipt}, job.ErrConflict)
	receipt.Candidates = issue.Verifiers
	if _, ok := w.s.Receipt(issue.Commitment); ok {
		t.Error("a receipt before it was issued")
	}
	w.apply(job.ReceiptIssued{Receipt: receipt})
	if got, ok := w.s.Receipt(issue.Commitment); !ok || got != receipt {
		t.Error("the receipt is not kept")
	}
	receipt.DrawHeight++
	w.refuse(job.ReceiptIssued{Receipt: receipt}, job.ErrConflict)
	w.apply(job.DrawReady{Commitment: issue.Commitment, Block: common.Hash{5}})
	w.apply(job.DrawReady{Commitment: issue.Commitment, Block: common.Hash{5}})
	w.refuse(job.DrawReady{Commitment: issue.Commitment, Block: common.Hash{6}}, job.ErrConflict)
	w.apply(job.ResultReceived{Result: r})
	if len(w.todo) != 0 {
		t.Errorf("%v", w.todo)
	}
}

func TestSilentVerifiersAreReplaced(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	first := w.commit(alice, 0, 9, 10)[0]
	w.apply(job.CheckRefused{Commitment: first.Request.Receipt.Commitment, Node: first.To.Node, Reason: "busy"})
	second := find[job.RequestCheck](w)
	if second.To.Node == first.To.Node {
		t.Fatal("asked the same again")
	}
	w.apply(job.CheckRefused{Commitment: first.Request.Receipt.Commitment, Node: first.To.Node})
	if len(w.todo) != 0 {
		t.Fatal("replaced twice")
	}
	w.refuse(job.CheckRefused{Commitment: first.Request.Receipt.Commitment, Node: bob.node}, job.ErrStale)
	seen := []job.RequestCheck{first, second}
	wait := func() {
		for range 200 {
			w.beat()
			w.tick(3000)
			seen = append(seen, checks(w.todo)...)
		}
	}
	for len(seen) < 7 { // five judges, then the first again
		wait()
	}
	if seen[5].To.Node != first.To.Node || record(w.s, second.To.Operator).Missed == 0 {
		t.Errorf("%+v", w.s.Records)
	}
	// A late verdict still counts.
	w.apply(w.verdict(second, true))
	w.phase(job.Running)
	if w.s.Verified != 1 {
		t.Error("not verified")
	}
}

func TestVerdictsOnce(t *testing.T) {
	w := newWorld(t, 2)
	w.run(alice)
	c := w.commit(alice, 0, 9, 10)
	yes, no := w.verdict(c[0], true), w.verdict(c[0], false)
	w.apply(yes)
	w.apply(yes)
	w.refuse(no, market.ErrReveal)
	if w.s.Verified != 0 {
		t.Error("one verifier counted twice")
	}
}

// TestCopyingFails checks that a verifier must open the commitment that it made before it
// saw the log. Neither the log nor another verifier's commitment helps it.
func TestCopyingFails(t *testing.T) {
	w := newWorld(t, 2)
	w.run(alice)
	checks := w.commit(alice, 0, 9, 10)
	if len(checks[0].Request.Result.Log) > 0 {
		t.Fatal("the request holds its answer")
	}
	honest := w.verdict(checks[0], true)
	lazy := checks[1]
	result, err := lazy.Request.Validate(domain, w.chain)
	if err != nil {
		t.Fatal(err)
	}
	work, _ := w.s.Work(result.Result().Hash())
	copied := func(hash common.Hash) job.VerdictCommitted {
		p := judge(lazy.To.Node)
		commitment := market.VerdictCommitment{Lease: work.Result.Commitment.Lease, Commitment: work.Hash,
			Verifier: p.op, Hash: hash}
		commitment.Sig = p.sign(commitment.Digest())
		v, err := commitment.Validate(result.Result(), lazy.To)
		if err != nil {
			t.Fatal(err)
		}
		return job.VerdictCommitted{Commitment: v}
	}
	w.apply(copied(work.Checks[0].Commitment)) // the honest one's
	w.refuse(w.verdict(lazy, true), market.ErrReveal)
	w.refuse(copied(common.Hash{1}), job.ErrConflict)
	w.apply(job.CheckRefused{Commitment: work.Hash, Node: lazy.To.Node, Reason: "seal"})
	if next := find[job.RequestCheck](w); next.To == lazy.To {
		t.Error("the one that copied was asked again")
	}
	w.apply(honest)
	if work, _ := w.s.Work(work.Hash); work.Checks[0].Answer != job.Agreed || work.Checks[1].Answer != job.Silent {
		t.Errorf("%+v", work.Checks)
	}
}

func TestAbandonedAndClosedEarly(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice, bob)
	w.refuse(job.Abandoned{Lease: common.Hash{1}}, job.ErrStale)
	w.apply(job.Abandoned{Lease: w.s.Lease.Hash, Reason: "drain"})
	w.phase(job.Announced)
	old := w.s.Past[0].Hash
	w.tick(5000)
	w.apply(stakes())
	w.signed(bob)
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	w.apply(job.Released{Lease: w.s.Lease.Hash})
	w.phase(job.Announced)
	w.apply(job.Released{Lease: old})
	w.apply(job.Released{Lease: old})
	w.refuse(job.Released{Lease: common.Hash{1}}, job.ErrStale)
	if len(w.s.Past) != 2 || !w.s.Past[0].Released || !w.s.Past[1].Released || len(w.s.Excluded) != 2 {
		t.Errorf("%+v", w.s.Past)
	}
}

func TestCancelAndExpiry(t *testing.T) {
	for _, e := range []job.Event{job.Cancel{}, job.Tick{Chain: start + 3600}} {
		w := newWorld(t, 1)
		w.run(alice)
		w.apply(e)
		w.phase(job.Refunding)
		end, first := find[job.EndLease](w), find[job.Refund](w)
		w.apply(job.Refunded{})
		w.phase(job.Refunding) // the lease still reserves money
		if len(w.s.Pending()) != 2 {
			t.Errorf("pending %v", w.s.Pending())
		}
		w.refuse(job.Cancel{}, job.ErrPhase)
		w.tick(1000)
		w.apply(job.Released{Lease: end.Lease.Lease.StructHash()})
		if find[job.Refund](w).Key() == first.Key() {
			t.Error("the second refund has the first one's key")
		}
		w.apply(job.Refunded{})
		w.phase(job.Closed)
	}
}

func TestLeaseDeadline(t *testing.T) {
	w := newWorld(t, 1)
	w.s.Policy.LeaseSeconds = 100
	w.run(alice)
	if w.s.Lease.Signed.Lease.Deadline != w.chain+100 {
		t.Fatal(w.s.Lease.Signed.Lease.Deadline, w.chain)
	}
	w.chain += 100
	w.tick(0)
	w.phase(job.Announced)
	if record(w.s, alice.op).Missed != 1 {
		t.Error("late, and not recorded")
	}
}
