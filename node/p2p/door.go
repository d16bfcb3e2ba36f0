package p2p

import (
	"slices"

	lru "github.com/hashicorp/golang-lru/v2"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/time/rate"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// maxRemembered bounds the announcements that are known to have been let in.
const maxRemembered = 8192

// door lets announcements in, or drops them before gossip takes note of them. An announcement that gossip had seen and
// then dropped for its forwarder's budget would not be taken from anybody else either: a flooder could have others'
// offers forgotten by forwarding them. Used by gossip's one goroutine alone, but for claims.
type door struct {
	host   *Host
	limits OfferLimits
	in     *lru.Cache[string, struct{}] // ids of what was let in: a repeat costs nothing
	known  *lru.Cache[peer.ID, *rate.Limiter]
	shares *lru.Cache[peer.ID, *rate.Limiter]
	pool   *rate.Limiter
	claims *admission.Claims // of FundedTopic; for concurrent use
}

func newDoor(h *Host, l OfferLimits) (*door, error) {
	in, err := lru.New[string, struct{}](maxRemembered)
	if err != nil {
		return nil, err
	}
	known, err := lru.New[peer.ID, *rate.Limiter](admission.MaxBudgets)
	if err != nil {
		return nil, err
	}
	shares, err := lru.New[peer.ID, *rate.Limiter](admission.MaxBudgets)
	if err != nil {
		return nil, err
	}
	return &door{host: h, limits: l, in: in, known: known, shares: shares,
		pool:   rate.NewLimiter(rate.Limit(l.PoolRate), l.PoolBurst),
		claims: admission.NewClaims(l.Claims, h.now)}, nil
}

// maxBackoff is the longest that a peer may ask not to be taken into a mesh again, seconds.
const maxBackoff = 3600

// inspect takes what is over budget out of a message of gossip's. A longer backoff than maxBackoff is made one: gossip
// counts in nanoseconds, and 2^34 seconds would be a time that has passed, so that joining and leaving a mesh all the
// time would cost no score.
func (d *door) inspect(from peer.ID, rpc *pubsub.RPC) error {
	for _, p := range rpc.GetControl().GetPrune() {
		if p.GetBackoff() > maxBackoff {
			*p.Backoff = maxBackoff
		}
	}
	rpc.Publish = slices.DeleteFunc(rpc.Publish, func(m *pb.Message) bool { return !d.admit(from, m) })
	return nil
}

// admit charges an announcement to the peer that forwarded it, unless another has brought it before.
func (d *door) admit(from peer.ID, m *pb.Message) bool {
	if len(m.GetData()) > d.limits.MaxSize {
		return true // it is judged by its size alone
	}
	id := contentID(m)
	if d.in.Contains(id) {
		return true
	}
	funded := m.GetTopic() == FundedTopic
	if !d.allow(from, funded) {
		if funded {
			d.host.metrics.claim("over budget")
		} else {
			d.host.metrics.offer("over budget")
		}
		return false
	}
	d.in.Add(id, struct{}{})
	return true
}

func (d *door) allow(from peer.ID, funded bool) bool {
	if funded {
		return d.claims.Take(from)
	}
	now := d.host.now()
	all := limiterOf(d.known, from, d.limits.PerPeerRate, d.limits.PerPeerBurst)
	if !all.AllowN(now, 1) {
		return false
	}
	return d.host.known.Has(from) ||
		limiterOf(d.shares, from, d.limits.ShareRate, d.limits.ShareBurst).AllowN(now, 1) || d.pool.AllowN(now, 1)
}

func limiterOf(of *lru.Cache[peer.ID, *rate.Limiter], p peer.ID, perSecond float64, burst int) *rate.Limiter {
	l, ok := of.Get(p)
	if !ok {
		l = rate.NewLimiter(rate.Limit(perSecond), burst)
		of.Add(p, l)
	}
	return l
}
