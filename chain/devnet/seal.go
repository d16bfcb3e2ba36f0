package devnet

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/core"
)

// idleAt is how far into a second its block is sealed when no transaction waits.
const idleAt = 900 * time.Millisecond

// errNotSealed is returned when the chain does not accept its own block.
var errNotSealed = errors.New("devnet: block not sealed")

// Run seals blocks until ctx ends, then closes the chain. It returns nil when ctx
// ended.
func (c *Chain) Run(ctx context.Context) error {
	err := c.produce(ctx)
	if errors.Is(err, context.Canceled) {
		err = nil
	}
	return errors.Join(err, c.Close())
}

func (c *Chain) produce(ctx context.Context) error {
	arrivals := make(chan core.NewTxsEvent, 64)
	sub := c.eth.TxPool().SubscribeTransactions(arrivals, false)
	defer sub.Unsubscribe()
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		timer.Reset(time.Until(nextSeal(c.headTime(), c.waiting())))
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-arrivals: // look again how long to wait
		case <-timer.C:
			if err := c.seal(ctx); err != nil {
				return err
			}
		}
	}
}

// nextSeal is when a block on top of one with timestamp head is due: no earlier
// than the next whole second, which is its timestamp.
func nextSeal(head uint64, waiting bool) time.Time {
	due := time.Unix(int64(head)+1, 0)
	if waiting {
		return due
	}
	return due.Add(idleAt)
}

func (c *Chain) headTime() uint64 { return c.eth.BlockChain().CurrentBlock().Time }

func (c *Chain) waiting() bool {
	pending, _ := c.eth.TxPool().Stats()
	return pending > 0
}

// seal makes a block as soon as the clock has passed the head's timestamp.
func (c *Chain) seal(ctx context.Context) error {
	for time.Now().Unix() <= int64(c.headTime()) {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(time.Until(nextSeal(c.headTime(), true))):
		}
	}
	c.sealing.Lock()
	defer c.sealing.Unlock()
	before := c.eth.BlockChain().CurrentBlock().Number.Uint64()
	c.beacon.Commit()
	if c.eth.BlockChain().CurrentBlock().Number.Uint64() == before {
		return fmt.Errorf("%w on top of %d", errNotSealed, before)
	}
	return c.eth.TxPool().Sync()
}

// settled returns when the pool knows the block that is the chain's head. It learns of a block later than subscribers,
// and refuses until then what an account sends that has its coins only since that block.
func (c *Chain) settled() {
	c.sealing.Lock()
	defer c.sealing.Unlock()
}
