package retry_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
)

var errAway = errors.New("away")

// TestWaits: waits double up to the longest; a policy without one keeps its first.
func TestWaits(t *testing.T) {
	for _, x := range []struct {
		policy retry.Policy
		want   []time.Duration // when fn is called
		err    error
	}{
		{retry.Policy{First: 1, Max: 5}, []time.Duration{0, 1, 3, 7, 12, 17}, nil},
		{retry.Policy{First: 2}, []time.Duration{0, 2, 4, 6, 8, 10}, nil},
		{retry.Policy{First: 2, Tries: 3}, []time.Duration{0, 2, 4}, errAway},
		{retry.Policy{First: 1, Max: 5, Window: 11}, []time.Duration{0, 1, 3, 7}, errAway},
		{retry.Policy{First: 1, Max: 5, Window: 12}, []time.Duration{0, 1, 3, 7, 12}, errAway},
	} {
		synctest.Test(t, func(t *testing.T) {
			start := time.Now()
			var calls []time.Duration
			err := retry.Do(t.Context(), x.policy, func() error {
				if calls = append(calls, time.Since(start)); len(calls) == 6 {
					return nil
				}
				return errAway
			})
			if !slices.Equal(calls, x.want) || err != x.err {
				t.Errorf("%+v: called at %v, error %v; want %v, %v", x.policy, calls, err, x.want, x.err)
			}
		})
	}
}

// TestFinal: nothing is tried again after a final error, which comes back unmarked.
func TestFinal(t *testing.T) {
	calls := 0
	err := retry.Do(t.Context(), retry.Policy{First: time.Hour, Tries: 1}, func() error {
		calls++
		return retry.Final(errAway)
	})
	if err != errAway || calls != 1 {
		t.Errorf("%d calls, error %v", calls, err)
	}
	if retry.Final(nil) != nil {
		t.Error("no error became one")
	}
}

// TestEnd: the end of the context ends both the tries and a pause, with its cause.
func TestEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancelCause(t.Context())
		cause, start := errors.New("stopped"), time.Now()
		time.AfterFunc(time.Minute, func() { cancel(cause) })
		if err := retry.Pause(ctx, time.Second); err != nil {
			t.Error(err)
		}
		if err := retry.Do(ctx, retry.Policy{First: time.Hour}, func() error { return errAway }); err != cause {
			t.Errorf("tries ended with %v", err)
		}
		if err := retry.Pause(ctx, time.Hour); err != cause {
			t.Errorf("the pause ended with %v", err)
		}
		if d := time.Since(start); d != time.Minute {
			t.Errorf("it took %v", d)
		}
	})
}
