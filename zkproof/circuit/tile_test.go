package circuit

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/test"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/trace"
)

// claim is a tile as the parties know it.
type claim struct {
	arithmetic Arithmetic
	size       int
	a, b       []uint32 // whole leaves
	place      Place
}

// accumulate is what the referee of the game computes.
func (c claim) accumulate() uint32 {
	kind := trace.FMA
	if c.arithmetic == X8 {
		kind = trace.X8
	}
	acc := c.place.AccBefore
	for k := 0; k < int(c.place.Terms); k += trace.Tile {
		n := min(trace.Tile, int(c.place.Terms)-k)
		acc = tileBits(kind, c.a[int(c.place.OffsetA)+k:][:n], c.b[int(c.place.OffsetB)+k:][:n], acc)
	}
	return acc
}

func tileBits(kind trace.Kind, a, b []uint32, acc uint32) uint32 {
	if kind == trace.FMA {
		for k := range a {
			acc = math.Float32bits(num.FMA(math.Float32frombits(a[k]), math.Float32frombits(b[k]), math.Float32frombits(acc)))
		}
		return acc
	}
	after, _ := num.X8Block(floats(a), floats(b), math.Float32frombits(acc))
	return math.Float32bits(after)
}

func floats(bits []uint32) []float32 {
	v := make([]float32, len(bits))
	for i, b := range bits {
		v[i] = math.Float32frombits(b)
	}
	return v
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

func randomClaim(r *rand.Rand, a Arithmetic, size int) claim {
	n := LeavesOf(size) * LeafCells
	c := claim{arithmetic: a, size: size, a: values(r, n), b: values(r, n)}
	c.place = Place{
		OffsetA: uint16(r.IntN(LeafCells)), OffsetB: uint16(r.IntN(LeafCells)), Terms: uint16(1 + r.IntN(size)),
		AccBefore: values(r, 1)[0],
	}
	c.place.AccAfter = c.accumulate()
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
				c := randomClaim(r, a, size)
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
				refuseTwins(t, r, randomClaim(r, a, size))
			}
		}
	}
}

func refuseTwins(t *testing.T, r *rand.Rand, c claim) {
	t.Helper()
	n := LeavesOf(c.size)
	for name, twin := range map[string]func(*claim, *Tile){
		"context":   func(c *claim, w *Tile) { w.Place = new(big.Int).SetBit(c.place.Pack(testContext), 240, 1) },
		"sum":       func(c *claim, w *Tile) { c.place.AccAfter ^= 1 << r.IntN(32); w.Place = c.place.Pack(testContext) },
		"offset":    func(c *claim, w *Tile) { c.place.OffsetA += LeafCells; w.Place = c.place.Pack(testContext) },
		"terms":     func(c *claim, w *Tile) { c.place.Terms = uint16(c.size) + 1; w.Place = c.place.Pack(testContext) },
		"leaf of a": func(_ *claim, w *Tile) { w.A[r.IntN(n)][r.IntN(LeafCells)] = r.Uint32() },
		"leaf of b": func(_ *claim, w *Tile) { w.B[r.IntN(n)][r.IntN(LeafCells)] = r.Uint32() },
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
		{X8, 64, 17809, 10108}, {X8, 256, 49688, 26077}, {X8, 1024, 177207, 89956},
	} {
		whole := constraintsOf(t, NewTile(c.arithmetic, c.terms))
		openings := constraintsOf(t, &opening{NewTile(c.arithmetic, c.terms)})
		t.Logf("%v tile of %d terms: %d constraints, %d to open leaves, %d to compute", c.arithmetic, c.terms, whole, openings, whole-openings)
		if whole != c.whole || openings != c.openings {
			t.Errorf("%v tile of %d terms: %d constraints, %d to open; want %d, %d", c.arithmetic, c.terms, whole, openings, c.whole, c.openings)
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
