package disputes

import (
	"flag"
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

var (
	gamesFlag = flag.Int("games", 160, "random games that TestDifferential plays of each job; a quarter of "+
		"them with -short")
	seedFlag = flag.Uint64("seed", 1, "seed of random games")
)

// fewer is how much fewer games and scenarios -short plays.
func fewer() int {
	if testing.Short() {
		return 4
	}
	return 1
}

func gamesPlayed() int { return *gamesFlag / fewer() }

var bond = big.NewInt(bondWei)

// settledChain returns a chain on which all parties are funded and registered.
func settledChain(t *testing.T) *localChain {
	t.Helper()
	a, err := newLocalChain()
	if err == nil {
		err = fundParties(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func newJobSetup(t *testing.T, j *disputetest.Job) *jobSetup {
	t.Helper()
	c := &jobSetup{right: j.Run(t, nil)}
	wrongs := j.Wrongs(t)
	for _, name := range slices.Sorted(maps.Keys(wrongs)) {
		c.wrongs = append(c.wrongs, wrongs[name])
	}
	var err error
	c.arena = settledChain(t)
	if c.job, err = openLease(c.arena, c.right.Segment, c.right.Header().Root(), 1); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestDifferential plays random games on the pure rules and on the contracts.
func TestDifferential(t *testing.T) {
	for name, j := range map[string]*disputetest.Job{
		program.R32:   disputetest.NewJob(t, program.R32),
		program.X8:    disputetest.NewJob(t, program.X8),
		"preferences": disputetest.NewJobOf(t, program.R32, disputetest.Preferences),
	} {
		c, all := newJobSetup(t, j), newTally()
		for i := range gamesPlayed() {
			seed := *seedFlag + uint64(i)
			m, err := c.newGame(rand.New(rand.NewPCG(seed, 11)), all)
			if err == nil {
				err = m.play()
			}
			if err != nil {
				t.Fatalf("%s, seed %d: %v", name, seed, err)
			}
		}
		accepted, refused := all.moves()
		t.Logf("%s: %d games, %d moves accepted, %d tries refused by both", name, all.games, accepted, refused)
		t.Logf("moves %v", all.accepted)
		t.Logf("refused %v", all.refused)
		t.Logf("ends %v", all.ends)
		if !testing.Short() { // a quarter of the games does not meet every rare move
			all.check(t)
		}
		all.affordable(t)
	}
}

// TestDifferentialAtScale plays games about jobs that were never run. They have more
// steps, operators, cells and tiles than a test can train.
func TestDifferentialAtScale(t *testing.T) {
	start, all := settledChain(t), newTally()
	for i := range gamesPlayed() {
		seed := *seedFlag + uint64(i)
		m, err := newSyntheticGame(start, seed, all)
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
	all.affordable(t)
	for _, m := range []dispute.Move{dispute.OpenSteps{}, dispute.Point{}, dispute.PickStepMove{}, dispute.OpenSums{},
		dispute.PickTileMove{}} {
		if n := all.accepted[m.Kind()]; n < all.games/8 {
			t.Errorf("%d games had only %d moves %s", all.games, n, m.Kind())
		}
	}
}

// affordable checks that no call cost more than the cost estimate of a dispute says.
func (l *tally) affordable(t *testing.T) {
	t.Helper()
	t.Logf("dearest calls, gas: %v", l.gas)
	for on, limit := range map[string]uint64{
		"challenge": games.GasChallenge, "open": games.GasOpen, "pick": games.GasPick, "prove": games.GasProve,
		"end": games.GasEnd,
	} {
		if l.gas[on] > limit {
			t.Errorf("a call (%s) cost %d gas, the preview says at most %d", on, l.gas[on], limit)
		}
	}
}

// check checks that the games covered every kind of move and refusal.
func (l *tally) check(t *testing.T) {
	t.Helper()
	for _, m := range []dispute.Move{
		dispute.OpenSteps{}, dispute.Point{}, dispute.PickStepMove{}, dispute.OpenNodes{}, dispute.PickNodeMove{},
		dispute.PickOp{}, dispute.PickLink{}, dispute.OpenCells{}, dispute.PickCellMove{}, dispute.OpenSums{},
		dispute.PickTileMove{}, dispute.ProveTile{}, dispute.ProveLinked{},
	} {
		if l.accepted[m.Kind()] == 0 {
			t.Errorf("no game had %s", m.Kind())
		}
	}
	for _, what := range []string{
		"late", "of the right form", "by a stranger", "by the other player", "in another state",
		"a move of another moment", "changed", "moot too early", "time-out too early, or twice", "after the end",
	} {
		if l.refused[what] == 0 {
			t.Errorf("nothing was refused: %s", what)
		}
	}
	for _, end := range []string{
		"the tile, asserter wins", "the tile, challenger wins", "the clock, asserter wins",
		"the clock, challenger wins", "the link, asserter wins", "the link, challenger wins",
	} {
		if l.ends[end] == 0 {
			t.Errorf("no game ended so: %s", end)
		}
	}
}
