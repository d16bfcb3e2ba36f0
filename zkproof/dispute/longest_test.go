package dispute_test

import (
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// TestLongest: no game of many takes more moves than foretold, and one takes as
// many.
func TestLongest(t *testing.T) {
	tr := newTrace(t)
	right := execute(t, tr, nil)
	limit := dispute.Longest(tr.Header(), tr.Plan().Ops)
	var most dispute.Length
	for seed := range uint64(200) {
		a, c := counter{actor: asserter(right)}, counter{actor: bluffer{right, rand.New(rand.NewPCG(seed, 5))}}
		play(t, begin(t, right), &a, &c)
		if a.made > limit.Asserter || c.made > limit.Challenger {
			t.Fatalf("seed %d: %d and %d moves, at most %+v foretold", seed, a.made, c.made, limit)
		}
		most.Asserter, most.Challenger = max(most.Asserter, a.made), max(most.Challenger, c.made)
	}
	if most != limit {
		t.Errorf("the longest of 200 games took %+v moves, foretold were %+v", most, limit)
	}
}

// counter counts the moves of another.
type counter struct {
	actor
	made uint32
}

func (c *counter) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, at, silent := c.actor.act(s, last, now)
	if !silent {
		c.made++
	}
	return m, at, silent
}
