package market_test

import (
	"math"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// split is a number of verifiers, of which the first are one owner's accounts.
func split(owner []money.Units, others int, each money.Units) []market.Candidate {
	var cs []market.Candidate
	for i := range len(owner) + others {
		c := market.Candidate{Operator: account(i), Node: account(1000 + i), Stake: each}
		if i < len(owner) {
			c.Stake = owner[i]
		}
		c.Weight = c.Stake
		cs = append(cs, c)
	}
	return cs
}

// equal divides a stake among a number of accounts.
func equal(total money.Units, accounts int) []money.Units {
	return slices.Repeat([]money.Units{total / money.Units(accounts)}, accounts)
}

// draws makes leases and one segment of each, and returns in how many of them the owner has
// so many of the panel.
func draws(t *testing.T, cs []market.Candidate, owned int, panel uint8, runs int) []int {
	t.Helper()
	s, out := spec(), make([]int, panel+1)
	s.Verification.Verifiers = panel
	for run := range runs {
		seats := market.DrawSeats(word(run), cs)
		d := market.Draw(word(-run-1), word(1_000_000+run), s, 4, seats)
		n := 0
		for _, i := range d.Verifiers {
			if slices.IndexFunc(cs, func(c market.Candidate) bool { return c.Operator == seats[i].Operator }) < owned {
				n++
			}
		}
		out[n]++
	}
	return out
}

// TestAuditH6StakeBuysItsPartOfTheDraw: an owner with a third of the stake is drawn first
// for a third of the segments, whether it holds the stake in one account, in as many as a
// lease has room for, or in many more.
func TestAuditH6StakeBuysItsPartOfTheDraw(t *testing.T) {
	const runs, whole = 4000, 30 * 100
	for name, owner := range map[string][]money.Units{
		"one account": {whole / 2}, "15 accounts, each with a unit more": equal(15*101, 15),
		"60 accounts": equal(whole/2, 60), "one large, others small": append(equal(300, 12), 1200),
	} {
		var total money.Units
		for _, u := range owner {
			total += u
		}
		want := float64(total) / float64(total+whole)
		got := float64(draws(t, split(owner, 30, 100), len(owner), 1, runs)[1]) / runs
		if limit := 4 * math.Sqrt(want*(1-want)/runs); math.Abs(got-want) > limit {
			t.Errorf("%s: drawn in %.3f of the segments, with %.3f of the stake", name, got, want)
		}
	}
}

// TestAuditH6SplittingWinsNoPanel: nor is the majority of a panel for sale. With a third of
// the stake an owner has two of three verifiers about as often as three independent draws
// would give it, however it splits, and never with one account.
func TestAuditH6SplittingWinsNoPanel(t *testing.T) {
	const runs = 3000
	for _, accounts := range []int{1, 15, 60} {
		got := draws(t, split(equal(1500, accounts), 30, 100), accounts, 3, runs)
		most := float64(got[2]+got[3]) / runs
		if p := 7.0 / 27; most > p+4*math.Sqrt(p*(1-p)/runs) || accounts == 1 && most > 0 {
			t.Errorf("%d accounts have the majority of %.3f of the panels", accounts, most)
		}
	}
}

// TestAuditH6TheHighestStakesDoNotTakeAllSeats: 15 stakes that are a unit larger than the
// others took all 15 seats.
func TestAuditH6TheHighestStakesDoNotTakeAllSeats(t *testing.T) {
	in := matchInput(t)
	in.Bids = append(in.Bids, restored(in.Announcement, market.RoleProvider, 63, 5, 99))
	for i := range 45 {
		in.Stakes[account(i)] = 100
		if i < 15 {
			in.Stakes[account(i)] = 101
		}
		in.Bids = append(in.Bids, restored(in.Announcement, market.RoleVerifier, i, 0, 0))
	}
	all, taken := 0, 0
	for run := range 200 {
		in.Seed = word(run)
		for _, c := range market.Match(in).Verifiers {
			all++
			if c.Stake == 101 {
				taken++
			}
		}
	}
	if part := float64(taken) / float64(all); part > 0.4 {
		t.Errorf("with 0.34 of the stake they have %.2f of the places", part)
	}
}

func TestDrawSeats(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		stakes := rapid.SliceOfN(rapid.Int64Range(0, math.MaxInt64), 0, 40).Draw(t, "stakes")
		var cs []market.Candidate
		staked := 0
		for i, u := range stakes {
			c := split(nil, i+1, money.Units(u))[i]
			if u > 0 {
				staked++
			}
			cs = append(cs, c)
		}
		seed := word(rapid.Int().Draw(t, "seed"))
		got := market.DrawSeats(seed, cs)
		if len(got) != min(staked, market.MaxCandidates) || !slices.IsSortedFunc(got, market.Candidate.Compare) {
			t.Fatalf("%d of %d: %v", len(got), staked, got)
		}
		seen := map[common.Address]bool{}
		for _, c := range got {
			if c.Weight <= 0 || c.Stake <= 0 || seen[c.Operator] ||
				staked <= market.MaxCandidates && c.Weight != c.Stake {
				t.Fatalf("%v", got)
			}
			seen[c.Operator] = true
		}
		if !slices.Equal(got, market.DrawSeats(seed, rapid.Permutation(cs).Draw(t, "order"))) {
			t.Fatal("the order of candidates changed the seats")
		}
	})
}

func TestWrongVerdictsWeighLess(t *testing.T) {
	for wrong, want := range map[uint64]money.Units{0: 4096, 1: 2048, 3: 512, 10: 4, 1 << 40: 4} {
		r := reputation.Record{{Counts: reputation.Counts{Delivered: 99, Wrong: wrong}, At: now}}
		if got := r.Weigh(4096, now); got != want {
			t.Errorf("%d wrong: %d", wrong, got)
		}
	}
	r := reputation.Record{{Counts: reputation.Counts{Wrong: 9}, At: now}}
	if r.Weigh(3, now) != 1 || (reputation.Record{}).Weigh(0, now) != 0 {
		t.Error("a record leaves some weight, and gives none")
	}
	if got := r[:1].Weigh(4096, now+20*reputation.HalfLife); got != 4096 {
		t.Errorf("a wrong verdict is never forgotten: %d", got)
	}
}
