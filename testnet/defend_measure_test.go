//go:build load

package testnet

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/devnet"
)

// defence is a segment that is right, and that several verifiers challenge at once.
type defence struct {
	model               string
	steps, marks, games int
	clock               uint32 // of a player in a game, seconds
	limit               time.Duration
}

// Three games at once over a segment of 200 steps, which `make bench-defence` plays. All nodes compute on this machine:
// the provider for three games, and each challenger for its own.
var threeGames = defence{model: "d512", steps: 200, marks: 16, games: 3, clock: 900, limit: 100 * time.Minute}

// TestThreeGamesAtOnceAreDefended measures how much of its clock a provider needs. It takes most of an hour.
func TestThreeGamesAtOnceAreDefended(t *testing.T) { threeGames.run(t) }

// run fails the test if the provider loses a game or stake.
func (d defence) run(t *testing.T) {
	specs := []nodeSpec{
		{name: "client", roles: "client", windows: true},
		{name: "provider", roles: "provider", price: "0.5", staked: true},
	}
	for i := range d.games {
		specs = append(specs, nodeSpec{
			name: fmt.Sprint("challenger", i), roles: "verifier", staked: true, fault: "dispute-right:0",
		})
	}
	net := newTestNetworkOn(t, devnet.Config{Clock: d.clock}, nil, specs...)
	begin := time.Now()
	id := net.node("client").post(jobSpec{
		steps: d.steps, each: d.steps, marks: d.marks, model: d.model, verifiers: d.games, deadline: "3h", window: "1h",
	})
	net.within(d.limit, "the segment is verified", func() bool {
		return net.node("client").job(id).SegmentsVerified == 1
	})
	t.Logf("the segment is verified after %s", time.Since(begin).Round(time.Second))
	begin = time.Now()
	var g errgroup.Group
	for i := range d.games {
		challenger := net.node(fmt.Sprint("challenger", i))
		g.Go(func() error {
			_, err := challenger.backend().Challenge(net.ctx, id+"/0")
			return err
		})
	}
	if err := g.Wait(); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d challenges after %s", d.games, time.Since(begin).Round(time.Second))
	first := net.start.Block + 1
	var games []*DisputeReport
	net.within(d.limit, "all games are decided", func() bool {
		games = net.disputes(first)
		decided := 0
		for _, g := range games {
			if g.Winner != (common.Address{}) {
				decided++
			}
		}
		return decided == d.games
	})
	t.Logf("all is decided after %s", time.Since(begin).Round(time.Second))
	provider := net.node("provider").Wallet
	for _, g := range games {
		t.Logf("%d moves, %d s of chain time, %d gas, decided by %s", g.Moves, g.Seconds, g.Gas, g.By)
		if g.Winner != provider {
			t.Errorf("game %s was won by %s", g.Game, g.Winner)
		}
	}
	if s := net.start.Change(net.books(), provider).Stake; s != 0 {
		t.Errorf("the provider's stake changed by %d", s)
	}
}

// disputes reads the games since a block.
func (net *testNetwork) disputes(first uint64) []*DisputeReport {
	net.t.Helper()
	head, err := net.chain.Client().BlockNumber(net.ctx)
	if err != nil {
		net.t.Fatal(err)
	}
	all, err := ReadDisputes(net.ctx, net.chain.Client(), net.contracts(), first, head)
	if err != nil {
		net.t.Fatal(err)
	}
	return all
}

// within waits for a condition for as long as it may take.
func (net *testNetwork) within(limit time.Duration, what string, ok func() bool) {
	net.t.Helper()
	ctx, cancel := context.WithTimeout(net.ctx, limit)
	defer cancel()
	for !ok() {
		if err := pause(ctx, 5*time.Second); err != nil {
			net.t.Fatalf("timed out waiting for: %s", what)
		}
	}
}
