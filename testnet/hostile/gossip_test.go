package hostile

import (
	"context"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"
	"github.com/libp2p/go-msgio"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/stranger"
)

// topic joins the topic of offers, and takes everything.
func (a *attacker) topic() *pubsub.Topic {
	t := a.b.t
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	topic, err := a.Topic(ctx)
	if err != nil {
		t.Fatal(err)
	}
	a.b.until("the attacker's topic has peers", func() bool { return len(topic.ListPeers()) > 0 })
	return topic
}

// offers are announcements of an attacker, and the bids for them.
type offers struct {
	mu   sync.Mutex
	all  map[common.Hash]market.Announcement
	took func(market.Announcement, market.Bid, peer.ID) // called for each bid of a provider
}

// offers answers bids like a coordinator.
func (a *attacker) offers(took func(market.Announcement, market.Bid, peer.ID)) *offers {
	o := &offers{all: map[common.Hash]market.Announcement{}, took: took}
	a.Host.SetStreamHandler(protocol.ID(p2p.BidProtocol), func(s network.Stream) {
		defer func() { _ = s.Close() }()
		b, err := msgio.NewVarintReaderSize(s, 1<<20).ReadMsg()
		if err != nil {
			return
		}
		ok := raw(a.b.t, stranger.Reply{Status: stranger.Taken, Body: raw(a.b.t, market.Ack{OK: true})})
		_ = msgio.NewVarintWriter(s).WriteMsg(ok)
		sb, err := market.DecodeBid(b)
		o.mu.Lock()
		ann, known := o.all[sb.Bid.Offer]
		o.mu.Unlock()
		if err == nil && known && sb.Bid.Role == market.RoleProvider {
			go o.took(ann, sb.Bid, s.Conn().RemotePeer())
		}
	})
	return o
}

// add puts an announcement among the offers, and returns it as it is published.
func (o *offers) add(a *attacker, ann market.Announcement) []byte {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.all[ann.Offer.StructHash()] = ann
	return raw(a.b.t, ann)
}
