package lightningrail

import (
	"context"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/train/canon"
)

// slowJudge takes an hour for each segment of one provider's jobs, and decides nothing there.
type slowJudge struct {
	w       *testbed
	hostile common.Address
	heard   []common.Address // the providers, in the order in which it was asked
}

func (*slowJudge) Admit(Dispute) error { return nil }

func (j *slowJudge) Right(_ context.Context, d Dispute) (bool, error) {
	p := d.Deal.Lease.Lease.Provider
	j.heard = append(j.heard, p)
	if p == j.hostile {
		j.w.later(3600)
		return false, context.DeadlineExceeded
	}
	return true, nil
}

// disputes stores a dispute over the n-th lease of a provider. Its id is below or above the middle: the
// arbiter looks at leases by their ids.
func (w *testbed) disputes(p common.Address, n uint64, below bool) {
	w.t.Helper()
	d := w.deal
	d.Lease.Lease.Provider, d.Lease.Lease.Nonce = p, n<<32
	for d.LeaseID()[0] < 128 != below {
		d.Lease.Lease.Nonce++
	}
	c := escrow.ClaimedSegment{Hash: common.Hash{1}}
	com := commitmentOf(d, c).StructHash()
	if _, err := w.court.records.change(d.LeaseID(), func(b *record, _ bool) error {
		b.Deal, b.Claims, b.Contests = d, []escrow.ClaimedSegment{c}, []contested{{Commitment: com}}
		return nil
	}); err != nil {
		w.t.Fatal(err)
	}
	raw, err := canon.Marshal(Dispute{Deal: d, Claim: c})
	if err != nil {
		w.t.Fatal(err)
	}
	if err := w.court.Store.Put(disputeName(d.LeaseID(), com), raw); err != nil {
		w.t.Fatal(err)
	}
}

// TestHostileR6ProvidersTakeTurnsAtAnArbiter: a provider that is its own client has an arbiter hold many leases, locks
// nothing, and objects to its own claims, each of which takes an hour to execute. Another's right claim, to which its
// client objects so that its lock expires, is decided after one of them.
func TestHostileR6ProvidersTakeTurnsAtAnArbiter(t *testing.T) {
	w := newTestbed(t, 3)
	hostile, honest := common.Address{66}, common.Address{77}
	j := &slowJudge{w: w, hostile: hostile}
	w.court.Judge = j
	for n := range uint64(6) {
		w.disputes(hostile, n, true)
	}
	w.disputes(honest, 0, false)
	began, later := w.now(), map[string]uint64{}
	for waited := uint64(0); len(j.heard) == 0 || j.heard[len(j.heard)-1] != honest; waited = w.now() - began {
		if waited > 3600 {
			t.Fatalf("the honest claim still waits after %d s, and %d others", waited, len(j.heard))
		}
		if err := w.court.decideTurn(t.Context(), later); err != nil {
			t.Fatal(err)
		}
	}
}
