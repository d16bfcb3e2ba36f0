package market

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// A check does not hold its answer. The request leaves out the provider's log
// of losses and gradient norms, which nobody can know without having run the
// steps; the verifier first seals the log and the root of its own execution,
// under its own name and a salt, and only then is shown the provider's. So a
// verifier that has not worked cannot agree, and one verifier's seal is of no
// use to another.

// VerdictCommitment binds a verifier to what its execution gave. Signed by its node key over
// canon.Hash("infernet/seal/1", VerdictCommitment without Sig).
type VerdictCommitment struct {
	Lease      common.Hash    `cbor:"1,keyasint" json:"lease"`
	Segment    uint32         `cbor:"2,keyasint" json:"segment"`
	Commitment common.Hash    `cbor:"3,keyasint" json:"commitment"` // Commitment.StructHash
	Verifier   common.Address `cbor:"4,keyasint" json:"verifier"`   // operator
	Hash       common.Hash    `cbor:"5,keyasint" json:"hash"`       // CommitVerdict
	Sig        Signature      `cbor:"6,keyasint" json:"sig"`
}

// Digest is what the verifier's node key signs.
func (s VerdictCommitment) Digest() common.Hash {
	s.Sig = Signature{}
	return mustHash("infernet/seal/1", s)
}

// LogReveal answers a seal with the log that the segment commits to.
type LogReveal struct {
	Log []byte `cbor:"1,keyasint" json:"log"` // commit.StepRecord, 16 bytes each
}

// verdictOpening is what a seal's hash is of.
type verdictOpening struct {
	Commitment common.Hash    `cbor:"1,keyasint"`
	Verifier   common.Address `cbor:"2,keyasint"`
	Steps      uint32         `cbor:"3,keyasint"`
	Root       common.Hash    `cbor:"4,keyasint"`
	Log        []byte         `cbor:"5,keyasint"`
	Salt       common.Hash    `cbor:"6,keyasint"`
}

// CommitVerdict hides the root that v.Verifier reached after v.Steps steps and its
// log of them, 16 bytes a step, under a salt that only it knows.
func CommitVerdict(v Verdict, log []byte, salt common.Hash) common.Hash {
	return mustHash("infernet/sealed/1", verdictOpening{v.Commitment, v.Verifier, v.Steps, v.Root, log, salt})
}

// ValidVerdictCommitment is a seal that Validate accepted.
type ValidVerdictCommitment struct {
	s    VerdictCommitment
	node common.Address
}

// VerdictCommitment returns the message itself.
func (v ValidVerdictCommitment) VerdictCommitment() VerdictCommitment { return v.s }

// Node returns the key that signed it.
func (v ValidVerdictCommitment) Node() common.Address { return v.node }

// Validate checks a seal for the commitment of result by a verifier that was
// asked to check it.
func (s VerdictCommitment) Validate(result ValidResult, by Candidate) (ValidVerdictCommitment, error) {
	c := result.Commitment()
	if err := firstBroken(
		rule{s.Lease == c.Lease && s.Segment == c.Segment && s.Commitment == result.Hash(), ErrMismatch, "seal is for another commitment"},
		rule{s.Verifier == by.Operator, ErrMismatch, "seal.verifier is not the operator drawn"},
		rule{s.Hash != (common.Hash{}), ErrRange, "seal.hash: want the hash of what was found"},
	); err != nil {
		return ValidVerdictCommitment{}, err
	}
	if err := checkDigest(s.Digest(), s.Sig, by.Node); err != nil {
		return ValidVerdictCommitment{}, fmt.Errorf("seal: %w", err)
	}
	return ValidVerdictCommitment{s, by.Node}, nil
}

// Validate checks that the log is the one that the segment commits to. Whether
// it is right is what the check is for.
func (u LogReveal) Validate(s commit.Segment) error { return checkLog(s, u.Log) }

// checkLog: the log under a segment's hash, of good steps only.
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

// Opens reports whether the verdict is what was sealed: of the verifier's own
// log if it disagrees, of the provider's, which it then equals, if it agrees.
// The error wraps ErrReveal.
func (v ValidVerdict) Opens(seal common.Hash, provider []byte) error {
	log := v.v.Log
	if v.v.Verdict.Agree {
		log = provider[:min(len(provider), int(v.v.Verdict.Steps)*logRecord)]
	}
	if CommitVerdict(v.v.Verdict, log, v.v.Salt) != seal {
		return fmt.Errorf("%w: send the seal of your own execution first, then this verdict on it", ErrReveal)
	}
	return nil
}

// mustHash is canon.Hash of plain data, which always encodes.
func mustHash(domain string, v any) common.Hash {
	h, err := canon.Hash(domain, v)
	if err != nil {
		panic(err)
	}
	return h
}
