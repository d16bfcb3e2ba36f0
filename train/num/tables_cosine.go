package num

import (
	"fmt"
	"math/big"

	"github.com/infernetprotocol/infernet/train/num/internal/precise"
)

// CosineTable is the orthonormal DCT-II of n elements, n ≥ 1: element [k][i] is
// sqrt(2/n)·cos(π(2i+1)k/(2n)), and row 0 is 1/sqrt(n), rounded once to fp32 (numerics.md
// §22).
func CosineTable(n int) []float32 {
	if n < 1 {
		panic(fmt.Sprintf("num: DCT of %d elements", n))
	}
	// cos(π·j/(2n)) of every j below 4n, from one rotation by π/(2n).
	s1, c1 := precise.SinCos(precise.Quo(precise.Pi(), precise.Int(int64(2*n))))
	cos := make([]*big.Float, 4*n)
	s, c := precise.Int(0), precise.Int(1)
	for j := range cos {
		cos[j] = c
		s, c = precise.Add(precise.Mul(s, c1), precise.Mul(c, s1)),
			precise.Sub(precise.Mul(c, c1), precise.Mul(s, s1))
	}
	table := make([]float32, n*n)
	first, other := norm(1, n), norm(2, n)
	for k := range n {
		for i := range n {
			if k == 0 {
				table[i] = precise.Round(first)
				continue
			}
			table[k*n+i] = precise.Round(precise.Mul(other, cos[(2*i+1)*k%(4*n)]))
		}
	}
	return table
}

// norm is sqrt(a/n).
func norm(a, n int) *big.Float {
	return precise.Sqrt(precise.Quo(precise.Int(int64(a)), precise.Int(int64(n))))
}

// Share is part/whole rounded once to fp32 (numerics.md §22): the weight of a slot's update.
// whole is at least 1.
func Share(part, whole uint64) float32 {
	if whole == 0 {
		panic("num: share of nothing")
	}
	f, _ := new(big.Rat).SetFrac(new(big.Int).SetUint64(part), new(big.Int).SetUint64(whole)).Float32()
	return f
}
