package ptx

import (
	"cmp"
	"fmt"
	"slices"
)

// group is the lanes of a warp that are at the same instruction.
type group struct {
	pc   int
	mask uint32
}

// warp is 32 threads, their registers and their positions in the code. The
// group at the lowest instruction runs; groups that meet are merged.
type warp struct {
	b     *block
	index int
	all   uint32 // the lanes that exist
	words [][lanes]uint32
	longs [][lanes]uint64
	bits  []uint32
	known [classes][]uint32 // lanes whose register has been written

	groups []group // ascending by pc; nil when all lanes have ended
	left   int     // instructions that may still run
	pc     int     // of the instruction that runs, for a fault
	lane   int     // the lane to name in a fault
}

func (w *warp) prepare(b *block, index int) {
	s := &b.e.slots
	*w = warp{b: b, index: index, all: ^uint32(0)}
	if n := b.threads - index*lanes; n < lanes {
		w.all = 1<<n - 1
	}
	w.words = make([][lanes]uint32, s.count[word])
	w.longs = make([][lanes]uint64, s.count[long])
	w.bits = make([]uint32, s.count[bit])
	for c := range w.known {
		w.known[c] = make([]uint32, s.count[c])
	}
	for v, slot := range s.words {
		for l := range lanes {
			w.words[slot][l] = v
		}
	}
	for v, slot := range s.longs {
		for l := range lanes {
			w.longs[slot][l] = v
		}
	}
}

// start puts all lanes at the first instruction, for the block's next position.
func (w *warp) start() {
	s := &w.b.e.slots
	for c := range w.known {
		clear(w.known[c])
	}
	for _, slot := range s.words {
		w.known[word][slot] = w.all
	}
	for _, slot := range s.longs {
		w.known[long][slot] = w.all
	}
	for i, v := range [len(special)]int{0, w.b.threads, w.b.at.X, w.b.at.Y, w.b.at.Z} {
		w.known[word][i] = w.all
		for l := range lanes {
			w.words[i][l] = uint32(v)
		}
	}
	for l := range lanes {
		w.words[0][l] = uint32(w.index*lanes + l)
	}
	w.groups = append(w.groups[:0], group{0, w.all})
	if w.left = w.b.m.Limit; w.left == 0 {
		w.left = 1 << 28
	}
}

// run executes until every lane has ended (groups is nil then) or all wait at a
// barrier.
func (w *warp) run() error {
	code := w.b.e.code
	for len(w.groups) > 0 {
		g := &w.groups[0]
		in := &code[g.pc]
		w.pc, w.lane = g.pc, lowest(g.mask)
		if w.left--; w.left < 0 {
			return ErrEndless
		}
		active, err := w.guarded(in, g.mask)
		if err != nil {
			return err
		}
		switch in.op.kind {
		case opBarrier:
			if active != w.all {
				return fmt.Errorf("%w: lanes %08x of %08x reach it", ErrBarrier, active, w.all)
			}
			return nil
		case opBranch:
			w.branch(in, active)
		case opRet:
			w.end(active)
		default:
			if active != 0 {
				if err := w.execute(in, active); err != nil {
					return err
				}
			}
			g.pc++
		}
		if n := len(w.groups); n > 1 && (w.groups[0].pc >= w.groups[1].pc || w.groups[n-2].pc >= w.groups[n-1].pc) {
			w.merge()
		}
	}
	w.groups = nil
	return nil
}

// guarded is the lanes of mask for which the instruction's guard holds.
func (w *warp) guarded(in *instruction, mask uint32) (uint32, error) {
	if in.guard < 0 {
		return mask, nil
	}
	if err := w.must(bit, in.guard, mask); err != nil {
		return 0, err
	}
	if in.negate {
		return mask &^ w.bits[in.guard], nil
	}
	return mask & w.bits[in.guard], nil
}

// branch moves the active lanes of the first group to the target.
func (w *warp) branch(in *instruction, active uint32) {
	g := &w.groups[0]
	rest := group{g.pc + 1, g.mask &^ active}
	g.pc, g.mask = in.target, active
	switch {
	case active == 0:
		*g = rest
	case rest.mask != 0:
		w.groups = append(w.groups, rest)
	}
}

// end removes the active lanes; the others continue.
func (w *warp) end(active uint32) {
	g := &w.groups[0]
	g.pc++
	if g.mask &^= active; g.mask == 0 {
		w.groups = append(w.groups[:0], w.groups[1:]...)
	}
}

// merge sorts the groups and joins those at the same instruction.
func (w *warp) merge() {
	slices.SortFunc(w.groups, func(a, b group) int { return cmp.Compare(a.pc, b.pc) })
	out := w.groups[:1]
	for _, g := range w.groups[1:] {
		if last := &out[len(out)-1]; last.pc == g.pc {
			last.mask |= g.mask
		} else {
			out = append(out, g)
		}
	}
	w.groups = out
}

// must reports a register that one of the lanes has not written.
func (w *warp) must(kind class, slot int, mask uint32) error {
	if missing := mask &^ w.known[kind][slot]; missing != 0 {
		w.lane = lowest(missing)
		return fmt.Errorf("%w: a register is read before it is written", ErrUninitialised)
	}
	return nil
}
