package node

import (
	"fmt"
	"math/rand/v2"
	"net/netip"
	"testing"
)

const (
	minute = 60
	day    = 24 * 3600
)

// at is a peer in the network of an address.
func at(name, addr string, staked, dialled bool) met {
	m := met{knownPeer: knownPeer{ID: name, Addrs: []string{"/ip4/" + addr + "/tcp/7420"}}, staked: staked,
		dialled: dialled}
	m.network, _ = netip.MustParseAddr(addr).Prefix(24)
	return m
}

// anchorsOf are the names of a list's anchors.
func anchorsOf(list []knownPeer) map[string]bool {
	out := map[string]bool{}
	for _, p := range list {
		if p.Anchor {
			out[p.ID] = true
		}
	}
	return out
}

// TestHostileAnchorsOutliveAnEclipse: an attacker owns 95 of 100 peers that a node meets from the second hour on, in as
// many networks, with stakes, and in the end all of them; the honest ones are away for days. The node still goes back
// to the anchors that it had, first of all.
func TestHostileAnchorsOutliveAnEclipse(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	var honest []met
	for i := range maxAnchors {
		honest = append(honest, at(fmt.Sprint("honest ", i), fmt.Sprintf("192.0.%d.1", i), false, true))
	}
	now := uint64(1_800_000_000)
	var list []knownPeer
	for range 120 {
		now += minute
		list = remembered(list, honest, now)
	}
	if n := len(anchorsOf(list)); n != maxAnchors {
		t.Fatalf("%d of %d became anchors within two hours", n, maxAnchors)
	}
	for hour := range 6 * 24 {
		now += 3600
		var here []met
		for i := range 95 {
			here = append(here, at(fmt.Sprintf("attacker %d %d", hour, i), fmt.Sprintf("%d.%d.%d.1", 11+r.IntN(100),
				r.IntN(256), i), i%2 == 0, i%3 == 0))
		}
		if hour < 24 {
			here = append(here, honest[:5]...)
		}
		list = remembered(list, here, now)
	}
	for i, p := range list[:maxAnchors] {
		if !p.Anchor || p.ID[:6] != "honest" || len(p.Addrs) == 0 {
			t.Errorf("place %d is %q", i, p.ID)
		}
	}
	if len(list) > maxPeers {
		t.Errorf("%d peers are kept", len(list))
	}
	// Those that never come back are replaced in the end.
	for range 4 {
		now += day
		list = remembered(list, []met{at("new", "198.51.100.1", true, true)}, now)
	}
	if a := anchorsOf(list); !a["new"] || a["honest 11"] {
		t.Errorf("anchors after ten days without the old ones: %v", a)
	}
}

// TestAnchorsAreOfSeveralNetworks: of one network of addresses one peer is an anchor, whatever it has staked. Those of
// private networks are not counted, as all peers may be there.
func TestAnchorsAreOfSeveralNetworks(t *testing.T) {
	var here []met
	for i := range 50 {
		here = append(here, at(fmt.Sprint("attacker ", i), fmt.Sprintf("203.0.113.%d", i+1), true, true))
	}
	here = append(here, at("other", "198.51.100.1", false, true))
	list := remembered(remembered(nil, here, 1000), here, 1000+anchorAge)
	if a := anchorsOf(list); len(a) != 2 || !a["other"] {
		t.Errorf("anchors: %v", a)
	}
	for i := range here {
		here[i].network = netip.Prefix{}
	}
	if a := anchorsOf(remembered(nil, here, 1000)); len(a) != maxAnchors {
		t.Errorf("%d anchors in a private network", len(a))
	}
}

// TestWhoDialsInIsNoAnchor: a peer without a stake that dialled this node is none, however long it stays, and one that
// this node has dialled is when it has stayed.
func TestWhoDialsInIsNoAnchor(t *testing.T) {
	here := []met{at("guest", "198.51.100.1", false, false), at("host", "192.0.2.1", false, true)}
	list := remembered(nil, here, 1000)
	if len(anchorsOf(list)) != 0 || len(list) != 2 {
		t.Errorf("at first: %+v", list)
	}
	list = remembered(list, here, 1000+anchorAge)
	if a := anchorsOf(list); len(a) != 1 || !a["host"] || list[0].ID != "host" || list[0].Since != 1000 {
		t.Errorf("later: %+v", list)
	}
	again := remembered(list, here, 1000+2*anchorAge)
	if fmt.Sprint(again) != fmt.Sprint(list) {
		t.Errorf("nothing happened, and the list changed:\n%v\n%v", list, again)
	}
}
