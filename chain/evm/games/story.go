package games

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// Bounds of what is remembered of games.
const (
	// settled is how many blocks under the head events are remembered from;
	// newer ones are asked for again, as a reorganisation may change them.
	settled = 128
	// maxStories is how many games are remembered; others are read anew.
	maxStories = 256
	// maxEvents is more than a game can have: every move narrows something.
	maxEvents = 512
)

// story is what was read of a game up to a block.
type story struct {
	through uint64
	hash    common.Hash // of block through
	logs    []types.Log
}

// logs are the events of a game up to head, in order: those that are remembered
// if their block is still there, and those since.
func (c *Client) logs(ctx context.Context, b Begun, head *types.Header) ([]types.Log, error) {
	known, err := c.remembered(ctx, b, head)
	if err != nil {
		return nil, err
	}
	kinds := []common.Hash{
		event(bindings.DisputeGameChallengedEventName), event(bindings.DisputeGameMovedEventName), event(bindings.DisputeGameDecidedEventName),
	}
	topics := [][]common.Hash{kinds, {common.Hash(b.ID)}}
	since, err := c.Chain.Logs(ctx, c.Config.Game, topics, known.through+1, head.Number.Uint64())
	if err != nil {
		return nil, fmt.Errorf("events of game %s: %w", b.ID, err)
	}
	all := append(known.logs[:len(known.logs):len(known.logs)], since...)
	if len(all) > maxEvents {
		return nil, fmt.Errorf("%w: game %s has %d events", evm.ErrBadAnswer, b.ID, len(all))
	}
	return all, c.remember(ctx, b.ID, all, known, head.Number.Uint64())
}

func (c *Client) remembered(ctx context.Context, b Begun, head *types.Header) (story, error) {
	fresh := story{through: max(b.Block, 1) - 1}
	c.mu.Lock()
	known, ok := c.stories[b.ID]
	c.mu.Unlock()
	if !ok || known.through > head.Number.Uint64() {
		return fresh, nil
	}
	at, err := c.Chain.Header(ctx, number(known.through))
	if err != nil {
		return fresh, err
	}
	if at.Hash() != known.hash {
		return fresh, nil
	}
	return known, nil
}

// remember keeps what is deep enough.
func (c *Client) remember(ctx context.Context, id ID, all []types.Log, known story, head uint64) error {
	if head < known.through+2*settled {
		return nil
	}
	next := story{through: head - settled}
	for _, l := range all {
		if l.BlockNumber <= next.through {
			next.logs = append(next.logs, l)
		}
	}
	at, err := c.Chain.Header(ctx, number(next.through))
	if err != nil {
		return err
	}
	next.hash = at.Hash()
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.stories) >= maxStories {
		clear(c.stories)
	}
	c.stories[id] = next
	return nil
}
