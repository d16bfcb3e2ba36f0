package job

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// Action is something the driver must do. Doing it twice must do no harm: Key
// names it, and equal keys are the same action.
type Action interface {
	Key() string
	action()
}

// Announce: publish the announcement, and again from time to time while the
// job's phase is Announced.
type Announce struct{ Announcement market.Announcement }

// CollectBids: take bids until the monotonic time Until; the machine itself
// closes the window at the first Tick after it.
type CollectBids struct{ Until uint64 }

// ReadStakes: read the operators' active stakes from the registry, and this
// node's record of them, probe this node's rails if the job may be paid on several,
// and answer with StakesRead.
type ReadStakes struct {
	Round     uint64 // of matching
	Operators []common.Address
}

// ProposeLease: sign Lease as the delegate, send the proposal to Peer, check
// the reply, and answer with LeaseSigned or LeaseRefused.
type ProposeLease struct {
	Peer  string
	Lease market.Lease
	Start market.Blob
}

// Fund: open the lease on chain with as much deposit as the pot lacks, and
// answer with Funded at the agreed depth, or FundingFailed.
type Fund struct{ Lease market.SignedLease }

// IssueReceipt: sign a receipt for Commitment with a height a little above the head's and
// the hash of Candidates, answer ReceiptIssued, and only then send it.
type IssueReceipt struct {
	Commitment common.Hash // StructHash
	Candidates []market.Candidate
}

// DrawVerifiers: when block Height has the agreed depth, answer with DrawReady.
type DrawVerifiers struct {
	Commitment common.Hash
	Height     uint64
}

// RequestCheck: send Request to Peer with ProviderPeer set. A refusal is
// CheckRefused.
type RequestCheck struct {
	Peer    string
	To      market.Candidate
	Steps   uint32 // to re-execute
	Request market.CheckRequest
	Attempt uint64
}

// SendVoucher: sign the voucher as the delegate and send it to Peer.
type SendVoucher struct {
	Peer string
	Payment
}

// EndLease: tell Peer why its lease is over. If OnChain, also call end with
// the payment's signed voucher, which starts the window; answer with Released
// when the chain holds nothing more for the lease.
type EndLease struct {
	Peer    string
	Lease   market.SignedLease
	Reason  string
	OnChain bool
	Payment
}

// FetchArtifact: fetch and keep the final checkpoint, check that its root is
// Root, and answer with ArtifactFetched.
type FetchArtifact struct {
	Blob market.Blob
	Root common.Hash
}

// Refund: take what is free in the pot back to the client, if anything, and
// answer with Refunded.
type Refund struct {
	Job      market.JobID
	Released int // leases released so far: each frees more
}

func (Announce) action()      {}
func (CollectBids) action()   {}
func (ReadStakes) action()    {}
func (ProposeLease) action()  {}
func (Fund) action()          {}
func (IssueReceipt) action()  {}
func (DrawVerifiers) action() {}
func (RequestCheck) action()  {}
func (SendVoucher) action()   {}
func (EndLease) action()      {}
func (FetchArtifact) action() {}
func (Refund) action()        {}

// Key implements Action.
func (a Announce) Key() string { return "announce/" + a.Announcement.Offer.StructHash().Hex() }

// Key implements Action.
func (a CollectBids) Key() string { return fmt.Sprintf("collect/%d", a.Until) }

// Key implements Action.
func (a ReadStakes) Key() string { return fmt.Sprintf("stakes/%d", a.Round) }

// Key implements Action.
func (a ProposeLease) Key() string { return "propose/" + a.Lease.StructHash().Hex() }

// Key implements Action.
func (a Fund) Key() string { return "fund/" + a.Lease.Lease.StructHash().Hex() }

// Key implements Action.
func (a IssueReceipt) Key() string { return "receipt/" + a.Commitment.Hex() }

// Key implements Action.
func (a DrawVerifiers) Key() string { return fmt.Sprintf("draw/%s/%d", a.Commitment.Hex(), a.Height) }

// Key implements Action.
func (a RequestCheck) Key() string {
	return fmt.Sprintf("check/%s/%s/%d", a.Request.Receipt.Commitment.Hex(), a.To.Node.Hex(), a.Attempt)
}

// Key implements Action.
func (a SendVoucher) Key() string { return "voucher/" + a.Voucher.StructHash().Hex() }

// Key implements Action.
func (a EndLease) Key() string { return "end/" + a.Lease.Lease.StructHash().Hex() }

// Key implements Action.
func (a FetchArtifact) Key() string { return "fetch/" + a.Blob.CID }

// Key implements Action.
func (a Refund) Key() string { return fmt.Sprintf("refund/%s/%d", a.Job, a.Released) }
