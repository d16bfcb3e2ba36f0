package market

import "math/bits"

// Reputation counts the results of an operator as one node saw them. A node adds up the
// records of its own jobs only; no other node's records count.
type Reputation struct {
	Delivered uint64 `cbor:"1,keyasint" json:"delivered"` // segments verified, or verdicts confirmed
	Missed    uint64 `cbor:"2,keyasint" json:"missed"`    // leases or checks not kept
	Wrong     uint64 `cbor:"3,keyasint" json:"wrong"`     // results or verdicts found wrong
}

// Add returns the sums of the counters of r and o.
func (r Reputation) Add(o Reputation) Reputation {
	return Reputation{r.Delivered + o.Delivered, r.Missed + o.Missed, r.Wrong + o.Wrong}
}

// maxRisk is the highest markup, in basis points: ninefold on top of the price.
const maxRisk = 90_000

// RiskBPS returns the markup on an operator's price: 10000·(missed +
// 4·wrong)/(delivered + 1) basis points, at most ninefold. A lease that fails costs
// about one more segment, and a wrong one costs its checks in addition. An operator
// without a record has no markup, because its stake is its guarantee.
func (r Reputation) RiskBPS() uint64 {
	bad := min(r.Missed, 1<<32) + 4*min(r.Wrong, 1<<32)
	return min(bad*10_000/(min(r.Delivered, 1<<40)+1), maxRisk)
}

// Compare orders the better record first, by the share of good results. Each record
// starts with one good and one bad result.
func (r Reputation) Compare(o Reputation) int {
	a, b := r.clamped(), o.clamped()
	// a.good/(a.all) > b.good/(b.all), cross-multiplied.
	hi1, lo1 := bits.Mul64(a.Delivered+1, b.Delivered+b.Missed+b.Wrong+2)
	hi2, lo2 := bits.Mul64(b.Delivered+1, a.Delivered+a.Missed+a.Wrong+2)
	switch {
	case hi1 == hi2 && lo1 == lo2:
		return 0
	case hi1 > hi2 || hi1 == hi2 && lo1 > lo2:
		return -1
	}
	return 1
}

func (r Reputation) clamped() Reputation {
	return Reputation{min(r.Delivered, 1<<60), min(r.Missed, 1<<60), min(r.Wrong, 1<<60)}
}

// EffectiveCost returns price plus the operator's risk markup, at most 2^64-1.
func (r Reputation) EffectiveCost(price uint64) uint64 {
	hi, lo := bits.Mul64(price, 10_000+r.RiskBPS())
	if hi >= 10_000 {
		return 1<<64 - 1
	}
	q, _ := bits.Div64(hi, lo, 10_000)
	return q
}
