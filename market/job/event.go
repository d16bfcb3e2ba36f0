package job

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Event is something that happened. What a peer sent is in it as a validated
// message.
type Event interface{ apply(*machine) error }

// Tick is the time: chain time in unix seconds, and monotonic milliseconds of
// the coordinator's process. Neither goes back; one that would is ignored.
type Tick struct {
	Chain uint64 `cbor:"1,keyasint" json:"chain"`
	Mono  uint64 `cbor:"2,keyasint" json:"mono"`
}

// Resumed is the first event after a restart, with the new process's time.
// Waiting times start again. It returns Pending.
type Resumed struct{ Now Tick }

// BidReceived is a bid from the peer of its node key. A bidder's later bid,
// by nonce, replaces its earlier one for the same role.
type BidReceived struct {
	Bid  market.ValidBid
	Peer string
}

// StakesRead answers ReadStakes. Who is missing has no stake, no record.
// MinStake is the registry's own minimum.
type StakesRead struct {
	Stakes     map[common.Address]money.Units
	MinStake   money.Units
	Reputation map[common.Address]market.Reputation
	// Rails are this node's, probed for a job that may be paid on several.
	Rails []market.RailState
	// StakeUnit and Units are how stakes, and prices in a domain, are written in
	// refusals.
	StakeUnit money.Unit
	Units     map[market.Domain]money.Unit
}

// LeaseSigned answers ProposeLease: both signatures, checked.
type LeaseSigned struct {
	Lease                common.Hash
	DelegateSig, NodeSig market.Signature
}

// LeaseRefused answers ProposeLease: the provider said no, or did not answer.
type LeaseRefused struct {
	Lease  common.Hash
	Reason string
}

// Funded: the lease is open on chain at the agreed depth.
type Funded struct{ Lease common.Hash }

// FundingFailed: it is not, and will not be. With Wait the pot only lacks
// what an ended lease still reserves: Fund comes again after its release.
type FundingFailed struct {
	Lease  common.Hash
	Reason string
	Wait   bool
	// Untouched: nothing was handed to the escrow, so that no money can have
	// moved for the lease.
	Untouched bool
}

// HeartbeatReceived is a provider's heartbeat; the driver has validated it against the
// lease.
type HeartbeatReceived struct{ Progress market.Progress }

// ResultReceived is a segment's result.
type ResultReceived struct{ Result market.ValidResult }

// ReceiptIssued answers IssueReceipt.
type ReceiptIssued struct{ Receipt market.Receipt }

// DrawReady answers DrawVerifiers with the block's hash.
type DrawReady struct{ Commitment, Block common.Hash }

// VerdictCommitted binds a drawn verifier to what it found; only then is it shown
// the segment's log.
type VerdictCommitted struct{ Commitment market.ValidVerdictCommitment }

// VerdictReceived is a drawn verifier's verdict.
type VerdictReceived struct{ Verdict market.ValidVerdict }

// CheckRefused: the verifier will not check, or cannot be reached.
type CheckRefused struct {
	Commitment common.Hash
	Node       common.Address
	Reason     string
}

// Abandoned: the provider gives its lease up.
type Abandoned struct {
	Lease  common.Hash
	Reason string
}

// Released: the chain holds nothing more for the lease: it was closed, or
// released after its window.
type Released struct{ Lease common.Hash }

// ArtifactFetched answers FetchArtifact.
type ArtifactFetched struct{}

// Refunded answers Refund: nothing is free in the pot.
type Refunded struct{}

// Cancel: the client wants the job to stop.
type Cancel struct{ Reason string }
