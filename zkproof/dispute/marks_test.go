package dispute_test

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// tall is a claim of a segment of 200 steps in intervals of 13, and the roots at its marks.
func tall() (dispute.Claim, []merkle.Root) {
	marks := make([]merkle.Root, 15)
	for i := range marks {
		marks[i] = merkle.Root{byte(i + 1)}
	}
	return dispute.Claim{
		Segments: 1, Start: merkle.Root{100},
		Header: dispute.Header{Numerics: merkle.Sum("r32/1"), StepsPerSegment: 200, Stride: 13, Steps: 400, OpCount: 9},
		Segment: commit.Segment{Numerics: "r32/1", Steps: 200, Start: merkle.Root{100}, End: merkle.Root{200},
			Marks: commit.MarksRoot(marks)},
	}, marks
}

// TestAGameBeginsAtAnInterval checks the first state of every interval's game.
func TestAGameBeginsAtAnInterval(t *testing.T) {
	c, marks := tall()
	ends := append(append([]merkle.Root{c.Segment.Start}, marks...), c.Segment.End)
	for i := range uint32(16) {
		s, err := rules.Begin(c, dispute.IntervalAt(marks, i), dispute.Address{2}, 7)
		if err != nil {
			t.Fatalf("interval %d: %v", i, err)
		}
		n := min(13, 200-13*i)
		if s.Step != 13*i || s.Count != n || s.Before != ends[i] || s.After != ends[i+1] ||
			s.Focus != (merkle.Root{}) ||
			s.Size != 0 ||
			s.Valid() != nil {
			t.Errorf("interval %d begins as %+v", i, s)
		}
	}
	whole, err := rules.Begin(c, dispute.Interval{Index: dispute.WholeSegment}, dispute.Address{2}, 7)
	if err != nil || whole.Count != 200 || whole.Before != ends[0] || whole.After != ends[16] || whole.Valid() != nil {
		t.Fatalf("the whole segment begins as %+v: %v", whole, err)
	}
	for i := range uint32(16) {
		opened, _, err := rules.Apply(whole, dispute.OpenSteps{Roots: marks}, 8)
		if err != nil {
			t.Fatal(err)
		}
		s, _, err := rules.Apply(opened, dispute.PickStepAt(dispute.OpenSteps{Roots: marks}, int(i)), 9)
		if err != nil || s.Step != 13*i || s.Before != ends[i] || s.After != ends[i+1] || s.Size != 0 ||
			s.Valid() != nil {
			t.Errorf("part %d of the marks leads to %+v: %v", i, s, err)
		}
	}
	other := append([]merkle.Root{{99}}, marks[1:]...)
	for name, roots := range map[string][]merkle.Root{"others": other, "fewer": marks[1:], "none": nil} {
		if _, _, err := rules.Apply(whole, dispute.OpenSteps{Roots: roots}, 8); !errors.Is(err, dispute.ErrMove) {
			t.Errorf("marks opened as %s: %v", name, err)
		}
	}
}

// TestNoGameBeginsElsewhere checks that intervals that the segment does not have, and ends
// that are not its marks, are refused.
func TestNoGameBeginsElsewhere(t *testing.T) {
	c, marks := tall()
	for name, bend := range map[string]func(c *dispute.Claim, at *dispute.Interval){
		"an interval too many":   func(_ *dispute.Claim, at *dispute.Interval) { at.Index = 16 },
		"the next interval":      func(_ *dispute.Claim, at *dispute.Interval) { at.Index++ },
		"a left root":            func(_ *dispute.Claim, at *dispute.Interval) { at.Left.Value[0]++ },
		"a right root":           func(_ *dispute.Claim, at *dispute.Interval) { at.Right.Value[0]++ },
		"no left root":           func(_ *dispute.Claim, at *dispute.Interval) { at.Left = dispute.Entry{} },
		"no right root":          func(_ *dispute.Claim, at *dispute.Interval) { at.Right = dispute.Entry{} },
		"a path cut":             func(_ *dispute.Claim, at *dispute.Interval) { at.Left.Path = at.Left.Path[1:] },
		"other marks":            func(c *dispute.Claim, _ *dispute.Interval) { c.Segment.Marks[0]++ },
		"no stride":              func(c *dispute.Claim, _ *dispute.Interval) { c.Header.Stride = 0 },
		"more than 64 intervals": func(c *dispute.Claim, _ *dispute.Interval) { c.Header.Stride = 3 },
		"the whole with an end":  func(_ *dispute.Claim, at *dispute.Interval) { at.Index = dispute.WholeSegment },
		"the whole of one interval": func(c *dispute.Claim, at *dispute.Interval) {
			oneInterval(c, at, dispute.WholeSegment)
		},
		"ends of the only interval": func(c *dispute.Claim, at *dispute.Interval) {
			c.Header.Stride, at.Index = 200, 0
		},
		"a second of one interval":   func(c *dispute.Claim, at *dispute.Interval) { oneInterval(c, at, 1) },
		"an end before the first":    func(_ *dispute.Claim, at *dispute.Interval) { at.Index = 0 },
		"an end after the last":      func(_ *dispute.Claim, at *dispute.Interval) { at.Index = 15 },
		"a path where no root is":    func(_ *dispute.Claim, at *dispute.Interval) { at.Left.Value = merkle.Root{} },
		"entries of another segment": func(c *dispute.Claim, _ *dispute.Interval) { c.Segment.Marks = merkle.Root{} },
	} {
		claim, at := c, dispute.IntervalAt(marks, 7)
		bend(&claim, &at)
		if _, err := rules.Begin(claim, at, dispute.Address{2}, 7); !errors.Is(err, dispute.ErrMove) {
			t.Errorf("%s: %v", name, err)
		}
	}
	oneInterval(&c, &dispute.Interval{}, 0)
	s, err := rules.Begin(c, dispute.Interval{}, dispute.Address{2}, 7)
	if err != nil || s.Count != 200 || s.Before != c.Segment.Start || s.After != c.Segment.End {
		t.Errorf("the only interval begins as %+v: %v", s, err)
	}
}

func oneInterval(c *dispute.Claim, at *dispute.Interval, i uint32) {
	c.Header.Stride, c.Segment.Marks = 200, merkle.Root{}
	*at = dispute.Interval{Index: i}
}

// TestAChallengerFindsTheInterval checks that a game begins where the claim is wrong, and
// nowhere if it is right.
func TestAChallengerFindsTheInterval(t *testing.T) {
	job := disputetest.NewJob(t, program.R32)
	right, wrongs := job.Run(t, nil), job.Wrongs(t)
	for name, want := range map[string]uint32{
		"one bit of a long chain":    0,
		"another batch":              0,
		"one bit of a map":           1,
		"an end made up":             1,
		"a mark made up":             0,
		"a loss falsified":           0,
		"a norm falsified":           1,
		"all states made up":         0,
		"marks that nobody can open": dispute.WholeSegment,
	} {
		if at := interval(t, disputetest.Against(right, wrongs[name]), wrongs[name]); at.Index != want {
			t.Errorf("%s: interval %d, want %d", name, at.Index, want)
		}
		at, err := disputetest.Against(right, wrongs[name]).Interval(wrongs[name].Claim(dispute.Address{1}), nil)
		if err != nil || at.Index != dispute.WholeSegment {
			t.Errorf("%s, whose marks are not known: interval %d, %v", name, at.Index, err)
		}
	}
	if _, err := disputetest.Challenger(right).Interval(right.Claim(dispute.Address{1}), nil); !errors.Is(err,
		dispute.ErrNoMove) {
		t.Errorf("a right claim: %v", err)
	}
}

// TestImpossibleSteps checks states from other parties: a pick among the parts of a single
// step would have nothing to be made from, and a stride must cut the steps into few parts.
func TestImpossibleSteps(t *testing.T) {
	for _, s := range []dispute.State{
		{Phase: dispute.Steps, Count: 1}, {Phase: dispute.PickStep, Count: 1}, {Phase: dispute.Steps},
		{Phase: dispute.Steps, Count: 9, Size: 9}, {Phase: dispute.PickStep, Count: 1 << 31, Size: 1},
		{Phase: dispute.Steps, Count: 65, Size: 1},
	} {
		s.OpCount, s.Link = 9, dispute.NoLink
		if err := s.Valid(); !errors.Is(err, dispute.ErrState) {
			t.Errorf("%s of %d steps, stride %d: %v", s.Phase, s.Count, s.Size, err)
		}
		if _, err := s.Opened(nil); s.Phase == dispute.PickStep && err == nil {
			t.Errorf("%s of %d steps was opened from nothing", s.Phase, s.Count)
		}
	}
}
