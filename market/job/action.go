package job

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// Action is a task for the driver. Doing it twice does no harm. Key identifies it:
// actions with equal keys are the same.
type Action interface {
	Key() string
	action()
}

// Announce asks to publish the announcement now, and again from time to time while the
// job's phase is Announced.
type Announce struct{ Announcement market.Announcement }

// CollectBids asks to take bids until the monotonic time Until. The machine closes the
// window itself at the first Tick after it.
type CollectBids struct{ Until uint64 }

// ReadStakes asks to read the operators' active stakes from the registry and this
// node's record of them, to probe this node's rails if the job may be paid on several, to wait
// until a provider has room, and to answer with StakesRead.
type ReadStakes struct {
	Round     uint64 // of matching
	Nonce     uint64 // of the lease that it may lead to
	Operators []common.Address
}

// ProposeLease asks to sign Lease as the delegate, to send the proposal to Peer, to
// check the reply, and to answer with LeaseSigned or LeaseRefused.
type ProposeLease struct {
	Peer       string
	Lease      market.Lease
	Start      market.Blob
	Candidates []market.Candidate // those of Lease.Verifiers
	Peers      []string           // their peer ids
	// Eligible are all among whom the block of height Block drew them, if they were drawn.
	Eligible []market.Candidate
	Block    uint64
}

// Fund asks to open the lease on chain, with a deposit of the amount that the job's
// escrow balance lacks, and to answer with Funded at the agreed depth, or with
// FundingFailed.
type Fund struct{ Lease market.SignedLease }

// IssueReceipt asks to sign a receipt for Commitment, with the height that it names and the
// lease's verifiers, to answer with ReceiptIssued, and only then to send it.
type IssueReceipt struct {
	Commitment common.Hash // StructHash
	Height     uint64
	Verifiers  common.Hash // Lease.Verifiers
}

// DrawVerifiers asks to answer with DrawReady when block Height has the agreed depth. Earlier
// are the heights that were named before it.
type DrawVerifiers struct {
	Commitment common.Hash
	Height     uint64
	Earlier    []uint64
}

// RequestCheck asks to send Request to Peer with ProviderPeer set. A refusal is
// reported as CheckRefused.
type RequestCheck struct {
	Peer      string
	To        market.Candidate
	Intervals market.Intervals // to re-execute
	Request   market.CheckRequest
	Attempt   uint64
}

// SendVoucher asks to sign the voucher as the delegate and to send it to Peer.
type SendVoucher struct {
	Peer string
	Payment
}

// EndLease asks to tell Peer why its lease is over. If OnChain is set, it also asks to
// call end on chain with the payment's signed voucher, which starts the window, and to
// answer with Released when the chain holds nothing more for the lease.
type EndLease struct {
	Peer    string
	Lease   market.SignedLease
	Reason  string
	OnChain bool
	Payment
}

// FetchArtifact asks to fetch and keep the final checkpoint, to check that its root is
// Root, and to answer with ArtifactFetched.
type FetchArtifact struct {
	Blob market.Blob
	Root common.Hash
}

// Refund asks to return the free part of the escrow balance to the client, if there is
// any, and to answer with Refunded.
type Refund struct {
	Job      market.JobID
	Released int // leases released so far; each release frees more
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
func (a ReadStakes) Key() string { return fmt.Sprintf("stakes/%d/%d", a.Round, a.Nonce) }

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
