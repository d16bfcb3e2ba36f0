package keys_test

import (
	"crypto/sha256"
	"encoding/binary"
	"maps"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// change makes a game wrong in one thing.
type change = func(d *dot)

// renamed is a change of the operator that the game is about.
func renamed(by func(o *ir.Op)) change {
	return func(d *dot) { by(&d.op); d.state.Op = d.op.Hash() }
}

// Where an operator's encoding of one dimension says that a chain starts from an
// input, and that terms count under a condition.
const initPlace, whenPlace = 22, 23

// encoded is a change of the bytes of the operator.
func encoded(by func(e []byte) []byte) change {
	return func(d *dot) {
		d.raw = by(d.op.Encode())
		d.state.Op = sha256.Sum256(append([]byte("infernet/op/1\x00"), d.raw...))
	}
}

// first does one change before another.
func first(a, b change) change { return func(d *dot) { a(d); b(d) } }

// another is an input of that number, which reads what b's does.
func another(number uint8) func(o *ir.Op) {
	return func(o *ir.Op) {
		in := o.Inputs[1]
		in.Number = number
		in.Index.K = 0
		o.Inputs = append(o.Inputs, in)
	}
}

// laterBlock is newBlockDot of the second tile, which starts from what was before.
func laterBlock() dot {
	d := newBlockDot()
	d.state.Tile = 1
	d.settleLeaves([4]struct{ op, leaf int }{{0, 2}, {0, 2}, {1, 0}, {1, 0}})
	return d
}

// onlyTile is a game of a chain of one tile, whose value stands in the output's leaf.
func onlyTile(game func() dot) func() dot {
	return func() dot {
		d := game()
		d.leaf = outputLeaf(width)
		d.state.AllTiles, d.state.Focus = 1, merkle.PrivateLeaves.Leaf(d.leaf)
		return d
	}
}

func outputLeaf(cells int) (b []byte) {
	for i := range cells {
		b = binary.LittleEndian.AppendUint32(b, uint32(i))
	}
	return b
}

// ofBoth are wrong of a tile and of a block.
var ofBoth = map[string]change{
	"another trace":    func(d *dot) { d.state.Trace[0] ^= 1 },
	"another operator": func(d *dot) { d.state.Op[0] ^= 1 },
	"a sum":            renamed(func(o *ir.Op) { o.Kind = ir.Add }),
	"a cell beyond": renamed(func(o *ir.Op) {
		in := &o.Inputs[0].Index
		o.Dims, in.Base = []uint32{1}, in.Base+in.Coord[0]
	}),
	"a condition":              encoded(func(e []byte) []byte { e[whenPlace] = 1; return e }),
	"bytes behind":             encoded(func(e []byte) []byte { return append(e, 0) }),
	"a second input that is 3": renamed(func(o *ir.Op) { o.Inputs[1].Number = ir.InputWhen }),
	"no terms":                 renamed(func(o *ir.Op) { o.Hi.Arg = 0 }),
	"one cell for all terms":   renamed(func(o *ir.Op) { o.Inputs[1].Index.K = 0 }),
	"a guard":                  renamed(func(o *ir.Op) { o.Inputs[1].Guard = &ir.Lin{Coord: []int32{0}} }),
	"an operand of 16 cells":   renamed(func(o *ir.Op) { o.Inputs[1].Cells = 16 }),
	"another first leaf":       func(d *dot) { d.sealLeaf(0, 0, 0) },
	"another last leaf":        func(d *dot) { d.sealLeaf(1, 0, 0) },
	"a leaf with two hashes":   func(d *dot) { d.sealed[3].Hash[31] ^= 1 },
	"a leaf of another tensor": func(d *dot) {
		d.sealed[2].Hash[31], d.sealed[3].Hash[31] = d.sealed[2].Hash[31]^1, d.sealed[3].Hash[31]^1
	},
}

// ofBlocks are wrong of a block alone.
var ofBlocks = map[string]change{
	"a lower bound":           renamed(func(o *ir.Op) { o.Lo.Arg = 1 }),
	"a bound of another form": renamed(func(o *ir.Op) { o.Lo.Form = ir.BlockOf }),
	"a place within a block":  renamed(func(o *ir.Op) { o.Inputs[0].Index.Base -= 8 }),
}

// ofLater are wrong of a block in the middle of a chain.
var ofLater = map[string]change{
	"a start from two inputs": first(renamed(func(o *ir.Op) { another(2)(o); another(3)(o) }),
		encoded(func(e []byte) []byte { e[initPlace] = 2; return e })),
	"an input too many":    renamed(another(ir.InputInit)),
	"a start from input 3": renamed(func(o *ir.Op) { o.Init = true; another(3)(o) }),
}

// ofOne are wrong of a chain of one tile.
var ofOne = map[string]change{
	"another leaf": func(d *dot) { d.leaf[0] ^= 1 },
	"a leaf of more cells": func(d *dot) {
		d.leaf = outputLeaf(width + 1)
		d.state.Focus = merkle.PrivateLeaves.Leaf(d.leaf)
	},
}

// TestPrivateRefusals checks that what is no tile has no public inputs, so that nothing can be
// proven of it. Each change is wrong in one thing.
func TestPrivateRefusals(t *testing.T) {
	c := deployPrivate(t)
	all := maps.Clone(ofBoth)
	maps.Copy(all, ofBlocks)
	for name, x := range map[string]struct {
		game  func() dot
		wrong map[string]change
	}{
		"a tile": {newDot, ofBoth}, "a block": {newBlockDot, all}, "a later block": {laterBlock, ofLater},
		"the only tile": {onlyTile(newDot), ofOne}, "the only block": {onlyTile(newBlockDot), ofOne},
	} {
		public, err := c.inputs(t, x.game())
		if err != nil || len(public) < 1+2*circuit.X8.LeavesOf(circuit.LeafCells) {
			t.Fatalf("%s: %d public inputs, %v", name, len(public), err)
		}
		for what, wrong := range x.wrong {
			d := x.game()
			wrong(&d)
			if _, err := c.inputs(t, d); err == nil {
				t.Errorf("%s with %s has public inputs", name, what)
			}
		}
	}
}
