// Package faulttest puts fault proxies into tests, and adds up their faults.
package faulttest

import (
	"context"
	"maps"
	"sync"
	"testing"

	"github.com/infernetprotocol/infernet/testnet/fault"
)

// Serve puts a proxy before an endpoint until the test ends. Then it adds the
// proxy's faults to the tally, unless that is nil.
func Serve(tb testing.TB, cfg fault.Config, into *Tally) *fault.Proxy {
	tb.Helper()
	p, err := fault.New(cfg)
	if err != nil {
		tb.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- p.Run(ctx) }()
	tb.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			tb.Error(err)
		}
		into.Add(p.Counts())
	})
	return p
}

// Tally sums the faults of many tests. Safe for concurrent use.
type Tally struct {
	mu sync.Mutex
	n  fault.Counts
}

// Add adds counts. A nil tally ignores them.
func (t *Tally) Add(counts fault.Counts) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n == nil {
		t.n = fault.Counts{}
	}
	for k, n := range counts {
		t.n[k] += n
	}
}

// Counts is the sum so far.
func (t *Tally) Counts() fault.Counts {
	t.mu.Lock()
	defer t.mu.Unlock()
	return maps.Clone(t.n)
}

// Missing returns the kinds that did not occur.
func (t *Tally) Missing(kinds ...fault.Kind) (none []fault.Kind) {
	n := t.Counts()
	for _, k := range kinds {
		if n[k] == 0 {
			none = append(none, k)
		}
	}
	return none
}
