package lnd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"github.com/lightningnetwork/lnd/lnrpc/invoicesrpc"

	"github.com/infernetprotocol/infernet/market/money"
)

// MaxRequest bounds a payment request, in bytes of text.
const MaxRequest = 4096

// AddHold adds an invoice that is paid with a hash of the payer's choosing, and
// returns its payment request. A hash that was used before is ErrReused.
func (c *Client) AddHold(ctx context.Context, h HoldInvoice) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.invoices.AddHoldInvoice(ctx, &invoicesrpc.AddHoldInvoiceRequest{
		Memo: h.Memo, Hash: h.Hash[:], ValueMsat: int64(h.Amount), Expiry: int64(h.Expiry / time.Second),
		CltvExpiry: uint64(h.CLTV),
	})
	if err != nil {
		return "", classify("hold invoice", err)
	}
	return boundedRequest(r.PaymentRequest)
}

// AddInvoice adds an ordinary invoice, which lnd settles by itself.
func (c *Client) AddInvoice(ctx context.Context, amount money.Units, memo string,
	expiry time.Duration) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.ln.AddInvoice(ctx, &lnrpc.Invoice{Memo: memo, ValueMsat: int64(amount),
		Expiry: int64(expiry / time.Second)})
	if err != nil {
		return "", classify("invoice", err)
	}
	return boundedRequest(r.PaymentRequest)
}

func boundedRequest(s string) (string, error) {
	if s == "" || len(s) > MaxRequest {
		return "", fmt.Errorf("%w: a payment request of %d bytes", ErrAnswer, len(s))
	}
	return s, nil
}

// Decode reads a payment request of anyone. The node checks its signature, so Dest
// wrote it.
func (c *Client) Decode(ctx context.Context, request string) (Request, error) {
	if len(request) > MaxRequest {
		return Request{}, fmt.Errorf("payment request of %d bytes, want at most %d", len(request), MaxRequest)
	}
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.ln.DecodePayReq(ctx, &lnrpc.PayReqString{PayReq: request})
	if err != nil {
		return Request{}, classify("payment request", err)
	}
	return requestOf(r)
}

func requestOf(r *lnrpc.PayReq) (out Request, err error) {
	if out.Dest, err = ParseNodeKey(r.Destination); err != nil {
		return out, err
	}
	if out.Hash, err = ParseHash(r.PaymentHash); err != nil {
		return out, err
	}
	if len(r.Description) > maxMemo {
		return out, fmt.Errorf("%w: a description of %d bytes", ErrAnswer, len(r.Description))
	}
	out.Memo = r.Description
	if out.Amount, err = units(r.NumMsat); err != nil {
		return out, err
	}
	if out.CLTV, err = height(r.CltvExpiry); err != nil {
		return out, err
	}
	const year = 366 * 24 * 3600
	if r.Expiry < 0 || r.Expiry > 10*year || r.Timestamp < 0 || r.Timestamp > 1<<40 {
		return out, fmt.Errorf("%w: expiry %d after %d", ErrAnswer, r.Expiry, r.Timestamp)
	}
	out.Expires = time.Unix(r.Timestamp+r.Expiry, 0)
	return out, nil
}

// Lookup reads an invoice. It returns ErrUnknown for one that the node does not
// have.
func (c *Client) Lookup(ctx context.Context, h Hash) (Invoice, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.invoices.LookupInvoiceV2(ctx, &invoicesrpc.LookupInvoiceMsg{
		InvoiceRef: &invoicesrpc.LookupInvoiceMsg_PaymentHash{PaymentHash: h[:]},
	})
	if err != nil {
		return Invoice{}, classify("invoice "+h.String(), err)
	}
	return invoiceOf(r)
}

// Await returns when an invoice is no longer open: something is locked for it, or
// it was canceled. It returns ErrUnknown for one that the node does not have. It
// waits until ctx ends.
func (c *Client) Await(ctx context.Context, h Hash) error {
	ctx, cancel := context.WithCancel(ctx) // ends the stream
	defer cancel()
	what := "watched invoice " + h.String()
	s, err := c.invoices.SubscribeSingleInvoice(ctx, &invoicesrpc.SubscribeSingleInvoiceRequest{RHash: h[:]})
	if err != nil {
		return classify(what, err)
	}
	for { // its state now, then every change
		r, err := s.Recv()
		if errors.Is(err, io.EOF) {
			return fmt.Errorf("%w: %s ended while it was open", ErrAnswer, what)
		}
		if err != nil {
			return classify(what, err)
		}
		i, err := invoiceOf(r)
		if err != nil || i.State != InvoiceOpen {
			return err
		}
	}
}

var invoiceStates = map[lnrpc.Invoice_InvoiceState]InvoiceState{
	lnrpc.Invoice_OPEN: InvoiceOpen, lnrpc.Invoice_ACCEPTED: InvoiceAccepted,
	lnrpc.Invoice_SETTLED: InvoiceSettled, lnrpc.Invoice_CANCELED: InvoiceCanceled,
}

func invoiceOf(r *lnrpc.Invoice) (out Invoice, err error) {
	out.State = invoiceStates[r.State]
	if out.State == 0 || len(r.Htlcs) > 1000 {
		return out, fmt.Errorf("%w: invoice state %d, %d HTLCs", ErrAnswer, r.State, len(r.Htlcs))
	}
	if out.Amount, err = units(r.ValueMsat); err != nil {
		return out, err
	}
	if out.Request, err = boundedRequest(r.PaymentRequest); err != nil {
		return out, err
	}
	// Others may try the hash too, and lnd lists what it turned away. Our payers use one
	// part, but lnd offers multi-part payments to every payer.
	for _, h := range r.Htlcs {
		one, err := htlcOf(h)
		if err != nil {
			return out, err
		}
		live := h.State != lnrpc.InvoiceHTLCState_CANCELED
		if live {
			out.Parts++
		}
		if live || out.HTLC == (HTLC{}) {
			out.HTLC = one
		}
	}
	return out, nil
}

func htlcOf(h *lnrpc.InvoiceHTLC) (out HTLC, err error) {
	out.Channel, out.Index = h.ChanId, h.HtlcIndex
	if out.Amount, err = units(h.AmtMsat); err != nil {
		return out, err
	}
	if out.Accept, err = height(h.AcceptHeight); err != nil {
		return out, err
	}
	out.Expiry, err = height(h.ExpiryHeight)
	return out, err
}

// Resolution reads how an incoming HTLC ended. The node stores this across
// restarts and the channel's closing.
func (c *Client) Resolution(ctx context.Context, h HTLC) (Resolution, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.ln.LookupHtlcResolution(ctx, &lnrpc.LookupHtlcResolutionRequest{ChanId: h.Channel, HtlcIndex: h.Index})
	err = classify(fmt.Sprintf("HTLC %d of channel %d", h.Index, h.Channel), err)
	switch {
	case errors.Is(err, ErrUnknown):
		return Pending, nil
	case err != nil:
		return Pending, err
	case r.Settled:
		return Paid, nil
	}
	return Returned, nil
}

// Settle reveals the preimage for an accepted invoice. Settling again is no error.
// The money has arrived only when Resolution says so.
func (c *Client) Settle(ctx context.Context, p Preimage) error {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	_, err := c.invoices.SettleInvoice(ctx, &invoicesrpc.SettleInvoiceMsg{Preimage: p[:]})
	if err = classify("settle", err); errors.Is(err, ErrSettled) {
		return nil
	}
	return err
}

// Cancel gives back what is locked for an invoice, and lets nobody pay it any
// more. Canceling again is no error; after Settle it returns ErrSettled.
func (c *Client) Cancel(ctx context.Context, h Hash) error {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	_, err := c.invoices.CancelInvoice(ctx, &invoicesrpc.CancelInvoiceMsg{PaymentHash: h[:]})
	if err = classify("cancel", err); errors.Is(err, ErrCanceled) {
		return nil
	}
	return err
}
