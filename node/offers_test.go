package node

import (
	"testing"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

func TestAJobIsWorkedOnUnderAFundedLeaseAsItsProvider(t *testing.T) {
	for _, c := range []struct {
		party escrow.Party
		phase escrow.Phase
		want  bool
	}{
		{escrow.Provider, escrow.Funded, true},
		{escrow.Provider, escrow.Reserved, true},
		{escrow.Provider, escrow.Closed, false},
		{escrow.Client, escrow.Funded, false},
	} {
		s := escrow.State{Party: c.party, Phase: c.phase}
		s.Deal.Offer.Job = market.JobID{1}
		if got := workedOn([]escrow.State{s})[market.JobID{1}]; got != c.want {
			t.Errorf("%v in phase %v: %v", c.party, c.phase, got)
		}
	}
}
