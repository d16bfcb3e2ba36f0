package market_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

func account(i int) common.Address {
	var a common.Address
	binary.BigEndian.PutUint32(a[:], uint32(i+1))
	return a
}

// restored returns a bid without a signature, because matching starts after validation.
func restored(ann market.ValidAnnouncement, role market.Role, op int, price, speed uint64) market.ValidBid {
	return market.RestoreBid(market.SignedBid{Bid: market.Bid{
		Offer: ann.OfferHash(), Role: role, Operator: account(op), Node: account(1000 + op), Price: price,
		TokensPerSecond: speed, Expires: now + 9,
	}})
}

func matchInput(t testing.TB) market.MatchInput {
	s := spec()
	s.Requirements = market.Requirements{MinTokensPerSecond: 50, MinStake: 10}
	ann, err := announce(s, offer(s)).Validate(domain, now)
	if err != nil {
		t.Fatal(err)
	}
	stakes := map[common.Address]money.Units{}
	for i := range 64 {
		stakes[account(i)] = 100
	}
	return market.MatchInput{Announcement: ann, Stakes: stakes, Now: now,
		Reputation: map[common.Address]market.Reputation{}, Excluded: map[common.Address]string{}}
}

func TestMatchReasons(t *testing.T) {
	in := matchInput(t)
	ann := in.Announcement
	p := func(op int, price uint64) market.ValidBid { return restored(ann, market.RoleProvider, op, price, 60) }
	v := func(op int) market.ValidBid { return restored(ann, market.RoleVerifier, op, 0, 0) }
	change := func(b market.ValidBid, f func(*market.Bid)) market.ValidBid {
		s := b.Signed()
		f(&s.Bid)
		return market.RestoreBid(s)
	}
	in.Stakes[account(4)], in.Stakes[account(23)] = 9, 0
	in.Excluded[account(5)] = "missed heartbeats"
	in.Reputation[account(7)] = market.Reputation{Delivered: 9, Missed: 3} // 30 % on top
	in.Bids = []market.ValidBid{
		p(0, 900),
		p(1, 901),
		p(2, 1001),
		restored(ann, market.RoleProvider, 3, 1, 49),
		p(4, 1),
		p(5, 1),
		change(p(6, 1), func(b *market.Bid) { b.Expires = now }),
		p(7, 700), // costs 910
		change(p(8, 1), func(b *market.Bid) { b.Offer[0]++ }),
		change(p(0, 900), func(b *market.Bid) { b.Price = 950 }),
		v(0), v(20), v(21),
		change(v(21), func(b *market.Bid) { b.Nonce = 9 }),
		v(23),
	}
	got := market.Match(in)
	if got.Chosen == nil || got.Chosen.Hash() != in.Bids[0].Hash() {
		t.Fatalf("chose %+v", got.Chosen)
	}
	want := map[common.Hash]market.Reason{
		in.Bids[1].Hash(): market.ReasonOutranked, in.Bids[2].Hash(): market.ReasonPrice,
		in.Bids[3].Hash(): market.ReasonThroughput, in.Bids[4].Hash(): market.ReasonStake,
		in.Bids[5].Hash(): market.ReasonExcluded, in.Bids[6].Hash(): market.ReasonExpired,
		in.Bids[7].Hash(): market.ReasonOutranked, in.Bids[8].Hash(): market.ReasonOffer,
		in.Bids[9].Hash(): market.ReasonDuplicate, in.Bids[10].Hash(): market.ReasonConflict,
		in.Bids[14].Hash(): market.ReasonStake,
	}
	duplicates := 0
	for _, r := range got.Refusals {
		if r.Text == "" {
			t.Errorf("no text for %s", r.Reason)
		}
		if w, ok := want[r.Bid]; ok && w != r.Reason {
			t.Errorf("bid of %s: %s, want %s", r.Bidder, r.Reason, w)
		} else if !ok && r.Reason == market.ReasonDuplicate {
			duplicates++
		}
		delete(want, r.Bid)
	}
	if len(want) > 0 || duplicates != 1 || len(got.Verifiers) != 2 {
		t.Errorf("missing %v, %d duplicates, verifiers %v", want, duplicates, got.Verifiers)
	}
}

func TestMatchNeedsVerifiersOfOthers(t *testing.T) {
	in := matchInput(t)
	p := func(op int, price uint64) market.ValidBid {
		return restored(in.Announcement, market.RoleProvider, op, price, 60)
	}
	in.Bids = []market.ValidBid{p(0, 1), p(1, 2), restored(in.Announcement, market.RoleVerifier, 0, 0, 0)}
	got := market.Match(in)
	if got.Chosen == nil || got.Chosen.Bid().Operator != account(1) ||
		got.Refusals[0].Reason != market.ReasonVerifiers {
		t.Errorf("%+v", got)
	}
	in.Bids = in.Bids[:2]
	if got := market.Match(in); got.Chosen != nil || len(got.Refusals) != 2 {
		t.Errorf("matched without a verifier: %+v", got)
	}
	in.Bids = nil
	if got := market.Match(in); got.Chosen != nil || len(got.Refusals) != 0 {
		t.Errorf("matched without bids: %+v", got)
	}
}

func TestMatchTakesAtMostMaxCandidates(t *testing.T) {
	in := matchInput(t)
	in.Bids = append(in.Bids, restored(in.Announcement, market.RoleProvider, 63, 5, 99))
	for i := range 20 {
		in.Stakes[account(i)] = money.Units(100 + i)
		in.Bids = append(in.Bids, restored(in.Announcement, market.RoleVerifier, i, 0, 0))
	}
	got := market.Match(in)
	if len(got.Verifiers) != market.MaxCandidates ||
		!slices.IsSortedFunc(got.Verifiers, market.Candidate.Compare) {
		t.Errorf("%v", got.Verifiers)
	}
	for _, r := range got.Refusals {
		if r.Reason != market.ReasonFull {
			t.Errorf("%+v", r)
		}
	}
}

func TestMatchIsReplayable(t *testing.T) {
	base := matchInput(t)
	rapid.Check(t, func(t *rapid.T) {
		in := base
		in.Reputation = map[common.Address]market.Reputation{}
		for i := range rapid.IntRange(0, 30).Draw(t, "bids") {
			op := rapid.IntRange(0, 12).Draw(t, "operator")
			in.Reputation[account(op)] = market.Reputation{Delivered: rapid.Uint64Range(0, 4).Draw(t, "good"),
				Missed: rapid.Uint64Range(0, 2).Draw(t, "missed")}
			role, price := market.RoleProvider, rapid.Uint64Range(1, 4).Draw(t, "price")
			if i%2 == 0 {
				role, price = market.RoleVerifier, 0
			}
			in.Bids = append(in.Bids, restored(base.Announcement, role, op, price, 50))
		}
		a := market.Match(in)
		in.Bids = rapid.Permutation(in.Bids).Draw(t, "order")
		b := market.Match(in)
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%+v\n%+v", a, b)
		}
		taken := len(a.Verifiers)
		if a.Chosen != nil {
			taken++
			cost := in.Reputation[a.Chosen.Bid().Operator].EffectiveCost(a.Chosen.Bid().Price)
			for _, r := range a.Refusals {
				if r.Reason == market.ReasonOutranked {
					bid := in.Bids[slices.IndexFunc(in.Bids, func(b market.ValidBid) bool {
						return b.Hash() == r.Bid
					})].Bid()
					if in.Reputation[bid.Operator].EffectiveCost(bid.Price) < cost {
						t.Fatal("a dearer bid was chosen")
					}
				}
			}
			if slices.ContainsFunc(a.Verifiers, func(c market.Candidate) bool {
				return c.Operator == a.Chosen.Bid().Operator
			}) {
				t.Fatal("the provider verifies itself")
			}
		}
		if taken+len(a.Refusals) != len(in.Bids) {
			t.Fatalf("%d taken, %d refused of %d", taken, len(a.Refusals), len(in.Bids))
		}
	})
}

func TestReputation(t *testing.T) {
	r := market.Reputation{Delivered: 1}.Add(market.Reputation{Missed: 2, Wrong: 3})
	if r != (market.Reputation{Delivered: 1, Missed: 2, Wrong: 3}) {
		t.Errorf("%+v", r)
	}
	for _, c := range []struct {
		r    market.Reputation
		cost uint64
	}{
		{market.Reputation{}, 1000},
		{market.Reputation{Delivered: 99}, 1000},
		{market.Reputation{Delivered: 9, Missed: 1}, 1100},
		{market.Reputation{Delivered: 9, Wrong: 1}, 1400},
		{market.Reputation{Wrong: math.MaxUint64, Missed: math.MaxUint64}, 10000},
		{market.Reputation{Delivered: math.MaxUint64, Wrong: 1}, 1000},
	} {
		if got := c.r.EffectiveCost(1000); got != c.cost {
			t.Errorf("%+v: %d, want %d", c.r, got, c.cost)
		}
	}
	if got := (market.Reputation{Wrong: 99}).EffectiveCost(math.MaxUint64); got != math.MaxUint64 {
		t.Errorf("no saturation: %d", got)
	}
	order := []market.Reputation{{Delivered: math.MaxUint64}, {Delivered: 5}, {}, {Missed: 1}, {Wrong: math.MaxUint64}}
	for i, a := range order {
		for j, b := range order {
			if got, want := a.Compare(b), min(max(i-j, -1), 1); got != want {
				t.Errorf("%+v, %+v: %d, want %d", a, b, got, want)
			}
		}
	}
}

// listed returns an announcement of a client of its own, restored.
func listed(i int, f func(*market.Spec, *market.Offer)) market.ValidAnnouncement {
	s := spec()
	s.Salt, s.Name = uint64(i), fmt.Sprintf("job-%d", i)
	o := offer(s)
	o.Client, o.MaxPrice = account(i), uint64(1000+i%97)
	if f != nil {
		f(&s, &o)
	}
	o.Job = s.ID()
	return market.RestoreAnnouncement(market.Announcement{Spec: s, Offer: o, Domain: domain, Contact: "c"})
}

// TestRefusalsAreInMoney checks that refusals state amounts in the unit that people
// read elsewhere.
func TestRefusalsAreInMoney(t *testing.T) {
	in := matchInput(t)
	in.StakeUnit, in.PriceUnit = money.Unit{Name: "dollars", Decimals: 1}, money.Unit{Name: "sat", Decimals: 3}
	in.Stakes[account(3)] = 9
	for op, price := range []uint64{900, 950, 1001, 1} {
		in.Bids = append(in.Bids, restored(in.Announcement, market.RoleProvider, op, price, 60))
	}
	in.Bids = append(in.Bids, restored(in.Announcement, market.RoleVerifier, 20, 0, 0))
	want := map[market.Reason]string{
		market.ReasonOutranked: "an effective cost of 0.90 sat was chosen, this one's is 0.95 sat",
		market.ReasonPrice:     "price is 1.001 sat, the offer's maximum 1.00 sat a segment: bid lower",
		market.ReasonStake:     "active stake is 0.9 dollars, 1.0 dollars are needed: stake more",
	}
	for _, r := range market.Match(in).Refusals {
		if w, ok := want[r.Reason]; ok && strings.Contains(r.Text, w) {
			delete(want, r.Reason)
		}
	}
	if len(want) > 0 {
		t.Errorf("not told: %v, but %+v", want, market.Match(in).Refusals)
	}
}
