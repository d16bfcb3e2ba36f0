package rounds_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"maps"
	"math"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/rounds"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

const every = 2 // steps of a round

var text = bytes.Repeat([]byte("All these things being consider'd, it seems probable to me. "), 40)

// small is a plan of rounds with a model of a few thousand values.
func small(t *testing.T, method string, slots, number uint32) rounds.Plan {
	t.Helper()
	p, err := engine.Preset("demo", every*number, 7)
	if err != nil {
		t.Fatal(err)
	}
	p.Model.Layers, p.Model.Context, p.Batch = 1, 16, 2
	if method == rounds.MuLoCo {
		p.Optimizer.Kind, p.Optimizer.Momentum = program.Muon, 0.95
	}
	plan, err := rounds.Named(method, p, slots, every)
	if err != nil {
		t.Fatal(err)
	}
	return plan
}

// run is a plan that a test carries out, as a node would.
type run struct {
	*testing.T
	plan    rounds.Plan
	backend string
	m       *rounds.Merger
	ends    map[uint32][]byte
	file    rounds.File
	// tamper, unless nil, changes the end state of a slot in a round.
	tamper func(round, slot uint32, state []byte)
	base   func([]tensor.Tensor) error // under an adapter
}

func start(t *testing.T, p rounds.Plan, backend string) *run {
	t.Helper()
	m, err := rounds.NewMerger(p, rounds.Options{Engine: engine.Options{Backend: backend, Threads: 2}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.Close)
	f := rounds.File{Plan: p, Dataset: sha256.Sum256(text)}
	return &run{T: t, plan: p, backend: backend, m: m, ends: map[uint32][]byte{}, file: f}
}

// train trains a slot for a round and returns its end state.
func (r *run) train(slot uint32) []byte {
	r.Helper()
	begin, root, err := r.m.Start(slot, r.ends[slot])
	r.ok(err)
	t := r.load(r.plan.Slot(slot), begin)
	if got := stateRoot(r.T, t); got != root {
		r.Fatalf("slot %d starts at %s, and its root is said to be %s", slot, got, root)
	}
	for range r.plan.Every {
		_, err := t.Step()
		r.ok(err)
	}
	return r.save(t)
}

func (r *run) ok(err error) {
	r.Helper()
	if err != nil {
		r.Fatal(err)
	}
}

func (r *run) load(p program.Program, checkpoint []byte) *engine.Trainer {
	r.Helper()
	t, err := engine.New(p, text, engine.Options{Backend: r.backend, Threads: 2})
	r.ok(err)
	r.Cleanup(t.Close)
	if r.base != nil {
		r.ok(t.UseBase(r.base))
	}
	r.ok(t.Load(bytes.NewReader(checkpoint)))
	return t
}

func (r *run) save(t *engine.Trainer) []byte {
	r.Helper()
	var b bytes.Buffer
	r.ok(t.Save(&b))
	return b.Bytes()
}

// stateRoot is the root to which jobs commit.
func stateRoot(t *testing.T, x *engine.Trainer) merkle.Root {
	t.Helper()
	p := x.Program()
	h := commit.Header{Step: x.StepIndex(), Program: p.Hash(), Numerics: p.Numerics}
	root, err := commit.StateRoot(h, x.Tensors(), 1)
	if err != nil {
		t.Fatal(err)
	}
	return root
}

// states trains the slots that have a weight.
func (r *run) states(weights map[uint32]uint64) map[uint32][]byte {
	r.Helper()
	out := map[uint32][]byte{}
	for slot, w := range weights {
		if w == 0 {
			continue
		}
		out[slot] = r.train(slot)
		if r.tamper != nil {
			r.tamper(r.m.Next(), slot, out[slot])
		}
	}
	return out
}

// weigh are end states of slots that began from what the merger gives now, with weights. A slot
// that has a weight and no state has an empty End.
func (r *run) weigh(states map[uint32][]byte, weights map[uint32]uint64) map[uint32]rounds.End {
	r.Helper()
	out := map[uint32]rounds.End{}
	for slot, w := range weights {
		e := rounds.End{State: states[slot], Weight: w}
		if slot < r.plan.Slots {
			_, root, err := r.m.Start(slot, r.ends[slot])
			r.ok(err)
			e.Start = root
		}
		out[slot] = e
	}
	return out
}

func (r *run) round(weights map[uint32]uint64) rounds.Manifest {
	r.Helper()
	states := r.states(weights)
	list, packed, err := r.m.Round(r.weigh(states, weights))
	r.ok(err)
	if len(packed) != len(states) {
		r.Fatalf("%d packed updates of %d slots", len(packed), len(states))
	}
	maps.Copy(r.ends, states)
	r.file.Manifests = append(r.file.Manifests, list)
	return list
}

func all(slots uint32) map[uint32]uint64 {
	w := map[uint32]uint64{}
	for i := range slots {
		w[i] = 1 + uint64(i)
	}
	return w
}

// TestBackEndsMergeEqualBits: two rounds of three slots give equal manifests and final states.
func TestBackEndsMergeEqualBits(t *testing.T) {
	for _, method := range []string{rounds.DiLoCo, rounds.FedAvg, rounds.SparseLoCo, rounds.MuLoCo} {
		t.Run(method, func(t *testing.T) {
			t.Parallel()
			ref, auto := start(t, small(t, method, 3, 2), "ref"), start(t, small(t, method, 3, 2), "auto")
			for range 2 {
				a, b := ref.round(all(3)), auto.round(all(3))
				if a.Shared != b.Shared || !slices.Equal(a.Entries, b.Entries) {
					t.Fatalf("ref lists %+v, auto %+v", a, b)
				}
			}
			a, err := ref.m.Final()
			ref.ok(err)
			b, err := auto.m.Final()
			ref.ok(err)
			if !bytes.Equal(a, b) {
				t.Error("the final states differ")
			}
			x := ref.load(ref.plan.Program, a)
			if x.StepIndex() != ref.plan.Program.Steps || base(t, x.Parameters()) != ref.m.Shared() {
				t.Errorf("the final state is at step %d, root %s", x.StepIndex(), base(t, x.Parameters()))
			}
			if _, _, err := ref.m.Round(nil); !errors.Is(err, rounds.ErrOver) {
				t.Errorf("a third round of two: %v", err)
			}
		})
	}
}

// base is the name of parameters as a base.
func base(t *testing.T, ts []tensor.Tensor) merkle.Root {
	t.Helper()
	b, err := commit.BaseRoot(ts, 1)
	if err != nil {
		t.Fatal(err)
	}
	return merkle.Root(b)
}

// TestFirstStates: all slots begin with the run's parameters, moments of zero, and own orders.
func TestFirstStates(t *testing.T) {
	r := start(t, small(t, rounds.DiLoCo, 3, 2), "ref")
	own := r.load(r.plan.Program, must(r.m.Final()))
	fresh, err := engine.New(r.plan.Program, text, engine.Options{Backend: "ref", Threads: 1})
	r.ok(err)
	defer fresh.Close()
	fresh.Init()
	if stateRoot(t, own) != stateRoot(t, fresh) {
		t.Error("before the first round the run's state is not that of its seed")
	}
	losses := map[float32]bool{}
	for i := range uint32(3) {
		b, _, err := r.m.Begin(i)
		r.ok(err)
		x := r.load(r.plan.Slot(i), b)
		if base(t, x.Parameters()) != r.m.Shared() || base(t, fresh.Parameters()) != r.m.Shared() {
			t.Errorf("slot %d does not begin with the run's parameters", i)
		}
		record, err := x.Step()
		r.ok(err)
		losses[record.Loss] = true
	}
	if len(losses) != 3 {
		t.Errorf("%d orders of data in 3 slots", len(losses))
	}
	if _, _, err := r.m.Begin(3); !errors.Is(err, rounds.ErrSlot) {
		t.Errorf("slot 3 of 3: %v", err)
	}
}

func must(b []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return b
}

// TestALeftOutSlotKeepsItsStep: it goes on from its last merged state, with the merged parameters.
func TestALeftOutSlotKeepsItsStep(t *testing.T) {
	r := start(t, small(t, rounds.SparseLoCo, 3, 3), "auto")
	r.round(all(3))
	before := r.ends[1]
	list := r.round(map[uint32]uint64{0: 5, 2: 3})
	if e := list.Entries[1]; e.Weight != 0 || e.End != (merkle.Root{}) || r.m.StepOf(1) != every {
		t.Errorf("the slot is listed as %+v at step %d", e, r.m.StepOf(1))
	}
	b, _, err := r.m.Start(1, before)
	r.ok(err)
	old, now := r.load(r.plan.Slot(1), before), r.load(r.plan.Slot(1), b)
	n := len(old.Parameters())
	if now.StepIndex() != every || base(t, now.Tensors()[n:]) != base(t, old.Tensors()[n:]) {
		t.Errorf("it starts at step %d, or with other moments", now.StepIndex())
	}
	if base(t, now.Parameters()) != r.m.Shared() {
		t.Error("it does not start with the merged parameters")
	}
	if last := r.round(all(3)); last.Entries[1].End == (merkle.Root{}) || r.m.StepOf(1) != 2*every ||
		r.m.StepOf(0) != 3*every {
		t.Errorf("after its return it is listed as %+v", last.Entries[1])
	}
}

// TestASlotMayBeginLate: nothing of it was merged, so it begins with the merged parameters.
func TestASlotMayBeginLate(t *testing.T) {
	r := start(t, small(t, rounds.DiLoCo, 2, 2), "auto")
	r.round(map[uint32]uint64{0: 1})
	b, root, err := r.m.Begin(1)
	r.ok(err)
	x := r.load(r.plan.Slot(1), b)
	if x.StepIndex() != 0 || base(t, x.Parameters()) != r.m.Shared() || stateRoot(t, x) != root {
		t.Errorf("it begins at step %d", x.StepIndex())
	}
	if _, _, err := r.m.Begin(0); !errors.Is(err, rounds.ErrState) {
		t.Errorf("a slot begins twice: %v", err)
	}
	r.round(all(2))
}

// TestRefusedStatesChangeNothing: a wrong state fails the round, which can be tried again.
func TestRefusedStatesChangeNothing(t *testing.T) {
	for _, method := range []string{rounds.DiLoCo, rounds.SparseLoCo} {
		r := start(t, small(t, method, 3, 2), "auto")
		r.round(all(3))
		saved := r.saved()
		good := r.states(all(3))
		for name, c := range map[string]struct {
			states  map[uint32][]byte
			weights map[uint32]uint64
			want    error
		}{
			"another slot's state": {map[uint32][]byte{0: good[0], 1: good[1], 2: good[0]}, all(3), rounds.ErrState},
			"the round before's":   {map[uint32][]byte{0: good[0], 1: good[1], 2: r.ends[2]}, all(3), rounds.ErrState},
			"a state cut off": {
				map[uint32][]byte{0: good[0], 1: good[1], 2: good[2][:999]}, all(3), rounds.ErrState,
			},
			"a state is missing": {map[uint32][]byte{0: good[0]}, all(3), rounds.ErrSlot},
			"a slot too many":    {good, all(4), rounds.ErrSlot},
			"nothing":            {nil, nil, outer.ErrWeights},
			"too much weight":    {good, map[uint32]uint64{0: 1, 1: math.MaxUint64}, outer.ErrWeights},
		} {
			if _, _, err := r.m.Round(r.weigh(c.states, c.weights)); !errors.Is(err, c.want) {
				t.Errorf("%s, %s: %v", method, name, err)
			}
			if !bytes.Equal(r.saved(), saved) {
				t.Errorf("%s, %s: it changed the merger", method, name)
			}
		}
		if _, _, err := r.m.Start(0, r.ends[1]); !errors.Is(err, rounds.ErrState) {
			t.Errorf("a start from another slot's state: %v", err)
		}
		if _, _, err := r.m.Start(0, good[0]); !errors.Is(err, rounds.ErrState) {
			t.Errorf("a start from a state that was not merged: %v", err)
		}
	}
}

func (r *run) saved() []byte {
	r.Helper()
	var b bytes.Buffer
	r.ok(r.m.Save(&b))
	return b.Bytes()
}

// TestSavedMergersGoOn: with the same bits as one that was never saved, and damage is found.
func TestSavedMergersGoOn(t *testing.T) {
	for _, method := range []string{rounds.DiLoCo, rounds.FedAvg, rounds.SparseLoCo, rounds.MuLoCo} {
		a := start(t, small(t, method, 3, 3), "auto")
		a.round(all(3))
		a.round(map[uint32]uint64{0: 1, 2: 1})
		saved := a.saved()
		b := start(t, a.plan, "ref")
		b.ok(b.m.Load(bytes.NewReader(saved)))
		if !bytes.Equal(b.saved(), saved) {
			t.Errorf("%s: loaded and saved, it has other bytes", method)
		}
		b.ends = maps.Clone(a.ends)
		if x, y := a.round(all(3)), b.round(all(3)); x.Shared != y.Shared || !slices.Equal(x.Entries, y.Entries) {
			t.Errorf("%s: it goes on to %+v, not %+v", method, y, x)
		}
		c := start(t, a.plan, "ref")
		fresh := c.saved()
		for i := 0; i < len(saved); i += 1 + len(saved)/40 {
			bad := slices.Clone(saved)
			bad[i] ^= 4
			if err := c.m.Load(bytes.NewReader(bad)); !errors.Is(err, rounds.ErrMerger) {
				t.Errorf("%s: byte %d: %v", method, i, err)
			}
		}
		if !bytes.Equal(c.saved(), fresh) {
			t.Errorf("%s: what was refused changed the merger", method)
		}
		for name, bad := range map[string][]byte{"one byte more": append(slices.Clone(saved), 0), "nothing": nil,
			"one byte less": saved[:len(saved)-1]} {
			if err := start(t, a.plan, "ref").m.Load(bytes.NewReader(bad)); !errors.Is(err, rounds.ErrMerger) {
				t.Errorf("%s: %s: %v", method, name, err)
			}
		}
		other := a.plan
		other.Outer.Rate /= 2
		if err := start(t, other, "ref").m.Load(bytes.NewReader(saved)); !errors.Is(err, rounds.ErrMerger) {
			t.Errorf("%s: another plan: %v", method, err)
		}
	}
}
