package provider

import (
	"fmt"
	"maps"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// silence is after how many seconds without an announcement an offer counts as filled:
// three announcements were missed.
const silence = 3 * uint64(role.AnnounceEvery/1e9)

// openBid is a bid that a coordinator holds, or that is on its way to it, spelled out for each
// of the job's payment options.
type openBid struct {
	expires   uint64
	at        map[common.Hash]market.Bid
	locks     uint32 // units of stake that a lease there would lock
	announced uint64 // when its offer was announced last, chain time
	deadline  uint64 // of the offer: no lease begins after it
	client    common.Address
	contact   string
	nonce     uint64
	again     bool     // there was no room for its lease: it is made again when there is
	funded    bool     // the client was seen to have the money
	before    *openBid // the bid that this one takes the place of, until it is taken
}

// spell spells a bid out for every payment option that this node quoted.
func (p *Provider) spell(k market.Suitability, b market.Bid) openBid {
	ann := k.Announcement
	s := openBid{expires: b.Expires, at: map[common.Hash]market.Bid{}, announced: max(b.Nonce, k.Seen),
		deadline: ann.Offer().Deadline, client: ann.Offer().Client, contact: ann.Announcement().Contact,
		nonce:  b.Nonce,
		funded: k.Funded}
	if !ann.Priced() {
		s.at[b.Offer], s.locks = b, uint32(ann.Offer().Locks)
		return s
	}
	for _, option := range ann.PaymentOptions() {
		x, err := market.RestoreBid(market.SignedBid{Bid: b}).At(ann, option.Domain, b.Nonce)
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
func (s openBid) pending(now uint64) bool {
	return s.expires > now && s.announced+silence > now && s.deadline > now
}

// unfundedBids counts the bids that wait for an answer, whose leases would lock stake, and
// whose clients are not seen to have the money, except the bid for one offer.
func (p *Provider) unfundedBids(but common.Hash, now uint64) (n role.OpenBids) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for offer, s := range p.bids {
		if offer != but && s.locks > 0 && !s.funded && s.pending(now) && !p.becameLease(s) {
			n.Count++
			n.Units += s.locks
		}
	}
	return n
}

// PendingBids returns the number of bids that wait for an answer and whose leases would lock
// stake.
func (p *Provider) PendingBids() (n int) {
	now := p.d.Heads.Latest().Time
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.bids {
		if s.locks > 0 && s.pending(now) && !p.becameLease(s) {
			n++
		}
	}
	return n
}

// waiting counts the bids that wait for an answer for offers of the same client, and of the
// same coordinator, except the bid for this offer.
func (p *Provider) waiting(ann market.ValidAnnouncement, now uint64) (client, contact int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for offer, s := range p.bids {
		if offer == ann.OfferHash() || !s.pending(now) || p.becameLease(s) {
			continue
		}
		if s.client == ann.Offer().Client {
			client++
		}
		if s.contact == ann.Announcement().Contact {
			contact++
		}
	}
	return client, contact
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

// signedBefore refuses a lease that this node has signed already. A proposal that is sent again
// answers no new bid, and its lease is worked on or over.
func (p *Provider) signedBefore(lease common.Hash) error {
	_, known, err := ledger.Get[LeaseRecord](p.d.Ledger, role.SpaceLeases, lease.Hex())
	if err == nil && known {
		err = fmt.Errorf("%w: this node has signed lease %s before", market.ErrRefused, lease)
	}
	return err
}

// dropBid forgets the open bid for an offer. It is called with the lock held.
func (p *Provider) dropBid(offer common.Hash) {
	maps.DeleteFunc(p.bids, func(_ common.Hash, s openBid) bool {
		_, ok := s.at[offer]
		return ok
	})
}

// Sending implements intake.Bidder. The bid counts from now on: others are sent meanwhile, and
// the coordinator may propose a lease before it has answered.
func (p *Provider) Sending(k market.Suitability, b market.Bid) {
	s, offer := p.spell(k, b), k.Announcement.OfferHash()
	p.mu.Lock()
	defer p.mu.Unlock()
	if old, ok := p.bids[offer]; ok {
		old.before = nil
		s.before = &old
	}
	p.bids[offer] = s
	maps.DeleteFunc(p.bids, func(_ common.Hash, old openBid) bool { return old.expires < b.Nonce })
}

// Sent implements intake.Bidder.
func (p *Provider) Sent(offer common.Hash, taken bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	s, ok := p.bids[offer]
	switch {
	case !ok:
		return
	case !taken && s.before == nil:
		delete(p.bids, offer)
		return
	case !taken: // the coordinator still holds that one
		s = *s.before
	}
	s.before = nil
	p.bids[offer] = s
}

// Listed implements intake.Bidder.
func (p *Provider) Listed(seen func(offer common.Hash) uint64, gone []common.Hash) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, offer := range gone {
		delete(p.bids, offer)
	}
	for offer, s := range p.bids {
		s.announced = max(s.announced, seen(offer))
		p.bids[offer] = s
	}
}

// BidExpiry implements intake.Bidder. A bid whose lease there was no room for is made again.
func (p *Provider) BidExpiry(offer common.Hash) uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bids[offer].again {
		return 0
	}
	return p.bids[offer].expires
}

// mostMissed bounds the offers that are remembered for want of room.
const mostMissed = 256

// miss notes that an offer is to be looked at again: when there is room for a lease, or as soon as
// a bid is decided. It is called with the lock held.
func (p *Provider) miss(listed common.Hash, room bool) {
	if len(p.missed) < mostMissed {
		p.missed[listed] = room
	}
}

// missBid notes that there was no room for the lease that a bid led to. It is called with the
// lock held.
func (p *Provider) missBid(offer common.Hash) {
	for listed, s := range p.bids {
		if _, ok := s.at[offer]; ok {
			s.again = true
			p.bids[listed] = s
			p.miss(listed, true)
		}
	}
}

// roomMade has the offers looked at again that this node had no room for, or too many bids.
func (p *Provider) roomMade() {
	p.mu.Lock()
	var offers []common.Hash
	for offer, room := range p.missed {
		if !room || p.places.room(0) {
			offers = append(offers, offer)
			delete(p.missed, offer)
		}
	}
	p.mu.Unlock()
	if len(offers) > 0 {
		p.again(offers)
	}
}

// nonce returns the nonce of the next bid for an offer: the time, or more if a bid had that.
func (p *Provider) nonce(offer common.Hash, now uint64) uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	if s, ok := p.bids[offer]; ok {
		return max(now, s.nonce+1)
	}
	return now
}
