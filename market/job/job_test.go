package job_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

func TestWholeLife(t *testing.T) {
	w := newWorld(t, 1)
	w.phase(job.Announced)
	find[job.Announce](w)
	find[job.CollectBids](w)
	w.run(alice, bob)
	l := w.s.Lease.Signed.Lease
	if l.Price != 900 || l.Provider != alice.op || l.Segments != 3 {
		t.Fatalf("lease %+v", l)
	}
	var before *market.ValidVoucher
	for i := range uint32(3) {
		c := w.commit(alice, i, byte(9+i), byte(10+i))
		if len(c) != 1 || c[0].Intervals == 0 {
			t.Fatalf("%d checks", len(c))
		}
		w.apply(w.verdict(c[0], true))
		v := w.voucher(l, before)
		if v.Voucher().Segments != i+1 || v.Voucher().Last != (i == 2) {
			t.Fatalf("voucher %+v", v.Voucher())
		}
		before = &v
	}
	// 3 × 900: 270 for verifiers, ⌊13.5⌋ for the delegate.
	if s := before.Split(); s != (market.Split{Gross: 2700, Provider: 2417, Payees: 283, Returned: 0}) {
		t.Errorf("split %+v", s)
	}
	w.phase(job.Delivered)
	if f := find[job.FetchArtifact](w); f.Root != (common.Hash{12}) || f.Blob.CID != cidOf(string(rune(12))) {
		t.Errorf("artifact %+v", f)
	}
	w.apply(job.Released{Lease: w.s.Lease.Hash})
	find[job.Refund](w)
	w.apply(job.Refunded{})
	w.phase(job.Delivered)
	w.apply(job.ArtifactFetched{})
	w.phase(job.Closed)
	if w.s.Outcome != job.Complete || !w.s.Over() || record(w.s, alice.op).Delivered != 3 {
		t.Errorf("%+v", w.s)
	}
	w.refuse(job.Tick{}, job.ErrClosed)
}

func TestVouchersGrowInOrder(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	first := w.commit(alice, 0, 9, 10)
	second := w.commit(alice, 1, 10, 11)
	w.refuse(job.ResultReceived{Result: w.result(alice, 2, 11, 12)}, job.ErrCredit)
	w.apply(w.verdict(second[0], true))
	if len(w.todo) != 0 || w.s.Verified != 0 {
		t.Fatalf("segment 1 was earned before segment 0: %v", w.todo)
	}
	w.apply(w.verdict(first[0], true))
	if v := w.voucher(w.s.Lease.Signed.Lease, nil); v.Voucher().Segments != 2 {
		t.Errorf("%+v", v.Voucher())
	}
	w.phase(job.Running)
}

func TestTwoDisagreementsEndALeaseOfOneVerifier(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice, bob)
	a := w.commit(alice, 0, 9, 10)
	w.apply(w.verdict(a[0], true))
	old := w.s.Lease.Hash
	b := w.commit(alice, 1, 10, 66)
	w.apply(w.verdict(b[0], false))
	w.phase(job.Verifying)
	w.apply(w.verdict(find[job.RequestCheck](w), false))
	w.phase(job.Announced)
	end := find[job.EndLease](w)
	if !end.OnChain || end.Voucher.Segments != 1 || end.Lease.Lease.StructHash() != old || w.s.Verified != 1 {
		t.Fatalf("%+v", end)
	}
	if r := record(w.s, alice.op); r.Wrong != 1 || r.Delivered != 1 {
		t.Errorf("record %+v", r)
	}
	w.refuse(w.bid(alice, market.RoleProvider, 1), job.ErrConflict)
	w.refuse(w.verdict(b[0], false), job.ErrStale)
	// Bob goes on from the last verified segment.
	p := w.lease(bob)
	if p.Lease.FirstSegment != 1 || p.Lease.StartRoot != (common.Hash{10}) || p.Start.CID != cidOf(string(rune(10))) ||
		p.Lease.Provider != bob.op {
		t.Fatalf("%+v", p)
	}
	w.signed(bob)
	w.apply(job.FundingFailed{Lease: w.s.Lease.Hash, Reason: "pot", Wait: true})
	w.phase(job.Funding)
	w.apply(job.Released{Lease: old})
	find[job.Fund](w)
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	w.apply(w.verdict(w.commit(bob, 1, 10, 11)[0], true))
	w.apply(w.verdict(w.commit(bob, 2, 11, 12)[0], true))
	w.phase(job.Delivered)
	if v := w.voucher(w.s.Lease.Signed.Lease, nil); v.Voucher().Segments != 2 || !v.Voucher().Last {
		t.Errorf("%+v", v.Voucher())
	}
}
