package p2p

import (
	"net/netip"

	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
)

// Met is a connected peer.
type Met struct {
	ID      peer.ID
	Known   bool         // it has a lease or a stake
	Dialled bool         // this host opened a connection to it
	Network netip.Prefix // the network of its address; none for one that is exempt from the bound of networks
}

// Met returns the connected peers.
func (h *Host) Met() (out []Met) {
	for _, p := range h.host.Network().Peers() {
		m := Met{ID: p, Known: h.known.Has(p)}
		for _, c := range h.host.Network().ConnsToPeer(p) {
			m.Dialled = m.Dialled || c.Stat().Direction == network.DirOutbound
			if n := networkOf(c.RemoteMultiaddr()); !h.exempt(n) {
				m.Network = n
			}
		}
		out = append(out, m)
	}
	return out
}

// NetworkSize is how many nodes the network has, as the DHT estimates from how near to a key its nearest peers are. It
// is 0 where too few look-ups have been made.
func (h *Host) NetworkSize() int {
	n, err := h.dht.NetworkSize()
	if err != nil || n < 0 {
		return 0
	}
	return int(n)
}

// exempt reports whether the connections of a network are not bounded.
func (h *Host) exempt(n netip.Prefix) bool {
	for _, e := range h.cfg.Exempt {
		if n.IsValid() && e.Contains(n.Addr()) {
			return true
		}
	}
	return false
}

// Keep protects the connections to a peer from being closed for others.
func (h *Host) Keep(p peer.ID) { h.host.ConnManager().Protect(p, keptTag) }

// keptTag marks peers for libp2p's connection manager that this host goes back to.
const keptTag = "kept"
