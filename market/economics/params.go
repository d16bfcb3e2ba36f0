package economics

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// ErrRange is returned for parameters that are no job's.
var ErrRange = errors.New("economics: parameter out of range")

// Params are the numbers that decide whether honest work pays.
type Params struct {
	// Price is what the client pays for a segment at most. VerifyBPS of it, in basis points,
	// is for the verifiers, DelegateBPS for the delegate, and the rest for the provider.
	Price                  money.Units
	VerifyBPS, DelegateBPS uint16
	// Credit is how many segments a provider may be ahead of its vouchers.
	Credit uint32
	// Steps is the number of optimizer steps of a segment, with a mark after every Stride.
	Steps, Stride uint32
	// SamplePermille of the segments are checked whole. Of the others Drawn intervals
	// between marks are.
	SamplePermille uint16
	Drawn          uint32
	// Verifiers is how many agreeing verdicts a segment needs.
	Verifiers uint8
	// Compute is what it costs to execute a segment, if ComputeKnown. Otherwise it is what
	// the provider's share pays for at most: see HonestPay.
	Compute      money.Units
	ComputeKnown bool
	// Lock is the stake that a wrong segment costs its provider. It is 0 on rails without a
	// dispute game.
	Lock money.Units
	// Bond is what a challenger posts, and Answer the part of it that an asserter gets who
	// wins.
	Bond, Answer money.Units
	Fees         Fees
	// Renamed is how often a provider may name another block for the draw of a segment after
	// it has seen the draw. DrawsAdd says that the intervals of every draw are checked.
	// Otherwise only those of the last one are.
	Renamed  uint32
	DrawsAdd bool
	// Decimals are those of amounts in texts.
	Decimals int
	// Candidates is how many verifiers may be asked under a lease, where a provider asks them
	// itself if its client does not. 0: as few as a lease may name, LeastCandidates.
	Candidates uint32
	// Heard is how many verifiers' bids a provider has heard from themselves when it signs a lease, of
	// those that the lease names and of others. 0: as few as it may have heard, LeastHeard.
	Heard uint32
	// Coalition is how much of the verifiers' stake acts together against the others.
	Coalition Coalition
}

// Fees are the costs of transactions, in base units: see Fee.
type Fees struct {
	Challenge money.Units // of a challenger's longest game
	Respond   money.Units // of an asserter's longest game
	Lease     money.Units // to open a lease and to settle it
}

// Coalition is a part of the stake: Friends of Of equal accounts. A draw is without
// replacement, so several friends are drawn less often from few accounts than from many.
type Coalition struct{ Friends, Of uint32 }

// Third is the largest coalition against which parameters are checked: a third of the stake
// in many accounts.
var Third = Coalition{1000, 3000}

// chance returns the probability that the first n verifiers drawn are friends.
func (c Coalition) chance(n uint32) float64 {
	all := 1.0
	for i := range n {
		if i >= c.Friends || i >= c.Of {
			return 0
		}
		all *= float64(c.Friends-i) / float64(c.Of-i)
	}
	return all
}

// HonestPay is how much more than its computing an honest party earns at least, in
// percent: 120 is a fifth more. A provider that earned less would not have bid, so computing
// a segment costs at most the provider's share divided by this.
const HonestPay = 120

// Validate returns an error that wraps ErrRange for the first number that is no job's.
func (p Params) Validate() error {
	switch {
	case p.Price < 1:
		return fmt.Errorf("%w: the price of a segment", ErrRange)
	case int(p.VerifyBPS)+int(p.DelegateBPS) > market.MaxShares:
		return fmt.Errorf("%w: the shares", ErrRange)
	case p.Credit < 1 || p.Credit > market.MaxCredit:
		return fmt.Errorf("%w: the credit", ErrRange)
	case p.Steps < 1 || p.Stride < 1 || p.Intervals() > commit.MaxIntervals:
		return fmt.Errorf("%w: steps and stride", ErrRange)
	case p.SamplePermille > 1000 || p.SamplePermille < 1000 && p.Drawn < 1:
		return fmt.Errorf("%w: what is checked", ErrRange)
	case p.Verifiers < 1 || p.Verifiers > market.MaxVerifiers:
		return fmt.Errorf("%w: the verifiers", ErrRange)
	case p.Coalition.Friends > p.Coalition.Of:
		return fmt.Errorf("%w: the coalition", ErrRange)
	case min(p.Compute, p.Lock, p.Bond, p.Answer) < 0, min(p.Fees.Challenge, p.Fees.Respond, p.Fees.Lease) < 0:
		return fmt.Errorf("%w: an amount below 0", ErrRange)
	}
	return nil
}

// Intervals returns the number of intervals of a segment.
func (p Params) Intervals() uint32 { return commit.Intervals(p.Steps, p.Stride) }

// Of returns the parameters that an offer's own terms name. Prices of the chain and the lock
// are left to the caller.
func Of(s market.Spec, o market.Offer) Params {
	return Params{
		Price: money.Units(o.MaxPrice), VerifyBPS: o.VerifyBPS, DelegateBPS: o.DelegateBPS, Credit: o.Credit,
		Steps: s.StepsPerSegment, Stride: s.Stride(), SamplePermille: s.Verification.SamplePermille,
		Drawn: uint32(s.Verification.Intervals), Verifiers: s.Verification.Verifiers, Renamed: market.MaxRenamed,
		DrawsAdd: true, Coalition: Third,
	}
}
