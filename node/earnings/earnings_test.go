package earnings_test

import (
	"reflect"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/earnings"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

const (
	dollars = money.Asset("eip155:31337/erc20:0x0000000000000000000000000000000000000001")
	sats    = money.Asset("bip122:0f9188f13cb7b2c71f2a335e3a4fc328/slip44:1")
	day     = 24 * 60 * 60
	monday  = uint64(1_800_000_000 / day * day)
)

func earn(t *testing.T, l *ledger.Ledger, at uint64, asset money.Asset, units money.Units) {
	t.Helper()
	_, err := l.Commit(ledger.Change{Kind: "lease.settled", At: at, Postings: []ledger.Posting{
		{Account: "escrow/1", Amount: money.Amount{Asset: asset, Units: -units}},
		{Account: "earned", Amount: money.Amount{Asset: asset, Units: units}},
	}})
	if err != nil {
		t.Fatal(err)
	}
}

// TestByDay: assets are never added together, midnight begins a day, what a chain took back counts against its day, and
// what is older than asked for is left out, also where entries are a little out of order.
func TestByDay(t *testing.T) {
	l := roletest.OpenLedger(t)
	if got, err := earnings.ByDay(l, "earned", monday); err != nil || len(got) != 0 {
		t.Errorf("an empty ledger: %v, %v", got, err)
	}
	for i := range uint64(300) {
		earn(t, l, monday-300+i, dollars, 1000) // on Sunday
	}
	earn(t, l, monday, dollars, 5)
	earn(t, l, monday-1, dollars, 1000) // of a chain that is behind
	earn(t, l, monday+day-1, dollars, 7)
	earn(t, l, monday+day-1, sats, 40)
	earn(t, l, monday+2*day, dollars, 11)
	earn(t, l, monday+2*day+1, dollars, -2)
	on := func(n uint64, asset money.Asset, units money.Units) earnings.Day {
		at := time.Unix(int64(monday+n*day), 0).UTC()
		return earnings.Day{Day: at, Amount: money.Amount{Asset: asset, Units: units}}
	}
	got, err := earnings.ByDay(l, "earned", monday)
	want := []earnings.Day{on(2, dollars, 9), on(0, sats, 40), on(0, dollars, 12)}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	if got, err := earnings.ByDay(l, "earned", monday+day); err != nil || !reflect.DeepEqual(got, want[:1]) {
		t.Errorf("from Tuesday on: %v, %v", got, err)
	}
	if got, err := earnings.ByDay(l, "spent", 0); err != nil || len(got) != 0 {
		t.Errorf("another account: %v, %v", got, err)
	}
}
