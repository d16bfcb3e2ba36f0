package api

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
)

// Sentinels that a Backend wraps to say what kind of failure it is. The server
// turns each into a status and a code, the Client turns the code back, so
// errors.Is gives the same answer on both ends of the wire.
var (
	// ErrNotFound means that no job, offer, lease, bid or transaction has that id.
	ErrNotFound = errors.New("not found")
	// ErrInvalid means that the request can never succeed as it stands, such as a job
	// file with a mistake.
	ErrInvalid = errors.New("invalid request")
	// ErrMalformed means that the request cannot be read, such as JSON that ends early or a cursor of another list.
	ErrMalformed = errors.New("malformed request")
	// ErrConflict means that the call is impossible in this state, such as cancelling a job that has ended.
	ErrConflict = errors.New("not possible now")
	// ErrInFlight means that the call that an idempotency key stands for is being made now.
	ErrInFlight = errors.New("a call with this idempotency key is being made")
	// ErrKeyReused means that the idempotency key was sent with another request.
	ErrKeyReused = errors.New("the idempotency key stands for another request")
	// ErrFunds means that the wallet holds too little.
	ErrFunds = errors.New("insufficient funds")
	// ErrTooLarge means that the body is over the node's limit.
	ErrTooLarge = errors.New("too large")
	// ErrUnavailable means that something the node needs does not answer, such as its
	// chain.
	ErrUnavailable = errors.New("unavailable")
	// ErrUnauthorized means that the bearer token is missing or wrong.
	ErrUnauthorized = errors.New("unauthorized")
	// ErrForbidden means that the caller is known and may not do this.
	ErrForbidden = errors.New("not allowed")
	// ErrNoNode means that nothing answers on the node's socket. Only the Client
	// returns it.
	ErrNoNode = errors.New("no node is running")
	// ErrStreamEnded means that the node went away before the stream was complete. Only
	// the Client returns it.
	ErrStreamEnded = errors.New("the node closed the stream early")
)

// kinds maps sentinels to the wire; the first match wins.
var kinds = []struct {
	is     error
	status int
	code   string
}{
	{ErrNotFound, http.StatusNotFound, "not_found"},
	{ErrKeyReused, http.StatusUnprocessableEntity, "key_reused"},
	{ErrInFlight, http.StatusConflict, "in_flight"},
	{ErrInvalid, http.StatusUnprocessableEntity, "invalid"},
	{ErrMalformed, http.StatusBadRequest, "malformed"},
	{ErrConflict, http.StatusConflict, "conflict"},
	{ErrFunds, http.StatusPaymentRequired, "funds"},
	{ErrTooLarge, http.StatusRequestEntityTooLarge, "too_large"},
	{ErrUnavailable, http.StatusServiceUnavailable, "unavailable"},
	{ErrUnauthorized, http.StatusUnauthorized, "unauthorized"},
	{ErrForbidden, http.StatusForbidden, "forbidden"},
	{context.DeadlineExceeded, http.StatusGatewayTimeout, "timeout"},
}

// Problem is the body of every error: problem details (RFC 9457) with a code
// for programs and a hint for people.
type Problem struct {
	huma.ErrorModel
	Code string `json:"code,omitempty" doc:"not_found, malformed, invalid, key_reused, conflict, in_flight, funds, too_large, unavailable, unauthorized, forbidden, timeout, misdirected, no_route; absent: the node has failed (500), or HTTP's own reason is all there is"`
	Tip  string `json:"hint,omitempty" doc:"what to do next"`
}

// Hint says what to do next.
func (p *Problem) Hint() string { return p.Tip }

// Is makes a decoded problem equal the sentinel its code stands for.
func (p *Problem) Is(target error) bool {
	for _, k := range kinds {
		if k.is == target {
			return k.code == p.Code
		}
	}
	return false
}

// Hint returns what an error advises to do next, or "": the nearest error in
// its chain with a Hint method.
func Hint(err error) string {
	var h interface{ Hint() string }
	if errors.As(err, &h) {
		return h.Hint()
	}
	return ""
}

// WithHint adds advice to an error; its text stays the same. A nil error
// stays nil.
func WithHint(err error, hint string) error {
	if err == nil {
		return nil
	}
	return &hinted{err, hint}
}

type hinted struct {
	error
	hint string
}

// Unwrap returns the error without its hint.
func (h *hinted) Unwrap() error { return h.error }

// Hint is what Hint finds.
func (h *hinted) Hint() string { return h.hint }

// problem turns a Backend's error into what goes on the wire. Whoever can reach
// the API is the operator, so the text is not hidden.
func problem(err error) *Problem {
	var p *Problem
	if errors.As(err, &p) {
		return p
	}
	p = &Problem{Tip: Hint(err)}
	p.Status, p.Detail = http.StatusInternalServerError, err.Error()
	for _, k := range kinds {
		if errors.Is(err, k.is) {
			p.Status, p.Code = k.status, k.code
			break
		}
	}
	p.Title = http.StatusText(p.Status)
	return p
}

// fromStatus is the problem of a request that huma itself refused: it did not
// match the OpenAPI document.
func fromStatus(status int, detail string, errs ...error) huma.StatusError {
	p := &Problem{Tip: "the OpenAPI document at /openapi.json says what is accepted"}
	p.Status, p.Title, p.Detail = status, http.StatusText(status), detail
	for _, k := range kinds {
		if k.status == status {
			p.Code = k.code
		}
	}
	for _, e := range errs {
		if e != nil {
			p.Add(e)
		}
	}
	return p
}

// init replaces the function through which huma builds its own errors. Nothing else in the program uses huma.
func init() { huma.NewError = fromStatus }
