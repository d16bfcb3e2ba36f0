package p2p

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// Result is a validator's judgement of an announcement.
type Result uint8

// Results of a Validator.
const (
	Accept   Result = iota + 1 // deliver and forward
	Ignore                     // drop; nobody's fault
	Reject                     // drop, and the peer that sent it loses score
	Unbacked                   // drop, and the peer that sent it has one claim less: see FundedTopic
)

// String is the result's name in metrics.
func (r Result) String() string {
	switch r {
	case Accept:
		return "accept"
	case Ignore:
		return "ignore"
	case Reject:
		return "reject"
	case Unbacked:
		return "unbacked"
	}
	return "unknown"
}

// Validator judges an announcement that passed the cheap checks. from is the
// peer that forwarded it, not its author, or this host for what it publishes
// itself. Called concurrently, with a deadline; data must not be kept or
// changed. Rejecting what honest peers accept cuts a node off: reject only what
// is wrong for everybody.
type Validator func(ctx context.Context, from peer.ID, data []byte) Result

// OfferLimits bound the offers topic. Zero fields take the default's value. What is over a budget is dropped unread,
// and is nobody's fault: a forwarder cannot know how much others send.
//
// A stranger always has its share, and beyond it what is left of the strangers' pool. So a stranger that announces
// little is heard, whatever the others send.
type OfferLimits struct {
	MaxSize      int     // bytes of an announcement
	PerPeerRate  float64 // announcements per second that a known peer may forward; a stranger too, with the pool
	PerPeerBurst int     // at once
	ShareRate    float64 // announcements per second that a stranger may forward in any case
	ShareBurst   int     // at once
	PoolRate     float64 // announcements per second of all strangers beyond their shares
	PoolBurst    int     // at once
	// Claims bound what a peer forwards on FundedTopic.
	Claims       admission.ClaimLimits
	SeenTTL      time.Duration // a repeat within this is a duplicate, dropped unread
	ValidateTime time.Duration // of one call of the validator
	Heartbeat    time.Duration // GossipSub's
}

// DefaultOfferLimits is what docs/protocol.md promises: 16 KiB. A known peer may forward more than a node takes from
// strangers, so that nodes with a stake drop little of what each other has taken.
func DefaultOfferLimits() OfferLimits {
	return OfferLimits{
		MaxSize: 16 << 10, PerPeerRate: 200, PerPeerBurst: 400, ShareRate: 1, ShareBurst: 20,
		PoolRate: 50, PoolBurst: 200, Claims: admission.ClaimLimits{Start: 4, Burst: 32, Rate: 0.1},
		SeenTTL: 30 * time.Second, ValidateTime: 2 * time.Second, Heartbeat: time.Second,
	}
}

func (l OfferLimits) orDefault() OfferLimits {
	d := DefaultOfferLimits()
	return OfferLimits{
		MaxSize:      pick(l.MaxSize, d.MaxSize),
		PerPeerRate:  pick(l.PerPeerRate, d.PerPeerRate),
		PerPeerBurst: pick(l.PerPeerBurst, d.PerPeerBurst),
		ShareRate:    pick(l.ShareRate, d.ShareRate),
		ShareBurst:   pick(l.ShareBurst, d.ShareBurst),
		PoolRate:     pick(l.PoolRate, d.PoolRate),
		PoolBurst:    pick(l.PoolBurst, d.PoolBurst),
		Claims:       pick(l.Claims, d.Claims),
		SeenTTL:      pick(l.SeenTTL, d.SeenTTL),
		ValidateTime: pick(l.ValidateTime, d.ValidateTime),
		Heartbeat:    pick(l.Heartbeat, d.Heartbeat),
	}
}

// maxRPC bounds a gossip message with everything it carries; a peer that sends
// a longer one loses the stream.
const maxRPC = 128 << 10

// ErrNotPublished is wrapped when an announcement did not pass this host's own
// checks.
var ErrNotPublished = errors.New("announcement was not published")

// Topic is OffersTopic or FundedTopic, joined.
type Topic struct {
	host     *Host
	gossip   *gossip
	topic    *pubsub.Topic
	sub      *pubsub.Subscription
	validate Validator
}

// gossip is the host's GossipSub.
type gossip struct {
	*pubsub.PubSub
	door   *door
	limits OfferLimits
}

func (h *Host) newGossip() (*gossip, error) {
	l := h.cfg.Offers
	door, err := newDoor(h, l)
	if err != nil {
		return nil, err
	}
	ps, err := pubsub.NewGossipSub(h.ctx, h.host, append(h.gossipOptions(l),
		pubsub.WithAppSpecificRpcInspector(door.inspect))...)
	return &gossip{ps, door, l}, err
}

// JoinOffers joins the offers topic, once for a host. The topic is left when
// the host closes.
func (h *Host) JoinOffers(v Validator) (*Topic, error) { return h.join(OffersTopic, v) }

// JoinFunded joins the topic of funded offers, once for a host. The validator looks at the client's money itself, and
// returns Unbacked where there is none.
func (h *Host) JoinFunded(v Validator) (*Topic, error) { return h.join(FundedTopic, v) }

func (h *Host) join(name string, v Validator) (*Topic, error) {
	t := &Topic{host: h, validate: v}
	var err error
	if t.gossip, err = h.gossip(); err != nil {
		return nil, fmt.Errorf("join offers: %w", err)
	}
	err = t.gossip.RegisterTopicValidator(name, t.judge, pubsub.WithValidatorTimeout(t.gossip.limits.ValidateTime),
		pubsub.WithValidatorConcurrency(64))
	if err != nil {
		return nil, fmt.Errorf("join offers: %w", err)
	}
	if t.topic, err = t.gossip.Join(name); err != nil {
		return nil, fmt.Errorf("join offers: %w", err)
	}
	if err = t.topic.SetScoreParams(topicScore()); err != nil {
		return nil, fmt.Errorf("join offers: %w", err)
	}
	if t.sub, err = t.topic.Subscribe(pubsub.WithBufferSize(256)); err != nil {
		return nil, fmt.Errorf("join offers: %w", err)
	}
	return t, nil
}

// FloodPublish says that a node sends its own announcements to every peer on the topic, not to the mesh only.
const FloodPublish = true

// GossipParams are the degrees and times of the offers topic: the library's, which the specification proposes, with
// our heartbeat. testnet/scale simulates large networks with them.
func GossipParams(l OfferLimits) pubsub.GossipSubParams {
	params := pubsub.DefaultGossipSubParams()
	params.HeartbeatInterval = l.orDefault().Heartbeat
	return params
}

// gossipOptions are GossipSub's. Messages carry no author and no signature of libp2p's, because an announcement is
// signed by its client. A message's id is the hash of its content, so an announcement is one message whoever repeats
// it.
func (h *Host) gossipOptions(l OfferLimits) []pubsub.Option {
	return []pubsub.Option{
		pubsub.WithGossipSubParams(GossipParams(l)),
		pubsub.WithMessageSignaturePolicy(pubsub.StrictNoSign),
		pubsub.WithNoAuthor(),
		pubsub.WithMessageIdFn(contentID),
		pubsub.WithMaxMessageSize(maxRPC),
		pubsub.WithSeenMessagesTTL(l.SeenTTL),
		pubsub.WithSubscriptionFilter(
			pubsub.WrapLimitSubscriptionFilter(pubsub.NewAllowlistSubscriptionFilter(OffersTopic, FundedTopic), 4)),
		pubsub.WithPeerScore(peerScore(h.rank), scoreThresholds()),
		pubsub.WithPeerScoreInspect(h.scores.update, h.cfg.pace.scores),
		pubsub.WithFloodPublish(FloodPublish),
		pubsub.WithPeerExchange(false), // the DHT finds peers; nobody hands us a list
		pubsub.WithLogger(h.log.With("part", "gossip")),
	}
}

// contentID is a message's id. An announcement is one message on each of the two topics: what was dropped on one is
// heard on the other.
func contentID(m *pb.Message) string {
	if m.GetTopic() == FundedTopic {
		d := sha256.Sum256(append([]byte(FundedTopic), m.GetData()...))
		return string(d[:])
	}
	d := sha256.Sum256(m.GetData())
	return string(d[:])
}

// judge does the cheap checks and then asks the validator.
func (t *Topic) judge(ctx context.Context, from peer.ID, m *pubsub.Message) pubsub.ValidationResult {
	r := Reject
	if n := len(m.GetData()); n > 0 && n <= t.gossip.limits.MaxSize {
		r = t.validate(ctx, from, m.GetData())
	}
	if from != t.host.ID() {
		t.count(from, r)
	}
	switch r {
	case Accept:
		return pubsub.ValidationAccept
	case Reject:
		return pubsub.ValidationReject
	}
	return pubsub.ValidationIgnore
}

// count notes what became of another's announcement.
func (t *Topic) count(from peer.ID, r Result) {
	if t.topic.String() != FundedTopic {
		t.host.metrics.offer(r.String())
		return
	}
	t.host.metrics.claim(r.String())
	switch r {
	case Accept:
		t.gossip.door.claims.True(from)
	case Ignore:
		t.gossip.door.claims.Open(from)
	}
}

// Publish announces data to the network. It is checked as a peer's would be.
// Repeating the same data within OfferLimits.SeenTTL does nothing.
func (t *Topic) Publish(ctx context.Context, data []byte) error {
	if len(data) > t.gossip.limits.MaxSize {
		return fmt.Errorf("%w: %w: %d bytes, cap %d", ErrNotPublished, ErrTooLarge, len(data), t.gossip.limits.MaxSize)
	}
	if err := t.topic.Publish(ctx, data); err != nil {
		return fmt.Errorf("%w: %w", ErrNotPublished, err)
	}
	return nil
}

// Next waits for an announcement of somebody else's that the validator
// accepted, and the peer that forwarded it. A reader that is slower than the
// network loses some, which are repeated. It returns ErrClosed after the host closed.
func (t *Topic) Next(ctx context.Context) (data []byte, from peer.ID, err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(t.host.ctx, cancel)()
	for {
		m, err := t.sub.Next(ctx)
		switch {
		case t.host.ctx.Err() != nil:
			return nil, "", ErrClosed
		case err != nil:
			return nil, "", fmt.Errorf("next announcement: %w", err)
		case m.ReceivedFrom != t.host.ID():
			return m.GetData(), m.ReceivedFrom, nil
		}
	}
}

// Peers are the peers known to be on the topic.
func (t *Topic) Peers() []peer.ID { return t.topic.ListPeers() }
