package config

import (
	"cmp"

	"github.com/infernetprotocol/infernet/market/money"
)

// yieldDecimals are the decimals of a yield: billionths.
const yieldDecimals = 9

// OfferLimits are what a provider puts up with in the offers that it bids for. 0 or an empty
// text sets no limit, except in UnfundedStake. `infernet offers` says which limit stands against
// an offer.
type OfferLimits struct {
	MaxWindow   uint64 `json:"max_window"`   // seconds of an offer's window
	MaxDeadline uint64 `json:"max_deadline"` // seconds until an offer's deadline
	// LeastYield is what a lease pays, an hour, for each dollar of stake that it locks.
	LeastYield string `json:"least_yield"`
	// UnfundedStake is the part of the free stake, in percent, that bids may be made for whose
	// clients show no money; 0: none.
	UnfundedStake  uint64 `json:"unfunded_stake"`
	BidsPerClient  uint64 `json:"bids_per_client"`  // that wait for an answer
	BidsPerContact uint64 `json:"bids_per_contact"` // that wait for an answer of one coordinator
}

// defaultLimits take what an honest client asks for. A least yield of 0.00001 is about 9 percent
// a year.
func defaultLimits() OfferLimits {
	return OfferLimits{MaxWindow: 24 * 3600, MaxDeadline: 30 * 24 * 3600, LeastYield: "0.00001", UnfundedStake: 25,
		BidsPerClient: 8, BidsPerContact: 32}
}

// Yield returns the least yield in billionths.
func (l OfferLimits) Yield() (int64, error) {
	u, err := money.Parse(cmp.Or(l.LeastYield, "0"), yieldDecimals)
	return int64(u), err
}

// validate reports the first limit that cannot work.
func (l OfferLimits) validate() error {
	if _, err := l.Yield(); err != nil {
		return invalid("provider.limits.least_yield: %w", err)
	}
	if l.UnfundedStake > 100 {
		return invalid("provider.limits.unfunded_stake: want 0 to 100, in percent")
	}
	return nil
}
