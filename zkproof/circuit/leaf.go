package circuit

import (
	"encoding/binary"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/hash/poseidon2"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// cellsPerElement is how many 32-bit cells one field element of 254 bits holds.
const cellsPerElement = 7

// LeafCells is the size of a leaf of the trace.
const LeafCells = merkle.LeafCells

// HashLeaf returns the hash of a leaf of at most LeafCells cells (merkle's
// PrivateLeaves). Missing cells count as +0.
func HashLeaf(cells []uint32) (h fr.Element) {
	b := make([]byte, 0, merkle.LeafBytes)
	for _, c := range cells {
		b = binary.LittleEndian.AppendUint32(b, c)
	}
	r := merkle.PrivateLeaves.Leaf(b)
	return *h.SetBytes(r[:])
}

// hashLeaf is HashLeaf in the circuit, of LeafCells cells that were checked to have 32
// bits.
func hashLeaf(api frontend.API, cells []frontend.Variable) (frontend.Variable, error) {
	h, err := poseidon2.New(api)
	if err != nil {
		return nil, err
	}
	h.Write(merkle.PrivateTag())
	for i := 0; i < len(cells); i += cellsPerElement {
		sum := frontend.Variable(0)
		for j := i; j < min(len(cells), i+cellsPerElement); j++ {
			sum = api.Add(sum, api.Mul(cells[j], new(big.Int).Lsh(big.NewInt(1), uint(32*(j-i)))))
		}
		h.Write(sum)
	}
	return h.Sum(), nil
}
