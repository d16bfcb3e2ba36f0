package lightningrail

import (
	"context"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/money"
)

// The tests of this file are exploits of an audit of the rail, turned round. Each is
// named after the row of the audit's report that it was written for.

// TestAuditL6LocksInPartsAreRefused: a client pays a lock in parts, each too small for
// a claim on chain. The lock does not count, and it is given back.
func TestAuditL6LocksInPartsAreRefused(t *testing.T) {
	for _, shares := range []bool{false, true} {
		w := newTestbed(t, 2)
		w.net.parts = func(payee string) int {
			if (payee == "arbiter") == shares {
				return 7
			}
			return 1
		}
		if err := w.act(w.asClient, escrow.Open, nil); err == nil {
			t.Errorf("shares %t: opened with locks in parts", shares)
		}
		w.tend()
		if c := w.sees(w.asProvider); c.Status != escrow.StatusNone {
			t.Errorf("shares %t: status %d at the provider", shares, c.Status)
		}
		for name, n := range w.net.nodes {
			for h, i := range n.invoices {
				if i.Parts > 1 && i.State == lnd.InvoiceAccepted {
					t.Errorf("shares %t: %s keeps lock %s in %d parts", shares, name, h, i.Parts)
				}
			}
		}
	}
}

// payLog notes what an arbiter pays, and charges the most that it allows.
type payLog struct {
	*fakeNode
	fees money.Units
	made int
}

func (p *payLog) Pay(ctx context.Context, o lnd.PayOrder) error {
	err := p.fakeNode.Pay(ctx, o)
	q, bad := p.Decode(ctx, o.Request)
	if err != nil || bad != nil {
		return errors.Join(err, bad)
	}
	p.net.mu.Lock()
	defer p.net.mu.Unlock()
	p.payments[q.Hash].Fee = o.FeeLimit
	p.fees, p.made = p.fees+o.FeeLimit, p.made+1
	return nil
}

// TestAuditL5WithdrawalsPayTheirForwarding: dust is not paid out, and what
// forwarding costs comes out of the credit, never out of the arbiter.
func TestAuditL5WithdrawalsPayTheirForwarding(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(3)))
	w.judge()
	log := &payLog{fakeNode: w.net.nodes["arbiter"]}
	w.court.Node, w.court.FeeBase, w.court.FeePPM = log, 10*lnd.Sat, 5000
	ask := func(u money.Units) error {
		r, err := w.net.nodes["provider"].AddInvoice(t.Context(), u, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		sig := w.stamp(w.verifier, WithdrawDigest(w.arbiter.Address(), w.verifier.Address(), r))
		_, err = w.court.Handle(t.Context(), common.Address{}, Message{Topic: Withdraw, Account: w.verifier.Address(),
			Request: r, Sig: &sig})
		w.judge()
		return err
	}
	before, had := w.credit(w.verifier.Address()), w.net.nodes["provider"].received()
	for _, u := range []money.Units{1, LeastWithdrawal - 1, before} {
		if err := ask(u); !errors.Is(err, ErrDenied) {
			t.Errorf("%d msat of %d: %v", u, before, err)
		}
	}
	for ask(LeastWithdrawal) == nil {
	}
	most, err := w.asClient.CreditAt(t.Context(), w.verifier.Address())
	if err == nil && most > 0 {
		err = ask(most)
	}
	out, left := w.net.nodes["provider"].received()-had, w.credit(w.verifier.Address())
	if err != nil || log.made < 10 || out+log.fees != before-left || left < 0 || left > 2*LeastWithdrawal+1000 {
		t.Errorf("%d payments: %d msat of %d came out for %d of forwarding, %d are left, %v", log.made, out, before,
			log.fees, left, err)
	}
}
