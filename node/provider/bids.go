package provider

import (
	"maps"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
)

// silence is after how many seconds without an announcement an offer counts as filled:
// three announcements were missed.
const silence = 3 * uint64(role.AnnounceEvery/1e9)

// openBid is a bid that a coordinator holds, spelled out for each of the job's payment
// options.
type openBid struct {
	expires   uint64
	at        map[common.Hash]market.Bid
	locks     uint32 // units of stake that a lease there would lock
	announced uint64 // when its offer was announced last, chain time
}

// open spells a bid out for every payment option that this node quoted.
func (p *Provider) open(ann market.ValidAnnouncement, b market.Bid, now uint64) openBid {
	s := openBid{expires: b.Expires, at: map[common.Hash]market.Bid{}, announced: now}
	if !ann.Priced() {
		s.at[b.Offer], s.locks = b, uint32(ann.Offer().Locks)
		return s
	}
	for _, option := range ann.PaymentOptions() {
		x, err := market.RestoreBid(market.SignedBid{Bid: b}).At(ann, option.Domain, now)
		if err != nil {
			continue
		}
		s.at[x.Bid().Offer] = x.Bid()
		if at, ok := ann.At(option.Domain); ok {
			s.locks = max(s.locks, uint32(at.Offer().Locks))
		}
	}
	return s
}

// pending reports whether the bid is neither decided nor expired, as far as this node can
// know. A coordinator that has chosen another bid stops announcing the offer, and does not
// say so.
func (s openBid) pending(now uint64) bool { return s.expires > now && s.announced+silence > now }

// noteAnnounced notes that an offer is still announced.
func (p *Provider) noteAnnounced(k market.Suitability) {
	p.mu.Lock()
	defer p.mu.Unlock()
	offer := k.Announcement.OfferHash()
	if s, ok := p.bids[offer]; ok {
		s.announced = max(s.announced, k.Seen)
		p.bids[offer] = s
	}
}

// pendingBids counts the bids that wait for an answer and whose leases would lock stake,
// except the bid for one offer.
func (p *Provider) pendingBids(but common.Hash, now uint64) (n role.OpenBids) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for offer, s := range p.bids {
		if offer != but && s.locks > 0 && s.pending(now) && !p.becameLease(s) {
			n.Count++
			n.Units += s.locks
		}
	}
	return n
}

// becameLease reports whether the bid has become the lease that is worked on. The chain
// counts the lock of that one. It is called with the lock held.
func (p *Provider) becameLease(s openBid) bool {
	for _, w := range p.work {
		if _, ok := s.at[w.lease.Offer]; ok {
			return true
		}
	}
	return false
}

// PendingBids returns the number of bids that wait for an answer and would lock stake.
func (p *Provider) PendingBids() int {
	return p.pendingBids(common.Hash{}, p.d.Heads.Latest().Time).Count
}

// bidFor returns the bid that a lease on an offer would answer.
func (p *Provider) bidFor(offer common.Hash) (market.Bid, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.bids {
		if b, ok := s.at[offer]; ok {
			return b, true
		}
	}
	return market.Bid{}, false
}

// dropBid forgets the open bid for an offer. It is called with the lock held.
func (p *Provider) dropBid(offer common.Hash) {
	maps.DeleteFunc(p.bids, func(_ common.Hash, s openBid) bool {
		_, ok := s.at[offer]
		return ok
	})
}

// Sent implements intake.Bidder.
func (p *Provider) Sent(ann market.ValidAnnouncement, b market.Bid) {
	s := p.open(ann, b, b.Nonce)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.bids[ann.OfferHash()] = s
	maps.DeleteFunc(p.bids, func(_ common.Hash, old openBid) bool { return old.expires < b.Nonce })
}

// BidExpiry implements intake.Bidder.
func (p *Provider) BidExpiry(offer common.Hash) uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.bids[offer].expires
}
