package p2p

import (
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/time/rate"
)

// maxBudgets bounds how many peers one table of budgets remembers. A peer that
// falls out starts anew; the protocol's own in-flight bound still holds.
const maxBudgets = 1024

// admission decides which requests of one protocol are handled. Safe for
// concurrent use.
type admission struct {
	limits Limits
	now    func() time.Time

	mu       sync.Mutex
	inFlight int
	peers    *lru.Cache[peer.ID, *peerBudget]
}

// peerBudget is guarded by its admission's mutex.
type peerBudget struct {
	rate     *rate.Limiter
	inFlight int
}

func newAdmission(l Limits, now func() time.Time) *admission {
	peers, err := lru.New[peer.ID, *peerBudget](maxBudgets)
	if err != nil {
		panic(err) // only for a size below 1
	}
	return &admission{limits: l, now: now, peers: peers}
}

// enter admits one request of p; leave must be called when it is done. It
// returns false, and no leave, when p or everybody together is over budget.
func (a *admission) enter(p peer.ID) (leave func(), ok bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	b := a.budget(p)
	if !b.rate.AllowN(a.now(), 1) || b.inFlight >= a.limits.PerPeerInFlight || a.inFlight >= a.limits.InFlight {
		return nil, false
	}
	b.inFlight++
	a.inFlight++
	return func() { a.leave(b) }, true
}

func (a *admission) leave(b *peerBudget) {
	a.mu.Lock()
	defer a.mu.Unlock()
	b.inFlight--
	a.inFlight--
}

func (a *admission) budget(p peer.ID) *peerBudget {
	if b, ok := a.peers.Get(p); ok {
		return b
	}
	b := &peerBudget{rate: rate.NewLimiter(rate.Limit(a.limits.PerPeerRate), a.limits.PerPeerBurst)}
	a.peers.Add(p, b)
	return b
}
