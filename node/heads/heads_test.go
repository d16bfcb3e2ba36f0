package heads

import (
	"context"
	"errors"
	"log/slog"
	"math/big"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
)

// chain is a source whose head the test moves.
type chain struct {
	mu   sync.Mutex
	head uint64
	fork byte // changes every hash
	err  error
}

func (c *chain) set(head uint64, fork byte, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.head, c.fork, c.err = head, fork, err
}

func (c *chain) Header(_ context.Context, n *big.Int) (*types.Header, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return nil, c.err
	}
	if n == evm.Latest {
		n = new(big.Int).SetUint64(c.head)
	}
	return &types.Header{Number: n, Time: 1000 + n.Uint64(), Extra: []byte{c.fork}}, nil
}

func TestFollowerWaitsForBlocksAndSurvivesErrors(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := &chain{head: 5}
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		f, err := New(ctx, c, time.Second, slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		go func() { _ = f.Run(ctx) }()
		got := make(chan uint64, 1)
		go func() {
			h, err := f.Wait(ctx, 7, 2)
			if err == nil {
				got <- h.Time
			}
		}()
		c.set(0, 0, errors.New("down"))
		<-time.After(3 * time.Second)
		c.set(8, 0, nil)
		<-time.After(3 * time.Second)
		synctest.Wait()
		select {
		case <-got:
			t.Fatal("block 7 was returned at head 8: its depth is 1")
		default:
		}
		c.set(9, 1, nil)
		<-time.After(3 * time.Second)
		synctest.Wait()
		if at := <-got; at != 1007 {
			t.Fatalf("block 7 has time %d", at)
		}
		if h := f.Latest(); h.Number != 9 || h.Time != 1009 {
			t.Fatalf("latest is %+v", h)
		}
	})
}

func TestWaitEndsWithItsContext(t *testing.T) {
	f, err := New(t.Context(), &chain{head: 1}, time.Hour, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := f.Wait(ctx, 9, 0); !errors.Is(err, context.Canceled) {
		t.Fatalf("got %v", err)
	}
	if _, err := New(t.Context(), &chain{err: errors.New("down")}, time.Hour, nil); err == nil {
		t.Fatal("a chain that does not answer was accepted")
	}
}
