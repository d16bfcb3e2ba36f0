package p2p

import (
	"context"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	ethcrypto "github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
)

// patience bounds every wait of these tests; none is ever slept through.
const patience = 30 * time.Second

// testConfig is a host on loopback with a fresh key and nothing on disk.
func testConfig(t testing.TB) Config {
	t.Helper()
	key, err := ethcrypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return Config{
		Key:     ethcrypto.FromECDSA(key),
		Listen:  []string{"/ip4/127.0.0.1/udp/0/quic-v1", "/ip4/127.0.0.1/tcp/0"},
		DataDir: "data",
		Quota:   256 << 20,
		Local:   true,
		Stall:   patience,
		Disk:    vfs.NewMem(),
		pace:    pace{search: 100 * time.Millisecond, settle: 100 * time.Millisecond, scores: 100 * time.Millisecond},
	}
}

// start runs a host until the test ends.
func start(t testing.TB, cfg Config) *Host {
	t.Helper()
	h, err := New(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return h
}

// plain is a host with the test's configuration, changed by edits.
func plain(t testing.TB, edits ...func(*Config)) *Host {
	t.Helper()
	cfg := testConfig(t)
	for _, e := range edits {
		e(&cfg)
	}
	return start(t, cfg)
}

// pair is two connected hosts; a's edits apply to both.
func pair(t testing.TB, edits ...func(*Config)) (a, b *Host) {
	t.Helper()
	a, b = plain(t, edits...), plain(t, edits...)
	connect(t, a, b)
	return a, b
}

func connect(t testing.TB, a, b *Host) {
	t.Helper()
	if err := a.Connect(t.Context(), b.Addrs()[0]); err != nil {
		t.Fatal(err)
	}
}

// eventually polls until ok, which must not block.
func eventually(t testing.TB, what string, ok func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for !ok() {
		select {
		case <-tick.C:
		case <-ctx.Done():
			t.Fatalf("gave up waiting: %s", what)
		}
	}
}

func connected(h *Host, others ...*Host) bool {
	have := map[peer.ID]bool{}
	for _, p := range h.Peers() {
		have[p] = true
	}
	for _, o := range others {
		if o != h && !have[o.ID()] {
			return false
		}
	}
	return true
}
