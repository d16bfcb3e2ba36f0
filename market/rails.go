package market

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market/money"
)

// Rail is a way to be paid.
type Rail string

// Rails.
const (
	OnEVM       Rail = "evm"
	OnSolana    Rail = "solana"
	OnLightning Rail = "lightning"
)

// KnownRails are all of them.
var KnownRails = []Rail{OnEVM, OnSolana, OnLightning}

// ErrNoRail: none of the rails that a job names can pay it now.
var ErrNoRail = errors.New("none of the job's rails can be used now")

// ParseRails reads rails in the order of preference, such as
// "lightning, evm": each known, none twice.
func ParseRails(text string) (order []Rail, err error) {
	for part := range strings.SplitSeq(text, ",") {
		r := Rail(strings.TrimSpace(part))
		if !slices.Contains(KnownRails, r) {
			return nil, fmt.Errorf("%w: rail %q is none of evm, solana, lightning", ErrRange, r)
		}
		if slices.Contains(order, r) {
			return nil, fmt.Errorf("%w: rail %q is named twice", ErrRange, r)
		}
		order = append(order, r)
	}
	return order, nil
}

// RailState is what a node knows of one of its rails.
type RailState struct {
	Rail    Rail
	Problem string      // why it cannot be used now; empty: it can
	Balance money.Units // spendable there, base units of the quote's asset
	Quote   ValidQuote  // of the unit in which the job is priced
}

// RailChoice is the rail that pays, and why those before it do not.
type RailChoice struct {
	Rail    Rail
	Price   money.Amount // of a segment
	Skipped []string     // "lightning: no channel is open"
}

// ChooseRail takes the first rail of the order that the node has, that is well,
// whose quote is of the unit and still binding at chain time now, and whose
// balance pays for all segments. price is in millionths of the unit. The error
// wraps ErrNoRail and says what is wrong with each.
func ChooseRail(order []Rail, mine []RailState, unit string, price money.Units, segments uint32, now uint64) (RailChoice, error) {
	var c RailChoice
	for _, r := range order {
		i := slices.IndexFunc(mine, func(s RailState) bool { return s.Rail == r })
		if i < 0 {
			c.Skipped = append(c.Skipped, fmt.Sprintf("%s: not configured here", r))
			continue
		}
		amount, err := mine[i].pays(unit, price, segments, now)
		if err != nil {
			c.Skipped = append(c.Skipped, fmt.Sprintf("%s: %v", r, err))
			continue
		}
		c.Rail, c.Price = r, amount
		return c, nil
	}
	return c, fmt.Errorf("%w: %s", ErrNoRail, strings.Join(c.Skipped, "; "))
}

// pays is the price of a segment on the rail, if it can pay all of them.
func (s RailState) pays(unit string, price money.Units, segments uint32, now uint64) (money.Amount, error) {
	q := s.Quote.q
	switch {
	case s.Problem != "":
		return money.Amount{}, errors.New(s.Problem)
	case q.Unit != unit:
		return money.Amount{}, fmt.Errorf("%w: its quote is of %q, the job is priced in %q", ErrMismatch, q.Unit, unit)
	case now >= q.Expires:
		return money.Amount{}, fmt.Errorf("%w: its quote ended at %d, it is %d", ErrExpired, q.Expires, now)
	}
	amount, err := s.Quote.Convert(price)
	if err != nil {
		return money.Amount{}, err
	}
	all, err := amount.Units.Mul(segments)
	if err == nil && all > s.Balance {
		err = fmt.Errorf("%d base units are needed, %d are there", all, s.Balance)
	}
	return amount, err
}
