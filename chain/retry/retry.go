// Package retry waits, and tries again what may succeed later. Its loop is that
// of github.com/cenkalti/backoff, without jitter: who tries again here is one
// node, not a crowd. It reads the time package's clock, so a test runs it in the
// fake time of testing/synctest.
package retry

import (
	"context"
	"errors"
	"time"

	"github.com/cenkalti/backoff/v5"
)

// Policy says how long to wait between tries, and when to give up. The zero
// values of Window and Tries set no limit.
type Policy struct {
	First  time.Duration // before the second try
	Max    time.Duration // each wait is twice the last one, up to Max; at most First: all waits are First
	Window time.Duration // no try begins later than this after the first one
	Tries  uint          // at most so many
}

// Do calls fn until it returns nil or a [Final] error, the policy gives up, or
// ctx ends. It calls fn at least once. It returns fn's last error, or the cause
// of ctx's end.
func Do(ctx context.Context, p Policy, fn func() error) error {
	final, err := backoff.Retry(ctx, func() (error, error) {
		err := fn()
		var f finalError
		if errors.As(err, &f) {
			return f.error, nil // ends the library's loop
		}
		return nil, err
	}, backoff.WithBackOff(p.waits()), backoff.WithMaxElapsedTime(p.Window), backoff.WithMaxTries(p.Tries))
	if err != nil {
		return err
	}
	return final
}

// Final marks an error after which Do does not try again; Do returns err itself.
// Final of nil is nil.
func Final(err error) error {
	if err == nil {
		return nil
	}
	return finalError{err}
}

type finalError struct{ error }

// Pause waits for d. It returns the cause of ctx's end if that comes first.
func Pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func (p Policy) waits() backoff.BackOff {
	if p.Max <= p.First {
		return backoff.NewConstantBackOff(p.First)
	}
	return &backoff.ExponentialBackOff{InitialInterval: p.First, Multiplier: 2, MaxInterval: p.Max}
}
