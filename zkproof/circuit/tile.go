package circuit

import (
	"fmt"

	"github.com/consensys/gnark/frontend"

	"github.com/infernetprotocol/infernet/zkproof/circuit/float"
)

// Arithmetic is how a tile computes.
type Arithmetic int

// The arithmetics of numerics.md.
const (
	R32 Arithmetic = iota // acc = fma(a, b, acc), a term at a time
	X8                    // acc = fma(Σ qa·qb, 2^(ea+eb), acc), a block of 64 at a time
)

// String is the numerics' name.
func (a Arithmetic) String() string { return [...]string{"r32", "x8"}[a] }

// Tile proves that a chain over the window of two operands goes from one
// accumulator to the next.
type Tile struct {
	Place frontend.Variable   `gnark:",public"` // packed, with the context
	HashA []frontend.Variable `gnark:",public"`
	HashB []frontend.Variable `gnark:",public"`

	A, B [][]frontend.Variable

	arithmetic Arithmetic
}

// NewTile is the circuit of tiles of at most terms terms: 64, 256 or 1024.
func NewTile(a Arithmetic, terms int) *Tile {
	n := LeavesOf(terms)
	return &Tile{
		HashA: make([]frontend.Variable, n), HashB: make([]frontend.Variable, n),
		A: newLeaves(n), B: newLeaves(n), arithmetic: a,
	}
}

// LeavesOf is the number of leaves that so many terms may run over: one more
// than they fill, as they begin anywhere in the first.
func LeavesOf(terms int) int { return terms/LeafCells + 1 }

func newLeaves(n int) [][]frontend.Variable {
	leaves := make([][]frontend.Variable, n)
	for i := range leaves {
		leaves[i] = make([]frontend.Variable, LeafCells)
	}
	return leaves
}

// Define implements frontend.Circuit.
func (t *Tile) Define(api frontend.API) error {
	w, err := t.open(api)
	if err != nil {
		return err
	}
	f := float.New(api)
	acc := f.Decode(w.before)
	if t.arithmetic == R32 {
		acc = chain(api, f, w.a, w.b, w.in, acc)
	} else {
		acc = blocks(api, f, w.a, w.b, w.in, acc)
	}
	f.AssertFinite()
	api.AssertIsEqual(f.Encode(acc), w.after)
	return nil
}

// terms are what a tile computes with: the operands' words, which of them are
// in, and the accumulator's bits before and after.
type terms struct {
	a, b, in      []frontend.Variable
	before, after frontend.Variable
}

// open opens the leaves and takes the terms out of them.
func (t *Tile) open(api frontend.API) (w terms, err error) {
	offsetA, offsetB, count, before, after := place(api, t.Place)
	w.before, w.after = before, after
	if w.a, err = (operand{t.HashA, t.A}).window(api, offsetA); err != nil {
		return w, fmt.Errorf("circuit: operand a: %w", err)
	}
	if w.b, err = (operand{t.HashB, t.B}).window(api, offsetB); err != nil {
		return w, fmt.Errorf("circuit: operand b: %w", err)
	}
	w.in = prefix(api, count, len(w.a))
	return w, nil
}

// chain is one fma for every term that is in.
func chain(api frontend.API, f *float.Arithmetic, a, b, in []frontend.Variable, acc float.Number) float.Number {
	for k := range a {
		// Words that are out are never looked at, so they may be anything.
		x, y := f.Decode(api.Mul(a[k], in[k])), f.Decode(api.Mul(b[k], in[k]))
		acc = pick(api, in[k], f.FMA(x, y, acc), acc)
	}
	return acc
}

// pick is a where the bit is 1, else b.
func pick(api frontend.API, bit frontend.Variable, a, b float.Number) float.Number {
	return float.Number{S: api.Select(bit, a.S, b.S), E: api.Select(bit, a.E, b.E), M: api.Select(bit, a.M, b.M)}
}
