// Package canon is the one binary encoding of infernet: CBOR in the core
// deterministic form of RFC 8949 §4.2.1, so that equal values have equal bytes
// and a hash of the bytes names the value. Nothing that is signed holds a
// floating-point number (see program.Binary64); elsewhere one always has 64
// bits. Decoding is strict: unknown or duplicate keys, indefinite lengths,
// trailing bytes, non-canonical integers and anything over the caller's limit
// are errors.
package canon

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"

	"github.com/fxamacker/cbor/v2"
)

// ErrNotCanonical is returned for input that decodes but is not the canonical
// encoding of what it decodes to; accepting it would give one value two names.
var ErrNotCanonical = errors.New("not the canonical encoding")

// ErrTooLarge is returned for input over the caller's limit.
var ErrTooLarge = errors.New("message too large")

var (
	encMode cbor.EncMode
	decMode cbor.DecMode
)

func init() {
	var err error
	opts := cbor.CoreDetEncOptions()
	opts.NaNConvert, opts.InfConvert, opts.ShortestFloat = cbor.NaNConvertReject, cbor.InfConvertReject,
		cbor.ShortestFloatNone
	// A nil slice and an empty one are the same value: one encoding.
	opts.NilContainers = cbor.NilContainerAsEmpty
	if encMode, err = opts.EncMode(); err != nil {
		panic(err)
	}
	if decMode, err = DecOptions().DecMode(); err != nil {
		panic(err)
	}
}

// DecOptions returns the limits of Unmarshal. It is for callers that must
// decode what Unmarshal refuses.
func DecOptions() cbor.DecOptions {
	return cbor.DecOptions{
		DupMapKey: cbor.DupMapKeyEnforcedAPF, IndefLength: cbor.IndefLengthForbidden,
		TagsMd: cbor.TagsForbidden, ExtraReturnErrors: cbor.ExtraDecErrorUnknownField,
		MaxNestedLevels: 16, MaxArrayElements: 65536, MaxMapPairs: 4096,
		UTF8: cbor.UTF8RejectInvalid, NaN: cbor.NaNDecodeForbidden, Inf: cbor.InfDecodeForbidden,
	}
}

// Marshal returns the canonical bytes of v.
func Marshal(v any) ([]byte, error) { return encMode.Marshal(v) }

// Unmarshal decodes b, at most limit bytes, into v and checks that b is the
// canonical encoding of the result.
func Unmarshal(b []byte, limit int, v any) error {
	if len(b) > limit {
		return fmt.Errorf("%w: %d bytes, limit %d", ErrTooLarge, len(b), limit)
	}
	if err := decMode.Unmarshal(b, v); err != nil {
		return err
	}
	again, err := encMode.Marshal(v)
	if err != nil {
		return err
	}
	if !bytes.Equal(b, again) {
		return ErrNotCanonical
	}
	return nil
}

// Hash is SHA-256 over a domain tag, a zero byte and the canonical bytes of v.
// The tag keeps hashes of different kinds of object apart.
func Hash(tag string, v any) ([32]byte, error) {
	b, err := Marshal(v)
	if err != nil {
		return [32]byte{}, err
	}
	return HashBytes(tag, b), nil
}

// HashBytes is SHA-256 over a domain tag, a zero byte and b.
func HashBytes(tag string, b []byte) [32]byte {
	h := sha256.New()
	h.Write([]byte(tag))
	h.Write([]byte{0})
	h.Write(b)
	return [32]byte(h.Sum(nil))
}
