package market

import (
	"context"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// The messages below travel between nodes as canonical CBOR (train/canon).
// docs/protocol.md says which node sends which message, and when. A message from a peer
// has one of these types. After Validate it has a type of its own (validate.go).

// Largest sizes, in bytes, of messages that are decoded, and the most entries of lists.
const (
	MaxAnnouncement = 16 << 10
	MaxMessage      = 256 << 10
	MaxPayees       = 16
	MaxOffers       = 256 // of an OffersReply
)

// Signer signs digests with one key. Safe for concurrent use.
type Signer interface {
	Address() common.Address
	SignDigest(ctx context.Context, digest common.Hash) (Signature, error)
}

// Announcement offers a job to the network. The offers topic carries it, and it stays
// listed until the job is filled.
type Announcement struct {
	Spec   Spec      `cbor:"1,keyasint"           json:"spec"`
	Offer  Offer     `cbor:"2,keyasint"           json:"offer"`
	Domain Domain    `cbor:"3,keyasint"           json:"domain"`
	Sig    Signature `cbor:"4,keyasint"           json:"sig"` // of Offer by its client
	// Contact is the libp2p peer id of the coordinator; its key is the
	// offer's delegate, so nobody else can answer for it.
	Contact string `cbor:"5,keyasint"           json:"contact"`
	// Others are the client's offers for the payment options of Spec.Pricing after the
	// first, in their order. They are present while the job is listed.
	Others []SignedOffer `cbor:"6,keyasint,omitempty" json:"others,omitempty"`
}

// OffersRequest asks a peer for the offers that are open. It is for a node that has just
// come: the topic brings an offer when it is repeated only.
type OffersRequest struct {
	// Most is how many offers are wanted at most, 1 to MaxOffers.
	Most uint16 `cbor:"1,keyasint" json:"most"`
}

// OffersReply lists open offers, those first that were announced last.
type OffersReply struct {
	Offers []OpenOffer `cbor:"1,keyasint" json:"offers"`
}

// OpenOffer is an announcement as the topic carried it.
type OpenOffer struct {
	Announcement []byte `cbor:"1,keyasint" json:"announcement"` // at most MaxAnnouncement bytes
	Seen         uint64 `cbor:"2,keyasint" json:"seen"`         // chain time at which it was announced last
}

// Role says what a bidder offers to do for the job.
type Role uint8

// Roles a bid can be for.
const (
	RoleProvider Role = 1
	RoleVerifier Role = 2
)

// Bid answers an announcement and goes straight to the coordinator. The node key signs
// canon.Hash("infernet/bid/1", Bid).
type Bid struct {
	Offer    common.Hash    `cbor:"1,keyasint"           json:"offer"`
	Role     Role           `cbor:"2,keyasint"           json:"role"`
	Operator common.Address `cbor:"3,keyasint"           json:"operator"`
	Node     common.Address `cbor:"4,keyasint"           json:"node"`
	// Price is in base units of the token, or in millionths of the unit of account if
	// Spec.Pricing is set. It is 0 for a verifier, which is paid by VerifyBPS.
	Price           uint64 `cbor:"5,keyasint"           json:"price"` // per segment, see below
	TokensPerSecond uint64 `cbor:"6,keyasint"           json:"tokens_per_second"`
	Expires         uint64 `cbor:"7,keyasint"           json:"expires"` // chain time
	Nonce           uint64 `cbor:"8,keyasint"           json:"nonce"`
	// Quotes name the rails on which the bidder accepts payment for a job that is priced in
	// a unit of account, and bind it to an exchange rate on each.
	Quotes []SignedQuote `cbor:"9,keyasint,omitempty" json:"quotes,omitempty"`
	// Leases is how many leases the node works on at once, for whoever they are: all its open
	// bids together stand for so many. 0: one.
	Leases uint32 `cbor:"10,keyasint,omitempty" json:"leases,omitempty"`
}

// Room returns how many leases the node works on at once.
func (b Bid) Room() int { return int(max(b.Leases, 1)) }

// Digest returns the hash that the bidder's node key signs.
func (b Bid) Digest() common.Hash {
	return mustHash("infernet/bid/1", b)
}

// SignedBid is a bid with its signature.
type SignedBid struct {
	Bid Bid       `cbor:"1,keyasint" json:"bid"`
	Sig Signature `cbor:"2,keyasint" json:"sig"`
}

// Ack is the answer to a message that needs none but its acceptance. Refused
// names the rule when OK is false.
type Ack struct {
	OK      bool   `cbor:"1,keyasint" json:"ok"`
	Refused string `cbor:"2,keyasint" json:"refused"`
}

// LeaseProposal asks the chosen bidder to sign a lease. Start is the
// checkpoint of Lease.StartRoot; it is empty for the job's first segment,
// whose state the program's seed gives.
type LeaseProposal struct {
	Announcement Announcement `cbor:"1,keyasint" json:"announcement"`
	Lease        Lease        `cbor:"2,keyasint" json:"lease"`
	Sig          Signature    `cbor:"3,keyasint" json:"sig"` // by the delegate
	Start        Blob         `cbor:"4,keyasint" json:"start"`
	// Candidates hash to Lease.Verifiers: they alone may be drawn in the lease.
	Candidates []Candidate `cbor:"5,keyasint" json:"candidates"`
	// Peers are the candidates' libp2p peer ids, in their order. The provider of a job with a
	// trace wants them: it asks the verifiers itself if the coordinator does not.
	Peers []string `cbor:"6,keyasint,omitempty" json:"peers,omitempty"`
	// Eligible are all whose bids could be drawn, MaxEligible at most, where they were more than
	// a lease has room for: the block of height Block has drawn the candidates of them
	// (DrawSeats). They are by operator, weighed by stake.
	Eligible []Candidate `cbor:"7,keyasint,omitempty" json:"eligible,omitempty"`
	Block    uint64      `cbor:"8,keyasint,omitempty" json:"block,omitempty"`
}

// LeaseReply carries the provider's signature, or its refusal.
type LeaseReply struct {
	Sig     Signature `cbor:"1,keyasint" json:"sig"`
	Refused string    `cbor:"2,keyasint" json:"refused"`
	// Wait is set where the node refuses for want of room alone: its bid stands, and after so
	// many seconds it may be asked again.
	Wait uint32 `cbor:"3,keyasint,omitempty" json:"wait,omitempty"`
	// LeftOut are bids of verifiers that the lease does not name, where they are why it is
	// refused, MaxHeard at most. The bid stands for a lease that names them.
	LeftOut []HeardBid `cbor:"4,keyasint,omitempty" json:"left_out,omitempty"`
}

// SignedLease is a lease that binds both sides.
type SignedLease struct {
	Lease       Lease     `cbor:"1,keyasint" json:"lease"`
	DelegateSig Signature `cbor:"2,keyasint" json:"delegate_sig"`
	NodeSig     Signature `cbor:"3,keyasint" json:"node_sig"`
}

// Progress is the provider's heartbeat: the lease is held to be alive while
// they come.
type Progress struct {
	Lease           common.Hash `cbor:"1,keyasint" json:"lease"`
	Segment         uint32      `cbor:"2,keyasint" json:"segment"`
	Step            uint32      `cbor:"3,keyasint" json:"step"` // of the whole run
	Loss            uint32      `cbor:"4,keyasint" json:"loss"` // float32 bits
	TokensPerSecond uint64      `cbor:"5,keyasint" json:"tokens_per_second"`
}

// SegmentResult is a commitment together with the values that it commits to.
type SegmentResult struct {
	Commitment Commitment     `cbor:"1,keyasint"           json:"commitment"`
	Sig        Signature      `cbor:"2,keyasint"           json:"sig"` // by the provider's node key
	Segment    commit.Segment `cbor:"3,keyasint"           json:"segment"`
	Log        []byte         `cbor:"4,keyasint"           json:"log"`   // commit.StepRecord, 16 bytes each
	End        Blob           `cbor:"5,keyasint"           json:"end"`   // checkpoint of Segment.End
	Marks      []commit.Root  `cbor:"6,keyasint"           json:"marks"` // state roots under Segment.Marks
	// EndSig is the node key's signature on EndDigest. The commitment binds the end state,
	// and this where it lies: nobody can put another checkpoint in the provider's mouth.
	EndSig Signature `cbor:"7,keyasint"           json:"end_sig"`
	// Earlier are the heights under which the provider has committed to this segment before,
	// ascending. Their blocks draw intervals too: see Draws in docs/messages.md.
	Earlier []Named `cbor:"8,keyasint,omitempty" json:"earlier,omitempty"`
}

// Named is a height that a provider named for the draw of a segment, with its signature on
// that Commitment.
type Named struct {
	Height uint64    `cbor:"1,keyasint" json:"height"`
	Sig    Signature `cbor:"2,keyasint" json:"sig"`
}

// EndDigest returns the hash that the provider's node key signs for End.
func (r SegmentResult) EndDigest() common.Hash {
	return mustHash("infernet/end/1", struct {
		Commitment common.Hash `cbor:"1,keyasint"`
		End        Blob        `cbor:"2,keyasint"`
	}{r.Commitment.StructHash(), r.End})
}

// Receipt acknowledges a commitment, and so that its draw counts. It repeats the block that
// the commitment names and the candidates that the lease names. The delegate signs
// canon.Hash("infernet/receipt/1", Receipt
// without Sig).
type Receipt struct {
	Commitment common.Hash `cbor:"1,keyasint" json:"commitment"` // Commitment.StructHash
	DrawHeight uint64      `cbor:"2,keyasint" json:"draw_height"`
	Sig        Signature   `cbor:"3,keyasint" json:"sig"`
	// Candidates is CandidatesHash of the candidates of the draw, Lease.Verifiers.
	Candidates common.Hash `cbor:"4,keyasint" json:"candidates"`
}

// Digest returns the hash that the delegate signs.
func (r Receipt) Digest() common.Hash {
	r.Sig = Signature{}
	return mustHash("infernet/receipt/1", r)
}

// CheckRequest asks a drawn verifier to re-execute a segment. It is the coordinator's, or the
// provider's if the coordinator has the segment not checked. Receipt may then be left zero,
// where a wrong segment can be disputed: see ValidCheck.InTime.
type CheckRequest struct {
	Announcement Announcement  `cbor:"1,keyasint" json:"announcement"`
	Lease        SignedLease   `cbor:"2,keyasint" json:"lease"`
	Result       SegmentResult `cbor:"3,keyasint" json:"result"` // without its log: see LogReveal
	Receipt      Receipt       `cbor:"4,keyasint" json:"receipt"`
	Start        Blob          `cbor:"5,keyasint" json:"start"` // empty: from the seed
	// ProviderPeer is the provider's libp2p peer id. The verdict is sent there too.
	ProviderPeer string `cbor:"6,keyasint" json:"provider_peer"`
	// Candidates hash to Lease.Verifiers. With them the verifier can repeat the draw.
	Candidates []Candidate `cbor:"7,keyasint" json:"candidates"`
}

// StateRequest asks a provider for the state at the start of an interval of a segment, from a
// verifier that was drawn to re-execute that interval. The stream says who asks.
type StateRequest struct {
	Lease      common.Hash `cbor:"1,keyasint" json:"lease"`
	Segment    uint32      `cbor:"2,keyasint" json:"segment"`
	Commitment common.Hash `cbor:"3,keyasint" json:"commitment"` // Commitment.StructHash
	Interval   uint32      `cbor:"4,keyasint" json:"interval"`   // from 1: 0 starts where the segment does
}

// StateReply says where that state lies. Its state root is the segment's mark before the
// interval.
type StateReply struct {
	State Blob `cbor:"1,keyasint" json:"state"` // a checkpoint
}

// SignedVerdict is sent to the coordinator and to the provider.
type SignedVerdict struct {
	Verdict Verdict   `cbor:"1,keyasint" json:"verdict"`
	Sig     Signature `cbor:"2,keyasint" json:"sig"`
	// Log is the verifier's own step log if it disagrees. The first record that differs is
	// that of the first diverging step.
	Log []byte `cbor:"3,keyasint" json:"log"`
	// Salt opens the verifier's VerdictCommitment.
	Salt common.Hash `cbor:"4,keyasint" json:"salt"`
}

// SignedVoucher is sent to the provider as segments verify.
type SignedVoucher struct {
	Voucher Voucher   `cbor:"1,keyasint"           json:"voucher"`
	Sig     Signature `cbor:"2,keyasint"           json:"sig"`
	Payees  []Payee   `cbor:"3,keyasint"           json:"payees"`
	// Proof is the signature that the rail requires, if that is not Sig. On Solana it is
	// the delegate's ed25519 signature of the same digest. At most MaxProof bytes.
	Proof []byte `cbor:"4,keyasint,omitempty" json:"proof,omitempty"`
	// Release is the client's own signature of a Release: with the voucher that pays all that was
	// done, it says that nothing of the lease will be disputed. Nil: the lock stays for the window.
	Release *Signature `cbor:"5,keyasint,omitempty" json:"release,omitempty"`
}

// LeaseEnd tells the provider that its lease is over, and why.
type LeaseEnd struct {
	Lease  common.Hash `cbor:"1,keyasint" json:"lease"`
	Reason string      `cbor:"2,keyasint" json:"reason"`
}

// Delegation hands a posted and funded job to an aggregator, whose node key is the
// offer's Delegate.
type Delegation struct {
	Announcement Announcement `cbor:"1,keyasint" json:"announcement"`
	Funded       money.Units  `cbor:"2,keyasint" json:"funded"`
	// Deliver is what the aggregator makes of the finished job beside what was trained: merged, and gguf: with a type,
	// as a job file's key deliver says. No more than MaxDeliver.
	Deliver []string `cbor:"3,keyasint,omitempty" json:"deliver,omitempty"`
}

// MaxDeliver is how many words Delegation.Deliver has at most: merged, and a GGUF file of each type.
const MaxDeliver = 6
