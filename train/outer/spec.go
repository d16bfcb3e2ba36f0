package outer

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/infernetprotocol/infernet/train/program"
)

// Values is how the kept values of an update travel.
type Values string

// The kinds of values. A block is 64 kept values of one chunk; a group is a chunk if
// nothing is left out, or else the tensor.
const (
	Float32 Values = "f32"  // as they are
	Int8    Values = "int8" // §16's integers, one exponent a block
	Int4    Values = "int4" // −7 to 7, one exponent a block
	TwoBits Values = "2bit" // a sign and one of two magnitudes, which are those of a group
	Sign    Values = "sign" // a sign, and one magnitude of a group
)

// Transform is applied to tensors before values are selected.
type Transform string

// The transforms.
const (
	None Transform = ""
	DCT  Transform = "dct" // DCT-II of tiles of at most 64 by 64, which are the chunks
)

// Limits of a Spec.
const (
	MinChunk = 64
	MaxChunk = 1 << 16
	side     = 64      // of a tile, at most
	maxSize  = 1 << 31 // elements of a tensor
)

// Spec says how an update is made from the difference of two states of the parameters. It is
// part of what is hashed (rounds.Plan).
type Spec struct {
	// Feedback is the share of what an update left out that is added to the next one, 0 to 1;
	// 0 keeps nothing.
	Feedback  program.Binary64 `cbor:"1,keyasint,omitzero" json:"feedback,omitzero"`
	Transform Transform        `cbor:"2,keyasint,omitzero" json:"transform,omitzero"`
	// Chunk is the number of elements among which Keep are selected, a power of two from
	// MinChunk to MaxChunk. It is 0 with DCT.
	Chunk uint32 `cbor:"3,keyasint,omitzero" json:"chunk,omitzero"`
	// Keep is how many elements of a chunk an update has: those of the largest magnitude. 0
	// keeps all.
	Keep   uint32 `cbor:"4,keyasint,omitzero" json:"keep,omitzero"`
	Values Values `cbor:"5,keyasint" json:"values"`
}

// Errors of this package. ErrSpec and ErrShape are the caller's mistakes; ErrPacked is a
// peer's; ErrNotFinite fails an update, as a step that is not finite fails.
var (
	ErrSpec      = errors.New("outer: spec")
	ErrShape     = errors.New("outer: shape")
	ErrPacked    = errors.New("outer: packed update")
	ErrNotFinite = errors.New("outer: update is not finite")
)

// Validate wraps ErrSpec.
func (s Spec) Validate() error {
	if !(s.Feedback >= 0 && s.Feedback <= 1) {
		return fmt.Errorf("%w: feedback %g: want 0 to 1", ErrSpec, s.Feedback)
	}
	switch s.Values {
	case Float32, Int8, Int4, TwoBits, Sign:
	default:
		return fmt.Errorf("%w: values %q: want f32, int8, int4, 2bit or sign", ErrSpec, s.Values)
	}
	switch s.Transform {
	case None:
		if s.Chunk < MinChunk || s.Chunk > MaxChunk || bits.OnesCount32(s.Chunk) != 1 {
			return fmt.Errorf("%w: chunk %d: want a power of two from %d to %d", ErrSpec, s.Chunk, MinChunk, MaxChunk)
		}
	case DCT:
		if s.Chunk != 0 {
			return fmt.Errorf("%w: chunk %d: want 0 with dct, whose tiles are the chunks", ErrSpec, s.Chunk)
		}
	default:
		return fmt.Errorf("%w: transform %q: want dct or none", ErrSpec, s.Transform)
	}
	return nil
}

// sparse says whether elements are left out, and indices sent.
func (s Spec) sparse() bool { return s.Keep > 0 }

// codeBits are the bits of a value's code.
func (s Spec) codeBits() int {
	switch s.Values {
	case Float32:
		return 32
	case Int8:
		return 8
	case Int4:
		return 4
	case TwoBits:
		return 2
	}
	return 1
}

// magnitudes are the numbers of a group's codebook.
func (s Spec) magnitudes() int {
	switch s.Values {
	case TwoBits:
		return 2
	case Sign:
		return 1
	}
	return 0
}

// blocked says whether blocks have exponents.
func (s Spec) blocked() bool { return s.Values == Int8 || s.Values == Int4 }
