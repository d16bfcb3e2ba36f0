package verifier

import (
	"errors"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// anyPay is the price of a verifier that asks for nothing.
func anyPay(market.ValidAnnouncement) uint64 { return 0 }

// TestAuditM6NoVerifierBidsAtNoPay: a verifier offers itself where a check pays at least
// what its node asks, and never where it pays nothing.
func TestAuditM6NoVerifierBidsAtNoPay(t *testing.T) {
	for name, c := range map[string]struct {
		price, ask uint64
		share      uint16
		verifiers  uint8
		want       string
	}{
		"no share":               {1_000_000, 0, 0, 1, "pays 0"},
		"a share that is none":   {9, 0, 1000, 1, "pays 0"},
		"too many to share with": {10, 0, 1000, 2, "pays 0"},
		"the least there is":     {10, 0, 1000, 1, ""},
		"less than it asks":      {1000, 101, 1000, 1, "asks 0.000101"},
		"what it asks":           {1000, 100, 1000, 1, ""},
		"the most there is":      {1<<63 - 1, 1 << 61, market.MaxShares, 1, ""},
	} {
		i := newFixture(t)
		i.price = func(market.ValidAnnouncement) uint64 { return c.ask }
		i.d.Rails[0].Decimals = 6
		ann := market.RestoreAnnouncement(market.Announcement{Domain: i.check.Announcement().Domain(),
			Spec:  market.Spec{Verification: market.Verification{Verifiers: c.verifiers}},
			Offer: market.Offer{MaxPrice: c.price, VerifyBPS: c.share}})
		_, why := i.Bid(t.Context(), market.Suitability{Announcement: ann, Reason: market.ReasonUnpaid}, 5000)
		if (why == "") != (c.want == "") || !strings.Contains(why, c.want) {
			t.Errorf("%s: it says %q", name, why)
		}
	}
}

// TestAuditM6NoVerifierChecksALeaseAtNoPay: the lease's price may be far below the offer's,
// and is what the check is paid from.
func TestAuditM6NoVerifierChecksALeaseAtNoPay(t *testing.T) {
	i := newFixture(t)
	q := i.check.Request()
	fee := i.check.Announcement().CheckFee(q.Lease.Lease.Price)
	for _, ask := range []uint64{fee + 1, fee} {
		i.price = func(market.ValidAnnouncement) uint64 { return ask }
		_, err := i.Check(t.Context(), i.check.from, q)
		var refused *p2p.Refusal
		underpaid := errors.As(err, &refused) && strings.Contains(refused.Text, "this node asks")
		if underpaid != (ask > fee) {
			t.Errorf("a fee of %d, %d are asked: %v", fee, ask, err)
		}
	}
	if fee == 0 {
		t.Error("the lease pays nothing for its checks")
	}
}

// TestAuditC1NoVerifierForAWindowOfASecond: verifiers look at the window too.
func TestAuditC1NoVerifierForAWindowOfASecond(t *testing.T) {
	i := newFixture(t)
	i.d.Rails[0].LeastWindow = 61
	for window, bids := range map[uint32]bool{1: false, 60: false, 61: true} {
		ann := market.RestoreAnnouncement(market.Announcement{Domain: i.check.Announcement().Domain(),
			Offer: market.Offer{MaxPrice: 1000, VerifyBPS: 1000, Window: window}})
		_, why := i.Bid(t.Context(), market.Suitability{Announcement: ann}, 5000)
		if (why == "") != bids || !bids && !strings.Contains(why, "at least 61 s") {
			t.Errorf("window %d s: %q", window, why)
		}
	}
}
