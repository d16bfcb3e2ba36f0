package role

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// Evidence is everything that somebody needs to judge a disagreement alone: who agreed to
// what, what was committed, which block drew the check, and what the verifier found. A
// dispute on chain starts from it.
type Evidence struct {
	Announcement market.Announcement  `cbor:"1,keyasint"`
	Lease        market.SignedLease   `cbor:"2,keyasint"`
	Result       market.SegmentResult `cbor:"3,keyasint"`
	Receipt      market.Receipt       `cbor:"4,keyasint"`
	Block        common.Hash          `cbor:"5,keyasint"`
	Verdict      market.SignedVerdict `cbor:"6,keyasint"`
	// Start is the checkpoint that the segment starts from. If it is empty, the segment
	// starts from the seed.
	Start market.Blob `cbor:"7,keyasint"`
}

// Record returns the evidence as the ledger keeps it.
func (e Evidence) Record() ledger.Record {
	v := e.Verdict.Verdict
	return ledger.Record{Key: ledger.Key{Space: SpaceEvidence, ID: fmt.Sprintf("%s/%s", v.Commitment, v.Verifier)},
		Value: e}
}
