package economics

import (
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Keys of the job file, as refusals name them.
const (
	keyShare     = "payment.verification_share"
	keyPrice     = "payment.price_per_segment"
	keySample    = "verification.sample"
	keyVerifiers = "verification.verifiers"
	keyMarks     = "training.marks"
	keyLocks     = "offer.locks"
)

// against returns the number that makes every deviation a loss: a larger lock, more
// verifiers, or everything checked.
func (p Params) against() (key, want string) {
	good := func(q Params) bool {
		_, bad := q.sized().paying()
		return !bad
	}
	if good(p) {
		return keyLocks, fmt.Sprintf("at least %s of stake (the node that posts the job computes it)",
			p.cash(p.sized().Lock))
	}
	for n := p.Verifiers + 1; n <= market.MaxVerifiers; n++ {
		q := p
		if q.Verifiers = n; good(q) {
			return keyVerifiers, fmt.Sprint(n) + q.withTheirPay()
		}
	}
	q := p
	if q.SamplePermille = 1000; good(q) {
		return keySample, "100%"
	}
	for q.Verifiers++; q.Verifiers <= market.MaxVerifiers; q.Verifiers++ {
		if good(q) {
			return keySample, fmt.Sprintf("100%%, and %s: %d", keyVerifiers, q.Verifiers)
		}
	}
	return "", ""
}

// withTheirPay returns what must change as well so that so many verifiers are paid for their
// checks, or nothing.
func (p Params) withTheirPay() string {
	if p.verifyingPays() {
		return ""
	}
	if share, ok := p.payingShare(); ok {
		return fmt.Sprintf(", and %s: %s", keyShare, share)
	}
	return ""
}

// forVerifiers returns the number that makes checks worth their computing. Where nothing is
// checked whole, it is the marks, as shorter intervals cost less. Else it is a larger share,
// or fewer segments that are checked whole. If one number is not enough, it is several.
func (p Params) forVerifiers() (key, want string) {
	if p.SamplePermille == 0 {
		if n, q := p.payingMarks(); q.verifyingPays() {
			return keyMarks, fmt.Sprint(n)
		}
	}
	if share, ok := p.payingShare(); ok {
		return keyShare, share
	}
	q := p
	for q.SamplePermille > 0 {
		if q.SamplePermille--; q.verifyingPays() {
			return keySample, fmt.Sprintf("%g%%", float64(q.SamplePermille)/10)
		}
	}
	if share, ok := q.payingShare(); ok {
		return keySample, fmt.Sprintf("0%%, and %s: %s", keyShare, share)
	}
	n, q := q.payingMarks()
	if share, ok := q.payingShare(); ok {
		return keyMarks, fmt.Sprintf("%d, %s: 0%%, and %s: %s", n, keySample, keyShare, share)
	}
	return "", ""
}

// payingMarks returns the least number of intervals, above what it is, with which checks pay,
// or the largest that there can be.
func (p Params) payingMarks() (uint32, Params) {
	n := p.Intervals()
	for n < min(commit.MaxIntervals, p.Steps) && !p.verifyingPays() {
		n++
		p.Stride = (p.Steps + n - 1) / n
	}
	return n, p
}

// payingShare returns the least share of the verifiers, above what it is, with which checks pay.
func (p Params) payingShare() (string, bool) {
	for p.VerifyBPS++; p.VerifyBPS+p.DelegateBPS <= market.MaxShares; p.VerifyBPS++ {
		if p.verifyingPays() {
			return fmt.Sprintf("%g%%", float64(p.VerifyBPS)/100), true
		}
	}
	return "", false
}

// forChallengers returns the price of a segment at which showing that one is wrong pays: gas
// costs the same whatever a segment costs.
func (p Params) forChallengers() (key, want string) {
	q := p
	for range 40 {
		q.Price *= 2
		if q.Price > 1<<61 || p.ComputeKnown {
			break
		}
		if q.Lock = part(p.Lock, uint64(q.Price), uint64(p.Price)); q.challengePays() {
			return keyPrice, fmt.Sprintf("%s, with as many more steps in a segment", p.cash(q.Price))
		}
	}
	return "", ""
}
