package program

import (
	"errors"
	"math"

	"github.com/fxamacker/cbor/v2"
)

// Binary64 is a finite number of a program. Its binary form is the whole number that its 64
// bits are (IEEE 754 binary64), because CBOR libraries differ in how they write floating-point
// numbers, and what is hashed and signed must have one form in every language. In JSON it is a
// plain number. Both forms of a number hold all its bits.
type Binary64 float64

// errNotFinite is returned for a number that no program may have.
var errNotFinite = errors.New("not a finite number")

// MarshalCBOR writes the bits as a whole number.
func (f Binary64) MarshalCBOR() ([]byte, error) {
	return cbor.Marshal(math.Float64bits(float64(f)))
}

// UnmarshalCBOR reads what MarshalCBOR writes, and refuses NaN and infinities.
func (f *Binary64) UnmarshalCBOR(b []byte) error {
	var bits uint64
	if err := cbor.Unmarshal(b, &bits); err != nil {
		return err
	}
	v := math.Float64frombits(bits)
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return errNotFinite
	}
	*f = Binary64(v)
	return nil
}

// IsZero reports whether an optional field is left out. Minus zero is not: it is another
// number, with which a step may compute other bits.
func (f Binary64) IsZero() bool { return math.Float64bits(float64(f)) == 0 }
