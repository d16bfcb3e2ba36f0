package intake

import (
	"sync"

	"github.com/ethereum/go-ethereum/common"
	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/time/rate"
)

// New offers of one client that a node takes from the topics, and forwards. As many at once as the book lists.
const (
	offersPerSecond = 1
	offersBurst     = 256
	maxSigners      = 4096
)

// signers are budgets by who has signed an offer. Only signatures that were verified are charged, so nobody uses up the
// budget of another, but by announcing again what that has signed. It is safe for concurrent use.
type signers struct {
	mu  sync.Mutex
	all *lru.Cache[common.Address, *rate.Limiter]
}

func newSigners() *signers {
	all, err := lru.New[common.Address, *rate.Limiter](maxSigners)
	if err != nil {
		panic(err) // only for a size below 1
	}
	return &signers{all: all}
}

// allow charges a new offer to its client. It returns false where that has too many.
func (s *signers) allow(client common.Address) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	l, ok := s.all.Get(client)
	if !ok {
		l = rate.NewLimiter(offersPerSecond, offersBurst)
		s.all.Add(client, l)
	}
	return l.Allow()
}
