package wire

import (
	"context"
	"errors"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// Backoff is the policy for what fails because something is not there yet: it succeeds
// soon after its cause is gone. It has no limit; see [RetryFor].
var Backoff = retry.Policy{First: time.Second, Max: 15 * time.Second}

// RetryEvery is the pause between tries of what is repeated until it succeeds.
const RetryEvery = 2 * time.Second

// Deliver is the policy for a message to a peer that may not answer.
var Deliver = retry.Policy{First: RetryEvery, Tries: 5}

// Retry calls fn under a policy, as [retry.Do] does. A refusal ends the tries unless it
// says that the peer is busy.
func Retry(ctx context.Context, p retry.Policy, fn func() error) error {
	return retry.Do(ctx, p, func() error {
		err := fn()
		if Final(err) {
			return retry.Final(err)
		}
		return err
	})
}

// RetryFor calls fn with the waits of [Backoff] until it succeeds, is refused for good,
// or the window is over.
func RetryFor(ctx context.Context, window time.Duration, fn func() error) error {
	p := Backoff
	p.Window = window
	return Retry(ctx, p, fn)
}

// Final reports whether an error is a refusal that another try would not change.
func Final(err error) bool {
	var r *p2p.Refusal
	return errors.As(err, &r) && r.Code != CodeBusy
}

// Busy reports whether a peer says that it may do later what it does not do now.
func Busy(err error) bool {
	var r *p2p.Refusal
	return errors.Is(err, p2p.ErrBusy) || errors.As(err, &r) && r.Code == CodeBusy
}
