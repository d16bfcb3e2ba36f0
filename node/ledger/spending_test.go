package ledger

import (
	"errors"
	"math/big"
	"testing"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market/money"
)

func TestSpendingSurvivesARestart(t *testing.T) {
	dir := t.TempDir()
	limits := wallet.Limits{PerDay: 100, GasPerDay: big.NewInt(50)}
	reserve := func(day uint64, key string, units money.Units, wei int64, want error) {
		t.Helper()
		l, err := Open(dir, Options{})
		if err != nil {
			t.Fatal(err)
		}
		err = NewSpending(l).Reserve(
			t.Context(), wallet.Reservation{Day: day, Key: key, Units: units, Wei: big.NewInt(wei)}, limits)
		if !errors.Is(err, want) {
			t.Errorf("day %d, %s, %d units, %d wei: %v, want %v", day, key, units, wei, err, want)
		}
		if err := l.Close(); err != nil {
			t.Fatal(err)
		}
	}
	reserve(1, "a", 60, 10, nil)
	reserve(1, "b", 41, 0, wallet.ErrLimit)
	reserve(1, "a", 60, 20, nil) // the same transaction, with a higher fee
	reserve(1, "a", 10, 0, nil)
	reserve(1, "b", 40, 30, nil)
	reserve(1, "c", 0, 1, wallet.ErrLimit)
	reserve(1, "a", 61, 0, wallet.ErrLimit)
	reserve(2, "c", 100, 50, nil) // a new day
	reserve(2, "d", 1, 0, wallet.ErrLimit)
	reserve(1, "d", 1, 0, wallet.ErrLimit)
}
