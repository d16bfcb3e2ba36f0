package economics

import (
	"math"
	"math/big"

	"github.com/infernetprotocol/infernet/market/money"
)

// Margin is by how much a deviation should lose under the terms that a node posts: its
// expected loss is this many times its expected gain.
const Margin = 2

// LeastLock returns the smallest lock under which every deviation of a provider has the
// Margin, and a challenger earns what it needs. It may be more than MostLocked allows, or
// the largest amount that there is: then other numbers have to change.
func (p Params) LeastLock() money.Units {
	all := p.Price - p.Price.BasisPoints(p.DelegateBPS)
	need := part(all, Margin*uint64(p.Credit), 1) // against Invent
	for j := uint32(1); j <= p.Intervals(); j++ {
		need = max(need, p.needed(j, Coalition{}), p.needed(j, p.Coalition))
	}
	toChallenge := part(sum(p.Cost(), p.Fees.Challenge), 2*lockShares, rewardShares)
	return max(p.gross(need), toChallenge)
}

// needed returns the net lock that makes leaving out so many intervals a loss, with the
// Margin. An honest segment's pay is lost in addition.
func (p Params) needed(intervals uint32, c Coalition) money.Units {
	net := Margin*float64(p.Saved(intervals))/p.Detected(intervals, c) - float64(p.Pay())
	switch {
	case !(net < math.MaxInt64): // not a number if nothing is saved and nothing is found
		if p.Saved(intervals) == 0 {
			return 0
		}
		return math.MaxInt64
	case net < 0:
		return 0
	}
	return money.Units(math.Ceil(net))
}

// gross returns the lock of which so much is lost for good: see NetLock. Rounding costs a
// unit for each share and each cut.
func (p Params) gross(net money.Units) money.Units {
	const whole = lockShares * cutsPerLock * cutReward
	back := rewardShares*cutsPerLock*cutReward + uint64(p.Verifiers)*lockShares
	v := new(big.Int).Mul(net.Big(), big.NewInt(whole))
	kept := new(big.Int).SetUint64(whole - back)
	v.Add(v, new(big.Int).Sub(kept, big.NewInt(1))).Div(v, kept)
	return saturated(v)
}

// MayLock returns the largest lock that Check lets a node ask for.
func (p Params) MayLock() money.Units { return part(p.AtRisk(), MostLocked, 1) }

// sized returns the parameters with the least lock, where a segment can be disputed at all,
// but never with a smaller one than they have.
func (p Params) sized() Params {
	if p.Lock > 0 {
		p.Lock = max(p.Lock, min(p.LeastLock(), p.MayLock()))
	}
	return p
}
