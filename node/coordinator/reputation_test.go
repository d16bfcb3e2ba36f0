package coordinator

import (
	"math"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/reputation"
)

func TestPayIsCountedInAUnitOfAccount(t *testing.T) {
	for _, c := range []struct{ paid, rate, want uint64 }{
		{250_000, 1_000_000, 250_000}, // six decimals
		{250_000, 1_000, 250_000_000}, // a dollar is a thousand
		{3, 2_000_000, 1},             // rounded down
		{250_000, 0, 0},               // nobody knows what it is worth
		{math.MaxUint64, 1, math.MaxUint64},
	} {
		if got := worth(c.paid, c.rate); got != c.want {
			t.Errorf("%d at %d: %d, want %d", c.paid, c.rate, got, c.want)
		}
	}
}

// TestARecordIsEvidenceOfItsRole: one of before roles were told apart is of both, as old as
// its job.
func TestARecordIsEvidenceOfItsRole(t *testing.T) {
	s := job.State{Clock: job.Tick{Chain: 77}}
	by := []common.Address{{9}}
	for _, c := range []struct {
		x                  job.Record
		provider, verifier int
		at                 uint64
	}{
		{job.Record{Role: market.RoleProvider, At: 5, By: by}, 1, 0, 5},
		{job.Record{Role: market.RoleVerifier, At: 6, By: by}, 0, 1, 6},
		{job.Record{By: by}, 1, 1, 77},
	} {
		c.x.Reputation, c.x.Paid = reputation.Counts{Wrong: 2}, 30
		got := added(market.Reputation{}, c.x, seen(s, c.x, 10_000_000))
		all := slices.Concat(got.Provider, got.Verifier)
		if len(got.Provider) != c.provider || len(got.Verifier) != c.verifier {
			t.Errorf("role %d: %+v", c.x.Role, got)
		}
		for _, e := range all {
			if e.Wrong != 2 || e.At != c.at || e.Paid != 3 || !slices.Equal(e.By, by) {
				t.Errorf("role %d: %+v", c.x.Role, e)
			}
		}
	}
}
