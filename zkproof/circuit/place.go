package circuit

import (
	"math/big"

	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/rangecheck"
)

// Context identifies the position in a game that a proof is made for. It is the first
// 16 bytes of a SHA-256. To use a proof for another position, one would need about
// 2^128 attempts.
type Context [16]byte

// Place describes a tile.
type Place struct {
	OffsetA, OffsetB    uint16 // of the first term in the operands' first leaves
	Terms               uint16 // 1 to the circuit's number; for x8, blocks of 64
	AccBefore, AccAfter uint32 // bits of the chain before and after the tile
}

// placeBits are the widths of the fields of a packed Place and of the Context after it,
// lowest first.
var placeBits = [...]int{16, 16, 16, 32, 32, 128}

// Pack returns OffsetA | OffsetB<<16 | Terms<<32 | AccBefore<<48 | AccAfter<<80 |
// context<<112, as the contract packs it. One public input costs less gas than six.
func (p Place) Pack(c Context) *big.Int {
	v, at := new(big.Int).SetBytes(c[:]), uint(112)
	v.Lsh(v, at)
	fields := []uint64{uint64(p.OffsetA), uint64(p.OffsetB), uint64(p.Terms), uint64(p.AccBefore), uint64(p.AccAfter)}
	for i := len(fields) - 1; i >= 0; i-- {
		at -= uint(placeBits[i])
		v.Or(v, new(big.Int).Lsh(new(big.Int).SetUint64(fields[i]), at))
	}
	return v
}

// unpackPlace splits a packed Place into its fields. The context is part of the
// constraint, so a proof for one context is invalid for any other.
func unpackPlace(api frontend.API, packed frontend.Variable) (offsetA, offsetB, terms, before,
	after frontend.Variable) {
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
