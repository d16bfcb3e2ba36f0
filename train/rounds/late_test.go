package rounds_test

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// begin is the state that a slot is given now, and its root.
func (r *run) begin(slot uint32) ([]byte, merkle.Root) {
	r.Helper()
	state, root, err := r.m.Start(slot, r.ends[slot])
	r.ok(err)
	return state, root
}

// steps trains a slot for a round from a state.
func (r *run) steps(slot uint32, from []byte) []byte {
	r.Helper()
	t := r.load(r.plan.Slot(slot), from)
	for range r.plan.Every {
		_, err := t.Step()
		r.ok(err)
	}
	return r.save(t)
}

// merge merges a round of ends.
func (r *run) merge(ends map[uint32]rounds.End) rounds.Manifest {
	r.Helper()
	list, _, err := r.m.Round(ends)
	r.ok(err)
	for i, e := range ends {
		r.ends[i] = e.State
	}
	r.file.Manifests = append(r.file.Manifests, list)
	return list
}

// TestALateSlotGoesOnFromItsOwnMoments: what it trained has no weight, and is in the file: replay
// trains it too. A round in which nobody has weight changes no parameter.
func TestALateSlotGoesOnFromItsOwnMoments(t *testing.T) {
	r := start(t, small(t, rounds.SparseLoCo, 2, 4), "auto")
	late, from := r.begin(1)
	r.round(map[uint32]uint64{0: 1})
	_, before := r.begin(0)
	first := r.merge(map[uint32]rounds.End{1: {State: r.steps(1, late), Start: from}})
	if first.Shared != r.file.Manifests[0].Shared || first.Entries[1].Start != from ||
		first.Entries[1].End == (merkle.Root{}) {
		t.Fatalf("a round without weights lists %+v", first)
	}
	if _, after := r.begin(0); after != before {
		t.Error("a round without weights moved a slot that it left out")
	}
	if r.m.StepOf(1) != every {
		t.Errorf("the late slot is at step %d", r.m.StepOf(1))
	}
	r.round(all(2))
	r.round(all(2))
	got, err := rounds.Replay(t.Context(), r.file, text, rounds.ReplayOptions{})
	if err != nil || got != r.m.Shared() {
		t.Fatalf("replay reaches %s, %v; want %s", got, err, r.m.Shared())
	}
	for name, change := range map[string]func(*rounds.Entry){
		"start": func(e *rounds.Entry) { e.Start[0] ^= 1 },
		"end":   func(e *rounds.Entry) { e.End[0] ^= 1 },
	} {
		f := r.file
		f.Manifests = append([]rounds.Manifest(nil), f.Manifests...)
		f.Manifests[1].Entries = append([]rounds.Entry(nil), f.Manifests[1].Entries...)
		change(&f.Manifests[1].Entries[1])
		if _, err := rounds.Replay(t.Context(), f, text, rounds.ReplayOptions{Options: rounds.Options{
			Engine: engine.Options{Threads: 2}}}); !errors.As(err, new(rounds.Difference)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestSeveralRoundsLate: a slot misses two rounds and comes with what it trained from the first.
// Another is left out for good. The file has all of it.
func TestSeveralRoundsLate(t *testing.T) {
	r := start(t, small(t, rounds.DiLoCo, 3, 6), "auto")
	r.round(all(3))
	late, from := r.begin(1)
	r.round(map[uint32]uint64{0: 1})
	r.round(map[uint32]uint64{0: 2, 2: 3})
	ends := map[uint32]rounds.End{1: {State: r.steps(1, late), Start: from}}
	state, root := r.begin(0)
	ends[0] = rounds.End{State: r.steps(0, state), Start: root, Weight: 1}
	r.merge(ends)
	r.round(map[uint32]uint64{0: 1, 1: 1})
	got, err := rounds.Replay(t.Context(), r.file, text, rounds.ReplayOptions{})
	if err != nil || got != r.m.Shared() || r.m.StepOf(1) != 3*every || r.m.StepOf(2) != 2*every {
		t.Fatalf("replay reaches %s, %v; want %s", got, err, r.m.Shared())
	}
	r.file.Manifests[1].Entries[1].Start[0] ^= 1
	var d rounds.Difference
	if _, err := rounds.Replay(t.Context(), r.file, text, rounds.ReplayOptions{}); !errors.As(err, &d) ||
		d.What != "start" || d.Round != 1 || d.Slot != 1 {
		t.Errorf("another start of a slot that was left out: %v", err)
	}
}
