package p2p

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

func echo(_ context.Context, _ peer.ID, req []byte) ([]byte, error) { return req, nil }

func withLimits(p Protocol, l Limits) func(*Config) {
	return func(c *Config) { c.Limits = map[Protocol]Limits{p: l} }
}

func TestRequestIsAnswered(t *testing.T) {
	a, b := pair(t)
	from := make(chan peer.ID, 1)
	b.Handle(BidProtocol, func(_ context.Context, p peer.ID, req []byte) ([]byte, error) {
		from <- p
		return append([]byte("re: "), req...), nil
	})
	got, err := a.Request(t.Context(), b.ID(), BidProtocol, []byte("bid"))
	if err != nil || string(got) != "re: bid" {
		t.Fatalf("got %q, %v", got, err)
	}
	if p := <-from; p != a.ID() {
		t.Errorf("from %s, want %s", p, a.ID())
	}
	if n := testutil.ToFloat64(a.metrics.requests.WithLabelValues(string(BidProtocol), "out", "ok")); n != 1 {
		t.Errorf("counted %v requests", n)
	}
}

func TestRequestAtTheCap(t *testing.T) {
	a, b := pair(t)
	b.Handle(BidProtocol, echo)
	for _, n := range []int{0, 1, 256 << 10} {
		req := bytes.Repeat([]byte{7}, n)
		got, err := a.Request(t.Context(), b.ID(), BidProtocol, req)
		if err != nil || !bytes.Equal(got, req) {
			t.Errorf("%d bytes: %d back, %v", n, len(got), err)
		}
	}
	if _, err := a.Request(t.Context(), b.ID(), BidProtocol, make([]byte, 256<<10+1)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("over the cap: %v", err)
	}
}

// A peer whose own cap is higher cannot make us read more than ours.
func TestOverSizeRequestIsNotRead(t *testing.T) {
	big := plain(t, withLimits(BidProtocol, Limits{MaxRequest: 1 << 20}))
	small := plain(t)
	connect(t, big, small)
	small.Handle(BidProtocol, func(context.Context, peer.ID, []byte) ([]byte, error) {
		t.Error("handler called")
		return nil, nil
	})
	_, err := big.Request(t.Context(), small.ID(), BidProtocol, make([]byte, 1<<20))
	if !errors.Is(err, ErrBroken) {
		t.Errorf("got %v", err)
	}
	eventually(t, "it is counted", func() bool {
		return testutil.ToFloat64(small.metrics.requests.WithLabelValues(string(BidProtocol), "in", "garbage")) == 1
	})
}

func TestOverSizeAnswerIsRefused(t *testing.T) {
	a, b := pair(t)
	b.Handle(BidProtocol, func(context.Context, peer.ID, []byte) ([]byte, error) { return make([]byte, 1<<20), nil })
	_, err := a.Request(t.Context(), b.ID(), BidProtocol, nil)
	var r *Refusal
	if !errors.As(err, &r) || r.Code != CodeTooLarge {
		t.Errorf("got %v", err)
	}
}

func TestRefusalReachesTheCaller(t *testing.T) {
	a, b := pair(t)
	for _, c := range []struct {
		give error
		want Refusal
	}{
		{Refuse("price", "ask at most %d", 7), Refusal{"price", "ask at most 7"}},
		{errors.New("open /secret/key: permission denied"), Refusal{CodeFailed,
			"the peer could not handle the request: ask again later"}},
		{Refuse(strings.Repeat("c", 99), "%s", strings.Repeat("é", 400)),
			Refusal{strings.Repeat("c", maxCode), strings.Repeat("é", maxText/2)}},
		{&Refusal{}, Refusal{CodeFailed, ""}},
	} {
		b.Handle(BidProtocol, func(context.Context, peer.ID, []byte) ([]byte, error) { return nil, c.give })
		_, err := a.Request(t.Context(), b.ID(), BidProtocol, nil)
		var got *Refusal
		if !errors.As(err, &got) || *got != c.want || !errors.Is(err, ErrRefused) {
			t.Errorf("%v: got %v", c.give, err)
		}
	}
}

func TestUnknownProtocol(t *testing.T) {
	a, b := pair(t)
	if _, err := a.Request(t.Context(), b.ID(), VerdictProtocol, nil); !errors.Is(err, ErrUnsupported) {
		t.Errorf("got %v", err)
	}
	b.Handle(VerdictProtocol, echo)
	if _, err := a.Request(t.Context(), b.ID(), VerdictProtocol, nil); err != nil {
		t.Errorf("after Handle: %v", err)
	}
	b.StopHandling(VerdictProtocol)
	eventually(t, "it is refused again", func() bool {
		_, err := a.Request(t.Context(), b.ID(), VerdictProtocol, nil)
		return errors.Is(err, ErrUnsupported)
	})
}

func TestUnreachablePeer(t *testing.T) {
	a := plain(t)
	gone := plain(t)
	if err := gone.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := a.Request(t.Context(), gone.ID(), BidProtocol, nil); !errors.Is(err, ErrUnreachable) {
		t.Errorf("got %v", err)
	}
}

// c knows only b; a's addresses come from the DHT.
// A peer that was down a moment ago is asked as soon as it is back.
func TestAPeerThatIsBackIsReachedAtOnce(t *testing.T) {
	a, cfg := plain(t), testConfig(t)
	cfg.Listen = []string{"/ip4/127.0.0.1/tcp/0"} // where a dial is refused, not waited for
	first, err := New(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	connect(t, a, first)
	cfg.Listen = []string{strings.Split(first.Addrs()[0], "/p2p/")[0]}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := a.Request(t.Context(), first.ID(), BidProtocol, nil); !errors.Is(err, ErrUnreachable) {
		t.Fatalf("while it is down: %v", err)
	}
	back := start(t, cfg)
	back.Handle(BidProtocol, echo)
	_, err = a.Request(t.Context(), back.ID(), BidProtocol, nil)
	if err != nil { // it joined a dial that began while the peer was away
		_, err = a.Request(t.Context(), back.ID(), BidProtocol, nil)
	}
	if err != nil {
		t.Errorf("when it is back: %v", err)
	}
}

func TestRequestFindsAddressesInTheDHT(t *testing.T) {
	still := func(c *Config) { c.pace.search, c.pace.settle = time.Hour, time.Hour }
	b := plain(t, still)
	a, c := plain(t, still), plain(t, still)
	a.Handle(BidProtocol, echo)
	connect(t, a, b)
	eventually(t, "b lists a", func() bool { return b.dht.RoutingTable().Find(a.ID()) != "" })
	connect(t, c, b)
	eventually(t, "c lists b", func() bool { return c.dht.RoutingTable().Find(b.ID()) != "" })
	got, err := c.Request(t.Context(), a.ID(), BidProtocol, []byte("hello"))
	if err != nil || string(got) != "hello" {
		t.Fatalf("got %q, %v", got, err)
	}
}

func TestPeerOverItsRateIsToldSo(t *testing.T) {
	a, b := pair(t, withLimits(BidProtocol, Limits{PerPeerRate: 1e-9, PerPeerBurst: 2}))
	b.Handle(BidProtocol, echo)
	for i := range 4 {
		_, err := a.Request(t.Context(), b.ID(), BidProtocol, make([]byte, 100<<10))
		if busy := errors.Is(err, ErrBusy); busy != (i >= 2) {
			t.Errorf("request %d: %v", i, err)
		}
	}
}

func TestConcurrencyIsBounded(t *testing.T) {
	a, b := pair(t, withLimits(BidProtocol, Limits{PerPeerInFlight: 2}))
	release := make(chan struct{})
	entered := make(chan struct{}, 2)
	b.Handle(BidProtocol, func(ctx context.Context, _ peer.ID, _ []byte) ([]byte, error) {
		entered <- struct{}{}
		<-release
		return nil, nil
	})
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			if _, err := a.Request(t.Context(), b.ID(), BidProtocol, nil); err != nil {
				t.Errorf("admitted request: %v", err)
			}
		})
		<-entered
	}
	if _, err := a.Request(t.Context(), b.ID(), BidProtocol, nil); !errors.Is(err, ErrBusy) {
		t.Errorf("third request: %v", err)
	}
	close(release)
	wg.Wait()
	eventually(t, "places are given back", func() bool {
		_, err := a.Request(t.Context(), b.ID(), BidProtocol, nil)
		return err == nil
	})
}

// A peer that sends its request byte by byte, or not at all, is cut off at the
// deadline and its place is given back.
func TestSlowLorisIsCutOff(t *testing.T) {
	a, b := pair(t, withLimits(BidProtocol, Limits{Deadline: 300 * time.Millisecond, PerPeerInFlight: 1}))
	b.Handle(BidProtocol, echo)
	st := raw(t, a, b, BidProtocol)
	if _, err := st.Write([]byte{0x10, 'x'}); err != nil { // 16 bytes announced, one sent
		t.Fatal(err)
	}
	if _, err := io.ReadAll(st); err == nil {
		t.Error("the stream ended in peace")
	}
	eventually(t, "its place is free", func() bool {
		_, err := a.Request(t.Context(), b.ID(), BidProtocol, nil)
		return err == nil
	})
}

func TestSlowHandlerTimesOut(t *testing.T) {
	a, b := pair(t, withLimits(BidProtocol, Limits{Deadline: time.Second}))
	b.Handle(BidProtocol, func(ctx context.Context, _ peer.ID, _ []byte) ([]byte, error) {
		<-ctx.Done()
		return nil, ctx.Err()
	})
	_, err := a.Request(t.Context(), b.ID(), BidProtocol, nil)
	var r *Refusal
	if !(errors.As(err, &r) && r.Code == CodeTimeout) && !errors.Is(err, ErrTimeout) {
		t.Errorf("got %v", err)
	}
}

func TestCallersDeadlineCounts(t *testing.T) {
	a, b := pair(t)
	b.host.SetStreamHandler(protocol.ID(BidProtocol), func(st network.Stream) {
		_, _ = io.Copy(io.Discard, st) // ends when the caller gives up
	})
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	if _, err := a.Request(ctx, b.ID(), BidProtocol, nil); !errors.Is(err, ErrTimeout) {
		t.Errorf("deadline: %v", err)
	}
	gaveUp := errors.New("gave up")
	ctx2, cancel2 := context.WithCancelCause(t.Context())
	cancel2(gaveUp)
	if _, err := a.Request(ctx2, b.ID(), BidProtocol, nil); !errors.Is(err, gaveUp) {
		t.Errorf("cause: %v", err)
	}
}

func TestCloseEndsHandlers(t *testing.T) {
	a, b := pair(t)
	entered := make(chan struct{})
	b.Handle(BidProtocol, func(ctx context.Context, _ peer.ID, _ []byte) ([]byte, error) {
		close(entered)
		<-ctx.Done()
		return nil, ctx.Err()
	})
	done := make(chan error, 1)
	go func() {
		_, err := a.Request(t.Context(), b.ID(), BidProtocol, nil)
		done <- err
	}()
	<-entered
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err == nil {
		t.Error("a closed host answered")
	}
}

// Whatever a peer answers, the caller gets a typed error.
func TestGarbageAnswers(t *testing.T) {
	a, b := pair(t)
	huge := binary.AppendUvarint(nil, 1<<40)
	for name, c := range map[string]struct {
		send []byte
		want error
	}{
		"nothing":      {nil, ErrBroken},
		"noise":        {[]byte{3, 'a', 'b', 'c'}, ErrBadAnswer},
		"cut short":    {[]byte{30, 'a'}, ErrBroken},
		"huge":         {huge, ErrTooLarge},
		"endless size": {bytes.Repeat([]byte{0xff}, 20), ErrBroken},
		"odd status":   {frame(answer{Status: 9, Body: []byte{}}.encode()), ErrBadAnswer},
		"two answers":  {frame(append(answer{Status: statusOK}.encode(), 0)), ErrBadAnswer},
		"no reason":    {frame(answer{Status: statusRefused}.encode()), ErrBadAnswer},
	} {
		b.host.SetStreamHandler(protocol.ID(BidProtocol), func(st network.Stream) {
			defer st.Close()
			if _, err := st.Write(c.send); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
		if _, err := a.Request(t.Context(), b.ID(), BidProtocol, []byte("hi")); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
}

func TestGarbageRequestsDoNoHarm(t *testing.T) {
	a, b := pair(t)
	b.Handle(BidProtocol, echo)
	for _, send := range [][]byte{nil, {0xff}, bytes.Repeat([]byte{0xff}, 20), {5, 1, 2},
		binary.AppendUvarint(nil, 1<<40)} {
		st := raw(t, a, b, BidProtocol)
		if _, err := st.Write(send); err != nil {
			t.Fatal(err)
		}
		// The other side may have read enough already, and have cut the stream.
		if err := st.CloseWrite(); err != nil && !errors.Is(err, network.ErrReset) {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(st); err == nil && len(got) > 0 {
			t.Errorf("%x was answered with %x", send, got)
		}
	}
	if _, err := a.Request(t.Context(), b.ID(), BidProtocol, []byte("still there")); err != nil {
		t.Error(err)
	}
}

// raw opens a stream as a peer that does not keep to the protocol would.
func raw(t *testing.T, a, b *Host, p Protocol) network.Stream {
	t.Helper()
	st, err := a.host.NewStream(t.Context(), b.ID(), protocol.ID(p))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = st.Reset() })
	return st
}

func frame(b []byte) []byte { return append(binary.AppendUvarint(nil, uint64(len(b))), b...) }

// TestHostileB4IdleStreamsTakeNoSlot: peers that open streams of a protocol and say nothing keep nobody from being
// answered, neither a known peer nor a stranger.
func TestHostileB4IdleStreamsTakeNoSlot(t *testing.T) {
	victim, first := pair(t, func(c *Config) { // longer than the race detector takes to open all streams
		c.Limits = map[Protocol]Limits{ProgressProtocol: {Reading: 6 * time.Second, Deadline: patience}}
	})
	victim.Handle(ProgressProtocol, echo)
	idlers := []*Host{first}
	for range 7 {
		idler := plain(t)
		connect(t, idler, victim)
		idlers = append(idlers, idler)
	}
	for _, idler := range idlers {
		for range 8 {
			st := raw(t, idler, victim, ProgressProtocol)
			if _, err := st.Write([]byte{0x80}); err != nil { // the first byte of a length
				t.Fatal(err)
			}
		}
	}
	eventually(t, "the idle streams are being read", func() bool { n, _ := victim.readers.InUse(); return n >= 64 })
	honest := plain(t)
	connect(t, honest, victim)
	for i := range 20 {
		if _, err := honest.Request(t.Context(), victim.ID(), ProgressProtocol, []byte("beat")); err != nil {
			t.Fatalf("heartbeat %d: %v", i, err)
		}
	}
	if victim.TurnedAway(honest.ID(), time.Time{}) {
		t.Error("somebody was turned away")
	}
	eventually(t, "idle streams are cut", func() bool { n, _ := victim.readers.InUse(); return n == 0 })
}

// TestHostileB4NewStreamsDisplaceIdleOnes: where idle streams have all that strangers may have, the oldest makes room;
// a known peer does not even notice.
func TestHostileB4NewStreamsDisplaceIdleOnes(t *testing.T) {
	slow := func(c *Config) {
		c.Limits = map[Protocol]Limits{ProgressProtocol: {Reading: patience, Deadline: patience}}
		c.reads = admission.ReadLimits{PerPeer: 64, Streams: 16, Bytes: 1 << 20, Grace: time.Millisecond}
	}
	victim, idler := pair(t, slow)
	victim.Handle(ProgressProtocol, echo)
	for range 16 {
		if _, err := raw(t, idler, victim, ProgressProtocol).Write([]byte{0x80}); err != nil {
			t.Fatal(err)
		}
	}
	eventually(t, "all streams are taken", func() bool { n, _ := victim.readers.InUse(); return n == 16 })
	stranger, friend := plain(t), plain(t)
	connect(t, stranger, victim)
	connect(t, friend, victim)
	victim.Reserve(friend.ID(), time.Minute)
	for _, h := range []*Host{stranger, friend} {
		if _, err := h.Request(t.Context(), victim.ID(), ProgressProtocol, []byte("beat")); err != nil {
			t.Error(err)
		}
	}
	if n, _ := victim.readers.InUse(); n != 15 {
		t.Errorf("%d idle streams are left, want 15: the stranger displaces one, the known peer none", n)
	}
}

// TestHostileB4SlotsAreReserved: strangers whose requests take long fill their part of the slots only.
func TestHostileB4SlotsAreReserved(t *testing.T) {
	few := withLimits(ProgressProtocol, Limits{InFlight: 4, Reserved: 2})
	victim, a := pair(t, few)
	b, friend := plain(t, few), plain(t, few)
	connect(t, b, victim)
	connect(t, friend, victim)
	victim.Reserve(friend.ID(), time.Minute)
	release, entered := make(chan struct{}), make(chan struct{}, 4)
	victim.Handle(ProgressProtocol, func(_ context.Context, from peer.ID, _ []byte) ([]byte, error) {
		if from == a.ID() {
			entered <- struct{}{}
			<-release
		}
		return nil, nil
	})
	var wg sync.WaitGroup
	defer wg.Wait()
	defer close(release)
	for range 2 {
		wg.Go(func() { _, _ = a.Request(t.Context(), victim.ID(), ProgressProtocol, nil) })
		select {
		case <-entered:
		case <-time.After(patience):
			t.Fatal("a stranger's request is not handled")
		}
	}
	began := time.Now()
	if _, err := b.Request(t.Context(), victim.ID(), ProgressProtocol, nil); !errors.Is(err, ErrBusy) {
		t.Errorf("a stranger over the strangers' part: %v", err)
	}
	if _, err := friend.Request(t.Context(), victim.ID(), ProgressProtocol, nil); err != nil {
		t.Errorf("a known peer: %v", err)
	}
	if !victim.TurnedAway(b.ID(), began) || victim.TurnedAway(friend.ID(), began) {
		t.Error("the host does not know whom it turned away")
	}
	if victim.TurnedAway(b.ID(), time.Now().Add(time.Second)) {
		t.Error("what was long ago excuses nothing")
	}
}
