package commit

import (
	"errors"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// ErrMalformed is wrapped by errors about bytes, proofs and states that are not
// well-formed, whoever sent them.
var ErrMalformed = merkle.ErrMalformed

// ErrMismatch is wrapped by errors about well-formed data that does not hash to the
// expected root.
var ErrMismatch = errors.New("does not match the commitment")

// Root is a SHA-256 Merkle root or hash.
type Root = merkle.Root

// Segment is what a provider commits to after StepsPerSegment optimizer steps: its
// start state, its end state, the log of every step, and the states at its marks.
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
	// Marks is the root over the state roots at the segment's inner marks (MarksRoot). It is
	// zero for a segment of one interval.
	Marks Root `cbor:"11,keyasint" json:"marks"`
}

// StepRecord is one line of a segment's log: the loss, and the gradient norm before
// clipping. It is encoded in 16 little-endian bytes: step u32, reserved u32 (0), loss
// f32, norm f32.
type StepRecord struct {
	Step uint32
	Loss float32
	Norm float32
}

// Fields returns the 32-byte values that Hash hashes, in order. A contract compares
// them one by one.
func (s Segment) Fields() []Root {
	return []Root{
		merkle.Word("infernet/segment/3"), s.Job, s.Program, merkle.Sum(s.Numerics), s.Dataset,
		merkle.Uint(uint64(s.Index)), merkle.Uint(uint64(s.FirstStep)), merkle.Uint(uint64(s.Steps)), s.Start,
		s.End, s.Log, s.Marks,
	}
}

// Hash returns the hash that the provider signs. It binds every field.
func (s Segment) Hash() Root { return merkle.H(s.Fields()...) }

// HashUnder returns Hash for numerics that are known by their hash alone.
func (s Segment) HashUnder(numerics Root) Root {
	fields := s.Fields()
	fields[3] = numerics
	return merkle.H(fields...)
}
