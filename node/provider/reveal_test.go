package provider

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// oneLease is the escrow machine of one lease.
type oneLease struct {
	role.Leases
	s escrow.State
}

func (l *oneLease) State(common.Hash) (escrow.State, error) { return l.s, nil }

// TestAuditH6AProviderShowsItsLogOnlyInTheCoordinatorsPlace: a verifier that commits to
// rubbish here is not shown what the coordinator does not show it. While the coordinator is
// away, all that the block has drawn must have committed, or have had their time.
func TestAuditH6AProviderShowsItsLogOnlyInTheCoordinatorsPlace(t *testing.T) {
	leases := &oneLease{s: escrow.State{Seen: 1000, Policy: escrow.Policy{Patience: 20}}}
	p := &Provider{d: role.Deps{Heads: roletest.NewClock()}, leases: leases}
	r := market.SegmentResult{Commitment: market.Commitment{Height: 10}, Segment: commit.Segment{Steps: 4}}
	lease := LeaseRecord{Candidates: []market.Candidate{{Operator: common.Address{1}, Weight: 1},
		{Operator: common.Address{2}, Weight: 1}}}
	lease.Announcement.Spec.Verification.Verifiers = 2
	shows := func(at uint64) bool {
		leases.s.Chain.Time = at
		return p.mayReveal(t.Context(), r, lease) == nil
	}
	commits := func(operator byte, to byte) bool {
		return p.verdicts.add(market.VerdictCommitment{Commitment: r.Commitment.StructHash(),
			Verifier: common.Address{operator}, Hash: common.Hash{to}})
	}
	commits(1, 7)
	if shows(1020) || shows(1021) {
		t.Error("the log is shown to one of two, while the other has not committed")
	}
	if !commits(1, 7) || commits(1, 8) {
		t.Error("a verifier commits once")
	}
	if !shows(1021 + job.DefaultPolicy().CheckTimeout/1000) {
		t.Error("a verifier that does not answer keeps all verdicts away")
	}
	commits(2, 9)
	if shows(1020) {
		t.Error("the log is shown while the coordinator is there")
	}
	if !shows(1021) {
		t.Error("all have committed, and the log is not shown")
	}
	r.Commitment.Height = 11
	commits(1, 7)
	commits(2, 9)
	if shows(1021) {
		t.Error("the log is shown before anybody is drawn")
	}
}

func TestCommitmentsToVerdictsAreBounded(t *testing.T) {
	var v committedVerdicts
	for i := range 2 * mostCommitments {
		v.add(market.VerdictCommitment{Commitment: common.BigToHash(common.Big1), Segment: uint32(i),
			Verifier: common.Address{byte(i)}})
		v.add(market.VerdictCommitment{Commitment: common.Hash{byte(i), byte(i >> 8), 1}})
	}
	if len(v.all) > mostCommitments {
		t.Errorf("%d are kept", len(v.all))
	}
}
