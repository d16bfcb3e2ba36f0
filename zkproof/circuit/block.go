package circuit

import (
	"math/big"

	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/lookup/logderivlookup"
	"github.com/consensys/gnark/std/rangecheck"

	"github.com/infernetprotocol/infernet/zkproof/circuit/float"
)

// Block quantisation of x8/1 (numerics.md §16): exponents as in the exponent
// field; a block's exponent e stands as e + exponentBias.
const (
	blockTerms   = 64
	exponentBias = 133 // E − 133 = floor(log2 |x|) − 6 of a normal number
	leastBiased  = 70  // −63
	mostBiased   = 183 // 50
	quotientBits = 26  // fraction bits when a significand is divided
	mostPlaces   = 26  // places right at which every significand becomes 0
	fewestPlaces = 16  // places right at which every normal one saturates
	leastPlaces  = leastBiased + 17 - 254
	allPlaces    = mostBiased + 17 - leastPlaces // places − leastPlaces goes to here
)

// quantiser shares the tables of all blocks of a circuit.
type quantiser struct {
	api    frontend.API
	ranges frontend.Rangechecker
	powers logderivlookup.Table // multiplier at places − leastPlaces
}

func newQuantiser(api frontend.API) quantiser {
	t := logderivlookup.New(api)
	for i := range allPlaces + 1 {
		t.Insert(multiplier(leastPlaces + i))
	}
	return quantiser{api: api, ranges: rangecheck.New(api), powers: t}
}

// multiplier is 2^(26−places), for places between those at which all
// significands saturate and those at which all vanish: beyond, the quotient
// stays the same.
func multiplier(places int) int64 {
	return 1 << (quotientBits - min(max(places, fewestPlaces), mostPlaces))
}

// blocks is one exact sum and one fma for every block of 64 terms that is in.
func blocks(api frontend.API, f *float.Arithmetic, a, b, in []frontend.Variable, acc float.Number) float.Number {
	q := newQuantiser(api)
	for k := 0; k < len(a); k += blockTerms {
		qa, ea := q.block(f, a[k:k+blockTerms], in[k:k+blockTerms])
		qb, eb := q.block(f, b[k:k+blockTerms], in[k:k+blockTerms])
		sum := frontend.Variable(0)
		for i := range qa {
			sum = api.Add(sum, api.Mul(qa[i], qb[i]))
		}
		next := f.FMA(q.number(sum), q.scale(ea, eb), acc)
		acc = pick(api, in[k], next, acc)
	}
	return acc
}

// number is an exact integer below 2^24 in magnitude as a Number; it need not
// be normalised to be multiplied exactly.
func (q quantiser) number(sum frontend.Variable) float.Number {
	api := q.api
	negative := q.hint(negativeHint, 1, sum)[0]
	api.AssertIsBoolean(negative)
	magnitude := api.Mul(sum, api.Sub(1, api.Mul(2, negative)))
	q.ranges.Check(magnitude, 21)
	// An exact zero is +0: its sign decides that of a zero accumulator.
	return float.Number{S: api.Mul(negative, api.Sub(1, api.IsZero(sum))), E: 150, M: magnitude}
}

// scale is 2^(ea+eb).
func (q quantiser) scale(ea, eb frontend.Variable) float.Number {
	return float.Number{S: 0, E: q.api.Add(ea, eb, 150-2*exponentBias), M: 1}
}

// block quantises one block: integers in [−127, 127] and the biased exponent.
// Its significands all have the leading bit, those of zero and of subnormal
// numbers too: a block's exponent is so far above them that they quantise to
// zero whatever they are.
func (q quantiser) block(f *float.Arithmetic, words, in []frontend.Variable) ([]frontend.Variable, frontend.Variable) {
	api := q.api
	xs := make([]float.Number, len(words))
	for i, w := range words {
		sign, exponent, fraction := f.Fields(api.Mul(w, in[i]))
		xs[i] = float.Number{S: sign, E: exponent, M: api.Add(fraction, 1<<23)}
	}
	top := q.largest(xs)
	f.Special(top)
	e := q.clamp(top)
	out := make([]frontend.Variable, len(xs))
	for i, x := range xs {
		out[i] = q.quotient(x, e)
	}
	return out, e
}

// largest is the largest exponent of a block.
func (q quantiser) largest(xs []float.Number) frontend.Variable {
	api := q.api
	es := make([]frontend.Variable, len(xs))
	for i, x := range xs {
		es[i] = x.E
	}
	top := q.hint(largestHint, 1, es...)[0]
	attained := frontend.Variable(1)
	for _, e := range es {
		below := api.Sub(top, e)
		q.ranges.Check(below, 8)
		attained = api.Mul(attained, below)
	}
	api.AssertIsEqual(attained, 0)
	return top
}

// clamp limits a biased exponent to [leastBiased, mostBiased].
func (q quantiser) clamp(e frontend.Variable) frontend.Variable {
	e = q.atLeast(e, leastBiased)
	return q.api.Sub(256, q.atLeast(q.api.Sub(256, e), 256-mostBiased))
}

// atLeast is max(e, least) of values of at most 9 bits.
func (q quantiser) atLeast(e frontend.Variable, least int) frontend.Variable {
	api := q.api
	less := q.hint(lessHint, 1, e, least)[0]
	api.AssertIsBoolean(less)
	gap := api.Sub(least, e) // positive where less
	q.ranges.Check(api.Sub(api.Mul(less, api.Add(gap, gap, -1)), gap), 9)
	return api.Add(e, api.Mul(less, gap))
}

// quotient is x·2^−e to the nearest even integer, saturated at ±127. A
// significand goes 17 places right where its exponent is the block's, further
// where it is smaller; less than 17 only where the exponent was clamped, and
// then it saturates.
func (q quantiser) quotient(x float.Number, e frontend.Variable) frontend.Variable {
	api := q.api
	places := api.Add(e, 17-leastPlaces, api.Sub(0, x.E))
	h := q.hint(roundHint, 4, x.M, places)
	upper, odd, half, rest := h[0], h[1], h[2], h[3]
	q.ranges.Check(upper, 7)
	api.AssertIsBoolean(odd)
	api.AssertIsBoolean(half)
	q.ranges.Check(rest, quotientBits-1)
	floor := api.Add(api.Mul(upper, 2), odd)
	api.AssertIsEqual(api.Mul(x.M, q.powers.Lookup(places)[0]),
		api.Add(api.Mul(floor, 1<<quotientBits), api.Mul(half, 1<<(quotientBits-1)), rest))
	tieToEven := api.Mul(api.IsZero(rest), api.Sub(1, odd))
	rounded := api.Add(floor, api.Mul(half, api.Sub(1, tieToEven)))
	saturated := api.Sub(256, q.atLeast(api.Sub(256, rounded), 256-127))
	return api.Mul(saturated, api.Sub(1, api.Mul(2, x.S)))
}

func (q quantiser) hint(f func(*big.Int, []*big.Int, []*big.Int) error, n int, in ...frontend.Variable) []frontend.Variable {
	out, err := q.api.Compiler().NewHint(f, n, in...)
	if err != nil {
		panic(err)
	}
	return out
}
