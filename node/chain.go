package node

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/role"
)

// chainReader reads the contracts; it implements role.Registry.
type chainReader struct {
	client   *evm.Client
	cfg      config.Chain
	registry *bindings.OperatorRegistry
	escrow   *bindings.JobEscrow
	token    *bindings.TestDollar // any ERC-20 with permit has these functions
}

func newChainReader(client *evm.Client, cfg config.Chain) *chainReader {
	return &chainReader{
		client: client, cfg: cfg,
		registry: bindings.NewOperatorRegistry(), escrow: bindings.NewJobEscrow(), token: bindings.NewTestDollar(),
	}
}

// units is v if it is a possible amount.
func units(v *big.Int) (money.Units, error) {
	if v == nil || !v.IsInt64() || v.Sign() < 0 {
		return 0, fmt.Errorf("%w: the chain says %v", money.ErrRange, v)
	}
	return money.Units(v.Int64()), nil
}

func (c *chainReader) readUnits(ctx context.Context, to common.Address, data []byte, unpack func([]byte) (*big.Int, error)) (money.Units, error) {
	v, err := evm.Read(ctx, c.client, to, data, evm.Latest, unpack)
	if err != nil {
		return 0, err
	}
	return units(v)
}

// Stake implements role.Registry: the operator's active stake.
func (c *chainReader) Stake(ctx context.Context, op common.Address) (money.Units, error) {
	s, err := evm.Read(ctx, c.client, c.cfg.Registry, c.registry.PackStakeOf(op), evm.Latest, c.registry.UnpackStakeOf)
	if err != nil {
		return 0, err
	}
	return units(s.Active)
}

// Surety implements role.Registry.
func (c *chainReader) StakeStatus(ctx context.Context, op common.Address) (s role.StakeStatus, err error) {
	if s.Active, err = c.Stake(ctx, op); err != nil {
		return s, err
	}
	if s.Least, err = c.MinStake(ctx); err != nil {
		return s, err
	}
	if s.Lease, err = c.readUnits(ctx, c.cfg.Registry, c.registry.PackLeaseLock(), c.registry.UnpackLeaseLock); err != nil {
		return s, err
	}
	l, err := evm.Read(ctx, c.client, c.cfg.Registry, c.registry.PackLocksOf(op), evm.Latest, c.registry.UnpackLocksOf)
	if err != nil {
		return s, err
	}
	s.Open = int(l.Open)
	if l.Cooling > 0 {
		s.Until = l.CoolUntil
	}
	s.Locked, err = s.Lease.Mul(uint32(l.Open) + uint32(l.Cooling))
	return s, err
}

// MinStake implements role.Registry.
func (c *chainReader) MinStake(ctx context.Context) (money.Units, error) {
	return c.readUnits(ctx, c.cfg.Registry, c.registry.PackMinimumStake(), c.registry.UnpackMinimumStake)
}

// OperatorOf implements role.Registry.
func (c *chainReader) OperatorOf(ctx context.Context, node common.Address) (common.Address, error) {
	return evm.Read(ctx, c.client, c.cfg.Registry, c.registry.PackOperatorOf(node), evm.Latest, c.registry.UnpackOperatorOf)
}

func (c *chainReader) balance(ctx context.Context, account common.Address) (money.Units, error) {
	return c.readUnits(ctx, c.cfg.Token, c.token.PackBalanceOf(account), c.token.UnpackBalanceOf)
}

func (c *chainReader) credit(ctx context.Context, account common.Address) (money.Units, error) {
	return c.readUnits(ctx, c.cfg.Escrow, c.escrow.PackCreditOf(c.cfg.Token, account), c.escrow.UnpackCreditOf)
}

// permission is the owner's next permit (EIP-2612) for the escrow.
func (c *chainReader) permission(ctx context.Context, owner common.Address, value money.Units, deadline uint64) (wallet.Permission, error) {
	p := wallet.Permission{ChainID: c.cfg.ChainID, Token: c.cfg.Token, Spender: c.cfg.Escrow, Value: value, Deadline: deadline}
	sep, err := evm.Read(ctx, c.client, c.cfg.Token, c.token.PackDOMAINSEPARATOR(), evm.Latest, c.token.UnpackDOMAINSEPARATOR)
	if err != nil {
		return p, fmt.Errorf("the token has no permit (EIP-2612): %w", err)
	}
	if p.Name, err = evm.Read(ctx, c.client, c.cfg.Token, c.token.PackName(), evm.Latest, c.token.UnpackName); err != nil {
		return p, err
	}
	if p.Version, err = wallet.PermitVersion(sep, p.Name, p.ChainID, p.Token); err != nil {
		return p, err
	}
	p.Nonce, err = evm.Read(ctx, c.client, c.cfg.Token, c.token.PackNonces(owner), evm.Latest, c.token.UnpackNonces)
	return p, err
}

// gas is an account's balance of the chain's own coin.
func gas(ctx context.Context, c *evm.Client, account common.Address) (string, error) {
	v, err := c.Balance(ctx, account)
	if err != nil {
		return "", err
	}
	return v.String(), nil
}
