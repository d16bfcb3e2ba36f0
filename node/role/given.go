package role

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// GivenVerdict is a verdict that this node has given, and the commitment to it.
type GivenVerdict struct {
	Verdict    market.SignedVerdict     `cbor:"1,keyasint"`
	Commitment market.VerdictCommitment `cbor:"2,keyasint"`
}

// Record returns the verdict as the ledger keeps it.
func (g GivenVerdict) Record() ledger.Record {
	v := g.Verdict.Verdict
	return ledger.Record{Key: ledger.Key{Space: SpaceVerdicts, ID: verdictID(v.Lease, v.Segment)}, Value: g}
}

// Given returns the verdict that this node has given on a segment of a lease, and whether
// there is one.
func (d Deps) Given(lease common.Hash, segment uint32) (GivenVerdict, bool, error) {
	return ledger.Get[GivenVerdict](d.Ledger, SpaceVerdicts, verdictID(lease, segment))
}

func verdictID(lease common.Hash, segment uint32) string { return fmt.Sprintf("%s/%d", lease, segment) }
