package config

import (
	"cmp"
	"slices"

	"github.com/infernetprotocol/infernet/market/money"
)

// Rails on which a node's jobs can be paid. Operators stake on the EVM chain, whichever rails they use.
const (
	RailEVM    = "evm"
	RailSolana = "solana"
)

// DefaultUnit is the unit of account in which jobs on several rails are priced.
const DefaultUnit = "USD"

// Rail is one of several rails on which jobs are paid. Rate is what one unit of
// account is worth there: tokens ("1" for a stablecoin of dollars, which is the
// default) or satoshis. The node's quotes bind it to this rate for ten minutes.
type Rail struct {
	Rail string `json:"rail"`
	Rate string `json:"rate,omitempty"`
}

// AllRails are the rails on which jobs are paid. The first is for jobs that name none.
func (c Config) AllRails() []Rail {
	first := cmp.Or(c.Rail, RailEVM)
	if len(c.Rails) == 0 {
		return []Rail{{Rail: first}}
	}
	all := slices.Clone(c.Rails)
	slices.SortStableFunc(all, func(a, b Rail) int {
		return cmp.Compare(rank(a.Rail == first), rank(b.Rail == first))
	})
	return all
}

func rank(first bool) int {
	if first {
		return 0
	}
	return 1
}

// Units is the rate in base units of an asset with that many decimals. It is 0 if no rate is given and the asset is not
// a dollar.
func (r Rail) Units(decimals int) (uint64, error) {
	text := r.Rate
	if text == "" {
		if r.Rail == RailLightning {
			return 0, nil
		}
		text = "1"
	}
	u, err := money.Parse(text, decimals)
	if err != nil || u <= 0 {
		return 0, invalid("rails: rate of %s: %q: want what one %s is worth in %s, a number above 0 such as %q",
			r.Rail, r.Rate, DefaultUnit, r.in(), r.like())
	}
	return uint64(u), nil
}

// in names what a rate is counted in.
func (r Rail) in() string {
	if r.Rail == RailLightning {
		return "satoshis"
	}
	return "tokens"
}

// like is an example of a rate.
func (r Rail) like() string {
	if r.Rail == RailLightning {
		return "1500"
	}
	return "1"
}

// validateRail checks the rails and what they need.
func (c Config) validateRail() error {
	if len(c.Solana.RPC) > 0 { // also when jobs are not paid there: its money is looked for
		if err := c.Solana.validate(); err != nil {
			return err
		}
	}
	if err := c.validateRails(); err != nil {
		return err
	}
	for _, r := range c.AllRails() {
		if err := c.validateOne(r.Rail); err != nil {
			return err
		}
	}
	return nil
}

func (c Config) validateOne(rail string) error {
	switch rail {
	case RailEVM:
		return nil
	case RailSolana:
		return c.Solana.validate()
	case RailLightning:
		return c.Lightning.validate()
	}
	return unknownRail("rail", rail)
}

func unknownRail(key, rail string) error {
	return invalid("%s: %q is none of evm, solana, lightning", key, rail)
}

// validateRails checks the list of several rails.
func (c Config) validateRails() error {
	if len(c.Rails) == 0 {
		return nil
	}
	seen := map[string]bool{}
	for _, r := range c.Rails {
		if !slices.Contains([]string{RailEVM, RailSolana, RailLightning}, r.Rail) {
			return unknownRail("rails", r.Rail)
		}
		if seen[r.Rail] {
			return invalid("rails: %s is named twice", r.Rail)
		}
		seen[r.Rail] = true
		decimals := c.Chain.Decimals
		if r.Rail == RailLightning {
			decimals = LightningDecimals
			if r.Rate == "" {
				return invalid("rails: rate of lightning: want how many satoshis one %s is worth, such as %q",
					DefaultUnit, r.like())
			}
		}
		if _, err := r.Units(decimals); err != nil {
			return err
		}
	}
	switch first := cmp.Or(c.Rail, RailEVM); {
	case !seen[first]:
		return invalid("rails: jobs that name no rail are paid on %q (the key rail), "+
			"which is not among them: add it, or set rail to one of them", first)
	case first == RailLightning:
		return invalid("rail: want evm or solana beside others: prices in this file are dollars")
	case seen[RailLightning] && c.Wallet.Limits.PerJob != "":
		return invalid("wallet.limits.per_job is in dollars, and " +
			"does not bound what lightning pays: leave one of the two out")
	case seen[RailLightning] && c.Wallet.Limits.PerDay != "" && c.Lightning.PerDay == "":
		return invalid("wallet.limits.per_day is in dollars, and " +
			"does not bound what lightning pays: set lightning.per_day too, in satoshis")
	}
	return nil
}
