package provider

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
)

const (
	// strangersRest is how many times as long as a hold no other client that this node does
	// not know may hold the slot, after one has held it for nothing: a fifth of the time at
	// most is lost to keys that cost nothing.
	strangersRest = 4
	// firstRest and mostRest bound how long a client and a contact may not hold the slot after
	// their lease was not funded in time. It doubles each time.
	firstRest = time.Minute
	mostRest  = time.Hour
	// mostWaiting is how many leases without money are waited for at once. The oldest makes
	// room.
	mostWaiting = 8
	// mostKnown bounds the clients and contacts that are remembered.
	mostKnown = 4096
)

// slot decides which lease may keep this node from taking others. A lease with money does. One
// without money may for a short while, because it would be a pity to have its client's money
// arrive at a node that is busy; but whoever does not pay is trusted less. It is guarded by the
// provider's mutex.
type slot struct {
	hold      time.Duration // for which a lease without money may hold it
	holder    *work         // nil: it is free
	known     map[common.Address]bool
	rests     map[string]rest // by client and contact
	strangers time.Time       // until when no stranger holds it
}

// rest is a back-off.
type rest struct {
	until time.Time
	next  time.Duration
}

func newSlot(hold time.Duration) slot {
	return slot{hold: hold, known: map[common.Address]bool{}, rests: map[string]rest{}}
}

// parties are whom a lease without money counts against.
func (w *work) parties() []string {
	return []string{w.ann.Offer().Client.Hex(), w.coordinator.String()}
}

// reserve gives a lease without money the slot if it is free and its client may hold it.
func (s *slot) reserve(w *work, now time.Time) {
	if s.holder != nil || !s.known[w.ann.Offer().Client] && now.Before(s.strangers) {
		return
	}
	for _, who := range w.parties() {
		if now.Before(s.rests[who].until) {
			return
		}
	}
	s.holder = w
}

// lapse takes the slot from a lease whose money did not come in time. It reports whether the
// lease held it.
func (s *slot) lapse(w *work, now time.Time) bool {
	if s.holder != w {
		return false
	}
	s.holder = nil
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
func (s *slot) forget(now time.Time) {
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

// take gives the slot to a lease whose money is there, from one without money if need be. It
// fails if another one with money has it.
func (s *slot) take(w *work) error {
	if s.holder != nil && s.holder != w && s.holder.paid {
		return fmt.Errorf("%w: this node took another lease while this one had no money", market.ErrRefused)
	}
	s.holder, w.paid = w, true
	if len(s.known) >= mostKnown {
		clear(s.known)
	}
	s.known[w.ann.Offer().Client] = true
	for _, who := range w.parties() {
		delete(s.rests, who)
	}
	return nil
}

// free ends a lease's hold of the slot.
func (s *slot) free(w *work) {
	if s.holder == w {
		s.holder = nil
	}
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

// owing returns an error if a client or a contact has a lease that waits for its money already.
// It is called with the lock held.
func (p *Provider) owing(client common.Address, contact peer.ID) error {
	for _, w := range p.unpaid() {
		if w.ann.Offer().Client == client || w.coordinator == contact {
			return fmt.Errorf("%w: a lease of this client or coordinator waits for its money", market.ErrRefused)
		}
	}
	return nil
}

// lapsed frees the slot of a lease whose money did not come in time.
func (p *Provider) lapsed(w *work) {
	p.mu.Lock()
	held := p.slot.lapse(w, time.Now())
	p.mu.Unlock()
	if held {
		w.event("unfunded", "no money within %s: the node takes other leases meanwhile", p.slot.hold)
	}
}

// begins gives the slot to a lease whose money is there.
func (p *Provider) begins(w *work) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.slot.take(w); err != nil {
		return err
	}
	p.open[w.hash] = w.record
	return nil
}
