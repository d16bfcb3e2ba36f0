package circuit

import (
	"fmt"

	"github.com/consensys/gnark/frontend"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/zkproof/circuit/float"
)

// Arithmetic says how a tile computes.
type Arithmetic int

// The arithmetics of docs/numerics.md.
const (
	R32 Arithmetic = iota // acc = fma(a, b, acc), a term at a time
	X8                    // acc = fma(Σ qa·qb, 2^(ea+eb), acc), a block of 64 prepared terms at a time
)

// String returns the name of the numerics.
func (a Arithmetic) String() string { return [...]string{"r32", "x8"}[a] }

// Tile is the circuit. It proves that a chain over a window of two operands leads from
// one accumulator to the next.
type Tile struct {
	Place frontend.Variable   `gnark:",public"` // packed, with the context
	HashA []frontend.Variable `gnark:",public"`
	HashB []frontend.Variable `gnark:",public"`

	A, B [][]frontend.Variable

	arithmetic Arithmetic
	size       int // terms, at most
}

// NewTile returns the circuit for tiles of at most so many terms: 64, 256 or 1024.
func NewTile(a Arithmetic, terms int) *Tile {
	n := a.LeavesOf(terms)
	return &Tile{
		HashA: make([]frontend.Variable, n), HashB: make([]frontend.Variable, n),
		A: a.newLeaves(n), B: a.newLeaves(n), arithmetic: a, size: terms,
	}
}

// LeavesOf returns the number of leaves over which so many terms may extend. Terms of
// r32 begin anywhere in the first leaf, so they may extend over one leaf more than they
// fill. Blocks of x8 begin in its middle at the latest.
func (a Arithmetic) LeavesOf(terms int) int {
	if a == X8 {
		return terms/num.X8Block/leafBlocks + 1
	}
	return terms/LeafCells + 1
}

// newLeaves allocates the variables of n leaves.
func (a Arithmetic) newLeaves(n int) [][]frontend.Variable {
	size := LeafCells
	if a == X8 {
		size = leafBlocks * blockSize
	}
	leaves := make([][]frontend.Variable, n)
	for i := range leaves {
		leaves[i] = make([]frontend.Variable, size)
	}
	return leaves
}

// Define implements frontend.Circuit.
func (t *Tile) Define(api frontend.API) error {
	w, err := t.open(api)
	if err != nil {
		return fmt.Errorf("circuit: %w", err)
	}
	f := float.New(api)
	acc := f.Decode(w.before)
	if t.arithmetic == R32 {
		acc = fmaChain(api, f, w.a, w.b, w.in, acc)
	} else {
		acc = blockProducts(api, f, w.blocksA, w.blocksB, w.in, acc)
	}
	f.AssertFinite()
	api.AssertIsEqual(f.Encode(acc), w.after)
	return nil
}

// tileTerms are the inputs of a tile's computation: the operands' cells or blocks, a
// bit for each that is part of the tile, and the accumulator's bits before and after.
type tileTerms struct {
	a, b             []frontend.Variable // of r32
	blocksA, blocksB []block             // of x8
	in               []frontend.Variable
	before, after    frontend.Variable
}

// open opens the leaves and selects the terms in them.
func (t *Tile) open(api frontend.API) (w tileTerms, err error) {
	offsetA, offsetB, count, before, after := unpackPlace(api, t.Place)
	w.before, w.after = before, after
	a, b, n := operand{t.HashA, t.A}, operand{t.HashB, t.B}, t.size
	if t.arithmetic == X8 {
		n /= num.X8Block
		if w.blocksA, err = a.blocks(api, offsetA, n); err == nil {
			w.blocksB, err = b.blocks(api, offsetB, n)
		}
	} else if w.a, err = a.window(api, offsetA); err == nil {
		w.b, err = b.window(api, offsetB)
	}
	w.in = prefixMask(api, count, n)
	return w, err
}

// fmaChain computes one fma for every term whose in bit is set.
func fmaChain(api frontend.API, f *float.Arithmetic, a, b, in []frontend.Variable, acc float.Number) float.Number {
	for k := range a {
		// Cells whose bit is not set are not used, so they may have any value.
		x, y := f.Decode(api.Mul(a[k], in[k])), f.Decode(api.Mul(b[k], in[k]))
		acc = selectNumber(api, in[k], f.FMA(x, y, acc), acc)
	}
	return acc
}

// selectNumber returns a if bit is 1, and b otherwise.
func selectNumber(api frontend.API, bit frontend.Variable, a, b float.Number) float.Number {
	return float.Number{S: api.Select(bit, a.S, b.S), E: api.Select(bit, a.E, b.E), M: api.Select(bit, a.M, b.M)}
}
