package provider

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestAReplayedLeaseIsNotSignedAgain: a genuine proposal is sent once more after its lease is
// over, while this node has bid for the offer again, by its coordinator and by a stranger.
func TestAReplayedLeaseIsNotSignedAgain(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	b.d.Ledger = roletest.OpenLedger(t)
	ann := offer(1, 1)
	coordinator := peer.ID("coordinator")
	a := ann.Announcement()
	a.Contact = coordinator.String()
	ann = market.RestoreAnnouncement(a)
	if why := b.offers(ann, true); why != "" {
		t.Fatal(why)
	}
	l := market.Lease{Offer: ann.OfferHash(), Provider: b.d.Operator, Node: b.d.Key.Address(), Price: 5, Segments: 1}
	q := market.LeaseProposal{Announcement: a, Lease: l}
	const before = "has signed lease"
	if _, err := b.acceptable(coordinator, q); err == nil || strings.Contains(err.Error(), before) {
		t.Errorf("a new lease: %v", err) // it is not signed
	}
	r := LeaseRecord{Announcement: a, Lease: market.SignedLease{Lease: l}, Ended: "settled"}
	signed := ledger.Change{Kind: "lease.signed", Put: []ledger.Record{leaseRecord(r)}}
	if _, err := b.d.Ledger.Commit(signed); err != nil {
		t.Fatal(err)
	}
	if _, err := b.acceptable(coordinator, q); !errors.Is(err, market.ErrRefused) ||
		!strings.Contains(err.Error(), before) {
		t.Errorf("a lease that was signed before: %v", err)
	}
	if _, err := b.acceptable("stranger", q); err == nil || !strings.Contains(err.Error(), "coordinator") {
		t.Errorf("a stranger's copy: %v", err)
	}
}

// TestALeaseOfFewVerifiersIsNotSigned: what the node's economics say against a lease is its refusal.
func TestALeaseOfFewVerifiersIsNotSigned(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	ann := offer(1, 1)
	q := market.LeaseProposal{Lease: market.Lease{Price: 7}, Candidates: make([]market.Candidate, 2)}
	if err := b.sound(t.Context(), ann, q); err != nil {
		t.Errorf("nobody weighs leases: %v", err)
	}
	few := errors.New("it names too few")
	b.Weigh(func(_ context.Context, _ market.Spec, o market.Offer, x Weighed) error {
		if o != ann.Offer() || x.Price != 7 || x.Heard >= 0 {
			t.Errorf("weighed as %+v: %+v", x, o)
		}
		if x.Candidates < 3 {
			return few
		}
		return nil
	})
	if err := b.sound(t.Context(), ann, q); !errors.Is(err, market.ErrRefused) || !errors.Is(err, few) {
		t.Errorf("a lease of two: %v", err)
	}
	q.Candidates = append(q.Candidates, market.Candidate{})
	if err := b.sound(t.Context(), ann, q); err != nil {
		t.Errorf("a lease of three: %v", err)
	}
}

// TestASilentClientTakesUpNothing: a coordinator takes a bid and is silent from then on. Its
// bid ends by itself, no lease answers it after that, and there is room for others meanwhile.
func TestASilentClientTakesUpNothing(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	b.limits.UnfundedStake, b.limits.BidsPerClient = 20, 1
	silent, other := offer(1, 1), offer(2, 1)
	if why := b.offers(silent, false); why != "" {
		t.Fatal(why)
	}
	if why := b.offers(other, true); why != "" {
		t.Errorf("beside it: %s", why)
	}
	b.clock.Pass(role.UnfundedBidLife)
	bid, _ := b.bidFor(silent.OfferHash())
	now := b.clock.Latest().Time
	q := market.LeaseProposal{Lease: market.Lease{Offer: bid.Offer, Provider: bid.Operator, Node: bid.Node,
		Price: bid.Price, Begin: now}}
	if _, err := q.Validate(b.d.Rails, bid, now); !errors.Is(err, market.ErrExpired) {
		t.Errorf("a lease on a bid that is over: %v", err)
	}
	b.Listed(b.now, []common.Hash{silent.OfferHash()})
	if _, ok := b.bidFor(silent.OfferHash()); ok {
		t.Error("a bid is kept for an offer that is listed no more")
	}
}
