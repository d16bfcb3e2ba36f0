package provider

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestAuditC1NoBidForAWindowOfASecond: a provider that could not reach the chain within the
// window would lose every voucher, so it does not bid, and says what the rail needs.
func TestAuditC1NoBidForAWindowOfASecond(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	b.rail.Static.LeastWindow = 4501
	b.d.Rails[0].LeastWindow = 4501
	spec := market.Spec{Pricing: &market.Pricing{Unit: "usd", Price: 10,
		Options: []market.PaymentOption{{Rail: market.OnEVM, Domain: roletest.Domain, Asset: "a"}}}}
	for _, s := range []market.Spec{{}, spec} {
		for window, want := range map[uint32]string{
			1: "it is 1 s, the rail evm needs at least 4501 s", 4500: rail.ErrWindow.Error(), 4501: "",
		} {
			ann := market.RestoreAnnouncement(market.Announcement{Domain: roletest.Domain, Spec: s,
				Offer: market.Offer{MaxPrice: 10, Window: window, Trace: common.Hash{1}, Locks: 20}})
			_, why := b.Bid(t.Context(), market.Suitability{Announcement: ann, Price: 5, TokensPerSecond: 1}, 5000)
			if (why == "") != (want == "") || !strings.Contains(why, want) {
				t.Errorf("window %d s: %q", window, why)
			}
		}
	}
}
