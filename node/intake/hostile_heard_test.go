package intake

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// both are the bidders of a node that trains and verifies.
func both() []Bidder {
	return []Bidder{&bidder{role: market.RoleProvider, taken: map[common.Hash]time.Time{}},
		&bidder{role: market.RoleVerifier, taken: map[common.Hash]time.Time{}}}
}

// shows reports whether the node shows a valid bid to verify an offer.
func (b *bed) shows(offer common.Hash) bool {
	b.t.Helper()
	r, err := b.Heard(b.t.Context(), "", market.BidRequest{Offer: offer})
	if err != nil {
		b.t.Fatal(err)
	}
	return len(r.Bids) == 1 && r.Bids[0].Bid.Offer == offer && r.Bids[0].Bid.Role == market.RoleVerifier &&
		r.Bids[0].Bid.Expires > b.clock.Latest().Time
}

// TestHostileR2ASilentCoordinatorHidesNoVerifier: a coordinator wants a lease of its friends alone, and lets a node
// that trains and verifies wait for the answer to its first bid. A provider that asks hears of the verifier all the
// same, also of the coordinator's next offers, for which the node does not bid meanwhile.
func TestHostileR2ASilentCoordinatorHidesNoVerifier(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBed(t, both()...)
		silent := b.contact("silent", false)
		first := b.offers(1, silent, 50_000_000)
		time.Sleep(3 * time.Second)
		if !b.shows(first) {
			t.Error("no bid is shown for the offer on whose first bid the coordinator was silent")
		}
		next := b.offers(1, silent, 50_000_000)
		time.Sleep(3 * time.Second)
		if !b.shows(next) {
			t.Error("no bid is shown for the next offer of a coordinator that is left alone")
		}
	})
}

// TestHostileR2AFloodOfOffersHidesNoVerifier: offers cost nothing. Whoever lists many that all verifiers bid for does
// not keep a bid that is made later from being shown.
func TestHostileR2AFloodOfOffersHidesNoVerifier(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBed(t, &bidder{role: market.RoleVerifier, taken: map[common.Hash]time.Time{}})
		for n := range int64(maxShown + 64) {
			b.offers(10+n, b.contact(fmt.Sprint("flood ", n%64), true), 50_000_000)
		}
		time.Sleep(5 * time.Minute)
		b.enrich(1)
		late := b.offers(1, b.contact("names friends", true), 50_000_000)
		time.Sleep(5 * time.Second)
		if _, err := b.took(late, time.Now()); err != nil {
			t.Fatal(err)
		}
		if !b.shows(late) {
			t.Error("no bid is shown for an offer that came after a flood of others")
		}
		if n := len(b.shown); n > maxShown {
			t.Errorf("%d bids are kept", n)
		}
	})
}
