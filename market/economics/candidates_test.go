package economics

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// TestALeaseNamesEnoughVerifiers: a lease of too few is refused, and the refusal says how many it
// takes. Where no number helps, or where the cost of a lease is not known, none is refused.
func TestALeaseNamesEnoughVerifiers(t *testing.T) {
	p := usual()
	least := p.LeastCandidates()
	if least < 2 || least > 8 {
		t.Fatalf("%d verifiers at the usual terms", least)
	}
	p.Candidates = least
	if err := CheckLease(p); err != nil {
		t.Error(err)
	}
	p.Candidates--
	if err := CheckLease(p); !errors.Is(err, ErrCandidates) {
		t.Errorf("one too few: %v", err)
	}
	p.Candidates = 1
	for name, q := range map[string]func(*Params){
		"no game": func(q *Params) { q.Lock = 0 }, "unknown cost": func(q *Params) { q.Fees.Lease = 0 },
	} {
		open := p
		q(&open)
		if err := CheckLease(open); err != nil || open.LeastCandidates() != uint32(open.Verifiers) {
			t.Errorf("%s: %v, %d", name, err, open.LeastCandidates())
		}
	}
}

// TestLeavingLosesUnderALease: with as many verifiers as a lease names at least, leave and reject
// have their margin, and with one fewer one of them has not.
func TestLeavingLosesUnderALease(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual()
		p.Price = money.Units(rapid.Int64Range(1, 100_000_000).Draw(t, "price"))
		p.Credit = rapid.Uint32Range(1, market.MaxCredit).Draw(t, "credit")
		p.Verifiers = uint8(rapid.IntRange(1, market.MaxVerifiers).Draw(t, "verifiers"))
		p.Fees.Lease = money.Units(rapid.Int64Range(1, 1_000_000).Draw(t, "lease"))
		worst := func(n uint32) float64 {
			p.Candidates = n
			return math.Min(deviation(p, Leave).Margin(), deviation(p, Reject).Margin())
		}
		least := p.LeastCandidates()
		if m := worst(least); m < Margin && least < market.MaxCandidates {
			t.Fatalf("with %d verifiers the margin is %f", least, m)
		}
		if least > uint32(p.Verifiers) {
			if m := worst(least - 1); m >= Margin {
				t.Fatalf("%d verifiers would do: the margin is %f", least-1, m)
			}
		}
	})
}

// TestAProviderHearsEnoughVerifiers: a client that names friends alone loses with as many heard as it takes,
// and gains with one fewer, or with one fewer loses by less than the Margin.
func TestAProviderHearsEnoughVerifiers(t *testing.T) {
	usual := usual()
	if n := usual.LeastHeard(); n < 2 || n > 12 {
		t.Fatalf("%d verifiers at the usual terms", n)
	}
	rapid.Check(t, func(t *rapid.T) {
		p := usual
		p.Price = money.Units(rapid.Int64Range(1, 100_000_000).Draw(t, "price"))
		p.Credit = rapid.Uint32Range(1, market.MaxCredit).Draw(t, "credit")
		p.Fees.Lease = money.Units(rapid.Int64Range(1, 1_000_000).Draw(t, "lease"))
		p.Heard = p.LeastHeard()
		if m := deviation(p, NamesFriends).Margin(); m < Margin && p.Heard < market.MaxHeard {
			t.Fatalf("with %d heard the margin is %f", p.Heard, m)
		}
		if err := CheckHeard(p); err != nil {
			t.Fatal(err)
		}
		if p.Heard--; p.Heard == 0 {
			return
		}
		if m := deviation(p, NamesFriends).Margin(); m >= Margin {
			t.Fatalf("%d would do: the margin is %f", p.Heard, m)
		}
		if err := CheckHeard(p); !errors.Is(err, ErrHeard) {
			t.Fatalf("one too few: %v", err)
		}
	})
	for name, q := range map[string]func(*Params){
		"no game": func(q *Params) { q.Lock = 0 }, "unknown cost": func(q *Params) { q.Fees.Lease = 0 },
	} {
		open := usual
		q(&open)
		if err := CheckHeard(open); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func deviation(p Params, n Name) Deviation {
	for _, d := range p.Deviations() {
		if d.Name == n {
			return d
		}
	}
	return Deviation{}
}
