package circuit

import (
	"math/big"

	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/logger"
)

// gnark logs its progress to standard output, which belongs to the commands.
func init() { logger.Disable() }

// Hints only help the prover. Correctness depends on the constraints alone.
func init() {
	solver.RegisterHint(placeHint, prefixHint, negativeHint)
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
		setBool(out[i], in[0].Cmp(big.NewInt(int64(i))) > 0)
	}
	return nil
}

func negativeHint(field *big.Int, in, out []*big.Int) error {
	setBool(out[0], in[0].Cmp(new(big.Int).Rsh(field, 1)) > 0)
	return nil
}

func setBool(out *big.Int, b bool) {
	out.SetUint64(0)
	if b {
		out.SetUint64(1)
	}
}
