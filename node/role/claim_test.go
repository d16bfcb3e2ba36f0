package role_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestEveryDrawOfASegmentIsAClaim: a provider whose first draw had lapsed kept the segment
// under the first height alone. It could not defend the second, where a record of the log is
// shown with the claim's height, and found no such segment when a verifier asked for the log.
func TestEveryDrawOfASegmentIsAClaim(t *testing.T) {
	d := role.Deps{Ledger: roletest.OpenLedger(t), Heads: roletest.NewClock()}
	lease := market.Lease{Segments: 3}
	for _, height := range []uint64{10, 14} {
		c := role.Claim{Lease: market.SignedLease{Lease: lease}, Result: market.SegmentResult{Log: make([]byte, 16),
			Commitment: market.Commitment{Lease: lease.StructHash(), Hash: common.Hash{1}, Height: height}}}
		if err := d.KeepClaim(c); err != nil {
			t.Fatal(err)
		}
	}
	for _, height := range []uint64{10, 14} {
		com := market.Commitment{Lease: lease.StructHash(), Hash: common.Hash{1}, Height: height}
		r, ok, err := d.Committed(com.Lease, 0, com.StructHash())
		if err != nil || !ok {
			t.Fatalf("height %d: %v", height, err)
		}
		c := role.Claim{Lease: market.SignedLease{Lease: lease}, Result: r}
		if kept, ok, err := d.Claim(c.Ref()); err != nil || !ok || kept.Result.Commitment != com {
			t.Errorf("height %d: %+v, %v", height, kept.Result.Commitment, err)
		}
	}
}
