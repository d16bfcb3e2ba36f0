package job

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Event is an input of the machine. Messages from peers are validated before they
// become part of an event.
type Event interface{ apply(*machine) error }

// Tick is the present time: chain time in unix seconds, and monotonic milliseconds of
// the coordinator's process. Neither goes back; the machine ignores one that would.
type Tick struct {
	Chain uint64 `cbor:"1,keyasint" json:"chain"`
	Mono  uint64 `cbor:"2,keyasint" json:"mono"`
}

// Resumed is the first event after a restart, with the new process's time. Waiting
// times start again. Apply returns the actions of Pending.
type Resumed struct{ Now Tick }

// BidReceived is a bid from the peer of its node key. An operator has one bid for a role.
// Its node's bid with a higher nonce replaces the earlier one, and so does a lower bid of
// another of its nodes.
type BidReceived struct {
	Bid  market.ValidBid
	Peer string
	// Stake is the operator's active stake when the bid came. It decides whose bid is kept
	// if there is no room for all; a match reads the stakes again.
	Stake money.Units
}

// StakesRead answers ReadStakes. A missing operator has no stake or no record. MinStake
// is the registry's own minimum.
type StakesRead struct {
	Stakes     map[common.Address]money.Units
	MinStake   money.Units
	Reputation map[common.Address]market.Reputation
	// Seed is the hash of a block that was mined after the bids came in, at least if there
	// are more verifiers than a lease has room for.
	Seed common.Hash
	// SeedBlock is that block's height.
	SeedBlock uint64
	// Rails are the states of this node's rails, for a job that may be paid on several.
	Rails []market.RailState
	// StakeUnit and Units are the units of stakes, and of prices by domain, in the texts
	// of refusals.
	StakeUnit money.Unit
	Units     map[market.Domain]money.Unit
	// Busy are the operators whose providers have no room now, with what they are told.
	Busy map[common.Address]string
	// Load is how many leases of this node's jobs the operators' providers compute.
	Load map[common.Address]int
	// Least is how many verifiers a lease names at least, by the domain of its payment, where
	// that is more than a segment needs.
	Least map[market.Domain]uint32
}

// LeaseSigned answers ProposeLease with both signatures, which the driver has checked.
type LeaseSigned struct {
	Lease                common.Hash
	DelegateSig, NodeSig market.Signature
}

// LeaseRefused answers ProposeLease: the provider refused or did not answer.
type LeaseRefused struct {
	Lease  common.Hash
	Reason string
	// Busy says that the provider only has no room now. Its bid stands, and the driver decides
	// when it is matched again.
	Busy bool
	// Away says that the provider could not be asked, or did not answer. Its bid stands: it does
	// not know that it was asked, and would not bid again. It is told that the proposal is over.
	Away bool
	// LeftOut says that the provider refused because of bids that the lease does not name. They
	// came as BidReceived before. Its own bid stands.
	LeftOut bool
}

// Funded answers Fund: the lease is open on chain at the agreed depth.
type Funded struct{ Lease common.Hash }

// FundingFailed answers Fund: the lease is not open and will not be. With Wait, the
// escrow balance only lacks the amount that an ended lease still reserves, and Fund
// comes again after its release.
type FundingFailed struct {
	Lease  common.Hash
	Reason string
	Wait   bool
	// Untouched says that nothing was sent to the escrow, so that no money can have moved
	// for the lease.
	Untouched bool
}

// HeartbeatReceived is a provider's heartbeat. The driver has validated it against the
// lease.
type HeartbeatReceived struct{ Progress market.Progress }

// HeartbeatExcused says that the driver has turned the provider away for want of room: what it could not say is not
// missed. The driver bounds how long it excuses.
type HeartbeatExcused struct{ Lease common.Hash }

// ResultReceived is a segment's result. The driver has checked the commitment's height
// (Commitment.CheckHeight), unless the result was received before.
type ResultReceived struct{ Result market.ValidResult }

// ReceiptIssued answers IssueReceipt.
type ReceiptIssued struct{ Receipt market.Receipt }

// DrawReady answers DrawVerifiers with the hash of the block, and of those at the earlier
// heights in their order.
type DrawReady struct {
	Commitment, Block common.Hash
	Earlier           []common.Hash
}

// VerdictCommitted is a drawn verifier's commitment to its verdict. Only after it, and
// after those of all others that were asked, is the verifier shown the segment's log
// (State.Reveals).
type VerdictCommitted struct{ Commitment market.ValidVerdictCommitment }

// VerdictReceived is a drawn verifier's verdict.
type VerdictReceived struct{ Verdict market.ValidVerdict }

// CommitmentBroken says that a verdict that the verifier signed does not open the
// commitment that it made before it was shown the log.
type CommitmentBroken struct {
	Commitment common.Hash
	Node       common.Address
}

// CheckRefused says that the verifier will not check or cannot be reached.
type CheckRefused struct {
	Commitment common.Hash
	Node       common.Address
	Reason     string
}

// Abandoned says that the provider gives its lease up.
type Abandoned struct {
	Lease  common.Hash
	Reason string
}

// Released says that the chain holds nothing more for the lease: the lease was closed,
// or released after its window.
type Released struct{ Lease common.Hash }

// ArtifactFetched answers FetchArtifact.
type ArtifactFetched struct{}

// Refunded answers Refund: the escrow balance has no free part.
type Refunded struct{}

// Cancel says that the client wants the job to stop.
type Cancel struct{ Reason string }
