package economy

import (
	"math"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/money"
)

// stayOpen are the strategies that pay, whatever a job's numbers are: docs/economics.md says what
// bounds them.
var stayOpen = []string{"own check, a third"}

// TestNoDeviationPays: of 100,000 leases, nobody who departs from the protocol has more than
// an honest party, but for what stays open, and what each has is what was predicted.
func TestNoDeviationPays(t *testing.T) {
	leases := 100_000
	if testing.Short() {
		leases /= 5
	}
	all, err := Run(1, leases)
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 20 {
		t.Errorf("%d strategies", len(all))
	}
	for _, m := range all {
		t.Logf("%-36s %6d attempts: %11.1f predicted, %11.1f measured, %.2f σ off", m.Strategy.Name, m.Attempts,
			m.Predicted.Expected(), m.Mean, m.Off())
		if m.Off() > 4 {
			t.Errorf("%s: %.1f was predicted, %.1f measured: %.2f standard errors off", m.Strategy.Name,
				m.Predicted.Expected(), m.Mean, m.Off())
		}
		if open := slices.Contains(stayOpen, m.Strategy.Name); open != m.Predicted.Open || open != (m.Mean > 0) {
			t.Errorf("%s brings %.1f on average", m.Strategy.Name, m.Mean)
		}
		m.withinBounds(t)
	}
}

// withinBounds checks that no honest party lost more than economics.LossesOn says. Of what whole
// checks cost beyond their fee only the average is promised.
func (m Measured) withinBounds(t *testing.T) {
	p := m.Strategy.terms()
	for _, loss := range p.LossesOn(economics.Setting{Rail: market.OnEVM, Segments: attempts}) {
		most := loss.Most
		if loss.Party == economics.Verifier && p.SamplePermille > 0 {
			most += attempts * (p.Cost() - p.CheckFee())
		}
		if m.Lost[loss.Party] > most {
			t.Errorf("%s: an honest %s lost %d, at most %d is promised", m.Strategy.Name, loss.Party,
				m.Lost[loss.Party], most)
		}
	}
}

// TestAnOwnCheckHarmsNobody: who signs its own right work unexecuted takes from nobody. The client
// pays right segments alone and at their price, no other verifier loses, and what is saved is
// never more than a check costs.
func TestAnOwnCheckHarmsNobody(t *testing.T) {
	for seed := range uint64(400) {
		p := Usual()
		l := open(p, newRand(seed), 4)
		ownCheck(l, func(saved money.Units) {
			if saved > p.CheckCost() {
				t.Errorf("%d was saved, a check costs %d", saved, p.CheckCost())
			}
		})
		if l.unseen != 0 || -l.books.of[client] != l.right || l.right > attempts*p.Price {
			t.Errorf("the client paid %d, of it %d for right segments", -l.books.of[client], l.right)
		}
		for i := int(l.friends); i < pool; i++ {
			if had := l.books.of[verifiers+account(i)]; had < 0 {
				t.Errorf("an honest verifier has %d", had)
			}
		}
	}
}

// TestACheatOfOneIntervalIsCaughtAtTheStatedRate in 400 runs, each with its own seed.
func TestACheatOfOneIntervalIsCaughtAtTheStatedRate(t *testing.T) {
	const runs = 400
	for _, left := range []uint32{1, 4, 15, 16} {
		p, caught := Usual(), 0
		for seed := range uint64(runs) {
			l := open(p, newRand(seed), 0)
			if !l.submit(l.some(left), false) {
				caught++
			}
		}
		rate := p.Caught(left)
		if d, sigma := float64(caught)-runs*rate, math.Sqrt(runs*rate*(1-rate)); math.Abs(d) > 3*sigma {
			t.Errorf("%d of 16 intervals left out: caught %d times of %d, stated %.4f", left, caught, runs, rate)
		} else {
			t.Logf("%d of 16 intervals left out: caught %d times of %d, stated %.4f", left, caught, runs, rate)
		}
	}
}

// TestDrawsThatDoNotAddArePassedOver: where a provider may have the intervals drawn anew and
// only the last draw counts, cheating pays, the run shows it, and such terms are refused.
func TestDrawsThatDoNotAddArePassedOver(t *testing.T) {
	p := Usual()
	p.DrawsAdd = false
	if economics.Check(p) == nil {
		t.Error("the terms were not refused")
	}
	p.Coalition, p.Lock = economics.Coalition{}, p.MayLock()
	sum, n := money.Units(0), 0
	for seed := range uint64(1000) {
		cheat(someOf(4), true)(open(p, newRand(seed), 0), func(u money.Units) { sum, n = sum+u, n+1 })
	}
	if mean := float64(sum) / float64(n); mean < float64(p.Saved(4))/2 {
		t.Errorf("leaving out a quarter brought %.0f a segment, it saves %d", mean, p.Saved(4))
	}
}

// TestTheBooksAndTheModelAgree: what the run divides a lock into is what market/economics
// divides it into, and neither is more than the contracts give.
func TestTheBooksAndTheModelAgree(t *testing.T) {
	p := Usual()
	l := open(p, newRand(1), 0)
	l.denounced()
	if lost := p.Lock - l.books.of[friend]; lost < p.NetLock() || lost > p.NetLock()+16 {
		t.Errorf("%d was lost for good, %d predicted", lost, p.NetLock())
	}
	l.close()
	if err := l.books.check(); err != nil {
		t.Error(err)
	}
	l.books.of[client]++
	if l.books.check() == nil {
		t.Error("a unit from nowhere was not noticed")
	}
}

// TestRunsRepeat: equal seeds give equal runs.
func TestRunsRepeat(t *testing.T) {
	s := Strategies[slices.IndexFunc(Strategies, func(s Strategy) bool { return s.Friends == 4 })]
	a, err := s.Play(7, 50)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := s.Play(7, 50)
	c, _ := s.Play(8, 50)
	if a.Mean != b.Mean || a.Attempts != b.Attempts || a.Attempts == c.Attempts && a.Mean == c.Mean {
		t.Errorf("%v, %v, %v", a.Mean, b.Mean, c.Mean)
	}
}

// TestFriendsAreNoticed: of 12 verifiers, however many are friends and however many are heard, a provider
// signs a lease of friends alone as often as economics says.
func TestFriendsAreNoticed(t *testing.T) {
	const runs = 4000
	p := Usual()
	for friends := range uint32(pool + 1) {
		l := open(p, newRand(uint64(friends)), friends)
		for heard := uint32(1); heard <= pool; heard++ {
			signed := 0
			for range runs {
				if _, refused := market.LeftOut(l.pool[:friends], l.hear(heard)); !refused {
					signed++
				}
			}
			p.Heard = heard
			want := p.Unnoticed(economics.Coalition{Friends: friends, Of: pool})
			got, sigma := float64(signed)/runs, math.Sqrt(want*(1-want)/runs)
			if math.Abs(got-want) > 5*sigma+1e-9 {
				t.Errorf("%d friends, %d heard: signed with %.4f, predicted %.4f", friends, heard, got, want)
			}
		}
	}
}
