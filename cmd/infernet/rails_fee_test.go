package main

import (
	"bytes"
	"math/big"
	"strings"
	"testing"
)

// TestFeesAreShownInTheirUnit, with the digits that matter.
func TestFeesAreShownInTheirUnit(t *testing.T) {
	for _, x := range []struct {
		units    string
		decimals int
		want     string
	}{
		{"0", 18, "0"},
		{"375875000000000", 18, "0.000376"},
		{"9500000000000000", 18, "0.0095"},
		{"12345678900000000000", 18, "12.3"},
		{"1234567000000000000000", 18, "1235"},
		{"1", 18, "0.000000000000000001"},
		{"25000000000", 9, "25"},
		{"7", 9, "0.000000007"},
		{"10800", 9, "0.0000108"},
		{"999999", 9, "0.001"},
		{"10000", 3, "10"},
	} {
		units, _ := new(big.Int).SetString(x.units, 10)
		if got := amountIn(units, x.decimals, feeDigits); got != x.want {
			t.Errorf("%s with %d decimals: %s, want %s", x.units, x.decimals, got, x.want)
		}
	}
}

// TestGasIsShownInCoins: with digits enough to see a fee leave.
func TestGasIsShownInCoins(t *testing.T) {
	for wei, want := range map[string]string{"10000000000000000000": "10 coins", "1999733697000000000": "1.99973 coins",
		"0": "0 coins", "?": "?"} {
		if got := inCoins(wei); got != want {
			t.Errorf("%s wei: %s, want %s", wei, got, want)
		}
	}
}

// TestRawFeesAreForProgramsAlone: people read the rail's own coin.
func TestRawFeesAreForProgramsAlone(t *testing.T) {
	var out bytes.Buffer
	r := railStatus{Rail: "evm:137", OK: true}
	r.costs(big.NewInt(30_123_456_789), "POL")
	r.print(&out)
	if !strings.Contains(out.String(), "about 0.00753 POL: 250000 gas at 30.1 gwei") {
		t.Errorf("it prints:\n%s", &out)
	}
	if r.Fee != "7530864197250000" || r.FeeUnit != "wei" || strings.Contains(out.String(), r.Fee) {
		t.Errorf("fee %s %s", r.Fee, r.FeeUnit)
	}
}
