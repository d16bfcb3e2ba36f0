package scale

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// Of the real network. Half of its messages are compared, and half give the meshes time to settle.
const (
	realNodes, realDials, realMessages = 24, 5, 40
	patience                           = time.Minute
)

// TestTheModelIsLikeTheLibrary runs go-libp2p-pubsub with our parameters on 24 hosts of this process, and the model on
// the same connections. Both send the same number of copies, within 25 %, over ways of the same length, within 0.75
// of a hop. Times are not compared: all hosts share this machine's processors.
func TestTheModelIsLikeTheLibrary(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 0))
	c := Usual(realNodes)
	c.Dials, c.Drop, c.Swallow, c.Spam, c.Offers = realDials, 0, 0, 0, realMessages
	c.MedianRTT, c.MeanRTT, c.UpLow, c.UpHigh = time.Millisecond, 2*time.Millisecond, 1e9, 1e9 // a busy machine
	c.links = connections(c, r)
	const seeds = 20
	var sent, hops float64
	for c.Seed = range seeds { // the meshes are drawn anew
		m := run(t, c)
		sent += m.Copies * float64(realNodes-1) / realNodes / seeds
		hops += m.Hops / seeds
	}
	real := network(t, c.links)
	gotSent, gotHops := real.publish(t, r)
	t.Logf("copies for each node and offer: model %.2f, library %.2f; hops: model %.2f, library %.2f", sent, gotSent,
		hops, gotHops)
	if gotSent < 0.75*sent || gotSent > 1.25*sent {
		t.Errorf("the library sends %.2f copies for each node and offer, the model says %.2f", gotSent, sent)
	}
	if gotHops < hops-0.75 || gotHops > hops+0.75 {
		t.Errorf("the library's ways have %.2f hops, the model's %.2f", gotHops, hops)
	}
}

// library is a network of real hosts, and what its tracers saw.
type library struct {
	mu     sync.Mutex
	mesh   map[peer.ID]int
	sent   int
	from   map[string]map[peer.ID]peer.ID // who brought each message to each host
	topics []*pubsub.Topic
	ids    []peer.ID
}

func network(t *testing.T, links [][2]int) *library {
	t.Helper()
	l := &library{mesh: map[peer.ID]int{}, from: map[string]map[peer.ID]peer.ID{}}
	var hosts []host.Host
	for range realNodes {
		h, err := libp2p.New(libp2p.ListenAddrStrings("/ip4/127.0.0.1/tcp/0"), libp2p.DisableRelay())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = h.Close() })
		hosts, l.ids = append(hosts, h), append(l.ids, h.ID())
		l.join(t, h)
	}
	for _, k := range links {
		to := peer.AddrInfo{ID: hosts[k[1]].ID(), Addrs: hosts[k[1]].Addrs()}
		if err := hosts[k[0]].Connect(t.Context(), to); err != nil {
			t.Fatal(err)
		}
	}
	l.until(t, "all have a mesh", func() bool {
		for _, id := range l.ids {
			if l.mesh[id] < pubsub.GossipSubDlo {
				return false
			}
		}
		return true
	})
	return l
}

// join has a host join the topic as node/p2p does.
func (l *library) join(t *testing.T, h host.Host) {
	t.Helper()
	ps, err := pubsub.NewGossipSub(t.Context(), h,
		pubsub.WithGossipSubParams(p2p.GossipParams(p2p.DefaultOfferLimits())),
		pubsub.WithFloodPublish(p2p.FloodPublish),
		pubsub.WithMessageSignaturePolicy(pubsub.StrictNoSign), pubsub.WithNoAuthor(),
		pubsub.WithMessageIdFn(contentOf),
		pubsub.WithRawTracer(&tracer{l, h.ID()}))
	if err != nil {
		t.Fatal(err)
	}
	topic, err := ps.Join(p2p.OffersTopic)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := topic.Subscribe(pubsub.WithBufferSize(2 * realMessages)); err != nil {
		t.Fatal(err)
	}
	l.topics = append(l.topics, topic)
}

func contentOf(m *pb.Message) string {
	d := sha256.Sum256(m.GetData())
	return string(d[:])
}

// publish has hosts announce one message after the other, and returns copies sent for each host and message, and hops.
func (l *library) publish(t *testing.T, r *rand.Rand) (sent, hops float64) {
	t.Helper()
	before, ways := 0, 0
	for k := range 2 * realMessages {
		if k == realMessages {
			l.mu.Lock()
			before = l.sent
			l.mu.Unlock()
		}
		data := fmt.Appendf(nil, "%0536d", k)
		by := r.IntN(realNodes)
		if err := l.topics[by].Publish(t.Context(), data); err != nil {
			t.Fatal(err)
		}
		id := contentOf(&pb.Message{Data: data})
		l.until(t, "all have the message", func() bool { return len(l.from[id]) == realNodes-1 })
		for _, at := range l.ids {
			for ; k >= realMessages && at != l.ids[by]; at = l.from[id][at] {
				ways++
			}
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return float64(l.sent-before) / realMessages / realNodes, float64(ways) / realMessages / (realNodes - 1)
}

// until polls, with the lock held.
func (l *library) until(t *testing.T, what string, ok func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	tick := time.NewTicker(2 * time.Millisecond)
	defer tick.Stop()
	for {
		l.mu.Lock()
		done := ok()
		l.mu.Unlock()
		if done {
			return
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			t.Fatalf("gave up waiting: %s", what)
		}
	}
}

// tracer is a host's pubsub.RawTracer.
type tracer struct {
	l  *library
	id peer.ID
}

func (t *tracer) grow(by int) {
	t.l.mu.Lock()
	defer t.l.mu.Unlock()
	t.l.mesh[t.id] += by
}

func (t *tracer) Graft(peer.ID, string) { t.grow(1) }
func (t *tracer) Prune(peer.ID, string) { t.grow(-1) }

func (t *tracer) SendRPC(rpc *pubsub.RPC, _ peer.ID) {
	t.l.mu.Lock()
	defer t.l.mu.Unlock()
	t.l.sent += len(rpc.GetPublish())
}

func (t *tracer) DeliverMessage(m *pubsub.Message) {
	t.l.mu.Lock()
	defer t.l.mu.Unlock()
	id := contentOf(m.Message)
	if m.ReceivedFrom == t.id {
		return
	}
	if t.l.from[id] == nil {
		t.l.from[id] = map[peer.ID]peer.ID{}
	}
	t.l.from[id][t.id] = m.ReceivedFrom
}

func (t *tracer) AddPeer(peer.ID, protocol.ID)          {}
func (t *tracer) RemovePeer(peer.ID)                    {}
func (t *tracer) Join(string)                           {}
func (t *tracer) Leave(string)                          {}
func (t *tracer) ValidateMessage(*pubsub.Message)       {}
func (t *tracer) RejectMessage(*pubsub.Message, string) {}
func (t *tracer) DuplicateMessage(*pubsub.Message)      {}
func (t *tracer) ThrottlePeer(peer.ID)                  {}
func (t *tracer) RecvRPC(*pubsub.RPC)                   {}
func (t *tracer) DropRPC(*pubsub.RPC, peer.ID)          {}
func (t *tracer) UndeliverableMessage(*pubsub.Message)  {}
