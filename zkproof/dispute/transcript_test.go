package dispute_test

import (
	"errors"
	"reflect"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// walk plays from s to the end off chain, and returns the asserter's states.
func walk(t *testing.T, s dispute.State, asserter, challenger disputetest.Actor) (states []dispute.State) {
	t.Helper()
	quiet := dispute.Rules{Clock: 1, Extension: 1}
	for last := dispute.Move(nil); ; {
		who := asserter
		if s.Turn() == dispute.Challenger {
			who = challenger
		} else {
			states = append(states, s)
		}
		if s.Ends() {
			return states
		}
		m, _, silent := who.Act(s, last, s.MovedAt)
		if silent || m == nil {
			t.Fatalf("nobody moves in %s", s.Phase)
		}
		next, _, err := quiet.Apply(s, m, s.MovedAt)
		if err != nil {
			t.Fatal(err)
		}
		s, last = next, m
	}
}

// TestALineIsOneOfPicks checks that openings of one game along one line, again as often as
// anybody likes; what another pick leads to, and what none does, is refused.
func TestALineIsOneOfPicks(t *testing.T) {
	kinds := map[dispute.Phase]int{}
	for _, numerics := range []string{program.R32, program.X8, program.R32Private} {
		job := disputetest.NewJob(t, numerics)
		right := job.Run(t, nil)
		owner := disputetest.Asserter(right).Player
		first := begin(t, right)
		ways := [][]dispute.State{}
		for seed := range uint64(6) {
			attacks := disputetest.Attacks(right, seed)
			ways = append(ways, walk(t, first, disputetest.Asserter(right), attacks["points anywhere"]()))
			ways = append(ways, walk(t, first, disputetest.Asserter(right), attacks["points at links"]()))
		}
		chain := job.Op(t, func(o *ir.Op) bool { return o.Kind == ir.Add && o.Tiles(0, job.Trace.Plan().Tiling()) > 1 })
		mistaken := job.Run(t, &disputetest.Tampering{Mutation: ir.Mutation{Op: chain, Cell: 1, Mask: 1 << 20}})
		ways = append(ways, walk(t, first, disputetest.Asserter(right), disputetest.Challenger(mistaken)))
		for i, way := range ways {
			line := followed(t, owner, first, way)
			for _, other := range ways {
				for _, s := range other {
					on := contains(way, s)
					longer, err := owner.ExtendTranscript(line, first, s)
					if on && (err != nil || len(longer) != len(line)) || !on && !errors.Is(err, dispute.ErrTranscript) {
						t.Fatalf("%s, way %d: %s on it: %v: %v", numerics, i, s.Phase, on, err)
					}
				}
			}
			for at := range way {
				kinds[way[at].Phase]++
				refuseBent(t, owner, first, line[:at], way[at])
			}
		}
	}
	for _, p := range []dispute.Phase{dispute.Ops, dispute.Leaves, dispute.Cells, dispute.Sums, dispute.Prove,
		dispute.ProveLink} {
		if kinds[p] == 0 {
			t.Errorf("no line came to %s: %v", p, kinds)
		}
	}
}

// followed is the line of a whole way.
func followed(t *testing.T, owner dispute.Player, first dispute.State, way []dispute.State) (line dispute.Transcript) {
	t.Helper()
	for i, s := range way {
		s.MovedAt += uint64(i) // times are nobody's pick
		longer, err := owner.ExtendTranscript(line, first, s)
		if err != nil || len(longer) != i+1 {
			t.Fatalf("%s after %d states: %v, %d", s.Phase, i, err, len(longer))
		}
		if i+1 < len(way) {
			if _, err := owner.ExtendTranscript(line, first, way[i+1]); !errors.Is(err, dispute.ErrTranscript) {
				t.Fatalf("%s skipped: %v", s.Phase, err)
			}
		}
		line = longer
	}
	return line
}

// refuseBent changes every field of the next state that is no time: no pick leads
// there, unless it is another one's.
func refuseBent(t *testing.T, owner dispute.Player, first dispute.State, line dispute.Transcript, next dispute.State) {
	t.Helper()
	for i := range reflect.TypeFor[dispute.State]().NumField() {
		bent := next
		f := reflect.ValueOf(&bent).Elem().Field(i)
		switch name := reflect.TypeFor[dispute.State]().Field(i).Name; name {
		case "MovedAt", "AsserterLeft", "ChallengerLeft":
			continue
		case "Step", "Index", "OpIndex", "Cell", "Tile":
			f.SetUint(1<<32 - 1) // a neighbour may be a pick
		default:
			bend(f)
		}
		if _, err := owner.ExtendTranscript(line, first, bent); !errors.Is(err, dispute.ErrTranscript) {
			t.Errorf("%s with another %s: %v", next.Phase, reflect.TypeFor[dispute.State]().Field(i).Name, err)
		}
	}
}

func bend(f reflect.Value) {
	switch f.Kind() {
	case reflect.Bool:
		f.SetBool(!f.Bool())
	case reflect.Array:
		f.Index(0).SetUint(f.Index(0).Uint() ^ 1)
	case reflect.Int32:
		f.SetInt(f.Int() ^ 1)
	default:
		f.SetUint(f.Uint() ^ 1)
	}
}

func contains(way []dispute.State, s dispute.State) bool {
	for _, x := range way {
		x.MovedAt, x.AsserterLeft, x.ChallengerLeft = s.MovedAt, s.AsserterLeft, s.ChallengerLeft
		if x == s {
			return true
		}
	}
	return false
}
