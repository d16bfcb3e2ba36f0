package commit

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// RecordBytes is the size of one encoded StepRecord.
const RecordBytes = 16

// MaxRecords is the largest number of steps of a segment. A longer log is refused
// before it is decoded.
const MaxRecords = 1 << 16

const recordTag = "infernet/step/1\x00"

// Encode returns the record's 16 bytes.
func (r StepRecord) Encode() (b [RecordBytes]byte) {
	binary.LittleEndian.PutUint32(b[0:], r.Step)
	binary.LittleEndian.PutUint32(b[8:], math.Float32bits(r.Loss))
	binary.LittleEndian.PutUint32(b[12:], math.Float32bits(r.Norm))
	return b
}

// Check refuses a loss or norm that is not finite and a norm below zero. The error
// wraps ErrMalformed.
func (r StepRecord) Check() error {
	for _, v := range [...]float32{r.Loss, r.Norm} {
		if math.IsNaN(float64(v)) || math.IsInf(float64(v), 0) {
			return fmt.Errorf("%w: step %d has loss %v and norm %v", ErrMalformed, r.Step, r.Loss, r.Norm)
		}
	}
	if math.Signbit(float64(r.Norm)) {
		return fmt.Errorf("%w: step %d has norm %v, below zero", ErrMalformed, r.Step, r.Norm)
	}
	return nil
}

// DecodeRecord decodes and checks one record of exactly RecordBytes bytes.
func DecodeRecord(b []byte) (StepRecord, error) {
	if len(b) != RecordBytes {
		return StepRecord{}, fmt.Errorf("%w: record of %d bytes, want %d", ErrMalformed, len(b), RecordBytes)
	}
	if binary.LittleEndian.Uint32(b[4:]) != 0 {
		return StepRecord{}, fmt.Errorf("%w: record's reserved bytes are not zero", ErrMalformed)
	}
	r := StepRecord{
		Step: binary.LittleEndian.Uint32(b),
		Loss: math.Float32frombits(binary.LittleEndian.Uint32(b[8:])),
		Norm: math.Float32frombits(binary.LittleEndian.Uint32(b[12:])),
	}
	return r, r.Check()
}

// EncodeLog returns the concatenated encodings of the records.
func EncodeLog(rs []StepRecord) []byte {
	b := make([]byte, 0, len(rs)*RecordBytes)
	for _, r := range rs {
		e := r.Encode()
		b = append(b, e[:]...)
	}
	return b
}

// DecodeLog decodes a log of consecutive steps. It accepts at most limit records, and
// never more than MaxRecords. The error wraps ErrMalformed.
func DecodeLog(b []byte, limit int) ([]StepRecord, error) {
	n := len(b) / RecordBytes
	if len(b)%RecordBytes != 0 || n == 0 || n > min(limit, MaxRecords) {
		return nil, fmt.Errorf("%w: log of %d bytes, want 1 to %d records of %d",
			ErrMalformed, len(b), min(limit, MaxRecords), RecordBytes)
	}
	rs := make([]StepRecord, n)
	for i := range rs {
		r, err := DecodeRecord(b[i*RecordBytes : (i+1)*RecordBytes])
		if err != nil {
			return nil, err
		}
		if i > 0 && (r.Step == 0 || r.Step-1 != rs[i-1].Step) {
			return nil, fmt.Errorf("%w: step %d follows step %d", ErrMalformed, r.Step, rs[i-1].Step)
		}
		rs[i] = r
	}
	return rs, nil
}

// LogRoot returns the root of a log. The root of no records is the zero Root, which no
// segment's log can have.
func LogRoot(rs []StepRecord) Root {
	if len(rs) == 0 {
		return Root{}
	}
	return hashLog(len(rs), recordTree(rs).Root())
}

// CheckLog reports whether rs is the log that s commits to: s.Steps records from
// s.FirstStep on, with root s.Log. The error wraps ErrMalformed or ErrMismatch.
func (s Segment) CheckLog(rs []StepRecord) error {
	if uint64(len(rs)) != uint64(s.Steps) || len(rs) == 0 {
		return fmt.Errorf("%w: log has %d records, the segment %d steps", ErrMalformed, len(rs), s.Steps)
	}
	for i, r := range rs {
		if uint64(r.Step) != uint64(s.FirstStep)+uint64(i) {
			return fmt.Errorf("%w: record %d is of step %d, want %d", ErrMalformed, i, r.Step,
				uint64(s.FirstStep)+uint64(i))
		}
		if err := r.Check(); err != nil {
			return err
		}
	}
	if got := LogRoot(rs); got != s.Log {
		return fmt.Errorf("%w: log hashes to %s, want %s", ErrMismatch, got, s.Log)
	}
	return nil
}

// RecordProof opens one record of a log. Index counts from the log's first record.
type RecordProof struct {
	Record [RecordBytes]byte `cbor:"1,keyasint" json:"record"`
	Index  uint32            `cbor:"2,keyasint" json:"index"`
	Count  uint32            `cbor:"3,keyasint" json:"count"`
	Path   []Root            `cbor:"4,keyasint" json:"path"`
}

// ProveRecord opens record i of rs.
func ProveRecord(rs []StepRecord, i int) (RecordProof, error) {
	if i < 0 || i >= len(rs) {
		return RecordProof{}, fmt.Errorf("%w: record %d of %d", ErrMalformed, i, len(rs))
	}
	return RecordProof{
		Record: rs[i].Encode(), Index: uint32(i), Count: uint32(len(rs)), Path: recordTree(rs).Path(i),
	}, nil
}

// Verify returns the record that p opens under the log root want. The error wraps
// ErrMalformed or ErrMismatch.
func (p RecordProof) Verify(want Root) (StepRecord, error) {
	r, err := DecodeRecord(p.Record[:])
	if err != nil {
		return StepRecord{}, err
	}
	if p.Count > MaxRecords {
		return StepRecord{}, fmt.Errorf("%w: log of %d records, at most %d", ErrMalformed, p.Count, MaxRecords)
	}
	root, err := merkle.Climb(hashRecord(r), int(p.Index), int(p.Count), p.Path)
	if err != nil {
		return StepRecord{}, err
	}
	if got := hashLog(int(p.Count), root); got != want {
		return StepRecord{}, fmt.Errorf("%w: record %d opens %s, want %s", ErrMismatch, p.Index, got, want)
	}
	return r, nil
}

func recordTree(rs []StepRecord) merkle.Tree {
	hashes := make([]Root, len(rs))
	for i, r := range rs {
		hashes[i] = hashRecord(r)
	}
	return merkle.TreeOf(hashes)
}

func hashRecord(r StepRecord) Root {
	var b [len(recordTag) + RecordBytes]byte
	copy(b[:], recordTag)
	e := r.Encode()
	copy(b[len(recordTag):], e[:])
	return sha256.Sum256(b[:])
}

func hashLog(n int, root Root) Root {
	return merkle.H(merkle.Word("infernet/log/2"), merkle.Uint(uint64(n)), root)
}
