package escrow

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// Event is something that happened. What comes from a peer was validated by
// package market (signatures, ranges); the machine checks that it fits the
// state.
type Event interface{ apply(*machine) error }

// Signed: both signatures on the lease are there.
type Signed struct{ Delegate, Node market.Signature }

// Observed: the rail has read the chain at the agreed depth. Every new head
// gives one; it is how the machine learns the time.
type Observed struct{ Chain Chain }

// Alive: the other side has shown a sign of life (heartbeat, receipt).
type Alive struct{}

// Began: the provider works on a segment, index in the lease.
type Began struct{ Segment uint32 }

// CommittedTo: the provider has committed to a segment, index in the lease.
type CommittedTo struct {
	Segment uint32
	Hash    common.Hash      // Commitment.Hash
	Sig     market.Signature // of the node key on the Commitment
}

// Judged: a verifier has found on a commitment.
type Judged struct{ Verdict market.SignedVerdict }

// Ruled: a dispute on a segment, index in the lease, is decided.
type Ruled struct {
	Segment uint32
	Won     bool // for the provider
}

// Vouched: a voucher was signed (client) or received (provider).
type Vouched struct{ Voucher market.SignedVoucher }

// Stop: this side wants no more work under the lease (drain, failure of the
// other side, end of the job), for the reason given.
type Stop struct{ Reason string }

// GiveUp: the client wants back what no lease reserves. Not undone.
type GiveUp struct{}

// Failed: the chain refused an action for good; another attempt would need
// another state of the chain. Network failures are the rail's to retry.
type Failed struct {
	ActionID string
	Reason   string
}
