//go:build daemons

package lightning

import (
	"context"
	"errors"
	"fmt"
	"io"
	"testing"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market/money"
)

// minerFees is an upper bound of what claims on chain cost a provider here, in
// units: 291 vbytes to claim an HTLC, 134 to sweep it, and as much for the
// channel's balance, all at 1 or 2 satoshis.
func minerFees(claims uint32) money.Units { return money.Units(850*claims+400) * lnd.Sat }

// own starts a network for a test that breaks it.
func own(t testing.TB, o Options) *Network {
	t.Helper()
	o.Dir, o.Log = t.TempDir(), io.Discard
	n, err := Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(n.Close)
	return n
}

// mineUntil makes a block at a time until ok, at most max.
func mineUntil(t testing.TB, n *Network, max int, what string, ok func() error) {
	t.Helper()
	var err error
	for range max {
		if err = ok(); err == nil {
			return
		}
		// What nodes send because of a block comes shortly after they have seen it.
		_ = until(t.Context(), 300*time.Millisecond, "a transaction", func() error {
			k, err := n.Chain.Waiting(t.Context())
			if err == nil && k == 0 {
				err = errors.New("none waits")
			}
			return err
		})
		if err := n.MineAll(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("%s: not within %d blocks: %v", what, max, err)
}

// gained is the least that a node has more than before. On chain, the miners take
// fees.
func gained(t testing.TB, n *Lnd, before Funds) money.Units {
	t.Helper()
	f, err := n.Funds(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return f.Sum() - before.Sum()
}

// TestForceCloseWithPendingHTLC: the provider's channel is closed by force while
// segments are locked. It still settles what a voucher pays, on chain and at once,
// although the fee rate is as high as its pay allows and its wallet's smallest
// coin hardly covers what lnd may spend. The client pays exactly that; the
// unearned locks return.
func TestForceCloseWithPendingHTLC(t *testing.T) {
	n := own(t, Options{BareProvider: true})
	refusedBare(t, n)
	l := newLease(t, n, terms(2))
	l.do(l.client, escrow.Open, nil)
	const dear = 2000 // satoshis a thousand vbytes
	n.charges(t, dear)
	least := lightningrail.LeastPay(dear / 4)
	if pay := l.pays(1); pay < least || pay > least+20*lnd.Sat {
		t.Fatalf("a segment pays %d msat, want just more than %d", pay, least)
	}
	n.coin(t, n.Provider, int64(l.pays(1)/lnd.Sat)/2+1)
	provider := l.funds0(t, n.Provider)
	forceClose(t, n.Provider, n.Router)
	mineUntil(t, n, 5, "the commitment is in a block", func() error { return pending(t, n.Provider) })
	v := l.voucher(1)
	held := heldFor(t, l)
	l.do(l.client, escrow.Pay, with(v))
	l.do(l.provider, escrow.Pay, with(v))
	l.claimedAtOnce([]lnd.Held{held})
	mineUntil(t, n, 150, "the client's payments end", func() error {
		f, err := n.Client.Funds(t.Context())
		if err == nil && f.Locked != 0 {
			err = fmt.Errorf("%d msat are locked", f.Locked)
		}
		return err
	})
	if c, err := l.client.Observe(t.Context(), l.deal); err != nil || c.Vouched != 1 {
		t.Errorf("%d segments are paid, want 1: %v", c.Vouched, err)
	}
	mineUntil(t, n, 60, "the provider's claim is swept", func() error {
		if g := gained(t, n.Provider, provider); g < l.pays(1)-minerFees(1) {
			return fmt.Errorf("it has %d msat more", g)
		}
		return nil
	})
}

// claimedAtOnce requires that once the preimages of locks in a closed channel are
// known, the client has paid them within a few blocks, long before they expire.
func (l *lease) claimedAtOnce(held []lnd.Held) {
	l.t.Helper()
	const some = 12
	settled := func(h lnd.Held) error {
		i, err := l.net.Provider.Client.Lookup(l.t.Context(), h.Hash)
		if err == nil && i.State != lnd.InvoiceSettled {
			err = fmt.Errorf("invoice %s is %s", h.Hash, i.State)
		}
		return err
	}
	for _, h := range held {
		if err := until(l.t.Context(), patience, "the provider reveals", func() error {
			return settled(h)
		}); err != nil {
			l.t.Fatal(err)
		}
	}
	from, err := l.net.Chain.Height(l.t.Context())
	if err != nil {
		l.t.Fatal(err)
	}
	mineUntil(l.t, l.net, some, "what is revealed is claimed", func() error {
		c, err := l.client.Observe(l.t.Context(), l.deal)
		if err == nil && c.Vouched < uint32(len(held)) {
			err = fmt.Errorf("%d segments are paid", c.Vouched)
		}
		return err
	})
	for _, h := range held {
		// lnd bids all it may in the last block. It must not need that block.
		if h.HTLC.Expiry < from+2*some {
			l.t.Errorf("at height %d a lock expires at %d: nothing is shown", from, h.HTLC.Expiry)
		}
	}
}

// charges changes the fee rate, in satoshis per 1000 vbytes, and returns when the
// nodes know it.
func (n *Network) charges(t testing.TB, rate uint32) {
	t.Helper()
	n.Chain.SetFeeRate(rate)
	ctx := context.WithoutCancel(t.Context()) // a clean-up too
	for _, l := range n.Nodes() {
		if err := until(ctx, patience, l.Name+" sees the fee rate", func() error {
			r, err := l.Client.FeeRate(ctx)
			if want := max(lnd.FeeRate(rate/4), 253); err == nil && r != want { // 253: lnd goes no lower
				err = fmt.Errorf("it sees %s", r)
			}
			return err
		}); err != nil {
			t.Fatal(err)
		}
	}
}

// coin gives a node's wallet another coin of that many satoshis.
func (n *Network) coin(t testing.TB, l *Lnd, sat int64) {
	t.Helper()
	had, _, err := l.Client.Reserve(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	a, err := l.Admin.NewAddress(t.Context(), &lnrpc.NewAddressRequest{Type: lnrpc.AddressType_TAPROOT_PUBKEY})
	if err == nil {
		err = n.Chain.Fund(t.Context(), sat, a.Address)
	}
	if err == nil {
		err = n.Sync(t.Context())
	}
	if err == nil {
		err = until(t.Context(), patience, l.Name+" has the coin", func() error {
			have, _, err := l.Client.Reserve(t.Context())
			if err == nil && have != had+sat {
				err = fmt.Errorf("it has %d sat", have)
			}
			return err
		})
	}
	if err != nil {
		t.Fatal(err)
	}
}

// funds0 is what a node has, HTLCs or not.
func (l *lease) funds0(t testing.TB, n *Lnd) Funds {
	t.Helper()
	f, err := n.Funds(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// pending requires that a channel of the node is being closed by force and that
// its commitment is in a block.
func pending(t testing.TB, n *Lnd) error {
	f, err := n.Funds(t.Context())
	if err == nil && f.Limbo == 0 {
		err = errors.New("nothing is in limbo")
	}
	return err
}

// refusedBare checks that a node that could not pay for a claim on chain takes no
// lease. Then it gives the node coins.
func refusedBare(t *testing.T, n *Network) {
	t.Helper()
	l := newLease(t, n, terms(1))
	a := escrow.Action{ID: "open", Kind: escrow.Open, Deal: l.deal}
	if err := l.client.Do(t.Context(), a); !errors.Is(err, escrow.ErrRefused) ||
		!errors.Is(err, lightningrail.ErrReserve) {
		t.Errorf("a provider without coins on chain: %v", err)
	}
	l.check(0)
	faults.add(bareWallets)
	if err := n.fund(t.Context(), n.Provider); err != nil {
		t.Fatal(err)
	}
}
