package intake

import (
	"maps"
	"sync"
	"time"
)

const (
	// firstWait is how long a contact or client is left alone that has not answered once. Every
	// further silence doubles it, up to longestWait.
	firstWait   = 10 * time.Second
	longestWait = 2 * time.Minute
	// maxWaits bounds how many contacts and clients are remembered.
	maxWaits = 8192
)

// backoff remembers who did not answer bids, and who did: contacts by their peer ids, and
// clients by their accounts. It is safe for concurrent use.
type backoff struct {
	mu    sync.Mutex
	waits map[string]wait
}

// wait is what is remembered of one of them. It answered if there is no wait.
type wait struct {
	last  time.Duration
	until time.Time // while it is left alone, and after that as long as it is remembered
}

func newBackoff() *backoff { return &backoff{waits: map[string]wait{}} }

// left returns for how long one is still left alone.
func (b *backoff) left(who string) time.Duration {
	b.mu.Lock()
	defer b.mu.Unlock()
	w := b.waits[who]
	if w.last == 0 {
		return 0
	}
	return time.Until(w.until)
}

// answers reports whether one has answered at its last try.
func (b *backoff) answers(who string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	w, ok := b.waits[who]
	return ok && w.last == 0
}

// silent notes that one has not answered.
func (b *backoff) silent(who string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	last := min(max(2*b.waits[who].last, firstWait), longestWait)
	b.put(who, wait{last, time.Now().Add(last)})
}

// answered notes that one has answered.
func (b *backoff) answered(who string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.put(who, wait{until: time.Now()})
}

// put remembers one. If there is no room, those who were heard of longest ago are forgotten. It
// is called with the lock held.
func (b *backoff) put(who string, w wait) {
	if _, ok := b.waits[who]; !ok && len(b.waits) >= maxWaits {
		old := time.Now().Add(-longestWait)
		maps.DeleteFunc(b.waits, func(_ string, x wait) bool { return x.until.Before(old) })
	}
	for other := range b.waits { // some other: all are recent
		if len(b.waits) < maxWaits {
			break
		}
		delete(b.waits, other)
	}
	b.waits[who] = w
}
