package rounds

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/outer"
)

// ErrManifest is wrapped by errors about a manifest that no merger writes.
var ErrManifest = errors.New("invalid manifest")

// Entry is what a manifest says of a slot. Start is the root of the state that the slot was to
// start the round from, and End that of the state which was merged, both as a job commits to them
// (commit.StateRoot). Weight 0 says that the slot was left out, and End is zero; or, where it is
// not, that the slot has come there, too late for its round, from the state Start of an earlier one.
type Entry struct {
	Slot   uint32      `cbor:"1,keyasint" json:"slot"`
	Weight uint64      `cbor:"2,keyasint" json:"weight"`
	Start  merkle.Root `cbor:"3,keyasint" json:"start"`
	End    merkle.Root `cbor:"4,keyasint,omitzero" json:"end,omitzero"`
}

// Manifest lists a round, counted from 0. It has an entry for every slot, ascending. Shared is the
// root of the shared parameters after the merge: the name that they would have as a program's base
// (commit.BaseRoot).
type Manifest struct {
	Round   uint32      `cbor:"1,keyasint" json:"round"`
	Entries []Entry     `cbor:"2,keyasint" json:"entries"`
	Shared  merkle.Root `cbor:"3,keyasint" json:"shared"`
}

// check says whether m can be that of a round of p.
func (m Manifest) check(p Plan, round uint32) error {
	if m.Round != round || round >= p.Rounds() || uint64(len(m.Entries)) != uint64(p.Slots) {
		return fmt.Errorf("%w: round %d with %d slots: want round %d with %d", ErrManifest, m.Round, len(m.Entries),
			round, p.Slots)
	}
	for i, e := range m.Entries {
		if e.Slot != uint32(i) || e.Weight > 0 && e.End == (merkle.Root{}) {
			return fmt.Errorf("%w: round %d: entry %d is of slot %d, weight %d, end %s: want slots ascending, and an "+
				"end where there is a weight", ErrManifest, round, i, e.Slot, e.Weight, e.End)
		}
	}
	if m.void() && slices.ContainsFunc(m.Entries, func(e Entry) bool { return e.End != merkle.Root{} }) {
		return nil
	}
	if _, err := outer.Weights(m.weights()); err != nil {
		return fmt.Errorf("%w: round %d: %w", ErrManifest, round, err)
	}
	return nil
}

// void reports whether no slot has a weight: the parameters stay as they were.
func (m Manifest) void() bool {
	return !slices.ContainsFunc(m.Entries, func(e Entry) bool { return e.Weight > 0 })
}

func (m Manifest) weights() (w []uint64) {
	for _, e := range m.Entries {
		w = append(w, e.Weight)
	}
	return w
}
