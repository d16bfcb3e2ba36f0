package admission

import (
	"sync"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"
)

// MaxKnown bounds how many peers are known at a time.
const MaxKnown = 512

// Known are the peers for which slots are reserved, each for a while.
type Known struct {
	now    func() time.Time
	forget func(peer.ID)

	mu    sync.Mutex
	until map[peer.ID]time.Time
}

// NewKnown returns an empty table. forget is called, with the table locked, for a peer that is no longer known.
func NewKnown(now func() time.Time, forget func(peer.ID)) *Known {
	return &Known{now: now, forget: forget, until: map[peer.ID]time.Time{}}
}

// Add makes a peer known for so long at least. Where too many are, the one whose time is up first makes room.
func (k *Known) Add(p peer.ID, d time.Duration) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.sweep()
	until := k.now().Add(d)
	old, ok := k.until[p]
	if !ok && len(k.until) >= MaxKnown {
		k.remove(k.first())
	}
	if !ok || old.Before(until) {
		k.until[p] = until
	}
}

// Has reports whether a peer is known.
func (k *Known) Has(p peer.ID) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	until, ok := k.until[p]
	if ok && !k.now().Before(until) {
		k.remove(p)
		return false
	}
	return ok
}

// Lasts reports whether a peer stays known for more than that.
func (k *Known) Lasts(p peer.ID, d time.Duration) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.until[p].After(k.now().Add(d))
}

// Sweep forgets the peers whose time is up.
func (k *Known) Sweep() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.sweep()
}

func (k *Known) sweep() {
	now := k.now()
	for p, until := range k.until {
		if !now.Before(until) {
			k.remove(p)
		}
	}
}

func (k *Known) first() (first peer.ID) {
	for p, until := range k.until {
		if first == "" || until.Before(k.until[first]) {
			first = p
		}
	}
	return first
}

func (k *Known) remove(p peer.ID) {
	delete(k.until, p)
	k.forget(p)
}
