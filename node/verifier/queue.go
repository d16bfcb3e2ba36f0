package verifier

import (
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
)

const (
	// verifierQueue is how many checks wait at most. Further ones get a busy answer.
	verifierQueue = 64
	// clientQueue is how many of them may be of one client.
	clientQueue = 16
)

// fairQueue holds checks that wait for their turn. Clients take turns, whatever number of checks
// each has: what one of them lets this node wait for costs the others a turn and no more. It is
// safe for concurrent use.
type fairQueue struct {
	added chan struct{} // has an element after an addition

	mu     sync.Mutex
	turns  []common.Address // clients with checks, the next one first
	checks map[common.Address][]waiting
	n      int
}

// waiting is a check in the queue.
type waiting struct {
	id common.Hash // of the commitment
	postponed
}

func newFairQueue() *fairQueue {
	return &fairQueue{added: make(chan struct{}, 1), checks: map[common.Address][]waiting{}}
}

// full reports whether a client's check would not be taken.
func (q *fairQueue) full(client common.Address) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.n >= verifierQueue || len(q.checks[client]) >= clientQueue
}

// put adds a check to those of its client, unless it waits already.
func (q *fairQueue) put(p postponed) {
	q.add(p.check.Announcement().Offer().Client, waiting{p.check.Result().Hash(), p})
}

func (q *fairQueue) add(client common.Address, w waiting) {
	q.mu.Lock()
	defer q.mu.Unlock()
	own := q.checks[client]
	if slices.ContainsFunc(own, func(x waiting) bool { return x.id == w.id }) {
		return
	}
	if len(own) == 0 {
		q.turns = append(q.turns, client)
	}
	q.checks[client] = append(own, w)
	q.n++
	select {
	case q.added <- struct{}{}:
	default: // a signal waits already
	}
}

// take removes the first check of the client whose turn it is.
func (q *fairQueue) take() (postponed, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.n == 0 {
		return postponed{}, false
	}
	client := q.turns[0]
	own := q.checks[client]
	q.turns = q.turns[1:]
	if q.n--; len(own) > 1 {
		q.checks[client], q.turns = own[1:], append(q.turns, client)
	} else {
		delete(q.checks, client)
	}
	return own[0].postponed, true
}
