package num

import (
	"fmt"
	"math/bits"
)

// permutePurpose is the purpose that Permute draws under; callers of
// Philox4x32 and Normal use purposes below it.
const permutePurpose = 0xffffffff

// Philox4x32 is the counter-based generator Philox4x32-10 (Salmon, Moraes,
// Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", 2011) with
// counter (index low, index high, step, purpose) and key (low, high): any
// element of any stream is computable alone.
func Philox4x32(key uint64, purpose, step uint32, index uint64) [4]uint32 {
	const (
		rounds       = 10
		mul0, mul1   = 0xd2511f53, 0xcd9e8d57
		weyl0, weyl1 = 0x9e3779b9, 0xbb67ae85
	)
	c := [4]uint32{uint32(index), uint32(index >> 32), step, purpose}
	k0, k1 := uint32(key), uint32(key>>32)
	for range rounds {
		hi0, lo0 := bits.Mul32(mul0, c[0])
		hi1, lo1 := bits.Mul32(mul1, c[2])
		c = [4]uint32{hi1 ^ c[1] ^ k0, lo1, hi0 ^ c[3] ^ k1, lo0}
		k0, k1 = k0+weyl0, k1+weyl1
	}
	return c
}

// Normal fills dst with independent normal numbers of mean 0 and deviation
// std (numerics.md §12). Element i depends on key, purpose and i alone: the
// four words of Philox4x32(key, purpose, 0, i/4) give two Box-Muller pairs,
// evaluated with Log and the polynomials of this package. |x| <= 5.8 std.
func Normal(dst []float32, key uint64, purpose uint32, std float32) {
	for i := 0; i < len(dst); i += 4 {
		w := Philox4x32(key, purpose, 0, uint64(i/4))
		var x [4]float32
		x[0], x[1] = boxMuller(w[0], w[1])
		x[2], x[3] = boxMuller(w[2], w[3])
		for j := range x {
			x[j] *= std
		}
		copy(dst[i:], x[:])
	}
}

// boxMuller uses the upper 24 bits of each word: u in (0, 1] for the radius,
// the angle in turns of 2^-24.
func boxMuller(a, b uint32) (x, y float32) {
	u := float32(a>>8+1) / (1 << 24) // exact
	radius := sqrt(float32(-2 * Log(u)))
	sin, cos := sinCosTurn(b >> 8)
	return float32(radius * cos), float32(radius * sin)
}

// Permute is a permutation of [0, n), chosen by key: a balanced Feistel
// network of 8 rounds over the smallest even number of bits that holds n, its
// round function Philox4x32, with cycle walking (Black, Rogaway: "Ciphers with
// arbitrary finite domains", 2002). It orders data; it hides nothing.
func Permute(key uint64, n, i uint64) uint64 {
	if i >= n {
		panic(fmt.Sprintf("num: index %d of a permutation of %d", i, n))
	}
	half := (bits.Len64(n-1) + 1) / 2
	for {
		if i = feistel(key, half, i); i < n {
			return i
		}
	}
}

func feistel(key uint64, half int, x uint64) uint64 {
	const rounds = 8
	mask := uint64(1)<<half - 1
	l, r := x>>half, x&mask
	for round := range uint32(rounds) {
		w := Philox4x32(key, permutePurpose, round, r)
		l, r = r, l^(uint64(w[0])|uint64(w[1])<<32)&mask
	}
	return l<<half | r
}
