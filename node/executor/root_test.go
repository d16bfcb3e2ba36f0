package executor_test

import (
	"bytes"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// TestRootFollowsTheState compares every remembered root with that of a fresh
// session on the same checkpoint.
func TestRootFollowsTheState(t *testing.T) {
	p, err := engine.Preset("demo", 8, 1)
	if err != nil {
		t.Fatal(err)
	}
	spec := market.Spec{Version: 1, Name: "root", Program: p, StepsPerSegment: 4, Marks: 1}
	s, err := executor.Runner{Threads: 1}.Open(spec, bytes.Repeat([]byte("a heterogeneous mixture of rays. "), 40), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	seen := map[commit.Root]bool{}
	look := func(when string) commit.Root {
		got, err := s.Root()
		if err != nil {
			t.Fatal(err)
		}
		if want := fresh(t, spec, s); got != want {
			t.Errorf("%s: root %s, the state's is %s", when, got, want)
		}
		if seen[got] {
			t.Errorf("%s: the root is as it was", when)
		}
		seen[got] = true
		return got
	}
	last := look("at the start")
	for i := range uint32(2) {
		out, err := s.Run(t.Context(), i, 4, nil)
		if err != nil {
			t.Fatal(err)
		}
		if out.Segment.Start != last {
			t.Errorf("segment %d starts at %s, not at %s", i, out.Segment.Start, last)
		}
		if last = look("after a segment"); out.Segment.End != last {
			t.Errorf("segment %d ends at %s, the state is %s", i, out.Segment.End, last)
		}
	}
	s.Alter()
	look("altered")
}

func fresh(t *testing.T, spec market.Spec, s *executor.Session) commit.Root {
	t.Helper()
	raw, err := s.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	other, err := executor.Runner{Threads: 1}.Restore(spec, raw)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	r, err := other.Root()
	if err != nil {
		t.Fatal(err)
	}
	return r
}
