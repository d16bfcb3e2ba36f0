package testnet

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
)

// TestAProviderThatTrainsFromAnotherBaseLosesItsStake: one frozen weight is not the base's, which no root of the
// adapter's start shows. What it claims is found wrong, nothing is paid for it, another provider does the job, and
// the cheat has no move in the game that follows. Two segments may be claimed before the first verdict arrives: then
// each has its game, and the lock is lost once.
func TestAProviderThatTrainsFromAnotherBaseLosesItsStake(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	cheat := cheapProvider
	cheat.fault = "other-base"
	net := newTestNetworkOn(t, devnet.Config{Clock: 60, LossWindow: 3}, nil, client, cheat, dearProvider, verifier)
	c, folder := net.node("client"), filepath.Join(t.TempDir(), "base")
	if err := tinybase.Write(folder, 1); err != nil {
		t.Fatal(err)
	}
	r, _ := c.tuningRequest(fmt.Sprintf(tuningText, 4, 2), folder, tinybase.Chats(64))
	first := net.start.Block + 1
	v, err := c.backend().PostJob(net.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	v = c.waitForJob(v.ID, "end", ended)
	wallet := net.node("cheap").Wallet
	if v.Caught == nil || v.SegmentsPaid != 2 || v.Reassigned != 1 || v.Artifact == "" ||
		v.ProviderEarned[wallet.Hex()] != 0 {
		t.Errorf("%+v", v)
	}
	lost := money.Units(0)
	net.until("the cheat's lock is taken", func() bool {
		lost = -net.start.Change(net.books(), wallet).Stake
		return lost > 0
	})
	net.until("every game is won by the verifier", func() bool {
		games, err := ReadDisputes(net.ctx, net.chain.Client(), net.contracts(), first, net.books().Block)
		if err != nil || len(games) == 0 || len(games) > 2 {
			t.Fatalf("the games: %+v, %v", games, err)
		}
		return !slices.ContainsFunc(games, func(g *DisputeReport) bool {
			return g.Asserter != wallet || g.Winner != net.node("verifier").Wallet
		})
	})
	net.taken = map[string]money.Units{"cheap": lost}
	if gains := net.checkBalances(); gains["cheap"] != 0 || gains["dear"] <= 0 || gains["verifier"] < int64(lost/4) {
		t.Errorf("%v, of a lock of %d", gains, lost)
	}
}
