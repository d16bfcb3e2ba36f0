package provider

import (
	"maps"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
)

// quiet is after how many seconds without an announcement an offer counts as filled:
// three were missed.
const silence = 3 * uint64(role.AnnounceEvery/1e9)

// standing is a bid that a coordinator holds, and what it says at each place of its
// job: by the hash of that place's offer.
type openBid struct {
	expires   uint64
	at        map[common.Hash]market.Bid
	locks     bool   // a lease there would lock stake
	announced uint64 // when its offer was announced last, chain time
}

// stand spells a bid out for every place where this node quoted.
func (p *Provider) open(ann market.ValidAnnouncement, b market.Bid, now uint64) openBid {
	s := openBid{expires: b.Expires, at: map[common.Hash]market.Bid{}, announced: now}
	if !ann.Priced() {
		s.at[b.Offer], s.locks = b, ann.Offer().Trace != common.Hash{}
		return s
	}
	for _, place := range ann.PaymentOptions() {
		x, err := market.RestoreBid(market.SignedBid{Bid: b}).At(ann, place.Domain, now)
		if err != nil {
			continue
		}
		s.at[x.Bid().Offer] = x.Bid()
		if at, ok := ann.At(place.Domain); ok && at.Offer().Trace != (common.Hash{}) {
			s.locks = true
		}
	}
	return s
}

// waits: the bid is neither decided nor expired, as far as this node can know. A
// coordinator that has chosen somebody repeats its offer no more, and tells nobody.
func (s openBid) pending(now uint64) bool { return s.expires > now && s.announced+silence > now }

// heard notes that an offer is announced still.
func (p *Provider) noteAnnounced(k market.Suitability) {
	p.mu.Lock()
	defer p.mu.Unlock()
	offer := k.Announcement.OfferHash()
	if s, ok := p.bids[offer]; ok {
		s.announced = max(s.announced, k.Seen)
		p.bids[offer] = s
	}
}

// waiting counts the bids that wait for an answer and whose leases would lock stake,
// but that for one offer.
func (p *Provider) pendingBids(but common.Hash, now uint64) (n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for offer, s := range p.bids {
		if offer != but && s.locks && s.pending(now) && !p.becameLease(s) {
			n++
		}
	}
	return n
}

// leasedBy: the bid has become the lease that is worked on, whose lock the chain
// counts. It is called with the lock held.
func (p *Provider) becameLease(s openBid) bool {
	for _, w := range p.work {
		if _, ok := s.at[w.lease.Offer]; ok {
			return true
		}
	}
	return false
}

// Waiting is the number of bids that wait for an answer and would lock stake.
func (p *Provider) PendingBids() int { return p.pendingBids(common.Hash{}, p.d.Heads.Latest().Time) }

// bidFor is the bid that a lease on an offer would answer.
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

// drop forgets the bid that stood for an offer. It is called with the lock held.
func (p *Provider) drop(offer common.Hash) {
	maps.DeleteFunc(p.bids, func(_ common.Hash, s openBid) bool {
		_, ok := s.at[offer]
		return ok
	})
}

// Sent implements Bidder.
func (p *Provider) Sent(ann market.ValidAnnouncement, b market.Bid) {
	s := p.open(ann, b, b.Nonce)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.bids[ann.OfferHash()] = s
	maps.DeleteFunc(p.bids, func(_ common.Hash, old openBid) bool { return old.expires < b.Nonce })
}

// Standing implements Bidder.
func (p *Provider) BidExpiry(offer common.Hash) uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.bids[offer].expires
}
