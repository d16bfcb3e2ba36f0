package proofs_test

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
	"github.com/infernetprotocol/infernet/zkproof/proofs/proofstest"
)

// TestScenarios plays the scenarios of private claims by the pure rules, with real
// proofs.
func TestScenarios(t *testing.T) {
	for _, numerics := range []string{program.R32Private, program.X8Private} {
		t.Run(numerics, func(t *testing.T) { scenariosOf(t, numerics) })
	}
}

func scenariosOf(t *testing.T, numerics string) {
	j := disputetest.NewJob(t, numerics)
	prover, referee := proofstest.NewProver(t, proofs.Scope{ChainID: 7, Game: dispute.Address{1}})
	rules := dispute.Rules{Clock: 1000, Extension: 50, Proofs: referee}
	kinds := map[string]int{}
	scenarios := disputetest.PrivateScenarios(j.Run(t, nil), j.PrivateWrongs(t), prover)
	for _, s := range scenarios {
		table := &disputetest.RulesBackend{Rules: rules, Claim: s.Claim.Claim(dispute.Address{1})}
		got := s.Play(t, table, 1_000_000)
		s.Check(t, got)
		if s.Right && !s.Fair && !got.Lost {
			t.Errorf("%s: a claim that is not proven stands: %+v", s.Name, got.Results)
		}
		for kind, n := range got.ByKind {
			kinds[kind] += n
		}
	}
	if kinds[dispute.ProvePrivate{}.Kind()] < 4 || kinds[dispute.ProveTile{}.Kind()] < 4 {
		t.Errorf("too few ends by proof or by the referee: %v", kinds)
	}
	t.Logf("%d scenarios, %d proofs made, moves %v", len(scenarios), prover.Made(), kinds)
}

// TestRefereeNeedsAKey checks that a referee without a key accepts no proof, and that
// one with a key refuses malformed proofs.
func TestRefereeNeedsAKey(t *testing.T) {
	_, referee := proofstest.NewProver(t, proofs.Scope{})
	for name, proof := range map[string][]byte{"empty": nil, "short": make([]byte, 383), "zero": make([]byte, 384),
		"flags": append([]byte{0xc0}, make([]byte, 383)...)} {
		for _, kind := range []ir.Kind{ir.FMA, ir.X8} {
			if err := referee.Check(dispute.State{}, dispute.Tile{Kind: kind, Terms: 1}, proof); !errors.Is(err,
				dispute.ErrProof) {
				t.Errorf("%s, %d: %v", name, kind, err)
			}
			if err := (proofs.Referee{}).Check(dispute.State{}, dispute.Tile{Kind: kind, Terms: 1},
				proof); !errors.Is(err,
				dispute.ErrProof) {
				t.Errorf("%s, %d, no key: %v", name, kind, err)
			}
		}
	}
	beyond := dispute.Tile{Terms: 1}
	beyond.A[0] = merkle.Root{0xff}
	if err := referee.Check(dispute.State{}, beyond, make([]byte, 384)); !errors.Is(err, dispute.ErrProof) {
		t.Errorf("a hash beyond the field: %v", err)
	}
}
