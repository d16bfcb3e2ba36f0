package escrowtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
)

// wild are the stories of a soak, by how often they are drawn. In each, every
// unit is counted at the end.
var wild = []struct {
	weight int
	named
}{
	{4, named{"happy path", happy}},
	{2, named{"provider stops", partial}},
	{2, named{"client vanishes", clientVanishes}},
	{1, named{"client vanishes early", clientVanishesEarly}},
	{2, named{"provider vanishes", providerVanishes}},
	{1, named{"provider vanishes early", providerVanishesEarly}},
	{1, named{"better voucher", betterVoucher}},
	{1, named{"given back", givenBack}},
	{1, named{"deadline", deadline}},
}

// Tally is what befell the jobs of a soak.
type Tally struct {
	mu    sync.Mutex
	Jobs  int
	Kinds map[string]int // of stories
	Kills map[string]int // of parties' nodes, by the point at which they hit
}

// Soak plays random jobs, half of them with parties that are killed at random
// points, each over a bed of its own, in parallel as far as the tests' flags
// allow. Equal seeds draw equal jobs.
func Soak(t *testing.T, jobs int, seed uint64, newBed func(t testing.TB, job int) Bed) *Tally {
	t.Helper()
	out := &Tally{Jobs: jobs, Kinds: map[string]int{}, Kills: map[string]int{}}
	t.Run("jobs", func(t *testing.T) {
		for i := range jobs {
			r := rand.New(rand.NewPCG(seed, uint64(i)))
			s := draw(r)
			t.Run(fmt.Sprintf("%d %s", i, s.name), func(t *testing.T) {
				t.Parallel()
				c := killer(r)
				s.play(t, newBed(t, i), c)
				out.add(s.name, c)
			})
		}
	})
	return out
}

func draw(r *rand.Rand) named {
	var all []named
	for _, w := range wild {
		all = append(all, slices.Repeat([]named{w.named}, w.weight)...)
	}
	return all[r.IntN(len(all))]
}

// killer hits one of three points of every action, in half of the jobs.
func killer(r *rand.Rand) *crashes {
	if r.IntN(2) == 0 {
		return nil
	}
	c := newCrashes()
	c.dice = func() bool { return r.IntN(3) == 0 }
	return c
}

func (x *Tally) add(kind string, c *crashes) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Kinds[kind]++
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for p, name := range []string{beforeSend: "killed before sending", afterSend: "killed after sending", afterEffect: "killed before noting the effect"} {
		x.Kills[name] += c.hits[p]
	}
}

// String is one line for each kind of count.
func (x *Tally) String() string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return fmt.Sprintf("%d jobs (%s); %s", x.Jobs, list(x.Kinds), list(x.Kills))
}

func list(n map[string]int) string {
	var parts []string
	for k, v := range n {
		parts = append(parts, fmt.Sprintf("%s %d", k, v))
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// Whole fails unless every kind of story and of kill came up: a soak without
// them has shown nothing. Short soaks need not ask.
func (x *Tally) Whole(t testing.TB) {
	t.Helper()
	x.mu.Lock()
	defer x.mu.Unlock()
	for _, w := range wild {
		if x.Kinds[w.name] == 0 {
			t.Errorf("no job was like: %s", w.name)
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
