package program

import (
	"encoding/hex"
	"fmt"
	"strings"
)

// Base is the root of initial parameters: commit.BaseRoot of the tensors in
// canonical order. The zero value names none.
type Base [32]byte

// IsZero reports whether no base is named.
func (b Base) IsZero() bool { return b == Base{} }

// String is 0x and 64 hexadecimal digits.
func (b Base) String() string { return "0x" + hex.EncodeToString(b[:]) }

// MarshalText writes String.
func (b Base) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (b *Base) UnmarshalText(text []byte) error {
	digits, ok := strings.CutPrefix(string(text), "0x")
	raw, err := hex.DecodeString(digits)
	if !ok || err != nil || len(raw) != len(b) {
		return fmt.Errorf("base %q: want 0x and 64 hexadecimal digits", text)
	}
	copy(b[:], raw)
	return nil
}
