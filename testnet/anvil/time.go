package anvil

import (
	"context"

	"github.com/ethereum/go-ethereum/common/hexutil"
)

// Hold stops the chain's own clock. From then on there is one block for every
// transaction and for every call of At, and no other.
func (c *Chain) Hold(ctx context.Context) error {
	if err := c.cheat(ctx, "evm_setIntervalMining", 0); err != nil {
		return err
	}
	return c.cheat(ctx, "evm_setAutomine", true)
}

// At makes an empty block at chain time t, and the next block will have that time
// too. So a read at the head sees what the next transaction will find. Time cannot
// go back.
func (c *Chain) At(ctx context.Context, t uint64) error {
	if err := c.cheat(ctx, "evm_setNextBlockTimestamp", t); err != nil {
		return err
	}
	if err := c.cheat(ctx, "evm_mine"); err != nil {
		return err
	}
	return c.cheat(ctx, "evm_setNextBlockTimestamp", t)
}

// Try runs f and reverts everything that it did to the chain, including its time.
func (c *Chain) Try(ctx context.Context, f func() error) error {
	var id hexutil.Uint64
	if err := c.client.Client().CallContext(ctx, &id, "evm_snapshot"); err != nil {
		return err
	}
	err := f()
	if back := c.cheat(ctx, "evm_revert", id); err == nil {
		err = back
	}
	return err
}
