package intake

import (
	"context"
	"maps"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
)

// maxShown bounds the bids that are kept to be shown.
const maxShown = 1024

// show keeps a verifier's bid, whatever becomes of it: a coordinator that leaves it out does not
// say so.
func (i *Intake) show(b market.SignedBid, now uint64) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if len(i.shown) >= maxShown {
		maps.DeleteFunc(i.shown, func(_ common.Hash, old market.SignedBid) bool { return old.Bid.Expires <= now })
	}
	if len(i.shown) < maxShown {
		i.shown[b.Bid.Offer] = b
	}
}

// Heard answers /infernet/heard/1: whether this node has bid to verify an offer. It makes no bid
// for that, so it costs nothing but the answer.
func (i *Intake) Heard(_ context.Context, _ peer.ID, q market.BidRequest) (out market.BidReply, _ error) {
	now := i.d.Heads.Latest().Time
	i.mu.Lock()
	defer i.mu.Unlock()
	if b, ok := i.shown[q.Offer]; ok && b.Bid.Expires > now {
		out.Bids = append(out.Bids, b)
	}
	return out, nil
}
