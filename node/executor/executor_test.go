package executor

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// spec is a small job: 6 steps in segments of 4 and 2.
func spec() (market.Spec, []byte) {
	preset, _ := program.FindPreset("demo")
	p := program.Program{
		Numerics: program.R32, Model: preset.Model, Batch: preset.Batch, Accumulate: 1, Seed: 7,
		Tokenizer: "byte", Steps: 6,
		Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, Clip: 1},
	}
	data := bytes.Repeat([]byte("the quick brown fox jumps over the lazy dog\n"), 40)
	return market.Spec{Version: 1, Program: p, StepsPerSegment: 4, Marks: 2,
		Dataset: market.Blob{CID: "data", Size: uint64(len(data))}}, data
}

func open(t *testing.T, r Runner, start []byte) *Session {
	t.Helper()
	s, data := spec()
	x, err := r.Open(s, data, start)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(x.Close)
	return x
}

func run(t *testing.T, s *Session, segment, steps uint32) Outcome {
	t.Helper()
	out, err := s.Run(t.Context(), segment, steps, nil)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestAVerifierGetsTheProvidersBits(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	provider := open(t, Runner{Threads: 1}, nil)
	first := run(t, provider, 0, 4)
	at, err := provider.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	second := run(t, provider, 1, 2)
	if second.Segment.Start != first.Segment.End || second.Segment.FirstStep != 4 {
		t.Errorf("the second segment starts at step %d from another state", second.Segment.FirstStep)
	}

	whole := run(t, open(t, Runner{Threads: 2}, nil), 0, 4)
	if whole.Segment.Hash() != first.Segment.Hash() {
		t.Error("two threads give another first segment")
	}
	again := run(t, open(t, Runner{Threads: 1, Backend: "ref"}, at), 1, 2)
	if again.Segment.Hash() != second.Segment.Hash() {
		t.Error("the reference back end gives another second segment from the checkpoint")
	}
	part := run(t, open(t, Runner{Threads: 1}, nil), 0, 2)
	if !bytes.HasPrefix(commit.EncodeLog(first.Log), commit.EncodeLog(part.Log)) {
		t.Error("the drawn steps' log is not the start of the whole log")
	}
}

func TestAnAlteredWeightChangesTheEnd(t *testing.T) {
	s := open(t, Runner{Threads: 1}, nil)
	honest := run(t, open(t, Runner{Threads: 1}, nil), 0, 4)
	out, err := s.Run(t.Context(), 0, 4, func(r commit.StepRecord) error {
		if r.Step == 2 {
			s.Alter()
		}
		return nil
	})
	if err != nil || out.Segment.End == honest.Segment.End {
		t.Errorf("the cheat is not seen: %v", err)
	}
}

func TestWhatCannotRunIsRefused(t *testing.T) {
	s := open(t, Runner{Threads: 1}, nil)
	for _, x := range []struct{ segment, steps uint32 }{{0, 0}, {0, 5}, {1, 2}, {2, 1}, {1 << 31, 1}} {
		if _, err := s.Run(t.Context(), x.segment, x.steps, nil); err == nil {
			t.Errorf("segment %d, %d steps: ran", x.segment, x.steps)
		}
	}
	sp, data := spec()
	if _, err := (Runner{MaxMemory: 1 << 10}).Open(sp, data, nil); !errors.Is(err, ErrTooLarge) {
		t.Errorf("no memory: %v", err)
	}
	for _, bad := range [][]byte{{}, []byte("garbage"), make([]byte, 1<<16)} {
		if _, err := (Runner{Threads: 1}).Open(sp, data, bad); !errors.Is(err, ErrStart) {
			t.Errorf("checkpoint of %d bytes: %v", len(bad), err)
		}
	}
	if _, err := (Runner{Threads: 1}).Open(sp, data[:3], nil); err == nil {
		t.Error("a data set shorter than one sample: opened")
	}
}

func TestARunStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	steps := 0
	_, err := open(t, Runner{Threads: 1}, nil).Run(ctx, 0, 4,
		func(commit.StepRecord) error { steps++; cancel(); return nil })
	if !errors.Is(err, context.Canceled) || steps != 1 {
		t.Errorf("after %d steps: %v", steps, err)
	}
	enough := errors.New("enough")
	if _, err := open(t, Runner{Threads: 1}, nil).Run(t.Context(), 0, 4,
		func(commit.StepRecord) error { return enough }); !errors.Is(err, enough) {
		t.Error(err)
	}
}

func TestGenesisAndCheckpointsAreOneState(t *testing.T) {
	sp, _ := spec()
	r := Runner{Threads: 1}
	genesis, err := r.Genesis(sp)
	if err != nil {
		t.Fatal(err)
	}
	s := open(t, r, nil)
	if root, err := s.Root(); err != nil || root != genesis {
		t.Errorf("a fresh session is not at genesis: %v", err)
	}
	end := run(t, s, 0, 4).Segment.End
	raw, err := s.Checkpoint()
	if err != nil || uint64(len(raw)) > MaxCheckpoint(sp.Program) {
		t.Fatalf("%d bytes, at most %d: %v", len(raw), MaxCheckpoint(sp.Program), err)
	}
	if root, err := r.RootOf(sp, raw); err != nil || root != end {
		t.Errorf("the checkpoint's root alone: %x, %v", root, err)
	}
	if _, err := r.RootOf(sp, raw[:len(raw)-1]); err == nil {
		t.Error("a checkpoint that is cut has a root")
	}
	back, err := r.Restore(sp, raw)
	if err != nil {
		t.Fatal(err)
	}
	defer back.Close()
	if root, err := back.Root(); err != nil || root != end || back.Step() != 4 {
		t.Errorf("step %d, another root: %v", back.Step(), err)
	}
	if text := back.Generate("The ", 8, 0.7); len(text) != 8 || text != s.Generate("The ", 8, 0.7) {
		t.Errorf("sample %q", text)
	}
	if err := back.SaveHF(t.TempDir() + "/model"); err != nil {
		t.Error(err)
	}
}
