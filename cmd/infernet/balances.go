package main

import (
	"io"
	"maps"
	"slices"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

func newBalances(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "balances",
		Short: "Show the node's money, on chain and in its ledger",
		Long: "Shows what the wallet and the node key hold on chain, what the escrow owes them,\n" +
			"the stake, and the accounts of the node's ledger, which sum to zero.",
		Example: "  infernet balances",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			b, err := a.client().Balances(c.Context())
			if err != nil {
				return err
			}
			return a.print(b, func(w io.Writer) { printBalances(w, b) })
		},
	}
}

func printBalances(w io.Writer, b api.Balances) {
	line := func(name string, u money.Units) { row(w, name, money.Format(u, b.Decimals)) }
	row(w, "asset", b.Asset)
	line("wallet", b.Wallet)
	onChain := func(name string, u money.Units) { row(w, name, money.Format(u, b.ChainDecimals)) }
	onChain("node key", b.Node)
	line("credit in the escrow", b.Credit)
	onChain("stake", b.Stake)
	row(w, "gas of the wallet", inCoins(b.GasWallet))
	row(w, "gas of the node key", inCoins(b.GasNode))
	for _, account := range slices.Sorted(maps.Keys(b.Ledger)) {
		line("ledger "+account, b.Ledger[account])
	}
	line("ledger total", b.LedgerTotal)
}
