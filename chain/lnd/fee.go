package lnd

import (
	"context"
	"fmt"

	"github.com/lightningnetwork/lnd/input"
	"github.com/lightningnetwork/lnd/lnrpc/walletrpc"
)

// FeeRate is what a place in a block costs, satoshis per 1000 weight units.
type FeeRate uint32

// String writes the rate as people read it.
func (r FeeRate) String() string {
	tenths := (uint64(r)*4 + 50) / 100 // of a satoshi per vbyte, which is 4 weight units
	return fmt.Sprintf("%d.%d sat a vbyte", tenths/10, tenths%10)
}

// maxFeeRate is the highest rate that is believed: 100 times what lnd's sweeper
// pays at most (1000 satoshis a vbyte).
const maxFeeRate FeeRate = 25_000_000

// feeTargets are the times for which the rate is asked, blocks: the first is
// lnd's own for a claim that must not wait. With the second lnd begins when a
// lock has long to live. It should cost less; but where the chain's estimator
// does not look so far (btcd's ends at 25 blocks) lnd takes 25 satoshis a vbyte
// for granted, and acts on that.
var feeTargets = []int32{6, 144}

// FeeRate is the going rate as the node estimates it: what it will offer, at
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
