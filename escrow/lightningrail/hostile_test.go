package lightningrail

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/market"
)

// TestHostileConformance plays every hostile party over the network in memory.
func TestHostileConformance(t *testing.T) {
	escrowtest.RunHostile(t, func(t testing.TB) escrowtest.HostileTestbed { return newHostileTestbed(t) })
}

// TestTheArbitersScenariosCanFail: an arbiter that knows more than the credit is noticed, and so is money that
// vanishes with one that is silent. escrowtest shows the same of the other scenarios.
func TestTheArbitersScenariosCanFail(t *testing.T) {
	for scenario, want := range map[string]string{
		"gives away what it knows":          "an honest client lost",
		"is silent when the client is gone": "units before",
	} {
		said := escrowtest.HostileFaults(t, func(t testing.TB) escrowtest.HostileTestbed {
			b := newHostileTestbed(t)
			b.flawed = true
			return b
		}, scenario)
		if !strings.Contains(strings.Join(said, " "), want) {
			t.Errorf("%s: %q", scenario, said)
		}
	}
}

// hostileTestbed is a memoryTestbed whose arbiter remembers what it is given.
type hostileTestbed struct {
	*memoryTestbed
	spy    *watching
	flawed bool // the rail is, in what the arbiter's scenarios look at
}

func newHostileTestbed(t testing.TB) *hostileTestbed {
	t.Helper()
	b := &hostileTestbed{memoryTestbed: newMemoryTestbed(t)}
	b.spy = &watching{Handler: b.court, seen: map[lnd.Hash]lnd.Preimage{}}
	b.asArbiter = b.spy
	return b
}

// Rail implements escrowtest.Testbed.
func (b *hostileTestbed) Rail(t testing.TB, p escrow.Party, sent func()) escrow.Rail {
	return &aging{b.memoryTestbed.Rail(t, p, sent).(*livingRail)}
}

// Pays implements escrowtest.HostileTestbed.
func (b *hostileTestbed) Pays() market.Rail { return market.OnLightning }

// Betray implements escrowtest.Arbiters.
func (b *hostileTestbed) Betray(t testing.TB, d escrow.Deal) {
	t.Helper()
	b.turn()
	kept, err := b.court.records.get(d.LeaseID())
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range kept.Shares {
		if err := b.net.nodes["arbiter"].Settle(t.Context(), *l.Secret); err != nil {
			t.Fatal(err)
		}
	}
	b.spy.mu.Lock()
	defer b.spy.mu.Unlock()
	if b.flawed {
		b.knowAll(t, d)
	}
	for _, p := range b.spy.seen {
		if err := b.net.nodes["provider"].Settle(t.Context(), p); err != nil && !errors.Is(err, lnd.ErrUnknown) {
			t.Fatal(err)
		}
	}
}

// knowAll gives the arbiter the preimages of all locks of a lease.
func (b *hostileTestbed) knowAll(t testing.TB, d escrow.Deal) {
	t.Helper()
	all, err := b.asClient.records.get(d.LeaseID())
	if err != nil {
		t.Fatal(err)
	}
	for i := range all.Locks {
		p, err := derive(b.asClient.Secret, d.LeaseID(), forProvider, uint32(i), 1)
		if err != nil {
			t.Fatal(err)
		}
		b.spy.seen[p.Hash()] = p
	}
}

// Silence implements escrowtest.Arbiters.
func (b *hostileTestbed) Silence(testing.TB) {
	b.turn()
	if b.flawed {
		b.net.loseOne()
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.drop = func(to common.Address, _ Message) bool { return to == b.arbiter.Address() }
}

// loseOne pays a payment of the client to nobody.
func (n *network) loseOne() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for h, i := range n.nodes["arbiter"].invoices {
		if i.State == lnd.InvoiceAccepted {
			n.nodes["client"].payments[h].State = lnd.Succeeded
			i.State = lnd.InvoiceCanceled
			return
		}
	}
}

// turn ends the arbiter's honest life: it looks after nothing any more.
func (b *hostileTestbed) turn() {
	b.endsRun()
	b.mu.Lock()
	defer b.mu.Unlock()
	b.hostile = true
}
