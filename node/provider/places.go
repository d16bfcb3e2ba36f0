package provider

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

const (
	// strangersRest is how many times as long as a hold no other client that this node does
	// not know may hold a place, after one has held it for nothing: a fifth of the time at
	// most is lost to keys that cost nothing.
	strangersRest = 4
	// firstRest and mostRest bound how long a client and a contact may not hold a place after
	// their lease was not funded in time. It doubles each time.
	firstRest = time.Minute
	mostRest  = time.Hour
	// mostWaiting is how many leases without money and without a place are waited for at once.
	// The oldest makes room.
	mostWaiting = 8
	// mostKnown bounds the clients and contacts that are remembered.
	mostKnown = 4096
)

// places decide which leases keep this node from taking others. A lease with money has a place
// from then on until its last segment is computed: what follows takes no engine. One without
// money may have a place for a short while, because it would be a pity to have its client's money
// arrive at a node that is busy; but whoever does not pay is trusted less. The provider's mutex
// guards it.
type places struct {
	most      int           // leases at once
	memory    uint64        // that they may take together, bytes; 0: any
	hold      time.Duration // for which a lease without money may have a place
	holders   []*work
	queue     []*work // with money and without a place, in the order in which their money came
	known     map[common.Address]bool
	rests     map[string]rest // by client and contact
	strangers time.Time       // until when no stranger has a place
}

// rest is a back-off.
type rest struct {
	until time.Time
	next  time.Duration
}

func newPlaces(most int, memory uint64, hold time.Duration) places {
	return places{most: max(most, 1), memory: memory, hold: hold, known: map[common.Address]bool{},
		rests: map[string]rest{}}
}

// parties are whom a lease without money counts against.
func (w *work) parties() []string {
	return []string{w.ann.Offer().Client.Hex(), w.coordinator.String()}
}

// room reports whether there is a place for a lease that takes so much memory.
func (s *places) room(memory uint64) bool {
	all := memory
	for _, w := range s.holders {
		all += w.memory
	}
	return len(s.holders) == 0 || len(s.holders) < s.most && (s.memory == 0 || all <= s.memory)
}

func (s *places) has(w *work) bool { return slices.Contains(s.holders, w) }

// trusts reports whether a client has paid for its last lease here, and its contact did not
// leave one without money lately.
func (s *places) trusts(client common.Address, parties []string, now time.Time) bool {
	return s.known[client] && !s.resting(parties, now)
}

func (s *places) resting(parties []string, now time.Time) bool {
	return slices.ContainsFunc(parties, func(who string) bool { return now.Before(s.rests[who].until) })
}

// reserve gives a lease without money a place if there is room and its client may have one.
func (s *places) reserve(w *work, now time.Time) {
	if !s.room(w.memory) || !s.known[w.ann.Offer().Client] && now.Before(s.strangers) ||
		s.resting(w.parties(), now) {
		return
	}
	s.holders = append(s.holders, w)
}

// lapse takes the place from a lease whose money did not come in time. It reports whether the
// lease had one.
func (s *places) lapse(w *work, now time.Time) bool {
	if !s.has(w) || w.paid {
		return false
	}
	s.free(w)
	s.strangers = now.Add(strangersRest * s.hold)
	for _, who := range w.parties() {
		r := s.rests[who]
		r.next = min(max(2*r.next, firstRest), mostRest)
		r.until = now.Add(r.next)
		s.forget(now)
		s.rests[who] = r
	}
	return true
}

// forget makes room for one more rest: of those that are over, or of all.
func (s *places) forget(now time.Time) {
	if len(s.rests) < mostKnown {
		return
	}
	for who, r := range s.rests {
		if now.After(r.until) {
			delete(s.rests, who)
		}
	}
	if len(s.rests) >= mostKnown {
		clear(s.rests)
	}
}

// take gives a place to a lease whose money is there, from one without money if need be. If
// others with money have all places, it waits for its turn.
func (s *places) take(w *work) {
	w.paid = true
	if len(s.known) >= mostKnown {
		clear(s.known)
	}
	s.known[w.ann.Offer().Client] = true
	for _, who := range w.parties() {
		delete(s.rests, who)
	}
	if s.has(w) {
		close(w.placed)
		return
	}
	s.queue = append(s.queue, w)
	s.fill()
}

// fill gives places to leases with money, those whose money came first before others.
func (s *places) fill() {
	for len(s.queue) > 0 {
		next := s.queue[0]
		for !s.room(next.memory) && s.evict() {
		}
		if !s.room(next.memory) {
			return
		}
		s.queue, s.holders = s.queue[1:], append(s.holders, next)
		close(next.placed)
	}
}

// evict takes the place from a lease without money, and reports whether there was one.
func (s *places) evict() bool {
	at := slices.IndexFunc(s.holders, func(w *work) bool { return !w.paid })
	if at >= 0 {
		s.holders = slices.Delete(s.holders, at, at+1)
	}
	return at >= 0
}

// free ends a lease's hold of a place, or its wait for one.
func (s *places) free(w *work) {
	other := func(x *work) bool { return x == w }
	s.holders, s.queue = slices.DeleteFunc(s.holders, other), slices.DeleteFunc(s.queue, other)
	s.fill()
}

// unplaced returns the leases without money and without a place, the oldest first. It is called
// with the lock held.
func (p *Provider) unplaced() []*work {
	return slices.DeleteFunc(p.unpaid(), p.places.has)
}

// unpaidLocks are the units of stake that leases lock which are signed, and not yet seen on
// chain.
func (p *Provider) unpaidLocks() (units uint32) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, w := range p.unpaid() {
		units += uint32(w.ann.Offer().Locks)
	}
	return units
}

// unpaid returns the leases without money, the oldest first. It is called with the lock held.
func (p *Provider) unpaid() (out []*work) {
	for _, w := range p.work {
		if !w.paid {
			out = append(out, w)
		}
	}
	slices.SortFunc(out, func(a, b *work) int { return cmp.Compare(a.signed.UnixNano(), b.signed.UnixNano()) })
	return out
}

// owing returns an error if a client or a contact has a lease that waits for its money already,
// unless that client has paid before. It is called with the lock held.
func (p *Provider) owing(w *work) error {
	if p.places.trusts(w.ann.Offer().Client, w.parties(), time.Now()) {
		return nil
	}
	for _, x := range p.unpaid() {
		if x.ann.Offer().Client == w.ann.Offer().Client || x.coordinator == w.coordinator {
			return fmt.Errorf("%w: a lease of this client or coordinator waits for its money", market.ErrNoRoom)
		}
	}
	return nil
}

// lapsed frees the place of a lease whose money did not come in time.
func (p *Provider) lapsed(w *work) {
	p.mu.Lock()
	held := p.places.lapse(w, time.Now())
	p.mu.Unlock()
	if held {
		p.roomMade()
		w.event("unfunded", "no money within %s: the node takes other leases meanwhile", p.places.hold)
	}
}

// begins gives a place to a lease whose money is there, now or when there is one. Its client is
// trusted from then on.
func (p *Provider) begins(w *work) {
	p.mu.Lock()
	p.places.take(w)
	p.open[w.hash] = w.record
	p.mu.Unlock()
	p.roomMade()
}

// vacate frees the place of a lease for which nothing more is to be computed.
func (p *Provider) vacate(w *work) {
	p.mu.Lock()
	p.places.free(w)
	p.mu.Unlock()
	p.roomMade()
}

// leaseWait is after how many seconds a coordinator may ask again that was refused for want of
// room. A bid that comes before says that there is room.
const leaseWait = 5
