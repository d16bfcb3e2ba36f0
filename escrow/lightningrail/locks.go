package lightningrail

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/market/money"
)

// lockState is the state of a lock for its payee.
type lockState uint8

const (
	unborn    lockState = iota // it has no invoice
	absent                     // not paid yet
	waiting                    // locked in, its preimage not revealed
	settling                   // revealed, the HTLC has not ended
	paid                       // the money is here
	lost                       // the HTLC went back though the invoice stands: a crash
	cancelled                  // given back
	split                      // locked in as several HTLCs: it is given back
)

func (s lockState) String() string {
	return []string{"without an invoice", "not paid yet", "locked in", "revealed, not ended yet", "paid",
		"returned by a crash", "given back", "locked in as several HTLCs"}[s]
}

// stateOf reads a lock.
func stateOf(ctx context.Context, n Node, l lock) (lockState, lnd.Invoice, error) {
	i, err := n.Lookup(ctx, l.Hash)
	if errors.Is(err, lnd.ErrUnknown) {
		return unborn, i, nil
	}
	if err != nil {
		return unborn, i, err
	}
	switch {
	case i.State == lnd.InvoiceOpen:
		return absent, i, nil
	case i.State == lnd.InvoiceCanceled:
		return cancelled, i, nil
	case i.State == lnd.InvoiceAccepted && i.Parts > 1:
		return split, i, nil
	}
	res, err := n.Resolution(ctx, i.HTLC)
	switch {
	case err != nil:
		return unborn, i, err
	case res == lnd.Paid:
		return paid, i, nil
	case res == lnd.Returned:
		return lost, i, nil
	case i.State == lnd.InvoiceSettled:
		return settling, i, nil
	}
	return waiting, i, nil
}

// refuseSplit gives back a lock that came as several HTLCs, and returns the state
// that it then has. Each part alone may be too small for a claim on chain
// ([LeastPay]), and each takes one of the channel's places.
func refuseSplit(ctx context.Context, n Node, h lnd.Hash, s lockState) (lockState, error) {
	if s != split {
		return s, nil
	}
	return cancelled, ignore(n.Cancel(ctx, h), lnd.ErrSettled)
}

// checkReserve refuses locks that could not be claimed on chain.
func checkReserve(ctx context.Context, n Node) error {
	err := Reserve(ctx, n)
	if errors.Is(err, ErrReserve) {
		return deny("%w", err)
	}
	return err
}

// Wallet says what a node has on chain and what it must have.
type Wallet interface {
	Reserve(context.Context) (have, need int64, err error) // satoshis
}

// Reserve returns ErrReserve for a node that could not pay for a claim on chain.
// Without coins in its wallet, a channel that is closed by force loses what is
// locked in it.
func Reserve(ctx context.Context, w Wallet) error {
	have, need, err := w.Reserve(ctx)
	if err != nil {
		return err
	}
	if have < need || have == 0 {
		return fmt.Errorf("%w: it has %d sat, needs %d", ErrReserve, have, max(need, 1))
	}
	return nil
}

func replaceable(ctx context.Context, n Node, old []lock, new []LockRef) error {
	for i, l := range old {
		if i >= len(new) || new[i].Hash == l.Hash {
			continue
		}
		s, _, err := stateOf(ctx, n, l)
		if err != nil {
			return err
		}
		if new[i].Attempt <= l.Attempt || s != lost && s != cancelled && s != absent && s != unborn && s != split {
			return deny("lock %d stands: it is not made again", i)
		}
		if err := n.Cancel(ctx, l.Hash); err != nil && !errors.Is(err, lnd.ErrUnknown) &&
			!errors.Is(err, lnd.ErrSettled) {
			return err
		}
	}
	return nil
}

// addHold adds the invoice of a lock, or finds the one that was added before. For
// a lock that was given back there is none.
func addHold(ctx context.Context, n Node, l lock, amount money.Units, cltv uint32, t Tag) (string, error) {
	request, err := n.AddHold(ctx, lnd.HoldInvoice{Hash: l.Hash, Amount: amount, CLTV: cltv, Expiry: invoiceTime,
		Memo: t.String()})
	if !errors.Is(err, lnd.ErrReused) {
		return request, err
	}
	i, err := n.Lookup(ctx, l.Hash)
	if err != nil {
		return "", err
	}
	if i.State == lnd.InvoiceCanceled {
		return "", nil
	}
	return i.Request, nil
}
