package main

import (
	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
)

func newStakeAuthorize(a *app, file *string) *cobra.Command {
	return &cobra.Command{
		Use:     "authorize",
		Short:   "Authorise the node key for the wallet's operator",
		Long:    "Makes this node's key a key of the wallet's operator, with the key's own consent.\n`infernet stake AMOUNT` does it too; this is for a new key.",
		Example: "  infernet stake authorize",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			return a.staking(c.Context(), *file, func(t *teller, cfg config.Config, key *wallet.NodeKey) error {
				return t.authorize(c.Context(), cfg.Chain, key)
			})
		},
	}
}

func newUnbond(a *app, file *string) *cobra.Command {
	return &cobra.Command{
		Use:     "unbond AMOUNT",
		Short:   "Start to take stake out",
		Long:    "Takes AMOUNT out of the active stake. It can leave with `infernet stake collect`\nonce the registry's delay is over.",
		Example: "  infernet stake unbond 50",
		Args:    exactly("AMOUNT"),
		RunE: func(c *cobra.Command, args []string) error {
			return a.staking(c.Context(), *file, func(t *teller, cfg config.Config, _ *wallet.NodeKey) error {
				amount, err := money.Parse(args[0], cfg.Chain.Decimals)
				if err != nil {
					return &usageError{err, "infernet stake unbond 50"}
				}
				return t.send(c.Context(), "unbond", cfg.Chain.Registry, bindings.NewOperatorRegistry().PackRequestUnbond(amount.Big()))
			})
		},
	}
}

func newStakeCollect(a *app, file *string) *cobra.Command {
	return &cobra.Command{
		Use:     "collect",
		Short:   "Collect stake whose delay is over",
		Long:    "Pays stake that finished unbonding to the wallet.",
		Example: "  infernet stake collect",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			return a.staking(c.Context(), *file, func(t *teller, cfg config.Config, _ *wallet.NodeKey) error {
				return t.send(c.Context(), "collect", cfg.Chain.Registry, bindings.NewOperatorRegistry().PackUnbond(t.wallet))
			})
		},
	}
}
