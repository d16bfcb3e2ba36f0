package market

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/program"
)

// JobID identifies a job. It is the SHA-256 of the spec's canonical bytes under the tag
// "infernet/job/1".
type JobID [32]byte

// String returns 0x and 64 hexadecimal digits.
func (id JobID) String() string { return common.Hash(id).Hex() }

// MarshalText returns the text of String.
func (id JobID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// UnmarshalText reads the output of MarshalText.
func (id *JobID) UnmarshalText(b []byte) error { return (*common.Hash)(id).UnmarshalText(b) }

// Spec is the job itself: the program, the data set, the division into segments, and
// the rules for checks. The Offer says who pays.
type Spec struct {
	Version uint16          `cbor:"1,keyasint"           json:"version"` // 1
	Name    string          `cbor:"2,keyasint"           json:"name"`
	Program program.Program `cbor:"3,keyasint"           json:"program"`
	Dataset Blob            `cbor:"4,keyasint"           json:"dataset"`
	// StepsPerSegment is the number of optimizer steps between commitments;
	// the last segment may be shorter.
	StepsPerSegment uint32       `cbor:"5,keyasint"           json:"steps_per_segment"`
	Verification    Verification `cbor:"6,keyasint"           json:"verification"`
	Requirements    Requirements `cbor:"7,keyasint"           json:"requirements"`
	// Salt distinguishes two postings of the same work.
	Salt uint64 `cbor:"8,keyasint"           json:"salt"`
	// Pricing is nil if the offer's token and price are the only terms.
	Pricing *Pricing `cbor:"9,keyasint,omitempty" json:"pricing,omitempty"`
	// Marks is the number of intervals that a segment is divided into, 1 to 64. A provider
	// commits to the state where two of them meet, so that one can be checked or disputed
	// without the steps before it. There are fewer where the steps do not divide so: see
	// Stride.
	Marks uint8 `cbor:"10,keyasint"          json:"marks"`
	// Base is the model that the job starts from, nil if it starts from its seed. It is there
	// exactly where Program.Base is not zero.
	Base *Base `cbor:"11,keyasint,omitempty" json:"base,omitempty"`
}

// Blob identifies bytes by their content.
type Blob struct {
	CID  string `cbor:"1,keyasint" json:"cid"`  // UnixFS root, CIDv1 base32
	Size uint64 `cbor:"2,keyasint" json:"size"` // bytes
}

// Base is the model that a job starts from: where its bytes are, and under which licence. What
// its parameters are, Program.Base says.
type Base struct {
	// Blob is the archive of the model's folder (hf.Folder.Pack).
	Blob Blob `cbor:"1,keyasint" json:"blob"`
	// Licence is an SPDX identifier, such as apache-2.0, or what the model's authors call their
	// licence. The client states it; nodes take the licences that their configuration names.
	Licence string `cbor:"2,keyasint" json:"licence"`
	// Narrow says that its weights have 16 bits (bfloat16 or float16): x8/1 does not train all of
	// them. The client states it; an engine that finds it untrue refuses the base.
	Narrow bool `cbor:"3,keyasint,omitzero" json:"narrow,omitzero"`
}

// MaxLicence is the longest name of a licence, in bytes.
const MaxLicence = 64

// Verification says how segments are checked.
type Verification struct {
	Tier string `cbor:"1,keyasint" json:"tier"` // "exact"
	// SamplePermille is the share of segments, in thousandths, that are re-executed whole.
	// Of the others drawn intervals are. 1000 is every segment.
	SamplePermille uint16 `cbor:"2,keyasint" json:"sample_permille"`
	// Verifiers is how many agreeing verdicts a segment needs.
	Verifiers uint8 `cbor:"3,keyasint" json:"verifiers"`
	// Intervals is how many intervals between marks are re-executed of a segment that is not
	// re-executed whole, 1 to 64. With as many as the segment has, it is.
	Intervals uint8 `cbor:"4,keyasint" json:"intervals"`
}

// Requirements are the conditions that a bid must meet. Zero means no requirement.
type Requirements struct {
	MinTokensPerSecond uint64      `cbor:"1,keyasint" json:"min_tokens_per_second"`
	MinStake           money.Units `cbor:"2,keyasint" json:"min_stake"` // of the registry's asset
}

// ID returns the job's id.
func (s Spec) ID() JobID {
	return JobID(mustHash("infernet/job/1", s))
}

// Segments returns the number of segments of the job. It is 0 if StepsPerSegment is 0,
// which Validate refuses.
func (s Spec) Segments() uint32 {
	if s.StepsPerSegment == 0 {
		return 0
	}
	return uint32((uint64(s.Program.Steps) + uint64(s.StepsPerSegment) - 1) / uint64(s.StepsPerSegment))
}

// Stride returns the number of steps between two marks, which the trace binds. It is at
// least 1.
func (s Spec) Stride() uint32 {
	k := uint64(max(s.Marks, 1))
	return uint32(max((uint64(s.StepsPerSegment)+k-1)/k, 1))
}

// DefaultMarks returns the number of intervals for segments of so many steps where nothing
// else is asked for. Hashing a state takes up to a third of the time of a step on the machines
// measured (node/marks, BenchmarkMark), so one inner mark in 32 steps costs at most 1 %.
func DefaultMarks(stepsPerSegment uint32) uint8 {
	return uint8(min(1+stepsPerSegment/32, 16))
}

// SegmentSteps returns the first step of segment i, counted from 0, and its number of
// steps. The number is 0 for a segment that the job does not have.
func (s Spec) SegmentSteps(i uint32) (first, n uint32) {
	at := min(uint64(i)*uint64(s.StepsPerSegment), uint64(s.Program.Steps))
	first = uint32(at)
	return first, min(s.StepsPerSegment, s.Program.Steps-first)
}
