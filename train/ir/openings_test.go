package ir_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
)

// opened is a step of a small program with the roots over everything that it
// reads and writes.
type opened struct {
	t     *testing.T
	tr    *ir.Instance
	step  *ir.Step
	roots []merkle.Root
	start merkle.Root
}

func open(t *testing.T, p program.Program) opened {
	t.Helper()
	data := text(2001)
	tr, err := ir.New(p, merkle.Sum("data"), ir.Division{Steps: 4, Stride: 2}, data)
	if err != nil {
		t.Fatal(err)
	}
	e := trainer(t, p, data)
	state := clone(e.Tensors())
	step, err := tr.Begin(ir.Start{State: state}, backend(t, "auto", 2))
	if err != nil {
		t.Fatal(err)
	}
	_, roots, err := step.Run()
	if err != nil {
		t.Fatal(err)
	}
	start, err := tr.StateRoot(0, state)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Step(); err != nil {
		t.Fatal(err)
	}
	if want, err := tr.StateRoot(1, e.Tensors()); err != nil || want != roots[len(roots)-1] {
		t.Fatalf("the last operator is %s, the engine's state hashes to %s: %v", roots[len(roots)-1], want, err)
	}
	return opened{t, tr, step, roots, start}
}

// check does what a contract does with an opening: it climbs to the root that
// the header, the operators' tree or the state gives.
func (o opened) check(x ir.Opening, cells int) {
	o.t.Helper()
	h := o.tr.Header()
	leaves := merkle.LeavesOf(cells)
	root, err := merkle.Climb(merkle.Leaf(x.Data), int(x.Leaf), leaves, x.Path)
	if err != nil {
		o.t.Fatal(err)
	}
	want := h.Data
	switch x.Source {
	case ir.OpOutput:
		want = merkle.TreeOf(slices.Clone(o.roots)).Root()
		root, err = merkle.Climb(root, int(x.ID), int(h.OpCount), x.Top)
	case ir.Table:
		want = h.Tables
		root, err = merkle.Climb(merkle.Tensor(x.Header, cells, root), int(x.ID), int(h.TableCount), x.Top)
	case ir.State:
		want = o.start
		root, err = merkle.Climb(merkle.Tensor(x.Header, cells, root), int(x.ID), int(h.Tensors), x.Top)
		root = merkle.State(0, h.Program, h.Numerics, int(h.Tensors), root)
	}
	if err != nil || root != want {
		o.t.Fatalf("source %d, %d, leaf %d opens %s, want %s: %v", x.Source, x.ID, x.Leaf, root, want, err)
	}
}

// TestOpeningsProveEveryKindOfOperator opens, for one operator of every
// signature, everything that a referee needs, checks it under the roots, and
// lets the referee compute from these leaves alone.
func TestOpeningsProveEveryKindOfOperator(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		o := open(t, micro(numerics))
		h, seen := o.tr.Header(), map[string]bool{}
		for i := range o.tr.Plan().Ops {
			op := &o.tr.Plan().Ops[i]
			if op.Kind.Hashes() || seen[signature(op)] {
				continue
			}
			seen[signature(op)] = true
			o.prove(&h, uint32(i), op.Cells()/2)
		}
	}
}

func (o opened) prove(h *ir.Header, i, cell uint32) {
	o.t.Helper()
	encoding, path, err := o.tr.Operator(i)
	if err != nil {
		o.t.Fatal(err)
	}
	op, err := ir.Decode(encoding)
	if err != nil {
		o.t.Fatal(err)
	}
	if root, err := merkle.Climb(op.Hash(), int(i), int(h.OpCount), path); err != nil || root != h.Ops {
		o.t.Fatalf("operator %d is not under the header: %v", i, err)
	}
	sums, err := o.step.Sums(i, cell)
	if err != nil {
		o.t.Fatal(err)
	}
	tile := uint32(len(sums) / 2)
	at := ir.Place{Cell: cell, Tile: tile}
	if tile > 0 {
		at.AccBefore = sums[tile-1]
	}
	names, err := ir.Needs(h, &op, at, o.step)
	if err != nil {
		o.t.Fatal(err)
	}
	got, err := ir.Eval(h, &op, at, o.leaves(&op, names))
	if err != nil || got != sums[tile] {
		o.t.Fatalf("operator %d, tile %d: %08x from the leaves, want %08x: %v", i, tile, got, sums[tile], err)
	}
	leaf, err := o.step.Open(ir.OpOutput, i, cell/merkle.LeafCells)
	if err != nil {
		o.t.Fatal(err)
	}
	o.check(leaf, int(op.Cells()))
	hashes, err := o.step.LeafHashes(i)
	if err != nil || hashes[leaf.Leaf] != merkle.Leaf(leaf.Data) || merkle.TreeOf(hashes).Root() != o.roots[i] {
		o.t.Fatalf("the leaves of operator %d are not its output's: %v", i, err)
	}
	if v := cells(leaf.Data)[cell%merkle.LeafCells]; v != sums[len(sums)-1] {
		o.t.Fatalf("operator %d, cell %d is %08x, its sums end in %08x", i, cell, v, sums[len(sums)-1])
	}
}

// leaves opens and checks leaves, and reads cells only from them.
func (o opened) leaves(op *ir.Op, names []ir.LeafName) ir.Reader {
	r := leafReader{}
	for _, n := range names {
		x, err := o.step.Open(n.Source, n.ID, n.Leaf)
		if err != nil {
			o.t.Fatal(err)
		}
		size := int(o.tr.Header().DataBytes+3) / 4
		for _, in := range op.Inputs {
			if in.Source == n.Source && in.ID == n.ID {
				size = int(in.Cells)
			}
		}
		o.check(x, size)
		r[n] = x.Data
	}
	return r
}

type leafReader map[ir.LeafName][]byte

func (r leafReader) Cell(s ir.Source, id, index uint32) (uint32, error) {
	data, ok := r[ir.LeafName{Source: s, ID: id, Leaf: index / merkle.LeafCells}]
	if !ok {
		return 0, errors.New("a leaf that was not opened")
	}
	return cells(data)[index%merkle.LeafCells], nil
}

// cells are the cells of a leaf. Data may end within a cell.
func cells(data []byte) (out []uint32) {
	for i := 0; i < len(data); i += 4 {
		v := uint32(0)
		for j, c := range data[i:min(i+4, len(data))] {
			v |= uint32(c) << (8 * j)
		}
		out = append(out, v)
	}
	return out
}

// TestWhatIsNotThereIsNotOpened asks for leaves, operators and cells that do
// not exist.
func TestWhatIsNotThereIsNotOpened(t *testing.T) {
	o := open(t, micro(program.R32))
	h := o.tr.Header()
	for _, x := range []ir.LeafName{
		{Source: ir.OpOutput, ID: h.OpCount}, {Source: ir.OpOutput, ID: h.OpCount - 1},
		{Source: ir.OpOutput, Leaf: 1 << 20}, {Source: ir.State, ID: h.Tensors}, {Source: ir.State, Leaf: 1 << 31},
		{Source: ir.Table, ID: 3}, {Source: ir.Data, ID: 1}, {Source: ir.Data, Leaf: 8}, {Source: 4},
	} {
		if _, err := o.step.Open(x.Source, x.ID, x.Leaf); !errors.Is(err, ir.ErrMalformed) &&
			!errors.Is(err, merkle.ErrMalformed) {
			t.Errorf("%+v: %v", x, err)
		}
	}
	if _, _, err := o.tr.Operator(h.OpCount); !errors.Is(err, ir.ErrMalformed) {
		t.Error(err)
	}
	if _, err := o.step.Sums(3, 1<<30); !errors.Is(err, ir.ErrMalformed) {
		t.Error(err)
	}
	if _, err := o.tr.Begin(ir.Start{}, nil); !errors.Is(err, ir.ErrStart) {
		t.Error(err)
	}
	whole := ir.Division{Steps: 4, Stride: 4}
	if _, err := ir.New(micro(program.R32), merkle.Root{}, whole, []byte("short")); !errors.Is(err, ir.ErrStart) {
		t.Error(err)
	}
}

// TestDivision checks the bounds of a stride.
func TestDivision(t *testing.T) {
	for d, ok := range map[ir.Division]bool{
		{Steps: 1, Stride: 1}: true, {Steps: 64, Stride: 1}: true, {Steps: 65, Stride: 2}: true,
		{Steps: 200, Stride: 200}: true, {Steps: 1<<32 - 1, Stride: 1 << 26}: true,
		{Steps: 65, Stride: 1}: false, {Steps: 4}: false, {Steps: 4, Stride: 5}: false, {}: false,
		{Steps: 1<<32 - 1, Stride: 1 << 25}: false,
	} {
		if err := d.Check(); (err == nil) != ok || err != nil && !errors.Is(err, ir.ErrMalformed) {
			t.Errorf("%+v: %v", d, err)
		}
	}
	if _, err := ir.New(micro(program.R32), merkle.Root{}, ir.Division{Steps: 4}, text(2000)); !errors.Is(err,
		ir.ErrMalformed) {
		t.Errorf("no stride: %v", err)
	}
}

// TestHeaderBindsEveryWord changes one field of the header at a time.
func TestHeaderBindsEveryWord(t *testing.T) {
	h := open(t, micro(program.R32)).tr.Header()
	seen := map[merkle.Root]string{h.Root(): "the header"}
	for name, change := range map[string]func(*ir.Header){
		"program": func(h *ir.Header) { h.Program[0]++ }, "numerics": func(h *ir.Header) { h.Numerics[0]++ },
		"dataset": func(h *ir.Header) { h.Dataset[0]++ }, "steps": func(h *ir.Header) { h.StepsPerSegment++ },
		"all steps": func(h *ir.Header) { h.Steps++ },
		"ops":       func(h *ir.Header) { h.Ops[0]++ }, "op count": func(h *ir.Header) { h.OpCount++ },
		"tables": func(h *ir.Header) { h.Tables[0]++ }, "table count": func(h *ir.Header) { h.TableCount++ },
		"data": func(h *ir.Header) { h.Data[0]++ }, "bytes": func(h *ir.Header) { h.DataBytes++ },
		"seed": func(h *ir.Header) { h.Seed++ }, "batch": func(h *ir.Header) { h.Batch++ },
		"accumulate": func(h *ir.Header) { h.Accumulate++ }, "context": func(h *ir.Header) { h.Context++ },
		"tensors": func(h *ir.Header) { h.Tensors++ }, "stride": func(h *ir.Header) { h.Stride++ },
	} {
		g := h
		change(&g)
		if other, ok := seen[g.Root()]; ok {
			t.Errorf("%s: the same root as %s", name, other)
		}
		seen[g.Root()] = name
	}
}
