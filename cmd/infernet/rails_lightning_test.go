package main

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/node/config"
)

// tariff is an lnd that estimates one rate.
type tariff struct {
	rate lnd.FeeRate
	err  error
}

func (t tariff) FeeRate(context.Context) (lnd.FeeRate, error) { return t.rate, t.err }

// TestRailsTellTheLeastPay: by the going rate, or by the configuration, beside it.
func TestRailsTellTheLeastPay(t *testing.T) {
	for own, want := range map[string]string{
		"": "1242.00 sat: twice what a claim on chain may cost at 1.0 sat a vbyte",
		"2000": "2000.00 sat, as lightning.min_segment says; twice what a claim on chain may cost at 1.0 sat a " +
			"vbyte is 1242.00 sat",
		"0": "0.00 sat, as lightning.min_segment says; twice what a claim on chain may cost at 1.0 sat a vbyte is " +
			"1242.00 sat",
	} {
		r := railStatus{OK: true}
		if err := r.worth(t.Context(), config.Lightning{MinSegment: own}, tariff{rate: 253}); err != nil ||
			r.LeastText != want {
			t.Errorf("%q: %q, %v", own, r.LeastText, err)
		}
		if units := map[string]string{"": "1242000", "2000": "2000000", "0": "0"}[own]; r.Least != units {
			t.Errorf("%q: %s units, want %s", own, r.Least, units)
		}
		var b strings.Builder
		if r.print(&b); !strings.Contains(b.String(), "least pay of a segment") {
			t.Errorf("not shown:\n%s", &b)
		}
	}
	r := railStatus{}
	if err := r.worth(t.Context(), config.Lightning{}, tariff{err: lnd.ErrAway}); !errors.Is(err, lnd.ErrAway) {
		t.Error(err)
	}
}
