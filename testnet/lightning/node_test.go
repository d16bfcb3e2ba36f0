//go:build daemons

package lightning

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
)

// hold adds a hold invoice at the provider and returns its request.
func hold(t testing.TB, p lnd.Preimage) string {
	t.Helper()
	r, err := net4.Provider.Client.AddHold(t.Context(), lnd.HoldInvoice{Hash: p.Hash(), Amount: price, CLTV: 40,
		Expiry: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func order(request string) lnd.PayOrder {
	return lnd.PayOrder{Request: request, FeeLimit: 10 * lnd.Sat, CLTVLimit: 500, Timeout: time.Minute}
}

// state waits until an invoice of the provider is as wanted.
func state(t testing.TB, h lnd.Hash, want lnd.InvoiceState) {
	t.Helper()
	if err := until(t.Context(), patience, "invoice is "+want.String(), func() error {
		i, err := net4.Provider.Client.Lookup(t.Context(), h)
		if err == nil && i.State != want {
			err = fmt.Errorf("it is %s", i.State)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
}

// TestAHashIsUsedOnce: neither payee nor payer uses one again, whatever became
// of it; every refusal has its type, taken here from a real node.
func TestAHashIsUsedOnce(t *testing.T) {
	ctx, payee, payer := t.Context(), net4.Provider.Client, net4.Client.Client
	kept, given := fresh(t), fresh(t)
	is := func(what string, err, want error) {
		t.Helper()
		if !errors.Is(err, want) {
			t.Errorf("%s: got %v, want %v", what, err, want)
		}
	}
	_, err := payer.Track(ctx, kept.Hash())
	is("a payment that was never made", err, lnd.ErrUnknown)
	_, err = payee.Lookup(ctx, kept.Hash())
	is("an invoice that was never added", err, lnd.ErrUnknown)
	is("settled without an invoice", payee.Settle(ctx, kept), lnd.ErrUnknown)
	is("canceled without an invoice", payee.Cancel(ctx, kept.Hash()), lnd.ErrUnknown)

	before := net4.Client.mustFunds(t)
	requests := []string{hold(t, kept), hold(t, given)}
	is("settled before it is paid", payee.Settle(ctx, kept), lnd.ErrNotAccepted)
	for _, r := range requests {
		if err := payer.Pay(ctx, order(r)); err != nil {
			t.Fatal(err)
		}
	}
	state(t, kept.Hash(), lnd.InvoiceAccepted)
	state(t, given.Hash(), lnd.InvoiceAccepted)
	is("paid twice while it is on its way", payer.Pay(ctx, order(requests[0])), lnd.ErrReused)
	_, err = payee.AddHold(ctx, lnd.HoldInvoice{Hash: kept.Hash(), Amount: price, CLTV: 40, Expiry: time.Hour})
	is("a second invoice for a hash", err, lnd.ErrReused)
	for range 2 {
		is("settled", payee.Settle(ctx, kept), nil)
		is("canceled", payee.Cancel(ctx, given.Hash()), nil)
	}
	is("canceled after it was settled", payee.Cancel(ctx, kept.Hash()), lnd.ErrSettled)
	is("settled after it was canceled", payee.Settle(ctx, given), lnd.ErrCanceled)
	if err := until(ctx, patience, "both payments end", func() error {
		a, err := payer.Track(ctx, kept.Hash())
		b, err2 := payer.Track(ctx, given.Hash())
		if err = errors.Join(err, err2); err == nil && (a.State != lnd.Succeeded || b.State != lnd.Failed) {
			err = fmt.Errorf("they are %s and %s", a.State, b.State)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	for i, r := range requests {
		is("paid again after its end", payer.Pay(ctx, order(r)), lnd.ErrReused)
		_, err := payee.AddHold(ctx, lnd.HoldInvoice{Hash: []lnd.Preimage{kept, given}[i].Hash(),
			Amount: price, CLTV: 40, Expiry: time.Hour})
		is("an invoice for a hash that has ended", err, lnd.ErrReused)
		faults.add(reuses)
	}
	if after := net4.Client.mustFunds(t); before.Sum()-after.Sum() != price {
		t.Errorf("the client paid %d msat, want %d once", before.Sum()-after.Sum(), price)
	}
}

func fresh(t testing.TB) (p lnd.Preimage) {
	t.Helper()
	copy(p[:], newKey(t).Address().Bytes())
	return p
}

// mustFunds is what a node has once nothing is on its way.
func (n *Lnd) mustFunds(t testing.TB) Funds {
	t.Helper()
	return (&bed{}).funds(t, n)
}

// TestForwardingFees: within the limit the client bears the router's fees on top
// of the price, to the unit; above it nothing is opened and everything is back.
func TestForwardingFees(t *testing.T) {
	set := func(base int64) {
		t.Helper()
		if err := net4.Router.charge(t, base); err != nil {
			t.Fatal(err)
		}
	}
	router := net4.Router.mustFunds(t).Sum()
	const base = 1500
	set(base)
	t.Cleanup(func() {
		if err := net4.Router.charge(t, 0); err != nil {
			t.Error(err)
		}
	})
	l := newLease(t, net4, terms(2))
	l.do(l.client, escrow.Open, nil)
	l.pay(2)
	l.do(l.provider, escrow.Close, with(l.voucher(2)))
	l.becomes(l.client, "the client's money is free", closed)
	after := l.Holdings(t, l.deal)
	const fees = 4 * base // two segments and their shares
	if paid := l.before.Client - after.Client; paid != 2*price+fees {
		t.Errorf("the client paid %d msat, want %d and fees of %d", paid, 2*price, fees)
	}
	if got := net4.Router.mustFunds(t).Sum() - router; got != fees {
		t.Errorf("the router earned %d msat, want %d", got, fees)
	}
	set(50_000) // the limit is 10,000 and one percent
	l = newLease(t, net4, terms(2))
	a := escrow.Action{ID: "open", Kind: escrow.Open, Deal: l.deal}
	if err := l.client.Do(t.Context(), a); !errors.Is(err, escrow.ErrRefused) ||
		!errors.Is(err, lightningrail.ErrUnpaid) {
		t.Errorf("fees above the limit: %v", err)
	}
	faults.add(highFees)
	l.check(0)
}

// charge makes the router ask for a fee, and returns when the payers know.
func (n *Lnd) charge(t testing.TB, base int64) error {
	ctx := context.WithoutCancel(t.Context()) // a clean-up too
	if _, err := n.Admin.UpdateChannelPolicy(ctx, &lnrpc.PolicyUpdateRequest{
		Scope: &lnrpc.PolicyUpdateRequest_Global{Global: true}, BaseFeeMsat: base, TimeLockDelta: 24,
	}); err != nil {
		return err
	}
	cs, err := n.Admin.ListChannels(ctx, &lnrpc.ListChannelsRequest{})
	if err != nil {
		return err
	}
	for _, payer := range []*Lnd{net4.Client, net4.Arbiter} {
		for _, c := range cs.Channels {
			if err := payer.sees(ctx, n, c.ChannelPoint, base); err != nil {
				return err
			}
		}
	}
	return nil
}

// sees returns when the node knows what another asks for on a channel.
func (n *Lnd) sees(ctx context.Context, of *Lnd, point string, base int64) error {
	return until(ctx, patience, n.Name+" sees the new fee", func() error {
		e, err := n.Admin.GetChanInfo(ctx, &lnrpc.ChanInfoRequest{ChanPoint: point})
		if err != nil {
			return err
		}
		p := e.Node1Policy
		if e.Node2Pub == of.Key.String() {
			p = e.Node2Policy
		}
		if p == nil || p.FeeBaseMsat != base {
			return fmt.Errorf("it sees %v", p)
		}
		return nil
	})
}
