package provider

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestAuditB6BidsFreezeNoStake: bids for clients who are not seen to have the money are made for
// a part of the free stake, and however many wait for their answer, whoever is seen to have the
// money gets a bid.
func TestAuditB6BidsFreezeNoStake(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 160, Locked: 60, Unit: 1})
	b.limits.UnfundedStake = 45
	for n := range byte(2) {
		if why := b.offers(offer(n, 1), false); why != "" {
			t.Fatalf("offer %d: %s", n, why)
		}
	}
	why := b.offers(offer(3, 1), false)
	for _, want := range []string{role.ErrStakeBid.Error(), "2 bids are out", "unfunded_stake", "deposit"} {
		if !strings.Contains(why, want) {
			t.Errorf("a third, without %q: %q", want, why)
		}
	}
	if why := b.offers(offer(0, 1), false); why != "" {
		t.Errorf("a bid that is made again: %s", why)
	}
	for n := range byte(20) {
		if why := b.offers(offer(100+n, 1), true); why != "" {
			t.Errorf("funded client %d: %s", n, why)
		}
	}
	if n := b.PendingBids(); n != 22 || b.unfunded() != 2 {
		t.Errorf("%d bids wait, %d of them for unfunded clients", n, b.unfunded())
	}
}

// TestAuditB6BidsInVainEndSoon: a bid for a client who is not seen to have the money counts for
// a short time, and for none when its offer is listed no more, is not announced any more, or
// cannot begin.
func TestAuditB6BidsInVainEndSoon(t *testing.T) {
	for name, over := range map[string]func(b *bidder, ann market.ValidAnnouncement){
		"its end": func(b *bidder, _ market.ValidAnnouncement) { b.announcedFor(role.UnfundedBidLife) },
		"silence": func(b *bidder, _ market.ValidAnnouncement) { b.clock.Pass(silence) },
		"gone": func(b *bidder, ann market.ValidAnnouncement) {
			b.Listed(never, []common.Hash{ann.OfferHash()})
		},
		"not taken":    func(b *bidder, ann market.ValidAnnouncement) { b.Sent(ann.OfferHash(), false) },
		"its deadline": func(b *bidder, _ market.ValidAnnouncement) { b.clock.Pass(10) },
	} {
		b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
		ann := offer(1, 1)
		if name == "its deadline" {
			a := ann.Announcement()
			a.Offer.Deadline = b.clock.Latest().Time + 10
			ann = market.RestoreAnnouncement(a)
		}
		if why := b.offers(ann, false); why != "" || b.unfunded() != 1 {
			t.Fatalf("%s: %q, %d wait", name, why, b.unfunded())
		}
		if over(b, ann); b.unfunded() != 0 {
			t.Errorf("%s: %d wait", name, b.unfunded())
		}
	}
}

// announcedFor lets some seconds pass while all offers are announced.
func (b *bidder) announcedFor(seconds uint64) {
	for range seconds {
		b.clock.Pass(1)
		b.Listed(b.now, nil)
	}
}

// now is when every offer is announced.
func (b *bidder) now(common.Hash) uint64 { return b.clock.Latest().Time }

// never is when an offer was announced that is not listed.
func never(common.Hash) uint64 { return 0 }

// TestAnAnnouncedOfferKeepsItsBid: an offer that is announced still has its bid counted, and a
// bid that is not taken leaves the one before it in place.
func TestAnAnnouncedOfferKeepsItsBid(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	ann := offer(1, 1)
	if why := b.offers(ann, false); why != "" {
		t.Fatal(why)
	}
	first, _ := b.bidFor(ann.OfferHash())
	b.clock.Pass(silence - 5)
	b.Listed(b.now, nil)
	b.clock.Pass(10)
	b.Listed(never, nil) // it made room for others in the order book
	if b.unfunded() != 1 {
		t.Error("a bid for an offer that is announced does not count")
	}
	k := market.Suitability{Announcement: ann, Price: 5, TokensPerSecond: 1}
	again, why := b.Bid(t.Context(), k, b.clock.Latest().Time)
	if why != "" {
		t.Fatal(why)
	}
	b.Sending(k, again)
	if got, _ := b.bidFor(ann.OfferHash()); got.Nonce != again.Nonce {
		t.Error("a lease on a bid that is on its way would be refused")
	}
	b.Sent(ann.OfferHash(), false)
	if got, ok := b.bidFor(ann.OfferHash()); !ok || got.Nonce != first.Nonce {
		t.Error("the bid that the coordinator holds is forgotten")
	}
}

// TestAuditB6BidsOfOneClientAreFew: one client, or one coordinator, has only so many bids.
func TestAuditB6BidsOfOneClientAreFew(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 1000, Unit: 1})
	b.limits.BidsPerClient, b.limits.BidsPerContact = 2, 3
	for _, x := range []struct {
		client, n byte
		want      string
	}{
		{1, 1, ""}, {1, 2, ""}, {1, 3, "provider.limits.bids_per_client"}, {1, 2, ""},
		{2, 1, ""}, {3, 1, "provider.limits.bids_per_contact"},
	} {
		why := b.offers(offer(x.client, x.n), true)
		if (why == "") != (x.want == "") || !strings.Contains(why, x.want) {
			t.Errorf("client %d, offer %d: %q", x.client, x.n, why)
		}
	}
	b.clock.Pass(silence)
	if why := b.offers(offer(1, 3), true); why != "" {
		t.Errorf("after they were filled: %s", why)
	}
}

// TestABidThatBecameALeaseIsCountedOnce: the chain counts its lock.
func TestABidThatBecameALeaseIsCountedOnce(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	ann := offer(1, 1)
	if why := b.offers(ann, false); why != "" {
		t.Fatal(why)
	}
	b.work[common.Hash{7}] = &work{lease: market.Lease{Offer: ann.OfferHash()}}
	if n := b.unfunded(); n != 0 {
		t.Errorf("%d wait", n)
	}
}

// TestAuditB7StakeIsNotLockedForNothing: a job of 0.000256 dollars with a window of seven days
// would lock 20 dollars for a week. The provider says what it would need, in jobs of one rail
// and of several, and takes the same job with a window of a minute.
func TestAuditB7StakeIsNotLockedForNothing(t *testing.T) {
	const dollar = 1_000_000
	b := newBidder(t, role.StakeStatus{Active: 100 * dollar, Unit: dollar})
	b.limits.LeastYield = 10_000 // 0.00001 dollars a dollar and hour
	spec := market.Spec{Pricing: &market.Pricing{Unit: "usd", Price: 128,
		Options: []market.PaymentOption{{Rail: market.OnEVM, Domain: roletest.Domain, Asset: "a"}}}}
	for _, s := range []market.Spec{{}, spec} {
		for _, x := range []struct {
			window  uint32
			seconds uint64
			price   uint64
			want    []string
		}{
			{60, 5, 128, nil},
			{7 * 24 * 3600, 5, 128, []string{ErrLimit.Error(), "pays 0.000243 dollars for 20.00 dollars of stake",
				"168.0 hours", "0.033601 dollars are asked", "provider.limits.least_yield"}},
			{7 * 24 * 3600, 5, 17685, nil},
			{60, 7 * 24 * 3600, 128, []string{"provider.limits.least_yield"}}, // the work itself locks it
		} {
			ann := market.RestoreAnnouncement(market.Announcement{Domain: roletest.Domain, Spec: s,
				Offer: market.Offer{MaxPrice: 20_000, Segments: 2, VerifyBPS: 450, DelegateBPS: 50, Window: x.window,
					Trace: common.Hash{1}, Locks: 20, Deadline: 1 << 40}})
			k := market.Suitability{
				Announcement:    ann,
				Price:           x.price,
				TokensPerSecond: 1,
				Seconds:         x.seconds,
				Funded:          true,
			}
			_, why := b.Bid(t.Context(), k, 5000)
			if (why == "") != (len(x.want) == 0) {
				t.Errorf("window %d s, work %d s, price %d: %q", x.window, x.seconds, x.price, why)
			}
			for _, want := range x.want {
				if !strings.Contains(why, want) {
					t.Errorf(
						"window %d s, work %d s, price %d: %q, without %q",
						x.window,
						x.seconds,
						x.price,
						why,
						want,
					)
				}
			}
		}
	}
}

// TestAuditB7WindowsAndDeadlinesAreBounded: the operator says how long.
func TestAuditB7WindowsAndDeadlinesAreBounded(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	b.limits.MaxWindow, b.limits.MaxDeadline = 3600, 86400
	for _, x := range []struct {
		window   uint32
		deadline uint64
		want     string
	}{
		{3600, 5000 + 86400, ""},
		{3601, 5000 + 86400, "its window is 3601 s, at most 3600 s are taken"},
		{3600, 5001 + 86400, "its deadline is in 86401 s, at most 86400 s are taken"},
	} {
		a := offer(1, 1).Announcement()
		a.Offer.Window, a.Offer.Deadline = x.window, x.deadline
		why := b.offers(market.RestoreAnnouncement(a), true)
		if (why == "") != (x.want == "") || !strings.Contains(why, x.want) {
			t.Errorf("window %d, deadline %d: %q", x.window, x.deadline, why)
		}
	}
}
