package admission

import (
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/time/rate"
)

// MaxBudgets bounds how many peers one table of budgets remembers. A peer that falls out starts anew; the protocol's
// own bound on what is handled at once still holds.
const MaxBudgets = 1024

// Slots are the requests of one protocol that are being handled.
type Slots struct {
	limits Limits
	now    func() time.Time

	mu        sync.Mutex
	known     int // slots that known peers hold
	strangers int // slots that the others hold
	peers     *lru.Cache[peer.ID, *budget]
}

// budget is guarded by its Slots' mutex.
type budget struct {
	rate     *rate.Limiter
	inFlight int
}

// NewSlots returns the slots of a protocol.
func NewSlots(l Limits, now func() time.Time) *Slots {
	peers, err := lru.New[peer.ID, *budget](MaxBudgets)
	if err != nil {
		panic(err) // only for a size below 1
	}
	return &Slots{limits: l, now: now, peers: peers}
}

// Allow charges one request to the peer that opened a stream. It returns false where that is over the peer's rate.
func (s *Slots) Allow(p peer.ID) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.budget(p).rate.AllowN(s.now(), 1)
}

// Entry says whether a request was given a slot.
type Entry uint8

// Entries.
const (
	Entered Entry = iota // leave must be called
	OverOwn              // the peer has as many in flight as it may
	Full                 // others have them all
)

// Enter gives a request of p a slot until leave is called.
func (s *Slots) Enter(p peer.ID, known bool) (leave func(), e Entry) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.budget(p)
	switch {
	case b.inFlight >= s.limits.PerPeerInFlight:
		return nil, OverOwn
	case s.known+s.strangers >= s.limits.InFlight:
		return nil, Full
	case !known && s.strangers >= s.limits.InFlight-s.limits.Reserved:
		return nil, Full
	}
	held := &s.strangers
	if known {
		held = &s.known
	}
	b.inFlight++
	*held++
	return func() { s.leave(b, held) }, Entered
}

func (s *Slots) leave(b *budget, held *int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b.inFlight--
	*held--
}

// InUse returns the slots that are taken.
func (s *Slots) InUse() (known, strangers int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.known, s.strangers
}

func (s *Slots) budget(p peer.ID) *budget {
	if b, ok := s.peers.Get(p); ok {
		return b
	}
	b := &budget{rate: rate.NewLimiter(rate.Limit(s.limits.PerPeerRate), s.limits.PerPeerBurst)}
	s.peers.Add(p, b)
	return b
}
