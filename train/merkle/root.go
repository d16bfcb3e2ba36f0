package merkle

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
)

// ErrMalformed is wrapped by errors about bytes, proofs and states that cannot
// be what their sender claims.
var ErrMalformed = errors.New("malformed commitment data")

// Root is a Merkle root or another SHA-256 hash, and a word that H hashes.
type Root [32]byte

// String is 0x and 64 hexadecimal digits.
func (r Root) String() string { return "0x" + hex.EncodeToString(r[:]) }

// MarshalText implements encoding.TextMarshaler, so that roots are hexadecimal
// in JSON.
func (r Root) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler. It accepts exactly the
// form that MarshalText writes.
func (r *Root) UnmarshalText(b []byte) error {
	if len(b) != 2+2*len(r) || string(b[:2]) != "0x" {
		return fmt.Errorf("%w: want 0x and 64 hexadecimal digits, got %d characters", ErrMalformed, len(b))
	}
	var got Root
	if _, err := hex.Decode(got[:], b[2:]); err != nil {
		return fmt.Errorf("%w: %v", ErrMalformed, err)
	}
	*r = got
	return nil
}

// Word is a text of at most 32 ASCII characters, left-aligned in zero bytes.
func Word(text string) (w Root) {
	if copy(w[:], text) != len(text) {
		panic("merkle: a word of more than 32 bytes: " + text)
	}
	return w
}

// Uint is n as a big-endian word.
func Uint(n uint64) (w Root) {
	binary.BigEndian.PutUint64(w[24:], n)
	return w
}

// Sum is the SHA-256 of a text. It stands for a name that is longer than a
// word.
func Sum(text string) Root { return sha256.Sum256([]byte(text)) }

// H is the SHA-256 of the concatenation of words.
func H(words ...Root) Root {
	b := make([]byte, 0, len(words)*len(Root{}))
	for _, w := range words {
		b = append(b, w[:]...)
	}
	return sha256.Sum256(b)
}
