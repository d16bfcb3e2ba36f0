package rounds_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/rounds"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// TestOneSlotIsPlainTraining: with one slot, SGD outside and a rate of 1, shared − (shared − local)
// is local wherever the difference is exact. Where the inner steps are small it is exact
// everywhere, and the run is plain training to the bit.
func TestOneSlotIsPlainTraining(t *testing.T) {
	for _, rate := range []program.Binary64{1e-6, 2.5e-3} {
		p := small(t, rounds.DiLoCo, 1, 2)
		p.Outer = outer.Optimizer{Kind: outer.SGD, Rate: 1}
		p.Program.Optimizer.LR, p.Program.Optimizer.MinLR = rate, 0
		r := start(t, p, "auto")
		begin, _, err := r.m.Begin(0)
		r.ok(err)
		first, plain := r.load(p.Slot(0), begin), r.load(p.Slot(0), begin)
		r.round(all(1))
		for range every {
			_, err := plain.Step()
			r.ok(err)
		}
		exact, values := nearly(t, first, plain, r.load(p.Program, must(r.m.Final())))
		t.Logf("rate %g: %d of %d differences are exact", rate, exact, values)
		if base(t, plain.Parameters()) == base(t, first.Parameters()) {
			t.Errorf("rate %g: nothing was learned", rate)
		}
		if rate > 1e-3 {
			continue
		}
		if exact != values {
			t.Errorf("%d of %d differences are exact: choose smaller steps", exact, values)
		}
		r.round(all(1))
		for range every {
			_, err := plain.Step()
			r.ok(err)
		}
		if !bytes.Equal(r.ends[0], r.save(plain)) {
			t.Error("the slot's end state is not that of plain training")
		}
	}
}

// nearly compares merged parameters with trained ones: equal bits where the difference from the
// shared ones is exact, and else off by at most the rounding of the difference and of the sum.
func nearly(t *testing.T, shared, local, merged *engine.Trainer) (exact, values int) {
	t.Helper()
	for i, x := range shared.Parameters() {
		for j, s := range x.Data {
			l, got := local.Parameters()[i].Data[j], merged.Parameters()[i].Data[j]
			d := s - l
			values++
			if float64(d) == float64(s)-float64(l) {
				exact++
				if got != l {
					t.Fatalf("%s %d: %g, not %g", x.Name, j, got, l)
				}
			} else if off := math.Abs(float64(got) - float64(l)); off > math.Abs(float64(d))*0x1p-24+math.Abs(
				float64(got))*0x1p-24 {
				t.Fatalf("%s %d: %g, not nearly %g", x.Name, j, got, l)
			}
		}
	}
	return exact, values
}

// TestInfiniteUpdatesFailTheRound: an update that is not finite fails the round, and the slot is named.
func TestInfiniteUpdatesFailTheRound(t *testing.T) {
	r := start(t, small(t, rounds.SparseLoCo, 2, 2), "ref")
	states := r.states(all(2))
	x := r.load(r.plan.Slot(1), states[1])
	p := x.Parameters()[0].Data
	for i := range p {
		p[i] = math.MaxFloat32
	}
	before := r.saved()
	states[1] = r.save(x)
	_, _, err := r.m.Round(r.weigh(states, all(2)))
	if !errors.Is(err, engine.ErrNonFinite) || !bytes.Equal(r.saved(), before) {
		t.Errorf("the round ends with %v", err)
	}
	if _, _, err := r.m.Round(r.weigh(states, map[uint32]uint64{0: 1})); err != nil || !num.Finite(p) {
		t.Errorf("without the slot: %v", err)
	}
}

// TestRunsMayStartFromABase: its parameters are those that the program names, and no others.
func TestRunsMayStartFromABase(t *testing.T) {
	from := start(t, small(t, rounds.DiLoCo, 1, 1), "ref")
	model := from.load(from.plan.Program, must(from.m.Final())).Parameters()
	p := small(t, rounds.DiLoCo, 2, 1)
	p.Program.Base, p.Program.Seed = program.Base(from.m.Shared()), 99
	give := func(ts []tensor.Tensor) error {
		for i, x := range ts {
			copy(x.Data, model[i].Data)
		}
		return nil
	}
	m, err := rounds.NewMerger(p, rounds.Options{Base: give})
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	r := &run{T: t, plan: p, backend: "auto", m: m, ends: map[uint32][]byte{}, file: rounds.File{Plan: p,
		Dataset: sha256.Sum256(text)}}
	if m.Shared() != from.m.Shared() {
		t.Errorf("it starts from %s, not %s", m.Shared(), from.m.Shared())
	}
	r.round(all(2))
	root, err := rounds.Replay(t.Context(), r.file, text, rounds.ReplayOptions{Options: rounds.Options{Base: give}})
	if err != nil || root != m.Shared() {
		t.Errorf("the replay reaches %s, %v", root, err)
	}
	if _, err := rounds.NewMerger(p, rounds.Options{}); !errors.Is(err, engine.ErrNoBase) {
		t.Errorf("without the base: %v", err)
	}
	model[0].Data[0]++
	if _, err := rounds.NewMerger(p, rounds.Options{Base: give}); !errors.Is(err, engine.ErrBase) {
		t.Errorf("with another base: %v", err)
	}
}

// TestAdaptersAreTrainedInRounds: on a base that all slots have, and the slots share the adapter.
func TestAdaptersAreTrainedInRounds(t *testing.T) {
	from := start(t, small(t, rounds.DiLoCo, 1, 1), "ref")
	model := from.load(from.plan.Program, must(from.m.Final())).Parameters()
	p := small(t, rounds.SparseLoCo, 2, 2)
	p.Program.Base = program.Base(from.m.Shared())
	p.Program.Adapter = program.Adapter{Rank: 4, Alpha: 8, Targets: program.TargetQ | program.TargetDown}
	byName := map[string][]float32{}
	for _, x := range model {
		byName[x.Name] = x.Data
	}
	give := func(ts []tensor.Tensor) error {
		for _, x := range ts {
			copy(x.Data, byName[x.Name])
		}
		return nil
	}
	m, err := rounds.NewMerger(p, rounds.Options{Base: give})
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	r := &run{T: t, plan: p, backend: "auto", m: m, ends: map[uint32][]byte{}, base: give, file: rounds.File{Plan: p,
		Dataset: sha256.Sum256(text)}}
	first := m.Shared()
	r.round(map[uint32]uint64{1: 1})
	r.round(all(2))
	root, err := rounds.Replay(t.Context(), r.file, text, rounds.ReplayOptions{Options: rounds.Options{Base: give}})
	if err != nil || root != m.Shared() || root == first {
		t.Errorf("the replay reaches %s, %v", root, err)
	}
	final := r.load(p.Program, must(m.Final()))
	if n := len(final.Parameters()); n != 4 || engine.AdapterRoot(final.Parameters()) != program.Base(root) {
		t.Errorf("the final state is an adapter of %d tensors with another root", n)
	}
}

// TestPrivateLeaves: start and end states have the roots to which jobs with private data commit.
func TestPrivateLeaves(t *testing.T) {
	p := small(t, rounds.DiLoCo, 2, 1)
	p.Program.Numerics = program.R32Private
	r := start(t, p, "auto")
	list := r.round(all(2))
	for i, e := range list.Entries {
		if got := stateRoot(t, r.load(p.Slot(uint32(i)), r.ends[uint32(i)])); got != e.End {
			t.Errorf("slot %d ends at %s, and %s is listed", i, got, e.End)
		}
	}
}

// TestMemoryIsBounded before anything is reserved.
func TestMemoryIsBounded(t *testing.T) {
	p := small(t, rounds.SparseLoCo, rounds.MaxSlots, 1)
	o := rounds.Options{Engine: engine.Options{MaxBytes: p.Bytes() - 1}}
	if _, err := rounds.NewMerger(p, o); !errors.Is(err, engine.ErrMemory) {
		t.Errorf("one byte too few: %v", err)
	}
	p.Program.Model.Dim, p.Program.Model.Layers, p.Program.Model.Hidden = program.MaxDim, program.MaxLayers, 1<<16
	if _, err := rounds.NewMerger(p, rounds.Options{}); !errors.Is(err, engine.ErrMemory) {
		t.Errorf("a huge model: %v", err)
	}
}
