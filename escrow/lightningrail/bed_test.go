package lightningrail

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// memoryTestbed is an escrowtest.Testbed over the network in memory. What waits for HTLCs to
// expire is played over real nodes alone (testnet/lightning).
type memoryTestbed struct {
	*testbed
	stores  map[escrow.Party]*memoryStore
	t       testing.TB
	log     *slog.Logger
	wait    sync.WaitGroup
	endsRun context.CancelFunc // of the arbiter
	hostile bool               // the arbiter is: what it has, it keeps
}

func newMemoryTestbed(t testing.TB) *memoryTestbed {
	b := &memoryTestbed{testbed: newTestbed(t, 1), t: t,
		stores: map[escrow.Party]*memoryStore{escrow.Client: newMemoryStore(), escrow.Provider: newMemoryStore()},
		log:    escrowtest.Log(t)}
	b.court.Clock, b.court.Log = wallClock, b.log.With("who", "arbiter")
	life, end := context.WithCancel(t.Context())
	b.endsRun = end
	b.serve(life, b.court.Run)
	t.Cleanup(b.wait.Wait)
	return b
}

func wallClock() uint64 { return uint64(time.Now().Unix()) }

func (b *memoryTestbed) serve(ctx context.Context, run func(context.Context) error) {
	b.wait.Go(func() {
		if err := run(ctx); err != nil {
			b.t.Errorf("service: %v", err)
		}
	})
}

// livingRail is a rail that others reach while its node lives.
type livingRail struct {
	*Rail
	b    *memoryTestbed
	once sync.Once
}

func (a *livingRail) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	a.once.Do(func() {
		to := a.b.at(a.Party)
		a.b.mu.Lock()
		*to = a.Rail
		a.b.away[a.Self] = false
		a.b.mu.Unlock()
		context.AfterFunc(ctx, func() {
			a.b.mu.Lock()
			defer a.b.mu.Unlock()
			if *to == a.Rail {
				a.b.away[a.Self] = true
			}
		})
		a.b.serve(ctx, a.Rail.Run)
	})
	return a.Rail.Observe(ctx, d)
}

func (b *memoryTestbed) at(p escrow.Party) **Rail {
	if p == escrow.Provider {
		return &b.asProvider
	}
	return &b.asClient
}

// notifyingNode calls sent when something was handed to the node.
type notifyingNode struct {
	*fakeNode
	sent func()
}

func (n notifyingNode) notify(err error) error {
	if n.sent != nil {
		n.sent()
	}
	return err
}

func (n notifyingNode) Pay(ctx context.Context, o lnd.PayOrder) error {
	return n.notify(n.fakeNode.Pay(ctx, o))
}
func (n notifyingNode) Settle(ctx context.Context, p lnd.Preimage) error {
	return n.notify(n.fakeNode.Settle(ctx, p))
}
func (n notifyingNode) Cancel(ctx context.Context, h lnd.Hash) error {
	return n.notify(n.fakeNode.Cancel(ctx, h))
}

// notifyingPeers calls sent for claims, which go by message, not to the node.
type notifyingPeers struct {
	Peers
	sent func()
}

func (p notifyingPeers) Ask(ctx context.Context, to common.Address, m Message) (Reply, error) {
	r, err := p.Peers.Ask(ctx, to, m)
	if m.Topic == Claimed && p.sent != nil {
		p.sent()
		err = errors.Join(err, ctx.Err())
	}
	return r, err
}

func (b *memoryTestbed) Rail(_ testing.TB, p escrow.Party, sent func()) escrow.Rail {
	c := b.config(p, b.stores[p])
	c.Clock, c.Node, c.Peers, c.Poll = wallClock, notifyingNode{c.Node.(*fakeNode), sent},
		notifyingPeers{c.Peers, sent}, 5*time.Millisecond
	c.Log = b.log.With("who", p)
	return &livingRail{Rail: New(c), b: b}
}

func (b *memoryTestbed) Deal(_ testing.TB, terms escrowtest.Terms) escrow.Deal {
	b.deal = b.agree(terms.Segments, func(d *escrow.Deal) {
		d.Offer.Credit, d.Offer.Quorum, d.Offer.Window = terms.Credit, 1, terms.Window
		d.Offer.Deadline, d.Lease.Lease.Deadline = wallClock()+terms.Lifetime+3600, wallClock()+terms.Lifetime
	})
	return b.deal
}

func (b *memoryTestbed) Verifiers() []common.Address { return []common.Address{b.verifier.Address()} }

func (b *memoryTestbed) SignVoucher(_ testing.TB, v market.Voucher) market.Signature {
	return b.sign(b.delegate, v)
}
func (b *memoryTestbed) SignCommitment(_ testing.TB, c market.Commitment) market.Signature {
	return b.sign(b.node, c)
}
func (b *memoryTestbed) SignVerdict(_ testing.TB, _ int, v market.Verdict) market.Signature {
	return b.sign(b.verifierNode, v)
}

// Holdings waits until nothing is on its way, and the arbiter owes what it has.
func (b *memoryTestbed) Holdings(t testing.TB, _ escrow.Deal) (h escrowtest.Holdings) {
	t.Helper()
	late := time.After(30 * time.Second)
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for {
		h = escrowtest.Holdings{Client: b.credit(b.client.Address()), Delegate: b.credit(b.delegate.Address()),
			Verifiers: []money.Units{b.credit(b.verifier.Address())}}
		has := b.net.nodes["arbiter"].received() - b.net.nodes["arbiter"].spent()
		locked, owed := b.net.nodes["client"].locked(), h.Total()
		h.Client += b.net.nodes["client"].received() - b.net.nodes["client"].spent()
		h.Provider = b.net.nodes["provider"].received()
		if b.hostile {
			h.Kept, owed = has-owed, has
		}
		if locked == 0 && has == owed {
			return h
		}
		select {
		case <-tick.C:
		case <-late:
			t.Fatalf("%d payments of the client are locked; the arbiter has %d msat and owes %d", locked, has, owed)
		}
	}
}

// spent is what a node's payments brought others, units.
func (n *fakeNode) spent() (sum money.Units) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	for _, p := range n.payments {
		if p.State == lnd.Succeeded {
			sum += p.Amount
		}
	}
	return sum
}

// TestConformanceInMemory plays what needs no expiry, so that a change of the
// rules is judged within seconds, before real nodes play all of it.
func TestConformanceInMemory(t *testing.T) {
	newBed := func(t testing.TB) escrowtest.Testbed { return newMemoryTestbed(t) }
	escrowtest.RunSome(t, newBed, "happy path of several segments", "client vanishes",
		"client vanishes before any voucher",
		"better voucher wins the window", "provider stops, the rest is refunded", "lease is given back",
		"deadline passes", "everything is replayed", "crash at every action of a happy path",
		"crash at every action of a dispute for pay")
}
