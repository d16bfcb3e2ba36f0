package ir_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestMaxTerms compares MaxTerms with every cell of every chain of a plan.
func TestMaxTerms(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		plan, err := ir.NewPlan(micro(numerics))
		if err != nil {
			t.Fatal(err)
		}
		longer := 0
		for i := range plan.Ops {
			o := &plan.Ops[i]
			var most uint32
			for cell := range o.Cells() {
				most = max(most, o.Tiles(cell, ir.Whole))
			}
			if got := ir.Whole.Tiles(o.Kind, o.MaxTerms()); got != most {
				t.Errorf("%s, operator %d: %d tiles of %d terms, want %d", numerics, i, got, o.MaxTerms(), most)
			}
			if most > 1 {
				longer++
			}
		}
		if longer == 0 {
			t.Errorf("%s: no chain has two tiles: the test proves little", numerics)
		}
	}
}

// TestTiling compares the sizes of tiles with docs/disputes.md §2.
func TestTiling(t *testing.T) {
	for _, c := range []struct {
		terms       int64
		fine, whole uint32
	}{
		{-3, 1, 1}, {0, 1, 1}, {1, 1, 1}, {8, 1, 1}, {9, 2, 1}, {64, 8, 1}, {65, 9, 2}, {512, 64, 8}, {513, 33, 9},
		{1024, 64, 16}, {1025, 33, 17}, {2048, 64, 32}, {2049, 33, 33}, {4096, 64, 64}, {4097, 65, 65},
		{1 << 22, 1 << 16, 1 << 16},
	} {
		for _, kind := range []ir.Kind{ir.FMA, ir.Add, ir.Max} {
			if fine, whole := ir.Fine.Tiles(kind, c.terms), ir.Whole.Tiles(kind, c.terms); fine != c.fine ||
				whole != c.whole {
				t.Errorf("%d terms of kind %d: %d tiles and %d, want %d and %d", c.terms, kind, fine, whole,
					c.fine, c.whole)
			}
		}
		if got := ir.Fine.Tiles(ir.X8, c.terms); got != c.whole {
			t.Errorf("%d terms of X8: %d tiles, want %d", c.terms, got, c.whole)
		}
	}
	if ir.TilingOf(merkle.PublicLeaves) != ir.Fine || ir.TilingOf(merkle.PrivateLeaves) != ir.Whole {
		t.Error("private chains are cut as public ones")
	}
}
