package economy

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"

	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/money"
)

// Prices of the chain in the usual terms: wei of a unit of gas, as often on Polygon, and base
// units of a coin. The bond covers 1.3 million gas at twice that price, 0.8 million of them
// for the asserter.
var UsualGas = big.NewInt(50_000_000_000)

const (
	UsualCoin    = 250_000
	wholeGame    = 1_300_000
	asserterPart = 800_000
	leaseGas     = 320_000
)

// Usual are the terms of a job with defaults: 0.25 dollars a segment of 512 steps, in 16
// intervals, one of which is checked by one verifier for a tenth of the price.
func Usual() economics.Params {
	fee := func(gas uint64) money.Units { return economics.Fee(gas, UsualGas, UsualCoin) }
	p := economics.Params{
		Price: 250_000, VerifyBPS: 1000, Credit: 2, Steps: 512, Stride: 32, Drawn: 1, Verifiers: 1, Decimals: 6,
		Candidates: pool, Renamed: 4, DrawsAdd: true, Coalition: economics.Third,
		Bond: 2 * fee(wholeGame), Answer: 2 * fee(asserterPart),
		Fees: economics.Fees{Challenge: fee(wholeGame - leaseGas), Respond: fee(asserterPart), Lease: fee(leaseGas)},
	}
	p.Lock = p.LeastLock()
	return p
}

// Measured is what a strategy brought beyond honest play.
type Measured struct {
	Strategy  Strategy
	Predicted economics.Deviation
	Leases    int
	Attempts  int
	Mean      float64 // base units per attempt
	// Sigma is the standard error of the mean, as predicted.
	Sigma float64
	// Lost is the most that each honest party lost under a lease.
	Lost map[economics.Party]money.Units
}

// Off returns by how many standard errors the measurement differs from the prediction. A
// difference below rounding is none.
func (m Measured) Off() float64 {
	const rounding = 16 // a unit for each cut of a lease
	d := max(math.Abs(m.Mean-m.Predicted.Expected())-rounding, 0)
	if d == 0 {
		return 0
	}
	return d / m.Sigma
}

// terms are what a strategy is played under. The lock is the least that those terms need, and
// the coalition is the strategy's part of the pool.
func (s Strategy) terms() economics.Params {
	p := Usual()
	if s.Terms != nil {
		s.Terms(&p)
		p.Lock = p.LeastLock()
	}
	p.Coalition = economics.Coalition{Friends: s.Friends, Of: pool}
	return p
}

// Play plays a strategy for so many leases.
func (s Strategy) Play(seed uint64, leases int) (Measured, error) {
	p := s.terms()
	m := Measured{Strategy: s, Predicted: s.Predicted(p), Leases: leases, Lost: map[economics.Party]money.Units{}}
	rng, sum, squares := newRand(seed), 0.0, 0.0
	for range leases {
		l := open(p, rng, s.Friends)
		s.play(l, func(u money.Units) {
			m.Attempts++
			sum += float64(u)
			squares += float64(u) * float64(u)
		})
		l.close()
		if err := l.books.check(); err != nil {
			return m, fmt.Errorf("%s: %w", s.Name, err)
		}
		m.note(l)
	}
	n := float64(m.Attempts)
	m.Mean = sum / n
	m.Sigma = max(m.Predicted.Spread(), math.Sqrt(max(squares/n-m.Mean*m.Mean, 0))) / math.Sqrt(n)
	return m, nil
}

// newRand returns the source of a run's blocks.
func newRand(seed uint64) *rand.Rand {
	return rand.New(rand.NewPCG(seed, 15)) //nolint:gosec // a run must repeat
}

// note keeps what honest parties lost under a lease. What a client paid for wrong segments
// that friends accepted is apart: nobody can promise more than that they are few.
func (m *Measured) note(l *lease) {
	most := func(p economics.Party, lost money.Units) { m.Lost[p] = max(m.Lost[p], lost) }
	for i := int(l.friends); i < pool; i++ {
		most(economics.Verifier, -l.books.of[verifiers+account(i)])
	}
	switch m.Predicted.Name {
	case economics.Leave, economics.Reject, economics.Hostage:
		most(economics.Provider, -l.books.of[provider])
	default:
		most(economics.Client, -l.books.of[client]-l.right-l.unseen)
	}
}

// Run plays all strategies for so many leases together.
func Run(seed uint64, leases int) ([]Measured, error) {
	var all []Measured
	each := (leases + len(Strategies) - 1) / len(Strategies)
	for i, s := range Strategies {
		m, err := s.Play(seed+uint64(i), each)
		if err != nil {
			return nil, err
		}
		all = append(all, m)
	}
	return all, nil
}
