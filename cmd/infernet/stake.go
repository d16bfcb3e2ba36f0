package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
)

// consentLife is how long a node key's consent to its operator is valid, in seconds of chain time: long enough for the
// transaction to be mined.
const consentLife = 3600

// stakeView is an operator's stake on chain.
type stakeView struct {
	Operator   common.Address `json:"operator"`
	Node       common.Address `json:"node"`
	Active     money.Units    `json:"active"`
	Unbonding  money.Units    `json:"unbonding"`
	ReadyAt    uint64         `json:"ready_at"` // chain time of the unbonding part
	Minimum    money.Units    `json:"minimum"`
	Allowed    *money.Units   `json:"allowed,omitempty"` // that leases may lock at once; nil: all
	Authorized bool           `json:"authorized"`
	Decimals   int            `json:"decimals"`
}

func newStake(a *app) *cobra.Command {
	var file string
	c := &cobra.Command{
		Use:   "stake [AMOUNT]",
		Short: "Stake as an operator and authorise the node key",
		Long: "Stakes AMOUNT of the stablecoin from the wallet and makes this node's key a key of\n" +
			"the wallet's operator, so that its bids and verdicts count. Without AMOUNT it\n" +
			"shows the stake. The node must not run meanwhile.",
		Example: "  infernet stake 100\n  infernet stake",
		Args:    between(0, "AMOUNT"),
		RunE: func(c *cobra.Command, args []string) error {
			return a.stake(c.Context(), args, file)
		},
	}
	c.PersistentFlags().StringVar(&file, "passphrase-file", "", "file with the wallet's passphrase, mode 0600")
	c.AddCommand(newStakeAuthorize(a, &file), newUnbond(a, &file), newStakeCollect(a, &file), newStakeAllow(a, &file))
	return c
}

func (a *app) stake(ctx context.Context, args []string, file string) error {
	if len(args) == 0 {
		cfg, err := a.config()
		if err != nil {
			return err
		}
		return a.showStake(ctx, cfg)
	}
	return a.staking(ctx, file, func(t *offlineWallet, cfg config.Config, key *wallet.NodeKey) error {
		amount, err := money.Parse(args[0], cfg.Chain.Decimals)
		if err != nil || amount <= 0 {
			return &usageError{fmt.Errorf("AMOUNT %q: want a number above 0, such as 100", args[0]),
				"infernet stake 100"}
		}
		if err := t.stake(ctx, cfg.Chain, amount); err != nil {
			return err
		}
		return t.authorize(ctx, cfg.Chain, key)
	})
}

// staking opens the wallet, calls fn to send its transactions, and then shows the stake.
func (a *app) staking(
	ctx context.Context, file string, fn func(*offlineWallet, config.Config, *wallet.NodeKey) error,
) error {
	cfg, err := a.config()
	if err != nil {
		return err
	}
	key, err := loadNodeKey(a.home)
	if err != nil {
		return err
	}
	t, err := a.offlineWallet(ctx, cfg, file)
	if err != nil {
		return err
	}
	if err := errors.Join(fn(t, cfg, key), t.close()); err != nil {
		return err
	}
	return a.showStake(ctx, cfg)
}

func (t *offlineWallet) stake(ctx context.Context, c config.Chain, amount money.Units) error {
	token := bindings.NewTestDollar()
	if err := t.send(ctx, "approve", c.Token, token.PackApprove(c.Registry, amount.Big())); err != nil {
		return err
	}
	return t.send(ctx, "stake", c.Registry, bindings.NewOperatorRegistry().PackStake(amount.Big(), noPermit()))
}

// noPermit is the empty permit of a call that spends an allowance.
func noPermit() bindings.Permit {
	return bindings.Permit{Value: new(big.Int), Deadline: new(big.Int)}
}

// authorize makes the node key one of the wallet's, with the key's consent.
func (t *offlineWallet) authorize(ctx context.Context, c config.Chain, key *wallet.NodeKey) error {
	r, node := bindings.NewOperatorRegistry(), key.Address()
	operator, err := read(ctx, t.client, c.Registry, r.PackOperatorOf(node), r.UnpackOperatorOf)
	if err != nil || operator == t.account.Address() {
		return err
	}
	head, err := t.client.HeaderByNumber(ctx, nil)
	if err != nil {
		return err
	}
	until := head.Time + consentLife
	digest, err := read(ctx, t.client, c.Registry, r.PackHashAuthorization(t.account.Address(), node, until),
		r.UnpackHashAuthorization)
	if err != nil {
		return err
	}
	sig, err := key.SignDigest(ctx, digest)
	if err != nil {
		return err
	}
	return t.send(ctx, "authorize", c.Registry, r.PackAuthorize(node, until, sig[:]))
}

func (a *app) showStake(ctx context.Context, cfg config.Config) error {
	w, err := operator(a.home, cfg)
	if err != nil {
		return err
	}
	v, err := readStake(ctx, a.home, cfg.Chain, w)
	if err != nil {
		return err
	}
	cash := func(u money.Units) string { return money.Format(u, v.Decimals) }
	return a.print(v, func(out io.Writer) {
		row(out, "operator", v.Operator)
		row(out, "active", cash(v.Active), "at least "+cash(v.Minimum)+" counts")
		if v.Unbonding > 0 {
			row(out, "unbonding", cash(v.Unbonding), "can be collected from "+chainTime(v.ReadyAt))
		} else {
			row(out, "unbonding", cash(v.Unbonding))
		}
		if v.Allowed != nil {
			row(out, "allowed", cash(*v.Allowed), "leases lock no more of it at once")
		}
		row(out, "node key", v.Node, map[bool]string{true: "authorised", false: "not authorised"}[v.Authorized])
	})
}

func readStake(ctx context.Context, home config.Home, c config.Chain, w common.Address) (v stakeView, err error) {
	key, err := loadNodeKey(home)
	if err != nil {
		return v, err
	}
	client, err := dialChain(ctx, c)
	if err != nil {
		return v, err
	}
	defer client.Close()
	r := bindings.NewOperatorRegistry()
	s, err := read(ctx, client, c.Registry, r.PackStakeOf(w), r.UnpackStakeOf)
	if err != nil {
		return v, chainError(c, err)
	}
	minimum, err := read(ctx, client, c.Registry, r.PackMinimumStake(), r.UnpackMinimumStake)
	if err != nil {
		return v, chainError(c, err)
	}
	operator, err := read(ctx, client, c.Registry, r.PackOperatorOf(key.Address()), r.UnpackOperatorOf)
	if err != nil {
		return v, chainError(c, err)
	}
	allowed, err := readAllowance(ctx, client, c, w)
	return stakeView{
		Allowed:  allowed,
		Operator: w, Node: key.Address(), Active: money.Units(s.Active.Int64()),
		Unbonding: money.Units(s.Unbonding.Int64()),
		ReadyAt:   s.ReadyAt, Minimum: money.Units(minimum.Int64()), Authorized: operator == w, Decimals: c.Decimals,
	}, err
}

// readAllowance is what the operator lets leases lock at once; nil: all.
func readAllowance(
	ctx context.Context,
	client *ethclient.Client,
	c config.Chain,
	w common.Address,
) (*money.Units, error) {
	r := bindings.NewOperatorRegistry()
	l, err := read(ctx, client, c.Registry, r.PackLocksOf(w), r.UnpackLocksOf)
	if err != nil || l.Allowance == 1<<allowanceBits-1 {
		return nil, err
	}
	unit, err := read(ctx, client, c.Registry, r.PackLeaseLock(), r.UnpackLeaseLock)
	if err != nil {
		return nil, err
	}
	all, err := money.Units(unit.Int64()).Mul(l.Allowance)
	return &all, err
}
