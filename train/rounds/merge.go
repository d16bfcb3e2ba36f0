package rounds

import (
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// merging is a round while it is merged.
type merging struct {
	*Merger
	update, merged [][]float32
	packed         map[uint32]int
	next           map[uint32]slot // where the slots of the round will stand
	voided         bool            // no slot has had a weight so far
}

// End is the state in which a slot ended.
type End struct {
	State []byte // a checkpoint of Plan.Slot, Every steps after its start
	// Weight is that of the slot in the merge. 0: the slot came too late for its round, and its
	// state only says where it goes on from.
	Weight uint64
	// Start is the root of the state that the slot began from: with a weight, what Start gives now.
	Start merkle.Root
}

// Round merges a round. ends are those of the slots that have one; a slot that has none is left out.
// A round without weights changes no parameter. packed is the length in bytes of each slot's packed
// update. The error is ErrOver, wraps ErrSlot, ErrState, outer.ErrWeights, or engine.ErrNonFinite if
// an update or the merge is not finite. It names the slot that is at fault, which the caller may
// leave out: the merger is as it was.
func (m *Merger) Round(ends map[uint32]End) (Manifest, map[uint32]int, error) {
	if m.round >= m.plan.Rounds() {
		return Manifest{}, nil, ErrOver
	}
	list, shares, err := m.shares(ends)
	if err != nil {
		return Manifest{}, nil, err
	}
	g := &merging{
		Merger: m, update: zeros(valuesOf(m.shared)), merged: zeros(valuesOf(m.shared)), packed: map[uint32]int{},
		next: map[uint32]slot{}, voided: true,
	}
	err = g.all(ends, shares)
	if err == nil {
		err = g.finish()
	}
	if err != nil {
		g.undo()
		return Manifest{}, nil, err
	}
	for i := range list.Entries {
		list.Entries[i].End = g.next[uint32(i)].End
	}
	list.Shared = m.root
	return list, g.packed, nil
}

// shares begins the manifest, and gives each slot's share in the merge.
func (m *Merger) shares(ends map[uint32]End) (list Manifest, w []float32, err error) {
	for i, e := range ends {
		if i >= m.plan.Slots || e.State == nil {
			return list, nil, fmt.Errorf("%w: slot %d of %d has no end state", ErrSlot, i, m.plan.Slots)
		}
	}
	list.Round = m.round
	for i := range m.plan.Slots {
		e, from := ends[i], m.StartRoot(i)
		if e.Weight > 0 && e.Start != from {
			return list, nil, fmt.Errorf("%w: slot %d began from %s, and its round from %s", ErrState, i, e.Start, from)
		}
		if e.State != nil {
			from = e.Start
		}
		list.Entries = append(list.Entries, Entry{Slot: i, Weight: e.Weight, Start: from})
	}
	if len(ends) > 0 && list.void() {
		return list, make([]float32, len(list.Entries)), nil
	}
	w, err = outer.Weights(list.weights())
	return list, w, err
}

func zeros(like [][]float32) (x [][]float32) {
	for _, v := range like {
		x = append(x, make([]float32, len(v)))
	}
	return x
}

func valuesOf(ts []tensor.Tensor) (x [][]float32) {
	for _, t := range ts {
		x = append(x, t.Data)
	}
	return x
}

// all adds the updates of all slots with a weight, ascending, and notes where the others ended.
func (g *merging) all(ends map[uint32]End, shares []float32) error {
	for i, share := range shares {
		e, ok := ends[uint32(i)]
		if !ok {
			continue
		}
		if err := g.add(uint32(i), e, share); err != nil {
			return fmt.Errorf("slot %d: %w", i, err)
		}
		g.voided = g.voided && e.Weight == 0
	}
	return nil
}

func (g *merging) add(i uint32, e End, share float32) error {
	t, err := g.holder(g.plan.Slot(i))
	if err != nil {
		return err
	}
	defer t.Close()
	s, err := g.read(t, e.State)
	if err != nil {
		return err
	}
	if want := g.slots[i].Step + g.plan.Every; s.Step != want {
		return fmt.Errorf("%w: it is at step %d, and its round ends at %d", ErrState, s.Step, want)
	}
	if e.Weight == 0 {
		g.next[i] = s
		return nil
	}
	packed, err := g.compress[i].Update(g.update, valuesOf(g.shared), valuesOf(t.Parameters()))
	if err != nil {
		return fmt.Errorf("%w: %w", engine.ErrNonFinite, err)
	}
	g.next[i], g.packed[i] = s, len(packed)
	for k := range g.merged {
		outer.Add(g.be, g.merged[k], share, g.update[k])
	}
	return nil
}

// undo gives the slots whose updates were made the feedback that they had.
func (g *merging) undo() {
	for i := range g.packed {
		g.compress[i].Undo()
	}
}

// finish takes the outer step, and makes the round the last one.
func (g *merging) finish() error {
	if !g.voided {
		if err := g.step(); err != nil {
			return err
		}
	}
	for i, s := range g.next {
		g.slots[i] = s
	}
	g.round++
	g.rehash()
	return nil
}

// step takes the outer step.
func (g *merging) step() error {
	shared, momentum := slices.Clone(g.shared), make([][]float32, len(g.momentum))
	for k := range shared {
		shared[k].Data = slices.Clone(shared[k].Data)
		var moment []float32
		if g.momentum != nil {
			momentum[k] = slices.Clone(g.momentum[k])
			moment = momentum[k]
		}
		g.plan.Outer.Step(g.be, shared[k].Data, moment, g.merged[k])
		if !num.Finite(shared[k].Data) || !num.Finite(moment) {
			return fmt.Errorf("%w: the merge of round %d left a value in %s that is not finite: lower outer.rate",
				engine.ErrNonFinite, g.round, shared[k].Name)
		}
	}
	g.shared = shared
	if g.momentum != nil {
		g.momentum = momentum
	}
	return nil
}
