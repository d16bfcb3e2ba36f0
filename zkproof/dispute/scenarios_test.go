package dispute_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// TestScenarios plays all scenarios by the pure rules.
func TestScenarios(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		scenarios := disputetest.NewJob(t, numerics).Parties(t).Scenarios()
		made, kinds := 0, map[string]int{}
		for _, s := range scenarios {
			table := &disputetest.RulesBackend{Rules: rules, Claim: s.Claim.Claim(dispute.Address{1})}
			got := s.Play(t, table, 1_000_000)
			s.Check(t, got)
			made += got.Made
			for kind, n := range got.ByKind {
				kinds[kind] += n
			}
		}
		t.Logf("%s: %d scenarios, %d moves made: %v", numerics, len(scenarios), made, kinds)
	}
}
