package executor

import (
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// memory keeps states in memory. It implements States.
type memory struct {
	mu    sync.Mutex
	kept  map[commit.Root][]byte
	until uint64
}

func (m *memory) Draft(until uint64, save func(io.Writer) error) func(commit.Root) {
	var b bytes.Buffer
	if save(&b) != nil {
		return nil
	}
	return func(r commit.Root) {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.kept[r], m.until = b.Bytes(), until
	}
}

func (m *memory) State(r commit.Root) []byte { return m.kept[r] }
func (m *memory) Forget(r commit.Root)       { delete(m.kept, r) }
func (m *memory) Expire(uint64)              {}

// marked is spec with a segment of 4 steps in intervals of so many.
func marked(stride uint32) (market.Spec, []byte) {
	s, data := spec()
	s.Marks = uint8(4 / stride)
	return s, data
}

// TestMarksOfASegment checks the roots and the kept states at marks against those after every
// step, for a session and for a replay.
func TestMarksOfASegment(t *testing.T) {
	every := replay(t, nil, 0, nil)
	for stride, want := range map[uint32][]uint32{1: {1, 2, 3}, 2: {2}, 4: nil} {
		sp, data := marked(stride)
		store := &memory{kept: map[commit.Root][]byte{}}
		r := Runner{Threads: 2, States: store}
		s, err := r.Open(sp, data, nil)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		s.KeepMarks(77)
		s.budget.spent = -time.Hour // so that all are kept
		out := run(t, s, 0, 4)
		if err := out.Segment.CheckMarks(stride, out.Marks); err != nil || len(out.Marks) != len(want) {
			t.Fatalf("stride %d: %d marks, %v", stride, len(out.Marks), err)
		}
		for i, done := range want {
			if out.Marks[i] != stateRoot(t, every, done) {
				t.Errorf("stride %d: mark %d is not the state after %d steps", stride, i, done)
			}
			back, err := r.Restore(sp, store.State(out.Marks[i]))
			if err != nil {
				t.Fatal(err)
			}
			defer back.Close()
			if root, err := back.Root(); err != nil || root != out.Marks[i] || back.Step() != done ||
				store.until != 77 {
				t.Errorf("stride %d: kept state %d is of step %d: %v", stride, i, back.Step(), err)
			}
		}
		again, err := r.Rerun(t.Context(), sp, data, nil, 0, 77, nil)
		if err != nil || again.Segment.Hash() != out.Segment.Hash() || !slices.Equal(again.Log, out.Log) {
			t.Errorf("stride %d: executed again, the segment is another: %v", stride, err)
		}
		p, err := r.Replay(t.Context(), sp, data, nil, WholeSegment(sp, 0), nil)
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		if c, _, err := p.Claim(t.Context(), 0); err != nil || c.Segment.Hash() != out.Segment.Hash() ||
			!slices.Equal(c.Marks, out.Marks) {
			t.Errorf("stride %d: the replayed segment is another: %v", stride, err)
		}
	}
}

// TestAnIntervalIsReplayedFromItsMark checks that a part gives what the whole gives, from
// every state before it and with a fault before, in or after it.
func TestAnIntervalIsReplayedFromItsMark(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	sp, data := marked(1)
	fault := &InjectedFault{Step: 1, Mutation: ir.Mutation{Op: 700, Mask: 1 << 20}}
	replayParts(t, sp, data, nil)
	replayParts(t, sp, data, fault)
	sp.Program.Numerics = program.X8
	replayParts(t, sp, data, nil)
}

func replayParts(t *testing.T, sp market.Spec, data []byte, fault *InjectedFault) {
	t.Helper()
	r := Runner{Threads: 1, States: &memory{kept: map[commit.Root][]byte{}}}
	whole, err := r.Replay(t.Context(), sp, data, nil, WholeSegment(sp, 0), fault)
	if err != nil {
		t.Fatal(err)
	}
	defer whole.Close()
	for part, from := range map[Part]uint32{{1, 2}: 0, {3, 1}: 2} {
		begin := stateRoot(t, whole, from)
		p, err := r.ReplayFrom(t.Context(), sp, data, checkpointAt(t, r, sp, data, from, fault), begin, part, fault)
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		for done := part.First; done <= part.First+part.Steps; done++ {
			if stateRoot(t, p, done) != stateRoot(t, whole, done) {
				t.Errorf("part %v from step %d: another state after %d steps", part, from, done)
			}
		}
		if !slices.Equal(p.Log(), whole.Log()[part.First:part.First+part.Steps]) {
			t.Errorf("part %v from step %d: another log", part, from)
		}
		if step := part.First; !slices.Equal(roots(t, p, step), roots(t, whole, step)) {
			t.Errorf("part %v from step %d: other operators in step %d", part, from, step)
		}
		p.Keep(r.States, 5)
		if raw := r.States.State(stateRoot(t, whole, part.First)); raw == nil {
			t.Errorf("part %v: its start is not kept", part)
		}
	}
}

// checkpointAt is the state after so many steps, with a fault.
func checkpointAt(t *testing.T, r Runner, sp market.Spec, data []byte, done uint32, f *InjectedFault) []byte {
	t.Helper()
	if done == 0 {
		s, err := r.Open(sp, data, nil)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		b, err := s.Checkpoint()
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	p, err := r.Replay(t.Context(), sp, data, nil, Part{done, 1}, f)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	return p.checkpoint
}

func TestWhatCannotBeReplayed(t *testing.T) {
	sp, data := marked(2)
	r := Runner{Threads: 1}
	for _, p := range []Part{{0, 0}, {0, 5}, {3, 2}, {4, 3}, {6, 1}, {1 << 31, 1 << 31}, {0, 1<<32 - 1}} {
		if _, err := r.Replay(t.Context(), sp, data, nil, p, nil); !errors.Is(err, ErrStart) {
			t.Errorf("%v: %v", p, err)
		}
	}
	late := checkpointAt(t, r, sp, data, 3, nil)
	if _, err := r.Replay(t.Context(), sp, data, late, Part{2, 1}, nil); !errors.Is(err, ErrStart) {
		t.Errorf("from a later state: %v", err)
	}
	if _, err := r.ReplayFrom(t.Context(), sp, data, late, commit.Root{1}, Part{3, 1}, nil); !errors.Is(err, ErrStart) {
		t.Errorf("from another state: %v", err)
	}
	torn := append(slices.Clone(late[:len(late)/2]), make([]byte, len(late)-len(late)/2)...)
	if _, err := r.ReplayFrom(t.Context(), sp, data, torn, commit.Root{1}, Part{3, 1}, nil); !errors.Is(err, ErrStart) {
		t.Errorf("from a damaged file: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := r.Replay(ctx, sp, data, nil, Part{1, 2}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestADivergedSegmentHasNoMoreMarks checks that a segment whose training diverges has no root
// after that, and so differs from every claim at the next mark.
func TestADivergedSegmentHasNoMoreMarks(t *testing.T) {
	sp, data := marked(1)
	s := open(t, Runner{Threads: 1}, nil)
	s.trainer.Tensors()[1].Data[0] = 3e38
	start, err := s.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	out, err := Runner{Threads: 1}.Rerun(t.Context(), sp, data, start, 0, 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(out.Marks, make([]commit.Root, 3)) || out.Segment.End != (commit.Root{}) || len(out.Log) != 0 {
		t.Errorf("marks %v, %d records, end %s", out.Marks, len(out.Log), out.Segment.End)
	}
}

// TestKeepingStatesHasABudget checks that writing takes its share of the time and no more.
func TestKeepingStatesHasABudget(t *testing.T) {
	begun := time.Unix(1000, 0)
	b := budget{begun: begun}
	if !b.allows(begun) {
		t.Error("the first state is not kept")
	}
	b.spent = time.Second
	if b.allows(begun.Add(199*time.Second)) || !b.allows(begun.Add(200*time.Second)) {
		t.Error("a second of writing is paid for by another time than 200 s")
	}
}

// TestRunIntervals takes single intervals from the states at their marks: each gives the
// claimed root at its end and its part of the log.
func TestRunIntervals(t *testing.T) {
	sp, data := marked(1)
	store := &memory{kept: map[commit.Root][]byte{}}
	r := Runner{Threads: 2, States: store}
	s, err := r.Open(sp, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	s.KeepAllMarks(77)
	whole := run(t, s, 0, 4)
	ends := append(slices.Clone(whole.Marks), whole.Segment.End)
	for _, x := range []market.Run{{First: 1, End: 2}, {First: 3, End: 4}, {First: 1, End: 4}} {
		part, err := r.Open(sp, data, store.State(whole.Marks[x.First-1]))
		if err != nil {
			t.Fatal(err)
		}
		defer part.Close()
		out, err := part.RunIntervals(t.Context(), 0, x)
		if err != nil || out.Segment.Start != whole.Marks[x.First-1] || out.Segment.End != ends[x.End-1] ||
			!slices.Equal(out.Marks, whole.Marks[x.First:x.End-1]) || !slices.Equal(out.Log, whole.Log[x.First:x.End]) {
			t.Errorf("%v: %+v %v", x, out, err)
		}
		if _, err := part.RunIntervals(t.Context(), 0, x); err == nil {
			t.Errorf("%v runs from its end", x)
		}
	}
}
