package escrowtest

import (
	"context"
	"errors"
	"sync"

	"github.com/infernetprotocol/infernet/escrow"
)

// errCrash ends a node's life where the story wants it.
var errCrash = errors.New("crash")

// crashes counts how often each action was interrupted. Every action is
// interrupted three times: before it is handed to the chain, after that and
// before it took effect, and after it took effect and before the node wrote
// that down.
type crashes struct {
	mu   sync.Mutex
	seen map[string]int
	sent int // interruptions between sending and effect
}

func newCrashes() *crashes { return &crashes{seen: map[string]int{}} }

func (c *crashes) next(id string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.seen[id]++
	return c.seen[id]
}

// crashing is a rail whose node crashes.
type crashing struct {
	escrow.Rail
	crashes *crashes // nil: it does not
	crash   func()

	mu     sync.Mutex
	inSend bool // crash when the action was handed to the chain
}

// Do implements escrow.Rail.
func (c *crashing) Do(ctx context.Context, a escrow.Action) error {
	if c.crashes == nil {
		return c.Rail.Do(ctx, a)
	}
	n := c.crashes.next(a.ID)
	if n == 1 {
		c.crash()
		return errCrash
	}
	c.mu.Lock()
	c.inSend = n == 2
	c.mu.Unlock()
	err := c.Rail.Do(ctx, a)
	if err == nil && n == 3 {
		c.crash()
		return errCrash
	}
	return err
}

func (c *crashing) sent() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.inSend {
		c.crashes.mu.Lock()
		c.crashes.sent++
		c.crashes.mu.Unlock()
		c.crash()
	}
}
