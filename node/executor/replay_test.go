package executor

import (
	"errors"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
)

func replay(t *testing.T, start []byte, segment uint32, fault *InjectedFault) *Replay {
	t.Helper()
	return replayIn(t, program.R32, start, segment, fault)
}

func replayIn(t *testing.T, numerics string, start []byte, segment uint32, fault *InjectedFault) *Replay {
	t.Helper()
	sp, data := spec()
	sp.Program.Numerics = numerics
	p, err := Runner{Threads: 1}.Replay(t.Context(), sp, data, start, WholeSegment(sp, segment), fault)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

func roots(t *testing.T, p *Replay, step uint32) []merkle.Root {
	t.Helper()
	r, err := p.OutputRoots(step)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func stateRoot(t *testing.T, p *Replay, done uint32) merkle.Root {
	t.Helper()
	r, err := p.StateRoot(done)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestADisputedStepComesFromTheCheckpointAlone replays the second segment from
// its start checkpoint: roots, log and every step's operators are those of the
// provider that ran through, and what is opened lies under them, in both numerics.
func TestADisputedStepComesFromTheCheckpointAlone(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, numerics := range [...]string{program.R32, program.X8} {
		t.Run(numerics, func(t *testing.T) { disputedStep(t, numerics) })
	}
}

func disputedStep(t *testing.T, numerics string) {
	sp, data := spec()
	sp.Program.Numerics = numerics
	provider, err := Runner{Threads: 2}.Open(sp, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(provider.Close)
	first := run(t, provider, 0, 4)
	checkpoint, err := provider.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	second := run(t, provider, 1, 2)

	p := replayIn(t, numerics, checkpoint, 1, nil)
	if stateRoot(t, p, 4) != first.Segment.End || stateRoot(t, p, 6) != second.Segment.End ||
		!slices.Equal(p.Log(), second.Log) {
		t.Fatal("the replayed segment is another")
	}
	for _, step := range []uint32{5, 4} { // backwards: it goes back to the checkpoint
		all := roots(t, p, step)
		if all[len(all)-1] != stateRoot(t, p, step+1) {
			t.Errorf("step %d: its operators end in another state", step)
		}
		proveOne(t, p, step, all)
	}
	whole := replayIn(t, numerics, nil, 0, nil)
	if stateRoot(t, whole, 4) != first.Segment.End || stateRoot(t, whole, 0) != first.Segment.Start {
		t.Error("the first segment, from the seed, is another")
	}
	for _, bad := range []uint32{3, 6} {
		if _, err := p.Step(bad); !errors.Is(err, ErrStep) {
			t.Errorf("step %d: %v", bad, err)
		}
	}
	if _, err := p.StateRoot(7); !errors.Is(err, ErrStep) {
		t.Error(err)
	}
	_, err = Runner{Threads: 1}.Replay(t.Context(), sp, data, nil, WholeSegment(sp, 1), nil)
	if !errors.Is(err, ErrStart) {
		t.Errorf("the second segment from the seed: %v", err)
	}
	if _, err := (Runner{Threads: 1, MaxMemory: 1 << 20}).Replay(t.Context(), sp, data, nil,
		WholeSegment(sp, 0), nil); !errors.Is(err, ErrTooLarge) {
		t.Errorf("in one MiB: %v", err)
	}
}

// proveOne takes the longest chain of the step and lets the referee compute its
// middle tile.
func proveOne(t *testing.T, p *Replay, step uint32, all []merkle.Root) {
	t.Helper()
	h := p.Header()
	op, tiles := uint32(0), uint32(0)
	var longest ir.Op
	for i := range h.OpCount {
		encoding, _, err := p.Operator(i)
		if err != nil {
			t.Fatal(err)
		}
		o, err := ir.Decode(encoding)
		if err != nil {
			t.Fatal(err)
		}
		if !o.Kind.Hashes() && o.Tiles(0, ir.Fine) > tiles {
			op, tiles, longest = i, o.Tiles(0, ir.Fine), o
		}
	}
	sums, err := p.Sums(step, op, 0)
	if err != nil || uint32(len(sums)) != tiles || tiles < 2 {
		t.Fatalf("%d of %d sums: %v", len(sums), tiles, err)
	}
	s, err := p.Step(step)
	if err != nil {
		t.Fatal(err)
	}
	at := ir.Place{Tile: tiles / 2, Step: step, AccBefore: sums[tiles/2-1]}
	if got, err := ir.Eval(&h, &longest, at, s); err != nil || got != sums[tiles/2] {
		t.Errorf("the referee says %08x, the step %08x: %v", got, sums[tiles/2], err)
	}
	leaf, err := p.Open(step, ir.OpOutput, op, 0)
	if err != nil {
		t.Fatal(err)
	}
	hashes, err := p.LeafHashes(step, op)
	if err != nil || merkle.Leaf(leaf.Data) != hashes[0] || merkle.TreeOf(hashes).Root() != all[op] {
		t.Errorf("leaves of another output: %v", err)
	}
}

// TestAFaultIsCarriedOn: one bit in one step, and every later state is another.
func TestAFaultIsCarriedOn(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	good := replay(t, nil, 0, nil)
	weight := uint32(good.trace.Plan().After[0])
	bad := replay(t, nil, 0, &InjectedFault{Step: 1, Mutation: ir.Mutation{Op: weight, Cell: 77, Mask: 1}})
	for done := range uint32(5) {
		if same := stateRoot(t, good, done) == stateRoot(t, bad, done); same != (done < 2) {
			t.Errorf("after %d steps: equal is %v", done, same)
		}
	}
	a, b := roots(t, good, 1), roots(t, bad, 1)
	for i := range a {
		if a[i] != b[i] {
			if uint32(i) != weight {
				t.Errorf("the first operator that differs is %d, want %d", i, weight)
			}
			break
		}
	}
	if c := roots(t, bad, 2); c[len(c)-1] != stateRoot(t, bad, 3) {
		t.Error("the step after the fault does not end in its state")
	}
}

// TestAFailedStepHasOperators: whoever claims it can be shown where it broke.
func TestAFailedStepHasOperators(t *testing.T) {
	s := open(t, Runner{Threads: 1}, nil)
	s.trainer.Tensors()[1].Data[0] = 3e38
	start, err := s.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	p := replay(t, start, 0, nil)
	if len(p.Log()) != 0 {
		t.Fatalf("%d good steps", len(p.Log()))
	}
	all := roots(t, p, 0)
	if all[len(all)-1] != stateRoot(t, p, 1) || stateRoot(t, p, 1) == (merkle.Root{}) ||
		stateRoot(t, p, 2) != (merkle.Root{}) {
		t.Error("a failed step without operators, or a state after it")
	}
	if _, err := p.Step(1); !errors.Is(err, ErrStep) {
		t.Errorf("the step after a failed one: %v", err)
	}
}
