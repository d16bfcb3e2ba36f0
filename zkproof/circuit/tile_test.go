package circuit

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/test"

	"github.com/infernetprotocol/infernet/train/ir"
)

// claim is a tile as the parties know it.
type claim struct {
	arithmetic Arithmetic
	size       int
	a, b       []uint32 // whole leaves
	place      Place
}

// Cell implements ir.Reader: the leaves of operand a, then of b.
func (c claim) Cell(_ ir.Source, id, index uint32) (uint32, error) {
	return [...][]uint32{c.a, c.b}[id][index], nil
}

// accumulate is what the referee of the game computes of the leaves.
func (c claim) accumulate(t fataler) uint32 {
	kind, terms := ir.FMA, uint32(c.place.Terms)
	if c.arithmetic == X8 {
		kind, terms = ir.X8, terms*ir.Tile
	}
	o := ir.Op{Kind: kind, Writes: ir.WritesNothing, Dims: []uint32{1}, Hi: ir.Bound{Arg: terms}, Inputs: []ir.Input{
		{Number: ir.InputA, ID: 0, Cells: uint32(len(c.a)),
			Index: ir.Lin{Base: int32(c.place.OffsetA), Coord: []int32{0}, K: 1}},
		{Number: ir.InputB, ID: 1, Cells: uint32(len(c.b)),
			Index: ir.Lin{Base: int32(c.place.OffsetB), Coord: []int32{0}, K: 1}},
	}}
	// A first tile without terms makes the accumulator before the others ours.
	acc := c.place.AccBefore
	for tile := range o.Tiles(0, ir.Whole) {
		var err error
		if acc, err = tileBits(o, tile, acc, c); err != nil {
			t.Fatal(err)
		}
	}
	return acc
}

// tileBits is the chain after a tile that starts from acc.
func tileBits(o ir.Op, tile, acc uint32, c claim) (uint32, error) {
	if tile > 0 {
		return ir.Eval(&ir.Header{}, &o, ir.Place{Tile: tile, Tiling: ir.Whole, AccBefore: acc}, c)
	}
	o.Init = true
	o.Inputs = append(slices.Clone(o.Inputs), ir.Input{Number: ir.InputInit, ID: 2, Cells: 1,
		Index: ir.Lin{Coord: []int32{0}}})
	return ir.Eval(&ir.Header{}, &o, ir.Place{Tiling: ir.Whole}, starting{c, acc})
}

// starting adds the cell that a chain starts from.
type starting struct {
	claim
	acc uint32
}

// Cell implements ir.Reader.
func (s starting) Cell(src ir.Source, id, index uint32) (uint32, error) {
	if id == 2 {
		return s.acc, nil
	}
	return s.claim.Cell(src, id, index)
}

type fataler interface {
	Helper()
	Fatal(args ...any)
}

func (c claim) assign() *Tile {
	st, l := c.statement()
	t, err := System{Arithmetic: c.arithmetic, Terms: c.size}.assignment(st, &l)
	if err != nil {
		panic(err)
	}
	return t
}

func values(r *rand.Rand, n int) []uint32 {
	v := make([]uint32, n)
	scale := math.Exp2(float64(r.IntN(40) - 20))
	for i := range v {
		switch r.IntN(12) {
		case 0:
			v[i] = uint32(r.IntN(2)) << 31
		case 1:
			v[i] = r.Uint32() & 0x80ffffff // near or below the smallest normal number
		default:
			v[i] = math.Float32bits(float32(r.NormFloat64() * scale))
		}
	}
	return v
}

// prepared are n blocks of an operand of x8, the last one of a shorter row.
func prepared(r *rand.Rand, n int) (cells []uint32) {
	for i := range n {
		b := ir.Quantised(floats(values(r, 64-r.IntN(64)*(i/(n-1)))))
		block := b.Cells()
		cells = append(cells, block[:]...)
	}
	return cells
}

func floats(bits []uint32) []float32 {
	v := make([]float32, len(bits))
	for i, b := range bits {
		v[i] = math.Float32frombits(b)
	}
	return v
}

func randomClaim(t fataler, r *rand.Rand, a Arithmetic, size int) claim {
	t.Helper()
	n := a.LeavesOf(size)
	c := claim{arithmetic: a, size: size}
	if a == X8 {
		c.a, c.b = prepared(r, n*leafBlocks), prepared(r, n*leafBlocks)
		c.place = Place{
			OffsetA: uint16(r.IntN(2) * ir.BlockCells), OffsetB: uint16(r.IntN(2) * ir.BlockCells),
			Terms: uint16(1 + r.IntN(size/64)),
		}
	} else {
		c.a, c.b = values(r, n*LeafCells), values(r, n*LeafCells)
		c.place = Place{OffsetA: uint16(r.IntN(LeafCells)), OffsetB: uint16(r.IntN(LeafCells)),
			Terms: uint16(1 + r.IntN(size))}
	}
	c.place.AccBefore = values(r, 1)[0]
	c.place.AccAfter = c.accumulate(t)
	return c
}

func check(c claim, t *Tile) error {
	return test.IsSolved(NewTile(c.arithmetic, c.size), t, ecc.BN254.ScalarField())
}

func TestTileIsTheReferee(t *testing.T) {
	for _, a := range []Arithmetic{R32, X8} {
		r := rand.New(rand.NewPCG(uint64(a), 9))
		for size, cases := range map[int]int{64: 25, 256: 6, 1024: 2} {
			for i := range cases {
				c := randomClaim(t, r, a, size)
				if err := check(c, c.assign()); err != nil {
					t.Fatalf("%v of %d terms, case %d, %+v: %v", a, size, i, c.place, err)
				}
			}
		}
	}
}

// TestTileRefusesEveryOtherClaim is the invalid twin of every valid witness: one
// bit of anything that is claimed.
func TestTileRefusesEveryOtherClaim(t *testing.T) {
	for _, a := range []Arithmetic{R32, X8} {
		r := rand.New(rand.NewPCG(uint64(a), 10))
		for size, cases := range map[int]int{64: 10, 256: 2, 1024: 1} {
			for range cases {
				refuseTwins(t, r, randomClaim(t, r, a, size))
			}
		}
	}
}

func refuseTwins(t *testing.T, r *rand.Rand, c claim) {
	t.Helper()
	n, whole := c.arithmetic.LeavesOf(c.size), len(c.assign().A[0])
	for name, twin := range map[string]func(*claim, *Tile){
		"context": func(c *claim, w *Tile) { w.Place = new(big.Int).SetBit(c.place.Pack(testContext), 240, 1) },
		"sum": func(c *claim, w *Tile) {
			c.place.AccAfter ^= 1 << r.IntN(32)
			w.Place = c.place.Pack(testContext)
		},
		"offset":    func(c *claim, w *Tile) { c.place.OffsetA += LeafCells; w.Place = c.place.Pack(testContext) },
		"terms":     func(c *claim, w *Tile) { c.place.Terms += uint16(c.size); w.Place = c.place.Pack(testContext) },
		"leaf of a": func(_ *claim, w *Tile) { w.A[r.IntN(n)][r.IntN(whole)] = r.Uint32() },
		"leaf of b": func(_ *claim, w *Tile) { w.B[r.IntN(n)][r.IntN(whole)] = r.Uint32() },
		"hash of a": func(_ *claim, w *Tile) { w.HashA[r.IntN(n)] = r.Uint64() },
		"hash of b": func(_ *claim, w *Tile) { w.HashB[r.IntN(n)] = r.Uint64() },
	} {
		d := c
		w := d.assign()
		twin(&d, w)
		if check(d, w) == nil {
			t.Errorf("%v of %d terms: another %s passes", c.arithmetic, c.size, name)
		}
	}
}

// opening is a Tile without its arithmetic: what opening the leaves costs.
type opening struct{ *Tile }

// Define implements frontend.Circuit.
func (o *opening) Define(api frontend.API) error {
	_, err := o.open(api)
	return err
}

// TestConstraintCounts is a golden: a change of a circuit must be meant, as
// every key of it becomes void.
func TestConstraintCounts(t *testing.T) {
	for _, c := range []struct {
		arithmetic      Arithmetic
		terms           int
		whole, openings int
	}{
		{R32, 64, 18657, 10108}, {R32, 256, 54808, 26077}, {R32, 1024, 196018, 89956},
		{X8, 64, 6543, 4684}, {X8, 256, 15937, 13592}, {X8, 1024, 45005, 40715},
	} {
		whole := constraintsOf(t, NewTile(c.arithmetic, c.terms))
		openings := constraintsOf(t, &opening{NewTile(c.arithmetic, c.terms)})
		t.Logf("%v tile of %d terms: %d constraints, %d to open leaves, %d to compute", c.arithmetic, c.terms, whole,
			openings, whole-openings)
		if whole != c.whole || openings != c.openings {
			t.Errorf("%v tile of %d terms: %d constraints, %d to open; want %d, %d",
				c.arithmetic, c.terms, whole, openings, c.whole, c.openings)
		}
	}
}

func constraintsOf(t *testing.T, c frontend.Circuit) int {
	t.Helper()
	ccs, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, c)
	if err != nil {
		t.Fatal(err)
	}
	return ccs.GetNbConstraints()
}
