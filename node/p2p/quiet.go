package p2p

import (
	"slices"
	"sync"
	"time"

	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"
)

// quietParts is which part of Config.Stall may pass without a block before those who were asked are passed over. Of 30
// s that leaves a peer which sends at the default LeastRate the time for a whole block.
const quietParts = 6

// quiet watches over blocks that a fetch waits for.
type quiet struct {
	f     *fetch
	timer *time.Timer

	mu   sync.Mutex
	want []cid.Cid // not here yet
	over bool
}

// watch starts the clock of a wait for blocks. The caller calls end.
func (f *fetch) watch(want ...cid.Cid) *quiet {
	q := &quiet{f: f, want: slices.Clone(want)}
	f.b.asked.begin(want)
	q.mu.Lock()
	defer q.mu.Unlock()
	q.timer = time.AfterFunc(f.quietTime(), q.passOver)
	return q
}

func (f *fetch) quietTime() time.Duration { return f.b.host.cfg.Stall / quietParts }

// arrived notes a block.
func (q *quiet) arrived(c cid.Cid) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.want = slices.DeleteFunc(q.want, c.Equals)
	q.f.b.asked.end([]cid.Cid{c})
	q.timer.Reset(q.f.quietTime())
}

func (q *quiet) end() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.over = true
	q.timer.Stop()
	q.f.b.asked.end(q.want)
}

// passOver leaves the peers that were asked and sent nothing, and starts the clock again.
func (q *quiet) passOver() {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.over {
		return
	}
	q.timer.Reset(q.f.quietTime())
	if silent := q.f.b.asked.silent(q.want); len(silent) > 0 && q.f.b.host.begin() {
		go func() {
			defer q.f.b.host.running.Done()
			q.f.drop(silent)
		}()
	}
}

// drop closes the connections to peers that let the fetch wait, and calls the named providers again: one that is only
// slow may be the only one. By then others are asked, if any has the blocks.
func (f *fetch) drop(silent []peer.ID) {
	for _, p := range silent {
		f.b.host.metrics.silent.Inc()
		f.b.host.log.Debug("a peer was asked for blocks and sent none", "peer", p)
		_ = f.b.host.host.Network().ClosePeer(p) // it may be gone
	}
	f.connect(f.from)
}
