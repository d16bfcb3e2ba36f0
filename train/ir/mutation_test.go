package ir_test

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestMutationChangesOneCell flips one bit in operators of every kind. The
// first output root that differs is the operator's. Its cell differs, its sums
// agree before the mutation's tile and differ there, and every other tile is
// what the referee computes.
func TestMutationChangesOneCell(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		t.Run(numerics, func(t *testing.T) { oneCell(t, micro(numerics)) })
	}
}

func oneCell(t *testing.T, p program.Program) {
	t.Helper()
	good := open(t, p)
	e := trainer(t, p, text(2001))
	state := clone(e.Tensors())
	seen := map[string]bool{}
	for i := range good.tr.Plan().Ops {
		o := &good.tr.Plan().Ops[i]
		if seen[signature(o)] {
			continue
		}
		seen[signature(o)] = true
		f := &ir.Mutation{Op: uint32(i), Cell: o.Cells() / 3, Mask: 1 << 22}
		if !o.Kind.Hashes() {
			f.Tile = o.Tiles(f.Cell, ir.Fine) / 2
		}
		if o.Kind == ir.Batch {
			f.Mask = 1 // still a token
		}
		if o.Kind == ir.Add || o.Kind == ir.Max { // later terms may hide it
			f.Tile = o.Tiles(f.Cell, ir.Fine) - 1
		}
		bad, err := good.tr.Begin(ir.Start{State: state, Mutation: f}, backend(t, "auto", 1))
		if err != nil {
			t.Fatal(err)
		}
		_, roots, err := bad.Run()
		if err != nil {
			t.Fatal(err)
		}
		for j := range i {
			if roots[j] != good.roots[j] {
				t.Fatalf("a fault in operator %d changes operator %d", i, j)
			}
		}
		if roots[i] == good.roots[i] {
			t.Fatalf("operator %d has the root of before", i)
		}
		if !o.Kind.Hashes() {
			oneTile(t, good, bad, f)
		}
	}
	f := &ir.Mutation{Op: 3, Cell: 1 << 30}
	if bad, err := good.tr.Begin(ir.Start{State: state, Mutation: f}, backend(t, "auto", 1)); err != nil {
		t.Error(err)
	} else if _, _, err := bad.Run(); !errors.Is(err, ir.ErrMalformed) {
		t.Errorf("a fault outside: %v", err)
	}
}

func oneTile(t *testing.T, good opened, bad *ir.Step, f *ir.Mutation) {
	t.Helper()
	right, err := good.step.Sums(f.Op, f.Cell)
	if err != nil {
		t.Fatal(err)
	}
	wrong, err := bad.Sums(f.Op, f.Cell)
	if err != nil {
		t.Fatal(err)
	}
	h := good.tr.Header()
	at := ir.Place{Cell: f.Cell}
	for i := range wrong {
		if at.Tile = uint32(i); at.Tile < f.Tile && wrong[i] != right[i] || at.Tile == f.Tile &&
			wrong[i] != right[i]^f.Mask {
			t.Fatalf("operator %d, tile %d of %d: %08x, right is %08x", f.Op, i, len(wrong), wrong[i], right[i])
		}
		v, err := ir.Eval(&h, &good.tr.Plan().Ops[f.Op], at, bad)
		if err != nil || (v == wrong[i]) == (at.Tile == f.Tile) {
			t.Fatalf("operator %d, tile %d: the referee says %08x, claimed is %08x: %v", f.Op, i, v, wrong[i], err)
		}
		at.AccBefore = wrong[i]
	}
	leaf, err := bad.Open(ir.OpOutput, f.Op, f.Cell/merkle.LeafCells)
	if err != nil || cells(leaf.Data)[f.Cell%merkle.LeafCells] != wrong[len(wrong)-1] {
		t.Fatalf("operator %d: the cell opened is not the one claimed: %v", f.Op, err)
	}
}
