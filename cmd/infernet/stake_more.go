package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

func newStakeAuthorize(a *app, file *string) *cobra.Command {
	return &cobra.Command{
		Use:   "authorize",
		Short: "Authorise the node key for the wallet's operator",
		Long: "Makes this node's key a key of the wallet's operator, with the key's own consent.\n" +
			"`infernet stake AMOUNT` does it too; this is for a new key.",
		Example: "  infernet stake authorize",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			return a.staking(c.Context(), *file, func(t *offlineWallet, cfg config.Config, key *wallet.NodeKey) error {
				return t.authorize(c.Context(), cfg.Chain, key)
			})
		},
	}
}

func newUnbond(a *app, file *string) *cobra.Command {
	return &cobra.Command{
		Use:   "unbond AMOUNT",
		Short: "Start to take stake out",
		Long: "Takes AMOUNT out of the active stake. It can leave with `infernet stake collect`\n" +
			"once the registry's delay is over.",
		Example: "  infernet stake unbond 50",
		Args:    exactly("AMOUNT"),
		RunE: func(c *cobra.Command, args []string) error {
			return a.staking(c.Context(), *file, func(t *offlineWallet, cfg config.Config, _ *wallet.NodeKey) error {
				amount, err := money.Parse(args[0], cfg.Chain.Decimals)
				if err != nil {
					return &usageError{err, "infernet stake unbond 50"}
				}
				v, err := readStake(c.Context(), a.home, cfg.Chain, t.account.Address())
				if err != nil {
					return err
				}
				if amount > v.Active {
					return &usageError{fmt.Errorf("%s is active, not %s", money.Format(v.Active, v.Decimals),
						money.Format(amount, v.Decimals)), "`infernet stake` shows the stake"}
				}
				return t.send(c.Context(), "unbond", cfg.Chain.Registry,
					bindings.NewOperatorRegistry().PackRequestUnbond(amount.Big()))
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
			return a.staking(c.Context(), *file, func(t *offlineWallet, cfg config.Config, _ *wallet.NodeKey) error {
				if err := t.collectable(c.Context(), a.home, cfg.Chain); err != nil {
					return err
				}
				return t.send(c.Context(), "collect", cfg.Chain.Registry,
					bindings.NewOperatorRegistry().PackUnbond(t.account.Address()))
			})
		},
	}
}

// errNotYet means that the registry pays nothing out now.
var errNotYet = errors.New("no stake can be collected")

// collectable says why the registry would refuse to pay out.
func (t *offlineWallet) collectable(ctx context.Context, h config.Home, c config.Chain) error {
	v, err := readStake(ctx, h, c, t.account.Address())
	if err != nil {
		return err
	}
	head, err := t.client.HeaderByNumber(ctx, nil)
	switch {
	case err != nil:
		return chainError(c, err)
	case v.Unbonding == 0:
		return api.WithHint(fmt.Errorf("%w: none is unbonding", errNotYet), "start with `infernet stake unbond AMOUNT`")
	case head.Time < v.ReadyAt:
		return api.WithHint(
			fmt.Errorf("%w: the delay of %s ends at %s", errNotYet, money.Format(v.Unbonding, v.Decimals),
				chainTime(v.ReadyAt)), "try again then; a running node collects it by itself")
	}
	return nil
}

func newStakeAllow(a *app, file *string) *cobra.Command {
	return &cobra.Command{
		Use:   "allow AMOUNT",
		Short: "Bound the stake that leases may lock at once",
		Long: "Lets leases lock at most AMOUNT of the stake at once, whatever the node key signs.\n" +
			"What is slashed later is taken off, until you allow it again. So a stolen node key\n" +
			"costs AMOUNT at most. Without this command leases may lock all of it.",
		Example: "  infernet stake allow 20",
		Args:    exactly("AMOUNT"),
		RunE: func(c *cobra.Command, args []string) error {
			return a.staking(c.Context(), *file, func(t *offlineWallet, cfg config.Config, _ *wallet.NodeKey) error {
				amount, err := money.Parse(args[0], cfg.Chain.Decimals)
				if err != nil {
					return &usageError{err, "infernet stake allow 20"}
				}
				return t.allow(c.Context(), cfg.Chain, amount)
			})
		},
	}
}

// allow bounds the locks by an amount, rounded down to whole units of the registry.
func (t *offlineWallet) allow(ctx context.Context, c config.Chain, amount money.Units) error {
	registry := bindings.NewOperatorRegistry()
	unit, err := read(ctx, t.client, c.Registry, registry.PackLeaseLock(), registry.UnpackLeaseLock)
	if err != nil {
		return chainError(c, err)
	}
	units := new(big.Int).Div(amount.Big(), unit)
	if units.BitLen() > allowanceBits {
		return &usageError{fmt.Errorf("%s is more than leases can ever lock", money.Format(amount, c.Decimals)),
			"infernet stake allow 20"}
	}
	return t.send(ctx, "allow", c.Registry, registry.PackAllow(units))
}

// allowanceBits is the width of an allowance in the registry, which counts units.
const allowanceBits = 24
