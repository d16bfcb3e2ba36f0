package wire

import (
	"context"
	"errors"
	"time"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// retry calls fn until it succeeds, at most tries times, waiting between. A
// refusal is final unless it says busy; so is the end of ctx.
func Retry(ctx context.Context, tries int, wait time.Duration, fn func() error) error {
	var err error
	for i := range tries {
		if i > 0 {
			if err := Pause(ctx, wait); err != nil {
				return err
			}
		}
		if err = fn(); err == nil || Final(err) {
			return err
		}
	}
	return err
}

// insist calls fn until it succeeds, is refused for good, or the window is over,
// waiting longer each time: whoever is away may come back.
func RetryFor(ctx context.Context, window time.Duration, fn func() error) error {
	until := time.Now().Add(window)
	for wait := FirstRetry; ; wait = min(2*wait, MostRetry) {
		err := fn()
		if err == nil || Final(err) || time.Now().Add(wait).After(until) {
			return err
		}
		if gone := Pause(ctx, wait); gone != nil {
			return gone
		}
	}
}

func Final(err error) bool {
	var r *p2p.Refusal
	return errors.As(err, &r) && r.Code != CodeBusy
}

// Busy reports whether a peer says that it may do later what it does not now.
func Busy(err error) bool {
	var r *p2p.Refusal
	return errors.Is(err, p2p.ErrBusy) || errors.As(err, &r) && r.Code == CodeBusy
}

// pause waits, or returns ctx's error.
func Pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// What fails because something is not there yet is tried again: a second later at
// first, then after twice the time, at most this one, so that it succeeds soon after its
// cause is gone.
const (
	FirstRetry = time.Second
	MostRetry  = 15 * time.Second
)

// again is the pause between tries of what is repeated until it succeeds.
const RetryEvery = 2 * time.Second

// verdictTries is how often a verdict is sent to somebody who does not answer.
const Tries = 5
