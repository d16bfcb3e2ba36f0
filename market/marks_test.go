package market_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// TestStride checks that no number of intervals that is asked for gives a division that the
// trace refuses, or more intervals than that.
func TestStride(t *testing.T) {
	for steps := uint32(1); steps <= market.MaxStepsPerSegment; steps += 1 + steps/7 {
		for marks := uint8(1); marks <= commit.MaxIntervals; marks++ {
			s := market.Spec{StepsPerSegment: steps, Marks: marks}
			if err := (ir.Division{Steps: steps, Stride: s.Stride()}).Check(); err != nil {
				t.Fatal(err)
			}
			if k := commit.Intervals(steps, s.Stride()); k > uint32(marks) || k < 1 {
				t.Fatalf("%d steps, %d intervals asked for: stride %d, %d intervals", steps, marks, s.Stride(), k)
			}
		}
	}
	for steps, want := range map[uint32]uint8{1: 1, 20: 1, 32: 2, 50: 2, 200: 7, 479: 15, 480: 16, 8192: 16} {
		if got := market.DefaultMarks(steps); got != want {
			t.Errorf("%d steps: %d intervals by default, want %d", steps, got, want)
		}
	}
}

// TestMarksOfAResult checks that a result shows the roots that its segment commits to.
func TestMarksOfAResult(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann)
	good := resultOf(ann, l, 0, genesis, word(1))
	if _, err := good.Validate(ann, l); err != nil || len(good.Marks) != 1 {
		t.Fatalf("%d marks: %v", len(good.Marks), err)
	}
	for name, marks := range map[string][]commit.Root{
		"none": nil, "another": {{1}}, "two": append(slices.Clone(good.Marks), commit.Root{}),
	} {
		bad := good
		bad.Marks = marks
		if _, err := bad.Validate(ann, l); !errors.Is(err, market.ErrMismatch) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
