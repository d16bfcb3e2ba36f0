package evm

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// TestBumpsReplace: whatever is bumped pays at least 10 % more of both numbers,
// as nodes want it, and never more than the maximum.
func TestBumpsReplace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		wei := func(name string) *big.Int { return big.NewInt(rapid.Int64Range(1, 1e13).Draw(t, name)) }
		s := NewSender(nil, nil, nil, SenderConfig{MaxFee: wei("max")})
		old := fees{tip: wei("tip")}
		old.cap = new(big.Int).Add(old.tip, wei("base"))
		suggested := fees{tip: wei("suggested")}
		suggested.cap = new(big.Int).Add(suggested.tip, wei("suggested base"))
		f, ok := s.bump(old, suggested)
		if !ok {
			if raise(old.cap, bumpPercent).Cmp(s.cfg.MaxFee) <= 0 && suggested.cap.Cmp(s.cfg.MaxFee) <= 0 {
				t.Fatalf("refused to bump %v to %v, which the maximum %v allows", old, f, s.cfg.MaxFee)
			}
			return
		}
		for what, pair := range map[string][2]*big.Int{"tip": {old.tip, f.tip}, "cap": {old.cap, f.cap}} {
			least := new(big.Int).Mul(pair[0], big.NewInt(110))
			if new(big.Int).Mul(pair[1], big.NewInt(100)).Cmp(least) < 0 {
				t.Fatalf("%s rises from %v to %v only", what, pair[0], pair[1])
			}
		}
		if f.cap.Cmp(s.cfg.MaxFee) > 0 || f.tip.Cmp(f.cap) > 0 {
			t.Fatalf("fees %v beyond %v", f, s.cfg.MaxFee)
		}
	})
}

// TestHaste: without a deadline nothing changes; with one the fee starts at the
// suggestion, never falls while time passes, and ends at the maximum.
func TestHaste(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		most := rapid.Int64Range(1000, 1e13).Draw(t, "max")
		s := NewSender(nil, nil, nil, SenderConfig{MaxFee: big.NewInt(most)})
		tip := rapid.Int64Range(1, most/2).Draw(t, "tip")
		suggested := fees{big.NewInt(tip), big.NewInt(rapid.Int64Range(tip, most).Draw(t, "cap"))}
		if f := s.hurry("calm", suggested, 5); f != suggested {
			t.Fatalf("no deadline, but %v", f)
		}
		from := rapid.Uint64Range(0, 1e10).Draw(t, "from")
		until := from + rapid.Uint64Range(1, 1e6).Draw(t, "until")
		s.due["a"] = urgency{from, until}
		last := s.hurry("a", suggested, from)
		if last.cap.Cmp(suggested.cap) != 0 || last.tip.Cmp(suggested.tip) != 0 {
			t.Fatalf("starts at %v, want %v", last, suggested)
		}
		for i := range uint64(11) {
			f := s.hurry("a", suggested, from+(until-from)*i/10)
			if f.cap.Cmp(last.cap) < 0 || f.tip.Cmp(last.tip) < 0 {
				t.Fatalf("falls from %v to %v", last, f)
			}
			last = f
		}
		if last.cap.Cmp(s.cfg.MaxFee) != 0 || s.hurry("a", suggested, until+99).cap.Cmp(s.cfg.MaxFee) != 0 {
			t.Fatalf("ends at %v of %v", last.cap, s.cfg.MaxFee)
		}
	})
}
