package evmrail

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/fault/faulttest"
)

// TestHostileConformance plays every hostile party on a real chain.
func TestHostileConformance(t *testing.T) {
	escrowtest.RunHostile(t, func(t testing.TB) escrowtest.HostileTestbed { return newBed(t) })
}

// Pays implements escrowtest.HostileTestbed.
func (b *bed) Pays() market.Rail { return market.OnEVM }

// lies numbers the plans of lying endpoints.
var lies atomic.Uint64

// Lie implements escrowtest.Endpoints: every node has three endpoints, and one of them fails in
// every way, at every second request.
func (b *bed) Lie(t testing.TB) {
	t.Helper()
	liar := proxy(t, b.land.URL(), fault.EVM.Random(lies.Add(1), 2))
	urls := []string{liar.URL(), proxy(t, b.land.URL(), fault.NoFaults).URL(), b.land.URL()}
	b.rough, b.window = true, 24
	b.line = func(t testing.TB) *evm.Client { return faultyClient(t, b.land, urls) }
	t.Cleanup(func() {
		if liar.Counts().Total() == 0 {
			t.Error("the endpoint has told no lie")
		}
	})
}

// proxy puts one before a chain until the test ends.
func proxy(t testing.TB, upstream string, plan fault.Plan) *fault.Proxy {
	t.Helper()
	return faulttest.Serve(t, fault.Config{Upstream: upstream, Dialect: fault.EVM, Plan: plan,
		Stall: 500 * time.Millisecond}, &tally)
}

// faultyClient dials until it gets through, as a node's service manager would
// start it again.
func faultyClient(t testing.TB, l testChain, urls []string) *evm.Client {
	t.Helper()
	cfg := evm.PoolConfig{ChainID: l.Info().ChainID, Timeout: 2 * time.Second, MaxLag: 5, Probe: time.Second,
		Retest: 50 * time.Millisecond, Agree: 8}
	for t.Context().Err() == nil {
		pool, err := evm.NewPool(t.Context(), urls, cfg)
		if err != nil {
			continue
		}
		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan error, 1)
		go func() { done <- pool.Run(ctx) }()
		t.Cleanup(func() {
			cancel()
			if err := <-done; err != nil {
				t.Error(err)
			}
			pool.Close()
		})
		c, err := evm.NewClient(t.Context(), pool, cfg.ChainID, poll)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	t.Fatal("no endpoint")
	return nil
}
