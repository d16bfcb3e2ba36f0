package testnet

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
)

// Contracts are the addresses of a deployment.
type Contracts struct {
	Escrow   common.Address `json:"escrow"`
	Registry common.Address `json:"registry"`
	Token    common.Address `json:"token"`
	Game     common.Address `json:"game"` // where wrong segments are disputed
}

// State reads accounts and contracts at a block. Safe for concurrent use.
type State interface {
	CallContract(ctx context.Context, msg ethereum.CallMsg, block *big.Int) ([]byte, error)
	BalanceAt(ctx context.Context, account common.Address, block *big.Int) (*big.Int, error)
}

// Holding is what one account has at one block. Amounts are base units of the token.
type Holding struct {
	Token  money.Units // its balance of the token
	Credit money.Units // what the escrow owes it
	Stake  money.Units // in the registry, active and unbonding
	Gas    *big.Int    // wei
}

// Books are the holdings of all accounts at one block.
type Books struct {
	Block    uint64
	Accounts map[common.Address]Holding
	Escrow   money.Units // the escrow's balance: what jobs hold, and credits
	Registry money.Units // the registry's balance: stakes, rewards that it owes, and what is burned
	Burned   money.Units // the part of Registry that was slashed and is owed to nobody
}

// ReadBooks reads the holdings of the accounts from the chain at a block.
func ReadBooks(ctx context.Context, s State, c Contracts, block uint64, accounts []common.Address) (Books, error) {
	r := reader{s, c, new(big.Int).SetUint64(block)}
	b := Books{Block: block, Accounts: map[common.Address]Holding{}}
	var err error
	if b.Escrow, err = r.token(ctx, c.Escrow); err != nil {
		return b, err
	}
	if b.Registry, err = r.token(ctx, c.Registry); err != nil {
		return b, err
	}
	for _, a := range accounts {
		if b.Accounts[a], err = r.holding(ctx, a); err != nil {
			return b, fmt.Errorf("account %s at block %d: %w", a, block, err)
		}
	}
	b.Burned, err = r.burned(ctx, b)
	return b, err
}

// reader reads one block.
type reader struct {
	s     State
	c     Contracts
	block *big.Int
}

func (r reader) holding(ctx context.Context, a common.Address) (h Holding, err error) {
	if h.Token, err = r.token(ctx, a); err != nil {
		return h, err
	}
	if h.Credit, err = r.credit(ctx, a); err != nil {
		return h, err
	}
	if h.Stake, err = r.stake(ctx, a); err != nil {
		return h, err
	}
	h.Gas, err = r.s.BalanceAt(ctx, a, r.block)
	return h, err
}

func (r reader) call(ctx context.Context, to common.Address, data []byte) ([]byte, error) {
	return r.s.CallContract(ctx, ethereum.CallMsg{To: &to, Data: data}, r.block)
}

func (r reader) token(ctx context.Context, a common.Address) (money.Units, error) {
	t := bindings.NewTestDollar()
	out, err := r.call(ctx, r.c.Token, t.PackBalanceOf(a))
	if err != nil {
		return 0, err
	}
	return units(t.UnpackBalanceOf(out))
}

func (r reader) credit(ctx context.Context, a common.Address) (money.Units, error) {
	e := bindings.NewJobEscrow()
	out, err := r.call(ctx, r.c.Escrow, e.PackCreditOf(r.c.Token, a))
	if err != nil {
		return 0, err
	}
	return units(e.UnpackCreditOf(out))
}

// burned returns what the registry holds but owes to none of the accounts, neither as stake nor as a reward.
func (r reader) burned(ctx context.Context, b Books) (money.Units, error) {
	left, g := b.Registry, bindings.NewOperatorRegistry()
	for a, h := range b.Accounts {
		out, err := r.call(ctx, r.c.Registry, g.PackCreditOf(a))
		if err != nil {
			return 0, err
		}
		reward, err := units(g.UnpackCreditOf(out))
		if err != nil {
			return 0, err
		}
		left -= h.Stake + reward
	}
	return left, nil
}

func (r reader) stake(ctx context.Context, a common.Address) (money.Units, error) {
	g := bindings.NewOperatorRegistry()
	out, err := r.call(ctx, r.c.Registry, g.PackStakeOf(a))
	if err != nil {
		return 0, err
	}
	s, err := g.UnpackStakeOf(out)
	if err != nil {
		return 0, err
	}
	return units(new(big.Int).Add(s.Active, s.Unbonding), nil)
}

func units(v *big.Int, err error) (money.Units, error) {
	if err != nil {
		return 0, err
	}
	if !v.IsInt64() {
		return 0, money.ErrRange
	}
	return money.Units(v.Int64()), nil
}

// Change is how an account's holding changed between two blocks.
type Change struct {
	Token, Credit, Stake money.Units
	Gas                  *big.Int
}

// Change returns how an account's holding changed from b to after.
func (b Books) Change(after Books, a common.Address) Change {
	x, y := b.Accounts[a], after.Accounts[a]
	return Change{y.Token - x.Token, y.Credit - x.Credit, y.Stake - x.Stake, new(big.Int).Sub(y.Gas, x.Gas)}
}

// Unaccounted returns the sum of the token's changes from b to after, over the accounts, the escrow and the registry.
// If
// it is not zero, money appeared or vanished, or moved to or from somebody who is not among the accounts.
func (b Books) Unaccounted(after Books) money.Units {
	sum := after.Escrow - b.Escrow + after.Registry - b.Registry
	for a := range b.Accounts {
		sum += b.Change(after, a).Token
	}
	return sum
}

// EscrowBalance returns what the escrow holds but owes to none of the accounts: the money of jobs that are not settled.
func (b Books) EscrowBalance() money.Units {
	pot := b.Escrow
	for _, h := range b.Accounts {
		pot -= h.Credit
	}
	return pot
}

// Books reads what all parties of the network have now.
func (n *Network) Books(ctx context.Context) (Books, error) {
	head, err := n.Chain.BlockNumber(ctx)
	if err != nil {
		return Books{}, err
	}
	var accounts []common.Address
	for _, p := range n.Parties {
		accounts = append(accounts, p.Accounts()...)
	}
	return ReadBooks(ctx, n.Chain, n.Contracts, head, accounts)
}
