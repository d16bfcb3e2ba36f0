package float

import (
	"math/big"

	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/lookup/logderivlookup"
)

// A magnitude x·2^q that must be shifted right by d places is rounded by multiplying it by
// 2^(fraction−d), an entry of a table. Quotient and remainder are then on the two sides of
// bit `fraction`. A wrong exponent leads to an index outside of the table, or to a product
// that fails its range checks.
const (
	reach    = 50   // places that the smaller operand of a sum may lie below
	fraction = 100  // fraction bits of a rounding
	leastD   = -307 // places: the product of subnormals goes left
	mostD    = 199
	maxAlign = 506  // the largest difference of exponents
	hintBias = 1000 // makes exponents non-negative for hints
)

func pow2(n int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(n)) }

// shift returns the multiplier that shifts a magnitude d places right.
func shift(d int) *big.Int {
	switch {
	case d < 0:
		return pow2(fraction + 30) // overflows the checks for every x but 0
	case d <= fraction:
		return pow2(fraction - d)
	}
	return new(big.Int) // less than half of the last place: rounds to zero
}

func shiftTable(api frontend.API) logderivlookup.Table {
	t := logderivlookup.New(api)
	for d := leastD; d <= mostD; d++ {
		t.Insert(shift(d))
	}
	return t
}

func alignTable(api frontend.API) logderivlookup.Table {
	t := logderivlookup.New(api)
	for d := 0; d <= maxAlign; d++ {
		t.Insert(pow2(reach - min(d, reach)))
	}
	return t
}

// round rounds x·2^q to nearest, ties to even, and returns the exponent and significand
// of a Number. A result that is too large is counted and replaced by zero.
func (a *Arithmetic) round(x, q frontend.Variable) (e, m frontend.Variable) {
	api := a.api
	h := a.hint(roundHint, 6, x, api.Add(q, hintBias))
	exponent, upper, odd, subnormal, half, rest := h[0], h[1], h[2], h[3], h[4], h[5]
	api.AssertIsBoolean(odd)
	api.AssertIsBoolean(subnormal)
	api.AssertIsBoolean(half)
	a.ranges.Check(upper, 22)
	a.ranges.Check(rest, fraction-1)
	a.ranges.Check(api.Sub(exponent, 1), 9)
	// A normal number's significand has its top bit, a subnormal's exponent is 1.
	floor := api.Add(api.Mul(upper, 2), odd, api.Mul(api.Sub(1, subnormal), 1<<23))
	api.AssertIsEqual(api.Mul(subnormal, api.Sub(exponent, 1)), 0)
	places := api.Sub(exponent, 150, q)
	multiplier := a.shifts.Lookup(api.Sub(places, leastD))[0]
	api.AssertIsEqual(api.Mul(x, multiplier),
		api.Add(api.Mul(floor, pow2(fraction)), api.Mul(half, pow2(fraction-1)), rest))

	tieToEven := api.Mul(api.IsZero(rest), api.Sub(1, odd))
	rounded := api.Add(floor, api.Mul(half, api.Sub(1, tieToEven)))
	carry := api.IsZero(api.Sub(rounded, 1<<24))
	return a.clampOverflow(api.Add(exponent, carry), api.Sub(rounded, api.Mul(carry, 1<<23)))
}

// clampOverflow counts exponents above the largest finite one and replaces their
// numbers by zero.
func (a *Arithmetic) clampOverflow(e, m frontend.Variable) (frontend.Variable, frontend.Variable) {
	api := a.api
	over := a.hint(overHint, 1, e)[0]
	api.AssertIsBoolean(over)
	// over = 0: 254 − e ≥ 0; over = 1: e − 255 ≥ 0.
	a.ranges.Check(api.Add(api.Sub(254, e), api.Mul(over, api.Sub(api.Mul(e, 2), 509))), 9)
	a.nonFinite = api.Add(a.nonFinite, over)
	in := api.Sub(1, over)
	return api.Add(api.Mul(api.Sub(e, 1), in), 1), api.Mul(m, in)
}
