package p2p

import (
	"context"
	"slices"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/retry"
)

// dialTime bounds one attempt to connect that discovery makes.
const dialTime = 10 * time.Second

func (h *Host) dial(p peer.AddrInfo) {
	ctx, cancel := context.WithTimeout(h.ctx, dialTime)
	defer cancel()
	if err := h.host.Connect(ctx, p); err != nil {
		h.log.Debug("peer not reached", "peer", p.ID, "err", err)
	}
}

// perList is how many nodes of a suggested list are dialled in one search.
const perList = 4

// Suggest replaces the lists of nodes to join that somebody has signed. Each search dials a few of every list, drawn
// anew, so that a long list has no more to say than a short one.
func (h *Host) Suggest(lists [][]peer.AddrInfo) { h.suggested.Store(&lists) }

// bootstrapPeers are those of the configuration, which validate has parsed before, and a few of each suggested list.
func (h *Host) bootstrapPeers() []peer.AddrInfo {
	infos, err := h.cfg.bootstrap()
	if err != nil {
		panic(err) // New validates the same list
	}
	if lists := h.suggested.Load(); lists != nil {
		for _, l := range *lists {
			infos = append(infos, drawnOf(l, perList)...)
		}
	}
	return infos
}

// drawnOf are n of a list at most, which nobody on the network can foresee.
func drawnOf(list []peer.AddrInfo, n int) []peer.AddrInfo {
	left := slices.Clone(list)
	for i := range min(n, len(left)) {
		j := i + drawn(len(left)-i)
		left[i], left[j] = left[j], left[i]
	}
	return left[:min(n, len(left))]
}

// discover searches for peers until the host closes: often while peers are few and more come, ever less often while
// no more are found.
func (h *Host) discover() {
	for wait := h.cfg.pace.search; ; {
		before := len(h.Peers())
		h.search()
		wait = h.rest(wait, before, len(h.Peers()))
		if retry.Pause(h.ctx, wait) != nil {
			return
		}
	}
}

// rest is how long to wait after a search that began with before peers and ended with now.
func (h *Host) rest(wait time.Duration, before, now int) time.Duration {
	switch {
	case now >= h.cfg.MinPeers:
		return h.cfg.pace.settle
	case now != before || now == 0:
		return h.cfg.pace.search
	}
	return min(2*wait, h.cfg.pace.settle)
}

// search dials the bootstrap peers when peers are few, and asks the network for
// the host's own neighbourhood, which is how the two get to know each other.
func (h *Host) search() {
	if len(h.Peers()) < h.cfg.MinPeers {
		var g errgroup.Group
		g.SetLimit(8)
		for _, p := range h.bootstrapPeers() {
			if p.ID != h.host.ID() {
				g.Go(func() error { h.dial(p); return nil })
			}
		}
		_ = g.Wait() // dial logs what fails
	}
	if len(h.Peers()) == 0 {
		return
	}
	refreshed, ok := h.refresh()
	if !ok {
		return
	}
	select {
	case err := <-refreshed:
		if err != nil {
			h.log.Debug("routing table not refreshed", "err", err)
		}
	case <-h.ctx.Done():
	}
}

// refresh asks the DHT to refresh its routing table, unless the host is closing: the DHT
// must not be asked while it closes.
func (h *Host) refresh() (<-chan error, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, false
	}
	return h.dht.RefreshRoutingTable(), true
}

// relays offers the DHT's neighbours as relays when the host is not reachable.
func (h *Host) relays(ctx context.Context, n int) <-chan peer.AddrInfo {
	out := make(chan peer.AddrInfo, n)
	defer close(out)
	if h.dht == nil { // the host is still being made
		return out
	}
	near := h.dht.RoutingTable().ListPeers()
	for _, id := range near[:min(n, len(near))] {
		out <- h.host.Peerstore().PeerInfo(id)
	}
	return out
}
