package market_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

func TestBook(t *testing.T) {
	b := market.NewBook(market.BookLimits{Capacity: 3, PerClient: 2, Stale: 100})
	one := listed(1, nil)
	add := func(want error, ann market.ValidAnnouncement, at uint64) {
		t.Helper()
		if err := b.Add(ann, at); !errors.Is(err, want) {
			t.Fatalf("got %v, want %v", err, want)
		}
	}
	add(nil, one, now)
	add(market.ErrListed, one, now+1)
	add(market.ErrExpired, listed(2, nil), now+3600)
	again := listed(1, func(_ *market.Spec, o *market.Offer) { o.MaxPrice = 5 })
	add(market.ErrSuperseded, again, now)
	later := listed(1, func(_ *market.Spec, o *market.Offer) { o.Nonce = 2 })
	add(nil, later, now)
	if _, ok := b.Get(one.OfferHash()); ok || b.Len() != 1 {
		t.Fatal("the superseded offer is still listed")
	}
	// Another client's offer for the same bytes is another offer.
	squat := listed(1, func(_ *market.Spec, o *market.Offer) { o.Client = account(77); o.Nonce = 99 })
	add(nil, squat, now)
	if got, ok := b.Get(later.OfferHash()); !ok || got.OfferHash() != later.OfferHash() {
		t.Fatal("another client's offer displaced it")
	}
	mine := func(i int) market.ValidAnnouncement {
		return listed(i, func(_ *market.Spec, o *market.Offer) { o.Client = account(1) })
	}
	add(nil, mine(5), now)
	add(market.ErrAnnouncer, mine(6), now)
	if !b.Refresh(squat.Announcement(), now+90) {
		t.Fatal("not refreshed")
	}
	if a := squat.Announcement(); b.Refresh(listed(9, nil).Announcement(), now) {
		t.Fatalf("refreshed what is not listed: %v", a)
	}
	forged := squat.Announcement()
	forged.Sig[0]++
	if b.Refresh(forged, now) {
		t.Fatal("refreshed by an announcement with another signature")
	}
	// The book is full: the offer that was announced longest ago makes room.
	add(nil, listed(7, nil), now+91)
	if _, ok := b.Get(later.OfferHash()); ok || b.Len() != 3 {
		t.Fatalf("%d listed, the oldest of them: %t", b.Len(), ok)
	}
	if gone := b.Expire(now + 101); len(gone) != 2 || !slices.Contains(gone, mine(5).OfferHash()) ||
		!slices.Contains(gone, one.OfferHash()) { // superseded
		t.Fatalf("not repeated: %v", gone)
	}
	if gone := b.Expire(now + 3600); len(gone) != 2 || !slices.IsSortedFunc(gone, common.Hash.Cmp) || b.Len() != 0 {
		t.Fatalf("expired %v", gone)
	}
	b.Remove(one.OfferHash())
	add(nil, one, now)
	b.Remove(one.OfferHash())
	add(nil, one, now)
}

// TestAFloodOfOffersKeepsNoneOut fills a book with offers of as many clients and goes on. An
// offer that is announced then is listed. That it has to make room is not its end.
func TestAFloodOfOffersKeepsNoneOut(t *testing.T) {
	const capacity = 16
	b := market.NewBook(market.BookLimits{Capacity: capacity, PerClient: 2, Stale: 600})
	flood := func(from, to int) {
		t.Helper()
		for i := from; i < to; i++ {
			offer := listed(1, func(_ *market.Spec, o *market.Offer) { o.Client = account(100 + i) })
			if err := b.Add(offer, now); err != nil {
				t.Fatal(err)
			}
		}
	}
	flood(0, capacity)
	honest := listed(2, nil)
	for round := range 3 {
		if err := b.Add(honest, now); err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		flood(capacity*(round+1), capacity*(round+2)-1)
		if _, ok := b.Get(honest.OfferHash()); !ok || b.Len() != capacity {
			t.Errorf("round %d: %d listed, the honest offer: %t", round, b.Len(), ok)
		}
		flood(capacity*(round+2)-1, capacity*(round+2))
		if _, ok := b.Seen(honest.OfferHash()); ok || len(b.Expire(now)) != 0 {
			t.Errorf("round %d: it made no room, or is called over", round)
		}
	}
}

func TestBookSearch(t *testing.T) {
	b := market.NewBook(market.DefaultBookLimits())
	for i := range 10 {
		if err := b.Add(listed(i, func(s *market.Spec, o *market.Offer) {
			o.Deadline += uint64(i)
			if i == 3 {
				s.Name, o.Token = "Special", common.Address{8}
			}
		}), now); err != nil {
			t.Fatal(err)
		}
	}
	three := b.Search(market.Filter{Text: "special"}, now)
	if len(three) != 1 {
		t.Fatalf("%d found", len(three))
	}
	for _, c := range []struct {
		f market.Filter
		n int
	}{
		{market.Filter{}, 10}, {market.Filter{Limit: 4}, 4}, {market.Filter{MinPrice: 1008}, 2},
		{market.Filter{Client: account(2)}, 1}, {market.Filter{Token: common.Address{8}}, 1},
		{market.Filter{Until: now + 3601}, 2}, {market.Filter{Parameters: 1}, 0},
		{market.Filter{Job: three[0].JobID()}, 1}, {market.Filter{Text: "none"}, 0},
	} {
		got := b.Search(c.f, now)
		if len(got) != c.n {
			t.Errorf("%+v: %d found, want %d", c.f, len(got), c.n)
		}
		if !slices.IsSortedFunc(got, func(x, y market.ValidAnnouncement) int {
			return int(y.Offer().MaxPrice) - int(x.Offer().MaxPrice)
		}) {
			t.Errorf("%+v: not by price", c.f)
		}
	}
	if n := len(b.Search(market.Filter{}, now+3604)); n != 5 {
		t.Errorf("%d live", n)
	}
}

func capable() market.Capability {
	return market.Capability{Token: common.Address{7}, Flops: 1e11, Memory: 1 << 30, Stake: 10,
		PricePerMillionTokens: 100_000}
}

func TestSuitable(t *testing.T) {
	b := market.NewBook(market.DefaultBookLimits())
	reasons := map[string]market.Reason{}
	put := func(i int, want market.Reason, f func(*market.Spec, *market.Offer)) {
		ann := listed(i, f)
		reasons[ann.Spec().Name] = want
		if err := b.Add(ann, now); err != nil {
			t.Fatal(err)
		}
	}
	// 4 steps × 8 × 64 tokens = 2048 a segment: the ask is 205.
	put(1, "", nil)
	put(2, "", func(_ *market.Spec, o *market.Offer) { o.MaxPrice = 2000 })
	put(3, market.ReasonToken, func(_ *market.Spec, o *market.Offer) { o.Token = common.Address{1} })
	put(4, market.ReasonStake, func(s *market.Spec, _ *market.Offer) { s.Requirements.MinStake = 11 })
	put(5, market.ReasonMemory, func(s *market.Spec, _ *market.Offer) { s.Program.Batch = 4096 })
	put(6, market.ReasonThroughput, func(s *market.Spec, _ *market.Offer) {
		s.Requirements.MinTokensPerSecond = 1 << 60
	})
	put(7, market.ReasonDeadline, func(s *market.Spec, _ *market.Offer) { s.Program.Steps = 1 << 24 })
	put(8, market.ReasonUnpaid, func(_ *market.Spec, o *market.Offer) { o.MaxPrice = 204 })
	put(9, "", func(_ *market.Spec, o *market.Offer) { o.MaxPrice = 205 })
	picks := b.Suitable(capable(), now)
	if len(picks) != 9 {
		t.Fatalf("%d picks", len(picks))
	}
	for i, p := range picks {
		name := p.Announcement.Spec().Name
		if p.Reason != reasons[name] || p.Text() == "" {
			t.Errorf("%s: %q, want %q: %s", name, p.Reason, reasons[name], p.Text())
		}
		if p.Reason == "" && (i > 2 || p.Price != 205 || p.TokensPerSecond == 0) {
			t.Errorf("pick %d: %+v", i, p)
		}
	}
	if picks[0].Announcement.Offer().MaxPrice != 2000 || picks[2].Announcement.Offer().MaxPrice != 205 {
		t.Error("the best paid is not first")
	}
	if len(b.Suitable(capable(), now+3600)) != 0 {
		t.Error("picked past the deadline")
	}
	if got := (market.Suitability{Reason: market.ReasonFull}).Text(); got == "" {
		t.Error("no text")
	}
}

func TestAsk(t *testing.T) {
	for _, c := range []struct {
		price  int64
		tokens uint64
		want   uint64
	}{{0, 5, 1}, {-5, 5, 1}, {500_000, 1_000_000, 500_000}, {500_000, 1, 1}, {3, 500_000, 2},
		{math.MaxInt64, math.MaxUint64, math.MaxUint64}} {
		if got := (market.Capability{PricePerMillionTokens: money.Units(c.price)}).Ask(c.tokens); got != c.want {
			t.Errorf("%d × %d: %d, want %d", c.price, c.tokens, got, c.want)
		}
	}
}
