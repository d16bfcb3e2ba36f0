package role

import (
	"context"
	"errors"
	"time"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// retry calls fn until it succeeds, at most tries times, waiting between. A
// refusal is final unless it says busy; so is the end of ctx.
func retry(ctx context.Context, tries int, wait time.Duration, fn func() error) error {
	var err error
	for i := range tries {
		if i > 0 {
			if err := pause(ctx, wait); err != nil {
				return err
			}
		}
		if err = fn(); err == nil || final(err) {
			return err
		}
	}
	return err
}

// insist calls fn until it succeeds, is refused for good, or the window is over,
// waiting longer each time: whoever is away may come back.
func insist(ctx context.Context, window time.Duration, fn func() error) error {
	until := time.Now().Add(window)
	for wait := firstRetry; ; wait = min(2*wait, mostRetry) {
		err := fn()
		if err == nil || final(err) || time.Now().Add(wait).After(until) {
			return err
		}
		if gone := pause(ctx, wait); gone != nil {
			return gone
		}
	}
}

func final(err error) bool {
	var r *p2p.Refusal
	return errors.As(err, &r) && r.Code != codeBusy
}

// Busy reports whether a peer says that it may do later what it does not now.
func Busy(err error) bool {
	var r *p2p.Refusal
	return errors.Is(err, p2p.ErrBusy) || errors.As(err, &r) && r.Code == codeBusy
}

// pause waits, or returns ctx's error.
func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
