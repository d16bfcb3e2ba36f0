package admission

import (
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p/core/peer"
)

// ClaimLimits bound the claims of one peer that have not been shown to be true.
type ClaimLimits struct {
	Start int     // of a peer that has shown nothing
	Burst int     // at most
	Rate  float64 // that come back by themselves, a second
}

// Claims count, for each peer, how many more of its claims are looked at. A claim that is being looked at, and one that
// was found false, is one less. A true one is one more than before. So a peer that checks what it forwards is always
// heard, and one that does not is soon heard as often as Rate says. It is safe for concurrent use.
type Claims struct {
	limits ClaimLimits
	now    func() time.Time

	mu    sync.Mutex
	peers *lru.Cache[peer.ID, *claims]
}

// claims is guarded by its Claims' mutex.
type claims struct {
	left float64
	at   time.Time
}

// NewClaims returns an empty table. It remembers MaxBudgets peers; one that falls out starts anew.
func NewClaims(l ClaimLimits, now func() time.Time) *Claims {
	peers, err := lru.New[peer.ID, *claims](MaxBudgets)
	if err != nil {
		panic(err) // only for a size below 1
	}
	return &Claims{limits: l, now: now, peers: peers}
}

// Take charges a claim to a peer. It returns false where the peer has none left.
func (c *Claims) Take(p peer.ID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	x := c.of(p)
	if x.left < 1 {
		return false
	}
	x.left--
	return true
}

// True gives back what a claim was charged, and one more, because it was found true.
func (c *Claims) True(p peer.ID) { c.give(p, 2) }

// Open gives back what a claim was charged, because nobody could tell whether it is true.
func (c *Claims) Open(p peer.ID) { c.give(p, 1) }

func (c *Claims) give(p peer.ID, n float64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	x := c.of(p)
	x.left = min(x.left+n, float64(c.limits.Burst))
}

// of returns a peer's claims with what has come back.
func (c *Claims) of(p peer.ID) *claims {
	now := c.now()
	x, ok := c.peers.Get(p)
	if !ok {
		x = &claims{left: float64(c.limits.Start), at: now}
		c.peers.Add(p, x)
	}
	if passed := now.Sub(x.at); passed > 0 {
		x.left = min(x.left+passed.Seconds()*c.limits.Rate, float64(c.limits.Burst))
		x.at = now
	}
	return x
}
