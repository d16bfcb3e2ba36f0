package role_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestFollowedLeases checks that a lease is followed once, that its start is kept when it is
// known, and that it is dropped when nothing of it can be disputed.
func TestFollowedLeases(t *testing.T) {
	clock := roletest.NewClock()
	d := role.Deps{Ledger: roletest.OpenLedger(t), Heads: clock, Runner: executor.Runner{}}
	now := clock.Latest().Time
	f := role.Followed{Announcement: market.Announcement{
		Offer: market.Offer{Trace: common.Hash{1}, Deadline: now + 10, Window: 5}}}
	start := f
	start.Start = market.Blob{CID: "start", Size: 1}
	plain := f
	plain.Announcement.Offer.Trace, plain.Lease.Lease.Nonce = common.Hash{}, 1
	for _, x := range []role.Followed{f, start, f, plain} {
		if err := d.Follow(x); err != nil {
			t.Fatal(err)
		}
	}
	all, err := d.Followed()
	if err != nil || len(all) != 1 || all[0].Start != start.Start {
		t.Fatalf("%+v, %v", all, err)
	}
	if err := d.DropClaims(f.Until()); err != nil {
		t.Fatal(err)
	}
	if all, _ := d.Followed(); len(all) != 1 {
		t.Errorf("dropped before %d", f.Until())
	}
	if err := d.DropClaims(f.Until() + 1); err != nil {
		t.Fatal(err)
	}
	if all, _ := d.Followed(); len(all) != 0 {
		t.Errorf("kept after %d", f.Until())
	}
}

// TestNearestCheckpoint checks from where a claim's start is computed.
func TestNearestCheckpoint(t *testing.T) {
	c := role.Claim{LeaseStart: market.Blob{CID: "lease"}}
	c.Lease.Lease.FirstSegment, c.Result.Segment.Index = 2, 5
	for segment, want := range map[uint32]string{2: "lease", 3: "near", 5: "near", 6: "lease"} {
		c.Verified = role.Checkpoint{Segment: segment, Blob: market.Blob{CID: "near"}}
		if got := c.Nearest(); got.Blob.CID != want {
			t.Errorf("verified up to %d: %+v", segment, got)
		}
	}
}
