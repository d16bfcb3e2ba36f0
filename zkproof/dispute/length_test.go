package dispute_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// TestLongest checks that no game of many takes more moves than foretold, and one takes as
// many.
func TestLongest(t *testing.T) {
	job := disputetest.NewJob(t, program.R32)
	right := job.Run(t, nil)
	limit := dispute.Longest(job.Trace.Header(), job.Trace.Plan().Ops, ir.Fine)
	var most dispute.Length
	for seed := range uint64(200) {
		a, c := counter{Actor: disputetest.Asserter(right)},
			counter{Actor: disputetest.RandomPicker{Knowledge: right, R: seeded(seed)}}
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
	disputetest.Actor
	made uint32
}

func (c *counter) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, at, silent := c.Actor.Act(s, last, now)
	if !silent {
		c.made++
	}
	return m, at, silent
}
