package num

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// vectorsX8 freeze the products of x8/1: blocks of values with their exponent
// and integers, small products bit by bit, and a digest of larger ones.
type vectorsX8 struct {
	Blocks   []blockVector     `json:"blocks"`
	Products []productVector   `json:"products"`
	Digests  map[string]string `json:"operations"`
}

type blockVector struct {
	Values   []uint32 `json:"values"`
	Exponent int      `json:"exponent"`
	Integers []int8   `json:"integers"`
}

// productVector is one element: the row of A, the column of B, C before and
// after.
type productVector struct {
	A      []uint32 `json:"a"`
	B      []uint32 `json:"b"`
	Start  uint32   `json:"start"`
	Result uint32   `json:"result"`
}

func bitsOf(x []float32) (u []uint32) {
	for _, v := range x {
		u = append(u, toBits(v))
	}
	return u
}

func valuesOf(u []uint32) (x []float32) {
	for _, v := range u {
		x = append(x, fromBits(v))
	}
	return x
}

func multiplyRow(a, b []float32, start float32) float32 {
	c := []float32{start}
	p, q := Ref().NewOperand(X8, Left), Ref().NewOperand(X8, Right)
	Ref().Prepare(p, 1, len(a), a, len(a), false)
	Ref().Prepare(q, 1, len(b), b, len(b), false)
	Ref().Multiply(p, q, c, 1, true)
	return c[0]
}

func makeVectorsX8() vectorsX8 {
	r := rand.New(rand.NewPCG(10, 10))
	v := vectorsX8{Digests: map[string]string{"MultiplyX8": digestOf(operandScenarios["MultiplyX8"])}}
	for i := range 24 {
		x := random(r, 1+r.IntN(x8Block/(1+3*(i%2))), i%any32)
		o := Ref().NewOperand(X8, Left).(*refOperand)
		Ref().Prepare(o, 1, len(x), x, len(x), false)
		v.Blocks = append(v.Blocks, blockVector{bitsOf(x), o.exponents[0], o.integers})
	}
	for i := range 16 {
		k := 1 + r.IntN(40) + i%3*x8Block
		a, b, c := random(r, k, i%any32), random(r, k, i/2%any32), random(r, 1, i%any32)[0]
		v.Products = append(v.Products, productVector{bitsOf(a), bitsOf(b), toBits(c), toBits(multiplyRow(a, b, c))})
	}
	return v
}

// TestVectorsX8: x8/1 is frozen, and its file agrees with exact arithmetic.
func TestVectorsX8(t *testing.T) {
	var want vectorsX8
	holdVectors(t, "testdata/x8-1.json", makeVectorsX8(), &want)
	for _, b := range want.Blocks {
		e, q := exactBlock(valuesOf(b.Values))
		if e != b.Exponent {
			t.Errorf("%v: exponent %d, want %d", b.Values, b.Exponent, e)
		}
		for i := range q {
			if q[i] != int64(b.Integers[i]) {
				t.Errorf("%v: integer %d is %d, want %d", b.Values, i, b.Integers[i], q[i])
			}
		}
	}
	for _, p := range want.Products {
		if got := exactChain(valuesOf(p.A), valuesOf(p.B), fromBits(p.Start)); toBits(got) != p.Result {
			t.Errorf("product of %d: %08x, want %08x", len(p.A), p.Result, toBits(got))
		}
	}
}

// exactChain is the chain of §16 in exact arithmetic, rounded once a block.
func exactChain(x, y []float32, acc float32) float32 {
	for b := 0; b < len(x); b += x8Block {
		ea, qa := exactBlock(x[b:min(len(x), b+x8Block)])
		eb, qb := exactBlock(y[b:min(len(x), b+x8Block)])
		sum := int64(0)
		for i := range qa {
			sum += qa[i] * qb[i]
		}
		product := new(big.Rat).Mul(new(big.Rat).SetInt64(sum), power(ea+eb))
		exact := new(big.Float).SetPrec(700).SetRat(product)
		acc, _ = exact.Add(exact, new(big.Float).SetPrec(700).SetFloat64(float64(acc))).Float32()
	}
	return acc
}
