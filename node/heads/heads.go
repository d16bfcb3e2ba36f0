package heads

import (
	"context"
	"fmt"
	"log/slog"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
)

// Head is a chain's latest block.
type Head struct {
	Number uint64
	Time   uint64 // unix seconds: the time of every protocol rule
	Hash   common.Hash
}

// Source reads headers; evm.Latest asks for the newest.
type Source interface {
	Header(ctx context.Context, number *big.Int) (*types.Header, error)
}

// Follower polls a chain's head. It implements role.Heads and is safe for concurrent use.
type Follower struct {
	src   Source
	every time.Duration
	log   *slog.Logger

	mu     sync.Mutex
	head   Head
	change chan struct{} // closed and replaced at every new head
}

// New returns a Follower that has read the head once, so that Latest always has an answer. Run polls every interval
// every.
func New(ctx context.Context, src Source, every time.Duration, log *slog.Logger) (*Follower, error) {
	f := &Follower{src: src, every: every, log: log, change: make(chan struct{})}
	h, err := src.Header(ctx, evm.Latest)
	if err != nil {
		return nil, fmt.Errorf("reading the chain's head: %w", err)
	}
	f.head = headOf(h)
	return f, nil
}

func headOf(h *types.Header) Head {
	return Head{Number: h.Number.Uint64(), Time: h.Time, Hash: h.Hash()}
}

// Run polls until ctx ends. It returns nil.
func (f *Follower) Run(ctx context.Context) error {
	t := time.NewTicker(f.every)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
			f.poll(ctx)
		}
	}
}

func (f *Follower) poll(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	h, err := f.src.Header(ctx, evm.Latest)
	if err != nil {
		f.log.Warn("chain head not read", "err", err)
		return
	}
	f.set(headOf(h))
}

func (f *Follower) set(h Head) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if h.Hash == f.head.Hash {
		return
	}
	f.head = h
	close(f.change)
	f.change = make(chan struct{})
}

// Latest returns the newest head seen.
func (f *Follower) Latest() Head {
	h, _ := f.now()
	return h
}

func (f *Follower) now() (Head, <-chan struct{}) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.head, f.change
}

// Next returns the first head whose number is above after.
func (f *Follower) Next(ctx context.Context, after uint64) (Head, error) {
	for {
		h, change := f.now()
		if h.Number > after {
			return h, nil
		}
		select {
		case <-change:
		case <-ctx.Done():
			return Head{}, ctx.Err()
		}
	}
}

// Wait returns block n once the head is at least depth blocks above it. It reads the block at that point, so it never
// returns one that a reorganisation has replaced.
func (f *Follower) Wait(ctx context.Context, n, depth uint64) (Head, error) {
	if n+depth > 0 {
		if _, err := f.Next(ctx, n+depth-1); err != nil {
			return Head{}, err
		}
	}
	h, err := f.src.Header(ctx, new(big.Int).SetUint64(n))
	if err != nil {
		return Head{}, fmt.Errorf("reading block %d: %w", n, err)
	}
	return headOf(h), nil
}
