package leases

import (
	"testing"

	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestWhatIsOwedIsFollowedUntilItsTimeIsOver: a client follows it, on a rail that pays
// segment by segment.
func TestWhatIsOwedIsFollowedUntilItsTimeIsOver(t *testing.T) {
	open := escrow.State{Party: escrow.Client, Deal: roletest.SettledDeal(), Chain: roletest.ClosedAt(1, 1)}
	open.Voucher.Voucher.Segments = 3
	for name, x := range map[string]struct {
		edit func(*escrow.State)
		now  uint64
		want bool
	}{
		"owed":                {func(*escrow.State) {}, 8060, true},
		"too late":            {func(*escrow.State) {}, 8061, false},
		"paid":                {func(s *escrow.State) { s.Chain = roletest.ClosedAt(1, 3) }, 8000, false},
		"the provider's side": {func(s *escrow.State) { s.Party = escrow.Provider }, 8000, false},
		"paid as a whole":     {func(s *escrow.State) { s.Deal.PerSegment = false }, 8000, false},
		"not settled":         {func(s *escrow.State) { s.Chain.Settled = nil }, 8000, false},
	} {
		s := open
		if x.edit(&s); owes(s, x.now) != x.want {
			t.Errorf("%s: %v", name, !x.want)
		}
	}
}

// TestAProviderEarnsWhatItIsPaidLater: a reorganisation counts nothing twice.
func TestAProviderEarnsWhatItIsPaidLater(t *testing.T) {
	b := store{role.Deps{Rails: rail.Set{railtest.Connected(
		&railtest.Fake{Static: rail.Info{Domain: roletest.Domain, Asset: "a"}}, 0)}}}
	at := func(segments uint32) escrow.State {
		s := escrow.State{Party: escrow.Provider, Deal: roletest.SettledDeal()}
		if segments > 0 {
			s.Chain = roletest.ClosedAt(1, segments)
		}
		return s
	}
	for _, x := range []struct {
		old, next uint32
		want      money.Units
	}{{0, 1, 90}, {1, 3, 180}, {3, 0, -270}, {0, 3, 270}, {3, 3, 0}} {
		ps := b.earnings(at(x.old), at(x.next))
		var got money.Units
		if len(ps) == 2 {
			got = ps[1].Amount.Units
		}
		if got != x.want || len(ps) == 2 && (ps[0].Amount.Units != -got || ps[1].Account != AccountEarned) {
			t.Errorf("from %d to %d segments: %+v, want %d", x.old, x.next, ps, x.want)
		}
	}
}
