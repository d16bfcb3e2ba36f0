package job_test

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// TestRecordsSayWhatScoresNeed: role, time, pay, who found something wrong, and the throughput.
func TestRecordsSayWhatScoresNeed(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice, bob)
	for i := range byte(2) {
		w.tick(5_000)
		w.beat()
		c := w.commit(alice, uint32(i), 9+i, 10+i)
		w.apply(w.verdict(c[0], true))
	}
	of := func(role market.Role, op common.Address) job.Record {
		i := slices.IndexFunc(w.s.Records, func(r job.Record) bool { return r.Operator == op && r.Role == role })
		if i < 0 {
			t.Fatalf("no record of %s in role %d: %+v", op, role, w.s.Records)
		}
		return w.s.Records[i]
	}
	p, l := of(market.RoleProvider, alice.op), w.s.Lease
	seg := w.ann.Spec().StepsPerSegment
	want := uint64(seg) * w.ann.Spec().Program.TokensPerStep() / 5
	if p.Paid != 2*l.Signed.Lease.Price || p.At != w.s.Clock.Chain ||
		p.Reputation != (reputation.Counts{Delivered: 2}) || p.Claimed != l.Claimed || p.Claimed == 0 ||
		p.Shown != want {
		t.Errorf("%+v, want %d tokens a second", p, want)
	}

	c := w.commit(alice, 2, 11, 66)
	first := c[0]
	w.apply(w.verdict(first, false))
	second := find[job.RequestCheck](w)
	w.apply(w.verdict(second, false))
	p = of(market.RoleProvider, alice.op)
	by := []common.Address{first.To.Operator, second.To.Operator}
	if p.Reputation.Wrong != 1 || !slices.Equal(p.By, by) {
		t.Errorf("%+v, want it found wrong by %v", p, by)
	}
	if v := of(market.RoleVerifier, second.To.Operator); v.Reputation.Delivered == 0 {
		t.Errorf("%+v", v)
	}
}
