// Package registry reads what the EVM chain's contracts say of operators and accounts:
// stakes, locks, node keys, balances, credits, permits.
package registry

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

// Reader reads the configured contracts. It implements role.Registry and
// lightningrail's registry. Safe for concurrent use.
type Reader struct {
	client   *evm.Client
	cfg      config.Chain
	registry *bindings.OperatorRegistry
	escrow   *bindings.JobEscrow
	token    *bindings.TestDollar // any ERC-20 with permit has these functions
}

// New returns a reader of the contracts that a configuration names.
func New(client *evm.Client, cfg config.Chain) *Reader {
	return &Reader{
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

func (r *Reader) readUnits(ctx context.Context, to common.Address, data []byte,
	unpack func([]byte) (*big.Int, error)) (money.Units, error) {
	v, err := evm.Read(ctx, r.client, to, data, evm.Latest, unpack)
	if err != nil {
		return 0, err
	}
	return units(v)
}

// Stake is an operator's active stake, base units of the stake's token.
func (r *Reader) Stake(ctx context.Context, op common.Address) (money.Units, error) {
	s, err := evm.Read(ctx, r.client, r.cfg.Registry, r.registry.PackStakeOf(op), evm.Latest, r.registry.UnpackStakeOf)
	if err != nil {
		return 0, err
	}
	return units(s.Active)
}

// StakeStatus is an operator's stake, and what its leases lock of it.
func (r *Reader) StakeStatus(ctx context.Context, op common.Address) (s role.StakeStatus, err error) {
	if s.Active, err = r.Stake(ctx, op); err != nil {
		return s, err
	}
	if s.Least, err = r.MinStake(ctx); err != nil {
		return s, err
	}
	if s.Unit, err = r.readUnits(ctx, r.cfg.Registry, r.registry.PackLeaseLock(),
		r.registry.UnpackLeaseLock); err != nil {
		return s, err
	}
	l, err := evm.Read(ctx, r.client, r.cfg.Registry, r.registry.PackLocksOf(op), evm.Latest, r.registry.UnpackLocksOf)
	if err != nil {
		return s, err
	}
	s.Open, s.Allowance = int(l.Open), l.Allowance
	s.Locked, err = s.Unit.Mul(l.Open + l.Cooling)
	return s, err
}

// MinStake is the stake below which an operator does not count as active.
func (r *Reader) MinStake(ctx context.Context) (money.Units, error) {
	return r.readUnits(ctx, r.cfg.Registry, r.registry.PackMinimumStake(), r.registry.UnpackMinimumStake)
}

// OperatorOf is the operator that has authorised a node key; zero: none has.
func (r *Reader) OperatorOf(ctx context.Context, node common.Address) (common.Address, error) {
	return evm.Read(ctx, r.client, r.cfg.Registry, r.registry.PackOperatorOf(node), evm.Latest,
		r.registry.UnpackOperatorOf)
}

// Balance is what an account holds of the token.
func (r *Reader) Balance(ctx context.Context, account common.Address) (money.Units, error) {
	return r.readUnits(ctx, r.cfg.Token, r.token.PackBalanceOf(account), r.token.UnpackBalanceOf)
}

// Credit is what the escrow owes an account of the token.
func (r *Reader) Credit(ctx context.Context, account common.Address) (money.Units, error) {
	return r.readUnits(ctx, r.cfg.Escrow, r.escrow.PackCreditOf(r.cfg.Token, account), r.escrow.UnpackCreditOf)
}

// Permission is the owner's next permit for the escrow (EIP-2612), to be signed.
func (r *Reader) Permission(ctx context.Context, owner common.Address, value money.Units,
	deadline uint64) (wallet.Permission, error) {
	p := wallet.Permission{ChainID: r.cfg.ChainID, Token: r.cfg.Token, Spender: r.cfg.Escrow, Value: value,
		Deadline: deadline}
	sep, err := evm.Read(ctx, r.client, r.cfg.Token, r.token.PackDOMAINSEPARATOR(), evm.Latest,
		r.token.UnpackDOMAINSEPARATOR)
	if err != nil {
		return p, fmt.Errorf("the token has no permit (EIP-2612): %w", err)
	}
	if p.Name, err = evm.Read(ctx, r.client, r.cfg.Token, r.token.PackName(), evm.Latest,
		r.token.UnpackName); err != nil {
		return p, err
	}
	if p.Version, err = wallet.PermitVersion(sep, p.Name, p.ChainID, p.Token); err != nil {
		return p, err
	}
	p.Nonce, err = evm.Read(ctx, r.client, r.cfg.Token, r.token.PackNonces(owner), evm.Latest, r.token.UnpackNonces)
	return p, err
}
