package ledger

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/cockroachdb/pebble/v2"

	"github.com/infernetprotocol/infernet/market/money"
)

// Balance returns the sum of an account's postings in one asset.
func (l *Ledger) Balance(a Account, asset money.Asset) (money.Amount, error) {
	if err := l.settle(); err != nil {
		return money.Amount{}, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return money.Amount{Asset: asset, Units: l.balances[balance{a, asset}]}, nil
}

// Balances returns every balance that is not zero, ordered by asset and
// account.
func (l *Ledger) Balances() ([]Posting, error) {
	if err := l.settle(); err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	ps := make([]Posting, 0, len(l.balances))
	for b, u := range l.balances {
		if u != 0 {
			ps = append(ps, Posting{b.account, money.Amount{Asset: b.asset, Units: u}})
		}
	}
	slices.SortFunc(ps, func(a, b Posting) int {
		return cmp.Or(cmp.Compare(a.Amount.Asset, b.Amount.Asset), cmp.Compare(a.Account, b.Account))
	})
	return ps, nil
}

func eachBalance(r pebble.Reader, fn func(balance, money.Units) error) error {
	return scan(r, []byte{colBalance}, func(k []byte, u money.Units) error {
		b, ok := parseBalanceKey(k)
		if !ok {
			return &CorruptError{What: fmt.Sprintf("balance key %q", k)}
		}
		return fn(b, u)
	})
}
