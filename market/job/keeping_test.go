package job_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// accepted brings a job to its first segment, accepted by its verifier. Its end state is not kept.
func accepted(t *testing.T, providers ...party) (w *world, keep job.KeepState) {
	t.Helper()
	w = newWorld(t, 1)
	w.withheld = true
	w.run(providers...)
	asked := w.commit(alice, 0, 9, 10)
	work := w.s.Lease.Works[0]
	keep = job.KeepState{Commitment: work.Hash, Blob: work.Result.End, Root: common.Hash{10}}
	w.apply(w.verdict(asked[0], true))
	return w, keep
}

// TestHostileASegmentIsPaidWithItsEndState: a provider that keeps the end state back has no voucher for the segment,
// and gets it in the moment in which the state is here.
func TestHostileASegmentIsPaidWithItsEndState(t *testing.T) {
	w, keep := accepted(t, alice)
	if len(w.todo) > 0 || w.s.Verified != 0 {
		t.Fatalf("%d segments are verified, and %v follows from a verdict alone", w.s.Verified, w.todo)
	}
	if s := w.s.Explain().String(); !strings.Contains(s, "segment 0 is paid when its end state is here") {
		t.Error(s)
	}
	l := w.s.Lease.Signed.Lease
	w.apply(job.StateKept{Commitment: keep.Commitment})
	if v := w.voucher(l, nil); v.Voucher().Segments != 1 || w.s.Verified != 1 || w.s.Root != keep.Root {
		t.Errorf("voucher of %d segments, %d verified", v.Voucher().Segments, w.s.Verified)
	}
}

// TestAWithheldStateEndsTheLease: after a while, another trains the segment again from the last state that is kept. Who
// kept it back has missed and is left out for a while.
func TestAWithheldStateEndsTheLease(t *testing.T) {
	w, keep := accepted(t, alice, bob)
	limit := job.DefaultPolicy().Heartbeat * job.DefaultPolicy().Misses * 5
	for range limit/1000 - 1 {
		w.tick(1000)
		w.beat()
	}
	w.phase(job.Verifying)
	w.tick(1000)
	w.phase(job.Announced)
	if w.s.Verified != 0 || w.s.Root != (common.Hash{9}) || record(w.s, alice.op).Missed != 1 {
		t.Errorf("%d verified, root %s, %+v", w.s.Verified, w.s.Root, record(w.s, alice.op))
	}
	if !slices.ContainsFunc(w.s.Excluded, func(x job.Exclusion) bool { return x.Operator == alice.op && x.Until > 0 }) {
		t.Errorf("excluded are %v", w.s.Excluded)
	}
	w.refuse(job.StateKept{Commitment: keep.Commitment}, job.ErrStale)
	w.tick(5000)
	w.apply(stakes())
	if l := w.s.Lease.Signed.Lease; l.Provider != bob.op || l.FirstSegment != 0 {
		t.Errorf("%s trains from segment %d", l.Provider, l.FirstSegment)
	}
}

// TestABigStateHasTheTimeThatItsBytesTake: 64 KiB a second, up to the time for a check, whatever size a provider names.
func TestABigStateHasTheTimeThatItsBytesTake(t *testing.T) {
	for size, want := range map[uint64]string{7: "after 30 s", 10 << 20: "after 190 s", market.MaxBlob: "after 600 s"} {
		w, _ := accepted(t, alice)
		w.s.Lease.Works[0].Result.End.Size = size
		if s := w.s.Explain().String(); !strings.Contains(s, want) {
			t.Errorf("%d bytes: %s, want %q", size, s, want)
		}
	}
}

// TestARestartAsksForTheStateAgain: and the wait for it starts again.
func TestARestartAsksForTheStateAgain(t *testing.T) {
	w, keep := accepted(t, alice)
	w.mono = 5 // the clock of another process
	w.apply(job.Resumed{Now: job.Tick{Chain: w.chain, Mono: w.mono}})
	if got := find[job.KeepState](w); got != keep {
		t.Errorf("%+v, want %+v", got, keep)
	}
	w.tick(1000)
	w.beat()
	w.phase(job.Verifying)
	w.apply(job.StateKept{Commitment: keep.Commitment})
	if w.s.Verified != 1 {
		t.Errorf("%d segments are verified", w.s.Verified)
	}
}

// TestASegmentWaitsForTheStateBeforeIt: vouchers are in order, and one says all that was earned at once.
func TestASegmentWaitsForTheStateBeforeIt(t *testing.T) {
	w, keep := accepted(t, alice)
	l := w.s.Lease.Signed.Lease
	asked := w.commit(alice, 1, 10, 11)
	second := w.s.Lease.Works[1].Hash
	w.apply(job.StateKept{Commitment: second})
	w.apply(w.verdict(asked[0], true))
	if w.s.Verified != 0 {
		t.Fatalf("%d segments are verified", w.s.Verified)
	}
	w.apply(job.StateKept{Commitment: keep.Commitment})
	if v := w.voucher(l, nil); v.Voucher().Segments != 2 || w.s.Verified != 2 {
		t.Errorf("voucher of %d segments, %d verified", v.Voucher().Segments, w.s.Verified)
	}
}
