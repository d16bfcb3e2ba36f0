package api

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// KeyHeader names a call, so that sending it again does not make it again (IETF draft httpapi-idempotency-key-header).
const KeyHeader = "Idempotency-Key"

// MaxKey is the longest idempotency key, in bytes.
const MaxKey = 128

// Replies remembers the calls that carry an idempotency key, also after a restart. It is safe for concurrent use.
type Replies interface {
	// Begin notes a call before it is made. A call that was answered comes back with its answer. It returns
	// ErrKeyReused if the key stands for another request, and ErrInFlight if that call is being made now. Of the keys
	// that are kept, the calls of browsers' sessions leave a part to the operator.
	Begin(key string, request [sha256.Size]byte, session bool) (Attempt, error)
	// Answer ends a call and keeps its answer.
	Answer(key string, status int, body []byte) error
	// Leave ends a call without an answer: whoever sends it again goes on with it.
	Leave(key string)
}

// Attempt is a call with an idempotency key.
type Attempt struct {
	// Nonce is drawn when the key is first seen, and is the same whenever the call is made again. What a call creates
	// is named by it.
	Nonce uint64
	// Status is that of the answer; 0 means that there is none yet.
	Status int
	Body   []byte
}

type nonceKey struct{}

// WithNonce makes ctx that of a call with an idempotency key, whose nonce is given.
func WithNonce(ctx context.Context, nonce uint64) context.Context {
	return context.WithValue(ctx, nonceKey{}, nonce)
}

// NonceOf is the nonce of the call that ctx is of; false if the call has no idempotency key.
func NonceOf(ctx context.Context) (uint64, bool) {
	v, ok := ctx.Value(nonceKey{}).(uint64)
	return v, ok
}

// keyParameter describes KeyHeader in the OpenAPI document.
func keyParameter() *huma.Param {
	least, most := 1, MaxKey
	return &huma.Param{
		Name: KeyHeader, In: "header",
		Description: "Names this call. The same key with the same body gets the first call's answer, also after a " +
			"restart; another body is refused (422), and so is a call that is still being made (409). A call that " +
			"failed by the node (5xx) may be sent again with its key. Keys are kept for a day.",
		Schema: &huma.Schema{Type: huma.TypeString, MinLength: &least, MaxLength: &most},
	}
}

// keyed answers a POST with a key that it has answered before as it did then. What failed by the node, and may have had
// half of its effect, is not kept: the next call with the key goes on with it. Nor is an answer that holds a secret.
func keyed(next http.Handler, kept Replies) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		given := r.Header.Values(KeyHeader)
		if r.Method != http.MethodPost || len(given) == 0 || kept == nil || unkept(r) {
			next.ServeHTTP(w, r)
			return
		}
		key, err := parseKey(given)
		if err != nil {
			refuseWith(w, problem(err))
			return
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRequest))
		if err != nil {
			refuseWith(w, problem(fmt.Errorf("%w: the body was not read: %w", bodyKind(err), err)))
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		once(w, r, next, kept, key, digestOf(r, body))
	})
}

func bodyKind(err error) error {
	if e := (*http.MaxBytesError)(nil); errors.As(err, &e) {
		return ErrTooLarge
	}
	return ErrInvalid
}

// digestOf names a request: its method, its target and its body.
func digestOf(r *http.Request, body []byte) [sha256.Size]byte {
	h := sha256.Sum256(body)
	return sha256.Sum256([]byte(r.Method + "\x00" + r.URL.RequestURI() + "\x00" + string(h[:])))
}

// once makes a call unless it is answered already.
func once(w http.ResponseWriter, r *http.Request, next http.Handler, kept Replies, key string, d [sha256.Size]byte) {
	a, err := kept.Begin(key, d, inSession(r.Context()))
	if err != nil {
		if errors.Is(err, ErrInFlight) {
			w.Header().Set("Retry-After", "1")
		}
		refuseWith(w, problem(err))
		return
	}
	if a.Status != 0 {
		resend(w, a.Status, a.Body)
		return
	}
	defer kept.Leave(key)
	held := &heldReply{ResponseWriter: w, status: http.StatusOK}
	next.ServeHTTP(held, r.WithContext(WithNonce(r.Context(), a.Nonce)))
	if held.status < http.StatusInternalServerError {
		if err := kept.Answer(key, held.status, held.body.Bytes()); err != nil {
			refuseWith(w, problem(WithHint(fmt.Errorf("%w: the answer was not kept: %w", ErrUnavailable, err),
				"send the call again with the same key")))
			return
		}
	}
	w.WriteHeader(held.status)
	// The caller may be gone; the next call with the key gets the same.
	_, _ = w.Write(held.body.Bytes())
}

// resend sends an answer that was kept.
func resend(w http.ResponseWriter, status int, body []byte) {
	kind := "application/json"
	if status >= http.StatusBadRequest {
		kind = "application/problem+json"
	}
	w.Header().Set("Content-Type", kind)
	w.WriteHeader(status)
	// The caller may be gone; there is nobody left to tell.
	_, _ = w.Write(body)
}

// heldReply holds an answer back until it is kept. Its headers go through.
type heldReply struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

// WriteHeader implements http.ResponseWriter.
func (h *heldReply) WriteHeader(status int) { h.status = status }

// Write implements http.ResponseWriter.
func (h *heldReply) Write(b []byte) (int, error) { return h.body.Write(b) }

// parseKey reads a key: a structured-field string, as the draft has it, or the same without quotes.
func parseKey(given []string) (string, error) {
	key := given[0]
	if inner, ok := strings.CutPrefix(key, `"`); ok && strings.HasSuffix(inner, `"`) {
		key = strings.TrimSuffix(inner, `"`)
	}
	odd := func(c rune) bool { return c < 0x21 || c > 0x7e || c == '"' || c == '\\' }
	if len(given) > 1 || key == "" || len(key) > MaxKey || strings.ContainsFunc(key, odd) {
		return "", WithHint(fmt.Errorf("%w: the header %s is not one key", ErrInvalid, KeyHeader),
			fmt.Sprintf("send 1 to %d printable ASCII characters without spaces, such as a UUID", MaxKey))
	}
	return key, nil
}
