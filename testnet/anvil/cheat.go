package anvil

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// give adds to an account's coins, without a transaction.
func (c *Chain) give(ctx context.Context, to common.Address, wei *big.Int) error {
	has, err := c.client.BalanceAt(ctx, to, nil)
	if err != nil {
		return err
	}
	return c.cheat(ctx, "anvil_setBalance", to, (*hexutil.Big)(has.Add(has, wei)))
}

// Reorg replaces the newest blocks by as many empty ones. Their transactions are
// gone from the chain and from the pool.
func (c *Chain) Reorg(ctx context.Context, blocks int) error {
	return c.cheat(ctx, "anvil_reorg", blocks, []any{})
}

// DropPending removes all transactions from the pool.
func (c *Chain) DropPending(ctx context.Context) error {
	return c.cheat(ctx, "anvil_dropAllTransactions")
}

// Mine makes blocks at once.
func (c *Chain) Mine(ctx context.Context, blocks int) error {
	return c.cheat(ctx, "anvil_mine", hexutil.Uint64(blocks))
}

// SetBaseFee sets the next block's base fee, in wei per gas.
func (c *Chain) SetBaseFee(ctx context.Context, wei *big.Int) error {
	return c.cheat(ctx, "anvil_setNextBlockBaseFeePerGas", (*hexutil.Big)(wei))
}

func (c *Chain) cheat(ctx context.Context, method string, args ...any) error {
	if err := c.client.Client().CallContext(ctx, nil, method, args...); err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	return nil
}
