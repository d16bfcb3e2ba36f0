package node

import (
	"cmp"
	"net/netip"
	"slices"
)

// Anchors are the peers that a node goes back to after a restart, before it asks anybody for others. Whoever fills its
// connections or its address book later does not displace them: a newcomer becomes one only where there is room, or
// where an anchor was away for anchorAway. See docs/network.md.
const (
	maxAnchors = 12
	// perNetwork bounds the anchors of one network of addresses (IPv4 /24, IPv6 /48), unless it is a private one.
	perNetwork = 1
	// anchorAge is how long a peer without a stake must have been met, before it may be one, seconds.
	anchorAge = 600
	// anchorAway is after how many seconds without a connection an anchor may be replaced.
	anchorAway = 7 * 24 * 3600
	lastStep   = 6 * 3600
)

// knownPeer is where a peer was reached.
type knownPeer struct {
	ID    string   `cbor:"1,keyasint"`
	Addrs []string `cbor:"2,keyasint"`
	// Since and Last are when it was met first and last, Unix seconds of this machine. Last is in steps of lastStep, so
	// that the list does not change all the time. Anchor says that it is one.
	Since  uint64 `cbor:"3,keyasint,omitempty"`
	Last   uint64 `cbor:"4,keyasint,omitempty"`
	Anchor bool   `cbor:"5,keyasint,omitempty"`
}

// met is a peer that is connected now.
type met struct {
	knownPeer
	staked  bool         // or with a lease
	dialled bool         // this node opened the connection, so the address is right
	network netip.Prefix // none for a private one
}

// remembered is the list that is kept: anchors first, then others that are connected, at most maxPeers. last is the
// list before.
func remembered(last []knownPeer, connected []met, now uint64) []knownPeer {
	old := map[string]knownPeer{}
	for _, p := range last {
		old[p.ID] = p
	}
	here := map[string]met{}
	for _, p := range connected {
		p.Since, p.Last, p.Anchor = now, now-now%lastStep, old[p.ID].Anchor
		if before := old[p.ID].Since; before != 0 && before < now {
			p.Since = before
		}
		if len(p.Addrs) == 0 { // it was reached before, and does not say where now
			p.Addrs = old[p.ID].Addrs
		}
		here[p.ID] = p
	}
	out := anchors(last, here, now)
	chosen := map[string]bool{}
	for _, p := range out {
		chosen[p.ID] = true
	}
	return append(out, others(here, chosen, maxPeers-len(out))...)
}

// anchors are the old anchors that were not away too long, and the best of the connected peers where there is room.
func anchors(last []knownPeer, here map[string]met, now uint64) (out []knownPeer) {
	networks := map[netip.Prefix]int{}
	for _, p := range last {
		again, connected := here[p.ID]
		switch {
		case !p.Anchor || len(out) == maxAnchors:
			continue
		case connected:
			p = again.knownPeer
			networks[again.network]++
		case p.Last+anchorAway < now:
			continue
		}
		out = append(out, p)
	}
	for _, p := range candidates(here, now) {
		if len(out) == maxAnchors {
			break
		}
		if p.network.IsValid() && networks[p.network] >= perNetwork {
			continue
		}
		networks[p.network]++
		p.Anchor = true
		out = append(out, p.knownPeer)
	}
	return out
}

// candidates may become anchors, the best first: with a stake, then dialled by this node, then by age.
func candidates(here map[string]met, now uint64) (out []met) {
	for _, p := range here {
		if !p.Anchor && len(p.Addrs) > 0 && (p.staked || p.dialled && now-p.Since >= anchorAge) {
			out = append(out, p)
		}
	}
	slices.SortFunc(out, func(a, b met) int {
		return cmp.Or(compareBool(b.staked, a.staked), compareBool(b.dialled, a.dialled), cmp.Compare(a.Since, b.Since),
			cmp.Compare(a.ID, b.ID))
	})
	return out
}

// others are peers that are connected and are no anchors, those first that were met first.
func others(here map[string]met, chosen map[string]bool, most int) (out []knownPeer) {
	for _, p := range here {
		if !chosen[p.ID] {
			p.Anchor = false
			out = append(out, p.knownPeer)
		}
	}
	slices.SortFunc(out, func(a, b knownPeer) int {
		return cmp.Or(cmp.Compare(a.Since, b.Since), cmp.Compare(a.ID, b.ID))
	})
	return out[:min(len(out), most)]
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// metNow are the connected peers.
func (n *Node) metNow() (out []met) {
	for _, c := range n.host.Met() {
		addrs := n.host.KnownAddrs(c.ID)
		slices.Sort(addrs)
		out = append(out, met{knownPeer: knownPeer{ID: c.ID.String(), Addrs: addrs[:min(len(addrs), maxAddrs)]},
			staked: c.Known, dialled: c.Dialled, network: c.Network})
	}
	return out
}
