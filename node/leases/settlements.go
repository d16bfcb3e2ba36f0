package leases

import (
	"context"
	"maps"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/infernetprotocol/infernet/escrow"
)

// settlements are the latest states of clients' leases that have settled, for whoever keeps
// figures of them. It is safe for concurrent use.
type settlements struct {
	wake chan struct{} // capacity 1: there are some

	mu     sync.Mutex
	states map[common.Hash]escrow.State
}

func newSettlements() *settlements {
	return &settlements{states: map[common.Hash]escrow.State{}, wake: make(chan struct{}, 1)}
}

// put leaves a state if it is that of a client's settled lease. It does not block.
func (x *settlements) put(s escrow.State) {
	if s.Party != escrow.Client || s.Chain.Settled == nil {
		return
	}
	x.mu.Lock()
	x.states[s.Deal.LeaseID()] = s
	x.mu.Unlock()
	select {
	case x.wake <- struct{}{}:
	default: // somebody is on the way
	}
}

// take waits for states and removes them.
func (x *settlements) take(ctx context.Context) ([]escrow.State, error) {
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-x.wake:
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	out := slices.Collect(maps.Values(x.states))
	clear(x.states)
	return out, nil
}
