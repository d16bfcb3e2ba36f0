package market_test

import (
	"encoding/binary"
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
)

// seedOf is the seed of draw n of a test.
func seedOf(n int) (h common.Hash) {
	binary.BigEndian.PutUint64(h[:], uint64(n))
	return h
}

func TestDrawnIntervalsAreASet(t *testing.T) {
	for k := uint32(0); k <= 66; k++ {
		for m := uint32(0); m <= k+1; m++ {
			s := market.DrawIntervals(seedOf(int(k*100+m)), k, m)
			list := s.List()
			if s.Count() != int(min(m, k, 64)) || len(list) != s.Count() || !slices.IsSorted(list) {
				t.Fatalf("%d of %d: %v", m, k, list)
			}
			for _, i := range list {
				if i >= k || !s.Has(i) {
					t.Fatalf("%d of %d: interval %d", m, k, i)
				}
			}
			if s != market.DrawIntervals(seedOf(int(k*100+m)), k, m) {
				t.Fatalf("%d of %d: two draws of one seed differ", m, k)
			}
		}
	}
	if s := market.AllIntervals(64); s != math.MaxUint64 || s.Has(64) {
		t.Errorf("all intervals: %x", uint64(s))
	}
	// 200 steps, marks every 13: fifteen whole intervals and one of five steps.
	if n := market.AllIntervals(16).Steps(200, 13); n != 200 {
		t.Errorf("all intervals have %d steps", n)
	}
	if n := market.Intervals(1<<15|1).Steps(200, 13); n != 18 {
		t.Errorf("the first and the last have %d steps", n)
	}
}

// TestDrawIntervalsFrozen compares draws with those of an implementation in Python.
func TestDrawIntervalsFrozen(t *testing.T) {
	for n, want := range []market.Intervals{frozenDraw0, frozenDraw1, frozenDraw2} {
		if got := market.DrawIntervals(seedOf(n), 16, 3); got != want {
			t.Errorf("seed %d: %#x, want %#x", n, uint64(got), uint64(want))
		}
	}
}

// TestCheatsAreCaughtAtTheStatedRate draws for a cheat on each share of the intervals. The
// measured rate must lie within four standard deviations of the stated one.
func TestCheatsAreCaughtAtTheStatedRate(t *testing.T) {
	const draws = 20000
	for _, c := range []struct{ k, altered, m uint32 }{
		{16, 1, 1}, {16, 4, 1}, {16, 1, 2}, {16, 8, 2}, {9, 1, 1}, {64, 1, 4}, {64, 16, 4}, {5, 2, 3}, {16, 15, 2},
	} {
		caught := 0
		for n := range draws {
			// The last intervals, as a prefix check would never see them.
			altered := market.AllIntervals(c.k) &^ market.AllIntervals(c.k-c.altered)
			if market.DrawIntervals(seedOf(n), c.k, c.m)&altered != 0 {
				caught++
			}
		}
		want := market.CaughtRate(c.k, c.altered, c.m)
		got, sigma := float64(caught)/draws, math.Sqrt(want*(1-want)/draws)
		if math.Abs(got-want) > 4*sigma {
			t.Errorf("%+v: caught %.4f of the draws, stated %.4f ± %.4f", c, got, want, sigma)
		}
	}
}

// TestEveryIntervalIsDrawnAlike counts how often each is drawn.
func TestEveryIntervalIsDrawnAlike(t *testing.T) {
	const draws, k, m = 20000, 13, 4
	var count [k]int
	for n := range draws {
		for _, i := range market.DrawIntervals(seedOf(n), k, m).List() {
			count[i]++
		}
	}
	mean := float64(draws) * m / k
	for i, n := range count {
		if math.Abs(float64(n)-mean) > 4*math.Sqrt(mean) {
			t.Errorf("interval %d is drawn %d times, want about %.0f", i, n, mean)
		}
	}
}

// TestCaughtRate compares the rate with binomial coefficients.
func TestCaughtRate(t *testing.T) {
	for k := int64(1); k <= 64; k++ {
		for w := range k + 1 {
			for m := range k + 1 {
				missed := new(big.Rat).SetFrac(new(big.Int).Binomial(k-w, m), new(big.Int).Binomial(k, m))
				want, _ := missed.Float64()
				if got := market.CaughtRate(uint32(k), uint32(w), uint32(m)); math.Abs(got-(1-want)) > 1e-12 {
					t.Fatalf("%d of %d altered, %d drawn: %v, want %v", w, k, m, got, 1-want)
				}
			}
		}
	}
	if market.CaughtRate(16, 16, 1) != 1 || market.CaughtRate(16, 4, 1) != 0.25 || market.CaughtRate(0, 0, 0) != 0 {
		t.Error("the rate of a cheat on everything, on a quarter, or of nothing")
	}
}

// Draws of three of sixteen intervals from seeds 0 to 2.
const (
	frozenDraw0 = 0xb0
	frozenDraw1 = 0x881
	frozenDraw2 = 0x205
)

func TestRunsOfIntervals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := market.Intervals(rapid.Uint64Min(1).Draw(t, "set"))
		var all market.Intervals
		before := int64(-1)
		for _, r := range s.Runs() {
			if int64(r.First) <= before || r.End <= r.First {
				t.Fatalf("%v", s.Runs())
			}
			for i := r.First; i < r.End; i++ {
				all |= 1 << i
			}
			before = int64(r.End)
		}
		if all != s || !s.Has(s.Last()) || s>>s.Last() != 1 {
			t.Fatalf("%b in runs: %b, last %d", s, all, s.Last())
		}
	})
	log := []byte("000000000000000011111111111111112222222222222222")
	if got := market.Intervals(0b10).Log(log, 3, 2); string(got) != "2222222222222222" {
		t.Errorf("%s", got)
	}
	if got := market.WholeSegment(3, 2).Log(log, 3, 2); string(got) != string(log) {
		t.Errorf("%s", got)
	}
}
