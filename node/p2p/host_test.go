package p2p

import (
	"crypto/rand"
	"errors"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	ethcrypto "github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/prometheus/client_golang/prometheus"
)

func TestIdentityIsTheNodeKey(t *testing.T) {
	cfg := testConfig(t)
	h := start(t, cfg)
	key, err := ethcrypto.ToECDSA(cfg.Key)
	if err != nil {
		t.Fatal(err)
	}
	got, err := AddressOf(h.ID())
	if err != nil || got != ethcrypto.PubkeyToAddress(key.PublicKey) {
		t.Fatalf("AddressOf = %s, %v, want %s", got, err, ethcrypto.PubkeyToAddress(key.PublicKey))
	}
	id, err := PeerIDOf(&key.PublicKey)
	if err != nil || id != h.ID() {
		t.Fatalf("PeerIDOf = %s, %v, want %s", id, err, h.ID())
	}
}

// The address of the private key 1 is well known.
func TestAddressOfKnownKey(t *testing.T) {
	one := append(make([]byte, 31), 1)
	key, err := identity(one)
	if err != nil {
		t.Fatal(err)
	}
	id, err := peer.IDFromPrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	got, err := AddressOf(id)
	if want := common.HexToAddress("0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf"); err != nil || got != want {
		t.Fatalf("got %s, %v, want %s", got, err, want)
	}
}

func TestIdentityRefusesOthers(t *testing.T) {
	for _, key := range [][]byte{nil, make([]byte, 31), make([]byte, 32), []byte(strings.Repeat("\xff", 32))} {
		if _, err := identity(key); !errors.Is(err, ErrIdentity) {
			t.Errorf("key %x: %v", key, err)
		}
	}
	_, ed, err := crypto.GenerateEd25519Key(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	id, err := peer.IDFromPublicKey(ed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := AddressOf(id); !errors.Is(err, ErrIdentity) {
		t.Errorf("ed25519: %v", err)
	}
	if _, err := AddressOf("nonsense"); !errors.Is(err, ErrIdentity) {
		t.Errorf("nonsense: %v", err)
	}
	if _, err := PeerIDOf(nil); !errors.Is(err, ErrIdentity) {
		t.Errorf("nil key: %v", err)
	}
}

func TestConfigIsChecked(t *testing.T) {
	for name, edit := range map[string]func(*Config){
		"data folder": func(c *Config) { c.DataDir = "" },
		"listen":      func(c *Config) { c.Listen = []string{"localhost:1"} },
		"bootstrap":   func(c *Config) { c.Bootstrap = []string{"/ip4/127.0.0.1/tcp/1"} },
		"peers":       func(c *Config) { c.MinPeers, c.MaxPeers = 10, 5 },
	} {
		cfg := testConfig(t)
		edit(&cfg)
		if h, err := New(t.Context(), cfg); !errors.Is(err, ErrConfig) || h != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestDiscoveryRests(t *testing.T) {
	h := plain(t, func(c *Config) { c.MinPeers, c.pace.search, c.pace.settle = 4, time.Second, 5*time.Second })
	for _, c := range []struct {
		wait        time.Duration
		before, now int
		want        time.Duration
	}{
		{time.Second, 0, 0, time.Second},     // alone: keep calling
		{4 * time.Second, 1, 2, time.Second}, // more come
		{time.Second, 2, 2, 2 * time.Second}, // a small network
		{4 * time.Second, 2, 2, 5 * time.Second},
		{time.Second, 4, 4, 5 * time.Second}, // enough
	} {
		if got := h.rest(c.wait, c.before, c.now); got != c.want {
			t.Errorf("%+v: got %v", c, got)
		}
	}
}

// A host that cannot listen must leave nothing open behind.
func TestFailedStartCleansUp(t *testing.T) {
	cfg := testConfig(t)
	cfg.Key = make([]byte, 32)
	if _, err := New(t.Context(), cfg); !errors.Is(err, ErrIdentity) {
		t.Fatal(err)
	}
	good := testConfig(t)
	good.Disk = cfg.Disk
	start(t, good) // the block store's lock was let go
}

func TestMetricsRegisterOnce(t *testing.T) {
	reg := prometheus.NewRegistry()
	h := plain(t, func(c *Config) { c.Metrics = reg })
	if _, err := reg.Gather(); err != nil {
		t.Fatal(err)
	}
	cfg := testConfig(t)
	cfg.Metrics = reg
	if _, err := New(t.Context(), cfg); err == nil {
		t.Fatal("two hosts on one registry")
	}
	if len(h.Addrs()) != 2 {
		t.Errorf("addresses %v", h.Addrs())
	}
}

func TestTwoHostsMeetByBootstrap(t *testing.T) {
	a := plain(t)
	b := plain(t, func(c *Config) { c.Bootstrap = a.Addrs() })
	eventually(t, "both see each other", func() bool { return connected(a, b) && connected(b, a) })
}

func TestFiveHostsDiscoverEachOther(t *testing.T) {
	first := plain(t)
	all := []*Host{first}
	for range 4 {
		all = append(all, plain(t, func(c *Config) { c.Bootstrap = first.Addrs()[:1] }))
	}
	eventually(t, "everybody sees everybody", func() bool {
		for _, h := range all {
			if !connected(h, all...) {
				return false
			}
		}
		return true
	})
}

func TestBootstrapIsRetried(t *testing.T) {
	cfg := testConfig(t)
	late := start(t, cfg)
	addrs := late.Addrs()
	if err := late.Close(); err != nil {
		t.Fatal(err)
	}
	b := plain(t, func(c *Config) { c.Bootstrap = addrs })
	cfg.Listen = []string{trimPeer(addrs[0]), trimPeer(addrs[1])}
	late = start(t, cfg)
	eventually(t, "the late one is found", func() bool { return connected(b, late) })
}

func trimPeer(addr string) string { return addr[:strings.Index(addr, "/p2p/")] }

// fakeLAN is a network segment: it tells everybody on it of everybody else.
type fakeLAN struct {
	mu    sync.Mutex
	nodes map[host.Host]func(peer.AddrInfo)
}

func (l *fakeLAN) join(h host.Host, found func(peer.AddrInfo)) (closer, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for other, tell := range l.nodes {
		go tell(*host.InfoFromHost(h))
		go found(*host.InfoFromHost(other))
	}
	l.nodes[h] = found
	return leave(func() { l.mu.Lock(); defer l.mu.Unlock(); delete(l.nodes, h) }), nil
}

type leave func()

func (l leave) Close() error { l(); return nil }

func TestLocalDiscoveryConnects(t *testing.T) {
	lan := &fakeLAN{nodes: map[host.Host]func(peer.AddrInfo){}}
	on := func(c *Config) { c.MDNS, c.lan = true, lan.join }
	a, b := plain(t, on), plain(t, on)
	eventually(t, "both see each other", func() bool { return connected(a, b) && connected(b, a) })
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	lan.mu.Lock()
	defer lan.mu.Unlock()
	if len(lan.nodes) != 1 {
		t.Errorf("%d nodes on the segment after one left", len(lan.nodes))
	}
}

// Multicast may not be there; the host must start either way, with the real
// service or without.
func TestRealMDNSNeverStopsAStart(t *testing.T) {
	h := plain(t, func(c *Config) { c.MDNS = true })
	broken := plain(t, func(c *Config) {
		c.MDNS = true
		c.lan = func(host.Host, func(peer.AddrInfo)) (closer, error) { return nil, errors.New("no multicast") }
	})
	connect(t, h, broken)
}

func TestCloseTwiceAndRefuseAfter(t *testing.T) {
	a, b := pair(t)
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := a.Request(t.Context(), b.ID(), BidProtocol, nil); !errors.Is(err, ErrClosed) {
		t.Errorf("request after close: %v", err)
	}
	if _, _, err := a.Blocks().Put(t.Context(), strings.NewReader("x")); !errors.Is(err, ErrClosed) {
		t.Errorf("put after close: %v", err)
	}
}

// The real node's options (NAT, relays, probes) must start and stop as well.
func TestStartsWithEverythingOn(t *testing.T) {
	begin := time.Now()
	h := plain(t, func(c *Config) { c.Local, c.Disk, c.DataDir = false, nil, t.TempDir() })
	took := time.Since(begin)
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	t.Logf("start %v, heap in use %d MiB, resident %d MiB, %d goroutines", took, m.HeapInuse>>20, resident(t)>>20,
		runtime.NumGoroutine())
	if took > 5*time.Second {
		t.Errorf("start took %v", took)
	}
	if m.HeapInuse > 100<<20 {
		t.Errorf("an idle host holds %d MiB", m.HeapInuse>>20)
	}
	if len(h.Peers()) != 0 {
		t.Errorf("peers %v", h.Peers())
	}
}

// resident is the process's resident memory in bytes, 0 where it is not known.
func resident(t *testing.T) uint64 {
	b, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(b)) {
		if f := strings.Fields(line); len(f) == 3 && f[0] == "VmRSS:" {
			n, err := strconv.ParseUint(f[1], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			return n << 10
		}
	}
	return 0
}
