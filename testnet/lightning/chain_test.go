package lightning

import (
	"errors"
	"fmt"
	"io"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/escrow"
	rail "github.com/infernetprotocol/infernet/escrow/lightning"
	"github.com/infernetprotocol/infernet/market/money"
)

// minerFees is more than any claim on chain costs here, units.
const minerFees = 20_000_000

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
		// What nodes send because of a block comes shortly after they have
		// seen it.
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

// gained is what a node has more, at least; on chain the miners take their part.
func gained(t testing.TB, n *Lnd, before Funds) money.Units {
	t.Helper()
	f, err := n.Funds(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return f.Sum() - before.Sum()
}

// TestForceCloseWithPendingHTLC: the provider's channel is closed by force while
// segments are locked. It still settles what a voucher pays, on chain, and the
// client pays exactly that; the locks that are not earned return.
func TestForceCloseWithPendingHTLC(t *testing.T) {
	n := own(t, Options{BareProvider: true})
	refusedBare(t, n)
	l := newLease(t, n, terms(2))
	l.do(l.client, escrow.Open, nil)
	provider := l.funds0(t, n.Provider)
	forceClose(t, n.Provider, n.Router)
	mineUntil(t, n, 5, "the commitment is in a block", func() error { return pending(t, n.Provider) })
	v := l.voucher(1)
	l.do(l.client, escrow.Pay, with(v))
	l.do(l.provider, escrow.Pay, with(v))
	mineUntil(t, n, 150, "the client's payments end", func() error {
		c, err := l.client.Observe(t.Context(), l.deal)
		if err == nil && c.Vouched < 1 {
			err = fmt.Errorf("%d segments are paid", c.Vouched)
		}
		if err == nil {
			var f Funds
			if f, err = n.Client.Funds(t.Context()); err == nil && f.Locked > price {
				err = fmt.Errorf("%d msat are locked", f.Locked)
			}
		}
		return err
	})
	mineUntil(t, n, 60, "the provider's claim is swept", func() error {
		if g := gained(t, n.Provider, provider); g < l.pays(1)-minerFees {
			return fmt.Errorf("it has %d msat more", g)
		}
		return nil
	})
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

// pending: a channel of the node is being closed by force, its commitment in a
// block.
func pending(t testing.TB, n *Lnd) error {
	f, err := n.Funds(t.Context())
	if err == nil && f.Limbo == 0 {
		err = errors.New("nothing is in limbo")
	}
	return err
}

// refusedBare: a node that could not pay for a claim on chain takes no lease. It
// gets its coins then.
func refusedBare(t *testing.T, n *Network) {
	t.Helper()
	l := newLease(t, n, terms(1))
	a := escrow.Action{ID: "open", Kind: escrow.Open, Deal: l.deal}
	if err := l.client.Do(t.Context(), a); !errors.Is(err, escrow.ErrRefused) || !errors.Is(err, rail.ErrReserve) {
		t.Errorf("a provider without coins on chain: %v", err)
	}
	l.check(0)
	faults.add(bareWallets)
	if err := n.fund(t.Context(), n.Provider); err != nil {
		t.Fatal(err)
	}
}
