package p2p

import (
	"time"

	"github.com/libp2p/go-libp2p/core/protocol"
)

// Protocol names one kind of request and its answer, with a version.
type Protocol protocol.ID

// The protocols of docs/protocol.md.
const (
	BidProtocol      Protocol = "/infernet/bid/1"
	LeaseProtocol    Protocol = "/infernet/lease/1"
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

// prefix keeps the DHT and bitswap of infernet apart from other networks'.
const prefix protocol.ID = "/infernet"

// Limits bound what peers can ask of one protocol. Zero fields take the value
// of DefaultLimits.
type Limits struct {
	MaxRequest      int           // bytes
	MaxAnswer       int           // bytes, of the answer's body
	Deadline        time.Duration // from the stream's opening to its end
	PerPeerRate     float64       // requests per second, in the long run
	PerPeerBurst    int           // requests at once
	PerPeerInFlight int           // requests of one peer being handled
	InFlight        int           // requests of all peers being handled
}

// DefaultLimits is what docs/protocol.md promises: 256 KiB, 10 s.
func DefaultLimits() Limits {
	return Limits{
		MaxRequest:      256 << 10,
		MaxAnswer:       256 << 10,
		Deadline:        10 * time.Second,
		PerPeerRate:     20,
		PerPeerBurst:    40,
		PerPeerInFlight: 8,
		InFlight:        64,
	}
}

func (l Limits) orDefault() Limits {
	d := DefaultLimits()
	return Limits{
		MaxRequest:      pick(l.MaxRequest, d.MaxRequest),
		MaxAnswer:       pick(l.MaxAnswer, d.MaxAnswer),
		Deadline:        pick(l.Deadline, d.Deadline),
		PerPeerRate:     pick(l.PerPeerRate, d.PerPeerRate),
		PerPeerBurst:    pick(l.PerPeerBurst, d.PerPeerBurst),
		PerPeerInFlight: pick(l.PerPeerInFlight, d.PerPeerInFlight),
		InFlight:        pick(l.InFlight, d.InFlight),
	}
}

// pick returns v, or def when v is zero.
func pick[T comparable](v, def T) T {
	var zero T
	if v == zero {
		return def
	}
	return v
}
