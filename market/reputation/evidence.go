package reputation

import (
	"math"

	"github.com/ethereum/go-ethereum/common"
)

// Counts are the results of an operator.
type Counts struct {
	Delivered uint64 `cbor:"1,keyasint" json:"delivered"` // segments verified, or verdicts confirmed
	Missed    uint64 `cbor:"2,keyasint" json:"missed"`    // leases or checks not kept
	Wrong     uint64 `cbor:"3,keyasint" json:"wrong"`     // results or verdicts found wrong
}

// Add returns the sums of the counters of c and o.
func (c Counts) Add(o Counts) Counts {
	return Counts{c.Delivered + o.Delivered, c.Missed + o.Missed, c.Wrong + o.Wrong}
}

// Evidence is what one job showed of one operator in one role.
type Evidence struct {
	Counts
	Client common.Address // whose job it was
	At     uint64         // chain time, in seconds, of the last result
	Paid   uint64         // for what was delivered, in millionths of a unit of account
	// By are the operators that found the result wrong. Without them what was found counts in
	// full: it was this node's own finding.
	By []common.Address
	// Claimed is the throughput of the bid, Shown the best of a verified segment. Both are in
	// tokens a second; Shown is 0 if nothing was measured.
	Claimed, Shown uint64
}

// Record is all that is known of an operator in one role.
type Record []Evidence

// whole is the weight of fresh evidence: masses are counted in thousandths.
const whole = 1000

// decayed returns what a mass of so many thousandths weighs at an age in seconds. Between
// two half-lives the weight falls linearly.
func decayed(mass, age uint64) uint64 {
	halves := age / HalfLife
	if halves > 63 {
		return 0
	}
	m := mass >> halves
	return m - scaled(m, age%HalfLife, 2*HalfLife)
}

// scaled returns ⌊v·num/den⌋ for num ≤ den and den ≤ 2^32.
func scaled(v, num, den uint64) uint64 {
	return v/den*num + v%den*num/den
}

// mass bounds a count and converts it into thousandths.
func mass(n, each uint64) uint64 { return min(n, maxCount) * each * whole }

// maxCount bounds a counter, so that no sum of a record's masses overflows.
const maxCount = 1 << 32

// age is how old evidence is at now. What lies in the future is fresh.
func (e Evidence) age(now uint64) uint64 { return now - min(now, e.At) }

// good is the mass of what was delivered: one unit for each PerUnit that was paid, and at
// most one a segment.
func (e Evidence) good(now uint64) uint64 {
	paid := min(e.Paid, math.MaxUint64/whole) * whole / PerUnit
	return decayed(min(paid, mass(e.Delivered, 1)), e.age(now))
}

// missed is the mass of what was missed.
func (e Evidence) missed(now uint64) uint64 {
	return decayed(mass(e.Missed, MissedWeight), e.age(now))
}

// wrong is the mass of what was found wrong.
func (e Evidence) wrong(now uint64) uint64 {
	return decayed(mass(e.Wrong, WrongWeight), e.age(now))
}

// Overclaimed is the first evidence in which the operator claimed more than Overclaim times
// the throughput that it showed, and whether there is any. No hardware of its kind is that
// fast.
func (r Record) Overclaimed() (Evidence, bool) {
	for _, e := range r {
		if e.Shown > 0 && e.Claimed/Overclaim > e.Shown {
			return e, true
		}
	}
	return Evidence{}, false
}
