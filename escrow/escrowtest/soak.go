package escrowtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
)

// soakScenarios are the scenarios of a soak with their weights. In each, all money
// is counted at the end.
var soakScenarios = []struct {
	weight int
	namedScenario
}{
	{4, namedScenario{"happy path", happy}},
	{2, namedScenario{"provider stops", partial}},
	{2, namedScenario{"client vanishes", clientVanishes}},
	{1, namedScenario{"client vanishes early", clientVanishesEarly}},
	{2, namedScenario{"provider vanishes", providerVanishes}},
	{1, namedScenario{"provider vanishes early", providerVanishesEarly}},
	{1, namedScenario{"better voucher", betterVoucher}},
	{1, namedScenario{"given back", givenBack}},
	{1, namedScenario{"deadline", deadline}},
}

// Kind is a kind of job that only one rail has.
type Kind struct {
	Weight int // how many jobs of a deck are like it
	Name   string
	Play   func(t testing.TB, job int)
}

// Tally counts what happened to the jobs of a soak.
type Tally struct {
	mu    sync.Mutex
	Jobs  int
	Deck  int            // this many jobs in a row contain every kind
	Kinds map[string]int // of scenarios
	Kills map[string]int // of parties' nodes, by the point of the interruption
}

// Soak runs random jobs in parallel, as far as the tests' flags allow, each over a
// testbed of its own. In half of the scenarios, parties are killed at random
// points. The scenarios and the rail's own kinds come in shuffled rounds, so none
// is missing for long. Equal seeds give equal jobs.
func Soak(t *testing.T, jobs int, seed uint64, newBed func(t testing.TB, job int) Testbed, own ...Kind) *Tally {
	t.Helper()
	out := &Tally{Jobs: jobs, Kinds: map[string]int{}, Kills: map[string]int{}}
	deck := out.deck(seed, newBed, own)
	out.Deck = len(deck)
	t.Run("jobs", func(t *testing.T) {
		for i := range jobs {
			k := deal(deck, seed, i)
			t.Run(fmt.Sprintf("%d %s", i, k.Name), func(t *testing.T) {
				t.Parallel()
				k.Play(t, i)
				out.count(k.Name)
			})
		}
	})
	return out
}

// deck holds every kind as often as its weight says.
func (x *Tally) deck(seed uint64, newBed func(t testing.TB, job int) Testbed, own []Kind) (all []Kind) {
	for _, w := range soakScenarios {
		k := Kind{w.weight, w.name, func(t testing.TB, job int) {
			c := randomCrashes(rand.New(rand.NewPCG(seed, uint64(job))))
			w.play(t, newBed(t, job), c)
			x.kills(c)
		}}
		all = append(all, slices.Repeat([]Kind{k}, k.Weight)...)
		x.Kinds[k.Name] = 0
	}
	for _, k := range own {
		all = append(all, slices.Repeat([]Kind{k}, k.Weight)...)
		x.Kinds[k.Name] = 0
	}
	return all
}

// deal is the i-th job of rounds that are shuffled one by one.
func deal(deck []Kind, seed uint64, i int) Kind {
	r := rand.New(rand.NewPCG(^seed, uint64(i/len(deck))))
	return deck[r.Perm(len(deck))[i%len(deck)]]
}

// randomCrashes interrupts every action at one of three points, in half of the
// jobs.
func randomCrashes(r *rand.Rand) *crashes {
	if r.IntN(2) == 0 {
		return nil
	}
	c := newCrashes()
	c.dice = func() bool { return r.IntN(3) == 0 }
	return c
}

func (x *Tally) count(kind string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Kinds[kind]++
}

func (x *Tally) kills(c *crashes) {
	if c == nil {
		return
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	c.mu.Lock()
	defer c.mu.Unlock()
	for p, name := range []string{beforeSend: "killed before sending", afterSend: "killed after sending",
		afterEffect: "killed before noting the effect"} {
		x.Kills[name] += c.hits[p]
	}
}

// String has one line for each kind of count.
func (x *Tally) String() string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return fmt.Sprintf("%d jobs (%s); %s", x.Jobs, list(x.Kinds), list(x.Kills))
}

func list(n map[string]int) string {
	var parts []string
	for k, v := range n {
		if v > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", k, v))
		}
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// CheckComplete fails unless every kind of scenario and of interruption occurred:
// a soak without them has shown nothing. Short soaks need not call it.
func (x *Tally) CheckComplete(t testing.TB) {
	t.Helper()
	x.mu.Lock()
	defer x.mu.Unlock()
	for k, n := range x.Kinds {
		if n == 0 {
			t.Errorf("no job was like: %s", k)
		}
	}
	for k, n := range x.Kills {
		if n == 0 {
			t.Errorf("nobody was %s", k)
		}
	}
	if len(x.Kills) == 0 {
		t.Error("nobody was killed")
	}
}
