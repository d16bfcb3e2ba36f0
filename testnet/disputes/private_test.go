package disputes

import (
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
	"github.com/infernetprotocol/infernet/zkproof/proofs/proofstest"
)

// scopeOf returns where proofs are valid on a chain, for claims about segment 0.
func scopeOf(l testChain) proofs.Scope {
	p := l.place()
	return proofs.Scope{ChainID: p.domain.ChainID, Game: dispute.Address(p.game)}
}

// TestPrivateScenarios plays the scenarios of private claims on the contracts in this
// process, with real proofs. They must go as by the pure rules, and all parties must
// get what they are owed.
func TestPrivateScenarios(t *testing.T) {
	base := settledChain(t)
	for _, numerics := range []string{program.R32Private, program.X8Private} {
		t.Run(numerics, func(t *testing.T) { privateScenarios(t, base, numerics) })
	}
}

func privateScenarios(t *testing.T, base *localChain, numerics string) {
	prover, referee := proofstest.NewProver(t, scopeOf(base))
	j, sum := disputetest.NewJob(t, numerics), newTally()
	right, wrongs := j.Run(t, nil), j.PrivateWrongs(t)
	again := disputetest.PrivateScenarios(right, wrongs, prover)
	for i, s := range disputetest.PrivateScenarios(right, wrongs, prover) {
		if i%fewer() == 0 {
			playScenario(t, localPlayable{base.copy()}, s, again[i], sum, referee)
		}
	}
	sum.report(t, "private")
	if sum.accepted[dispute.ProvePrivate{}.Kind()] == 0 {
		t.Errorf("no game was decided by a proof: %v", sum.accepted)
	}
	t.Logf("%d proofs made", prover.Made())
}

// TestPrivateDifferential plays random private games on the pure rules and on the
// contracts, with random changes in any field of moves, proofs included.
func TestPrivateDifferential(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, numerics := range []string{program.R32Private, program.X8Private} {
		t.Run(numerics, func(t *testing.T) { privateDifferential(t, numerics) })
	}
}

func privateDifferential(t *testing.T, numerics string) {
	c, all := newJobSetup(t, disputetest.NewJob(t, numerics)), newTally()
	c.prover, c.referee = proofstest.NewProver(t, scopeOf(c.arena))
	for i := range max(4, gamesPlayed()/16) {
		seed := *seedFlag + uint64(i)
		m, err := c.newGame(rand.New(rand.NewPCG(seed, 13)), all)
		if err == nil {
			err = m.play()
		}
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	accepted, refused := all.moves()
	t.Logf("%d games, %d moves accepted, %d tries refused by both", all.games, accepted, refused)
	t.Logf("moves %v", all.accepted)
	t.Logf("ends %v", all.ends)
	t.Logf("dearest calls, gas: %v", all.gas)
}
