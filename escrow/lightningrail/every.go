package lightningrail

import (
	"context"
	"time"
)

// every calls fn periodically until ctx ends or fn fails.
func every(ctx context.Context, pause time.Duration, fn func() error) error {
	t := time.NewTicker(pause)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
		if err := fn(); err != nil {
			return err
		}
	}
}
