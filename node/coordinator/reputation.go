package coordinator

import (
	"math/bits"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// reputation is what this node's jobs recorded of operators.
func (c *Coordinator) reputation() map[common.Address]market.Reputation {
	known := map[common.Address]market.Reputation{}
	for _, r := range c.Records() {
		if len(r.State.Records) == 0 {
			continue
		}
		rate := c.rate(r.State)
		for _, x := range r.State.Records {
			known[x.Operator] = added(known[x.Operator], x, seen(r.State, x, rate))
		}
	}
	return known
}

// Reputation is what this node's jobs recorded of one operator.
func (c *Coordinator) Reputation(op common.Address) market.Reputation { return c.reputation()[op] }

// added adds evidence to the role that it is of. A record of before roles were told apart is
// of both.
func added(r market.Reputation, x job.Record, e reputation.Evidence) market.Reputation {
	if x.Role != market.RoleVerifier {
		r.Provider = append(r.Provider, e)
	}
	if x.Role != market.RoleProvider {
		r.Verifier = append(r.Verifier, e)
	}
	return r
}

// seen is what a job's record says. A record without a time is as old as what the job
// knows of time.
func seen(s job.State, x job.Record, rate uint64) reputation.Evidence {
	e := reputation.Evidence{
		Counts: x.Reputation, Client: s.Announcement.Offer.Client, At: x.At, Paid: worth(x.Paid, rate),
		By: x.By, Claimed: x.Claimed, Shown: x.Shown,
	}
	if e.At == 0 {
		e.At = s.Clock.Chain
	}
	return e
}

// unit is a unit of account, in millionths.
const unit = 1_000_000

// rate is what a unit of account is worth in base units of a job's asset: as this node is
// configured, else one dollar of an asset that is written in dollars, else 0.
func (c *Coordinator) rate(s job.State) uint64 {
	at, err := c.d.Rails.At(s.Chosen().Domain())
	switch {
	case err != nil:
		return 0
	case at.Rate > 0 || at.Unit != "":
		return at.Rate
	}
	rate := uint64(1)
	for range min(at.Decimals, 18) {
		rate *= 10
	}
	return rate
}

// worth converts base units into millionths of a unit of account, rounded down. Where the
// rate is not known, it is nothing: such evidence shows results, but no pay.
func worth(paid, rate uint64) uint64 {
	hi, lo := bits.Mul64(paid, unit)
	if rate == 0 {
		return 0
	}
	if hi >= rate {
		return 1<<64 - 1
	}
	q, _ := bits.Div64(hi, lo, rate)
	return q
}
