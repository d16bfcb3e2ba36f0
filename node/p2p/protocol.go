package p2p

import (
	"github.com/libp2p/go-libp2p/core/protocol"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// Protocol names one kind of request and its answer, with a version.
type Protocol protocol.ID

// The protocols of docs/protocol.md.
const (
	// OffersProtocol asks for the offers that are open, by a node that has just come.
	OffersProtocol Protocol = "/infernet/offers/1"
	BidProtocol    Protocol = "/infernet/bid/1"
	// HeardProtocol asks a verifier for its bid on an offer, by a provider that was proposed a lease.
	HeardProtocol    Protocol = "/infernet/heard/1"
	LeaseProtocol    Protocol = "/infernet/lease/2"
	ProgressProtocol Protocol = "/infernet/progress/1"
	SegmentProtocol  Protocol = "/infernet/segment/1"
	CheckProtocol    Protocol = "/infernet/check/1"
	// StateProtocol asks a provider for the state at a mark inside of a segment.
	StateProtocol   Protocol = "/infernet/state/1"
	VerdictProtocol Protocol = "/infernet/verdict/1"
	// CommitProtocol carries a verifier's commitment to its verdict; the answer is the provider's log.
	CommitProtocol   Protocol = "/infernet/seal/1"
	VoucherProtocol  Protocol = "/infernet/voucher/1"
	EndProtocol      Protocol = "/infernet/end/1"
	DelegateProtocol Protocol = "/infernet/delegate/1"
	// OpenProtocol is spoken by the players of a dispute.
	OpenProtocol Protocol = "/infernet/open/1"
	// LightningProtocol is spoken by the parties of a lease that is paid there.
	LightningProtocol Protocol = "/infernet/lightning/1"
)

// OffersTopic is the GossipSub topic of announcements.
const OffersTopic = "/infernet/offer/1"

// FundedTopic is the GossipSub topic of announcements whose clients are seen to have the money. A node forwards one
// when it has looked at the money itself. So who forwards what is not backed has not looked, and is soon not heard;
// budgets of strangers are not needed, and no flood on OffersTopic displaces what comes here.
const FundedTopic = OffersTopic + "/funded"

// prefix keeps the DHT and bitswap of infernet apart from other networks'.
const prefix protocol.ID = "/infernet"

// Limits bound what peers can ask of one protocol.
type Limits = admission.Limits

// DefaultLimits are those of a protocol for which budgets has no others.
func DefaultLimits() Limits { return admission.Default() }

// budgets are the protocols in the order of docs/protocol-budgets.md, each with what differs from DefaultLimits. This
// is the one place that says what a peer may cost by requests.
var budgets = []struct {
	Protocol
	asks   string // who asks whom for what
	limits Limits
}{
	{OffersProtocol, "a node that has just come asks for open offers", Limits{MaxRequest: 1 << 10, PerPeerRate: 0.1,
		PerPeerBurst: 3, PerPeerInFlight: 1, InFlight: 8, Reserved: 4}},
	{BidProtocol, "a provider or verifier bids on an offer", Limits{}},
	{HeardProtocol, "a provider asks a verifier for its bid", Limits{MaxRequest: 1 << 10, MaxAnswer: 16 << 10,
		PerPeerRate: 4, PerPeerBurst: 32}},
	{LeaseProtocol, "a coordinator proposes a lease to a bidder", Limits{}},
	{ProgressProtocol, "the heartbeat of a lease's provider", Limits{MaxRequest: 16 << 10, MaxAnswer: 16 << 10}},
	{SegmentProtocol, "a provider's result of a segment", Limits{}},
	{CheckProtocol, "a coordinator, or a provider, asks a drawn verifier", Limits{}},
	{StateProtocol, "a verifier asks a provider for a state", Limits{MaxRequest: 16 << 10}},
	{CommitProtocol, "a verifier commits to a verdict", Limits{MaxRequest: 16 << 10}},
	{VerdictProtocol, "a verifier's verdict", Limits{}},
	{VoucherProtocol, "a coordinator pays by voucher", Limits{}},
	{EndProtocol, "a lease ends", Limits{MaxRequest: 16 << 10, MaxAnswer: 16 << 10}},
	{DelegateProtocol, "a client hands a job to an aggregator", Limits{}},
	{OpenProtocol, "the challenger of a game asks for an opening", Limits{MaxRequest: 16 << 10}},
	{LightningProtocol, "the parties of a Lightning lease", Limits{}},
}

// budgetOf returns the limits of a protocol.
func budgetOf(p Protocol) Limits {
	for _, b := range budgets {
		if b.Protocol == p {
			return b.limits.Or(DefaultLimits())
		}
	}
	return DefaultLimits()
}

// pick returns v, or def when v is zero.
func pick[T comparable](v, def T) T {
	var zero T
	if v == zero {
		return def
	}
	return v
}
