package main

import (
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// TestStakesAreWrittenInTheChainsDecimals: a node that is paid in satoshis has
// staked dollars.
func TestStakesAreWrittenInTheChainsDecimals(t *testing.T) {
	var out strings.Builder
	printBalances(&out, api.Balances{Asset: "lightning:signet/msat", Decimals: 3, ChainDecimals: 6, Wallet: 1_500,
		Stake: 100_000_000, Node: 2_000_000})
	got := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{"wallet 1.50", "stake 100.00", "node key 2.00"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
	for asset, want := range map[money.Asset]string{"lightning:signet/msat": "1.50 sat",
		money.ERC20(137, [20]byte{1}): "0.0015"} {
		if got := inUnits(asset, 1500, config.Chain{Decimals: 6}); got != want {
			t.Errorf("%s: %q, want %q", asset, got, want)
		}
	}
}
