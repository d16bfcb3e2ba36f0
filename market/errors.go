package market

import (
	"errors"
	"fmt"
)

// Sentinels of Validate and of the decoders. The text after the sentinel names
// the field and what it may be.
var (
	// ErrDecode: the bytes are not the canonical encoding of the message.
	ErrDecode = errors.New("malformed message")
	// ErrRange: a field is outside its range.
	ErrRange = errors.New("out of range")
	// ErrMismatch: two parts of a message, or a message and what it answers,
	// contradict each other.
	ErrMismatch = errors.New("does not agree")
	// ErrDomain: signed for another chain or contract.
	ErrDomain = errors.New("other chain or escrow")
	// ErrExpired: its time is over.
	ErrExpired = errors.New("expired")
	// ErrContact: the contact is no secp256k1 peer id, or not the delegate's.
	ErrContact = errors.New("bad contact")
	// ErrRefused: the other side said no; the text is its reason.
	ErrRefused = errors.New("refused")
	// ErrShares: payees get more than their shares, or less than before.
	ErrShares = errors.New("bad shares")
	// ErrDraw: the check was not drawn for this verifier.
	ErrDraw = errors.New("not drawn")
	// ErrReveal: a verdict is not what its verifier sealed before it was shown
	// the provider's log.
	ErrReveal = errors.New("the verdict does not open its seal")
)

// rule is one check of a list: when ok is false its text is the error's.
type rule struct {
	ok   bool
	err  error
	what string
}

// firstBroken returns the error of the first rule that does not hold.
func firstBroken(rules ...rule) error {
	for _, r := range rules {
		if !r.ok {
			return fmt.Errorf("%w: %s", r.err, r.what)
		}
	}
	return nil
}
