package main

import (
	"fmt"
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
	for _, x := range b.Others {
		fmt.Fprintln(w)
		row(w, "asset", x.Asset)
		for _, account := range slices.Sorted(maps.Keys(x.Accounts)) {
			row(w, "ledger "+account, money.Format(x.Accounts[account], x.Decimals))
		}
		row(w, "ledger total", money.Format(x.Total, x.Decimals))
	}
}

func newEarnings(a *app) *cobra.Command {
	days := 30
	c := &cobra.Command{
		Use:   "earnings",
		Short: "Show what leases have paid this node, day by day",
		Long: "Shows what settled leases have paid this node's operator for training, by day (UTC)\n" +
			"and asset, the latest day first. A day without pay is left out.",
		Example: "  infernet earnings\n  infernet earnings --days 7",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			if days < 1 || days > api.MostDays {
				return usagef(c, "--days %d: want 1 to %d", days, api.MostDays)
			}
			e, err := a.client().Earned(c.Context(), days)
			if err != nil {
				return err
			}
			return a.print(e, func(w io.Writer) { printEarnings(w, e, days) })
		},
	}
	c.Flags().IntVar(&days, "days", days, "how many days, today's among them")
	return c
}

func printEarnings(w io.Writer, e api.Earnings, days int) {
	if len(e.Days) == 0 {
		fmt.Fprintf(w, "No lease has paid this node in %d days. `infernet offers` shows what it makes of each offer.\n",
			days)
		return
	}
	row(w, "DAY", "EARNED", "ASSET")
	for _, d := range e.Days {
		row(w, d.Day, money.Format(d.Units, d.Decimals), d.Asset)
	}
}
