package reputation

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// The rule's constants. docs/reputation.md shows what they do; a node that has others than
// its neighbours only ranks differently.
const (
	// HalfLife is after how many seconds evidence weighs half: 30 days.
	HalfLife = 30 * 24 * 3600
	// PerUnit is what is paid for a unit of good evidence, in millionths of a unit of
	// account: the price of a usual segment.
	PerUnit = 250_000
	// MissedWeight and WrongWeight are the units of a missed lease or check, and of a wrong
	// result.
	MissedWeight, WrongWeight = 1, 8
	// PerClient bounds the units of good evidence from the jobs of one client, PerStake those
	// from all for each minimum stake, of which MaxStakes count.
	PerClient, PerStake, MaxStakes = 20, 40, 4
	// PerAccuser bounds, in thousandths of a unit, all that one operator has found wrong. Who is wrong is
	// found so by all that are drawn, and who is slandered by the slanderers alone.
	PerAccuser = 500
	// PriorGood and PriorBad are the units with which everybody starts.
	PriorGood, PriorBad = 6, 2
	// Newcomer is the score without evidence, in basis points. Least is the lowest, and Par
	// the one above which no more is gained.
	Newcomer, Least, Par = 10_000 * PriorGood / (PriorGood + PriorBad), 1000, 8000
	// Welcome is the score from which an operator counts, in some jobs, as if it were known.
	Welcome = 5000
	// Overclaim is by how much a claimed throughput may exceed the one shown.
	Overclaim = 4
	// maxHalvings leaves every record some weight in draws.
	maxHalvings = 10
	// maxMass bounds the sum of bad evidence, in thousandths.
	maxMass = 1 << 50
)

// Score is an operator's rating in one role, with its parts. Masses are in thousandths of a
// unit.
type Score struct {
	BPS     uint64 // Least to 10000
	Good    uint64 // counted
	Earned  uint64 // good evidence before the bound by stake
	Bad     uint64
	Clients int // whose jobs gave good evidence
	Finders int // who found results wrong
	Jobs    int
}

// Rate returns the score of a record at chain time now, of an operator that stakes so much
// where at least least is asked for.
func Rate(r Record, stake, least money.Units, now uint64) Score {
	s := Score{Jobs: len(r)}
	by, accused := map[common.Address]uint64{}, map[common.Address]uint64{}
	for _, e := range r {
		s.Bad = min(s.Bad+e.missed(now), maxMass)
		if g := e.good(now); g > 0 {
			by[e.Client] = min(by[e.Client]+g, PerClient*whole)
		}
		wrong := e.wrong(now)
		for _, v := range e.By {
			accused[v] = min(accused[v]+wrong/uint64(len(e.By)), PerAccuser)
		}
		if len(e.By) == 0 {
			s.Bad = min(s.Bad+wrong, maxMass)
		}
	}
	for _, b := range accused {
		s.Bad += b
	}
	for _, g := range by {
		s.Earned += g
	}
	s.Clients, s.Finders = len(by), len(accused)
	s.Good = min(s.Earned, bound(stake, least))
	s.BPS = max(10_000*(PriorGood*whole+s.Good)/((PriorGood+PriorBad)*whole+s.Good+s.Bad), Least)
	return s
}

// bound is the most good evidence that counts with a stake.
func bound(stake, least money.Units) uint64 {
	const each = PerStake * whole
	if stake < 0 {
		return 0
	}
	if least <= 0 || stake/MaxStakes >= least {
		return each * MaxStakes
	}
	hi, lo := bits.Mul64(uint64(stake), each)
	q, _ := bits.Div64(hi, lo, uint64(least)) // stake < MaxStakes·(least+1), so it fits
	return min(q, each*MaxStakes)
}

// Cost returns what a price costs with the risk of this score, at most 2^64-1: a newcomer's
// price as it is, less for who is known to deliver, and more for who is known not to. With
// welcome, whoever has a score of Welcome counts as if it were known.
func (s Score) Cost(price uint64, welcome bool) uint64 {
	score := min(s.BPS, Par)
	if welcome && score >= Welcome {
		score = Par
	}
	hi, lo := bits.Mul64(price, Newcomer)
	if hi >= score {
		return 1<<64 - 1
	}
	q, _ := bits.Div64(hi, lo, score)
	return q
}

// Explain returns the parts of a score, one a line, for people.
func (s Score) Explain() []string {
	units := func(m uint64) string { return fmt.Sprintf("%d.%02d", m/whole, m%whole/10) }
	lines := []string{
		fmt.Sprintf("score %d.%02d %%, a newcomer's is %d.%02d %%", s.BPS/100, s.BPS%100, Newcomer/100, Newcomer%100),
		fmt.Sprintf("%s units delivered for %d clients, %s missed or found wrong by %d operators, in %d jobs",
			units(s.Earned), s.Clients, units(s.Bad), s.Finders, s.Jobs),
	}
	if s.Good < s.Earned {
		lines = append(lines, fmt.Sprintf("the stake lets %s units count: more stake lets more", units(s.Good)))
	}
	return slices.Clip(lines)
}

// Weigh returns what a stake weighs in draws of verifiers at now: every wrong verdict halves
// it, and is forgotten as all evidence is. A good record adds nothing, so that the chance to
// be drawn stays linear in stake.
func (r Record) Weigh(stake money.Units, now uint64) money.Units {
	var wrong uint64
	for _, e := range r {
		wrong = min(wrong+decayed(mass(e.Wrong, 1), e.age(now)), maxMass)
	}
	halvings := (wrong + whole/2) / whole
	return max(stake>>min(halvings, maxHalvings), min(stake, 1))
}
