package intake

import (
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// slow is a node that cannot play disputes.
type slow struct{}

func (slow) AtStake(market.ValidAnnouncement) string      { return "" }
func (slow) Undefendable(market.ValidAnnouncement) string { return "cannot defend" }
func (slow) Unplayable(market.ValidAnnouncement) string   { return "cannot play" }

// silent is a bidder that has sent nothing yet.
type silent struct{ Bidder }

func (silent) BidExpiry(common.Hash) uint64 { return 0 }

// TestAuditC3NeitherRoleBidsForWhatItCannotPlay hands bids of both roles to an intake whose
// node is too slow. Nothing is sent, as there is no network and no key to sign with.
func TestAuditC3NeitherRoleBidsForWhatItCannotPlay(t *testing.T) {
	spec, _ := roletest.TraceableJob(t)
	ann := roletest.Announced(spec, common.Hash{1})
	for r, want := range map[market.Role]string{
		market.RoleProvider: "cannot defend", market.RoleVerifier: "cannot play",
	} {
		i := New(role.Deps{Log: slog.New(slog.DiscardHandler)}, nil, slow{})
		i.bid(t.Context(), silent{}, market.Suitability{Announcement: ann}, market.Bid{Role: r, Expires: role.BidLife})
		if got := i.decisions[ann.OfferHash()]; got != want {
			t.Errorf("role %d: %q, want %q", r, got, want)
		}
	}
}
