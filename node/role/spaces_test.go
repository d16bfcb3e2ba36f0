package role

import (
	"testing"

	"github.com/infernetprotocol/infernet/node/ledger"
)

// TestNobodySetsMoneyAside: what says where money is, and what is not known.
func TestNobodySetsMoneyAside(t *testing.T) {
	for space, want := range map[ledger.Space]bool{SpaceEscrows: true, SpaceDisputes: true, "lightning": true,
		"new": true, SpaceJobs: false, SpacePins: false} {
		if HoldsMoney(space) != want {
			t.Errorf("%s: %v", space, !want)
		}
	}
}
