package market

import (
	"errors"
	"fmt"
)

// Errors of Validate and of the decoders. The text after the sentinel names the field and
// its allowed values.
var (
	// ErrDecode is wrapped when bytes are not the canonical encoding of the message.
	ErrDecode = errors.New("malformed message")
	// ErrRange is wrapped when a field is outside its range.
	ErrRange = errors.New("out of range")
	// ErrMismatch is wrapped when two parts of a message contradict each other, or
	// when a message contradicts the one that it answers.
	ErrMismatch = errors.New("does not agree")
	// ErrDomain is wrapped when a message is signed for another chain or contract.
	ErrDomain = errors.New("other chain or escrow")
	// ErrExpired is wrapped when the time of a message is over.
	ErrExpired = errors.New("expired")
	// ErrContact is wrapped when the contact is no secp256k1 peer id, or is not the
	// delegate's.
	ErrContact = errors.New("bad contact")
	// ErrRefused is wrapped when the other side refused. The text is its reason.
	ErrRefused = errors.New("refused")
	// ErrNoRoom means that a provider works on as many leases as it can. It is no blame.
	ErrNoRoom = errors.New("no room for another lease now")
	// ErrShares is wrapped when payees get more than their shares, or less than
	// before.
	ErrShares = errors.New("bad shares")
	// ErrDraw is wrapped when the check was not drawn for this verifier.
	ErrDraw = errors.New("not drawn")
	// ErrLate is wrapped when the block of a draw is mined already, or too near.
	ErrLate = errors.New("too late for the draw")
	// ErrReveal is wrapped when a verdict does not match the commitment that its
	// verifier made before it received the provider's log.
	ErrReveal = errors.New("the verdict does not match its commitment")
)

// rule is one check of a list. If ok is false, the error wraps err and says what.
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
