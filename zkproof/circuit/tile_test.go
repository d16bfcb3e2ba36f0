package circuit

import (
	"math"
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
	a, b       []uint32 // two leaves each
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

func (c claim) assign(context uint64) *Tile {
	t := NewTile(c.arithmetic, c.size)
	t.Context, t.Place = context, c.place.Pack()
	for i := range 2 {
		t.HashA[i] = HashLeaf(c.a[i*c.size:][:c.size], c.size)
		t.HashB[i] = HashLeaf(c.b[i*c.size:][:c.size], c.size)
		for j := range c.size {
			t.A[i][j], t.B[i][j] = c.a[i*c.size+j], c.b[i*c.size+j]
		}
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
	c := claim{arithmetic: a, size: size, a: values(r, 2*size), b: values(r, 2*size)}
	c.place = Place{
		OffsetA: uint16(r.IntN(size)), OffsetB: uint16(r.IntN(size)), Terms: uint16(1 + r.IntN(size)),
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
		for i := range 25 {
			c := randomClaim(r, a, LeafCells)
			if err := check(c, c.assign(7)); err != nil {
				t.Fatalf("%v, case %d, %+v: %v", a, i, c.place, err)
			}
		}
	}
}

// TestTileRefusesEveryOtherClaim is the invalid twin of every valid witness: one
// bit of anything that is claimed.
func TestTileRefusesEveryOtherClaim(t *testing.T) {
	for _, a := range []Arithmetic{R32, X8} {
		r := rand.New(rand.NewPCG(uint64(a), 10))
		for range 10 {
			c := randomClaim(r, a, LeafCells)
			for name, twin := range map[string]func(*claim, *Tile){
				"sum":       func(c *claim, w *Tile) { c.place.AccAfter ^= 1 << r.IntN(32); w.Place = c.place.Pack() },
				"leaf of a": func(c *claim, w *Tile) { w.A[0][r.IntN(LeafCells)] = r.Uint32() },
				"leaf of b": func(c *claim, w *Tile) { w.B[1][r.IntN(LeafCells)] = r.Uint32() },
				"hash of a": func(c *claim, w *Tile) { w.HashA[1] = r.Uint64() },
				"hash of b": func(c *claim, w *Tile) { w.HashB[0] = r.Uint64() },
			} {
				d := c
				w := d.assign(7)
				twin(&d, w)
				if check(d, w) == nil {
					t.Errorf("%v: another %s passes", a, name)
				}
			}
		}
	}
}

// TestConstraintCounts is a golden: a change of a circuit must be meant, as
// every key of it becomes void.
func TestConstraintCounts(t *testing.T) {
	want := map[Arithmetic]int{R32: 18643, X8: 18559}
	for a, n := range want {
		ccs, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, NewTile(a, LeafCells))
		if err != nil {
			t.Fatal(err)
		}
		if got := ccs.GetNbConstraints(); got != n {
			t.Errorf("%v tile of 64 terms: %d constraints, want %d", a, got, n)
		}
	}
}
