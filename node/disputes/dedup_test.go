package disputes

import (
	"errors"
	"testing"
)

// TestAnErrorIsReportedOnce: a wallet without coins for a bond is reported once, not at
// every block with another price of gas.
func TestAnErrorIsReportedOnce(t *testing.T) {
	var g errorDedup
	for i, x := range []struct {
		err  error
		news bool
	}{
		{nil, false},
		{errors.New("insufficient funds: have 12, want 3400, tx 0xaB1"), true},
		{errors.New("insufficient funds: have 12, want 3511, tx 0xcD2"), false},
		{errors.New("no endpoint answers"), true},
		{nil, true},
		{nil, false},
		{errors.New("no endpoint answers"), true},
	} {
		if got := g.changed(x.err); got != x.news {
			t.Errorf("%d: %v: news %v, want %v", i, x.err, got, x.news)
		}
	}
}
