package float

import (
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/lookup/logderivlookup"
	"github.com/consensys/gnark/std/rangecheck"
)

// Number is (−1)^S · M · 2^(E−150), E in [1, 254], M below 2^24, and M at least
// 2^23 unless E is 1. So a subnormal has E = 1, and its exponent field is 0.
type Number struct{ S, E, M frontend.Variable }

// Arithmetic is the shared part of a circuit's operations: look-up tables, the range
// checker, and the count of numbers that are not finite.
type Arithmetic struct {
	api       frontend.API
	ranges    frontend.Rangechecker
	shifts    logderivlookup.Table
	aligns    logderivlookup.Table
	nonFinite frontend.Variable
}

// New returns the arithmetic of a circuit.
func New(api frontend.API) *Arithmetic {
	return &Arithmetic{
		api: api, ranges: rangecheck.New(api), nonFinite: 0,
		shifts: shiftTable(api), aligns: alignTable(api),
	}
}

// AssertFinite requires that no operand so far was infinite or NaN and no result was
// too large.
func (a *Arithmetic) AssertFinite() { a.api.AssertIsEqual(a.nonFinite, 0) }

// Word checks that x has at most bits bits.
func (a *Arithmetic) Word(x frontend.Variable, bits int) { a.ranges.Check(x, bits) }

// Fields splits a binary32 into sign, exponent and fraction, which also checks that it
// has 32 bits.
func (a *Arithmetic) Fields(word frontend.Variable) (sign, exponent, fraction frontend.Variable) {
	api := a.api
	h := a.hint(fieldsHint, 3, word)
	sign, exponent, fraction = h[0], h[1], h[2]
	api.AssertIsBoolean(sign)
	a.ranges.Check(exponent, 8)
	a.ranges.Check(fraction, 23)
	api.AssertIsEqual(word, api.Add(api.Mul(sign, 1<<31), api.Mul(exponent, 1<<23), fraction))
	return sign, exponent, fraction
}

// Special returns 1 for the exponent field of infinities and NaN, and 0 otherwise. It
// counts the former.
func (a *Arithmetic) Special(exponent frontend.Variable) frontend.Variable {
	special := a.api.IsZero(a.api.Sub(exponent, 255))
	a.nonFinite = a.api.Add(a.nonFinite, special)
	return special
}

// Decode returns the Number of a binary32.
func (a *Arithmetic) Decode(word frontend.Variable) Number {
	api := a.api
	sign, exponent, fraction := a.Fields(word)
	subnormal := api.IsZero(exponent)
	// A special number is replaced by the smallest normal one, since it was counted.
	finite := api.Sub(1, a.Special(exponent))
	m := api.Mul(api.Add(fraction, api.Mul(api.Sub(1, subnormal), 1<<23)), finite)
	e := api.Add(api.Mul(api.Sub(api.Add(exponent, subnormal), 1), finite), 1)
	return Number{S: sign, E: e, M: m}
}

// Encode returns the binary32 of a finite number.
func (a *Arithmetic) Encode(n Number) frontend.Variable {
	api := a.api
	// If M ≥ 2^23, its top bit adds the lowest 1 of the exponent field.
	return api.Add(api.Mul(n.S, 1<<31), api.Mul(api.Sub(n.E, 1), 1<<23), n.M)
}

// FMA returns x·y + z, rounded once to nearest, ties to even.
func (a *Arithmetic) FMA(x, y, z Number) Number {
	api := a.api
	sign := xor(api, x.S, y.S)
	product := api.Mul(x.M, y.M)
	// A value is m·2^q. A zero gets the smallest exponent, so that it never determines the
	// shift of the other operand.
	qp := lowestIfZero(api, api.Sub(api.Add(x.E, y.E), 300), product)
	qz := lowestIfZero(api, api.Sub(z.E, 150), z.M)
	s, sum, q := a.add(sign, qp, product, z.S, qz, z.M)
	e, m := a.round(sum, q)
	return Number{S: s, E: e, M: m}
}

// lowest is the exponent of the product of the two smallest subnormals.
const lowest = -298

func lowestIfZero(api frontend.API, q, m frontend.Variable) frontend.Variable {
	return api.Sub(q, api.Mul(api.IsZero(m), api.Sub(q, lowest)))
}

func xor(api frontend.API, a, b frontend.Variable) frontend.Variable {
	return api.Sub(api.Add(a, b), api.Mul(2, a, b))
}

// add returns the exact sum of two signed numbers m·2^q: sign, magnitude and exponent.
// The operand with the smaller exponent is shifted right by at most reach places. Bits
// further right cannot change the rounding, because the operands have 48 and 24 bits.
func (a *Arithmetic) add(sa, qa, ma, sb, qb, mb frontend.Variable) (sign, sum, q frontend.Variable) {
	api := a.api
	swap := a.hint(lessHint, 1, api.Add(qa, hintBias), api.Add(qb, hintBias))[0]
	api.AssertIsBoolean(swap)
	high := api.Select(swap, qb, qa)
	low := api.Sub(api.Add(qa, qb), high)
	mh, ml := api.Select(swap, mb, ma), api.Select(swap, ma, mb)
	sh := api.Select(swap, sb, sa)
	opposite := xor(api, sa, sb)
	// The table has no entry for a negative distance, which proves that swap is right.
	shifted := api.Mul(ml, a.aligns.Lookup(api.Sub(high, low))[0])
	x := api.Add(api.Mul(mh, pow2(reach)), shifted, api.Mul(-2, opposite, shifted))
	negative := a.hint(negativeHint, 1, x)[0]
	api.AssertIsBoolean(negative)
	sum = api.Mul(x, api.Sub(1, api.Mul(2, negative)))
	// An exact zero is +0 unless both operands are negative.
	sign = api.Select(api.IsZero(sum), api.Mul(sa, sb), xor(api, sh, negative))
	return sign, sum, api.Sub(high, reach)
}
