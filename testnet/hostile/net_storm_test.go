package hostile

import (
	"context"
	"encoding/binary"
	"io"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/protocol"
	"github.com/libp2p/go-msgio"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// every is the time between two messages of a storm.
const every = 2 * time.Millisecond

// A storm sends control messages of gossip.
type storm struct {
	*attacker
	to   *party
	ids  uint64
	sent atomic.Int64  // messages
	got  *atomic.Int64 // bytes that nodes sent
}

// newStorm returns a stranger that speaks gossip with a node by itself, and counts in got what it is sent.
func newStorm(b *bed, to *party, got *atomic.Int64) *storm {
	a := b.attacker()
	s := &storm{attacker: a, to: to, got: got}
	for _, id := range []protocol.ID{pubsub.GossipSubID_v11, pubsub.GossipSubID_v12} {
		a.Host.SetStreamHandler(id, func(st network.Stream) {
			buf := make([]byte, 32<<10)
			for {
				n, err := st.Read(buf)
				s.got.Add(int64(n))
				if err != nil {
					return
				}
			}
		})
	}
	if err := a.dial(to); err != nil {
		b.t.Fatal(err)
	}
	return s
}

// send writes messages until ctx is done. A stream that the node ends is opened again.
func (s *storm) send(ctx context.Context, next func() *pb.RPC) {
	for ctx.Err() == nil {
		st, err := s.Host.NewStream(ctx, s.to.id(), pubsub.GossipSubID_v11)
		if err != nil {
			_ = s.dial(s.to) // it may have been cut off
			select {
			case <-ctx.Done():
			case <-time.After(50 * time.Millisecond):
			}
			continue
		}
		stop := context.AfterFunc(ctx, func() { _ = st.Reset() })
		s.write(ctx, st, next)
		stop()
		_ = st.Reset()
	}
}

func (s *storm) write(ctx context.Context, to io.Writer, next func() *pb.RPC) {
	w := msgio.NewVarintWriter(to)
	yes, topic := true, p2p.OffersTopic
	tick := time.NewTicker(every)
	defer tick.Stop()
	hello := &pb.RPC{Subscriptions: []*pb.RPC_SubOpts{{Subscribe: &yes, Topicid: &topic}}}
	for rpc := hello; ctx.Err() == nil; rpc = next() {
		raw, err := rpc.Marshal()
		if err != nil || w.WriteMsg(raw) != nil {
			return
		}
		s.sent.Add(1)
		<-tick.C
	}
}

// fresh are ids that no message has.
func (s *storm) fresh(n int) (out []string) {
	for range n {
		s.ids++
		out = append(out, string(binary.BigEndian.AppendUint64(make([]byte, 24), s.ids)))
	}
	return out
}

// storms are what each attacker sends.
func (s *storm) storms() map[string]func() *pb.RPC {
	topic := p2p.OffersTopic
	control := func(c *pb.ControlMessage) *pb.RPC { return &pb.RPC{Control: c} }
	in := false
	return map[string]func() *pb.RPC{
		"IHAVE": func() *pb.RPC {
			return control(&pb.ControlMessage{Ihave: []*pb.ControlIHave{{TopicID: &topic, MessageIDs: s.fresh(1000)}}})
		},
		"IWANT": func() *pb.RPC {
			return control(&pb.ControlMessage{Iwant: []*pb.ControlIWant{{MessageIDs: s.fresh(1000)}}})
		},
		"graft and prune": func() *pb.RPC {
			if in = !in; in {
				return control(&pb.ControlMessage{Graft: []*pb.ControlGraft{{TopicID: &topic}}})
			}
			past := uint64(1) << 40 // in nanoseconds beyond what an int64 holds
			return control(&pb.ControlMessage{Prune: []*pb.ControlPrune{{TopicID: &topic, Backoff: &past}}})
		},
	}
}

// TestHostileControlStorms: strangers advertise ids without end to the client and to the provider of a job
// (IHAVE), ask for messages that nobody has (IWANT), and join and leave meshes (GRAFT, PRUNE). Of who advertises
// what it has not, and who joins and leaves, nothing is read any more after a while. They get few bytes, memory
// stays, and the honest job ends.
func TestHostileControlStorms(t *testing.T) {
	b := newBed(t, nil, "client", "provider", "verifier")
	ctx, stop := context.WithCancel(b.ctx)
	var sending sync.WaitGroup
	defer sending.Wait()
	defer stop()
	before := heap()
	var got atomic.Int64
	var all []*storm
	began := time.Now()
	for _, to := range []*party{b.of("client"), b.of("provider")} {
		for _, name := range []string{"IHAVE", "IWANT", "graft and prune"} {
			s := newStorm(b, to, &got)
			next := s.storms()[name]
			all = append(all, s)
			sending.Go(func() { s.send(ctx, next) })
		}
	}
	for _, p := range []*party{b.of("client"), b.of("provider")} {
		b.until(p.name+" shuns whoever storms", func() bool { return p.metric("infernet_p2p_graylisted_peers") >= 2 })
	}
	b.of("client").ends(b.of("client").post(8, "none"))
	seconds := int64(time.Since(began).Seconds()) + 1
	stop()
	sending.Wait()
	for _, p := range b.parties {
		if n := p.metric("infernet_p2p_graylisted_peers"); n > 3 {
			t.Errorf("%s shuns %v peers, and 3 storm at it", p.name, n)
		}
	}
	var sent int64
	for _, s := range all {
		sent += s.sent.Load()
	}
	t.Logf("%d messages in %d s, %d bytes for them", sent, seconds, got.Load())
	if most := seconds * int64(len(all)) * (64 << 10); got.Load() > most {
		t.Errorf("strangers were sent %d bytes, want %d at most", got.Load(), most)
	}
	if grown := int64(heap()) - int64(before); grown > 100<<20 { // with the attackers' hosts
		t.Errorf("memory grew by %d MiB", grown>>20)
	}
}
