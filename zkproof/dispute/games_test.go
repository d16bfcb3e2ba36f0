package dispute_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/trace"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

func begin(t *testing.T, r *run) dispute.State {
	t.Helper()
	s, err := rules.Begin(r.claim(), dispute.Address{2}, 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func asserter(r *run) honest {
	return honest{dispute.Player{Side: dispute.Asserter, Knowledge: r}}
}

func challenger(r *run) honest {
	return honest{dispute.Player{Side: dispute.Challenger, Knowledge: r}}
}

// opOf is the first operator of the trace of which f holds.
func opOf(t *testing.T, tr *trace.Trace, f func(o *trace.Op) bool) uint32 {
	t.Helper()
	for i := range tr.Plan().Ops {
		if f(&tr.Plan().Ops[i]) {
			return uint32(i)
		}
	}
	t.Fatal("no such operator")
	return 0
}

// wrongs are claims that are not right, each by the name of its actor.
func wrongs(t *testing.T, tr *trace.Trace) map[string]*run {
	chain := opOf(t, tr, func(o *trace.Op) bool { return o.Kind == trace.FMA && o.Tiles(0) > 1 })
	long := opOf(t, tr, func(o *trace.Op) bool { return o.Kind == trace.Add && o.Tiles(0) > 1 })
	plain := opOf(t, tr, func(o *trace.Op) bool { return o.Kind == trace.Map && o.Cells() > 64 })
	batch := opOf(t, tr, func(o *trace.Op) bool { return o.Kind == trace.Batch })
	at := func(step, op, cell, mask uint32) *run {
		return execute(t, tr, &fault{step: step, Fault: trace.Fault{Op: op, Cell: cell, Mask: mask}})
	}
	lazy := execute(t, tr, nil)
	honestSegment := lazy.segment
	lazy.segment.End = lazy.segment.Start
	lazy.lies[segmentSteps] = lazy.segment.Start
	forger := execute(t, tr, nil)
	forger.lies[segmentSteps], forger.segment.End = merkle.Root{7}, merkle.Root{7}
	liar := execute(t, tr, nil)
	liar.log[1].Loss++
	liar.segment.Log = commit.LogRoot(liar.log)
	claims := map[string]*run{
		"one bit of a product":          at(1, chain, 65, 1<<20),
		"one bit of a column's sum":     at(0, long, 1, 1<<20),
		"one bit of a map":              at(2, plain, 70, 1<<20),
		"another batch":                 at(1, batch, 3, 1),
		"lazy: hands in the start":      lazy,
		"an end made up":                forger,
		"one line of the log falsified": liar,
	}
	for name, r := range claims {
		if r.segment.Hash() == honestSegment.Hash() {
			t.Fatalf("%s: the claim is right after all", name)
		}
	}
	return claims
}

// against is a challenger who knows the right trace, and the log of the claim.
func against(right, wrong *run) honest {
	p := challenger(right)
	p.Knowledge = withLog{right, wrong}
	for i := range right.log {
		if right.log[i] != wrong.log[i] {
			step := uint32(i)
			p.BadRecord = &step
			break
		}
	}
	return p
}

// TestHonestChallengerAlwaysWins plays every wrong claim, defended in every
// way, against a challenger who knows the right bits.
func TestHonestChallengerAlwaysWins(t *testing.T) {
	tr := newTrace(t)
	right := execute(t, tr, nil)
	for name, wrong := range wrongs(t, tr) {
		two := 2
		defences := map[string]actor{
			"defends what it did": asserter(wrong),
			"stalls":              staller{asserter(wrong)},
			"withholds":           mute{},
			"gives up after two":  quitter{asserter(wrong), &two},
			"comes a second late": sleeper{asserter(wrong)},
			"opens rubbish":       scribbler{asserter(wrong), rand.New(rand.NewPCG(1, 1))},
			"opens what is right": asserter(right),
			"opens right, stalls": staller{asserter(right)},
			"rubbish over right":  scribbler{asserter(right), rand.New(rand.NewPCG(2, 2))},
		}
		for how, a := range defences {
			p := against(right, wrong)
			for _, c := range []actor{p, staller{p}} {
				res := play(t, begin(t, wrong), a, c)
				if res.Winner != dispute.Challenger {
					t.Errorf("%s, %s: the %s won (%s) after %d moves", name, how, res.Winner, res.Why, res.made)
				}
				if limit := uint64(2*rules.Clock) + 40*uint64(rules.Extension); res.seconds > limit {
					t.Errorf("%s, %s: %d seconds, limit %d", name, how, res.seconds, limit)
				}
			}
		}
	}
}

// withLog knows the right trace, and the log of the claim.
type withLog struct {
	*run
	claim *run
}

// Record implements dispute.Knowledge.
func (w withLog) Record(step uint32) (dispute.Record, error) { return w.claim.Record(step) }

// TestHonestAsserterAlwaysWins plays a right claim against every challenger.
func TestHonestAsserterAlwaysWins(t *testing.T) {
	tr := newTrace(t)
	right := execute(t, tr, nil)
	made := 0
	for seed := range uint64(60) {
		one := int(seed % 9)
		b := bluffer{right, rand.New(rand.NewPCG(seed, 3))}
		for how, c := range map[string]actor{"points anywhere": b, "points late": staller{b}, "gives up": quitter{b, &one}} {
			res := play(t, begin(t, right), asserter(right), c)
			made += res.made
			if res.Winner != dispute.Asserter {
				t.Errorf("seed %d, %s: the %s won: %s", seed, how, res.Winner, res.Why)
			}
		}
	}
	for name, wrong := range wrongs(t, tr) {
		res := play(t, begin(t, right), asserter(right), challenger(wrong))
		made += res.made
		if res.Winner != dispute.Asserter {
			t.Errorf("a challenger with %s: the %s won: %s", name, res.Winner, res.Why)
		}
	}
	if made < 1000 {
		t.Errorf("only %d moves were made: the games prove little", made)
	}
}

func TestFaultsNeedNoGame(t *testing.T) {
	r := execute(t, newTrace(t), nil)
	for want, change := range map[dispute.Fault]func(*dispute.Claim){
		dispute.Sound:      func(*dispute.Claim) {},
		dispute.WrongJob:   func(c *dispute.Claim) { c.Segment.Job[0]++ },
		dispute.WrongTrace: func(c *dispute.Claim) { c.Segment.Program[0]++ },
		dispute.WrongPlace: func(c *dispute.Claim) { c.Segments = 0 },
		dispute.WrongSteps: func(c *dispute.Claim) { c.Segment.FirstStep++ },
		dispute.WrongStart: func(c *dispute.Claim) { c.Segment.Start[0]++ },
	} {
		c := r.claim()
		change(&c)
		if got := c.Fault(); got != want {
			t.Errorf("fault %q, want %q", got, want)
		}
		if _, err := rules.Begin(c, dispute.Address{2}, 1); (err == nil) != (want == dispute.Sound) {
			t.Errorf("%q: Begin gives %v", want, err)
		}
	}
	next := r.segment
	next.Index, next.FirstStep, next.Start = 1, segmentSteps, r.segment.End
	if dispute.Breaks(r.segment, next) {
		t.Error("a segment that goes on from the last breaks it")
	}
	next.Start[0]++
	if !dispute.Breaks(r.segment, next) {
		t.Error("another start does not break the segment before")
	}
	other := r.segment
	other.End[0]++
	if !dispute.Breaks(r.segment, other) || dispute.Breaks(r.segment, r.segment) {
		t.Error("equivocation is two hashes for one place, and nothing else")
	}
}

// TestEveryOperatorCanBeJudged plays faults in operators of every kind, in both
// numerics: the referee is asked about all of them.
func TestEveryOperatorCanBeJudged(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		tr := newTraceOf(t, numerics)
		right := execute(t, tr, nil)
		r, tried, proven, played := rand.New(rand.NewPCG(9, 9)), map[trace.Kind]int{}, map[trace.Kind]int{}, 0
		for _, i := range r.Perm(len(tr.Plan().Ops)) {
			o := &tr.Plan().Ops[i]
			if tried[o.Kind]++; tried[o.Kind] > 6 {
				continue
			}
			f := trace.Fault{Op: uint32(i), Mask: 1 << 22}
			if !o.Kind.Hashes() {
				f.Cell = uint32(r.IntN(int(o.Cells())))
				f.Tile = uint32(r.IntN(int(o.Tiles(f.Cell))))
			}
			if o.Kind == trace.Batch {
				f.Mask = 1
			}
			wrong := execute(t, tr, &fault{step: segmentSteps - 1, Fault: f})
			if wrong.segment.Hash() == right.segment.Hash() {
				continue // the fault went under in a rounding
			}
			played++
			res := play(t, begin(t, wrong), persistent{asserter(wrong)}, against(right, wrong))
			if res.Winner != dispute.Challenger {
				t.Fatalf("%s, operator %d (kind %d), cell %d, tile %d: the asserter won: %s", numerics, i, o.Kind, f.Cell, f.Tile, res.Why)
			}
			if res.refused == 0 && res.proved {
				proven[o.Kind]++
			}
		}
		t.Logf("%s: %d games, decided by the referee by kind: %v", numerics, played, proven)
		if len(proven) != len(tried) {
			t.Errorf("%s: the referee judged kinds %v of %v", numerics, proven, tried)
		}
	}
}

// persistent brings its tile to the referee although it will lose.
type persistent struct{ honest }

func (p persistent) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, err := p.Next(s, last)
	return m, now + 1, err != nil && !(errors.Is(err, dispute.ErrNoMove) && m != nil)
}

// TestClocks: who is late has lost, and nobody loses by another's last second.
func TestClocks(t *testing.T) {
	tr := newTrace(t)
	r := execute(t, tr, nil)
	s := begin(t, r)
	m, err := asserter(r).Next(s, nil)
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
		t.Errorf("clocks %d and %d, want 0 and the extension %d", next.AsserterLeft, next.ChallengerLeft, rules.Extension)
	}
	if _, _, err := rules.Apply(next, m, next.MovedAt); !errors.Is(err, dispute.ErrTurn) {
		t.Errorf("the asserter's move in the challenger's turn: %v", err)
	}
}
