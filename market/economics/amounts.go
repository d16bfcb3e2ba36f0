package economics

import (
	"math"
	"math/big"

	"github.com/ethereum/go-ethereum/params"

	"github.com/infernetprotocol/infernet/market/money"
)

// What the contracts give back of a lock (docs/disputes.md §5): OperatorRegistry.SHARES and
// CUTS_PER_LOCK, GameTable.REWARD and MAX_CUTS.
const (
	lockShares   = 16 // parts of a lock
	rewardShares = 4  // of them, for winners
	cutsPerLock  = 32 // a verifier's cut is such a part of the lock
	cutReward    = 4  // such a part of a cut is for who won the game
	maxCuts      = 16 // in a lease
)

// Fee returns what gas costs in base units, rounded up: wei is the price of a unit of gas, and
// coin the price of a whole coin in base units.
func Fee(gas uint64, wei *big.Int, coin money.Units) money.Units {
	v := new(big.Int).Mul(new(big.Int).SetUint64(gas), wei)
	return Coins(v, coin)
}

// Coins converts an amount of wei at a price of a whole coin in base units, rounded up.
func Coins(wei *big.Int, coin money.Units) money.Units {
	v := new(big.Int).Mul(wei, coin.Big())
	v.Add(v, big.NewInt(params.Ether-1))
	return saturated(v.Div(v, big.NewInt(params.Ether)))
}

// saturated returns v, or the nearest amount that fits.
func saturated(v *big.Int) money.Units {
	switch {
	case v.IsInt64():
		return money.Units(v.Int64())
	case v.Sign() < 0:
		return math.MinInt64
	}
	return math.MaxInt64
}

// part returns ⌊u·n/of⌋.
func part(u money.Units, n, of uint64) money.Units {
	v := new(big.Int).Mul(u.Big(), new(big.Int).SetUint64(n))
	return saturated(v.Div(v, new(big.Int).SetUint64(max(of, 1))))
}

// sum adds amounts, up to the largest that fits.
func sum(all ...money.Units) money.Units {
	v := new(big.Int)
	for _, u := range all {
		v.Add(v, u.Big())
	}
	return saturated(v)
}

// Pay returns the provider's share of a segment's price.
func (p Params) Pay() money.Units {
	return p.Price - p.Price.BasisPoints(p.VerifyBPS) - p.Price.BasisPoints(p.DelegateBPS)
}

// CheckFee returns what each verifier gets for a segment.
func (p Params) CheckFee() money.Units {
	return part(p.Price.BasisPoints(p.VerifyBPS), 1, uint64(p.Verifiers))
}

// Cost returns what it costs to execute a segment.
func (p Params) Cost() money.Units {
	if p.ComputeKnown {
		return p.Compute
	}
	return part(p.Pay(), 100, HonestPay)
}

// Saved returns what a provider saves that leaves out so many intervals of a segment. The
// last interval of a segment may be shorter than the others, so it is left out last.
func (p Params) Saved(intervals uint32) money.Units {
	steps := min(uint64(intervals)*uint64(p.Stride), uint64(p.Steps))
	return part(p.Cost(), steps, uint64(p.Steps))
}

// CheckCost returns what a verifier computes for a segment, on average, in base units,
// rounded up.
func (p Params) CheckCost() money.Units {
	k := uint64(p.Intervals())
	whole := uint64(p.SamplePermille)
	parts := whole*k + (1000-whole)*min(uint64(p.Drawn), k)
	cost := new(big.Int).Mul(p.Cost().Big(), new(big.Int).SetUint64(parts))
	of := new(big.Int).SetUint64(1000 * k)
	return saturated(cost.Div(cost.Add(cost, new(big.Int).Sub(of, big.NewInt(1))), of))
}

// Cut returns what a verifier loses that agreed with a segment that cost its provider the
// lock.
func (p Params) Cut() money.Units { return part(p.Lock, 1, cutsPerLock) }

// NetLock returns what a lost claim costs its provider after all that its friends can get
// back: the whole reward, and the reward for a cut of each verifier that the segment needs.
func (p Params) NetLock() money.Units {
	back := part(p.Lock, rewardShares, lockShares) + part(p.Cut(), uint64(p.Verifiers), cutReward)
	return p.Lock - back
}

// SharedReward returns what a challenger gets who must share with a friend of the asserter
// that came first.
func (p Params) SharedReward() money.Units { return part(p.Lock, rewardShares, 2*lockShares) }

// AtRisk returns what a provider can have claimed or begun beyond its vouchers: credit
// segments and the one that it works on.
func (p Params) AtRisk() money.Units { return part(p.Price, uint64(p.Credit)+1, 1) }

// Locked returns the lock as a multiple of what is at risk.
func (p Params) Locked() float64 { return float64(p.Lock) / float64(max(p.AtRisk(), 1)) }
