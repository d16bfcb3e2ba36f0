package lnd

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// Errors of a node. An error that is none of these is transient, as is ErrAway:
// the call can be repeated.
var (
	// ErrReused means that the hash has or had an invoice.
	ErrReused = errors.New("payment hash was used before: draw a new one")
	// ErrUnknown means that the node knows no such invoice, payment or HTLC.
	ErrUnknown = errors.New("unknown to the lightning node")
	// ErrSettled means that the invoice was settled, so it cannot be canceled.
	ErrSettled = errors.New("invoice is settled")
	// ErrCanceled means that the invoice was canceled, so it cannot be settled.
	ErrCanceled = errors.New("invoice is canceled")
	// ErrNotAccepted means that nothing is locked for the invoice yet.
	ErrNotAccepted = errors.New("invoice is not accepted yet")
	// ErrPreimage means that no invoice has the preimage's hash.
	ErrPreimage = errors.New("preimage does not fit")
	// ErrAnswer means that the node's answer makes no sense.
	ErrAnswer = errors.New("bad answer of the lightning node")
	// ErrAway means that the node does not answer, or is still starting.
	ErrAway = errors.New("lightning node is away: is lnd running and unlocked?")
	// ErrMacaroon means that the macaroon permits too much, or too little.
	ErrMacaroon = errors.New("macaroon does not fit")
	// ErrConfig means that the node cannot be used as it is configured.
	ErrConfig = errors.New("lightning node is configured otherwise")

	// errCertificate means that somebody else answers at the node's address, or that
	// its certificate was renewed.
	errCertificate = fmt.Errorf("%w: its certificate is not the one in the configured file", ErrConfig)
)

// known are lnd's own texts of errors that have no code of their own. A test gets
// each from a real node.
var known = []struct {
	text string
	err  error
}{
	{"invoice already settled", ErrSettled},
	{"invoice already canceled", ErrCanceled},
	{"invoice still open", ErrNotAccepted},
	{"invoice with payment hash already exists", ErrReused},
	{"unable to locate invoice", ErrUnknown},
	{"there are no existing invoices", ErrUnknown},
	{"preimage does not match", ErrPreimage},
	{"payment isn't initiated", ErrUnknown},
	{"wallet locked, unlock it", ErrAway},
	{"in the process of starting up", ErrAway},
	{"waiting to start, RPC services", ErrAway},
}

// strangers are the texts of a handshake that fails because of another certificate
// than the pinned one. Repeating it does not help.
var strangers = []string{"x509: ", errCertificate.Error()}

// Away reports an error that may end by itself: the node does not answer now.
func Away(err error) bool { return errors.Is(err, ErrAway) || errors.Is(err, context.DeadlineExceeded) }

// maxText bounds how much of a node's text goes into an error.
const maxText = 200

// classify gives the error of a call its type.
func classify(what string, err error) error {
	if err == nil {
		return nil
	}
	s, ok := status.FromError(err)
	if !ok {
		return fmt.Errorf("%s: %w", what, err)
	}
	text := strings.ToValidUTF8(s.Message()[:min(len(s.Message()), maxText)], "")
	for _, k := range known {
		if strings.Contains(text, k.text) {
			return fmt.Errorf("%s: %w", what, k.err)
		}
	}
	switch s.Code() {
	case codes.Unavailable:
		if slices.ContainsFunc(strangers, func(t string) bool { return strings.Contains(s.Message(), t) }) {
			return fmt.Errorf("%s: %w", what, errCertificate)
		}
		return fmt.Errorf("%s: %w (%s)", what, ErrAway, text)
	case codes.NotFound:
		return fmt.Errorf("%s: %w", what, ErrUnknown)
	case codes.AlreadyExists:
		return fmt.Errorf("%s: %w", what, ErrReused)
	case codes.Canceled:
		return fmt.Errorf("%s: %w", what, context.Canceled)
	case codes.DeadlineExceeded:
		return fmt.Errorf("%s: %w", what, context.DeadlineExceeded)
	}
	if strings.Contains(text, "permission denied") || strings.Contains(text, "verification failed") {
		return fmt.Errorf("%s: %w: %s", what, ErrMacaroon, text)
	}
	return fmt.Errorf("%s: %s: %s", what, s.Code(), text)
}
