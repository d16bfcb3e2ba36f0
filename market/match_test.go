package market_test

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
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

// trusted is a record of one role's results as a provider, paid as the usual segments are.
func trusted(c reputation.Counts) market.Reputation {
	return market.Reputation{Provider: reputation.Record{
		{Counts: c, Client: account(63), At: now, Paid: c.Delivered * reputation.PerUnit},
	}}
}

// costOf is the effective cost of a bid where newcomers are not welcome more than others.
func costOf(in market.MatchInput, b market.Bid) uint64 {
	return reputation.Rate(in.Reputation[b.Operator].Provider, in.Stakes[b.Operator], in.MinStake, in.Now).
		Cost(b.Price, false)
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
	in.Reputation[account(7)] = trusted(reputation.Counts{Wrong: 1}) // twice the price
	in.Bids = []market.ValidBid{
		p(0, 900),
		p(1, 901),
		p(2, 1001),
		restored(ann, market.RoleProvider, 3, 1, 49),
		p(4, 1),
		p(5, 1),
		change(p(6, 1), func(b *market.Bid) { b.Expires = now }),
		p(7, 700), // costs 1400
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
	in.Least = 2 // of which there is one
	if got := market.Match(in); got.Chosen != nil || !strings.Contains(got.Refusals[0].Text, "2 verifiers of other") ||
		!strings.Contains(got.Refusals[0].Text, "leaving") {
		t.Errorf("a lease of one verifier: %+v", got)
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
			in.Reputation[account(op)] = trusted(reputation.Counts{Delivered: rapid.Uint64Range(0, 40).Draw(t, "good"),
				Missed: rapid.Uint64Range(0, 2).Draw(t, "missed")})
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
			cost := costOf(in, a.Chosen.Bid())
			for _, r := range a.Refusals {
				if r.Reason == market.ReasonOutranked {
					bid := in.Bids[slices.IndexFunc(in.Bids, func(b market.ValidBid) bool {
						return b.Hash() == r.Bid
					})].Bid()
					if costOf(in, bid) < cost {
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

// TestEqualsAreDrawnByStake: names do not count, stakes do, and the order of bids does not.
func TestEqualsAreDrawnByStake(t *testing.T) {
	in := matchInput(t)
	base := in.Announcement
	in.Stakes[account(0)] = 300 // 1 and 2 have 100 each
	won := map[common.Address]int{}
	for i := range 500 {
		in.Seed = common.Hash{1: byte(i), 2: byte(i >> 8)}
		in.Bids = []market.ValidBid{
			restored(base, market.RoleProvider, 2, 5, 60), restored(base, market.RoleProvider, 0, 5, 60),
			restored(base, market.RoleProvider, 1, 5, 60),
			restored(base, market.RoleVerifier, 20, 0, 0), restored(base, market.RoleVerifier, 21, 0, 0),
		}
		won[market.Match(in).Chosen.Bid().Operator]++
	}
	if n := won[account(0)]; n < 260 || n > 340 || won[account(1)] < 60 || won[account(2)] < 60 {
		t.Errorf("of 500 jobs, with 3/5 of the stake: %v", won)
	}
}

// TestNewcomersAreWelcomeInEverySecondJob: otherwise one that is known has the job at the same
// price. One that was found wrong is not welcome.
func TestNewcomersAreWelcomeInEverySecondJob(t *testing.T) {
	in := matchInput(t)
	in.Reputation[account(1)] = trusted(reputation.Counts{Delivered: 9})
	in.Reputation[account(2)] = trusted(reputation.Counts{Wrong: 1})
	won := map[common.Address]int{}
	for i := range 400 {
		in.Seed = common.Hash{1: byte(i), 2: byte(i >> 8)}
		in.Bids = nil
		for op := range 3 {
			in.Bids = append(in.Bids, restored(in.Announcement, market.RoleProvider, op, 800, 60))
		}
		for op := 20; op < 22; op++ {
			in.Bids = append(in.Bids, restored(in.Announcement, market.RoleVerifier, op, 0, 0))
		}
		won[market.Match(in).Chosen.Bid().Operator]++
	}
	if n := won[account(0)]; n < 60 || n > 140 || won[account(2)] > 0 {
		t.Errorf("of 400 jobs: %v", won)
	}
}

// TestAClaimMustHaveBeenShown: where a job asks for a throughput, a bid that claims it is not
// enough from somebody whose segments took longer by far.
func TestAClaimMustHaveBeenShown(t *testing.T) {
	for _, c := range []struct {
		claimed, shown uint64
		refused        bool
	}{{600, 49, true}, {600, 50, false}, {190, 49, false}, {600, 0, false}} {
		in := matchInput(t) // it asks for 50
		in.Reputation[account(0)] = market.Reputation{Provider: reputation.Record{
			{Claimed: c.claimed, Shown: c.shown},
		}}
		in.Bids = []market.ValidBid{restored(in.Announcement, market.RoleProvider, 0, 5, 600)}
		got := market.Match(in).Refusals[0] // there are no verifiers
		if (got.Reason == market.ReasonThroughput) != c.refused {
			t.Errorf("%+v: %+v", c, got)
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
