package float

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/test"

	"github.com/infernetprotocol/infernet/train/num"
)

// batch is how many fma one circuit of the tests does: the tables are shared.
const batch = 32

type fmaCircuit struct{ X, Y, Z, W [batch]frontend.Variable }

func (c *fmaCircuit) Define(api frontend.API) error {
	a := New(api)
	for i := range c.X {
		got := a.Encode(a.FMA(a.Decode(c.X[i]), a.Decode(c.Y[i]), a.Decode(c.Z[i])))
		api.AssertIsEqual(got, c.W[i])
	}
	a.AssertFinite()
	return nil
}

func solve(c *fmaCircuit) error {
	return test.IsSolved(&fmaCircuit{}, c, ecc.BN254.ScalarField())
}

// hard are operands at the edges of the format.
var hard = []uint32{
	0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x00800000, 0x80800000, 0x00800001, 0x3f800000, 0xbf800000,
	0x3f7fffff, 0x3f800001, 0x7f7fffff, 0xff7fffff, 0x34000000, 0x33800000, 0x4b000000, 0x4b800001,
}

func operand(r *rand.Rand) uint32 {
	switch r.IntN(4) {
	case 0:
		return hard[r.IntN(len(hard))]
	case 1: // near 1: cancellations
		return 0x3f800000 + uint32(r.IntN(64)) - 32 | uint32(r.IntN(2))<<31
	case 2: // tiny: subnormal products
		return uint32(r.IntN(1<<25)) | uint32(r.IntN(2))<<31
	}
	return r.Uint32()
}

// sample fills one fma with operands whose result is finite.
func sample(r *rand.Rand, c *fmaCircuit, i int) uint32 {
	for {
		x, y, z := operand(r), operand(r), operand(r)
		if r.IntN(4) == 0 { // an addend that nearly cancels the product
			z = math.Float32bits(-math.Float32frombits(x)*math.Float32frombits(y)) + uint32(r.IntN(3)) - 1
		}
		w := num.FMA(math.Float32frombits(x), math.Float32frombits(y), math.Float32frombits(z))
		if !finite(x) || !finite(y) || !finite(z) || !finite(math.Float32bits(w)) {
			continue
		}
		c.X[i], c.Y[i], c.Z[i], c.W[i] = x, y, z, math.Float32bits(w)
		return math.Float32bits(w)
	}
}

func finite(bits uint32) bool { return bits&0x7f800000 != 0x7f800000 }

func TestFMAIsTheReference(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for round := range 60 {
		var c fmaCircuit
		for i := range batch {
			sample(r, &c, i)
		}
		if err := solve(&c); err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
	}
}

// TestFMAIsUnique checks that no other word than the right one has a witness that the
// honest hints can find.
func TestFMAIsUnique(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		var c fmaCircuit
		for i := range batch {
			sample(r, &c, i)
		}
		i := r.IntN(batch)
		w := c.W[i].(uint32)
		c.W[i] = w ^ 1<<r.IntN(32)
		if solve(&c) == nil {
			t.Fatalf("%v·%v+%v: %08x passed for %08x", c.X[i], c.Y[i], c.Z[i], c.W[i], w)
		}
	}
}

func TestNonFiniteHasNoWitness(t *testing.T) {
	inf, large := uint32(0x7f800000), uint32(0x7f7fffff)
	for _, xyz := range [][3]uint32{{inf, 0x3f800000, 0}, {0x3f800000, 0x7fc00000, 0}, {large, large, 0},
		{large, 0x40000000, 0x80000001}} {
		r := rand.New(rand.NewPCG(5, 6))
		var c fmaCircuit
		for i := range batch {
			sample(r, &c, i)
		}
		c.X[0], c.Y[0], c.Z[0] = xyz[0], xyz[1], xyz[2]
		for _, w := range []uint32{inf, 0x7fc00000, 0, large} {
			c.W[0] = w
			if solve(&c) == nil {
				t.Errorf("%08x·%08x+%08x = %08x has a witness", xyz[0], xyz[1], xyz[2], w)
			}
		}
	}
}
