package outer

import (
	"math"

	"github.com/infernetprotocol/infernet/train/num"
)

// Exponents of blocks (numerics.md §16).
const (
	leastExponent = -63
	mostExponent  = 50
)

// book is a group's codebook. Magnitudes with bits below cut mean low, the others high. With
// Sign all mean low, and cut does not count.
type book struct {
	low, high float32
	cut       uint32
}

// bookOf is the codebook of kept values: with Sign their mean magnitude, with TwoBits the
// mean of the magnitudes below that mean, and the mean of the others. scratch is as long as x.
func bookOf(be num.Backend, v Values, x, scratch []float32) book {
	mean := meanBetween(be, x, scratch, 0, infinite)
	if v == Sign {
		return book{low: mean}
	}
	cut := math.Float32bits(mean)
	return book{meanBetween(be, x, scratch, 0, cut), meanBetween(be, x, scratch, cut, infinite), cut}
}

// meanBetween is the sum (§2) of the magnitudes with bits from first to below last, the others
// counted as +0, divided by how many these are. It is +0 if there are none.
func meanBetween(be num.Backend, x, scratch []float32, first, last uint32) float32 {
	count := 0
	for i, v := range x {
		scratch[i] = 0
		if m := magnitude(v); m >= first && m < last {
			scratch[i] = math.Float32frombits(m)
			count++
		}
	}
	if count == 0 {
		return 0
	}
	return be.Sum(scratch[:len(x)]) / float32(count)
}

// code is the code of a value: its sign, and with TwoBits whether it is high.
func (b book) code(v Values, x float32) uint32 {
	sign := math.Float32bits(x) >> 31
	if v == Sign {
		return sign
	}
	if magnitude(x) >= b.cut {
		return 2*sign + 1
	}
	return 2 * sign
}

// value is what a code means.
func (b book) value(v Values, code uint32) float32 {
	m, sign := b.low, code
	if v == TwoBits {
		sign = code >> 1
		if code&1 == 1 {
			m = b.high
		}
	}
	return math.Float32frombits(math.Float32bits(m) | sign<<31)
}

// integers is the range of a blocked kind: integers from −most to most, the block's largest
// magnitude between 2^top and 2^(top+1) before rounding.
func (v Values) integers() (most float64, top int) {
	if v == Int8 {
		return 127, 6
	}
	return 7, 2
}

// exponentOf is the exponent of a block whose largest |x| has these bits.
func (v Values) exponentOf(largest uint32) int {
	_, top := v.integers()
	return min(max(int(largest>>23)-127-top, leastExponent), mostExponent)
}

// power is 2^e of an exponent in the range of blocks, and of its negative.
func power(e int) float64 { return math.Float64frombits(uint64(1023+e) << 52) }

// integer is x·inverse, where inverse is a power of two, rounded to the nearest, ties to
// even, and clamped to most. The product is exact in binary64.
func integer(x float32, inverse, most float64) int {
	return int(min(max(math.RoundToEven(float64(x)*inverse), -most), most))
}
