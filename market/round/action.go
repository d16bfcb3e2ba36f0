package round

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// Action is something that the driver does after it has written the new state. Doing an equal
// action again has no further effect.
type Action interface{ action() }

// OfferSlot asks for a holder of a slot, who starts from the state with root State, the slot's
// last verified one; zero is the job's beginning.
type OfferSlot struct {
	Slot, Round uint32
	State       common.Hash
}

// BeginRound tells the holders that a round is open, and what it starts from.
type BeginRound struct {
	Round, Attempt   uint32
	Previous, Merged common.Hash
	Cap              uint64
}

// SendReceipt signs a receipt and sends it to the slot's node.
type SendReceipt struct {
	To      common.Address
	Receipt Receipt
}

// CheckUpdate asks the verifiers of the round to execute it; the answer is UpdateChecked.
type CheckUpdate struct {
	Round, Slot uint32
	Update      common.Hash
}

// DrawChecks draws from a later block which updates of a round are executed again.
type DrawChecks struct {
	Round    uint32
	Manifest common.Hash
}

// PublishManifest signs a manifest and sends it to all slots and verifiers.
type PublishManifest struct{ Manifest Manifest }

// JudgeMerge asks verifiers for the root of a merge; the answer is MergeJudged.
type JudgeMerge struct{ Manifest common.Hash }

// PublishMerge says which root a merge has.
type PublishMerge struct {
	Round          uint32
	Manifest, Root common.Hash
}

// Pay counts one round of one slot into the provider's voucher.
type Pay struct {
	Provider    common.Address
	Round, Slot uint32
	Amount      money.Units
}

// Charge claims from a provider's lock what its fault has cost the job.
type Charge struct {
	Provider common.Address
	Amount   money.Units
}

// ReportTwoUpdates keeps the two signed updates as evidence and shows them to the chain.
type ReportTwoUpdates struct{ First, Second Signed[Update] }

// ReportTwoResults keeps the second of two signed merge results as evidence, with the root that
// the same node gave before.
type ReportTwoResults struct {
	First  Signed[MergeResult]
	Second Signed[MergeResult]
}

// Refund gives what is left back to the client, and the locks to their operators.
type Refund struct{ Outcome Outcome }

func (OfferSlot) action()        {}
func (BeginRound) action()       {}
func (SendReceipt) action()      {}
func (CheckUpdate) action()      {}
func (DrawChecks) action()       {}
func (PublishManifest) action()  {}
func (JudgeMerge) action()       {}
func (PublishMerge) action()     {}
func (Pay) action()              {}
func (Charge) action()           {}
func (ReportTwoUpdates) action() {}
func (ReportTwoResults) action() {}
func (Refund) action()           {}
