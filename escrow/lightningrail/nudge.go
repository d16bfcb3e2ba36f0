package lightningrail

import (
	"context"
	"log/slog"
	"sync"

	"github.com/infernetprotocol/infernet/chain/lnd"
)

// Times of nudges, in seconds: after how long an HTLC that should move counts as
// stuck, and the longest pause between two nudges. The pause doubles from the
// first one.
const (
	hangTime  = 10
	nudgeMost = 600
)

// nudger watches HTLCs in flight and has the node nudge its channels when one is
// stuck: see lnd.Client.Nudge. Safe for concurrent use.
type nudger struct {
	node  Node
	clock func() uint64
	log   *slog.Logger

	mu    sync.Mutex
	seen  map[lnd.Hash]sight
	again uint64 // when the node may be asked next
}

// sight is what is known of an HTLC in flight: when to nudge for it next, and the
// pause after that.
type sight struct{ next, wait uint64 }

func newNudger(n Node, clock func() uint64, log *slog.Logger) *nudger {
	return &nudger{node: n, clock: clock, log: log, seen: map[lnd.Hash]sight{}}
}

// note records at every look at a lock, or at a lease that was taken back, whether
// something should be moving.
func (n *nudger) note(ctx context.Context, h lnd.Hash, moving bool) {
	if !n.due(h, moving) {
		return
	}
	err := n.node.Nudge(ctx)
	n.log.Info("an HTLC hangs: channels nudged", "hash", h, "err", err)
}

func (n *nudger) due(h lnd.Hash, moving bool) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	if !moving {
		delete(n.seen, h)
		return false
	}
	now := n.clock()
	s, ok := n.seen[h]
	if !ok {
		s = sight{now + hangTime, hangTime}
	}
	due := now >= s.next && now >= n.again
	if due {
		s.next, s.wait, n.again = now+s.wait, min(2*s.wait, nudgeMost), now+hangTime
	}
	n.seen[h] = s
	return due
}
