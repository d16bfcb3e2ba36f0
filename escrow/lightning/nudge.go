package lightning

import (
	"context"
	"log/slog"
	"sync"

	"github.com/infernetprotocol/infernet/chain/lightning"
)

// Times of nudges, seconds: when an HTLC that should move has not, and the
// longest pause between two nudges, which doubles from the first.
const (
	hangTime  = 10
	nudgeMost = 600
)

// nudger watches HTLCs that are on their way, and has the node nudge its channels
// when one hangs: see lightning.Client.Nudge. Safe for concurrent use.
type nudger struct {
	node  Node
	clock func() uint64
	log   *slog.Logger

	mu         sync.Mutex
	since      map[lightning.Hash]uint64 // when it was first seen on its way
	next, wait uint64
}

func newNudger(n Node, clock func() uint64, log *slog.Logger) *nudger {
	return &nudger{node: n, clock: clock, log: log, since: map[lightning.Hash]uint64{}, wait: hangTime}
}

// saw is told at every look at a lock whether it should be moving.
func (n *nudger) saw(ctx context.Context, h lightning.Hash, moving bool) {
	if !n.due(h, moving) {
		return
	}
	err := n.node.Nudge(ctx)
	n.log.Info("an HTLC hangs: channels nudged", "hash", h, "err", err)
}

func (n *nudger) due(h lightning.Hash, moving bool) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	if !moving {
		delete(n.since, h)
		if len(n.since) == 0 {
			n.next, n.wait = 0, hangTime
		}
		return false
	}
	now := n.clock()
	first, ok := n.since[h]
	if !ok {
		n.since[h], first = now, now
	}
	if now < first+hangTime || now < n.next {
		return false
	}
	n.next, n.wait = now+n.wait, min(2*n.wait, nudgeMost)
	return true
}
