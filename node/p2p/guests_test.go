package p2p

import (
	"context"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/p2p/transport/tcp"
)

// stranger is a host of another make, which follows no rule of this package.
func stranger(t *testing.T) host.Host {
	t.Helper()
	h, err := libp2p.New(libp2p.NoListenAddrs, libp2p.Transport(tcp.NewTCPTransport), libp2p.DisableRelay(),
		libp2p.DisableMetrics())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = h.Close() })
	return h
}

func dialAs(t *testing.T, h host.Host, to *Host) error {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	info, err := peer.AddrInfoFromString(onTCP(to))
	if err != nil {
		t.Fatal(err)
	}
	return h.Connect(ctx, *info)
}

func onTCP(h *Host) string {
	for _, a := range h.Addrs() {
		if !strings.Contains(a, "quic") {
			return a
		}
	}
	return ""
}

// inbound counts the connections that others have opened.
func inbound(h *Host) (n int) {
	for _, c := range h.host.Network().Conns() {
		if c.Stat().Direction == network.DirInbound {
			n++
		}
	}
	return n
}

// TestHostileC1StrangersLeaveRoom: strangers who open as many connections as they can, and again when cut, keep
// neither a known peer nor one with a stake from connecting, and the host within its number of peers.
func TestHostileC1StrangersLeaveRoom(t *testing.T) {
	const most = 8
	var staked atomic.Value
	staked.Store(peer.ID(""))
	victim := plain(t, func(c *Config) {
		c.MinPeers, c.MaxPeers = 1, most
		c.Vouch = func(_ context.Context, p peer.ID) (bool, error) { return p == staked.Load(), nil }
	})
	for range 2 * most {
		s := stranger(t)
		_ = dialAs(t, s, victim) // some are refused, some are cut
	}
	eventually(t, "strangers are held to their part", func() bool { return inbound(victim) <= most })
	friend, operator := stranger(t), stranger(t)
	victim.Reserve(friend.ID(), time.Minute)
	staked.Store(operator.ID())
	for name, h := range map[string]host.Host{"a known peer": friend, "a staked peer": operator} {
		if err := dialAs(t, h, victim); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		eventually(t, name+" is reserved for", func() bool { return victim.known.Has(h.ID()) })
	}
	for range most {
		_ = dialAs(t, stranger(t), victim)
	}
	eventually(t, "strangers are held to their part again", func() bool { return inbound(victim) <= most+2 })
	for name, h := range map[string]host.Host{"the known peer": friend, "the staked peer": operator} {
		if victim.host.Network().Connectedness(h.ID()) != network.Connected {
			t.Errorf("%s was cut", name)
		}
		if !victim.host.ConnManager().IsProtected(h.ID(), knownTag) {
			t.Errorf("%s is not protected", name)
		}
	}
}

// TestHostileR3AStakeOutlastsItsFirstLook: a peer with a stake stays known for as long as it is connected. Else it
// would be a stranger among those that others crowd a node with.
func TestHostileR3AStakeOutlastsItsFirstLook(t *testing.T) {
	var later atomic.Int64
	operator := stranger(t)
	victim := plain(t, func(c *Config) {
		c.pace.vouch = 50 * time.Millisecond
		c.now = func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
		c.Vouch = func(_ context.Context, p peer.ID) (bool, error) { return p == operator.ID(), nil }
	})
	if err := dialAs(t, operator, victim); err != nil {
		t.Fatal(err)
	}
	for range 4 {
		eventually(t, "it is known", func() bool { return victim.known.Has(operator.ID()) })
		later.Add(int64(vouchedFor - vouchAgain)) // its stake is looked up again before the first look is over
		eventually(t, "it stays known", func() bool { return victim.known.Lasts(operator.ID(), vouchAgain) })
	}
}

// TestHostileC1ConnectionsOfOneNetworkAreBounded: half of a network's connections are one address's.
func TestHostileC1ConnectionsOfOneNetworkAreBounded(t *testing.T) {
	victim := plain(t, func(c *Config) { c.PerPrefix, c.Exempt = 8, []netip.Prefix{} })
	refused := 0
	for range 12 {
		s := stranger(t)
		if dialAs(t, s, victim) != nil {
			refused++
		}
	}
	if n := inbound(victim); n > 4 || refused < 8 {
		t.Errorf("%d connections from one address, %d refused: want 4 and 8", n, refused)
	}
	if free := plain(t); dialAs(t, stranger(t), free) != nil {
		t.Error("loopback is not exempt by default")
	}
}
