package p2p

import (
	"fmt"
	"math/rand/v2"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	ma "github.com/multiformats/go-multiaddr"
)

// tarpit accepts connections and says nothing. It counts those that are open at a time.
type tarpit struct {
	net.Listener
	mu        sync.Mutex
	now, most int
}

func newTarpit(t *testing.T) *tarpit {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &tarpit{Listener: l}
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			wg.Go(func() { p.hold(c) })
		}
	})
	t.Cleanup(func() { _ = l.Close(); wg.Wait() })
	return p
}

func (p *tarpit) hold(c net.Conn) {
	p.count(1)
	defer p.count(-1)
	defer c.Close()
	buf := make([]byte, 512)
	for {
		if _, err := c.Read(buf); err != nil {
			return
		}
	}
}

func (p *tarpit) count(by int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.now += by
	p.most = max(p.most, p.now)
}

// at is where the tarpit is, under a name.
func (p *tarpit) at(t *testing.T, name peer.ID) peer.AddrInfo {
	t.Helper()
	a, err := ma.NewMultiaddr(fmt.Sprintf("/ip4/127.0.0.1/tcp/%d", p.Addr().(*net.TCPAddr).Port))
	if err != nil {
		t.Fatal(err)
	}
	return peer.AddrInfo{ID: name, Addrs: []ma.Multiaddr{a}}
}

// TestHostileSpoofedLocalNodesAreBounded: somebody on the local network announces 2000 nodes that do not answer, and an
// honest node's name at its own address. The host dials few at a time and lets few wait, believes no name, and meets
// the honest node when that announces itself.
func TestHostileSpoofedLocalNodesAreBounded(t *testing.T) {
	var found func(peer.AddrInfo)
	victim := plain(t, func(c *Config) {
		c.MDNS, c.pace.lan, c.pace.search = true, 100*time.Millisecond, time.Hour
		c.lan = func(_ host.Host, f func(peer.AddrInfo)) (closer, error) { found = f; return leave(func() {}), nil }
	})
	honest, liar := plain(t), plain(t)
	pit := newTarpit(t)
	var announced sync.WaitGroup
	defer announced.Wait()
	seed := rand.NewChaCha8([32]byte{1})
	for range 2000 {
		_, key, err := crypto.GenerateEd25519Key(seed)
		if err != nil {
			t.Fatal(err)
		}
		name, err := peer.IDFromPublicKey(key)
		if err != nil {
			t.Fatal(err)
		}
		p := pit.at(t, name)
		announced.Go(func() { found(p) })
	}
	spoofed := peer.AddrInfo{ID: honest.ID(), Addrs: liar.host.Addrs()}
	announced.Go(func() { found(spoofed) })
	own := peer.AddrInfo{ID: honest.ID(), Addrs: honest.host.Addrs()}
	eventually(t, "the honest node is met", func() bool {
		announced.Go(func() { found(own) }) // as a node does again and again
		return victim.host.Network().Connectedness(honest.ID()) == network.Connected
	})
	if len(victim.host.Network().ConnsToPeer(liar.ID())) > 0 {
		t.Error("the liar is connected under its own name, which nobody announced")
	}
	victim.heard.mu.Lock()
	defer victim.heard.mu.Unlock()
	if n := len(victim.heard.waiting); n > lanWaiting || cap(victim.heard.waiting) > 2*lanWaiting {
		t.Errorf("%d nodes wait", n)
	}
	pit.mu.Lock()
	defer pit.mu.Unlock()
	if pit.most == 0 || pit.most > 2*lanDials { // one that was given up may not have noticed yet
		t.Errorf("%d connections at a time, want %d", pit.most, lanDials)
	}
}
