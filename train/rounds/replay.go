package rounds

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// ReplayOptions say how to replay. They change no bit.
type ReplayOptions struct {
	Options
	// Progress, unless nil, is called after every slot that was trained for a round.
	Progress func(Progress)
}

// Progress says what a replay has done: Slot has been trained in Round, both from 0. Done of Total
// segments are.
type Progress struct{ Round, Slot, Done, Total uint32 }

// Difference is the error of a replay that reached another root than a manifest lists.
type Difference struct {
	Round, Slot uint32
	What        string // "start" or "end" of the slot, or "shared", of which Slot says nothing
	Got, Listed merkle.Root
}

func (d Difference) Error() string {
	where := fmt.Sprintf("round %d", d.Round)
	if d.What != "shared" {
		where += fmt.Sprintf(", slot %d", d.Slot)
	}
	return fmt.Sprintf("%s: the %s root is %s, and the file lists %s: the model was not made as the file says", where,
		d.What, d.Got, d.Listed)
}

// replay is a replay between two rounds.
type replay struct {
	file   File
	data   []byte
	o      ReplayOptions
	m      *Merger
	ends   map[uint32][]byte // the last end states
	late   map[cell]bool     // where a slot was left out that comes later, from there
	behind map[uint32]begun  // those starts
	report Progress
}

// cell is a slot in a round.
type cell struct{ round, slot uint32 }

// begun is a state that a slot was given in a round that left it out.
type begun struct {
	root  merkle.Root
	state []byte
}

// Replay trains every slot of every manifest again, merges them, and compares every root with the
// file's. It returns the last shared root. It keeps the last end state of every slot in memory, and
// of a slot that comes too late its start. The
// error is a Difference at the first root that differs; wraps ErrFile if the file is not valid or
// is of other data; is ctx's; or is one of NewMerger, engine.New or Trainer.Step.
func Replay(ctx context.Context, f File, dataset []byte, o ReplayOptions) (merkle.Root, error) {
	if err := f.Validate(); err != nil {
		return merkle.Root{}, err
	}
	if got := merkle.Root(sha256.Sum256(dataset)); got != f.Dataset {
		return merkle.Root{}, fmt.Errorf("%w: the data set's SHA-256 is %s, and the file is of %s", ErrFile, got,
			f.Dataset)
	}
	m, err := NewMerger(f.Plan, o.Options)
	if err != nil {
		return merkle.Root{}, err
	}
	defer m.Close()
	r := &replay{
		file: f, data: dataset, o: o, m: m, ends: map[uint32][]byte{}, late: f.late(), behind: map[uint32]begun{},
	}
	r.report.Total = f.segments()
	for _, list := range f.Manifests {
		if err := r.round(ctx, list); err != nil {
			return merkle.Root{}, err
		}
	}
	return m.Shared(), nil
}

// segments is how many segments were trained.
func (f File) segments() (n uint32) {
	for _, m := range f.Manifests {
		for _, e := range m.Entries {
			if e.End != (merkle.Root{}) {
				n++
			}
		}
	}
	return n
}

// late lists where a slot was left out whose next end, too late for its round, was trained from the
// state that it was given there.
func (f File) late() map[cell]bool {
	from, found := make([]merkle.Root, f.Plan.Slots), map[cell]bool{}
	for _, m := range slices.Backward(f.Manifests) {
		for i, e := range m.Entries {
			switch {
			case e.End == (merkle.Root{}) && e.Start == from[i]:
				found[cell{m.Round, e.Slot}] = true
			case e.End != (merkle.Root{}) && e.Weight == 0:
				from[i] = e.Start
			case e.End != (merkle.Root{}):
				from[i] = merkle.Root{}
			}
		}
	}
	return found
}

func (r *replay) round(ctx context.Context, list Manifest) error {
	ends := map[uint32]End{}
	for _, e := range list.Entries {
		start, err := r.start(list.Round, e)
		if err != nil {
			return err
		}
		if e.End == (merkle.Root{}) {
			continue
		}
		end, err := r.slot(ctx, e, start)
		if err != nil {
			return err
		}
		delete(r.behind, e.Slot)
		ends[e.Slot] = End{end, e.Weight, e.Start}
	}
	got, _, err := r.m.Round(ends)
	if err != nil {
		return fmt.Errorf("round %d: %w", list.Round, err)
	}
	for i, e := range list.Entries {
		if g := got.Entries[i]; g.End != e.End {
			return Difference{list.Round, e.Slot, "end", g.End, e.End}
		}
	}
	if got.Shared != list.Shared {
		return Difference{list.Round, 0, "shared", got.Shared, list.Shared}
	}
	for i, end := range ends {
		r.ends[i] = end.State
	}
	return nil
}

// start is the state that an entry's slot began from: this round's, or that of an earlier one from
// which it came too late.
func (r *replay) start(round uint32, e Entry) ([]byte, error) {
	out := e.End == (merkle.Root{})
	if b, ok := r.behind[e.Slot]; ok && !out && e.Weight == 0 && b.root == e.Start {
		return b.state, nil
	}
	if got := r.m.StartRoot(e.Slot); got != e.Start {
		return nil, Difference{round, e.Slot, "start", got, e.Start}
	}
	if out && !r.late[cell{round, e.Slot}] {
		return nil, nil // nobody needs it
	}
	state, root, err := r.m.Start(e.Slot, r.ends[e.Slot])
	if out {
		r.behind[e.Slot] = begun{root, state}
	}
	return state, err
}

// slot trains a slot from a start, and returns its end state if it has the listed root.
func (r *replay) slot(ctx context.Context, e Entry, start []byte) ([]byte, error) {
	t, err := open(r.file.Plan.Slot(e.Slot), r.data, r.o.Engine, r.o.Base)
	if err != nil {
		return nil, err
	}
	defer t.Close()
	if err := t.Load(bytes.NewReader(start)); err != nil {
		return nil, err
	}
	for range r.file.Plan.Every {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, err := t.Step(); err != nil {
			return nil, fmt.Errorf("round %d, slot %d: %w", r.m.round, e.Slot, err)
		}
	}
	h := hashes(r.file.Plan.Program.Numerics, t.Tensors(), r.m.o.Threads)
	n := len(r.m.shared)
	if err := t.Err(); err != nil { // a broken device says nothing about the file
		return nil, err
	}
	if got := stateRoot(t.Program(), t.StepIndex(), h[:n], h[n:]); got != e.End {
		return nil, Difference{r.m.round, e.Slot, "end", got, e.End}
	}
	var b bytes.Buffer
	if err := t.Save(&b); err != nil {
		return nil, err
	}
	r.report.Round, r.report.Slot = r.m.round, e.Slot
	if r.report.Done++; r.o.Progress != nil {
		r.o.Progress(r.report)
	}
	return b.Bytes(), nil
}
