package fault

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Kind is a fault in answering one request.
type Kind string

// Kinds that endpoints of all chains know. A Dialect has more.
const (
	None        Kind = ""
	Stall       Kind = "stall"        // no answer, then the connection is cut
	Malformed   Kind = "malformed"    // an answer that is not JSON
	Truncated   Kind = "truncated"    // half of the true answer
	ServerError Kind = "server error" // HTTP 502
	RPCError    Kind = "rpc error"    // a JSON-RPC error, as busy endpoints give
	DroppedSend Kind = "dropped send" // a transaction is accepted and not sent
	LostAnswer  Kind = "lost answer"  // a transaction is sent and reported as failed
)

// Counts is how often each fault occurred.
type Counts map[Kind]int

// Total of all kinds.
func (c Counts) Total() (n int) {
	for _, v := range c {
		n += v
	}
	return n
}

// String formats the counts as the line that scripts/e2e shows.
func (c Counts) String() string {
	var parts []string
	for _, k := range slices.Sorted(maps.Keys(c)) {
		parts = append(parts, fmt.Sprintf("%s %d", k, c[k]))
	}
	return fmt.Sprintf("faults: %d (%s)", c.Total(), strings.Join(parts, ", "))
}

// counter is Counts under a lock.
type counter struct {
	mu sync.Mutex
	n  Counts
}

func (c *counter) add(k Kind) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.n == nil {
		c.n = Counts{}
	}
	c.n[k]++
}

func (c *counter) read() Counts {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.n == nil {
		return Counts{}
	}
	return maps.Clone(c.n)
}
