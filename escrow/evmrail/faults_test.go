//go:build daemons

package evmrail

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/testnet/anvil"
	"github.com/infernetprotocol/infernet/testnet/fault"
)

// reorg is a fault of the chain itself, beside those of its endpoints.
const reorg fault.Kind = "reorganisation"

// startAnvil starts a chain that ends with the test.
func startAnvil(t testing.TB) *anvil.Chain {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	c, err := anvil.Start(ctx, anvil.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return c
}

// faultyBed is a bed whose nodes reach the chain over two endpoints that fail in
// every way, at one request in ten, and at every second transaction.
func faultyBed(t testing.TB, l testChain, seed uint64) *bed {
	t.Helper()
	b := bedOn(t, l)
	b.rough, b.window = true, 24
	var urls []string
	for i := range uint64(2) {
		plan := fault.Both(fault.EVM.Sends(1, fault.DroppedSend, fault.LostAnswer, fault.Stall),
			fault.EVM.Random(2*seed+i, 10))
		urls = append(urls, proxy(t, l.URL(), plan).URL())
	}
	b.line = func(t testing.TB) *evm.Client { return faultyClient(t, l, urls) }
	return b
}

// TestConformanceUnderFaults plays the suite on anvil over endpoints that fail.
func TestConformanceUnderFaults(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	c := startAnvil(t)
	var seed atomic.Uint64
	escrowtest.Run(t, func(t testing.TB) escrowtest.Testbed {
		b := faultyBed(t, c, seed.Add(1))
		b.window = 60 // scenarios run side by side
		return b
	})
}

// TestReorganisations plays scenarios whose every transaction is thrown out of
// the chain once after it was mined, and before it is deep enough to count.
func TestReorganisations(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	escrowtest.RunSome(t, reorgBed, "happy path of several segments", "client vanishes", "provider vanishes",
		"crash at every action of a happy path")
}

// reorgBed is a bed on a chain of its own, whose blocks do not last.
func reorgBed(t testing.TB) escrowtest.Testbed {
	t.Helper()
	c := startAnvil(t)
	b := bedOn(t, c)
	b.depth, b.window = 4, 26
	b.mined = reorganise(c)
	return b
}

// reorganise throws every transaction out of the chain once.
func reorganise(c *anvil.Chain) func(testing.TB, common.Hash) {
	var mu sync.Mutex
	seen := map[common.Hash]bool{}
	return func(t testing.TB, tx common.Hash) {
		mu.Lock()
		defer mu.Unlock()
		if seen[tx] {
			return
		}
		seen[tx] = true
		if err := replaceBlock(t.Context(), c, tx); err != nil {
			if t.Context().Err() == nil {
				t.Errorf("reorganisation: %v", err)
			}
			return
		}
		tally.Add(fault.Counts{reorg: 1})
	}
}

// replaceBlock waits until a transaction is mined, and replaces its block and all
// that follow by empty ones.
func replaceBlock(ctx context.Context, c *anvil.Chain, tx common.Hash) error {
	again := time.NewTicker(poll)
	defer again.Stop()
	for ctx.Err() == nil {
		r, err := c.Client().TransactionReceipt(ctx, tx)
		if err != nil { // not mined yet
			select {
			case <-again.C:
			case <-ctx.Done():
			}
			continue
		}
		head, err := c.Client().BlockNumber(ctx)
		if err != nil {
			return err
		}
		return c.Reorg(ctx, int(head-r.BlockNumber.Uint64())+1)
	}
	return context.Cause(ctx)
}

// TestOverWebSocket plays a scenario whose parties reach the chain by WebSocket
// alone.
func TestOverWebSocket(t *testing.T) {
	t.Parallel()
	escrowtest.RunSome(t, func(t testing.TB) escrowtest.Testbed {
		c := startAnvil(t)
		b := bedOn(t, c)
		b.line = func(t testing.TB) *evm.Client {
			client, pool, err := evm.Dial(t.Context(), []string{c.WebSocket()},
				evm.PoolConfig{ChainID: c.Info().ChainID})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(pool.Close)
			return client
		}
		return b
	}, "provider stops, the rest is refunded")
}

// TestNothingCountsBeforeItsDepth: funding that the head has, and the block at the
// agreed depth has not, does not count: not for the provider, not for the machine.
func TestNothingCountsBeforeItsDepth(t *testing.T) {
	t.Parallel()
	c := startAnvil(t)
	b := bedOn(t, c)
	b.depth = 1
	d := b.Deal(t, escrowtest.Terms{Segments: 1, Credit: 1, Quorum: 1, Window: 5, Lifetime: 600})
	before, err := c.Client().BlockNumber(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Rail(t, escrow.Client, nil).Do(t.Context(), escrow.Action{ID: "open", Kind: escrow.Open,
		Deal: d}); err != nil {
		t.Fatal(err)
	}
	if err := c.Hold(t.Context()); err != nil {
		t.Fatal(err)
	}
	head, err := c.Client().BlockNumber(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	b.depth = head - before + 1
	provider := b.Rail(t, escrow.Provider, nil).(*Rail)
	if err := provider.CheckFunded(t.Context(), d); !errors.Is(err, ErrNotFunded) {
		t.Errorf("at depth %d, %d blocks after it: %v", b.depth, head-before, err)
	}
	if seen, err := provider.Observe(t.Context(), d); err != nil || seen.Status != escrow.StatusNone ||
		seen.Height != before {
		t.Errorf("the machine sees %+v, %v", seen, err)
	}
	if err := c.Mine(t.Context(), int(b.depth)-1); err != nil {
		t.Fatal(err)
	}
	if err := provider.CheckFunded(t.Context(), d); err != nil {
		t.Errorf("once it is deep enough: %v", err)
	}
	if seen, err := provider.Observe(t.Context(), d); err != nil || seen.Status != escrow.StatusOpen {
		t.Errorf("the machine sees %+v, %v", seen, err)
	}
}
