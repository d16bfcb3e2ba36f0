package p2p

import (
	"net/netip"
	"testing"
	"time"
)

// TestHostileOneNetworkDoesNotFillTheTable: of 24 peers of one network of addresses, the DHT's routing table has so
// many as one network may have there. Where that network is exempt, as private ones are, it has more.
func TestHostileOneNetworkDoesNotFillTheTable(t *testing.T) {
	const peers = 24
	quiet := func(c *Config) { c.pace.search, c.pace.settle = time.Hour, time.Hour }
	strict := plain(t, quiet, func(c *Config) { c.Exempt, c.PerPrefix = []netip.Prefix{}, 4*peers })
	local := plain(t, quiet)
	for range peers {
		h := plain(t, quiet)
		connect(t, strict, h)
		connect(t, local, h)
	}
	eventually(t, "the exempt network fills the table", func() bool {
		return local.dht.RoutingTable().Size() > tableOfNetwork
	})
	eventually(t, "the table has peers", func() bool { return strict.dht.RoutingTable().Size() > 0 })
	if n := strict.dht.RoutingTable().Size(); n > tableOfNetwork {
		t.Errorf("%d peers of one network are in the table, want %d at most", n, tableOfNetwork)
	}
}

// TestMetSaysWhoDialled: a host knows which peers it has dialled itself, and in which network they are.
func TestMetSaysWhoDialled(t *testing.T) {
	quiet := func(c *Config) { c.pace.search, c.pace.settle = time.Hour, time.Hour }
	a := plain(t, quiet, func(c *Config) { c.Exempt = []netip.Prefix{} })
	b := plain(t, quiet)
	connect(t, a, b)
	eventually(t, "both have met", func() bool { return len(a.Met()) == 1 && len(b.Met()) == 1 })
	b.Reserve(a.ID(), time.Minute)
	b.Keep(a.ID())
	if m := a.Met()[0]; m.ID != b.ID() || !m.Dialled || m.Known || m.Network.String() != "127.0.0.0/24" {
		t.Errorf("who dialled sees %+v", m)
	}
	if m := b.Met()[0]; m.ID != a.ID() || m.Dialled || !m.Known || m.Network.IsValid() {
		t.Errorf("who was dialled sees %+v", m)
	}
	if !b.host.ConnManager().IsProtected(a.ID(), keptTag) {
		t.Error("the connection to a peer that is kept may be closed for others")
	}
}
