package hostile

import (
	"context"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/stranger"
)

// newHost starts a network host that is nothing but that.
func newHost(t *testing.T, reg *prometheus.Registry) *p2p.Host {
	t.Helper()
	h, err := p2p.New(t.Context(), p2p.Config{Key: crypto.FromECDSA(newKey(t)), DataDir: t.TempDir(), Local: true,
		Listen: []string{"/ip4/127.0.0.1/tcp/0"}, Metrics: reg})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.Close(); err != nil {
			t.Error(err)
		}
	})
	return h
}

// TestHostileB4IdleStreamsTakeNotAllMemory: what connections may reserve is bounded, and a stream reserves 256 KiB of
// it from its first byte. Strangers hold as many idle streams as they may; a known peer is answered all the same.
func TestHostileB4IdleStreamsTakeNotAllMemory(t *testing.T) {
	const strangers, streams, requests, crowded = 16, 30, 40, 50
	reg := prometheus.NewRegistry()
	victim, friend := newHost(t, reg), newHost(t, prometheus.NewRegistry())
	victim.Handle(p2p.ProgressProtocol, func(context.Context, peer.ID, []byte) ([]byte, error) { return nil, nil })
	victim.Reserve(friend.ID(), time.Hour)
	if err := friend.Connect(t.Context(), victim.Addrs()[0]); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	var held sync.WaitGroup
	defer held.Wait()
	defer stop()
	for range strangers {
		s, err := stranger.New()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.Close() })
		for range streams {
			held.Go(func() { s.Idle(ctx, victim.ID(), victim.Addrs()[0], p2p.ProgressProtocol) })
		}
	}
	for i := range requests {
		for end := time.Now().Add(patience); reading(t, reg) < crowded && time.Now().Before(end); {
			runtime.Gosched()
		}
		if _, err := friend.Request(ctx, victim.ID(), p2p.ProgressProtocol, []byte{byte(i)}); err != nil {
			t.Errorf("request %d: %v", i, err)
		}
	}
}

// reading is how many streams a host reads now.
func reading(t *testing.T, reg *prometheus.Registry) float64 {
	t.Helper()
	all, err := reg.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range all {
		if m.GetName() == "infernet_p2p_streams_reading" {
			return m.GetMetric()[0].GetGauge().GetValue()
		}
	}
	t.Fatal("there is no such metric")
	return 0
}
