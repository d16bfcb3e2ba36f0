package escrowtest

import (
	"context"
	"errors"
	"sync"

	"github.com/infernetprotocol/infernet/escrow"
)

// errCrash ends a run of a node where the scenario asks for it.
var errCrash = errors.New("crash")

// These are the points at which every action is interrupted, once each: before it
// is handed to the chain; after that and before it took effect; and after it took
// effect and before the node recorded that. Transient failures in between do not
// count.
const (
	beforeSend = iota
	afterSend
	afterEffect
	points
)

// crashes counts how often each action was interrupted.
type crashes struct {
	mu   sync.Mutex
	seen map[string]int // points passed, by action
	sent int            // interruptions between sending and effect
	hits [points]int
	// dice decides whether a point is hit; nil: each is.
	dice func() bool
}

func newCrashes() *crashes { return &crashes{seen: map[string]int{}} }

// due is the next point at which an action is to be interrupted.
func (c *crashes) due(id string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.dice != nil && c.seen[id] < points && !c.dice() {
		c.seen[id]++
	}
	return c.seen[id]
}

// hit records that an action was interrupted at a point. It reports false if that
// had happened before.
func (c *crashes) hit(id string, point int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.seen[id] > point {
		return false
	}
	c.seen[id] = point + 1
	c.hits[point]++
	if point == afterSend {
		c.sent++
	}
	return true
}

// crashing is a rail whose node crashes.
type crashing struct {
	escrow.Rail
	crashes *crashes // nil: it never crashes
	crash   func()
	hold    func(context.Context) error // returns when the chain may be observed

	mu      sync.Mutex
	sending string // the action to be interrupted once it was handed to the chain; empty: none
}

// Observe implements escrow.Rail.
func (c *crashing) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	if err := c.hold(ctx); err != nil {
		return escrow.Chain{}, err
	}
	return c.Rail.Observe(ctx, d)
}

// Do implements escrow.Rail.
func (c *crashing) Do(ctx context.Context, a escrow.Action) error {
	if c.crashes == nil {
		return c.Rail.Do(ctx, a)
	}
	switch c.crashes.due(a.ID) {
	case beforeSend:
		c.crashes.hit(a.ID, beforeSend)
		c.crash()
		return errCrash
	case afterSend:
		c.interrupt(a.ID)
	default:
		c.interrupt("")
	}
	err := c.Rail.Do(ctx, a)
	if err == nil && c.crashes.due(a.ID) < points && c.crashes.hit(a.ID, afterEffect) {
		c.crash()
		return errCrash
	}
	return err
}

func (c *crashing) interrupt(id string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sending = id
}

// sent is called when something was handed to the chain.
func (c *crashing) sent() {
	c.mu.Lock()
	id := c.sending
	c.mu.Unlock()
	if id != "" && c.crashes.hit(id, afterSend) {
		c.crash()
	}
}
