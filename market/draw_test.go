package market_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

func candidates(stakes ...money.Units) []market.Candidate {
	cs := make([]market.Candidate, len(stakes))
	for i, s := range stakes {
		cs[i] = market.Candidate{Operator: common.Address{byte(i + 1)},
			Node: common.Address{0xff, byte(i + 1)}, Stake: s, Weight: s}
	}
	return cs
}

func TestDrawIgnoresTheOrderOfCandidates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		stakes := rapid.SliceOfN(rapid.Int64Range(0, math.MaxInt64), 0, market.MaxCandidates).Draw(t, "stakes")
		s := spec()
		s.Verification.Verifiers = rapid.Uint8Range(1, 7).Draw(t, "verifiers")
		s.Verification.SamplePermille = rapid.Uint16Range(0, 1000).Draw(t, "sample")
		var cs []market.Candidate
		for i, u := range stakes {
			cs = append(cs, candidates(money.Units(u))[0])
			cs[i].Operator[0] = byte(i + 1)
		}
		mixed := rapid.Permutation(cs).Draw(t, "order")
		block, c := word(rapid.Int().Draw(t, "block")), word(rapid.Int().Draw(t, "commitment"))
		a, b := market.Draw(block, c, s, 100, cs), market.Draw(block, c, s, 100, mixed)
		if a.Whole != b.Whole || a.Intervals != b.Intervals || a.Intervals == 0 ||
			a.Whole != (a.Intervals == market.WholeSegment(100, s.Stride())) {
			t.Fatalf("%+v and %+v", a, b)
		}
		names := func(cs []market.Candidate, is []int) (out []common.Address) {
			for _, i := range is {
				if cs[i].Stake <= 0 {
					t.Fatal("drawn without stake")
				}
				out = append(out, cs[i].Operator)
			}
			return out
		}
		if !slices.Equal(names(cs, a.Verifiers), names(mixed, b.Verifiers)) ||
			!slices.Equal(names(cs, a.Reserves), names(mixed, b.Reserves)) {
			t.Fatal("the order of candidates changed the draw")
		}
		all := slices.Sorted(slices.Values(slices.Concat(a.Verifiers, a.Reserves)))
		staked := 0
		for _, c := range cs {
			if c.Stake > 0 {
				staked++
			}
		}
		if len(all) != staked || len(slices.Compact(all)) != staked ||
			len(a.Verifiers) != min(staked, int(s.Verification.Verifiers)) {
			t.Fatalf("%+v draws from %d", a, staked)
		}
		if market.CandidatesHash(cs) != market.CandidatesHash(mixed) {
			t.Fatal("the order of candidates changed their hash")
		}
	})
}

// chiSquare sums (got-want)²/want.
func chiSquare(got []int, want []float64) float64 {
	sum := 0.0
	for i := range got {
		sum += (float64(got[i]) - want[i]) * (float64(got[i]) - want[i]) / want[i]
	}
	return sum
}

func TestDrawDistribution(t *testing.T) {
	const n = 20_000
	s := spec()
	s.Verification.SamplePermille = 300
	s.Verification.Verifiers = 1
	cs := candidates(1, 2, 3, 4)
	s.Verification.Intervals = 1
	first, second, alone, whole := make([]int, 4), make([]int, 4), make([]int, 4), 0
	for i := range n {
		d := market.Draw(word(i), word(-1), s, 8, cs)
		first[d.Verifiers[0]]++
		second[d.Reserves[0]]++
		if d.Whole {
			whole++
		} else {
			alone[d.Intervals.Last()]++
		}
	}
	// By stake: 10 %, 20 %, 30 %, 40 %. Second without replacement:
	// Σ over the first i≠j of p(i)·s(j)/(10-s(i)). 99.99 % quantile of χ²(3)
	// is 21.1, of χ²(7) 29.9; inputs are fixed, so this never flickers.
	want := func(p ...float64) []float64 {
		for i := range p {
			p[i] *= n
		}
		return p
	}
	if x := chiSquare(first, want(.1, .2, .3, .4)); x > 21.1 {
		t.Errorf("first: %v, χ² %.1f", first, x)
	}
	p := make([]float64, 4)
	for i := range 4 {
		for j := range 4 {
			if i != j {
				p[j] += float64(i+1) / 10 * float64(j+1) / (10 - float64(i+1))
			}
		}
	}
	if x := chiSquare(second, want(p...)); x > 21.1 {
		t.Errorf("second: %v, χ² %.1f", second, x)
	}
	// 30 % whole; of the others each interval alone in a quarter. 99.99 % of χ²(4): 23.5.
	if x := chiSquare(append(alone, whole), want(.7/4, .7/4, .7/4, .7/4, .3)); x > 23.5 {
		t.Errorf("alone: %v, whole: %d, χ² %.1f", alone, whole, x)
	}
}

func TestDrawOfNobody(t *testing.T) {
	d := market.Draw(word(1), word(2), spec(), 4, nil)
	if !d.Whole || d.Intervals != market.WholeSegment(4, spec().Stride()) || len(d.Verifiers)+len(d.Reserves) != 0 {
		t.Errorf("%+v", d)
	}
	if d.Includes(nil, common.Address{}) {
		t.Error("nobody was drawn")
	}
}

func TestCandidatesCompare(t *testing.T) {
	cs := candidates(1, 1, 2)
	cs[1].Operator, cs[2].Operator, cs[2].Node = cs[0].Operator, cs[0].Operator, cs[1].Node
	want := slices.Clone(cs)
	rand.New(rand.NewPCG(1, 2)).Shuffle(3, func(i, j int) { cs[i], cs[j] = cs[j], cs[i] })
	slices.SortFunc(cs, market.Candidate.Compare)
	if !slices.Equal(cs, want) {
		t.Errorf("got %v", cs)
	}
}
