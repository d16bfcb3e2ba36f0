package top

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/node/api"
)

// feedMost is how many events are kept.
const feedMost = 200

// feedPause is how long the feed waits before it follows the node again.
const feedPause = time.Second

// feed keeps the node's latest events.
type feed struct {
	mu     sync.Mutex
	events []api.Event
}

// follow reads events until ctx is done. After a cut it begins anew: a node that was started again counts from one.
func (f *feed) follow(ctx context.Context, n Node) {
	for ctx.Err() == nil {
		begun := false
		_ = n.Watch(ctx, "", 0, func(e api.Event) error { // the next round of questions shows why it ended
			f.take(e, !begun)
			begun = true
			return nil
		})
		_ = retry.Pause(ctx, feedPause)
	}
}

func (f *feed) take(e api.Event, first bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if first {
		f.events = nil
	}
	if f.events = append(f.events, e); len(f.events) > feedMost {
		f.events = slices.Delete(f.events, 0, len(f.events)-feedMost)
	}
}

// latest are the events that are kept, the newest first.
func (f *feed) latest() []api.Event {
	f.mu.Lock()
	defer f.mu.Unlock()
	out := slices.Clone(f.events)
	slices.Reverse(out)
	return out
}
