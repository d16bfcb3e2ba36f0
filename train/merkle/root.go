package merkle

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
)

// ErrMalformed is wrapped by errors about bytes, proofs and states that cannot
// be what they claim, whoever sent them.
var ErrMalformed = errors.New("malformed commitment data")

// Root is a SHA-256 Merkle root or hash, and a word of H.
type Root [32]byte

// String is 0x and 64 hexadecimal digits.
func (r Root) String() string { return "0x" + hex.EncodeToString(r[:]) }

// MarshalText implements encoding.TextMarshaler, so that roots read as
// hexadecimal in JSON.
func (r Root) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler. It wants exactly the form
// that MarshalText writes.
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

// Word is the text, at most 32 ASCII characters, left-aligned in zero bytes.
func Word(text string) (w Root) {
	if copy(w[:], text) != len(text) {
		panic("merkle: a word of more than 32 bytes: " + text)
	}
	return w
}

// Uint is n, big-endian in a word.
func Uint(n uint64) (w Root) {
	binary.BigEndian.PutUint64(w[24:], n)
	return w
}

// Sum is the SHA-256 of a text, where a word names something longer.
func Sum(text string) Root { return sha256.Sum256([]byte(text)) }

// H hashes words.
func H(words ...Root) Root {
	b := make([]byte, 0, len(words)*len(Root{}))
	for _, w := range words {
		b = append(b, w[:]...)
	}
	return sha256.Sum256(b)
}
