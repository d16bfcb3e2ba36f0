package circuit

import (
	"math/big"

	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/logger"
)

// gnark logs its progress to standard output, which belongs to the commands.
func init() { logger.Disable() }

// Hints only help the prover: whatever they answer, the constraints decide.
func init() {
	solver.RegisterHint(placeHint, prefixHint, largestHint, roundHint, lessHint, negativeHint)
}

func placeHint(_ *big.Int, in, out []*big.Int) error {
	v := new(big.Int).Set(in[0])
	for i, n := range placeBits {
		mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(n)), big.NewInt(1))
		out[i].And(v, mask)
		v.Rsh(v, uint(n))
	}
	return nil
}

func prefixHint(_ *big.Int, in, out []*big.Int) error {
	for i := range out {
		truth(out[i], in[0].Cmp(big.NewInt(int64(i))) > 0)
	}
	return nil
}

func largestHint(_ *big.Int, in, out []*big.Int) error {
	out[0].SetUint64(0)
	for _, v := range in {
		if v.Cmp(out[0]) > 0 {
			out[0].Set(v)
		}
	}
	return nil
}

func roundHint(_ *big.Int, in, out []*big.Int) error {
	v := new(big.Int).Mul(in[0], big.NewInt(multiplier(leastPlaces+int(in[1].Int64()))))
	floor := new(big.Int).Rsh(v, quotientBits)
	v.Sub(v, new(big.Int).Lsh(floor, quotientBits))
	out[0].Rsh(floor, 1)
	out[1].SetUint64(uint64(floor.Bit(0)))
	out[2].SetUint64(uint64(v.Bit(quotientBits - 1)))
	out[3].SetBit(v, quotientBits-1, 0)
	return nil
}

func lessHint(_ *big.Int, in, out []*big.Int) error {
	truth(out[0], in[0].Cmp(in[1]) < 0)
	return nil
}

func negativeHint(field *big.Int, in, out []*big.Int) error {
	truth(out[0], in[0].Cmp(new(big.Int).Rsh(field, 1)) > 0)
	return nil
}

func truth(out *big.Int, b bool) {
	out.SetUint64(0)
	if b {
		out.SetUint64(1)
	}
}
