package lnd

import (
	"context"
	"fmt"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"

	"github.com/infernetprotocol/infernet/market/money"
)

// Bounds of lists: how many entries are asked for at once, and after how many
// pages the node counts as faulty.
const (
	page     = 100
	maxPages = 1000
	maxMemo  = 639 // BOLT 11: the longest description
)

// Held is an invoice that was neither settled nor canceled.
type Held struct {
	Hash Hash
	Memo string
	Invoice
}

// Sent is a payment of ours with the request that it pays.
type Sent struct {
	Hash    Hash
	Request string
	Payment
}

// Closing is a channel of ours whose money is on its way to the wallet.
type Closing struct {
	Point string // its outpoint
	Tx    string // that closes it; empty: not known yet
	// Ours is certain; InHTLCs depends on preimages and time. Both are in units.
	Ours, InHTLCs money.Units
	// Matures is the height from which the last of the money can be moved. It is 0
	// before the closing transaction is in a block.
	Matures uint32
}

// PendingInvoices lists the invoices that are open or accepted, oldest first. It
// needs no records of them.
func (c *Client) PendingInvoices(ctx context.Context) (out []Held, err error) {
	var from uint64
	for range maxPages {
		r, err := c.invoicePage(ctx, from)
		if err != nil {
			return nil, err
		}
		for _, i := range r.Invoices {
			h, err := heldOf(i)
			if err != nil {
				return nil, err
			}
			out = append(out, h)
		}
		if len(r.Invoices) == 0 || r.LastIndexOffset <= from {
			return out, nil
		}
		from = r.LastIndexOffset
	}
	return nil, fmt.Errorf("%w: invoices without end", ErrAnswer)
}

func (c *Client) invoicePage(ctx context.Context, from uint64) (*lnrpc.ListInvoiceResponse, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.ln.ListInvoices(ctx, &lnrpc.ListInvoiceRequest{PendingOnly: true, IndexOffset: from,
		NumMaxInvoices: page})
	return r, classify("invoices", err)
}

func heldOf(r *lnrpc.Invoice) (h Held, err error) {
	if len(r.RHash) != len(h.Hash) || len(r.Memo) > maxMemo {
		return h, fmt.Errorf("%w: an invoice with a hash of %d bytes, a memo of %d", ErrAnswer, len(r.RHash),
			len(r.Memo))
	}
	h.Hash, h.Memo = Hash(r.RHash), r.Memo
	h.Invoice, err = invoiceOf(r)
	return h, err
}

// Unended lists the payments since a time that have neither succeeded nor failed.
func (c *Client) Unended(ctx context.Context, since time.Time) (out []Sent, err error) {
	var from uint64
	for range maxPages {
		r, err := c.paymentPage(ctx, from, since)
		if err != nil {
			return nil, err
		}
		for _, p := range r.Payments {
			s, err := sentOf(p)
			if err != nil {
				return nil, err
			}
			if s.State == InFlight {
				out = append(out, s)
			}
		}
		if len(r.Payments) == 0 || r.LastIndexOffset <= from {
			return out, nil
		}
		from = r.LastIndexOffset
	}
	return nil, fmt.Errorf("%w: payments without end", ErrAnswer)
}

func (c *Client) paymentPage(ctx context.Context, from uint64, since time.Time) (*lnrpc.ListPaymentsResponse, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.ln.ListPayments(ctx, &lnrpc.ListPaymentsRequest{
		IncludeIncomplete: true, IndexOffset: from, MaxPayments: page, CreationDateStart: uint64(max(since.Unix(), 0)),
		OmitHops: true,
	})
	return r, classify("payments", err)
}

func sentOf(r *lnrpc.Payment) (s Sent, err error) {
	if s.Hash, err = ParseHash(r.PaymentHash); err != nil {
		return s, err
	}
	if len(r.PaymentRequest) > MaxRequest {
		return s, fmt.Errorf("%w: a payment request of %d bytes", ErrAnswer, len(r.PaymentRequest))
	}
	s.Request = r.PaymentRequest
	s.Payment, err = paymentOf(r, s.Hash)
	return s, err
}

// Closing lists the channels that are being closed.
func (c *Client) Closing(ctx context.Context) (out []Closing, err error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	r, err := c.ln.PendingChannels(ctx, &lnrpc.PendingChannelsRequest{})
	if err != nil {
		return nil, classify("closing channels", err)
	}
	for _, w := range r.WaitingCloseChannels {
		one, err := closingOf(w.GetChannel().GetChannelPoint(), w.ClosingTxid, w.LimboBalance, nil)
		if err != nil {
			return nil, err
		}
		out = append(out, one)
	}
	for _, f := range r.PendingForceClosingChannels {
		one, err := closingOf(f.GetChannel().GetChannelPoint(), f.ClosingTxid, f.LimboBalance, f.PendingHtlcs)
		if err != nil {
			return nil, err
		}
		one.Matures = max(one.Matures, f.MaturityHeight)
		out = append(out, one)
	}
	return out, nil
}

func closingOf(point, tx string, limbo int64, htlcs []*lnrpc.PendingHTLC) (c Closing, err error) {
	const longest = 64 + 1 + 10
	if len(point) > longest || len(tx) > 64 || len(htlcs) > 2*483 {
		return c, fmt.Errorf("%w: a closing channel %.80q with %d HTLCs", ErrAnswer, point, len(htlcs))
	}
	c.Point, c.Tx = point, tx
	all, err := satoshis(limbo)
	if err != nil {
		return c, err
	}
	for _, h := range htlcs {
		u, err := satoshis(h.Amount)
		if err != nil {
			return c, err
		}
		c.InHTLCs, c.Matures = c.InHTLCs+u, max(c.Matures, h.MaturityHeight)
	}
	c.InHTLCs = min(c.InHTLCs, all)
	c.Ours = all - c.InHTLCs
	return c, nil
}

// satoshis converts an amount on chain to units.
func satoshis(v int64) (money.Units, error) {
	const most = 21_000_000 * 100_000_000
	if v < 0 || v > most {
		return 0, fmt.Errorf("%w: %d satoshis", ErrAnswer, v)
	}
	return money.Units(v) * Sat, nil
}
