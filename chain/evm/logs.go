package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Bounds of a log search.
const (
	LogSpan = 2_000  // blocks asked for at once, as public endpoints allow
	MaxLogs = 50_000 // in one answer of Logs
)

// ErrTooManyLogs is returned when more than MaxLogs match.
var ErrTooManyLogs = errors.New("too many logs: ask for fewer blocks or more topics")

// Logs returns the logs of one contract in blocks first to last, in order, that
// match topics (as in ethereum.FilterQuery). It asks for LogSpan blocks at a time.
func (c *Client) Logs(ctx context.Context, contract common.Address, topics [][]common.Hash, first,
	last uint64) ([]types.Log, error) {
	var all []types.Log
	for from := first; from <= last; from += LogSpan {
		to := min(last, from+LogSpan-1)
		logs, err := c.backend.FilterLogs(ctx, ethereum.FilterQuery{
			FromBlock: new(big.Int).SetUint64(from),
			ToBlock:   new(big.Int).SetUint64(to),
			Addresses: []common.Address{contract},
			Topics:    topics,
		})
		if err != nil {
			return nil, fmt.Errorf("logs of %s, blocks %d to %d: %w", contract, from, to, err)
		}
		if len(all)+len(logs) > MaxLogs {
			return nil, fmt.Errorf("%w: %s, blocks %d to %d", ErrTooManyLogs, contract, first, to)
		}
		if slices.ContainsFunc(logs, func(l types.Log) bool {
			return l.Address != contract || l.BlockNumber < from || l.BlockNumber > to || l.Removed ||
				!matches(l, topics)
		}) {
			return nil, fmt.Errorf("%w: logs that were not asked for", ErrBadAnswer)
		}
		all = append(all, logs...)
	}
	return all, nil
}

func matches(l types.Log, topics [][]common.Hash) bool {
	if len(topics) > len(l.Topics) {
		return false
	}
	for i, any := range topics {
		if len(any) > 0 && !slices.Contains(any, l.Topics[i]) {
			return false
		}
	}
	return true
}
