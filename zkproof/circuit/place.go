package circuit

import (
	"math/big"

	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/rangecheck"
)

// Place packs what a tile is, so that it costs one public input.
type Place struct {
	OffsetA, OffsetB    uint16 // of the first term in the operands' first leaves
	Terms               uint16 // 1 to the leaf's size
	AccBefore, AccAfter uint32 // bits of the chain before and after the tile
}

// The fields of a packed Place, lowest first.
var placeBits = [...]int{16, 16, 16, 32, 32}

// Pack is OffsetA | OffsetB<<16 | Terms<<32 | AccBefore<<48 | AccAfter<<80, as
// the contract packs it.
func (p Place) Pack() *big.Int {
	v, at := new(big.Int), uint(0)
	for i, f := range []uint64{uint64(p.OffsetA), uint64(p.OffsetB), uint64(p.Terms), uint64(p.AccBefore), uint64(p.AccAfter)} {
		v.Or(v, new(big.Int).Lsh(new(big.Int).SetUint64(f), at))
		at += uint(placeBits[i])
	}
	return v
}

// place takes a packed Place apart.
func place(api frontend.API, packed frontend.Variable) (offsetA, offsetB, terms, before, after frontend.Variable) {
	f, err := api.Compiler().NewHint(placeHint, len(placeBits), packed)
	if err != nil {
		panic(err)
	}
	ranges, sum, at := rangecheck.New(api), frontend.Variable(0), uint(0)
	for i, n := range placeBits {
		ranges.Check(f[i], n)
		sum = api.Add(sum, api.Mul(f[i], new(big.Int).Lsh(big.NewInt(1), at)))
		at += uint(n)
	}
	api.AssertIsEqual(sum, packed)
	return f[0], f[1], f[2], f[3], f[4]
}
