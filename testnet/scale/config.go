package scale

import (
	"errors"
	"fmt"
	"time"

	pubsub "github.com/libp2p/go-libp2p-pubsub"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// ErrConfig is wrapped by every error about a Config.
var ErrConfig = errors.New("invalid simulation")

// Config is a network and what happens in it.
type Config struct {
	Seed  uint64
	Nodes int // at least 10
	Dials int // connections that each node opens, to nodes drawn at random; it has about twice as many
	// Shares of the nodes. A node that drops takes no part in any mesh and forwards nothing; one that swallows is in
	// the meshes of others and forwards nothing; one that spams does the same and announces offers of its own.
	Drop, Swallow, Spam float64
	// SpamRate is how many valid offers a second all spammers announce together, from Warm before the first honest
	// offer.
	SpamRate float64
	Warm     time.Duration
	// Known is the share of the honest nodes that others know by a stake or a lease: no budget of strangers is theirs.
	Known float64
	// Funded says that the honest offers are those of clients who are seen to have the money, and looks at what comes
	// on their topic. The topic of all offers, where they are announced too, is left out.
	Funded bool
	// FalseRate is how many offers a second all spammers announce together as funded that are not.
	FalseRate float64
	// Look is the median time of a node's look at a client's money. A node that is far from its peers is far from its
	// chain's endpoint.
	Look   time.Duration
	Offers int           // honest ones
	Every  time.Duration // between two of them
	Size   int           // bytes of an offer
	// Validate is processor time of a first copy. Offers wait for each other.
	Validate time.Duration
	// MedianRTT and MeanRTT are of the log-normal distribution of the links' round trips. A node that is far from one
	// peer is rather far from all: a link has the product of what is drawn for its ends.
	MedianRTT, MeanRTT time.Duration
	UpLow, UpHigh      float64 // bits a second, of which each node's up-link is drawn evenly
	Gossip             pubsub.GossipSubParams
	Flood              bool // a node's own offers go to all its peers
	Limits             p2p.OfferLimits
	// links are the connections, where the test gives them.
	links [][2]int
}

// Usual is a network of nodes as they are configured, on links of the internet.
//
// Each node has the eight connections that discovery insists on. Round trips are those of the King data set of 1740
// name servers (Gummadi, Saroiu, Gribble 2002; in Dabek et al., Vivaldi, SIGCOMM 2004): median 159 ms, mean 182 ms. The
// time of a validation is that of docs/benchmarks.md, with a coordinator that was not met before.
func Usual(nodes int) Config {
	l := p2p.DefaultOfferLimits()
	return Config{
		Seed: 1, Nodes: nodes, Dials: 8, Drop: 0.04, Swallow: 0.03, Spam: 0.03, Offers: 10,
		Every: 500 * time.Millisecond,
		Size:  536, Validate: 54 * time.Microsecond, MedianRTT: 159 * time.Millisecond, MeanRTT: 182 * time.Millisecond,
		UpLow: 20e6, UpHigh: 100e6, Look: 159 * time.Millisecond, Gossip: p2p.GossipParams(l),
		Flood: p2p.FloodPublish, Limits: l,
	}
}

// Spammed is Usual with spammers that announce so many offers a second together. They begin five seconds before the
// honest offers, which is when budgets are used up. A share of the honest nodes is known.
func Spammed(nodes int, rate, known float64) Config {
	c := Usual(nodes)
	c.SpamRate, c.Known, c.Warm, c.Every = rate, known, 5*time.Second, 100*time.Millisecond
	return c
}

// Funded is a network whose honest offers are funded. Spammers announce so many offers a second, and claim of as many
// others that they are funded.
func Funded(nodes int, rate float64) Config {
	c := Usual(nodes)
	if rate > 0 {
		c = Spammed(nodes, rate, 0)
	}
	c.Funded, c.FalseRate = true, rate
	return c
}

func (c Config) validate() error {
	shares := c.Drop + c.Swallow + c.Spam
	switch {
	case c.Nodes < 10 || c.Nodes > 1<<20:
		return fmt.Errorf("%w: %d nodes, want 10 to 1,048,576", ErrConfig, c.Nodes)
	case c.links == nil && (c.Dials < 1 || 4*c.Dials > c.Nodes):
		return fmt.Errorf("%w: %d connections opened by each of %d nodes, want 1 to a fourth", ErrConfig, c.Dials,
			c.Nodes)
	case min(c.Drop, c.Swallow, c.Spam) < 0 || shares > 0.9 || c.Known < 0 || c.Known > 1:
		return fmt.Errorf("%w: shares must be in 0 to 1, hostile ones at most 0.9 together", ErrConfig)
	case c.SpamRate+c.FalseRate > 0 && c.Spam == 0:
		return fmt.Errorf("%w: there is nobody to send spam, set a share of spammers", ErrConfig)
	case c.Offers < 1 || c.Size < 1 || c.Size > c.Limits.MaxSize:
		return fmt.Errorf("%w: want one offer at least, of 1 to %d bytes", ErrConfig, c.Limits.MaxSize)
	case c.UpLow <= 0 || c.UpHigh < c.UpLow || c.MedianRTT <= 0 || c.MeanRTT < c.MedianRTT:
		return fmt.Errorf("%w: want a rate above 0, and a mean round trip not below the median", ErrConfig)
	}
	return nil
}
