package program

import (
	"encoding/hex"
	"errors"
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

// ErrNarrow is the reason why a program with NeedsWideBase does not start from weights of 16 bits.
var ErrNarrow = errors.New("x8/1 does not train all weights of a model that has them in 16 bits (bfloat16, " +
	"float16): many lie halfway between two of its 8-bit steps, where the smallest update flips them")

// NeedsWideBase reports whether p trains all weights of a base in x8/1, where products round them
// to 8 bits. The model that such a run delivers is not the one that it evaluated if the base has
// weights of 16 bits (docs/models.md).
func (p Program) NeedsWideBase() bool {
	return !p.Base.IsZero() && p.Adapter.IsZero() && strings.HasPrefix(p.Numerics, X8)
}
