// Package earnings reads in the ledger what was booked on an account, day by day.
package earnings

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// Ledger is what is read of a ledger.
type Ledger interface {
	// Head returns the number of the newest entry, 0 for none.
	Head() (uint64, ledger.Hash, error)
	Entries(from uint64, fn func(ledger.Entry, ledger.Hash) error) error
}

// Day is what was booked in an asset on a day.
type Day struct {
	Day    time.Time // midnight, UTC
	Amount money.Amount
}

// ByDay returns what was booked on an account since a chain time in unix seconds, by asset, the latest day first. A
// day on which nothing was booked is left out. Errors are those of the ledger.
func ByDay(l Ledger, account ledger.Account, since uint64) ([]Day, error) {
	from, err := firstSince(l, since)
	if err != nil {
		return nil, err
	}
	type key struct {
		day   time.Time
		asset money.Asset
	}
	sums := map[key]money.Units{}
	err = l.Entries(from, func(e ledger.Entry, _ ledger.Hash) error {
		for _, p := range e.Postings {
			if p.Account == account && e.At >= since {
				day := time.Unix(int64(e.At), 0).UTC().Truncate(24 * time.Hour) //nolint:gosec // the ledger's own time
				sums[key{day, p.Amount.Asset}] += p.Amount.Units
			}
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("what was earned: %w", err)
	}
	days := make([]Day, 0, len(sums))
	for k, units := range sums {
		days = append(days, Day{k.day, money.Amount{Asset: k.asset, Units: units}})
	}
	slices.SortFunc(days, func(a, b Day) int {
		return cmp.Or(b.Day.Compare(a.Day), cmp.Compare(a.Amount.Asset, b.Amount.Asset))
	})
	return days, nil
}

var errFound = errors.New("found")

// firstSince returns the number of the first entry since a chain time, or one that is a little earlier: the heads of
// several chains do not move together, so the times of entries are nearly in order.
func firstSince(l Ledger, since uint64) (uint64, error) {
	head, _, err := l.Head()
	if err != nil {
		return 0, fmt.Errorf("the ledger's head: %w", err)
	}
	low, high := uint64(1), head+1 // every entry before low is older, none from high on
	for low < high {
		middle := low + (high-low)/2
		at, err := timeOf(l, middle)
		if err != nil {
			return 0, err
		}
		if at < since {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return max(low, slack+1) - slack, nil
}

// slack is how many entries may be out of order.
const slack = 64

// timeOf returns the chain time of one entry.
func timeOf(l Ledger, number uint64) (at uint64, err error) {
	err = l.Entries(number, func(e ledger.Entry, _ ledger.Hash) error {
		at = e.At
		return errFound
	})
	if !errors.Is(err, errFound) {
		return 0, fmt.Errorf("entry %d of the ledger: %w", number, err)
	}
	return at, nil
}
