package funds_test

import (
	"errors"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market/money"
)

func TestSumKeepsAssetsApart(t *testing.T) {
	items := []funds.Item{
		{Rail: "evm:1", Asset: "a", Units: 3, AtMost: 5, Claimable: true},
		{Rail: "evm:1", Asset: "a", Units: 4, AtMost: 4, Claimable: true, Held: true},
		{Rail: "evm:1", Asset: "b", Units: 7, AtMost: 9},
		{Rail: "sol", Asset: "a", Units: 1, AtMost: 1},
	}
	got, err := funds.Sum(items)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		rail  string
		asset money.Asset
		want  funds.Total
	}{
		{"evm:1", "a", funds.Total{Items: 2, Units: 7, AtMost: 9, Claimable: 7, Stranded: 3}},
		{"evm:1", "b", funds.Total{Items: 1, Units: 7, AtMost: 9}},
		{"sol", "a", funds.Total{Items: 1, Units: 1, AtMost: 1}},
	} {
		if have := got[x.rail][x.asset]; have != x.want {
			t.Errorf("%s %s: %+v, want %+v", x.rail, x.asset, have, x.want)
		}
	}
}

func TestSumDoesNotWrap(t *testing.T) {
	_, err := funds.Sum([]funds.Item{{Units: math.MaxInt64}, {Units: 1}})
	if !errors.Is(err, money.ErrRange) {
		t.Errorf("a sum beyond 63 bits: %v", err)
	}
}
