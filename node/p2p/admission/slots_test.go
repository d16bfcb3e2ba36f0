package admission

import (
	"encoding/binary"
	"errors"
	"net/netip"
	"slices"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"
)

func peerN(i int) peer.ID { return peer.ID(binary.AppendUvarint(nil, uint64(i))) }

// clock is a time that stands still until it is moved.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

func newClock() *clock { return &clock{time.Unix(1e9, 0)} }

func TestSlotsArePerPeerAndBounded(t *testing.T) {
	c := newClock()
	s := NewSlots(Limits{PerPeerInFlight: 1, InFlight: 2, Reserved: 1}.Or(Default()), c.now)
	leave, e := s.Enter("p", false)
	if e != Entered {
		t.Fatal("the first request is refused")
	}
	if _, e := s.Enter("p", false); e != OverOwn {
		t.Errorf("a second of the same peer: %v", e)
	}
	if _, e := s.Enter("q", false); e != Full {
		t.Errorf("a stranger in the reserved slot: %v", e)
	}
	friend, e := s.Enter("q", true)
	if e != Entered {
		t.Errorf("a known peer in the reserved slot: %v", e)
	}
	if _, e := s.Enter("r", true); e != Full {
		t.Errorf("a third: %v", e)
	}
	leave()
	friend()
	if k, n := s.InUse(); k != 0 || n != 0 {
		t.Errorf("%d and %d slots are left", k, n)
	}
}

func TestRateIsPerPeerAndTablesAreBounded(t *testing.T) {
	c := newClock()
	s := NewSlots(Limits{PerPeerRate: 1, PerPeerBurst: 1}.Or(Default()), c.now)
	if !s.Allow("p") || s.Allow("p") || !s.Allow("q") {
		t.Error("one request a second and peer")
	}
	c.at = c.at.Add(time.Second)
	if !s.Allow("p") {
		t.Error("refused after a second")
	}
	for i := range 3 * MaxBudgets {
		s.Allow(peerN(i))
	}
	if s.peers.Len() > MaxBudgets {
		t.Errorf("%d budgets kept", s.peers.Len())
	}
}

// TestHostileB4ReadersAreBounded: strangers' streams and bytes are bounded, apart from those of known peers.
func TestHostileB4ReadersAreBounded(t *testing.T) {
	c := newClock()
	r := NewReaders(ReadLimits{PerPeer: 2, Streams: 3, Bytes: 100, Grace: time.Second}, c.now)
	cuts := 0
	begin := func(p peer.ID, known bool) *Reader {
		x, _ := r.Begin(p, known, func() { cuts++ })
		return x
	}
	oldest := begin("p", false)
	if begin("p", false) == nil || begin("p", false) != nil {
		t.Error("two streams a peer")
	}
	if begin("q", false) == nil || begin("r", false) != nil || cuts != 0 {
		t.Error("three streams of all, and none is cut within its grace")
	}
	if begin("friend", true) == nil {
		t.Error("strangers took the known peers' part")
	}
	c.at = c.at.Add(time.Second)
	newer := begin("r", false)
	if newer == nil || cuts != 1 {
		t.Fatalf("the oldest made no room: %d cut", cuts)
	}
	oldest.Close() // as its goroutine does
	if n, _ := r.InUse(); n != 4 {
		t.Errorf("%d streams", n)
	}
	if newer.Take(60) != nil || !errors.Is(newer.Take(60), ErrBytes) {
		t.Error("bytes are not bounded")
	}
	newer.Read()
	if n, b := r.InUse(); n != 3 || b != 60 {
		t.Errorf("%d streams and %d bytes once a request is there", n, b)
	}
	newer.Close()
	newer.Close()
	if n, b := r.InUse(); n != 3 || b != 0 {
		t.Errorf("%d streams and %d bytes at the end", n, b)
	}
}

func TestKnownPeersAreForgotten(t *testing.T) {
	c := newClock()
	var gone []peer.ID
	k := NewKnown(c.now, func(p peer.ID) { gone = append(gone, p) })
	k.Add("p", time.Minute)
	k.Add("p", time.Second) // shortens nothing
	k.Add("q", time.Second)
	c.at = c.at.Add(2 * time.Second)
	if !k.Has("p") || k.Has("q") || !slices.Equal(gone, []peer.ID{"q"}) {
		t.Errorf("forgotten: %v", gone)
	}
	for i := range 2 * MaxKnown {
		k.Add(peerN(i), time.Duration(i+1)*time.Hour)
	}
	if len(k.until) != MaxKnown || k.Has("p") || !k.Has(peerN(2*MaxKnown-1)) {
		t.Errorf("%d peers are known", len(k.until))
	}
	c.at = c.at.Add(1e6 * time.Hour)
	if k.Sweep(); len(k.until) != 0 {
		t.Errorf("%d peers are known for ever", len(k.until))
	}
}

// TestHostileC1OneNetworkTakesNoPlaces: of too many connections, those of the busiest network go, the youngest first.
func TestHostileC1OneNetworkTakesNoPlaces(t *testing.T) {
	at := time.Unix(1e9, 0)
	var all []Inbound[int]
	add := func(addr string, id int) {
		all = append(all, Inbound[int]{id, Prefix(netip.MustParseAddr(addr)), at.Add(time.Duration(id) * time.Second)})
	}
	add("203.0.113.7", 1)
	add("2001:db8:1::1", 2)
	for i := range 10 {
		add("198.51.100.1", 10+i)
	}
	add("192.0.2.1", 30) // the newest is honest
	if got := Excess(all, 9); !slices.Equal(got, []int{19, 18, 17, 16}) {
		t.Errorf("closed %v", got)
	}
	if got := Excess(all, 13); got != nil {
		t.Errorf("closed %v within the limit", got)
	}
	if got := Excess(all, 0); len(got) != 13 {
		t.Errorf("closed %d of 13", len(got))
	}
	for text, want := range map[string]string{
		"198.51.100.9": "198.51.100.0/24", "::ffff:198.51.100.9": "198.51.100.0/24",
		"2001:db8:1:2::3": "2001:db8:1::/48"} {
		if p := Prefix(netip.MustParseAddr(text)); p.String() != want {
			t.Errorf("%s is of %s", text, p)
		}
	}
	if Prefix(netip.Addr{}).IsValid() {
		t.Error("no address has a network")
	}
}
