package wallet

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Errors of a Guard. Nothing has reached the signer when one is returned.
var (
	// ErrLimit means that a spending limit would be exceeded.
	ErrLimit = errors.New("beyond the wallet's spending limit")
	// ErrForeign means a transaction to a contract that is not the node's, or an
	// unknown call.
	ErrForeign = errors.New("the wallet signs calls to its own escrow, registry, token and dispute game only")
)

// Limits bound what a wallet signs away. Zero values are no limit.
type Limits struct {
	// PerDay bounds permits, deposits, stakes, approvals and transfers together, in
	// base units of the token per UTC day.
	PerDay money.Units
	// PerJob bounds the price × segments of one offer, in base units.
	PerJob money.Units
	// GasPerDay bounds the coins that are sent plus the most that fees can be, in wei
	// per UTC day; nil is no limit.
	GasPerDay *big.Int
	// Unit and JobUnit are the units of PerDay and PerJob in texts.
	Unit, JobUnit money.Unit
	// DayKey is the configuration's name of PerDay in texts; empty:
	// wallet.limits.per_day.
	DayKey string
}

// Reservation is an amount that is about to be signed away. The same key counts
// once a day, with its largest amounts: a permit, or a transaction of one nonce,
// takes effect once, however often it is signed.
type Reservation struct {
	Day   uint64 // days since 1970
	Key   string
	Units money.Units
	Wei   *big.Int
}

// Spending stores reservations across restarts. Safe for concurrent use.
type Spending interface {
	// Reserve adds a reservation durably. If the day's sum would exceed a limit, it
	// returns ErrLimit and adds nothing.
	Reserve(ctx context.Context, r Reservation, l Limits) error
}

// Key signs for the wallet: a *Wallet, a *Remote, or the Guard before one.
type Key interface {
	evm.TxSigner
	// SignOffer signs a client's offer.
	SignOffer(ctx context.Context, d market.Domain, o market.Offer) (market.Signature, error)
	// SignRelease signs a client's consent that a lease is over.
	SignRelease(ctx context.Context, d market.Domain, r market.Release) (market.Signature, error)
	// SignPermit signs an EIP-2612 permission.
	SignPermit(ctx context.Context, p Permission) (market.Signature, error)
}

// Permission is an EIP-2612 permit of the wallet's token.
type Permission struct {
	Name, Version string // of the token's EIP-712 domain
	ChainID       uint64
	Token         common.Address
	Spender       common.Address
	Value         money.Units
	Nonce         *big.Int
	Deadline      uint64 // chain time
}

// GuardConfig configures a Guard.
type GuardConfig struct {
	Key      Key
	Limits   Limits
	Spending Spending
	// Domain is what offers are signed for, or each of several.
	Domain market.Served
	// Escrow, Registry and Token are the only contracts that the wallet calls.
	Escrow, Registry, Token common.Address
	// Game is another such contract, if it is not zero.
	Game common.Address
	Now  func() time.Time // nil: the machine's clock
}

// Guard signs with a key, and refuses everything that exceeds a limit, calls a
// contract that is not the node's, or that it cannot read. Safe for concurrent
// use.
type Guard struct {
	c     GuardConfig
	known map[common.Address]*abi.ABI
}

var _ Key = (*Guard)(nil)

// NewGuard returns a guard.
func NewGuard(c GuardConfig) *Guard {
	if c.Now == nil {
		c.Now = time.Now
	}
	known := map[common.Address]*abi.ABI{
		c.Escrow: parsed(&bindings.JobEscrowMetaData), c.Registry: parsed(&bindings.OperatorRegistryMetaData),
		c.Token: parsed(&bindings.TestDollarMetaData),
	}
	if c.Game != (common.Address{}) {
		known[c.Game] = parsed(&bindings.DisputeGameMetaData)
	}
	return &Guard{c, known}
}

// Address is the key's account.
func (g *Guard) Address() common.Address { return g.c.Key.Address() }

// SignTx implements evm.TxSigner.
func (g *Guard) SignTx(ctx context.Context, tx *types.Transaction, chainID *big.Int) (*types.Transaction, error) {
	units, err := g.spends(tx)
	if err != nil {
		return nil, err
	}
	fee := new(big.Int).Mul(tx.GasFeeCap(), new(big.Int).SetUint64(tx.Gas()))
	err = g.reserve(ctx, fmt.Sprintf("tx/%d", tx.Nonce()), units, fee.Add(fee, tx.Value()))
	if err != nil {
		return nil, err
	}
	return g.c.Key.SignTx(ctx, tx, chainID)
}

// SignOffer implements Key. An offer moves no money by itself, but bounds what a
// job can cost.
func (g *Guard) SignOffer(ctx context.Context, d market.Domain, o market.Offer) (market.Signature, error) {
	bound, err := money.Units(o.MaxPrice).Mul(o.Segments)
	if err != nil || int64(o.MaxPrice) < 0 {
		return market.Signature{}, fmt.Errorf("%w: the offer's price × segments is out of range", ErrLimit)
	}
	if l := g.c.Limits.PerJob; l > 0 && bound > l {
		return market.Signature{},
			fmt.Errorf("%w: the job may cost %s, at most %s are allowed for one: ask for less, or raise "+
				"wallet.limits.per_job",
				ErrLimit, g.c.Limits.JobUnit.Write(bound), g.c.Limits.JobUnit.Write(l))
	}
	if !g.c.Domain.Serves(d) {
		return market.Signature{}, fmt.Errorf("%w: an offer for escrow %s", ErrForeign, d.Escrow)
	}
	return g.c.Key.SignOffer(ctx, d, o)
}

// SignRelease implements Key. A release moves no money: it gives away that the lease can be
// disputed.
func (g *Guard) SignRelease(ctx context.Context, d market.Domain, r market.Release) (market.Signature, error) {
	if !g.c.Domain.Serves(d) {
		return market.Signature{}, fmt.Errorf("%w: the end of a lease of escrow %s", ErrForeign, d.Escrow)
	}
	return g.c.Key.SignRelease(ctx, d, r)
}

// SignPermit implements Key.
func (g *Guard) SignPermit(ctx context.Context, p Permission) (market.Signature, error) {
	if p.Token != g.c.Token || p.Spender != g.c.Escrow && p.Spender != g.c.Registry {
		return market.Signature{}, fmt.Errorf("%w: a permit of %s for %s", ErrForeign, p.Token, p.Spender)
	}
	if err := g.reserve(ctx, fmt.Sprintf("permit/%v", p.Nonce), p.Value, nil); err != nil {
		return market.Signature{}, err
	}
	return g.c.Key.SignPermit(ctx, p)
}

const secondsPerDay = 24 * 60 * 60

func (g *Guard) reserve(ctx context.Context, key string, units money.Units, wei *big.Int) error {
	if wei == nil {
		wei = new(big.Int)
	}
	day := uint64(max(g.c.Now().Unix(), 0)) / secondsPerDay
	return g.c.Spending.Reserve(ctx, Reservation{day, key, units, wei}, g.c.Limits)
}

// spending are the calls that give money away, each with the argument that says
// how much. A deposit with a permit was counted when the permit was signed, and is
// counted once more here, because the call may work without the permit.
var spending = map[string]string{
	"fund": "deposit", "open": "deposit", "stake": "amount", "approve": "value", "transfer": "value",
}

// harmless are the calls that give no money away: they settle, claim and take
// back.
var harmless = []string{
	"close", "closeFinal", "end", "commit", "advance", "release", "refund", "cancel", "withdraw", "authorize", "revoke",
	"requestUnbond", "unbond", "allow",
	// Of disputes; the bond counts as coins that are sent.
	"challenge", "commitEvidence", "wrongWords", "breaks", "slashVerifier", "timeout", "moot",
	"openSteps", "pickStep", "openNodes", "pickNode", "pickOp", "pickLink", "openCells", "pickCell", "openSums",
	"pickTile", "point",
	"proveTile", "proveLink", "provePrivate",
}

// spends returns what a transaction gives away, in base units.
func (g *Guard) spends(tx *types.Transaction) (money.Units, error) {
	if tx.To() == nil {
		return 0, fmt.Errorf("%w: this one makes a contract", ErrForeign)
	}
	contract := g.known[*tx.To()]
	if contract == nil || len(tx.Data()) < 4 {
		return 0, fmt.Errorf("%w: %s is another account", ErrForeign, tx.To())
	}
	method, err := contract.MethodById(tx.Data())
	if err != nil {
		return 0, fmt.Errorf("%w: %#x of %s", ErrForeign, tx.Data()[:4], tx.To())
	}
	name, gives := spending[method.Name]
	switch {
	case gives:
		return argument(method, tx.Data()[4:], name)
	case !slices.Contains(harmless, method.Name):
		return 0, fmt.Errorf("%w: %s", ErrForeign, method.Name)
	}
	return 0, g.paysOwner(method, tx.Data()[4:])
}

// paysOwner refuses a call that pays our money to somebody else.
func (g *Guard) paysOwner(m *abi.Method, data []byte) error {
	args := map[string]any{}
	if err := m.Inputs.UnpackIntoMap(args, data); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrForeign, m.Name, err)
	}
	if to, pays := args["to"].(common.Address); pays && to != g.Address() {
		return fmt.Errorf("%w: %s to %s, which is not the wallet", ErrForeign, m.Name, to)
	}
	return nil
}

// argument reads an amount from call data.
func argument(m *abi.Method, data []byte, name string) (money.Units, error) {
	args := map[string]any{}
	if err := m.Inputs.UnpackIntoMap(args, data); err != nil {
		return 0, fmt.Errorf("%w: %s: %w", ErrForeign, m.Name, err)
	}
	switch v := args[name].(type) {
	case uint64:
		if int64(v) >= 0 {
			return money.Units(v), nil
		}
	case *big.Int:
		if v.IsInt64() && v.Sign() >= 0 {
			return money.Units(v.Int64()), nil
		}
	}
	return 0, fmt.Errorf("%w: %s of %s is %v", ErrLimit, name, m.Name, args[name])
}
