package p2p

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/control"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	ma "github.com/multiformats/go-multiaddr"
	"github.com/prometheus/client_golang/prometheus/testutil"
)

// fastGossip lets meshes form in a tenth of the usual time.
func fastGossip(c *Config) { c.Offers.Heartbeat = 100 * time.Millisecond }

func acceptAll(context.Context, peer.ID, []byte) Result { return Accept }

// inbox collects what a topic delivers.
type inbox struct {
	mu  sync.Mutex
	got map[string]int
}

func (b *inbox) count(s string) int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.got[s]
}

// listen joins h and reads until the host closes.
func listen(t *testing.T, h *Host, v Validator) (*Topic, *inbox) {
	t.Helper()
	topic, err := h.JoinOffers(v)
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

// neighbours is a gate that lets only some peers near.
type neighbours struct {
	mu sync.Mutex
	ok map[peer.ID]bool
}

func (n *neighbours) add(p peer.ID) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.ok[p] = true
}

func (n *neighbours) allowed(p peer.ID) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.ok[p]
}

func (n *neighbours) InterceptPeerDial(p peer.ID) bool             { return n.allowed(p) }
func (n *neighbours) InterceptAddrDial(peer.ID, ma.Multiaddr) bool { return true }
func (n *neighbours) InterceptAccept(network.ConnMultiaddrs) bool  { return true }
func (n *neighbours) InterceptUpgraded(network.Conn) (bool, control.DisconnectReason) {
	return true, 0
}

func (n *neighbours) InterceptSecured(_ network.Direction, p peer.ID, _ network.ConnMultiaddrs) bool {
	return n.allowed(p)
}

// line is n hosts, each connected to the next only, however they try.
func line(t *testing.T, n int, edits ...func(*Config)) []*Host {
	t.Helper()
	var hosts []*Host
	var last *neighbours
	for i := range n {
		near := &neighbours{ok: map[peer.ID]bool{}}
		h := plain(t, append(edits, fastGossip, func(c *Config) { c.gate = near })...)
		hosts = append(hosts, h)
		if i > 0 {
			near.add(hosts[i-1].ID())
			last.add(h.ID())
			connect(t, h, hosts[i-1])
		}
		last = near
	}
	return hosts
}

// warm publishes at the first topic until everybody has heard something: then
// the mesh is there.
func warm(t *testing.T, from *Topic, boxes ...*inbox) {
	t.Helper()
	n := 0
	eventually(t, "everybody hears the first topic", func() bool {
		if n++; n%10 == 1 {
			if err := from.Publish(t.Context(), fmt.Append(nil, "warm ", n)); err != nil {
				t.Fatal(err)
			}
		}
		for _, in := range boxes {
			if in.total() == 0 {
				return false
			}
		}
		return true
	})
	for _, in := range boxes {
		in.mu.Lock()
		clear(in.got)
		in.mu.Unlock()
	}
}

func (b *inbox) total() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.got)
}

func TestOfferReachesAllOnce(t *testing.T) {
	hosts := line(t, 5)
	var topics []*Topic
	var boxes []*inbox
	for _, h := range hosts {
		topic, in := listen(t, h, acceptAll)
		topics, boxes = append(topics, topic), append(boxes, in)
	}
	warm(t, topics[0], boxes[1:]...)
	for range 3 { // the same announcement again is a duplicate
		if err := topics[0].Publish(t.Context(), []byte("offer")); err != nil {
			t.Fatal(err)
		}
	}
	if err := topics[4].Publish(t.Context(), []byte("offer")); err != nil {
		t.Fatal(err)
	}
	if err := topics[0].Publish(t.Context(), []byte("last")); err != nil {
		t.Fatal(err)
	}
	for i, in := range boxes[1:] {
		eventually(t, fmt.Sprintf("host %d has heard both", i+1),
			func() bool { return in.count("last") == 1 && (i == 3 || in.count("offer") == 1) })
	}
	for i, in := range boxes {
		if n := in.count("offer"); n > 1 {
			t.Errorf("host %d heard the offer %d times", i, n)
		}
	}
	if boxes[0].count("last") != 0 {
		t.Error("the publisher heard itself")
	}
}

// b rejects; c, behind b, must not hear of it.
func TestRejectedOfferIsNotForwarded(t *testing.T) {
	hosts := line(t, 3)
	a, _ := listen(t, hosts[0], acceptAll)
	_, atB := listen(t, hosts[1], func(_ context.Context, _ peer.ID, data []byte) Result {
		switch {
		case bytes.HasPrefix(data, []byte("bad")):
			return Reject
		case bytes.HasPrefix(data, []byte("old")):
			return Ignore
		}
		return Accept
	})
	_, atC := listen(t, hosts[2], acceptAll)
	warm(t, a, atB, atC)
	for _, s := range []string{"bad", "old", "good"} {
		if err := a.Publish(t.Context(), []byte(s)); err != nil {
			t.Fatal(err)
		}
	}
	eventually(t, "c hears the good one", func() bool { return atC.count("good") == 1 })
	for _, s := range []string{"bad", "old"} {
		if atB.count(s)+atC.count(s) != 0 {
			t.Errorf("%q was delivered", s)
		}
	}
}

// Rejected announcements cost score until nothing of the spammer's is read,
// while an honest peer's still is.
func TestSpammerIsGraylisted(t *testing.T) {
	hosts := line(t, 3) // spammer – victim – honest
	validator := func(_ context.Context, _ peer.ID, data []byte) Result {
		if bytes.HasPrefix(data, []byte("spam")) {
			return Reject
		}
		return Accept
	}
	spammer, _ := listen(t, hosts[0], acceptAll)
	_, atVictim := listen(t, hosts[1], validator)
	honest, _ := listen(t, hosts[2], validator)
	warm(t, spammer, atVictim)
	warm(t, honest, atVictim)
	for i := range 5 {
		if err := spammer.Publish(t.Context(), fmt.Append(nil, "spam ", i)); err != nil {
			t.Fatal(err)
		}
	}
	eventually(t, "the spammer is graylisted", func() bool { return hosts[1].Score(hosts[0].ID()) < graylistThreshold })
	if n := hosts[1].scores.graylisted(); n != 1 {
		t.Errorf("%d peers graylisted", n)
	}
	if err := spammer.Publish(t.Context(), []byte("fine, from the spammer")); err != nil {
		t.Fatal(err)
	}
	if err := honest.Publish(t.Context(), []byte("fine")); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the honest peer is heard", func() bool { return atVictim.count("fine") == 1 })
	if atVictim.count("fine, from the spammer") != 0 {
		t.Error("a graylisted peer was heard")
	}
	if s := hosts[1].Score(hosts[2].ID()); s < 0 {
		t.Errorf("the honest peer's score is %v", s)
	}
}

// TestHostileB10AFloodCostsNobodyScore: what is over a peer's budget is dropped unread. The peer may forward what
// others have sent, so it keeps its score.
func TestHostileB10AFloodCostsNobodyScore(t *testing.T) {
	hosts := line(t, 2, func(c *Config) { c.Offers.PerPeerRate, c.Offers.PerPeerBurst = 1e-9, 10 })
	flooder, _ := listen(t, hosts[0], acceptAll)
	_, in := listen(t, hosts[1], acceptAll)
	warm(t, flooder, in)
	for i := range 300 {
		if err := flooder.Publish(t.Context(), fmt.Append(nil, "offer ", i)); err != nil {
			t.Fatal(err)
		}
	}
	over := hosts[1].metrics.offers.WithLabelValues("over budget")
	eventually(t, "the rest is dropped", func() bool { return testutil.ToFloat64(over) >= 5 })
	if n := in.total(); n > 10 {
		t.Errorf("%d announcements passed a budget of 10", n)
	}
	if s := hosts[1].Score(hosts[0].ID()); s < 0 {
		t.Errorf("score %v: a forwarder of much is not a liar", s)
	}
}

// TestHostileB10AFloodDisplacesNobody: while a stranger takes all of the pool, another that announces little is heard,
// also if the flooder has forwarded its announcement before and over its budget.
func TestHostileB10AFloodDisplacesNobody(t *testing.T) {
	h := plain(t)
	d, err := newDoor(
		h,
		OfferLimits{MaxSize: 1 << 10, PerPeerRate: 1e-9, PerPeerBurst: 1000, ShareRate: 1e-9, ShareBurst: 2,
			PoolRate: 1e-9, PoolBurst: 5},
	)
	if err != nil {
		t.Fatal(err)
	}
	sends := func(from peer.ID, what ...string) (heard []string) {
		rpc := &pubsub.RPC{}
		for _, text := range what {
			rpc.Publish = append(rpc.Publish, &pb.Message{Data: []byte(text)})
		}
		if err := d.inspect(from, rpc); err != nil {
			t.Fatal(err)
		}
		for _, m := range rpc.Publish {
			heard = append(heard, string(m.GetData()))
		}
		return heard
	}
	var flood []string
	for i := range 100 {
		flood = append(flood, fmt.Sprint("spam ", i))
	}
	if got := sends("flooder", flood...); len(got) != 7 {
		t.Errorf("%d of the flood are let in, want its share of 2 and the pool of 5", len(got))
	}
	if got := sends("flooder", "honest"); got != nil {
		t.Errorf("over its budget the flooder brings %v", got)
	}
	if got := sends("client", "honest"); len(got) != 1 {
		t.Error("the honest announcement is not heard")
	}
	if got := sends("flooder", "honest"); len(got) != 1 {
		t.Error("a repeat of what was heard costs a budget")
	}
	h.Reserve("operator", time.Minute)
	if got := sends("operator", flood...); len(got) != 100 {
		t.Errorf("of a known peer %d are let in", len(got))
	}
}

// A peer with a higher cap of its own sends what is over ours.
func TestOverSizeOfferIsDropped(t *testing.T) {
	edit := func(c *Config) { fastGossip(c); c.pace.search, c.pace.settle = time.Hour, time.Hour }
	big := plain(t, edit, func(c *Config) { c.Offers.MaxSize = 64 << 10 })
	small := plain(t, edit)
	connect(t, big, small)
	from, _ := listen(t, big, acceptAll)
	to, in := listen(t, small, func(_ context.Context, _ peer.ID, data []byte) Result {
		if len(data) > 16<<10 {
			t.Errorf("the validator was asked about %d bytes", len(data))
		}
		return Accept
	})
	warm(t, from, in)
	if err := from.Publish(t.Context(), make([]byte, 17<<10)); err != nil {
		t.Fatal(err)
	}
	eventually(t, "it costs score", func() bool { return small.Score(big.ID()) < 0 })
	if err := from.Publish(t.Context(), make([]byte, 16<<10)); err != nil {
		t.Fatal(err)
	}
	eventually(t, "one at the cap passes", func() bool { return in.count(string(make([]byte, 16<<10))) == 1 })
	if err := to.Publish(t.Context(), make([]byte, 17<<10)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("publish over the cap: %v", err)
	}
}

func TestOwnRejectedOfferIsNotPublished(t *testing.T) {
	h := plain(t)
	topic, _ := listen(t, h, func(context.Context, peer.ID, []byte) Result { return Reject })
	if err := topic.Publish(t.Context(), []byte("x")); !errors.Is(err, ErrNotPublished) {
		t.Errorf("got %v", err)
	}
}

func TestNextEndsWithItsContext(t *testing.T) {
	h := plain(t)
	topic, err := h.JoinOffers(acceptAll)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := topic.Next(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// The parameters must be ones that GossipSub accepts, and mean what score.go
// says: three rejections graylist, whoever it is.
func TestScoreParameters(t *testing.T) {
	h := plain(t)
	h.Reserve("p", time.Minute)
	if h.rank("p") != knownRank || h.rank("q") != 0 {
		t.Errorf("ranks %v and %v", h.rank("p"), h.rank("q"))
	}
	weights := topicScore()
	if got := weights.InvalidMessageDeliveriesWeight*3*3 + weights.FirstMessageDeliveriesWeight + knownRank; got >=
		graylistThreshold {
		t.Errorf("three rejections give %v", got)
	}
	var _ pubsub.PeerScoreInspectFn = h.scores.update
}
