package intake

import (
	"context"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// A node that has just come would hear of an offer when it is repeated, which takes up to two
// minutes. It asks the first peers that it meets for the offers that they know of.
const (
	askedPeers = 4           // that have answered
	askEvery   = time.Second // is looked for peers that were not asked
	// maxOpen is how many bytes of announcements an answer has, with room for what surrounds
	// them.
	maxOpen = market.MaxMessage - 16<<10
)

// Peers are the peers on the offers topic.
type Peers interface{ Peers() []peer.ID }

// Open answers a peer that asks for open offers. own are the announcements of jobs that this
// node coordinates and that are listed now.
func (i *Intake) Open(own func() []market.Announcement) func(context.Context, peer.ID, market.OffersRequest) (
	market.OffersReply, error) {
	return func(_ context.Context, _ peer.ID, q market.OffersRequest) (market.OffersReply, error) {
		now := i.d.Heads.Latest().Time
		var out market.OffersReply
		size := 0
		add := func(a market.Announcement, seen uint64) {
			raw, err := canon.Marshal(a)
			if err != nil || len(out.Offers) == int(q.Most) || size+len(raw) > maxOpen {
				return
			}
			size += len(raw)
			out.Offers = append(out.Offers, market.OpenOffer{Announcement: raw, Seen: seen})
		}
		for _, a := range own() {
			add(a, now)
		}
		for _, a := range i.newest(int(q.Most), now) {
			add(a.ann.Announcement(), a.seen)
		}
		return out, nil
	}
}

// seenOffer is an offer and when it was announced last.
type seenOffer struct {
	ann  market.ValidAnnouncement
	seen uint64
}

func (i *Intake) newest(most int, now uint64) (out []seenOffer) {
	i.mu.Lock()
	defer i.mu.Unlock()
	for _, a := range i.book.Newest(most, now) {
		seen, _ := i.book.Seen(a.OfferHash())
		out = append(out, seenOffer{a, seen})
	}
	return out
}

// catchUp asks the first peers on the topic for the offers that they know of, and again the
// first ones after a time without any.
func (i *Intake) catchUp(ctx context.Context, peers Peers) {
	asked := map[peer.ID]bool{}
	answered := 0
	for retry.Pause(ctx, askEvery) == nil {
		here := peers.Peers()
		if len(here) == 0 {
			clear(asked)
			answered = 0
		}
		for _, p := range here {
			if answered == askedPeers || asked[p] {
				continue
			}
			if len(asked) == 4*askedPeers { // they come and go, and do not answer
				break
			}
			asked[p] = true
			if i.ask(ctx, p) {
				answered++
			}
		}
	}
}

// ask lists what a peer knows of, and reports whether it has answered. What it says is
// checked like what the topic brings.
func (i *Intake) ask(ctx context.Context, p peer.ID) bool {
	r, err := wire.Ask(ctx, i.d.Net, p, p2p.OffersProtocol, market.OffersRequest{Most: market.MaxOffers},
		market.DecodeOffersReply)
	if err != nil {
		i.d.Log.Debug("peer does not list offers", "peer", p, "err", err)
		return false
	}
	found := false
	for _, o := range r.Offers {
		if len(o.Announcement) <= market.MaxAnnouncement && ctx.Err() == nil {
			found = i.list(o.Announcement, o.Seen) || found
		}
	}
	if found {
		i.look()
	}
	return true
}
