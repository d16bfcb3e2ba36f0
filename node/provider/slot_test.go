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
	return &work{coordinator: peer.ID(contact), ann: market.RestoreAnnouncement(market.Announcement{
		Offer: market.Offer{Client: common.Address{client}}})}
}

// TestHostileB8LeasesWithoutMoneyLoseTheSlot: whoever did not pay in time holds it again only
// after a rest that doubles; meanwhile keys that nobody knows hold it rarely.
func TestHostileB8LeasesWithoutMoneyLoseTheSlot(t *testing.T) {
	if DefaultHold > 15*time.Second {
		t.Errorf("a lease without money holds a node for %s", DefaultHold)
	}
	now := time.Unix(1000, 0)
	s := newSlot(DefaultHold)
	holds := func(what string, w *work, want bool) *work {
		t.Helper()
		s.reserve(w, now)
		if got := s.holder == w; got != want {
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
	if err := s.take(funded); err != nil || s.holder != funded {
		t.Errorf("a lease with money waits for one without: %v", err)
	}
	if s.lapse(w, now) {
		t.Error("a lease that lost the slot counts as lapsed")
	}
	if err := s.take(withoutMoney(6, "f")); err == nil {
		t.Error("two leases with money hold the slot")
	}
	s.free(w)
	if s.holder != funded {
		t.Error("somebody else freed the slot")
	}
	s.free(funded)
	s.lapse(holds("a stranger", withoutMoney(7, "g"), true), now)
	holds("a client that has paid", withoutMoney(5, "e"), true)
}
