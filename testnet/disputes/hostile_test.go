package disputes

import (
	"context"
	"math/big"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// lyingChain is a chain whose endpoint changes events and slots in its answers.
type lyingChain struct {
	localReader
	logs func([]types.Log) []types.Log
	call func(out []byte) []byte
}

// Logs implements games.Chain.
func (l lyingChain) Logs(ctx context.Context, contract common.Address, topics [][]common.Hash, first,
	last uint64) ([]types.Log, error) {
	logs, err := l.localReader.Logs(ctx, contract, topics, first, last)
	if l.logs != nil {
		logs = l.logs(logs)
	}
	return logs, err
}

// Call implements games.Chain.
func (l lyingChain) Call(ctx context.Context, to common.Address, data []byte, at *big.Int) ([]byte, error) {
	out, err := l.localReader.Call(ctx, to, data, at)
	if l.call != nil && err == nil {
		out = l.call(out)
	}
	return out, err
}

// runningGame is a game in progress on a local chain, with its players.
type runningGame struct {
	arena   *localChain
	charge  games.Evidence
	game    games.Begun
	sides   map[dispute.Side]disputetest.Actor
	clients map[dispute.Side]*games.Client
}

// startGame challenges a wrong claim.
func startGame(t *testing.T) *runningGame {
	t.Helper()
	c := newJobSetup(t, disputetest.NewJob(t, program.R32))
	claim := c.wrongs[0]
	claim.Lease, claim.Height = c.job.name(), height
	charge, err := c.job.evidence(c.arena.contracts, claim.Segment, claim.Header())
	if err != nil {
		t.Fatal(err)
	}
	b := &runningGame{arena: c.arena, charge: charge, clients: map[dispute.Side]*games.Client{},
		sides: map[dispute.Side]disputetest.Actor{
			dispute.Asserter:   disputetest.Stubborn{Honest: disputetest.Asserter(claim)},
			dispute.Challenger: disputetest.Against(c.right, claim),
		}}
	if err := c.arena.give(hunter.addr, coins); err != nil {
		t.Fatal(err)
	}
	for side, by := range map[dispute.Side]account{dispute.Asserter: node, dispute.Challenger: hunter} {
		if b.clients[side], err = (localPlayable{c.arena}).client(t.Context(), by); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := b.clients[dispute.Challenger].Challenge(t.Context(), charge, allOf(charge)); err != nil {
		t.Fatal(err)
	}
	found, err := b.clients[dispute.Asserter].Find(t.Context(), games.Filter{Asserter: &provider.addr})
	if err != nil || len(found) != 1 {
		t.Fatalf("games %+v, %v", found, err)
	}
	b.game = found[0]
	return b
}

// move makes the next move. It returns false at the end of the game.
func (b *runningGame) move(t *testing.T) (games.Game, bool) {
	t.Helper()
	g, err := b.clients[dispute.Asserter].Game(t.Context(), b.game)
	if err != nil {
		t.Fatal(err)
	}
	if g.Over != nil {
		return g, false
	}
	s := g.State()
	m, _, silent := b.sides[s.Turn()].Act(s, g.Last(), s.MovedAt)
	if silent {
		t.Fatalf("the %s has no move in %s", s.Turn(), s.Phase)
	}
	if _, err := b.clients[s.Turn()].Move(t.Context(), b.game.Ref, s, m); err != nil {
		t.Fatal(err)
	}
	return g, true
}

// TestHostileEndpoint checks that a player sees a running game as it is, or gets an
// error, whatever an endpoint changes in its answers.
func TestHostileEndpoint(t *testing.T) {
	b, r := startGame(t), rand.New(rand.NewPCG(3, 19))
	refused, passed := 0, 0
	for {
		truth, goes := b.move(t)
		if truth, err := b.clients[dispute.Asserter].Game(t.Context(), b.game); err == nil {
			for range 60 {
				if b.lied(t, r, truth) {
					refused++
				} else {
					passed++
				}
			}
		}
		if !goes {
			t.Logf("%s wins; %d lies refused, %d changed nothing that counts", truth.Over.Winner, refused, passed)
			break
		}
	}
	if refused < 2*passed {
		t.Errorf("only %d lies were refused, %d passed: they prove little", refused, passed)
	}
}

// lied reads the game through changed answers and reports whether that was refused.
func (b *runningGame) lied(t *testing.T, r *rand.Rand, truth games.Game) (refused bool) {
	t.Helper()
	l := lyingChain{localReader: localReader{b.arena}}
	if r.IntN(6) == 0 {
		l.call = func(out []byte) []byte { return mutated(r, answer{out}).Out }
	} else {
		l.logs = func(logs []types.Log) []types.Log { return lieAbout(r, logs) }
	}
	honest := localReader{b.arena}
	c, err := games.New(t.Context(), games.Config{Chain: honest, Domain: b.arena.domain, Game: b.arena.game})
	if err != nil {
		t.Fatal(err)
	}
	c.Chain = l
	g, err := c.Game(t.Context(), b.game)
	if err != nil {
		return true
	}
	same := g.State() == truth.State() && reflect.DeepEqual(g.Last(), truth.Last())
	if (g.Over == nil) != (truth.Over == nil) || g.Over == nil && !same {
		t.Errorf("a lie is believed: %+v instead of %+v", g.State(), truth.State())
	}
	return false
}

// answer wraps bytes for mutated.
type answer struct{ Out []byte }

// lieAbout changes a list of events.
func lieAbout(r *rand.Rand, logs []types.Log) []types.Log {
	if len(logs) == 0 {
		return logs
	}
	i := len(logs) - 1 - r.IntN(min(2, len(logs)))
	switch r.IntN(6) {
	case 0: // one is missing
		return append(logs[:i:i], logs[i+1:]...)
	case 1: // one comes twice
		return append(logs[:len(logs):len(logs)], logs[i])
	case 2: // the newest first
		logs[0], logs[i] = logs[i], logs[0]
		return logs
	}
	logs[i].Data = mutated(r, answer{logs[i].Data}).Out
	return logs
}
