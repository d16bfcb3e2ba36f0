package p2p

import (
	"context"
	"crypto/rand"
	"math/big"
	"sync"

	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/p2p/discovery/mdns"
)

// mdnsName is the service that nodes announce on a local network.
const mdnsName = "_infernet._udp"

// Bounds of what anybody on the local network may announce.
const (
	lanDials   = 32  // at a time
	lanWaiting = 256 // nodes that wait to be dialled
)

// lanDiscovery announces lh on the local network and calls found with every
// other node that does, until it is closed.
type lanDiscovery func(lh host.Host, found func(peer.AddrInfo)) (closer, error)

// foundFunc is an mdns.Notifee.
type foundFunc func(peer.AddrInfo)

// HandlePeerFound implements mdns.Notifee.
func (f foundFunc) HandlePeerFound(p peer.AddrInfo) { f(p) }

func mdnsDiscovery(lh host.Host, found func(peer.AddrInfo)) (closer, error) {
	s := mdns.NewMdnsService(lh, mdnsName, foundFunc(found))
	if err := s.Start(); err != nil {
		return nil, err
	}
	return s, nil
}

// startLAN turns local discovery on. The host starts without it where there is no multicast: the DHT remains.
func (h *Host) startLAN() {
	if !h.cfg.MDNS {
		return
	}
	lan, err := h.cfg.lan(h.host, h.meet)
	if err != nil {
		h.log.Warn("local discovery is off: no multicast here", "err", err)
		return
	}
	h.lan = lan
}

// meet connects to a node heard on the local network, unless there are peers enough. Anybody there can announce any
// number, under any name: so few are dialled at a time, and few wait. The connection shows who it is.
func (h *Host) meet(p peer.AddrInfo) {
	if p.ID == h.host.ID() || len(h.Peers()) >= h.cfg.MaxPeers || !h.begin() {
		return
	}
	defer h.running.Done()
	if !h.heard.add(p) {
		return
	}
	for p, ok := h.heard.next(); ok; p, ok = h.heard.next() {
		ctx, cancel := context.WithTimeout(h.ctx, h.cfg.pace.lan)
		if err := h.host.Connect(ctx, p); err != nil {
			h.log.Debug("peer of the local network not reached", "peer", p.ID, "err", err)
		}
		cancel()
	}
}

// lanQueue are nodes heard on the local network that wait to be dialled. It is safe for concurrent use.
type lanQueue struct {
	mu       sync.Mutex
	waiting  []peer.AddrInfo
	dialling int
}

// add lets a node wait; where too many do, it takes the place of any. It reports whether the caller is to dial those
// that wait, until next has none.
func (q *lanQueue) add(p peer.AddrInfo) (dial bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.waiting) < lanWaiting {
		q.waiting = append(q.waiting, p)
	} else {
		q.waiting[drawn(lanWaiting)] = p
	}
	if q.dialling == lanDials {
		return false
	}
	q.dialling++
	return true
}

// next takes any node that waits, so that no crowd that came before keeps one waiting. Without one, the caller dials no
// more.
func (q *lanQueue) next() (peer.AddrInfo, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	n := len(q.waiting)
	if n == 0 {
		q.dialling--
		return peer.AddrInfo{}, false
	}
	i := drawn(n)
	p := q.waiting[i]
	q.waiting[i] = q.waiting[n-1]
	q.waiting = q.waiting[:n-1]
	return p, true
}

// drawn is a number below n that nobody on the network can foresee.
func drawn(n int) int {
	i, err := rand.Int(rand.Reader, big.NewInt(int64(n)))
	if err != nil {
		panic(err) // the system has no randomness
	}
	return int(i.Int64())
}
