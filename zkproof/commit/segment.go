package commit

import (
	"encoding/hex"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
)

// ErrMalformed is wrapped by errors about bytes, proofs and states that cannot
// be what they claim, whoever sent them.
var ErrMalformed = errors.New("malformed commitment data")

// ErrMismatch is wrapped by errors about well-formed data that does not hash
// to the root it was checked against.
var ErrMismatch = errors.New("does not match the commitment")

// Root is a SHA-256 Merkle root or hash.
type Root [32]byte

// Segment is what a provider commits to after StepsPerSegment optimizer steps:
// the state it started from, the state it ended in, and a log of every step.
type Segment struct {
	Job       Root   `cbor:"1,keyasint" json:"job"`
	Program   Root   `cbor:"2,keyasint" json:"program"`
	Numerics  string `cbor:"3,keyasint" json:"numerics"`
	Dataset   Root   `cbor:"4,keyasint" json:"dataset"` // SHA-256 of the data set's CID string
	Index     uint32 `cbor:"5,keyasint" json:"index"`   // in the job
	FirstStep uint32 `cbor:"6,keyasint" json:"first_step"`
	Steps     uint32 `cbor:"7,keyasint" json:"steps"`
	Start     Root   `cbor:"8,keyasint" json:"start"`
	End       Root   `cbor:"9,keyasint" json:"end"`
	Log       Root   `cbor:"10,keyasint" json:"log"` // root over the step records
}

// StepRecord is one line of a segment's log: the bits of the loss and of the
// gradient norm before clipping. 16 bytes, little endian: step u32, reserved
// u32 (0), loss f32, norm f32.
type StepRecord struct {
	Step uint32
	Loss float32
	Norm float32
}

// Hash is what the provider signs: it binds every field.
func (s Segment) Hash() Root {
	h, err := canon.Hash("infernet/segment/1", s)
	if err != nil {
		panic(err) // plain data always encodes
	}
	return h
}

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
