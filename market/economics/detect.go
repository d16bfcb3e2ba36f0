package economics

import (
	"math"

	"github.com/infernetprotocol/infernet/market"
)

// CheckedShare returns the part of a segment's steps that each verifier executes, on average.
func (p Params) CheckedShare() float64 {
	k := float64(p.Intervals())
	whole := float64(p.SamplePermille) / 1000
	return whole + (1-whole)*min(float64(p.Drawn), k)/k
}

// Caught returns the probability that one draw has an honest verifier execute at least one of
// the altered intervals.
func (p Params) Caught(altered uint32) float64 {
	whole := float64(p.SamplePermille) / 1000
	return whole + (1-whole)*market.CaughtRate(p.Intervals(), altered, p.Drawn)
}

// Detected returns the probability that an altered segment is found wrong, if its provider
// puts the draw off as often as it may, and the coalition's verifiers agree to anything. A
// draw is put off if an honest verifier would find the segment wrong.
func (p Params) Detected(altered uint32, c Coalition) float64 {
	honest, hit := 1-c.chance(uint32(p.Verifiers)), p.Caught(altered)
	draws := float64(p.Renamed) + 1
	if p.DrawsAdd { // what was drawn once stays drawn, so only friends can pass it
		return hit * math.Pow(honest, draws)
	}
	return math.Pow(honest*hit, draws)
}

// Unheard returns the probability that a right segment has too few verdicts for a claim,
// although its provider asks all candidates of the lease itself: all others are friends of the
// client. Where nothing can be disputed a provider asks nobody, and it is 1.
func (p Params) Unheard(c Coalition) float64 {
	if p.Lock == 0 {
		return 1
	}
	all, need := p.Candidates, uint32(p.Verifiers)
	if all == 0 {
		all = p.LeastCandidates()
	}
	all = max(all, need)
	return c.atLeast(all-need+1, all)
}

// Unnoticed returns the probability that a provider signs a lease that names friends of its client
// alone: of the verifiers that it hears, no more than a lease may leave out are others. Where nothing
// can be disputed it does not matter whom a lease names, and it is 1.
func (p Params) Unnoticed(c Coalition) float64 {
	if p.Lock == 0 {
		return 1
	}
	heard := p.Heard
	if heard == 0 {
		heard = p.LeastHeard()
	}
	others := min(uint32(market.MayMiss(int(heard))), heard) //nolint:gosec // a few
	return c.atLeast(heard-others, heard)
}

// Rejected returns the probability that a right segment is rejected because the client's
// friends are a majority of the panel (market/job).
func (p Params) Rejected(c Coalition) float64 {
	panel := uint32(p.Verifiers) + 1
	return c.atLeast(panel/2+1, panel)
}

// atLeast returns the probability that at least m of n verifiers drawn are friends.
func (c Coalition) atLeast(m, n uint32) float64 {
	all := 0.0
	for i := m; i <= n; i++ {
		one := c.chance(i) * c.others(i, n)
		for j := range i { // the orders in which i friends are drawn
			one *= float64(n-j) / float64(j+1)
		}
		all += one
	}
	return all
}

// others returns the probability that none of the verifiers drawn after the first i, up to
// the n-th, is a friend, if the first i are.
func (c Coalition) others(i, n uint32) float64 {
	all := 1.0
	for ; i < n; i++ {
		if c.Of-c.Friends <= n-i-1 {
			return 0
		}
		all *= float64(c.Of-c.Friends-(n-i-1)) / float64(c.Of-i)
	}
	return all
}
