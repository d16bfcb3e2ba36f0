package circuit

import (
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	native "github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/hash/poseidon2"
)

// cellsPerElement is how many 32-bit cells one field element of 254 bits holds.
const cellsPerElement = 7

// LeafCells is the size of a leaf of the trace.
const LeafCells = 64

// leafTag separates leaves from anything else that is hashed; it ends with
// their number of cells.
func leafTag() *big.Int {
	t := new(big.Int).SetBytes([]byte("infernet/leaf/poseidon2/1"))
	return t.Lsh(t, 16).Add(t, big.NewInt(LeafCells))
}

// HashLeaf is the hash of a leaf of at most LeafCells cells; those that are
// not given count as +0.
func HashLeaf(cells []uint32) fr.Element {
	h := native.NewMerkleDamgardHasher()
	write := func(v *big.Int) {
		b := new(fr.Element).SetBigInt(v).Bytes()
		h.Write(b[:])
	}
	write(leafTag())
	for i := 0; i < LeafCells; i += cellsPerElement {
		v := new(big.Int)
		for j := min(LeafCells, i+cellsPerElement) - 1; j >= i; j-- {
			v.Lsh(v, 32)
			if j < len(cells) {
				v.Or(v, new(big.Int).SetUint64(uint64(cells[j])))
			}
		}
		write(v)
	}
	var out fr.Element
	out.SetBytes(h.Sum(nil))
	return out
}

// hashLeaf is HashLeaf over LeafCells cells that were checked to have 32 bits.
func hashLeaf(api frontend.API, cells []frontend.Variable) (frontend.Variable, error) {
	h, err := poseidon2.New(api)
	if err != nil {
		return nil, err
	}
	h.Write(leafTag())
	for i := 0; i < len(cells); i += cellsPerElement {
		sum := frontend.Variable(0)
		for j := i; j < min(len(cells), i+cellsPerElement); j++ {
			sum = api.Add(sum, api.Mul(cells[j], new(big.Int).Lsh(big.NewInt(1), uint(32*(j-i)))))
		}
		h.Write(sum)
	}
	return h.Sum(), nil
}
