package job_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// newSlot is a world whose job is one slot of several.
func newSlot(t *testing.T) *world {
	w := newWorld(t, 1)
	p := job.DefaultPolicy()
	p.Rounds = true
	w.s, w.todo = job.New(w.ann, common.Hash{9}, p, job.Tick{Chain: start, Mono: 1000})
	return w
}

// from gives the start of a segment, whose root is at.
func from(verified uint32, at byte) job.StartSet {
	b := market.Blob{CID: cidOf(string(rune(at))), Size: 9}
	return job.StartSet{Verified: verified, Root: common.Hash{at}, Checkpoint: b}
}

// propose brings the job to a proposal, with the bids that are held if there are some.
func (w *world) propose(by party) job.ProposeLease {
	w.t.Helper()
	if w.s.Phase != job.Matching {
		return w.lease(by)
	}
	w.apply(stakes())
	w.phase(job.Leasing)
	return find[job.ProposeLease](w)
}

// round lets a provider compute segment i from the root at, and a verifier find it right.
func (w *world) round(by party, i uint32, at byte) common.Hash {
	w.t.Helper()
	p := w.propose(by)
	l := p.Lease
	if l.FirstSegment != i || l.Segments != 1 || l.StartRoot != (common.Hash{at}) ||
		p.Start.CID != cidOf(string(rune(at))) {
		w.t.Fatalf("%+v", p)
	}
	w.signed(by)
	hash := w.s.Lease.Hash
	w.apply(job.Funded{Lease: hash})
	w.apply(w.verdict(w.commit(by, i, at, at+1)[0], true))
	if v := w.voucher(l, nil); !v.Voucher().Ends(l) || v.Voucher().Last != (i == 2) {
		w.t.Errorf("%+v", v.Voucher())
	}
	return hash
}

func TestASlotStartsEverySegmentFromTheMerge(t *testing.T) {
	w := newSlot(t)
	w.phase(job.Merging)
	find[job.Announce](w)
	w.refuse(from(1, 20), job.ErrOrder)
	w.apply(from(0, 20))
	first := w.round(alice, 0, 20)
	w.phase(job.Merging)
	w.apply(from(0, 20))                            // again, late
	w.apply(w.bid(alice, market.RoleProvider, 900)) // while the round is merged
	w.apply(from(1, 30))
	second := w.round(alice, 1, 30)
	w.apply(from(2, 40)) // nobody has bid meanwhile
	w.phase(job.Announced)
	w.round(alice, 2, 40)
	w.phase(job.Delivered)
	if f := find[job.FetchArtifact](w); f.Root != (common.Hash{41}) {
		t.Errorf("%+v", f)
	}
	w.apply(job.Released{Lease: second})
	w.apply(job.Released{Lease: w.s.Lease.Hash})
	w.apply(job.ArtifactFetched{})
	w.apply(job.Refunded{})
	w.phase(job.Delivered) // the first lease is not closed
	w.apply(job.Released{Lease: first})
	w.apply(job.Refunded{})
	w.phase(job.Closed)
}

func TestACompleteLeaseIsEndedAtItsDeadline(t *testing.T) {
	w := newSlot(t)
	w.apply(from(0, 20))
	lease := w.round(alice, 0, 20)
	w.apply(job.Resumed{Now: job.Tick{Chain: w.chain, Mono: 1}})
	find[job.SendVoucher](w) // the provider may not have it
	w.mono = 1
	w.s.Past[0].Signed.Lease.Deadline = w.chain + 10
	w.tick(9_000)
	if len(w.todo) != 0 {
		t.Fatalf("%v", w.todo)
	}
	w.tick(1_000)
	if e := find[job.EndLease](w); !e.OnChain || e.Voucher.Segments != 1 || e.Lease.Lease.StructHash() == lease {
		t.Errorf("%+v", e)
	}
	w.tick(1_000)
	if len(w.todo) != 0 {
		t.Errorf("asked twice: %v", w.todo)
	}
	w.apply(job.Cancel{})
	w.phase(job.Refunding)
}

func TestASlotsProviderThatFailsIsReplaced(t *testing.T) {
	w := newSlot(t)
	w.apply(from(0, 20))
	w.lease(alice)
	w.signed(alice)
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	w.tick(job.DefaultPolicy().StartGrace)
	w.phase(job.Announced)
	w.round(bob, 0, 20) // from the same state
	w.phase(job.Merging)
}

// TestAProviderThatDiesWhileTheMoneyMovesIsMissedAtOnce: it was heard since it signed, so nobody waits for a first
// heartbeat.
func TestAProviderThatDiesWhileTheMoneyMovesIsMissedAtOnce(t *testing.T) {
	w := newSlot(t)
	w.apply(from(0, 20))
	w.lease(alice)
	w.signed(alice)
	w.apply(job.HeartbeatReceived{Progress: market.Progress{Lease: w.s.Lease.Hash}})
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	p := job.DefaultPolicy()
	w.tick(p.Heartbeat*p.Misses - 1)
	w.phase(job.Running)
	w.tick(1)
	w.phase(job.Announced)
}
