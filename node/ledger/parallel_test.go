package ledger

import (
	"log/slog"
	"sync"
	"testing"
)

var discardLog = slog.New(slog.DiscardHandler)

// inParallel calls fn for 0 to n-1 from a number of goroutines.
func inParallel(writers, n int, fn func(int) error, tb testing.TB) {
	tb.Helper()
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() {
			for i := w; i < n; i += writers {
				if err := fn(i); err != nil {
					tb.Error(err)
				}
			}
		})
	}
	wg.Wait()
}
