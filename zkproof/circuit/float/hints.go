package float

import (
	"errors"
	"math/big"

	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

// Hints only help the prover. Correctness depends on the constraints alone.
func init() {
	solver.RegisterHint(fieldsHint, roundHint, lessHint, negativeHint, overHint)
}

// hint panics, like gnark's compiler, if a circuit is wrong.
func (a *Arithmetic) hint(f solver.Hint, n int, in ...frontend.Variable) []frontend.Variable {
	out, err := a.api.Compiler().NewHint(f, n, in...)
	if err != nil {
		panic(err)
	}
	return out
}

var errWord = errors.New("float: not a 32-bit word")

func fieldsHint(_ *big.Int, in, out []*big.Int) error {
	if in[0].BitLen() > 32 {
		return errWord
	}
	x := in[0].Uint64()
	out[0].SetUint64(x >> 31)
	out[1].SetUint64(x >> 23 & 0xff)
	out[2].SetUint64(x & (1<<23 - 1))
	return nil
}

func roundHint(_ *big.Int, in, out []*big.Int) error {
	x, q := in[0], int(in[1].Int64())-hintBias
	exponent := 1
	if x.Sign() > 0 {
		exponent = max(1, x.BitLen()-24+150+q)
	}
	v := new(big.Int).Mul(x, shift(exponent-150-q))
	floor := new(big.Int).Rsh(v, fraction)
	rest := v.Sub(v, new(big.Int).Lsh(floor, fraction))
	subnormal := uint64(1)
	if floor.BitLen() > 23 {
		subnormal = 0
		floor.Sub(floor, pow2(23))
	}
	out[0].SetInt64(int64(exponent))
	out[1].Rsh(floor, 1)
	out[2].SetUint64(uint64(floor.Bit(0)))
	out[3].SetUint64(subnormal)
	out[4].SetUint64(uint64(rest.Bit(fraction - 1)))
	out[5].SetBit(rest, fraction-1, 0)
	return nil
}

func lessHint(_ *big.Int, in, out []*big.Int) error {
	return setBool(out[0], in[0].Cmp(in[1]) < 0)
}

func negativeHint(field *big.Int, in, out []*big.Int) error {
	return setBool(out[0], in[0].Cmp(new(big.Int).Rsh(field, 1)) > 0)
}

func overHint(_ *big.Int, in, out []*big.Int) error {
	return setBool(out[0], in[0].Cmp(big.NewInt(255)) >= 0)
}

func setBool(out *big.Int, b bool) error {
	out.SetUint64(0)
	if b {
		out.SetUint64(1)
	}
	return nil
}
