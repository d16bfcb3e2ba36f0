package escrow

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Event is something that happened. Package market has validated what comes from a
// peer (signatures, ranges). The machine checks that it fits the state.
type Event interface{ apply(*machine) error }

// Signed says that both signatures on the lease are there.
type Signed struct{ Delegate, Node market.Signature }

// Observed says what the rail read from the chain at the agreed depth. Every new
// head gives one; this is how the machine learns the time.
type Observed struct{ Chain Chain }

// Alive says that the other side has shown a sign of life (heartbeat, receipt).
type Alive struct{}

// Began says that the provider works on a segment, given by its index in the
// lease.
type Began struct{ Segment uint32 }

// CommittedTo says that the provider has committed to a segment, given by its
// index in the lease.
type CommittedTo struct {
	Segment uint32
	Hash    common.Hash      // Commitment.Hash
	Sig     market.Signature // of the node key on the Commitment
	Height  uint64           // Commitment.Height
	Fields  commit.Segment   // whose hash Hash is: what a claim on chain shows
	// Anew says that the provider asks verifiers itself, with another height: what was said
	// under the earlier one counts no more, unless the segment can be claimed with it.
	Anew bool
}

// Judged says that a verifier has given a verdict on a commitment.
type Judged struct{ Verdict market.SignedVerdict }

// Inactive names the verifiers whose verdicts the chain would not count now, by ascending
// address: their stake is gone, or their key is revoked. It replaces what was said before.
type Inactive struct{ Verifiers []common.Address }

// Ruled says that a dispute on a segment, given by its index in the lease, is
// decided.
type Ruled struct {
	Segment uint32
	Won     bool // by the provider
}

// Vouched says that a voucher was signed (client) or received (provider).
type Vouched struct{ Voucher market.SignedVoucher }

// Stop says that this side wants no more work under the lease (drain, failure of
// the other side, end of the job), and why.
type Stop struct{ Reason string }

// GiveUp says that the client wants back what no lease reserves. It cannot be
// undone.
type GiveUp struct{}

// Failed says that the chain refused an action for good. Another attempt can
// succeed only in another state of the chain. The rail itself retries after
// network failures.
type Failed struct {
	ActionID string
	Reason   string
}
