package lnd

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"github.com/lightningnetwork/lnd/lnrpc/routerrpc"
)

// A probe has the least amount that BOLT 2 peers forward by default, and is
// refused within a round trip.
const (
	probeMsat = 1000
	probeTime = 5 * time.Second
	probeCLTV = 40
	mostPeers = 50
)

// ErrProbePaid means that somebody knows the preimage of a hash that was drawn at
// random.
var ErrProbePaid = errors.New("a probe for a random hash was paid")

// Nudge makes channels with pending HTLCs sign anew. If lnd (v0.21) is stopped
// between its revoke_and_ack and its commitment_signed, it can forget that it owes
// the latter: channel_reestablish finds both sides in step, and an HTLC that was
// added or settled stays half done until something else changes the channel. Nudge
// makes such a change: a payment to the channel's peer for a hash whose preimage
// nobody knows. The peer refuses it, it costs nothing, and both sides sign anew.
func (c *Client) Nudge(ctx context.Context) error {
	listed, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.ln.ListChannels(listed, &lnrpc.ListChannelsRequest{ActiveOnly: true})
	if err != nil {
		return classify("channels", err)
	}
	var peers int
	for _, ch := range r.Channels {
		if len(ch.PendingHtlcs) == 0 {
			continue
		}
		if peers++; peers > mostPeers {
			break
		}
		err = errors.Join(err, c.probe(ctx, ch))
	}
	return err
}

// probe makes a payment over a channel that its peer refuses.
func (c *Client) probe(ctx context.Context, ch *lnrpc.Channel) error {
	peer, err := ParseNodeKey(ch.RemotePubkey)
	if err != nil {
		return err
	}
	var hash Hash
	if _, err := rand.Read(hash[:]); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, 2*probeTime)
	defer cancel()
	what := fmt.Sprintf("probe of channel %d", ch.ChanId)
	s, err := c.router.SendPaymentV2(ctx, &routerrpc.SendPaymentRequest{
		Dest: peer[:], AmtMsat: probeMsat, PaymentHash: hash[:], FinalCltvDelta: probeCLTV,
		OutgoingChanIds: []uint64{ch.ChanId},
		MaxParts:        1, TimeoutSeconds: int32(probeTime / time.Second), NoInflightUpdates: true,
	})
	if err != nil {
		return classify(what, err)
	}
	p, err := s.Recv()
	switch {
	case err != nil:
		return classify(what, err)
	case p.Status == lnrpc.Payment_SUCCEEDED:
		return fmt.Errorf("%s: %w", what, ErrProbePaid)
	case p.FailureReason != lnrpc.PaymentFailureReason_FAILURE_REASON_INCORRECT_PAYMENT_DETAILS:
		return fmt.Errorf("%s did not reach the peer: %s", what, p.FailureReason)
	}
	return nil
}
