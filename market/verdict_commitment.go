package market

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Verdicts are a commit-reveal scheme. A check request leaves out the provider's log of
// losses and gradient norms, which cannot be known without running the steps. The
// verifier first commits to the log and root of its own execution, with its own address
// and a salt in the hash. Only then does it receive the provider's log. A verifier that
// did not do the work therefore cannot agree, and one verifier cannot use another's
// commitment.

// VerdictCommitment binds a verifier to the result of its own execution before it sees
// the provider's log. The verifier's node key signs canon.Hash("infernet/seal/1",
// VerdictCommitment without Sig).
type VerdictCommitment struct {
	Lease      common.Hash    `cbor:"1,keyasint" json:"lease"`
	Segment    uint32         `cbor:"2,keyasint" json:"segment"`
	Commitment common.Hash    `cbor:"3,keyasint" json:"commitment"` // Commitment.StructHash
	Verifier   common.Address `cbor:"4,keyasint" json:"verifier"`   // operator
	Hash       common.Hash    `cbor:"5,keyasint" json:"hash"`       // CommitVerdict
	Sig        Signature      `cbor:"6,keyasint" json:"sig"`
}

// Digest returns the hash that the verifier's node key signs.
func (s VerdictCommitment) Digest() common.Hash {
	s.Sig = Signature{}
	return mustHash("infernet/seal/1", s)
}

// LogReveal answers a VerdictCommitment with the log that the segment commits to.
type LogReveal struct {
	Log []byte `cbor:"1,keyasint" json:"log"` // commit.StepRecord, 16 bytes each
}

// verdictOpening holds the values that a VerdictCommitment hashes.
type verdictOpening struct {
	Commitment common.Hash    `cbor:"1,keyasint"`
	Verifier   common.Address `cbor:"2,keyasint"`
	Intervals  uint64         `cbor:"3,keyasint"`
	Root       common.Hash    `cbor:"4,keyasint"`
	Log        []byte         `cbor:"5,keyasint"`
	Salt       common.Hash    `cbor:"6,keyasint"`
}

// CommitVerdict returns the hash that commits to a verdict. It hides the root that
// v.Verifier computed at the end of the last of v.Intervals, and its log of them, 16 bytes per step, under a salt
// that only the verifier knows.
func CommitVerdict(v Verdict, log []byte, salt common.Hash) common.Hash {
	return mustHash("infernet/sealed/2", verdictOpening{v.Commitment, v.Verifier, v.Intervals, v.Root, log, salt})
}

// ValidVerdictCommitment is a VerdictCommitment that Validate accepted.
type ValidVerdictCommitment struct {
	s    VerdictCommitment
	node common.Address
}

// VerdictCommitment returns the message itself.
func (v ValidVerdictCommitment) VerdictCommitment() VerdictCommitment { return v.s }

// Node returns the key that signed the message.
func (v ValidVerdictCommitment) Node() common.Address { return v.node }

// Validate checks that s commits to a verdict on result, and that the verifier by,
// which was asked to check it, has signed s.
func (s VerdictCommitment) Validate(result ValidResult, by Candidate) (ValidVerdictCommitment, error) {
	c := result.Commitment()
	if err := firstBroken(
		rule{s.Lease == c.Lease && s.Segment == c.Segment && s.Commitment == result.Hash(), ErrMismatch,
			"verdict commitment is for another segment commitment"},
		rule{s.Verifier == by.Operator, ErrMismatch, "verdict commitment: verifier is not the operator drawn"},
		rule{s.Hash != (common.Hash{}), ErrRange, "verdict commitment: hash: want the hash of the result"},
	); err != nil {
		return ValidVerdictCommitment{}, err
	}
	if err := checkDigest(s.Digest(), s.Sig, by.Node); err != nil {
		return ValidVerdictCommitment{}, fmt.Errorf("verdict commitment: %w", err)
	}
	return ValidVerdictCommitment{s, by.Node}, nil
}

// Validate checks that the log is the one that the segment commits to. Whether the log
// is right is for the verifier to find.
func (u LogReveal) Validate(s commit.Segment) error { return checkLog(s, u.Log) }

// checkLog reports whether log decodes to finite records and hashes to the segment's
// log root.
func checkLog(s commit.Segment, log []byte) error {
	rs, err := commit.DecodeLog(log, commit.MaxRecords)
	if err == nil {
		err = s.CheckLog(rs)
	}
	if err != nil {
		return fmt.Errorf("%w: log: %w", ErrMismatch, err)
	}
	return nil
}

// checkMarks reports whether roots are the state roots at the segment's inner marks.
func checkMarks(s commit.Segment, stride uint32, roots []commit.Root) error {
	if err := s.CheckMarks(stride, roots); err != nil {
		return fmt.Errorf("%w: marks: %w", ErrMismatch, err)
	}
	return nil
}

// Opens reports whether the verdict is the one that the verifier committed to. If the
// verifier disagrees, the commitment covers its own log; if it agrees, its log equals
// the provider's, which is that of a validated result. The error wraps ErrReveal.
func (v ValidVerdict) Opens(commitment common.Hash, provider []byte) error {
	log := v.v.Log
	if v.v.Verdict.Agree && len(provider) == int(v.steps)*logRecord {
		log = Intervals(v.v.Verdict.Intervals).Log(provider, v.steps, v.stride)
	}
	if CommitVerdict(v.v.Verdict, log, v.v.Salt) != commitment {
		return fmt.Errorf("%w: first send the commitment to your own result, then this verdict", ErrReveal)
	}
	return nil
}

// mustHash is canon.Hash for plain data, which always encodes.
func mustHash(domain string, v any) common.Hash {
	h, err := canon.Hash(domain, v)
	if err != nil {
		panic(err)
	}
	return h
}
