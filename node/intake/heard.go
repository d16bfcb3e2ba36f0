package intake

import (
	"context"
	"maps"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
)

// maxShown bounds the bids that are kept to be shown. One that is forgotten is made anew.
const maxShown = 1024

// show keeps a verifier's bid. If there is no room, some other is forgotten: whoever lists many
// offers keeps no bid for another one from being shown.
func (i *Intake) show(b market.SignedBid, now uint64) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if _, ok := i.shown[b.Bid.Offer]; !ok && len(i.shown) >= maxShown {
		maps.DeleteFunc(i.shown, func(_ common.Hash, old market.SignedBid) bool { return old.Bid.Expires <= now })
	}
	for other := range i.shown {
		if _, ok := i.shown[b.Bid.Offer]; ok || len(i.shown) < maxShown {
			break
		}
		delete(i.shown, other)
	}
	i.shown[b.Bid.Offer] = b
}

// Heard answers /infernet/heard/1: with this node's bid to verify an offer. If none was sent it makes
// one that binds like those that are. So neither a coordinator that does not answer, and is left
// alone for that, nor a crowd of other offers hides a verifier from providers.
func (i *Intake) Heard(ctx context.Context, _ peer.ID, q market.BidRequest) (out market.BidReply, err error) {
	now := i.d.Heads.Latest().Time
	i.mu.Lock()
	b, ok := i.shown[q.Offer]
	i.mu.Unlock()
	if !ok || b.Bid.Expires <= now {
		if b, ok, err = i.asVerifier(ctx, q.Offer, now); err != nil || !ok {
			return out, err
		}
	}
	out.Bids = append(out.Bids, b)
	return out, nil
}

// asVerifier makes the bid to verify a listed offer, by the rules by which bids are sent. ok is false
// if this node makes none.
func (i *Intake) asVerifier(ctx context.Context, offer common.Hash, now uint64) (
	out market.SignedBid, ok bool, err error,
) {
	able := i.able.get()
	i.mu.Lock()
	k, ok := i.book.Assess(offer, able, now)
	i.mu.Unlock()
	if !ok || k.Announcement.Offer().Delegate == i.d.Key.Address() || i.stake.Active(ctx) != nil {
		return out, false, nil
	}
	for _, b := range i.bidders {
		if b.Role() != market.RoleVerifier {
			continue
		}
		bid, why := b.Bid(ctx, k, now)
		if why != "" || i.against(ctx, k.Announcement, bid.Role) != "" {
			continue
		}
		out, err = i.sign(ctx, bid)
		return out, err == nil, err
	}
	return out, false, nil
}

// sign signs a bid. A verifier's is shown from then on, whatever becomes of it: a coordinator that
// leaves it out does not say so.
func (i *Intake) sign(ctx context.Context, bid market.Bid) (market.SignedBid, error) {
	sig, err := i.d.Key.SignDigest(ctx, bid.Digest())
	signed := market.SignedBid{Bid: bid, Sig: sig}
	if err == nil && bid.Role == market.RoleVerifier {
		i.show(signed, i.d.Heads.Latest().Time)
	}
	return signed, err
}

// ability is what this node can do, as it was read last, ableFor ago at most. It is safe for
// concurrent use.
type ability struct {
	read func() market.Capability

	mu    sync.Mutex
	last  market.Capability
	known time.Time
}

func (a *ability) get() market.Capability {
	a.mu.Lock()
	defer a.mu.Unlock()
	if begin := time.Now(); a.known.IsZero() || begin.Sub(a.known) > ableFor {
		a.last, a.known = a.read(), begin
	}
	return a.last
}
