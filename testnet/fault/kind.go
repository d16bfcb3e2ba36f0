package fault

import (
	"math/rand/v2"
	"slices"
	"sync"
)

// Kind is what goes wrong with one request.
type Kind string

// Kinds of faults.
const (
	None        Kind = ""
	Stall       Kind = "stall"        // no answer, then the line is cut
	Malformed   Kind = "malformed"    // an answer that is no JSON
	Truncated   Kind = "truncated"    // half of the true answer
	ServerError Kind = "server error" // HTTP 502
	RPCError    Kind = "rpc error"    // a JSON-RPC error, as busy endpoints give
	WrongChain  Kind = "wrong chain"  // another chain's id
	StaleHead   Kind = "stale head"   // the head of some blocks ago
	ForgedBlock Kind = "forged block" // a block with another state
	DroppedSend Kind = "dropped send" // the hash is answered, nothing is sent
	LostAnswer  Kind = "lost answer"  // it is sent, and reported as failed
	LogsDropped Kind = "logs dropped" // half of the logs that there are
)

// Kinds are all of them.
var Kinds = []Kind{Stall, Malformed, Truncated, ServerError, RPCError, WrongChain, StaleHead, ForgedBlock, DroppedSend, LostAnswer, LogsDropped}

// methodSend is the one method that changes a chain.
const methodSend = "eth_sendRawTransaction"

// fits reports whether a fault makes sense for a method.
func (k Kind) fits(method string) bool {
	switch k {
	case WrongChain:
		return method == "eth_chainId"
	case StaleHead, ForgedBlock:
		return method == "eth_getBlockByNumber"
	case DroppedSend, LostAnswer:
		return method == methodSend
	case LogsDropped:
		return method == "eth_getLogs"
	}
	return true
}

// Plan decides on a request. It is called by one request at a time.
type Plan func(method string) Kind

// Calm lets everything through.
func Calm(string) Kind { return None }

// Always does one thing to every request that it fits.
func Always(k Kind) Plan {
	return func(method string) Kind {
		if k.fits(method) {
			return k
		}
		return None
	}
}

// Random does one of the kinds to one of every `every` requests that they fit,
// the same ones for the same seed.
func Random(seed uint64, every int, kinds ...Kind) Plan {
	r := rand.New(rand.NewPCG(seed, 1))
	return func(method string) Kind {
		fitting := slices.DeleteFunc(slices.Clone(kinds), func(k Kind) bool { return !k.fits(method) })
		if len(fitting) == 0 || r.IntN(every) > 0 {
			return None
		}
		return fitting[r.IntN(len(fitting))]
	}
}

// Sends does the kinds in turn to the transactions of a node, and after each
// fault lets `between` pass.
func Sends(between int, kinds ...Kind) Plan {
	n := 0
	return func(method string) Kind {
		if method != methodSend || len(kinds) == 0 {
			return None
		}
		n++
		if n%(between+1) != 0 {
			return None
		}
		return kinds[(n/(between+1)-1)%len(kinds)]
	}
}

// Both asks one plan, and another one if that lets pass.
func Both(first, second Plan) Plan {
	return func(method string) Kind {
		if k := first(method); k != None {
			return k
		}
		return second(method)
	}
}

// Counts is how often each fault was done.
type Counts map[Kind]int

// Total of all kinds.
func (c Counts) Total() (n int) {
	for _, v := range c {
		n += v
	}
	return n
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
	out := Counts{}
	for k, v := range c.n {
		out[k] = v
	}
	return out
}
