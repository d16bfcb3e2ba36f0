package api

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
)

// again is how a call with an idempotency key is sent again.
var again = retry.Policy{First: 250 * time.Millisecond, Max: 2 * time.Second, Window: 30 * time.Second}

type keyKey struct{}

// WithKey makes the calls of a Client with ctx carry an idempotency key. One key is for one request.
func WithKey(ctx context.Context, key string) context.Context {
	return context.WithValue(ctx, keyKey{}, key)
}

func keyOf(ctx context.Context) string {
	key, _ := ctx.Value(keyKey{}).(string)
	return key
}

// sendOnce sends a request with an idempotency key, one of its own if ctx has none, and sends it again if the
// connection breaks before the answer: the node may have made the call.
func sendOnce[T any](ctx context.Context, c *Client, path string, body any) (v T, err error) {
	b, err := json.Marshal(body)
	if err != nil {
		return v, err
	}
	if keyOf(ctx) == "" {
		ctx = WithKey(ctx, rand.Text())
	}
	sent := false
	err = retry.Do(ctx, again, func() error {
		var err error
		v, err = fetch[T](ctx, c, http.MethodPost, path, bytes.NewReader(b))
		if ctx.Err() != nil || !unanswered(err, sent) {
			return retry.Final(err)
		}
		sent = true
		return err
	})
	return v, err
}

// unanswered reports whether a call may have been made although there is no answer. A node that cannot be reached is a
// reason to wait only if the call has been sent to it before.
func unanswered(err error, sent bool) bool {
	if errors.Is(err, ErrNoNode) {
		return sent
	}
	var broken *brokenCall
	return errors.As(err, &broken) || errors.Is(err, ErrInFlight)
}
