package hostile

import (
	"context"
	"encoding/binary"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/stranger"
)

// window is what yamux lets a peer write to a stream that is not read, bytes.
const window = 256 << 10

// TestHostileFilledWindowsAreNotHeld: strangers whose requests are being handled write on, as much as the window of
// each stream takes. They held 256 KiB a slot until the handler was done: 8 MiB a protocol, 112 MiB in all. Now the
// stream is reset and the request given up, so that neither memory nor slot is held.
func TestHostileFilledWindowsAreNotHeld(t *testing.T) {
	const strangers, streams, most = 4, 8, 4 << 20
	victim := newHost(t, prometheus.NewRegistry())
	begun, ended := make(chan struct{}, strangers*streams), make(chan struct{}, strangers*streams)
	victim.Handle(p2p.CheckProtocol, func(ctx context.Context, _ peer.ID, _ []byte) ([]byte, error) {
		begun <- struct{}{}
		<-ctx.Done()
		ended <- struct{}{}
		return nil, ctx.Err()
	})
	var open []network.Stream
	for range strangers {
		s, err := stranger.New()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.Close() })
		if err := s.Dial(t.Context(), victim.Addrs()[0]); err != nil {
			t.Fatal(err)
		}
		for range streams {
			open = append(open, request(t, s, victim.ID()))
		}
	}
	for range open {
		<-begun
	}
	before, began, junk := heap(), time.Now(), make([]byte, window-1024)
	for _, st := range open {
		_, _ = st.Write(junk) // what arrives after the reset is refused
	}
	for range open {
		<-ended
	}
	soon := p2p.Budgets()[5].Limits.Deadline / 2
	if took := time.Since(began); took > soon {
		t.Errorf("the slots were held for %v", took)
	}
	after := heap()
	for after > before+most && time.Since(began) < soon { // a stream is reset a moment after its handler ends
		if err := retry.Pause(t.Context(), 10*time.Millisecond); err != nil {
			t.Fatal(err)
		}
		after = heap()
	}
	t.Logf("%d strangers' streams with %d KiB each: %d KiB held", len(open), window>>10, int64(after-before)>>10)
	if after > before+most {
		t.Errorf("%d KiB are held, %d may be", (after-before)>>10, most>>10)
	}
}

// request sends a request that is not closed: its sender can write on.
func request(t *testing.T, s *stranger.Stranger, to peer.ID) network.Stream {
	t.Helper()
	st, err := s.Stream(t.Context(), to, p2p.CheckProtocol)
	if err != nil {
		t.Fatal(err)
	}
	msg := []byte("anything")
	if _, err := st.Write(append(binary.AppendUvarint(nil, uint64(len(msg))), msg...)); err != nil {
		t.Fatal(err)
	}
	return st
}
