package provider

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
)

// withoutMoney is a lease of a client and a contact without money.
func withoutMoney(client byte, contact string) *work {
	return &work{coordinator: peer.ID(contact), placed: make(chan struct{}), memory: 10,
		ann: market.RestoreAnnouncement(market.Announcement{Offer: market.Offer{Client: common.Address{client}}})}
}

// begun reports whether a lease has a place and its money.
func begun(w *work) bool {
	select {
	case <-w.placed:
		return true
	default:
		return false
	}
}

// TestHostileB8LeasesWithoutMoneyLoseTheSlot: whoever did not pay in time has one again only
// after a rest that doubles; meanwhile keys that nobody knows have one rarely.
func TestHostileB8LeasesWithoutMoneyLoseTheSlot(t *testing.T) {
	if DefaultHold > 15*time.Second {
		t.Errorf("a lease without money holds a place for %s", DefaultHold)
	}
	now := time.Unix(1000, 0)
	s := newPlaces(1, 0, DefaultHold)
	holds := func(what string, w *work, want bool) *work {
		t.Helper()
		s.reserve(w, now)
		if got := s.has(w); got != want {
			t.Errorf("%s: holds %t, want %t", what, got, want)
		}
		return w
	}
	for n, rests := range []time.Duration{firstRest, 2 * firstRest, 4 * firstRest} {
		w := holds("after its rest", withoutMoney(1, "a"), true)
		if !s.lapse(w, now) || s.lapse(w, now) {
			t.Fatalf("lapse %d was not counted once", n)
		}
		now = now.Add(rests - time.Second)
		holds("the same client", withoutMoney(1, "b"), false)
		holds("the same contact", withoutMoney(2, "a"), false)
		now = now.Add(time.Second)
	}
	w := holds("a stranger", withoutMoney(3, "c"), true)
	s.lapse(w, now)
	holds("another stranger at once", withoutMoney(4, "d"), false)
	now = now.Add(strangersRest * DefaultHold)
	w = holds("another stranger later", withoutMoney(4, "d"), true)

	// Money goes before none, and its client is known from then on.
	funded := withoutMoney(5, "e")
	if s.take(funded); !begun(funded) || s.has(w) {
		t.Error("a lease with money waits for one without")
	}
	if s.lapse(w, now) || s.lapse(funded, now) {
		t.Error("a lease that lost its place, or has its money, counts as lapsed")
	}
	if !s.trusts(common.Address{5}, funded.parties(), now) || s.trusts(common.Address{3}, w.parties(), now) {
		t.Error("who has paid is not trusted, or who has not is")
	}
	s.free(funded)
	s.lapse(holds("a stranger", withoutMoney(7, "g"), true), now)
	w = holds("a client that has paid", withoutMoney(5, "e"), true)
	if s.lapse(w, now); s.trusts(common.Address{5}, w.parties(), now) {
		t.Error("a client that has paid once, and not now, is trusted")
	}
}

// TestLeasesWithMoneyWaitForAPlaceInTurn: none is given up because it came late, and none begins
// for which there is no memory.
func TestLeasesWithMoneyWaitForAPlaceInTurn(t *testing.T) {
	s := newPlaces(3, 25, DefaultHold)
	var all []*work
	for n := range byte(5) {
		all = append(all, withoutMoney(n, "a"))
		s.take(all[n])
	}
	began := func(want ...bool) {
		t.Helper()
		for n, w := range all {
			if begun(w) != want[n] {
				t.Errorf("lease %d has begun: %t", n, begun(w))
			}
		}
	}
	began(true, true, false, false, false)
	if s.room(5) != true || s.room(6) {
		t.Error("what leases take together is not bounded by the memory")
	}
	s.free(all[3]) // it waits no more
	s.free(all[1])
	began(true, true, true, false, false)
	s.free(all[0])
	s.free(all[0])
	began(true, true, true, false, true)
	if one := newPlaces(3, 5, DefaultHold); !one.room(10) {
		t.Error("a lease that the node has bid for finds no room on an idle node")
	}
}
