package p2p

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"sync"
	"testing"

	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// funds is a validator of the topic of funded offers: what begins with "false" is not backed.
func funds(_ context.Context, _ peer.ID, data []byte) Result {
	if bytes.HasPrefix(data, []byte("false")) {
		return Unbacked
	}
	return Accept
}

// hearFunded joins the topic of funded offers, and collects what comes.
func hearFunded(t *testing.T, h *Host, v Validator) (*Topic, *inbox) {
	t.Helper()
	topic, err := h.JoinFunded(v)
	if err != nil {
		t.Fatal(err)
	}
	in := &inbox{got: map[string]int{}}
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			data, _, err := topic.Next(context.Background())
			if errors.Is(err, ErrClosed) {
				return
			}
			if err != nil {
				t.Errorf("next: %v", err)
				return
			}
			in.mu.Lock()
			in.got[string(data)]++
			in.mu.Unlock()
		}
	})
	t.Cleanup(func() { _ = h.Close(); wg.Wait() })
	return topic, in
}

// TestHostileFundedOffersPassAFlood: strangers have used up every budget of the topic of offers. On the topic of funded
// offers an honest one is heard. Of what is claimed falsely there, so many are looked at as a peer may have under way,
// none is forwarded, and nobody's score falls.
func TestHostileFundedOffersPassAFlood(t *testing.T) {
	const start = 3
	none := OfferLimits{ShareRate: 1e-9, ShareBurst: 1, PoolRate: 1e-9, PoolBurst: 1,
		Claims: admission.ClaimLimits{Start: start, Burst: 8, Rate: 1e-9}}
	hosts := line(t, 3, func(c *Config) { c.Offers = none })
	var plain, funded []*Topic
	var heard, hears []*inbox
	for i, h := range hosts {
		v := funds
		if i == 0 { // the stranger looks at nothing
			v = acceptAll
		}
		a, in := listen(t, h, acceptAll)
		b, box := hearFunded(t, h, v)
		plain, funded, heard, hears = append(plain, a), append(funded, b), append(heard, in), append(hears, box)
	}
	warm(t, funded[0], hears[1:]...)
	over := hosts[1].metrics.offers.WithLabelValues("over budget")
	n := 0
	eventually(t, "the topic of offers is full", func() bool {
		n++
		if err := plain[0].Publish(t.Context(), fmt.Append(nil, "spam ", n)); err != nil {
			t.Fatal(err)
		}
		return testutil.ToFloat64(over) > 0
	})
	for i := range 20 {
		if err := funded[0].Publish(t.Context(), fmt.Append(nil, "false ", i)); err != nil {
			t.Fatal(err)
		}
	}
	claims := hosts[1].metrics.claims
	eventually(t, "false claims are dropped unread", func() bool {
		return testutil.ToFloat64(claims.WithLabelValues("over budget")) >= 20-8
	})
	if looked := testutil.ToFloat64(claims.WithLabelValues("unbacked")); looked > 8 {
		t.Errorf("%v false claims were looked at, want 8 at most", looked)
	}
	if err := plain[1].Publish(t.Context(), []byte("honest")); err != nil {
		t.Fatal(err)
	}
	if err := funded[1].Publish(t.Context(), []byte("honest")); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the funded offer is heard", func() bool { return hears[2].count("honest") == 1 })
	for i := range 20 {
		if hears[2].count(fmt.Sprint("false ", i)) > 0 {
			t.Error("what is not backed was forwarded")
		}
	}
	if s := hosts[1].Score(hosts[0].ID()); s < 0 {
		t.Errorf("score %v of who claims falsely: claims alone are bounded", s)
	}
	if hosts[1].Score(hosts[2].ID()) < 0 || heard[2].count("honest") > 1 {
		t.Error("an honest host is shunned")
	}
}

// TestHostileBackoffsDoNotOverflow: a peer that leaves a mesh for longer than gossip can count is kept out for an hour.
func TestHostileBackoffsDoNotOverflow(t *testing.T) {
	d, err := newDoor(plain(t), DefaultOfferLimits())
	if err != nil {
		t.Fatal(err)
	}
	for asked, want := range map[uint64]uint64{0: 0, 60: 60, maxBackoff: maxBackoff, 1 << 40: maxBackoff,
		math.MaxUint64: maxBackoff} {
		rpc := &pubsub.RPC{RPC: pb.RPC{Control: &pb.ControlMessage{Prune: []*pb.ControlPrune{{}, {Backoff: &asked}}}}}
		if err := d.inspect("p", rpc); err != nil {
			t.Fatal(err)
		}
		if got := rpc.Control.Prune[1].GetBackoff(); got != want {
			t.Errorf("%d seconds became %d, want %d", asked, got, want)
		}
	}
}
