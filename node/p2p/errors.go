package p2p

import (
	"errors"
	"fmt"
)

// Errors of requests. All are wrapped with the protocol and the peer.
var (
	// ErrUnreachable means that no address of the peer is known, or none answers.
	ErrUnreachable = errors.New("peer is unreachable")
	// ErrUnsupported means that the peer does not speak the protocol; it may be older or
	// play another role.
	ErrUnsupported = errors.New("peer does not speak the protocol")
	// ErrBusy means that the peer is over its budget, or we are over ours with it. Ask again
	// later.
	ErrBusy = errors.New("peer is busy: ask again later")
	// ErrRefused is matched by every *Refusal.
	ErrRefused = errors.New("peer refused")
	// ErrTimeout means that the peer was reached and did not answer in time.
	ErrTimeout = errors.New("peer did not answer in time")
	// ErrTooLarge means that a message is over its protocol's cap.
	ErrTooLarge = errors.New("message is over the protocol's cap")
	// ErrBadAnswer means that the peer's answer does not decode.
	ErrBadAnswer = errors.New("peer answered garbage")
	// ErrBroken means that the connection broke before the answer was complete. The peer
	// may or may not have acted on the request.
	ErrBroken = errors.New("connection broke before the answer")
	// ErrClosed means that the host is closed.
	ErrClosed = errors.New("host is closed")
)

// Codes of refusals that this package makes; handlers add their own.
const (
	CodeFailed   = "failed"   // the handler failed; the reason stays with it
	CodeTooLarge = "toolarge" // the answer is over the cap
	CodeTimeout  = "timeout"  // the handler ran out of time
)

// Bounds of what a refusal may carry.
const (
	maxCode = 32
	maxText = 512
)

// Refusal says why a peer refused a request. A handler returns one, and the
// caller gets it from Request.
type Refusal struct {
	Code string // for programs: short, stable
	Text string // for people: what to do next
}

// Error is the code and the text.
func (r *Refusal) Error() string { return fmt.Sprintf("%v: %s: %s", ErrRefused, r.Code, r.Text) }

// Is makes errors.Is(err, ErrRefused) true.
func (r *Refusal) Is(target error) bool { return target == ErrRefused }

// Refuse returns a refusal for a handler to return.
func Refuse(code, format string, args ...any) error {
	return &Refusal{Code: code, Text: fmt.Sprintf(format, args...)}
}
