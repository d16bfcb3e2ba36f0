package p2p

import (
	"net"
	"net/netip"
	"sync"
	"time"

	pubsub "github.com/libp2p/go-libp2p-pubsub"
	"github.com/libp2p/go-libp2p/core/peer"
)

// Scores of gossip peers, after the GossipSub v1.1 specification. A peer starts
// at 0; every announcement it forwards that is rejected counts, squared and
// weighted, so three within minutes put it below the graylist threshold, and it
// is forgiven in about ten minutes. Nothing else costs score: what is valid and
// unwanted, or too much, its forwarder could not know.
const (
	gossipThreshold   = -20 // no gossip to or from it
	publishThreshold  = -40 // we do not publish to it
	graylistThreshold = -80 // nothing of it is read
	rejectWeight      = -10 // of rejected²
	// knownRank is what a peer with a lease or a stake has over others. It keeps such peers in the mesh, and outweighs
	// no rejection.
	knownRank = 5
)

func scoreThresholds() *pubsub.PeerScoreThresholds {
	return &pubsub.PeerScoreThresholds{
		GossipThreshold:             gossipThreshold,
		PublishThreshold:            publishThreshold,
		GraylistThreshold:           graylistThreshold,
		AcceptPXThreshold:           100,
		OpportunisticGraftThreshold: 1,
	}
}

// peerScore are the parameters of all topics together.
func peerScore(rank func(peer.ID) float64) *pubsub.PeerScoreParams {
	return &pubsub.PeerScoreParams{
		Topics:                      map[string]*pubsub.TopicScoreParams{},
		TopicScoreCap:               20, // good behaviour cannot be saved up for bad
		AppSpecificScore:            rank,
		AppSpecificWeight:           1,
		IPColocationFactorWeight:    -1,
		IPColocationFactorThreshold: 8,
		IPColocationFactorWhitelist: privateNetworks(),
		BehaviourPenaltyWeight:      -10,
		BehaviourPenaltyThreshold:   6,
		BehaviourPenaltyDecay:       pubsub.ScoreParameterDecay(10 * time.Minute),
		DecayInterval:               time.Second,
		DecayToZero:                 0.01,
		RetainScore:                 time.Hour, // reconnecting forgives nothing
	}
}

// topicScore are the parameters of the offers topic. Offers are rare and
// irregular, so a peer is not blamed for delivering few.
func topicScore() *pubsub.TopicScoreParams {
	return &pubsub.TopicScoreParams{
		TopicWeight:                    1,
		TimeInMeshWeight:               0.01,
		TimeInMeshQuantum:              time.Minute,
		TimeInMeshCap:                  300,
		FirstMessageDeliveriesWeight:   0.5,
		FirstMessageDeliveriesDecay:    pubsub.ScoreParameterDecay(10 * time.Minute),
		FirstMessageDeliveriesCap:      30,
		InvalidMessageDeliveriesWeight: rejectWeight,
		InvalidMessageDeliveriesDecay:  pubsub.ScoreParameterDecay(10 * time.Minute),
	}
}

// privatePrefixes are where many nodes honestly share an address or a network.
func privatePrefixes() []netip.Prefix {
	var out []netip.Prefix
	for _, s := range []string{"127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7",
		"fe80::/10"} {
		out = append(out, netip.MustParsePrefix(s))
	}
	return out
}

// privateNetworks are privatePrefixes as gossip wants them.
func privateNetworks() []*net.IPNet {
	var out []*net.IPNet
	for _, p := range privatePrefixes() {
		out = append(out, &net.IPNet{IP: p.Addr().AsSlice(), Mask: net.CIDRMask(p.Bits(), p.Addr().BitLen())})
	}
	return out
}

// rank is what a peer has before it has sent anything.
func (h *Host) rank(p peer.ID) float64 {
	if h.known.Has(p) {
		return knownRank
	}
	return 0
}

// scoreboard holds the gossip scores of peers. It is safe for concurrent use.
type scoreboard struct {
	mu     sync.Mutex
	scores map[peer.ID]float64 // connected peers and those gossip remembers
}

func newScoreboard() *scoreboard { return &scoreboard{scores: map[peer.ID]float64{}} }

// update stores gossip's latest scores.
func (s *scoreboard) update(scores map[peer.ID]float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.scores = scores
}

func (s *scoreboard) score(p peer.ID) float64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.scores[p]
}

func (s *scoreboard) graylisted() (n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, score := range s.scores {
		if score < graylistThreshold {
			n++
		}
	}
	return n
}

// Score is a peer's gossip score, at most some seconds old. It is 0 for an unknown peer; messages of a peer below -80
// are not read.
func (h *Host) Score(p peer.ID) float64 { return h.scores.score(p) }
