package lnd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"github.com/lightningnetwork/lnd/lnrpc/routerrpc"

	"github.com/infernetprotocol/infernet/market/money"
)

// PayOrder asks for a payment.
type PayOrder struct {
	Request string
	// FeeLimit is the most that forwarding may cost.
	FeeLimit money.Units
	// CLTVLimit is the most blocks that the whole route may lock the money.
	CLTVLimit uint32
	// Timeout is how long routes are tried. A payment that is in flight then stays so.
	Timeout time.Duration
}

// Pay starts a payment and returns once the node has taken it over: the payment
// goes on when this process ends. If the node knows a payment of the same hash,
// however that ended, Pay returns ErrReused and pays nothing.
func (c *Client) Pay(ctx context.Context, o PayOrder) error {
	// lnd would try a failed hash again, but here a hash is used once.
	r, err := c.Decode(ctx, o.Request)
	if err != nil {
		return err
	}
	if _, err := c.Track(ctx, r.Hash); !errors.Is(err, ErrUnknown) {
		if err == nil {
			err = fmt.Errorf("pay: %w", ErrReused)
		}
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	s, err := c.router.SendPaymentV2(ctx, &routerrpc.SendPaymentRequest{
		PaymentRequest: o.Request, FeeLimitMsat: int64(o.FeeLimit), CltvLimit: int32(o.CLTVLimit),
		TimeoutSeconds: int32(max(o.Timeout, time.Second) / time.Second), MaxParts: 1,
	})
	if err == nil {
		_, err = s.Recv()
	}
	return classify("pay", err)
}

// Track reads the state of a payment. It returns ErrUnknown for one that was never
// made.
func (c *Client) Track(ctx context.Context, h Hash) (p Payment, err error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	what := "payment " + h.String()
	s, err := c.router.TrackPaymentV2(ctx, &routerrpc.TrackPaymentRequest{PaymentHash: h[:]})
	if err != nil {
		return p, classify(what, err)
	}
	raw, err := s.Recv() // the current state; updates would follow
	switch {
	case errors.Is(err, io.EOF):
		return p, fmt.Errorf("%w: %s has no state", ErrAnswer, what)
	case err != nil:
		return p, classify(what, err)
	}
	return paymentOf(raw, h)
}

func paymentOf(raw *lnrpc.Payment, h Hash) (p Payment, err error) {
	if raw.PaymentHash != h.String() {
		return p, fmt.Errorf("%w: payment %.80q, want %s", ErrAnswer, raw.PaymentHash, h)
	}
	if p.Amount, err = units(raw.ValueMsat); err != nil {
		return p, err
	}
	if p.Fee, err = units(raw.FeeMsat); err != nil {
		return p, err
	}
	switch raw.Status {
	case lnrpc.Payment_INITIATED, lnrpc.Payment_IN_FLIGHT:
		p.State = InFlight
	case lnrpc.Payment_SUCCEEDED:
		p.State = Succeeded
	case lnrpc.Payment_FAILED:
		p.State, p.Reason = Failed, raw.FailureReason.String()
	default:
		return p, fmt.Errorf("%w: payment's status %d", ErrAnswer, raw.Status)
	}
	for _, a := range raw.Htlcs {
		if a.Status == lnrpc.HTLCAttempt_IN_FLIGHT {
			p.Locked, p.Expiry = true, max(p.Expiry, a.GetRoute().GetTotalTimeLock())
		}
	}
	return p, nil
}
