package lnd

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/lightningnetwork/lnd/lnrpc/walletrpc"
)

// estimator is a node's wallet that knows rates by target.
type estimator struct {
	walletrpc.UnimplementedWalletKitServer
	rates map[int32]int64
	asked []int32
}

func (e *estimator) EstimateFee(_ context.Context,
	r *walletrpc.EstimateFeeRequest) (*walletrpc.EstimateFeeResponse, error) {
	e.asked = append(e.asked, r.ConfTarget)
	return &walletrpc.EstimateFeeResponse{SatPerKw: e.rates[r.ConfTarget]}, nil
}

// TestFeeRateIsTheHighest: the rate is the highest of what lnd may begin and end
// with; one that cannot be is refused.
func TestFeeRateIsTheHighest(t *testing.T) {
	for name, x := range map[string]struct {
		near, far int64
		want      FeeRate
		err       error
	}{
		"as it should be":            {2500, 300, 2500, nil},
		"an estimator without sight": {253, 6250, 6250, nil},
		"the highest":                {25_000_000, 1, 25_000_000, nil},
		"nothing":                    {0, 300, 0, ErrAnswer},
		"less than nothing":          {300, -1, 0, ErrAnswer},
		"beyond belief":              {25_000_001, 300, 0, ErrAnswer},
	} {
		l := honest()
		l.fees = estimator{rates: map[int32]int64{6: x.near, 144: x.far}}
		got, err := dial(t, l).FeeRate(t.Context())
		if got != x.want || !errors.Is(err, x.err) {
			t.Errorf("%s: %d, %v", name, got, err)
		}
		if err == nil && !slices.Equal(l.fees.asked, []int32{6, 144}) {
			t.Errorf("%s: asked for %v", name, l.fees.asked)
		}
	}
}

func TestFeeRateReadsAsPeopleCount(t *testing.T) {
	for r, want := range map[FeeRate]string{253: "1.0 sat a vbyte", 250: "1.0 sat a vbyte", 6250: "25.0 sat a vbyte",
		394: "1.6 sat a vbyte", maxFeeRate: "100000.0 sat a vbyte"} {
		if got := r.String(); got != want {
			t.Errorf("%d: %s, want %s", r, got, want)
		}
	}
}

// TestClaimWeightIsBOLT3s: 706 weight units of the HTLC-success transaction
// (BOLT 3, appendix A, with anchors; lnd counts the header one less), and a
// P2WKH input and a P2TR output for its fee.
func TestClaimWeightIsBOLT3s(t *testing.T) {
	const coin, change = 4*41 + 109, 4 * 43
	if got := ClaimWeight(); got != 706-1+coin+change {
		t.Errorf("%d weight units", got)
	}
}
