package economics

import (
	"errors"
	"fmt"
)

// Why terms are refused.
var (
	// ErrPays: a deviation brings more than it costs on average.
	ErrPays = errors.New("a deviation pays")
	// ErrVerifying: a check pays less than its computing and a fifth more.
	ErrVerifying = errors.New("honest verifying does not pay")
	// ErrChallenge: whoever shows that a segment is wrong may earn less than it costs.
	ErrChallenge = errors.New("to challenge a wrong segment does not pay")
)

// MostLocked is how many times what is at risk a lock may be. A larger one would keep away
// providers whose stake is needed elsewhere.
const MostLocked = 10

// Refusal says which number of the job file to change, and to what.
type Refusal struct {
	Err  error  // an Err… of this package
	Why  string // with numbers
	Key  string // of the job file; empty: no number helps
	Want string // its least change that helps
}

// Error returns one line for people.
func (r Refusal) Error() string {
	text := fmt.Sprintf("%v: %s", r.Err, r.Why)
	if r.Key == "" {
		return text + "; no number of the job changes that"
	}
	return fmt.Sprintf("%s; set %s: %s", text, r.Key, r.Want)
}

// Unwrap returns Err.
func (r Refusal) Unwrap() error { return r.Err }

// Check returns nil if no deviation pays and honest work does. Otherwise the error joins one
// Refusal for each rule that is broken. It wraps ErrRange for numbers that are no job's.
func Check(p Params) error {
	if err := p.Validate(); err != nil {
		return err
	}
	var all []error
	for _, r := range p.refusals() {
		all = append(all, r)
	}
	return errors.Join(all...)
}

func (p Params) refusals() (all []Refusal) {
	if d, bad := p.paying(); bad {
		r := Refusal{Err: ErrPays, Why: fmt.Sprintf("%s (%s) gains %s on average, of a price of %s",
			d.Name, d.What, p.cash(round(d.Expected())), p.cash(p.Price))}
		r.Key, r.Want = p.against()
		all = append(all, r)
	}
	if !p.verifyingPays() {
		r := Refusal{Err: ErrVerifying, Why: fmt.Sprintf("a check pays %s, and computing it costs up to %s, "+
			"of which it should pay %d %%", p.cash(p.CheckFee()), p.cash(p.CheckCost()), HonestPay)}
		r.Key, r.Want = p.forVerifiers()
		all = append(all, r)
	}
	if !p.challengePays() {
		r := Refusal{Err: ErrChallenge, Why: fmt.Sprintf("it may bring %s, for computing of %s and gas of %s",
			p.cash(p.SharedReward()), p.cash(p.Cost()), p.cash(p.Fees.Challenge))}
		r.Key, r.Want = p.forChallengers()
		all = append(all, r)
	}
	return all
}

// paying returns the deviation that pays best, if one does that the job's numbers could stop.
func (p Params) paying() (worst Deviation, bad bool) {
	for _, d := range p.Deviations() {
		verifiers := d.Name == LazySeal || d.Name == FalseNo // verifyingPays asks for more
		if !d.Open && !verifiers && d.Expected() > 0 && d.Expected() > worst.Expected() {
			worst, bad = d, true
		}
	}
	return worst, bad
}

func (p Params) verifyingPays() bool {
	return part(p.CheckCost(), HonestPay, 100) <= p.CheckFee()
}

// challengePays reports whether a challenger earns what the game and the segment cost, also
// if it computes all of the segment and shares the reward with a friend of the asserter.
func (p Params) challengePays() bool {
	return p.Lock == 0 || p.SharedReward() >= sum(p.Cost(), p.Fees.Challenge)
}

// Worst returns the deviation of the smallest margin among those that the job's numbers could
// stop.
func (p Params) Worst() (worst Deviation) {
	for i, d := range p.Deviations() {
		if i == 0 || !d.Open && d.Margin() < worst.Margin() {
			worst = d
		}
	}
	return worst
}
