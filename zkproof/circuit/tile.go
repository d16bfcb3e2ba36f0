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
// accumulator to the next. Leaves have as many cells as the tile may have terms.
type Tile struct {
	// Context is the game that the proof is made for (see Context).
	Context frontend.Variable    `gnark:",public"`
	Place   frontend.Variable    `gnark:",public"`
	HashA   [2]frontend.Variable `gnark:",public"`
	HashB   [2]frontend.Variable `gnark:",public"`

	A, B [2][]frontend.Variable

	arithmetic Arithmetic
}

// NewTile is the circuit of tiles of at most terms terms: 64, 256 or 1024.
func NewTile(a Arithmetic, terms int) *Tile {
	t := &Tile{arithmetic: a}
	for i := range t.A {
		t.A[i], t.B[i] = make([]frontend.Variable, terms), make([]frontend.Variable, terms)
	}
	return t
}

// Define implements frontend.Circuit.
func (t *Tile) Define(api frontend.API) error {
	bind(api, t.Context)
	offsetA, offsetB, terms, before, after := place(api, t.Place)
	a, err := operand{t.HashA, t.A}.window(api, offsetA)
	if err != nil {
		return fmt.Errorf("circuit: operand a: %w", err)
	}
	b, err := operand{t.HashB, t.B}.window(api, offsetB)
	if err != nil {
		return fmt.Errorf("circuit: operand b: %w", err)
	}
	in := prefix(api, terms, len(a))
	f := float.New(api)
	acc := f.Decode(before)
	if t.arithmetic == R32 {
		acc = chain(api, f, a, b, in, acc)
	} else {
		acc = blocks(api, f, a, b, in, acc)
	}
	f.AssertFinite()
	api.AssertIsEqual(f.Encode(acc), after)
	return nil
}

// bind puts a public input that nothing else needs into a constraint: gnark
// accepts a proof for any value of one that stands in none.
func bind(api frontend.API, v frontend.Variable) {
	api.AssertIsEqual(api.Mul(v, v), api.Mul(v, v, 1))
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
