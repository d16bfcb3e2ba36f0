package intake

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	// lookEvery is how often the order book is searched at least.
	lookEvery = 5 * time.Second
	// restAfter is the least pause between two searches. It is four times as long as the
	// search took, if that is more, so that a full book does not take a processor.
	restAfter = 20 * time.Millisecond
	// decideEvery is how often an offer is judged again on which there is no bid.
	decideEvery = 10 * time.Second
	// ableFor is for how long what this node can do counts as known.
	ableFor = 2 * time.Second
	// renewBefore is how long before its end a bid is made again, in seconds of chain time.
	renewBefore = role.UnfundedBidLife / 2
	// decidedAtOnce bounds the offers that are judged in one search.
	decidedAtOnce = 256
)

// look has the order book searched soon.
func (i *Intake) look() {
	select {
	case i.wake <- struct{}{}:
	default: // it will be
	}
}

// bidding searches the order book when there is something new, and from time to time, until
// ctx is done. Bids are sent beside that.
func (i *Intake) bidding(ctx context.Context) {
	var wg sync.WaitGroup
	defer wg.Wait()
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-i.wake:
		case <-tick.C:
			i.expire()
		}
		begin := time.Now()
		i.search(ctx, &wg, i.able.get())
		if retry.Pause(ctx, max(restAfter, 4*time.Since(begin))) != nil {
			return
		}
	}
}

// expire removes offers that are over from the order book, and tells bidders what is listed.
func (i *Intake) expire() {
	now := i.d.Heads.Latest().Time
	i.mu.Lock()
	gone := i.book.Expire(now)
	maps.DeleteFunc(i.due, func(offer common.Hash, _ time.Time) bool { // also what was superseded
		_, listed := i.book.Seen(offer)
		return !listed
	})
	maps.DeleteFunc(i.decisions, func(offer common.Hash, _ string) bool {
		_, listed := i.book.Seen(offer)
		return !listed
	})
	i.mu.Unlock()
	for _, b := range i.bidders {
		b.Listed(i.seen, gone)
	}
}

// seen returns when a listed offer was announced last, or 0.
func (i *Intake) seen(offer common.Hash) uint64 {
	i.mu.Lock()
	defer i.mu.Unlock()
	at, _ := i.book.Seen(offer)
	return at
}

// search judges the offers that are due, the best ones first, and sends bids for them.
func (i *Intake) search(ctx context.Context, wg *sync.WaitGroup, able market.Capability) {
	now, decided := i.d.Heads.Latest().Time, 0
	for _, k := range i.candidates(able, now) {
		if ctx.Err() != nil || decided == decidedAtOnce {
			return
		}
		if !i.sending.start(k) { // all slots are taken, or those of its coordinator
			continue
		}
		decided++
		bids := i.bids(ctx, k, now)
		if len(bids) == 0 {
			i.sending.end(k)
			continue
		}
		wg.Go(func() {
			defer i.look()
			defer i.sending.end(k)
			i.send(ctx, k, bids)
		})
	}
}

// candidates returns the offers that are due now: first those whose clients are seen to have
// the money, then those whose coordinators have answered before, then all others. Each of the
// three is in the order of market.Book.Suitable.
func (i *Intake) candidates(able market.Capability, now uint64) []market.Suitability {
	if len(i.bidders) == 0 {
		return nil
	}
	i.mu.Lock()
	all := slices.DeleteFunc(i.book.Suitable(able, now), func(k market.Suitability) bool {
		return time.Until(i.due[k.Announcement.OfferHash()]) > 0
	})
	i.mu.Unlock()
	ranks := make(map[common.Hash]int, len(all))
	due := all[:0]
	for _, k := range all {
		if rank, ok := i.rank(&k); ok {
			ranks[k.Announcement.OfferHash()] = rank
			due = append(due, k)
		}
	}
	slices.SortStableFunc(due, func(a, b market.Suitability) int {
		return cmp.Compare(ranks[a.Announcement.OfferHash()], ranks[b.Announcement.OfferHash()])
	})
	return due
}

// rank returns the place of an offer among others, and notes in it whether its client is seen
// to have the money. It reports false if the offer has to wait.
func (i *Intake) rank(k *market.Suitability) (rank int, ok bool) {
	o, contact := k.Announcement.Offer(), k.Announcement.Announcement().Contact
	if o.Delegate == i.d.Key.Address() {
		i.decide(*k, decideEvery, "this node coordinates the job")
		return 0, false
	}
	if left := max(i.quiet.left(contact), i.quiet.left(o.Client.Hex())); left > 0 {
		i.decide(*k, min(left, decideEvery), fmt.Sprintf("its coordinator, or another of its client, did not answer a "+
			"bid: no bid for %v", left.Round(time.Second)))
		return 0, false
	}
	funded, wait := i.funds.of(*k)
	switch k.Funded = funded; {
	case funded:
		return 0, true
	case wait:
		return 0, false
	case i.quiet.answers(contact):
		return 1, true
	}
	return 2, true
}

// Again has offers judged again at once, whatever was decided.
func (i *Intake) Again(offers []common.Hash) {
	i.mu.Lock()
	for _, offer := range offers {
		delete(i.due, offer)
	}
	i.mu.Unlock()
	i.look()
}

// decide notes, for people, what this node made of an offer, and judges it again only after
// some time.
func (i *Intake) decide(k market.Suitability, again time.Duration, text string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	offer := k.Announcement.OfferHash()
	i.decisions[offer], i.due[offer] = text, time.Now().Add(again)
}

// again has an offer judged again after some time. What was decided stays.
func (i *Intake) again(k market.Suitability, after time.Duration) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.due[k.Announcement.OfferHash()] = time.Now().Add(after)
}

// made is a bid on its way, and who made it.
type made struct {
	by  Bidder
	bid market.Bid
}

// bids returns what is to be bid for an offer now. Those who made it count on it from then on.
func (i *Intake) bids(ctx context.Context, k market.Suitability, now uint64) (out []made) {
	i.again(k, decideEvery)
	if !i.drawn(k) {
		i.decide(k, decideEvery, "left to others of a large network: this node bids if it is announced again")
		return nil
	}
	if err := i.stake.Active(ctx); err != nil {
		i.decide(k, decideEvery, wire.Short(err))
		return nil
	}
	for _, b := range i.bidders {
		if b.BidExpiry(k.Announcement.OfferHash()) > now+renewBefore {
			continue
		}
		bid, why := b.Bid(ctx, k, now)
		if why == "" {
			why = i.against(ctx, k.Announcement, bid.Role)
		}
		if why != "" {
			i.decide(k, decideEvery, why)
			continue
		}
		b.Sending(k, bid)
		out = append(out, made{b, bid})
	}
	return out
}

// against says why a bid in a role would be a mistake. Every offer passes here before a bid is
// sent for it, after its bidder has judged it.
func (i *Intake) against(ctx context.Context, ann market.ValidAnnouncement, r market.Role) string {
	if i.unsound != nil {
		if why := i.unsound(ctx, ann); why != "" {
			return why
		}
	}
	return i.unplayable(ann, r)
}

// unplayable says why a bid in a role would risk a dispute that this node cannot play.
func (i *Intake) unplayable(ann market.ValidAnnouncement, r market.Role) string {
	switch {
	case i.stakes == nil:
		return ""
	case r == market.RoleProvider:
		return i.stakes.Undefendable(ann)
	}
	return i.stakes.Unplayable(ann)
}
