//go:build daemons

package lightning

import (
	"errors"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
)

// TestProviderAbsentToTheEnd: the provider's lnd dies with locked segments and
// never comes back. When they expire its peer closes the channel by force, and the
// client gets every unit back.
func TestProviderAbsentToTheEnd(t *testing.T) {
	n := own(t, Options{})
	l := newLease(t, n, terms(2))
	l.do(l.client, escrow.Open, nil)
	n.Provider.Kill()
	faults.add(kills)
	faults.add(absences)
	l.do(l.client, escrow.End, nil)
	l.becomes(l.client, "the window's end", func(c escrow.Chain) bool { return c.Time >= c.WindowEnd })
	l.do(l.client, escrow.Release, nil) // blocks are made meanwhile
	faults.add(expiries)
	faults.add(forceCloses) // by the router
	if c := l.becomes(l.client, "the client's money is free", closed); c.Settled.Segments != 0 ||
		c.Settled.Provider != 0 {
		t.Errorf("settled as %+v", *c.Settled)
	}
	f := l.bed.funds(t, n.Client)
	if f.Sum() != l.before.Client {
		t.Errorf("the client has %d msat, had %d", f.Sum(), l.before.Client)
	}
	items := scanned(t, l.scanner(n.Router, escrow.Client))
	if k := kinds(items); k[funds.Channel] == 0 {
		t.Errorf("the router's scan does not list the channel that it closes: %+v", items)
	}
}

// TestClientAbsentWhilePaid: the client's lnd is away while the provider settles.
// After its return it finds the segments paid and the rest free.
func TestClientAbsentWhilePaid(t *testing.T) {
	l := newLease(t, net4, terms(3))
	l.do(l.client, escrow.Open, nil)
	v := l.voucher(2)
	l.do(l.client, escrow.Pay, with(v))
	net4.Client.Stop()
	faults.add(stops)
	faults.add(absences)
	l.do(l.provider, escrow.Pay, with(v))
	if !paid(t, l, 2) {
		t.Error("the provider is not paid while the client is away")
	}
	if err := net4.Client.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := net4.Active(t.Context()); err != nil {
		t.Fatal(err)
	}
	l.exact(2)
}

// TestRouterAbsentWhenSettled: the only way to the client is dead when the
// provider settles. Its lnd closes the channel by force in time and claims the
// segment on chain; the client pays exactly that.
func TestRouterAbsentWhenSettled(t *testing.T) {
	n := own(t, Options{})
	l := newLease(t, n, terms(2))
	l.do(l.client, escrow.Open, nil)
	provider := l.funds0(t, n.Provider)
	v := l.voucher(1)
	l.do(l.client, escrow.Pay, with(v))
	n.Router.Kill()
	faults.add(kills)
	faults.add(absences)
	l.do(l.provider, escrow.Pay, with(v))
	mineUntil(t, n, 60, "the provider closes its channel", func() error { return pending(t, n.Provider) })
	faults.add(forceCloses)
	if err := n.Router.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	mineUntil(t, n, 150, "the client has paid one segment and has the other back", func() error {
		c, err := l.client.Observe(t.Context(), l.deal)
		if err != nil {
			return err
		}
		f, err := n.Client.Funds(t.Context())
		if err == nil && (c.Vouched != 1 || f.Locked != 0) {
			err = fmt.Errorf("%d segments are paid, %d msat are locked", c.Vouched, f.Locked)
		}
		return err
	})
	mineUntil(t, n, 60, "the provider's claim is swept", func() error {
		if g := gained(t, n.Provider, provider); g < l.pays(1)-minerFees(1) {
			return fmt.Errorf("it has %d msat more", g)
		}
		return nil
	})
}

// TestLndGivesBackBeforeExpiry: a lock that nobody settles returns 18 blocks
// before it would expire, not earlier, and no channel is closed. The computation
// of a lease's window relies on that.
func TestLndGivesBackBeforeExpiry(t *testing.T) {
	l := newLease(t, net4, terms(1))
	l.do(l.client, escrow.Open, nil)
	h := heldFor(t, l)
	height, err := net4.Chain.Height(t.Context())
	if err != nil || h.HTLC.Expiry < height+19 {
		t.Fatalf("HTLC expires at %d, it is %d: %v", h.HTLC.Expiry, height, err)
	}
	if err := net4.MineAll(t.Context(), int(h.HTLC.Expiry-19-height)); err != nil {
		t.Fatal(err)
	}
	if now := heldFor(t, l); now.State != lnd.InvoiceAccepted {
		t.Errorf("19 blocks before it expires the invoice is %s", now.State)
	}
	if err := net4.MineAll(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	state(t, h.Hash, lnd.InvoiceCanceled)
	faults.add(expiries)
	l.do(l.client, escrow.End, nil)
	l.becomes(l.client, "the window's end", func(c escrow.Chain) bool { return c.Time >= c.WindowEnd })
	l.do(l.client, escrow.Release, nil)
	l.becomes(l.client, "the client's money is free", closed)
	l.check(0)
	if cs, err := net4.Provider.Client.Closing(t.Context()); err != nil || len(cs) != 0 {
		t.Errorf("%d channels are being closed: %v", len(cs), err)
	}
}

// heldFor is the invoice of the lease's first segment.
func heldFor(t testing.TB, l *lease) lnd.Held {
	t.Helper()
	for _, h := range allHeld(t, l) {
		if tag, _ := lightningrail.ParseTag(h.Memo); tag.Segment == 0 {
			return h
		}
	}
	t.Fatal("no invoice is held for the first segment")
	return lnd.Held{}
}

// allHeld are the provider's invoices of a lease that have not ended.
func allHeld(t testing.TB, l *lease) (out []lnd.Held) {
	t.Helper()
	all, err := l.net.Provider.Client.PendingInvoices(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range all {
		if tag, ok := lightningrail.ParseTag(h.Memo); ok && tag.Lease == l.deal.LeaseID() {
			out = append(out, h)
		}
	}
	return out
}

// TestRestartsAtEveryPoint: each lnd is restarted in the middle of paying and of
// settling, alternately killed and stopped in order. The lease is paid exactly.
func TestRestartsAtEveryPoint(t *testing.T) {
	for i, node := range []*Lnd{net4.Client, net4.Provider, net4.Router, net4.Arbiter} {
		for j, party := range []escrow.Party{escrow.Client, escrow.Provider} {
			kill := (i+j)%2 == 0
			t.Run(fmt.Sprintf("%s while the %s acts, killed %t", node.Name, party, kill), func(t *testing.T) {
				restartOnce(t, node, party, kill)
			})
		}
	}
}

// TestANudgeCostsNothing: every node that holds HTLCs can be nudged; they stay
// where they are, and so does every unit.
func TestANudgeCostsNothing(t *testing.T) {
	l := newLease(t, net4, terms(2))
	l.do(l.client, escrow.Open, nil)
	for _, n := range []*Lnd{net4.Client, net4.Provider, net4.Arbiter} {
		if err := n.Client.Nudge(t.Context()); err != nil {
			t.Errorf("%s: %v", n.Name, err)
		}
	}
	l.pay(2)
	l.exact(2)
}

// restartOnce restarts a node after the first thing that a party hands to its
// node: a payment of the client, a settlement of the provider.
func restartOnce(t *testing.T, node *Lnd, party escrow.Party, kill bool) {
	handed := make(chan struct{}, 1000)
	again := make(chan error, 1)
	go func() {
		<-handed
		again <- restart(t, node, kill)
	}()
	l := newLease(t, net4, terms(2), notifyingParty{party, func() { handed <- struct{}{} }})
	l.do(l.client, escrow.Open, nil)
	l.pay(1)
	if err := errors.Join(<-again, net4.Active(t.Context())); err != nil {
		t.Fatal(err)
	}
	l.becomes(l.client, "the first segment is paid", func(escrow.Chain) bool { return paid(t, l, 1) })
	l.pay(2)
	l.becomes(l.client, "the second segment is paid", func(escrow.Chain) bool { return paid(t, l, 2) })
	l.exact(2)
}

func restart(t testing.TB, node *Lnd, kill bool) error {
	down(node, kill)
	return node.Start(t.Context())
}

// down ends a node.
func down(node *Lnd, kill bool) {
	what := stops
	if kill {
		node.Kill()
		what = kills
	} else {
		node.Stop()
	}
	faults.add(what)
	faults.add(of(what, node.Name))
}

// of is a fault of one node.
func of(f fault, node string) fault { return f + fault(" of the "+node) }

// scanner looks for a party's money with only a node and the keys.
func (l *lease) scanner(n *Lnd, p escrow.Party) *lightningrail.Scanner {
	self, wallet := l.delegate, l.bed.client
	if p == escrow.Provider {
		self, wallet = l.node, l.bed.provider
	}
	r := lightningrail.New(lightningrail.Config{
		Party: escrow.Provider, Domain: domain, Node: n.Client, Store: newMemory(),
		Peers: testPeers{l.bed, self.Address(), nil}, Self: self.Address(),
		Clock: now, Arbiters: arbiters(l.bed), Registry: l.bed, Verifiers: l.drawable,
		Secret: l.secret, Wallet: wallet, Poll: poll,
	})
	return &lightningrail.Scanner{Provider: r, Network: "simnet", Accounts: []market.Signer{wallet, self}}
}

func scanned(t testing.TB, s *lightningrail.Scanner) []funds.Item {
	t.Helper()
	items, err := s.Scan(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return items
}

func kinds(items []funds.Item) map[funds.Kind]int {
	out := map[funds.Kind]int{}
	for _, i := range items {
		out[i.Kind]++
	}
	return out
}
