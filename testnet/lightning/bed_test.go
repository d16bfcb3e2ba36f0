//go:build daemons

package lightning

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// poll is how often rails of tests read their node.
const poll = 50 * time.Millisecond

// price of a segment: odd, so that shares round.
const price = 2_000_003

var domain = market.Domain{ChainID: 31337, Escrow: common.Address{0: 1, 19: 9}}

func now() uint64 { return uint64(time.Now().Unix()) }

// bed is an escrowtest.Testbed on a network: fresh keys, records and arbiter on
// the same lnd nodes.
type bed struct {
	net                              *Network
	client, delegate, provider, node *wallet.NodeKey
	arbiter                          *wallet.NodeKey
	verifiers, verifierNodes         []*wallet.NodeKey
	stores                           map[escrow.Party]*memory
	secret                           []byte
	court                            *lightningrail.Arbiter
	pace                             lightningrail.Pace
	log                              *slog.Logger
	// payer is the client's node; nil: it pays as always.
	payer func(notifyingNode) lightningrail.Node
	// lose says whether a message, or its answer, gets lost; nil: none does.
	lose func() bool

	endsCourt context.CancelFunc // ends the arbiter's service

	mu      sync.Mutex
	online  map[common.Address]lightningrail.Handler
	start   Funds
	wait    sync.WaitGroup
	hostile bool // the arbiter is: what it has, it keeps
}

func newKey(t testing.TB) *wallet.NodeKey {
	t.Helper()
	k, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return wallet.NewNodeKey(k)
}

func newBed(t testing.TB, n *Network) *bed {
	t.Helper()
	return newJudged(t, n, nil)
}

// newJudged returns a bed whose arbiter has a judge; nil: it has none.
func newJudged(t testing.TB, n *Network, j lightningrail.Judge) *bed {
	t.Helper()
	b := &bed{
		net: n, client: newKey(t), delegate: newKey(t), provider: newKey(t), node: newKey(t), arbiter: newKey(t),
		stores: map[escrow.Party]*memory{escrow.Client: newMemory(), escrow.Provider: newMemory()},
		secret: make([]byte, 32), online: map[common.Address]lightningrail.Handler{}, log: escrowtest.Log(t),
	}
	if _, err := rand.Read(b.secret); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		b.verifiers, b.verifierNodes = append(b.verifiers, newKey(t)), append(b.verifierNodes, newKey(t))
	}
	slices.SortFunc(b.verifiers, func(x, y *wallet.NodeKey) int { return x.Address().Cmp(y.Address()) })
	b.court = lightningrail.NewArbiter(lightningrail.ArbiterConfig{
		Domain: domain, Node: n.Arbiter.Client, Store: newMemory(), Registry: b, Judge: j, Key: b.arbiter, Clock: now,
		Poll: poll,
		Log:  b.log.With("who", "arbiter"),
	})
	b.online[b.arbiter.Address()] = b.court
	b.start = b.funds(t, n.Arbiter)
	life, end := context.WithCancel(t.Context())
	b.endsCourt = end
	b.serve(t, life, b.court.Run)
	b.serve(t, t.Context(), n.relink)
	t.Cleanup(b.wait.Wait)
	return b
}

// serve runs a service until ctx ends.
func (b *bed) serve(t testing.TB, ctx context.Context, run func(context.Context) error) {
	b.wait.Go(func() {
		if err := run(ctx); err != nil {
			t.Errorf("service: %v", err)
		}
	})
}

// OperatorOf implements the rail's Registry.
func (b *bed) OperatorOf(_ context.Context, node common.Address) (common.Address, error) {
	if node == b.node.Address() {
		return b.provider.Address(), nil
	}
	for i, n := range b.verifierNodes {
		if n.Address() == node {
			return b.verifiers[i].Address(), nil
		}
	}
	return common.Address{}, nil
}

// Stake implements the rail's Registry.
func (b *bed) Stake(context.Context, common.Address) (money.Units, error) { return 7, nil }

// MinStake implements the rail's Registry.
func (b *bed) MinStake(context.Context) (money.Units, error) { return 5, nil }

// drawable are the verifiers of every lease.
func (b *bed) drawable(escrow.Deal) (all []market.Candidate, err error) {
	for i, v := range b.verifiers {
		all = append(all, market.Candidate{Operator: v.Address(), Node: b.verifierNodes[i].Address(), Stake: 7})
	}
	return all, nil
}

var errOffline = errors.New("that node is away")

// testPeers carries messages as the network does: encoded, strictly decoded, and
// only to those who are online.
type testPeers struct {
	b    *bed
	from common.Address
	sent func() // called when claims were handed over; may be nil
}

func (l testPeers) Ask(ctx context.Context, to common.Address, m lightningrail.Message) (lightningrail.Reply, error) {
	l.b.mu.Lock()
	h, ok := l.b.online[to]
	l.b.mu.Unlock()
	if !ok || l.b.loses(lostMessages) {
		return lightningrail.Reply{}, errOffline
	}
	raw, err := canon.Marshal(m)
	if err != nil {
		return lightningrail.Reply{}, err
	}
	if m, err = lightningrail.DecodeMessage(raw); err != nil {
		return lightningrail.Reply{}, err
	}
	reply, err := h.Handle(ctx, l.from, m)
	if m.Topic == lightningrail.Claimed && l.sent != nil {
		l.sent()
		err = errors.Join(err, ctx.Err())
	}
	if err == nil && l.b.loses(lostAnswers) {
		err = errOffline
	}
	if err != nil {
		return lightningrail.Reply{}, err
	}
	if raw, err = canon.Marshal(reply); err != nil {
		return lightningrail.Reply{}, err
	}
	return lightningrail.DecodeReply(raw)
}

func (b *bed) loses(what fault) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	lost := b.lose != nil && b.lose()
	if lost {
		faults.add(what)
	}
	return lost
}

// Rail implements escrowtest.Testbed.
func (b *bed) Rail(t testing.TB, p escrow.Party, sent func()) escrow.Rail {
	t.Helper()
	self, client, wallet := b.delegate, b.net.Client.Client, b.client
	if p == escrow.Provider {
		self, client, wallet = b.node, b.net.Provider.Client, b.provider
	}
	var node lightningrail.Node = notifyingNode{client, sent}
	if p == escrow.Client && b.payer != nil {
		node = b.payer(notifyingNode{client, sent})
	}
	r := lightningrail.New(lightningrail.Config{
		Party: p, Domain: domain, Node: node, Store: b.stores[p],
		Peers: testPeers{b, self.Address(), sent}, Self: self.Address(),
		Clock: now, Pace: b.pace, Arbiters: arbiters(b), Registry: b, Verifiers: b.drawable,
		Secret: b.secret, Wallet: wallet,
		FeePPM: 10_000, FeeBase: 10 * lnd.Sat, Poll: poll, Log: b.log.With("who", p),
	})
	return &livingRail{Rail: r, b: b, t: t, self: self.Address()}
}

func arbiters(b *bed) []common.Address { return []common.Address{b.arbiter.Address()} }

// livingRail is a rail that others can reach while its node runs.
type livingRail struct {
	*lightningrail.Rail
	b    *bed
	t    testing.TB
	self common.Address
	once sync.Once
}

// Observe is the first thing that a node's driver does with its rail.
func (l *livingRail) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	l.once.Do(func() {
		l.b.setOnline(l.self, l.Rail)
		context.AfterFunc(ctx, func() { l.b.setOffline(l.self, l.Rail) })
		l.b.serve(l.t, ctx, l.Rail.Run)
	})
	return l.Rail.Observe(ctx, d)
}

// Do makes blocks while a client waits for its HTLCs to expire.
func (l *livingRail) Do(ctx context.Context, a escrow.Action) error {
	if a.Kind != escrow.Release || l.self != l.b.delegate.Address() {
		return l.Rail.Do(ctx, a)
	}
	mine, stop := context.WithCancel(ctx)
	var wg sync.WaitGroup
	wg.Go(func() {
		for mine.Err() == nil {
			if err := l.b.net.MineAll(mine, 1); err != nil && mine.Err() == nil {
				l.t.Errorf("blocks: %v", err)
				return
			}
		}
	})
	err := l.Rail.Do(ctx, a)
	stop()
	wg.Wait()
	return err
}

func (b *bed) setOnline(a common.Address, h lightningrail.Handler) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.online[a] = h
}

func (b *bed) setOffline(a common.Address, h lightningrail.Handler) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.online[a] == h {
		delete(b.online, a)
	}
}

// notifyingNode calls sent when something was handed to the node.
type notifyingNode struct {
	*lnd.Client
	sent func()
}

func (i notifyingNode) notify() {
	if i.sent != nil {
		i.sent()
	}
}

func (i notifyingNode) Pay(ctx context.Context, o lnd.PayOrder) error {
	err := i.Client.Pay(ctx, o)
	i.notify()
	return err
}

func (i notifyingNode) Settle(ctx context.Context, p lnd.Preimage) error {
	err := i.Client.Settle(ctx, p)
	i.notify()
	return err
}

func (i notifyingNode) Cancel(ctx context.Context, h lnd.Hash) error {
	err := i.Client.Cancel(ctx, h)
	i.notify()
	return err
}

// Deal implements escrowtest.Testbed.
func (b *bed) Deal(t testing.TB, terms escrowtest.Terms) escrow.Deal {
	t.Helper()
	d := escrow.Deal{Domain: domain, PerSegment: true}
	d.Offer = market.Offer{
		Job: market.JobID{1}, Client: b.client.Address(), Token: common.Address{19: 1}, Delegate: b.delegate.Address(),
		MaxPrice: price,
		Segments: terms.Segments, Credit: terms.Credit, Quorum: terms.Quorum, VerifyBPS: 777, DelegateBPS: 111,
		Window: terms.Window, Deadline: now() + terms.Lifetime + 3600, Nonce: 1,
	}
	sig := b.sign(t, b.client, d.Offer)
	d.OfferSig = sig[:]
	pool, err := b.drawable(d)
	if err != nil {
		t.Fatal(err)
	}
	d.Lease.Lease = market.Lease{
		Offer: d.OfferID(), Provider: b.provider.Address(), Node: b.node.Address(), Price: price,
		Segments: terms.Segments, Deadline: now() + terms.Lifetime, Nonce: 1, Verifiers: market.CandidatesHash(pool),
	}
	d.Lease.DelegateSig, d.Lease.NodeSig = b.sign(t, b.delegate, d.Lease.Lease), b.sign(t, b.node, d.Lease.Lease)
	return d
}

func (b *bed) sign(t testing.TB, k *wallet.NodeKey, s market.Structured) market.Signature {
	t.Helper()
	sig, err := k.SignDigest(t.Context(), domain.Digest(s))
	if err != nil {
		t.Fatal(err)
	}
	return sig
}

// Verifiers implements escrowtest.Testbed.
func (b *bed) Verifiers() (all []common.Address) {
	for _, v := range b.verifiers {
		all = append(all, v.Address())
	}
	return all
}

// SignVoucher implements escrowtest.Testbed.
func (b *bed) SignVoucher(t testing.TB, v market.Voucher) market.Signature {
	return b.sign(t, b.delegate, v)
}

// SignCommitment implements escrowtest.Testbed.
func (b *bed) SignCommitment(t testing.TB, c market.Commitment) market.Signature {
	return b.sign(t, b.node, c)
}

// SignVerdict implements escrowtest.Testbed.
func (b *bed) SignVerdict(t testing.TB, i int, v market.Verdict) market.Signature {
	return b.sign(t, b.verifierNodes[i], v)
}

// funds reads what a node has once no HTLC is in flight.
func (b *bed) funds(t testing.TB, l *Lnd) (f Funds) {
	t.Helper()
	if err := until(t.Context(), patience, l.Name+" is idle", func() (err error) {
		if f, err = l.Funds(t.Context()); err == nil && (f.Locked != 0 || f.Incoming != 0) {
			err = fmt.Errorf("HTLCs of %d and %d msat", f.Locked, f.Incoming)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return f
}

// credit is what the arbiter owes to an account.
func (b *bed) credit(t testing.TB, a common.Address) money.Units {
	t.Helper()
	r, err := b.court.Handle(t.Context(), a, lightningrail.Message{Topic: lightningrail.Credit, Account: a})
	if err != nil {
		t.Fatal(err)
	}
	return money.Units(r.Units)
}

// Holdings implements escrowtest.Testbed. It also checks that the arbiter has got
// exactly what it owes.
func (b *bed) Holdings(t testing.TB, _ escrow.Deal) escrowtest.Holdings {
	t.Helper()
	var h escrowtest.Holdings
	if err := until(t.Context(), patience, "shares are credited", func() error {
		client := b.credit(t, b.client.Address())
		h = escrowtest.Holdings{Delegate: b.credit(t, b.delegate.Address())}
		owed := client + h.Delegate
		for _, v := range b.verifiers {
			u := b.credit(t, v.Address())
			h.Verifiers, owed = append(h.Verifiers, u), owed+u
		}
		got := b.funds(t, b.net.Arbiter).Sum() - b.start.Sum()
		b.mu.Lock()
		hostile := b.hostile
		b.mu.Unlock()
		if hostile {
			h.Kept, owed = got-owed, got
		}
		if got != owed {
			return fmt.Errorf("the arbiter has %d msat more and owes %d", got, owed)
		}
		// What the arbiter has paid out so far has arrived.
		h.Client, h.Provider = b.funds(t, b.net.Client).Sum()+client, b.funds(t, b.net.Provider).Sum()
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return h
}

// TestConformance runs the suite over real HTLCs.
func TestConformance(t *testing.T) {
	newBed := func(t testing.TB) escrowtest.Testbed { return newBed(t, net4) }
	if testing.Short() {
		escrowtest.RunSome(t, newBed, "happy path of several segments", "client vanishes")
		return
	}
	escrowtest.Run(t, newBed)
}
