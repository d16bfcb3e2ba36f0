// Package precise evaluates the few transcendental functions that turn a
// program's parameters into fp32 tables. It uses math/big only, so its results
// do not depend on a platform's mathematical library: every machine gets the
// same 256 bits, of which at least the first 240 are correct.
package precise

import "math/big"

// Prec is the precision of every result, in bits.
const Prec = 256

// New is x as a big float of full precision.
func New(x float64) *big.Float { return zero().SetFloat64(x) }

// Int is n as a big float of full precision.
func Int(n int64) *big.Float { return zero().SetInt64(n) }

func zero() *big.Float { return new(big.Float).SetPrec(Prec) }

// Add is x + y.
func Add(x, y *big.Float) *big.Float { return zero().Add(x, y) }

// Sub is x - y.
func Sub(x, y *big.Float) *big.Float { return zero().Sub(x, y) }

// Mul is x * y.
func Mul(x, y *big.Float) *big.Float { return zero().Mul(x, y) }

// Quo is x / y.
func Quo(x, y *big.Float) *big.Float { return zero().Quo(x, y) }

// Round rounds x once to fp32, to nearest even.
func Round(x *big.Float) float32 {
	f, _ := x.Float32()
	return f
}

// negligible reports that t can no longer change a sum near 1.
func negligible(t *big.Float) bool { return t.Sign() == 0 || t.MantExp(nil) < -Prec-16 }

// Exp is e^x for |x| < 2^16, by the Taylor series at x/2^k, squared k times.
func Exp(x *big.Float) *big.Float {
	k := max(0, x.MantExp(nil)+8)
	r := zero().SetMantExp(x, -k)
	sum, term := Int(1), Int(1)
	for i := int64(1); !negligible(term); i++ {
		term = Quo(Mul(term, r), Int(i))
		sum = Add(sum, term)
	}
	for range k {
		sum = Mul(sum, sum)
	}
	return sum
}

// Log is the natural logarithm of x > 0.
func Log(x *big.Float) *big.Float {
	m := zero()
	e := x.MantExp(m) // m in [1/2, 1)
	ln2 := logRatio(Quo(Int(1), Int(3)))
	return Add(Mul(Int(int64(e)), ln2), logRatio(Quo(Sub(m, Int(1)), Add(m, Int(1)))))
}

// logRatio is log((1+z)/(1-z)) = 2*atanh(z) for |z| <= 1/3.
func logRatio(z *big.Float) *big.Float {
	return Mul(Int(2), oddSeries(z, Mul(z, z)))
}

// oddSeries is z + z*q/3 + z*q²/5 + ...: atanh for q = z², atan for q = -z².
func oddSeries(z, q *big.Float) *big.Float {
	sum, power := zero().Set(z), zero().Set(z)
	for i := int64(3); !negligible(power); i += 2 {
		power = Mul(power, q)
		sum = Add(sum, Quo(power, Int(i)))
	}
	return sum
}

// Pi is π by Machin's formula: 16*atan(1/5) - 4*atan(1/239).
func Pi() *big.Float {
	atan := func(n int64) *big.Float {
		z := Quo(Int(1), Int(n))
		return oddSeries(z, zero().Neg(Mul(z, z)))
	}
	return Sub(Mul(Int(16), atan(5)), Mul(Int(4), atan(239)))
}

// SinCos is the sine and cosine of x for |x| <= 4, by their Taylor series.
func SinCos(x *big.Float) (sin, cos *big.Float) {
	sin, cos = zero(), Int(1)
	term := Int(1)
	for i := int64(1); !negligible(term); i++ {
		term = Quo(Mul(term, x), Int(i))
		switch i % 4 {
		case 0:
			cos = Add(cos, term)
		case 1:
			sin = Add(sin, term)
		case 2:
			cos = Sub(cos, term)
		case 3:
			sin = Sub(sin, term)
		}
	}
	return sin, cos
}

// Pow is x^n by repeated squaring.
func Pow(x *big.Float, n uint64) *big.Float {
	result, square := Int(1), zero().Set(x)
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			result = Mul(result, square)
		}
		square = Mul(square, square)
	}
	return result
}

// Sqrt is the square root of x ≥ 0.
func Sqrt(x *big.Float) *big.Float { return zero().Sqrt(x) }
