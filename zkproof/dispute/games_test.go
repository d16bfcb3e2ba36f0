package dispute_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// The clocks of the tests: seconds of chain time.
var rules = dispute.Rules{Clock: 1000, Extension: 50, Consent: disputetest.PlaceholderConsent{}}

func begin(t *testing.T, p *disputetest.Party) dispute.State {
	t.Helper()
	return beginAt(t, p, dispute.Interval{Index: dispute.WholeSegment})
}

func beginAt(t *testing.T, p *disputetest.Party, at dispute.Interval) dispute.State {
	t.Helper()
	s, err := rules.Begin(p.Claim(dispute.Address{1}), at, dispute.Address{2}, 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func play(t *testing.T, s dispute.State, asserter, challenger disputetest.Actor) disputetest.Result {
	t.Helper()
	return disputetest.Play(t, rules, s, asserter, challenger)
}

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// interval is where an honest challenger that knows the claim's marks begins.
func interval(t *testing.T, p disputetest.Honest, claim *disputetest.Party) dispute.Interval {
	t.Helper()
	marks, err := claim.Marks()
	if err != nil {
		t.Fatal(err)
	}
	at, err := p.Interval(claim.Claim(dispute.Address{1}), marks)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// TestHonestChallengerAlwaysWins plays every wrong claim, defended in every
// way, against a challenger who knows the right bits.
func TestHonestChallengerAlwaysWins(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		job := disputetest.NewJob(t, numerics)
		right := job.Run(t, nil)
		for name, wrong := range job.Wrongs(t) {
			for how, a := range disputetest.Defences(wrong, right) {
				p := disputetest.Against(right, wrong)
				at := interval(t, p, wrong)
				for i, c := range []disputetest.Actor{p, disputetest.Staller{Actor: p}, p} {
					s := begin(t, wrong)
					if i < 2 {
						s = beginAt(t, wrong, at)
					}
					res := play(t, s, a(), c)
					if res.Winner != dispute.Challenger {
						t.Errorf("%s: %s, %s: the %s won (%s) after %d moves", numerics, name, how, res.Winner,
							res.Why, res.Made)
					}
					if limit := uint64(2*rules.Clock) + 40*uint64(rules.Extension); res.Seconds > limit {
						t.Errorf("%s: %s, %s: %d seconds, limit %d", numerics, name, how, res.Seconds, limit)
					}
				}
			}
		}
	}
}

// TestHonestAsserterAlwaysWins plays a right claim against every challenger.
func TestHonestAsserterAlwaysWins(t *testing.T) {
	job := disputetest.NewJob(t, program.R32)
	right := job.Run(t, nil)
	made := 0
	against := func(how string, c disputetest.Actor) {
		for name, a := range map[string]disputetest.Actor{
			"at once":            disputetest.Asserter(right),
			"in the last second": disputetest.Staller{Actor: disputetest.Asserter(right)},
		} {
			res := play(t, begin(t, right), a, c)
			made += res.Made
			if res.Winner != dispute.Asserter {
				t.Errorf("%s, answered %s: the %s won: %s", how, name, res.Winner, res.Why)
			}
		}
	}
	for seed := range uint64(60) {
		for how, c := range disputetest.Attacks(right, seed) {
			against(how, c())
		}
	}
	for name, wrong := range job.Wrongs(t) {
		against("a challenger with "+name, disputetest.Challenger(wrong))
	}
	if made < 1000 {
		t.Errorf("only %d moves were made: the games prove little", made)
	}
}

func TestFaultsNeedNoGame(t *testing.T) {
	p := disputetest.NewJob(t, program.R32).Run(t, nil)
	for want, change := range map[dispute.Defect]func(*dispute.Claim){
		dispute.NoDefect:   func(*dispute.Claim) {},
		dispute.WrongJob:   func(c *dispute.Claim) { c.Segment.Job[0]++ },
		dispute.WrongTrace: func(c *dispute.Claim) { c.Segment.Program[0]++ },
		dispute.WrongPlace: func(c *dispute.Claim) { c.Segments = 0 },
		dispute.WrongSteps: func(c *dispute.Claim) { c.Segment.FirstStep++ },
		dispute.WrongStart: func(c *dispute.Claim) { c.Segment.Start[0]++ },
	} {
		c := p.Claim(dispute.Address{1})
		change(&c)
		if got := c.Defect(); got != want {
			t.Errorf("fault %q, want %q", got, want)
		}
		_, err := rules.Begin(c, dispute.Interval{Index: dispute.WholeSegment}, dispute.Address{2}, 1)
		if (err == nil) != (want == dispute.NoDefect) {
			t.Errorf("%q: Begin gives %v", want, err)
		}
	}
	next := p.Segment
	next.Index, next.FirstStep, next.Start = 1, disputetest.SegmentSteps, p.Segment.End
	if dispute.Contradict(p.Segment, next) {
		t.Error("a segment that goes on from the last breaks it")
	}
	next.Start[0]++
	if !dispute.Contradict(p.Segment, next) {
		t.Error("another start does not break the segment before")
	}
	other := p.Segment
	other.End[0]++
	if !dispute.Contradict(p.Segment, other) || dispute.Contradict(p.Segment, p.Segment) {
		t.Error("equivocation is two hashes for one place, and nothing else")
	}
}

// TestEveryOperatorCanBeJudged plays faults in operators of every kind, in both
// numerics: the referee is asked about all of them.
func TestEveryOperatorCanBeJudged(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		judged(t, numerics, disputetest.NewJob(t, numerics))
		judged(t, numerics+" of a Qwen3", disputetest.NewJobOf(t, numerics, disputetest.Qwen3))
		judged(t, numerics+" of a Gemma 3", disputetest.NewJobOf(t, numerics, disputetest.Gemma3))
		judged(t, numerics+" of a Granite", disputetest.NewJobOf(t, numerics, disputetest.Granite))
		judged(t, numerics+" of an OLMo 2", disputetest.NewJobOf(t, numerics, disputetest.OLMo2))
		judged(t, numerics+" of preferences", disputetest.NewJobOf(t, numerics, disputetest.Preferences))
	}
}

func judged(t *testing.T, name string, job *disputetest.Job) {
	t.Helper()
	plan, right := job.Trace.Plan(), job.Run(t, nil)
	r, tried, proven, played := seeded(9), map[ir.Kind]int{}, map[ir.Kind]int{}, 0
	// Some faults go under in a rounding, so rare kinds are tried again.
	for n := range 8 * len(plan.Ops) {
		i := r.IntN(len(plan.Ops))
		o := &plan.Ops[i]
		if tried[o.Kind]++; proven[o.Kind] == 3 || tried[o.Kind] > 24 {
			continue
		}
		f := ir.Mutation{Op: uint32(i), Mask: 1 << (22 + n%4)}
		if !o.Kind.Hashes() {
			f.Cell = uint32(r.IntN(int(o.Cells())))
			f.Tile = uint32(r.IntN(int(o.Tiles(f.Cell, plan.Tiling()))))
		}
		if o.Kind == ir.Batch {
			f.Mask = 1
		}
		wrong := job.Run(t, &disputetest.Tampering{Step: disputetest.SegmentSteps - 1, Mutation: f})
		if wrong.Segment.Hash() == right.Segment.Hash() {
			continue // the claim is right after all
		}
		played++
		res := play(t, begin(t, wrong), disputetest.Stubborn{Honest: disputetest.Asserter(wrong)},
			disputetest.Against(right, wrong))
		if res.Winner != dispute.Challenger {
			t.Fatalf("%s, operator %d (kind %d), cell %d, tile %d: the asserter won: %s",
				name, i, o.Kind, f.Cell, f.Tile, res.Why)
		}
		if res.Refused == 0 && res.Proved {
			proven[o.Kind]++
		}
	}
	t.Logf("%s: %d games, decided by the referee by kind: %v", name, played, proven)
	if len(proven) != len(tried) {
		t.Errorf("%s: the referee judged kinds %v of %v", name, proven, tried)
	}
}

// TestClocks checks that who is late has lost, and nobody loses by another's last second.
func TestClocks(t *testing.T) {
	p := disputetest.NewJob(t, program.R32).Run(t, nil)
	s := begin(t, p)
	m, err := disputetest.Asserter(p).Next(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rules.Timeout(s, s.Deadline()); !errors.Is(err, dispute.ErrEarly) {
		t.Errorf("time-out at the deadline itself: %v", err)
	}
	if _, _, err := rules.Apply(s, m, s.Deadline()+1); !errors.Is(err, dispute.ErrLate) {
		t.Errorf("a move after the deadline: %v", err)
	}
	if _, _, err := rules.Apply(s, m, s.MovedAt-1); !errors.Is(err, dispute.ErrEarly) {
		t.Errorf("a move before the last: %v", err)
	}
	s.ChallengerLeft = 3
	next, _, err := rules.Apply(s, m, s.Deadline())
	if err != nil {
		t.Fatal(err)
	}
	if next.AsserterLeft != 0 || next.ChallengerLeft != rules.Extension {
		t.Errorf("clocks %d and %d, want 0 and the extension %d", next.AsserterLeft, next.ChallengerLeft,
			rules.Extension)
	}
	if _, _, err := rules.Apply(next, m, next.MovedAt); !errors.Is(err, dispute.ErrTurn) {
		t.Errorf("the asserter's move in the challenger's turn: %v", err)
	}
}
