package role

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// SpaceEvidence is the ledger's column of disagreeing verdicts with all that
// they are about, by commitment and verifier.
const SpaceEvidence ledger.Space = "evidence"

// Evidence is everything that somebody needs to judge a disagreement alone: who
// agreed to what, what was committed, which block drew the check, and what the
// verifier found. An on-chain dispute starts from it.
type Evidence struct {
	Announcement market.Announcement  `cbor:"1,keyasint"`
	Lease        market.SignedLease   `cbor:"2,keyasint"`
	Result       market.SegmentResult `cbor:"3,keyasint"`
	Receipt      market.Receipt       `cbor:"4,keyasint"`
	Block        common.Hash          `cbor:"5,keyasint"`
	Verdict      market.SignedVerdict `cbor:"6,keyasint"`
	// Start is the checkpoint that the segment starts from; empty: the seed.
	Start market.Blob `cbor:"7,keyasint"`
}

// evidence returns the record that an event gives rise to: a verdict that
// disagrees. s is the state that the event met.
func evidence(s job.State, ev job.Event) []ledger.Record {
	v, ok := ev.(job.VerdictReceived)
	if !ok || v.Verdict.Verdict().Agree {
		return nil
	}
	w, ok := s.Work(v.Verdict.Verdict().Commitment)
	if !ok || w.Receipt == nil {
		return nil
	}
	e := Evidence{
		Announcement: s.Chosen().Announcement(), Lease: s.Lease.Signed, Result: w.Result, Receipt: *w.Receipt, Block: w.Block,
		Verdict: v.Verdict.Signed(), Start: startOf(s, w),
	}
	return []ledger.Record{{Key: ledger.Key{Space: SpaceEvidence, ID: evidenceID(e)}, Value: e}}
}

func evidenceID(e Evidence) string {
	return fmt.Sprintf("%s/%s", e.Verdict.Verdict.Commitment, e.Verdict.Verdict.Verifier)
}

// startOf is the checkpoint before a work: the end of the one before it, or of
// the last verified segment.
func startOf(s job.State, w job.Work) market.Blob {
	start := s.Checkpoint
	for _, before := range s.Lease.Works {
		if before.Result.Commitment.Segment+1 == w.Result.Commitment.Segment {
			start = before.Result.End
		}
	}
	return start
}
