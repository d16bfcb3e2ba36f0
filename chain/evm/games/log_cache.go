package games

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// Limits of the cache of events.
const (
	// confirmations is the depth below the head from which events are cached. Newer
	// events are read again, because a reorganisation may change them.
	confirmations = 128
	// maxGames is the largest number of games in the cache.
	maxGames = 256
	// maxEvents is more events than a game can have, because every move narrows
	// something.
	maxEvents = 512
)

// gameLogs are the events of a game up to a block.
type gameLogs struct {
	through uint64
	hash    common.Hash // of block through
	logs    []types.Log
}

// logs returns the events of a game up to head, in order. It uses the cached ones if
// their block is still in the chain, and reads the later ones.
func (c *Client) logs(ctx context.Context, b Begun, head *types.Header) ([]types.Log, error) {
	known, err := c.cachedLogs(ctx, b, head)
	if err != nil {
		return nil, err
	}
	kinds := []common.Hash{
		event(bindings.DisputeGameChallengedEventName), event(bindings.DisputeGameMovedEventName),
		event(bindings.DisputeGameDecidedEventName),
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
	return all, c.cacheLogs(ctx, b.ID, all, known, head.Number.Uint64())
}

func (c *Client) cachedLogs(ctx context.Context, b Begun, head *types.Header) (gameLogs, error) {
	fresh := gameLogs{through: max(b.Block, 1) - 1}
	c.mu.Lock()
	known, ok := c.known[b.ID]
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

// cacheLogs caches the events that are deep enough.
func (c *Client) cacheLogs(ctx context.Context, id ID, all []types.Log, known gameLogs, head uint64) error {
	if head < known.through+2*confirmations {
		return nil
	}
	next := gameLogs{through: head - confirmations}
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
	if len(c.known) >= maxGames {
		clear(c.known)
	}
	c.known[id] = next
	return nil
}
