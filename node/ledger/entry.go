package ledger

import (
	"encoding/hex"
	"fmt"

	"github.com/fxamacker/cbor/v2"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Hash is a SHA-256 hash; doc.go says of what.
type Hash [32]byte

// String is the hash in hex.
func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// MarshalText implements encoding.TextMarshaler.
func (h Hash) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (h *Hash) UnmarshalText(b []byte) error {
	if hex.DecodedLen(len(b)) != len(h) || len(b)%2 != 0 {
		return fmt.Errorf("a hash has 64 hexadecimal digits, this text has %d characters", len(b))
	}
	_, err := hex.Decode(h[:], b)
	return err
}

const (
	entryTag = "infernet/ledger/entry/1"
	valueTag = "infernet/ledger/value/1"
)

// Entry is a committed change as history keeps it.
type Entry struct {
	Seq      uint64          `cbor:"1,keyasint"` // from 1, without gaps
	Prev     Hash            `cbor:"2,keyasint"` // hash of entry Seq-1; zero for the first
	Kind     string          `cbor:"3,keyasint"`
	At       uint64          `cbor:"4,keyasint"` // chain time, unix seconds
	Body     cbor.RawMessage `cbor:"5,keyasint"` // canonical CBOR
	Postings []Posting       `cbor:"6,keyasint"`
	Effects  []Effect        `cbor:"7,keyasint"`
}

// Effect is what the entry did to one key of the columns p, d and r: it wrote
// the value with this hash, or (zero hash) deleted it.
type Effect struct {
	Key  []byte `cbor:"1,keyasint"`
	Hash Hash   `cbor:"2,keyasint"`
}

// Decode reads the entry's body into v.
func (e Entry) Decode(v any) error {
	if err := canon.Unmarshal(e.Body, MaxValue, v); err != nil {
		return fmt.Errorf("ledger entry %d, kind %s: %w", e.Seq, e.Kind, err)
	}
	return nil
}

// head names the newest entry.
type head struct {
	Seq  uint64 `cbor:"1,keyasint"`
	Hash Hash   `cbor:"2,keyasint"`
}

func decodeEntry(b []byte) (Entry, error) {
	var e Entry
	if err := canon.Unmarshal(b, MaxEntry, &e); err != nil {
		return Entry{}, err
	}
	return e, checkBalanced(e.Postings)
}

func entryHash(b []byte) Hash { return canon.HashBytes(entryTag, b) }
func valueHash(b []byte) Hash { return canon.HashBytes(valueTag, b) }

// plainMode reads values of unknown type. Its nesting limit leaves room for
// the entry around a body.
var plainMode = func() cbor.DecMode {
	m, err := cbor.DecOptions{
		IndefLength: cbor.IndefLengthForbidden, TagsMd: cbor.TagsForbidden,
		MaxNestedLevels: 14, MaxArrayElements: 65536, MaxMapPairs: 4096,
	}.DecMode()
	if err != nil {
		panic(err) // constant options
	}
	return m
}()

// checkValue refuses bytes that could be written but not be read again.
func checkValue(b []byte, limit int) error {
	if len(b) > limit {
		return fmt.Errorf("%w: %d bytes, at most %d", ErrInvalid, len(b), limit)
	}
	if err := plainMode.Wellformed(b); err != nil {
		return fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	return nil
}

// checkBalanced reports whether the postings sum to zero for every asset.
func checkBalanced(ps []Posting) error {
	sums := make(map[money.Asset]money.Units, 1)
	for _, p := range ps {
		s, err := sums[p.Amount.Asset].Add(p.Amount.Units)
		if err != nil {
			return fmt.Errorf("%w: %s: %w", ErrUnbalanced, p.Amount.Asset, err)
		}
		sums[p.Amount.Asset] = s
	}
	for a, s := range sums {
		if s != 0 {
			return fmt.Errorf("%w: %s sums to %d", ErrUnbalanced, a, s)
		}
	}
	return nil
}
