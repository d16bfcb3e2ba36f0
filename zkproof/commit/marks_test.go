package commit

import (
	"errors"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// TestIntervalsCoverASegment checks that the intervals of every small segment follow each
// other without gap, and that only the last one may be short.
func TestIntervalsCoverASegment(t *testing.T) {
	for steps := uint32(1); steps <= 70; steps++ {
		for stride := uint32(1); stride <= steps+1; stride++ {
			k, at := Intervals(steps, stride), uint32(0)
			for i := range k {
				first, n := Interval(steps, stride, i)
				if first != at || n == 0 || n > stride || n < stride && i != k-1 {
					t.Fatalf(
						"%d steps, stride %d: interval %d of %d is %d steps from %d",
						steps,
						stride,
						i,
						k,
						n,
						first,
					)
				}
				at += n
			}
			if _, n := Interval(steps, stride, k); at != steps || n != 0 {
				t.Fatalf("%d steps, stride %d: %d intervals end at %d", steps, stride, k, at)
			}
		}
	}
	if Intervals(5, 0) != 0 || Intervals(1<<32-1, 1) != 1<<32-1 {
		t.Error("a stride of 0, or the longest segment")
	}
	if first, n := Interval(1<<32-1, 1<<31, 1<<31); first != 1<<32-1 || n != 0 {
		t.Errorf("an interval far outside: %d steps from %d", n, first)
	}
}

func TestMarks(t *testing.T) {
	var roots []Root
	for i := range byte(63) {
		roots = append(roots, merkle.Sum(string(rune('a'+i))))
	}
	before := slices.Clone(roots)
	for n := range len(roots) + 1 {
		s := Segment{Steps: uint32(4*n + 1), Marks: MarksRoot(roots[:n])}
		if err := s.CheckMarks(4, roots[:n]); err != nil {
			t.Fatalf("%d marks: %v", n, err)
		}
		for i := range n {
			got, err := merkle.Climb(roots[i], i, n, MarkPath(roots[:n], i))
			if err != nil || got != s.Marks {
				t.Fatalf("mark %d of %d: %v", i, n, err)
			}
		}
	}
	if !slices.Equal(roots, before) {
		t.Error("the marks were changed")
	}
	if MarksRoot(nil) != (Root{}) || MarksRoot(roots[:1]) != roots[0] {
		t.Error("the roots over no mark and over one")
	}
	s := Segment{Steps: 12, Marks: MarksRoot(roots[:2])}
	for name, c := range map[string]struct {
		stride uint32
		roots  []Root
		want   error
	}{
		"another root":  {4, roots[1:3], ErrMismatch},
		"fewer":         {4, roots[:1], ErrMalformed},
		"none":          {4, nil, ErrMalformed},
		"no stride":     {0, nil, ErrMalformed},
		"other stride":  {6, roots[:2], ErrMalformed},
		"one interval":  {12, nil, ErrMismatch},
		"more than all": {4, roots[:3], ErrMalformed},
	} {
		if err := s.CheckMarks(c.stride, c.roots); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	long := Segment{Steps: 65, Marks: MarksRoot(make([]Root, 64))}
	if err := long.CheckMarks(1, make([]Root, 64)); !errors.Is(err, ErrMalformed) {
		t.Errorf("65 intervals: %v", err)
	}
}
