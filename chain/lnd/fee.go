package lnd

import (
	"context"
	"fmt"

	"github.com/lightningnetwork/lnd/input"
	"github.com/lightningnetwork/lnd/lnrpc/walletrpc"
)

// FeeRate is a fee rate on chain, in satoshis per 1000 weight units.
type FeeRate uint32

// String formats the rate for people, in satoshis per vbyte.
func (r FeeRate) String() string {
	tenths := (uint64(r)*4 + 50) / 100 // of a satoshi per vbyte, which is 4 weight units
	return fmt.Sprintf("%d.%d sat a vbyte", tenths/10, tenths%10)
}

// maxFeeRate is the highest rate that is accepted: 100 times what lnd's sweeper
// pays at most (1000 satoshis per vbyte).
const maxFeeRate FeeRate = 25_000_000

// feeTargets are the confirmation targets for which the rate is asked, in blocks.
// The first is lnd's own for an urgent claim. lnd begins with the second when a
// lock expires much later. That should cost less; but where the chain's estimator
// does not look that far (btcd's ends at 25 blocks), lnd assumes 25 satoshis per
// vbyte and acts on it.
var feeTargets = []int32{6, 144}

// FeeRate is the current rate as the node estimates it: what it will offer, at
// least, when it claims an HTLC on chain.
func (c *Client) FeeRate(ctx context.Context) (most FeeRate, err error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	for _, target := range feeTargets {
		r, err := c.wallet.EstimateFee(ctx, &walletrpc.EstimateFeeRequest{ConfTarget: target})
		if err != nil {
			return 0, classify("fee estimate", err)
		}
		if r.SatPerKw < 1 || r.SatPerKw > int64(maxFeeRate) {
			return 0, fmt.Errorf("%w: a fee of %d sat per 1000 weight units", ErrAnswer, r.SatPerKw)
		}
		most = max(most, FeeRate(r.SatPerKw))
	}
	return most, nil
}

// ClaimWeight is the weight of the heavier of the transactions by which lnd
// claims one HTLC of a closed channel, weight units: BOLT 3's HTLC-success
// transaction with anchors, to which lnd adds a coin of its wallet for the fee and
// the change. A claim from the peer's commitment weighs little more than half.
func ClaimWeight() uint64 {
	var w input.TxWeightEstimator
	w.AddWitnessInput(input.AcceptedHtlcSuccessWitnessSizeConfirmed).AddP2WSHOutput()
	w.AddP2WKHInput().AddP2TROutput()
	return uint64(w.Weight())
}
