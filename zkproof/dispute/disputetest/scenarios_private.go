package disputetest

import (
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Forger is an asserter of a private claim that brings, where a proof is wanted,
// one of its own making.
type Forger struct {
	Actor
	Player dispute.Player
	// Forge makes the move's proof of what should be shown.
	Forge func(s dispute.State, m *dispute.ProvePrivate, t dispute.Tile, c dispute.TileCells) error
}

// Act implements Actor.
func (f Forger) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	if s.Phase != dispute.Prove {
		return f.Actor.Act(s, last, now)
	}
	m, t, cells, err := f.Player.PrivateTile(s)
	if err == nil {
		err = f.Forge(s, &m, t, cells)
	}
	return m, now + 1, err != nil
}

// recomputedTile is the tile as its cells compute it.
func recomputedTile(t dispute.Tile, c dispute.TileCells) (dispute.Tile, error) {
	terms, cells := uint32(t.Terms), uint32(2*merkle.LeafCells)
	if t.Kind == ir.X8 {
		terms *= ir.Tile
	}
	input := func(number uint8, offset uint16, k int32) ir.Input {
		return ir.Input{Number: number, ID: uint32(number), Cells: cells,
			Index: ir.Lin{Base: int32(offset), Coord: []int32{0}, K: k}}
	}
	o := ir.Op{
		Kind: t.Kind, Writes: ir.WritesNothing, Dims: []uint32{1}, Hi: ir.Bound{Arg: terms}, Init: true,
		Inputs: []ir.Input{input(ir.InputA, t.OffsetA, 1), input(ir.InputB, t.OffsetB, 1), input(ir.InputInit, 0, 0)},
	}
	var err error
	t.AccAfter, err = ir.Eval(&ir.Header{}, &o, ir.Place{Tiling: ir.Whole}, tileReader{t, c})
	return t, err
}

// tileReader reads operands from their leaves, and the accumulator before the tile.
type tileReader struct {
	tile  dispute.Tile
	cells dispute.TileCells
}

// Cell implements ir.Reader.
func (r tileReader) Cell(_ ir.Source, id, i uint32) (uint32, error) {
	if id == ir.InputInit {
		return r.tile.AccBefore, nil
	}
	leaves := [...][2][]byte{r.cells.A, r.cells.B}[id]
	return binary.LittleEndian.Uint32(leaves[i/merkle.LeafCells][4*(i%merkle.LeafCells):]), nil
}

// Forgeries are proofs that show something else than the tile under dispute, by
// what is wrong with each. All but the first two are valid somewhere.
func Forgeries(p dispute.Prover) map[string]func(s dispute.State, m *dispute.ProvePrivate, t dispute.Tile,
	c dispute.TileCells) error {
	type forge = func(s dispute.State, m *dispute.ProvePrivate, t dispute.Tile, c dispute.TileCells) error
	elsewhere := func(change func(s *dispute.State)) forge {
		return func(s dispute.State, m *dispute.ProvePrivate, t dispute.Tile, c dispute.TileCells) (err error) {
			change(&s)
			if t, err = recomputedTile(t, c); err == nil {
				m.Proof, err = p.Prove(s, t, c)
			}
			return err
		}
	}
	honest := elsewhere(func(*dispute.State) {})
	spoiled := func(spoil func(m *dispute.ProvePrivate)) forge {
		return func(s dispute.State, m *dispute.ProvePrivate, t dispute.Tile, c dispute.TileCells) error {
			err := honest(s, m, t, c)
			if err == nil {
				m.Proof = slices.Clone(m.Proof) // the prover may keep its own
				spoil(m)
			}
			return err
		}
	}
	return map[string]forge{
		"a wrong proof":              spoiled(func(m *dispute.ProvePrivate) { m.Proof[7] ^= 1 }),
		"half a proof":               spoiled(func(m *dispute.ProvePrivate) { m.Proof = m.Proof[:len(m.Proof)/2] }),
		"another leaf's hash":        spoiled(func(m *dispute.ProvePrivate) { m.Sealed[0].Hash[31] ^= 1 }),
		"a proof of another game":    elsewhere(func(s *dispute.State) { s.Challenger[0] ^= 1 }),
		"a proof of another place":   elsewhere(func(s *dispute.State) { s.Cell++ }),
		"a proof of another claim":   elsewhere(func(s *dispute.State) { s.Claim[0] ^= 1 }),
		"another asserter's proof":   elsewhere(func(s *dispute.State) { s.Asserter[0] ^= 1 }),
		"a proof of the step before": elsewhere(func(s *dispute.State) { s.Step-- }),
	}
}

// PrivateWrongs are executions that differ from the right one in a product, each
// by its name: within one tile, in the middle of several, and where a chain
// starts from another's end; in x8 of blocks, of a number that is multiplied as it
// is, and of one that is quantised.
func (j *Job) PrivateWrongs(tb testing.TB) map[string]*Party {
	tb.Helper()
	const first, later = 1, 16 // cells; of a causal score, or what makes one, the later one is the first that matters
	right := j.Run(tb, nil).Segment.Hash()
	kind, cell, mask := ir.FMA, uint32(first), uint32(1<<20)
	if j.Trace.Plan().Program.Numerics == program.X8Private {
		kind, cell, mask = ir.X8, later, 1<<26 // less is lost where a product is quantised again
	}
	at := func(cell, tile uint32, f func(o *ir.Op) bool) *Party {
		p := j.Run(tb, &Tampering{Step: 1, Mutation: ir.Mutation{Op: j.Op(tb, f), Cell: cell, Tile: tile, Mask: mask}})
		if p.Segment.Hash() == right {
			tb.Fatalf("operator %d, cell %d, tile %d: the claim is right after all", j.Op(tb, f), cell, tile)
		}
		return p
	}
	spans := func(cell, tile uint32, o *ir.Op) bool {
		_, err := o.Span(ir.Place{Cell: cell, Tile: tile, Tiling: ir.Whole, Step: 1})
		return err == nil
	}
	proven := func(tile uint32, o *ir.Op) bool {
		return o.Kind == kind && o.Cells() > cell && o.Tiles(cell, ir.Whole) > tile && spans(cell, tile, o)
	}
	wrongs := map[string]*Party{
		"a product of one tile": at(cell, 0,
			func(o *ir.Op) bool { return proven(0, o) && o.Tiles(cell, ir.Whole) == 1 && !o.Init }),
		"the second tile of a product": at(cell, 1, func(o *ir.Op) bool { return proven(1, o) }),
		"a product on top of another":  at(cell, 0, func(o *ir.Op) bool { return proven(0, o) && o.Init }),
		"a map, which has no proof": at(later, 0, func(o *ir.Op) bool {
			return o.Kind == ir.Map && o.Cells() > later
		}),
		"a guarded product, shown also": at(later, 0,
			func(o *ir.Op) bool { return o.Kind == ir.FMA && o.Cells() > later && !spans(later, 0, o) }),
	}
	if kind == ir.X8 {
		wrongs["a product beside those of blocks"] = at(first, 0,
			func(o *ir.Op) bool { return o.Kind == ir.FMA && o.Cells() > first && spans(first, 0, o) })
		wrongs["a number that is quantised, shown also"] = at(first, 0, func(o *ir.Op) bool {
			return o.Kind == ir.Quantise
		})
	}
	return wrongs
}

// PrivateScenarios are claims about private data, right and wrong, and how they are
// defended: by a proof, by none, by a false one. p makes proofs where the scenarios
// are played. The actors of a scenario play once.
func PrivateScenarios(right *Party, wrongs map[string]*Party, p dispute.Prover) (scenarios []Scenario) {
	proves := func(x *Party) Honest {
		a := Asserter(x)
		a.Prover = p
		return a
	}
	for _, name := range slices.Sorted(maps.Keys(wrongs)) {
		wrong := wrongs[name]
		scenarios = append(scenarios, Scenario{
			Name: "private and right, the challenger computes " + name, Claim: right, Right: true, Fair: true,
			Defence: always(proves(right)), Roles: []Role{{Name: "mistaken", Actor: Challenger(wrong)}},
		}, singleChallenger("private, "+name+", defended to the referee", wrong, right,
			func() Actor { return Stubborn{proves(wrong)} }))
	}
	product := wrongs["the second tile of a product"]
	liar := []Role{{Name: "liar", Actor: Challenger(product)}}
	bare := Asserter(right) // without keys
	scenarios = append(scenarios,
		Scenario{Name: "private and right, but no proof comes", Claim: right, Right: true, Defence: always(bare),
			Roles: liar},
		Scenario{Name: "private and right, proven in the last second", Claim: right, Right: true, Fair: true,
			Defence: always(Staller{proves(right)}), Roles: liar},
		singleChallenger("private and wrong, no proof comes", product, right,
			func() Actor { return Withholder{Stubborn{proves(product)}, dispute.Prove} }),
	)
	forgeries := Forgeries(p)
	for _, what := range slices.Sorted(maps.Keys(forgeries)) {
		forger := func(x *Party) Actor {
			return Forger{Actor: Stubborn{proves(x)}, Player: proves(x).Player, Forge: forgeries[what]}
		}
		scenarios = append(scenarios,
			Scenario{Name: fmt.Sprintf("private and right, but %s is brought",
				what), Claim: right, Right: true, Defence: always(forger(right)), Roles: liar},
			singleChallenger(fmt.Sprintf("private and wrong, %s is brought",
				what), product, right, func() Actor { return forger(product) }))
	}
	truthful := func(s dispute.State, m *dispute.ProvePrivate, t dispute.Tile, c dispute.TileCells) (err error) {
		if t, err = recomputedTile(t, c); err == nil {
			m.Proof, err = p.Prove(s, t, c)
		}
		return err
	}
	return append(scenarios, singleChallenger("private and wrong, the proof of what is true is brought", product, right,
		func() Actor {
			return Forger{Actor: Stubborn{proves(product)}, Player: proves(product).Player, Forge: truthful}
		}))
}
