package market

import (
	"github.com/ethereum/go-ethereum/common"
)

// The objects below are EIP-712 structs. Wallets show them and contracts check them. A
// signature for one chain and contract is invalid for any other. Their type strings are in
// eip712.go and, the same, in contracts/evm/src/Types.sol.

// Offer is signed by the client's wallet. It names the job, the most money it may cost,
// and the limits within which Delegate may act for the client. JobEscrow checks the
// signature when the job is funded.
type Offer struct {
	Job         JobID          `cbor:"1,keyasint"  json:"job"`
	Client      common.Address `cbor:"2,keyasint"  json:"client"`
	Token       common.Address `cbor:"3,keyasint"  json:"token"`     // ERC-20
	Delegate    common.Address `cbor:"4,keyasint"  json:"delegate"`  // signs leases and vouchers
	MaxPrice    uint64         `cbor:"5,keyasint"  json:"max_price"` // per segment, base units
	Segments    uint32         `cbor:"6,keyasint"  json:"segments"`
	Credit      uint32         `cbor:"7,keyasint"  json:"credit"` // segments a provider may be ahead of its vouchers
	Quorum      uint8          `cbor:"8,keyasint"  json:"quorum"` // agreeing verdicts an on-chain claim needs
	VerifyBPS   uint16         `cbor:"9,keyasint"  json:"verify_bps"`
	DelegateBPS uint16         `cbor:"10,keyasint" json:"delegate_bps"`
	Window      uint32         `cbor:"11,keyasint" json:"window"`   // challenge window, seconds of chain time
	Deadline    uint64         `cbor:"12,keyasint" json:"deadline"` // chain time, unix seconds: the job's end
	Nonce       uint64         `cbor:"13,keyasint" json:"nonce"`
	// Trace is the root of the step's operators (docs/disputes.md §1). If it is zero, the
	// job's segments cannot be disputed on chain.
	Trace common.Hash `cbor:"14,keyasint" json:"trace"`
	// Locks is the stake that a lease locks of its provider, in units of the registry's
	// leaseLock. It is zero exactly where Trace is.
	Locks uint16 `cbor:"15,keyasint" json:"locks"`
	// Pace is the least chain time, seconds a segment, that vouchers may assume. It bounds
	// how fast the delegate's key alone can drain a lease. Zero is no bound. Nodes take at
	// most Window / Segments, so that all can be paid in the window of a lease that ends.
	Pace uint32 `cbor:"16,keyasint" json:"pace"`
}

// Lease is the agreement on a range of segments. The offer's delegate and the
// provider's node key sign it.
type Lease struct {
	Offer        common.Hash    `cbor:"1,keyasint"  json:"offer"`    // OfferHash
	Provider     common.Address `cbor:"2,keyasint"  json:"provider"` // the operator, which is paid
	Node         common.Address `cbor:"3,keyasint"  json:"node"`     // its node key, authorised in OperatorRegistry
	Price        uint64         `cbor:"4,keyasint"  json:"price"`    // per segment, base units
	FirstSegment uint32         `cbor:"5,keyasint"  json:"first_segment"`
	Segments     uint32         `cbor:"6,keyasint"  json:"segments"`
	StartRoot    common.Hash    `cbor:"7,keyasint"  json:"start_root"` // state root the first segment starts from
	Deadline     uint64         `cbor:"8,keyasint"  json:"deadline"`   // chain time
	Nonce        uint64         `cbor:"9,keyasint"  json:"nonce"`
	Begin        uint64         `cbor:"10,keyasint" json:"begin"`     // chain time of its signing
	Verifiers    common.Hash    `cbor:"11,keyasint" json:"verifiers"` // of those who may be drawn: CandidatesHash
}

// Voucher says that the first Segments segments of a lease are earned. It is
// cumulative: a later voucher replaces an earlier one. The delegate signs it.
type Voucher struct {
	Lease    common.Hash `cbor:"1,keyasint" json:"lease"`
	Segments uint32      `cbor:"2,keyasint" json:"segments"`
	Payees   common.Hash `cbor:"3,keyasint" json:"payees"` // PayeesHash of the verifiers' and delegate's shares
	Last     bool        `cbor:"4,keyasint" json:"last"`   // the job is over: the rest goes back to the client
}

// Payee is one account's share of the verification and delegate fees of a voucher.
type Payee struct {
	Account common.Address `cbor:"1,keyasint" json:"account"`
	Amount  uint64         `cbor:"2,keyasint" json:"amount"` // cumulative, base units
}

// Commitment is the provider's claim about a segment. Hash is the segment hash of
// zkproof/commit. The provider's node key signs it.
type Commitment struct {
	Lease   common.Hash `cbor:"1,keyasint" json:"lease"`
	Segment uint32      `cbor:"2,keyasint" json:"segment"` // index in the job
	Hash    common.Hash `cbor:"3,keyasint" json:"hash"`
	Height  uint64      `cbor:"4,keyasint" json:"height"` // of the block that draws; not mined yet when this is signed
}

// Verdict is a verifier's finding about a commitment after it re-executed intervals
// between the segment's marks. The verifier's node key signs it.
type Verdict struct {
	Lease      common.Hash    `cbor:"1,keyasint" json:"lease"`
	Segment    uint32         `cbor:"2,keyasint" json:"segment"`
	Commitment common.Hash    `cbor:"3,keyasint" json:"commitment"` // Commitment.StructHash
	Agree      bool           `cbor:"4,keyasint" json:"agree"`
	Intervals  uint64         `cbor:"5,keyasint" json:"intervals"` // bit i: interval i was executed
	Root       common.Hash    `cbor:"6,keyasint" json:"root"`      // the last state root that it computed
	Verifier   common.Address `cbor:"7,keyasint" json:"verifier"`  // operator
}
