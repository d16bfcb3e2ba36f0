package coordinator

import (
	"fmt"
	"sync"

	"github.com/infernetprotocol/infernet/market"
)

// refusals counts the heights in a row that were refused for one segment. It is safe for
// concurrent use.
type refusals struct {
	mu      sync.Mutex
	segment uint32
	n       int
}

// count notes whether the height of a commitment was refused, and returns how many in a row
// were.
func (r *refusals) count(c market.Commitment, refused bool) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !refused || r.segment != c.Segment {
		r.segment, r.n = c.Segment, 0
	}
	if refused {
		r.n++
	}
	return r.n
}

// ordinal writes a number in words of counting.
func ordinal(n int) string {
	switch n {
	case 1:
		return "first"
	case 2:
		return "second"
	case 3:
		return "third"
	}
	return fmt.Sprintf("%dth", n)
}
