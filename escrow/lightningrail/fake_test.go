package lightningrail

import (
	"bytes"
	"context"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// network is a Lightning network in memory: what its nodes hold, and who paid
// whom. Real nodes play the same parts in testnet/lightning.
type network struct {
	mu      sync.Mutex
	htlcs   uint64
	height  uint32
	nodes   map[string]*fakeNode
	changed chan struct{} // closed when an invoice changes

	slow     bool     // payments come when they are let, by arrive
	underWay []func() // what has not come
	crowd    int      // how much of that there was at most
	came     []string // to whom, in order

	takes func(lnd.Hash) bool    // what its forwarder takes; nil: nothing
	parts func(payee string) int // in how many HTLCs a payment comes; nil: in one
}

// fakeNode is a Node.
type fakeNode struct {
	net      *network
	name     string
	invoices map[lnd.Hash]*fakeInvoice
	payments map[lnd.Hash]*lnd.Payment
	ends     map[uint64]lnd.Resolution // by HTLC
	have     int64                     // on chain
	rate     lnd.FeeRate
	deaf     error // of FeeRate; nil: it answers
	refuse   error // of Pay; nil: it pays
	hangs    bool  // what is settled stays on its way until it is nudged
	nudged   int
	closing  []lnd.Closing
}

type fakeInvoice struct {
	lnd.Invoice
	memo  string
	cltv  uint32
	payer *fakeNode
	plain *lnd.Preimage // of an ordinary invoice
}

func newNetwork(names ...string) *network {
	n := &network{height: 500, nodes: map[string]*fakeNode{}, changed: make(chan struct{})}
	for _, name := range names {
		n.nodes[name] = &fakeNode{net: n, name: name, invoices: map[lnd.Hash]*fakeInvoice{},
			payments: map[lnd.Hash]*lnd.Payment{},
			ends:     map[uint64]lnd.Resolution{}, have: 50_000, rate: 253}
	}
	return n
}

func (n *fakeNode) Info(context.Context) (lnd.Info, error) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	return lnd.Info{Network: "simnet", Height: n.net.height, Block: "b", Synced: true}, nil
}

func (n *fakeNode) Reserve(context.Context) (have, need int64, err error) { return n.have, 10_000, nil }

func (n *fakeNode) FeeRate(context.Context) (lnd.FeeRate, error) { return n.rate, n.deaf }

// request writes what an invoice asks for; Decode reads it.
func (n *fakeNode) request(h lnd.Hash, amount money.Units, cltv uint32, memo string) string {
	return fmt.Sprintf("%s %s %d %d m%s", n.name, h, amount, cltv, hex.EncodeToString([]byte(memo)))
}

func (n *fakeNode) add(h lnd.Hash, i *fakeInvoice) (string, error) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	if n.invoices[h] != nil {
		return "", lnd.ErrReused
	}
	i.State, i.Request = lnd.InvoiceOpen, n.request(h, i.Amount, i.cltv, i.memo)
	n.invoices[h] = i
	return i.Request, nil
}

func (n *fakeNode) AddHold(_ context.Context, o lnd.HoldInvoice) (string, error) {
	return n.add(o.Hash, &fakeInvoice{Invoice: lnd.Invoice{Amount: o.Amount}, cltv: o.CLTV, memo: o.Memo})
}

func (n *fakeNode) AddInvoice(_ context.Context, u money.Units, memo string, _ time.Duration) (string, error) {
	n.net.mu.Lock()
	n.net.htlcs++
	p := lnd.Preimage{0xff, byte(n.net.htlcs), byte(n.net.htlcs >> 8)}
	n.net.mu.Unlock()
	return n.add(p.Hash(), &fakeInvoice{Invoice: lnd.Invoice{Amount: u}, cltv: 40, memo: memo, plain: &p})
}

func (n *fakeNode) Decode(_ context.Context, r string) (q lnd.Request, err error) {
	var name, hash, memo string
	if _, err = fmt.Sscanf(r, "%s %s %d %d %s", &name, &hash, &q.Amount, &q.CLTV, &memo); err != nil {
		return q, fmt.Errorf("request %q: %w", r, err)
	}
	b, err := hex.DecodeString(memo[1:])
	q.Memo, q.Expires = string(b), time.Now().Add(time.Hour)
	if err == nil {
		q.Hash, err = lnd.ParseHash(hash)
	}
	return q, err
}

func (n *fakeNode) Lookup(_ context.Context, h lnd.Hash) (lnd.Invoice, error) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	if i := n.invoices[h]; i != nil {
		return i.Invoice, nil
	}
	return lnd.Invoice{}, lnd.ErrUnknown
}

func (n *fakeNode) Await(ctx context.Context, h lnd.Hash) error {
	for {
		n.net.mu.Lock()
		i, changed := n.invoices[h], n.net.changed
		over := i == nil || i.State != lnd.InvoiceOpen
		n.net.mu.Unlock()
		if i == nil {
			return lnd.ErrUnknown
		}
		if over {
			return nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
}

// stir wakes those who await an invoice; the caller holds the lock.
func (n *network) stir() {
	close(n.changed)
	n.changed = make(chan struct{})
}

func (n *fakeNode) Resolution(_ context.Context, h lnd.HTLC) (lnd.Resolution, error) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	return n.ends[h.Index], nil
}

func (n *fakeNode) Pay(ctx context.Context, o lnd.PayOrder) error {
	q, err := n.Decode(ctx, o.Request)
	if err != nil {
		return err
	}
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	if n.refuse != nil {
		return n.refuse
	}
	if n.payments[q.Hash] != nil {
		return lnd.ErrReused
	}
	to := n.net.nodes[strings.Fields(o.Request)[0]]
	i := to.invoices[q.Hash]
	p := &lnd.Payment{State: lnd.InFlight, Amount: q.Amount, Locked: true, Expiry: n.net.height + q.CLTV + blockPadding}
	n.payments[q.Hash] = p
	if i == nil || i.State != lnd.InvoiceOpen {
		p.State, p.Locked, p.Reason = lnd.Failed, false, "no such invoice"
		return nil
	}
	if n.net.takes != nil && n.net.takes(q.Hash) {
		p.State, p.Locked = lnd.Succeeded, false
		return nil
	}
	arrive := func() { to.accept(n, q, p.Expiry) }
	if n.net.slow {
		n.net.underWay = append(n.net.underWay, arrive)
		n.net.crowd = max(n.net.crowd, len(n.net.underWay))
		return nil
	}
	arrive()
	return nil
}

// accept locks a payment in; the network is locked.
func (n *fakeNode) accept(payer *fakeNode, q lnd.Request, expiry uint32) {
	i := n.invoices[q.Hash]
	if i.State != lnd.InvoiceOpen {
		payer.payments[q.Hash].State, payer.payments[q.Hash].Locked = lnd.Failed, false
		return
	}
	n.net.htlcs++
	i.State, i.payer = lnd.InvoiceAccepted, payer
	i.HTLC = lnd.HTLC{Channel: 1, Index: n.net.htlcs, Amount: q.Amount, Accept: n.net.height, Expiry: expiry}
	n.net.came = append(n.net.came, n.name)
	if i.Parts = 1; n.net.parts != nil {
		i.Parts = n.net.parts(n.name)
	}
	if i.plain != nil {
		n.end(q.Hash, true)
	}
	n.net.stir()
}

// arrive lets what is under way come to its payees, all at once.
func (n *network) arrive() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, arrive := range n.underWay {
		arrive()
	}
	n.underWay = nil
}

// end resolves an HTLC; the network is locked.
func (n *fakeNode) end(h lnd.Hash, paid bool) {
	i := n.invoices[h]
	if i.payer == nil {
		return
	}
	p := i.payer.payments[h]
	n.ends[i.HTLC.Index], p.State, p.Locked = lnd.Paid, lnd.Succeeded, false
	if paid {
		i.State = lnd.InvoiceSettled
	} else {
		n.ends[i.HTLC.Index], p.State = lnd.Returned, lnd.Failed
	}
}

func (n *fakeNode) Settle(_ context.Context, p lnd.Preimage) error {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	i := n.invoices[p.Hash()]
	switch {
	case i == nil:
		return lnd.ErrUnknown
	case i.State == lnd.InvoiceOpen:
		return lnd.ErrNotAccepted
	case i.State == lnd.InvoiceCanceled:
		return lnd.ErrCanceled
	case i.State == lnd.InvoiceAccepted && n.hangs:
		i.State = lnd.InvoiceSettled
	case i.State == lnd.InvoiceAccepted && n.ends[i.HTLC.Index] == lnd.Pending:
		n.end(p.Hash(), true)
	}
	return nil
}

func (n *fakeNode) Cancel(_ context.Context, h lnd.Hash) error {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	switch i := n.invoices[h]; {
	case i == nil:
		return lnd.ErrUnknown
	case i.State == lnd.InvoiceSettled:
		return lnd.ErrSettled
	case i.State != lnd.InvoiceCanceled:
		n.end(h, false)
		i.State = lnd.InvoiceCanceled
		n.net.stir()
	}
	return nil
}

// lose sends an accepted HTLC back, as a crash of the payee can.
func (n *fakeNode) lose(h lnd.Hash) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	n.end(h, false)
}

func (n *fakeNode) Track(_ context.Context, h lnd.Hash) (lnd.Payment, error) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	if p := n.payments[h]; p != nil {
		return *p, nil
	}
	return lnd.Payment{}, lnd.ErrUnknown
}

func (n *fakeNode) PendingInvoices(context.Context) (out []lnd.Held, _ error) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	for h, i := range n.invoices {
		if (i.State == lnd.InvoiceOpen || i.State == lnd.InvoiceAccepted) && n.ends[i.HTLC.Index] == lnd.Pending {
			out = append(out, lnd.Held{Hash: h, Memo: i.memo, Invoice: i.Invoice})
		}
	}
	return out, nil
}

func (n *fakeNode) Unended(context.Context, time.Time) (out []lnd.Sent, _ error) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	for h, p := range n.payments {
		if p.State != lnd.InFlight {
			continue
		}
		for _, to := range n.net.nodes {
			if i := to.invoices[h]; i != nil {
				out = append(out, lnd.Sent{Hash: h, Request: i.Request, Payment: *p})
			}
		}
	}
	return out, nil
}

func (n *fakeNode) Nudge(context.Context) error {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	n.nudged++
	for h, i := range n.invoices {
		if i.State == lnd.InvoiceSettled && n.ends[i.HTLC.Index] == lnd.Pending {
			n.end(h, true)
		}
	}
	return nil
}

func (n *fakeNode) Closing(context.Context) ([]lnd.Closing, error) { return n.closing, nil }

// received is what came to a node's invoices, units.
func (n *fakeNode) received() (sum money.Units) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	for _, i := range n.invoices {
		if n.ends[i.HTLC.Index] == lnd.Paid {
			sum += i.HTLC.Amount
		}
	}
	return sum
}

// locked counts the payments of a node that have not ended.
func (n *fakeNode) locked() (k int) {
	n.net.mu.Lock()
	defer n.net.mu.Unlock()
	for _, p := range n.payments {
		if p.State == lnd.InFlight {
			k++
		}
	}
	return k
}

// memoryStore is a Store.
type memoryStore struct {
	mu sync.Mutex
	m  map[string][]byte
}

func newMemoryStore() *memoryStore { return &memoryStore{m: map[string][]byte{}} }

func (s *memoryStore) Get(name string) ([]byte, bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, ok := s.m[name]
	return bytes.Clone(b), ok, nil
}

func (s *memoryStore) Put(name string, b []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.m[name] = bytes.Clone(b)
	return nil
}

func (s *memoryStore) Names(prefix string) (out []string, _ error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for n := range s.m {
		if strings.HasPrefix(n, prefix) {
			out = append(out, n)
		}
	}
	slices.Sort(out) // as a ledger lists them
	return out, nil
}

// testbed has a client, a provider and an arbiter with their nodes and keys.
type testbed struct {
	t                                         testing.TB
	net                                       *network
	client, delegate, provider, node, arbiter *wallet.NodeKey
	verifier, verifierNode                    *wallet.NodeKey
	asClient, asProvider                      *Rail
	court                                     *Arbiter
	asArbiter                                 Handler // what others reach as the arbiter; nil: court
	mu                                        sync.Mutex
	time                                      uint64
	away                                      map[common.Address]bool
	stakes                                    map[common.Address]money.Units // 7 where none is set
	// what a cheat does to answers
	bend func(from, to common.Address, m Message, r *Reply)
	deal escrow.Deal
	lose func() bool                             // whether a message, or its answer, gets lost; nil: none does
	drop func(to common.Address, m Message) bool // which messages get lost; nil: none
}

const townPrice = 2_000_003

var townDomain = market.Domain{ChainID: 31337, Escrow: common.Address{0: 1, 19: 9}}

func key(t testing.TB, b byte) *wallet.NodeKey {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{b}, 32))
	if err != nil {
		t.Fatal(err)
	}
	return wallet.NewNodeKey(k)
}

func newTestbed(t testing.TB, segments uint32) *testbed {
	t.Helper()
	w := &testbed{t: t, net: newNetwork("client", "provider", "arbiter"), client: key(t, 1), delegate: key(t, 2),
		provider: key(t, 3), node: key(t, 4),
		arbiter: key(t, 5), verifier: key(t, 6), verifierNode: key(t, 7), time: 1_000_000,
		away: map[common.Address]bool{}, stakes: map[common.Address]money.Units{}}
	w.asClient = New(w.config(escrow.Client, newMemoryStore()))
	w.asProvider = New(w.config(escrow.Provider, newMemoryStore()))
	w.court = NewArbiter(ArbiterConfig{Domain: townDomain, Node: w.net.nodes["arbiter"], Store: newMemoryStore(),
		Registry: w, Key: w.arbiter, Clock: w.now, Poll: time.Millisecond, FeeBase: 1000, FeePPM: 10})
	w.deal = w.agree(segments, func(*escrow.Deal) {})
	return w
}

func (w *testbed) config(p escrow.Party, s Store) Config {
	c := Config{Party: p, Domain: townDomain, Node: w.net.nodes["client"], Store: s,
		Peers: testPeers{w, w.delegate.Address()}, Self: w.delegate.Address(), Clock: w.now,
		Arbiters: []common.Address{w.arbiter.Address()}, Registry: w,
		Verifiers: func(escrow.Deal) ([]market.Candidate, error) { return w.drawable(), nil },
		Secret:    bytes.Repeat([]byte{9}, 32),
		Wallet:    w.client, FeePPM: 100, FeeBase: 1000, Poll: time.Millisecond}
	if p == escrow.Provider {
		c.Node, c.Peers, c.Self, c.Wallet = w.net.nodes["provider"], testPeers{w, w.node.Address()}, w.node.Address(),
			w.provider
	}
	return c
}

func (w *testbed) now() uint64 {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.time
}

func (w *testbed) later(seconds uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.time += seconds
}

// OperatorOf implements Registry.
func (w *testbed) OperatorOf(_ context.Context, node common.Address) (common.Address, error) {
	switch node {
	case w.node.Address():
		return w.provider.Address(), nil
	case w.verifierNode.Address():
		return w.verifier.Address(), nil
	}
	return common.Address{}, nil
}

// drawable are the verifiers of every lease.
func (w *testbed) drawable() []market.Candidate {
	return []market.Candidate{{Operator: w.verifier.Address(), Node: w.verifierNode.Address(), Stake: 7}}
}

// Stake implements Registry.
func (w *testbed) Stake(_ context.Context, operator common.Address) (money.Units, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if had, set := w.stakes[operator]; set {
		return had, nil
	}
	return 7, nil
}

// MinStake implements Registry.
func (w *testbed) MinStake(context.Context) (money.Units, error) { return 5, nil }

// testPeers carries messages, encoded and strictly decoded.
type testPeers struct {
	w    *testbed
	from common.Address
}

func (p testPeers) Ask(ctx context.Context, to common.Address, m Message) (Reply, error) {
	w := p.w
	w.mu.Lock()
	away, bend, lost := w.away[to] || w.drop != nil && w.drop(to, m), w.bend, w.lose
	h := map[common.Address]Handler{w.delegate.Address(): w.asClient, w.node.Address(): w.asProvider,
		w.arbiter.Address(): w.court}[to]
	if to == w.arbiter.Address() && w.asArbiter != nil {
		h = w.asArbiter
	}
	w.mu.Unlock()
	if away || lost != nil && lost() {
		return Reply{}, fmt.Errorf("%s is away", to)
	}
	raw, err := canon.Marshal(m)
	if err != nil {
		return Reply{}, err
	}
	if m, err = DecodeMessage(raw); err != nil {
		return Reply{}, err
	}
	r, err := h.Handle(ctx, p.from, m)
	if err == nil && lost != nil && lost() {
		err = fmt.Errorf("the answer of %s is lost", to)
	}
	if err != nil {
		return Reply{}, err
	}
	if bend != nil {
		bend(p.from, to, m, &r)
	}
	if raw, err = canon.Marshal(r); err != nil {
		return Reply{}, err
	}
	return DecodeReply(raw)
}

// agree signs a deal.
func (w *testbed) agree(segments uint32, edit func(*escrow.Deal)) escrow.Deal {
	w.t.Helper()
	d := escrow.Deal{Domain: townDomain, PerSegment: true}
	d.Offer = market.Offer{Job: market.JobID{1}, Client: w.client.Address(), Token: common.Address{19: 1},
		Delegate: w.delegate.Address(), MaxPrice: townPrice,
		Segments: segments, Credit: 3, Quorum: 1, VerifyBPS: 777, DelegateBPS: 111, Window: 600,
		Deadline: w.now() + 7200, Nonce: 1}
	d.Lease.Lease = market.Lease{Provider: w.provider.Address(), Node: w.node.Address(), Price: townPrice,
		Segments: segments, Deadline: w.now() + 3600, Nonce: 1, Verifiers: market.CandidatesHash(w.drawable())}
	edit(&d)
	d.Lease.Lease.Offer = d.OfferID()
	sig := w.sign(w.client, d.Offer)
	d.OfferSig = sig[:]
	d.Lease.DelegateSig, d.Lease.NodeSig = w.sign(w.delegate, d.Lease.Lease), w.sign(w.node, d.Lease.Lease)
	return d
}

func (w *testbed) sign(k *wallet.NodeKey, s market.Structured) market.Signature {
	w.t.Helper()
	return w.stamp(k, townDomain.Digest(s))
}

func (w *testbed) stamp(k *wallet.NodeKey, h common.Hash) market.Signature {
	w.t.Helper()
	sig, err := k.SignDigest(w.t.Context(), h)
	if err != nil {
		w.t.Fatal(err)
	}
	return sig
}

// voucher pays the verifier and the delegate what n segments are worth.
func (w *testbed) voucher(n uint32) market.SignedVoucher {
	w.t.Helper()
	verify, delegate, err := w.deal.Offer.Shares(w.deal.Lease.Lease, n)
	if err != nil {
		w.t.Fatal(err)
	}
	return w.vouch(n, market.Payee{Account: w.verifier.Address(), Amount: uint64(verify)},
		market.Payee{Account: w.delegate.Address(), Amount: uint64(delegate)})
}

func (w *testbed) vouch(n uint32, ps ...market.Payee) market.SignedVoucher {
	v := market.Voucher{Lease: w.deal.LeaseID(), Segments: n, Payees: market.PayeesHash(ps)}
	return market.SignedVoucher{Voucher: v, Sig: w.sign(w.delegate, v), Payees: ps}
}

// claims are the first n segments with the verifier's word for them.
func (w *testbed) claims(n uint32) []escrow.ClaimedSegment {
	hashes := make([]common.Hash, n)
	for i := range hashes {
		hashes[i] = common.Hash{byte(i + 1)}
	}
	return w.claimsOf(hashes...)
}

func (w *testbed) claimsOf(hashes ...common.Hash) (cs []escrow.ClaimedSegment) {
	for n, h := range hashes {
		i := uint32(n)
		com := market.Commitment{Lease: w.deal.LeaseID(), Segment: i, Hash: h}
		cs = append(cs, escrow.ClaimedSegment{Segment: i, Hash: com.Hash, Sig: w.sign(w.node, com),
			Verdicts: []market.SignedVerdict{w.verdict(com, true)}})
	}
	return cs
}

func (w *testbed) verdict(c market.Commitment, agree bool) market.SignedVerdict {
	v := market.Verdict{Lease: c.Lease, Segment: c.Segment, Commitment: c.StructHash(), Agree: agree, Intervals: 1,
		Root: common.Hash{9}, Verifier: w.verifier.Address()}
	return market.SignedVerdict{Verdict: v, Sig: w.sign(w.verifierNode, v)}
}

func (w *testbed) act(r *Rail, k escrow.Kind, edit func(*escrow.Action)) error {
	a := escrow.Action{ID: string(k), Kind: k, Deal: w.deal}
	if edit != nil {
		edit(&a)
	}
	return r.Do(w.t.Context(), a)
}

// do must succeed.
func (w *testbed) do(r *Rail, k escrow.Kind, edit func(*escrow.Action)) {
	w.t.Helper()
	if err := w.act(r, k, edit); err != nil {
		w.t.Fatalf("%s: %v", k, err)
	}
}

func by(v market.SignedVoucher) func(*escrow.Action) {
	return func(a *escrow.Action) { a.Voucher = v }
}

func (w *testbed) sees(r *Rail) escrow.Chain {
	w.t.Helper()
	c, err := r.Observe(w.t.Context(), w.deal)
	if err != nil {
		w.t.Fatal(err)
	}
	return c
}

// tend lets everybody repair once.
func (w *testbed) tend() {
	w.t.Helper()
	for _, r := range []*Rail{w.asClient, w.asProvider} {
		all, err := r.records.all()
		if err != nil {
			w.t.Fatal(err)
		}
		for _, b := range all {
			if _, err := r.tend(w.t.Context(), b); err != nil {
				w.t.Logf("tend: %v", err)
			}
		}
	}
	w.judge()
}

// judge lets the arbiter settle, credit and pay once.
func (w *testbed) judge() {
	w.t.Helper()
	for range 2 { // what is settled in the first is credited in the second
		all, err := w.court.records.all()
		if err != nil {
			w.t.Fatal(err)
		}
		for _, b := range all {
			if _, err := w.court.tend(w.t.Context(), b); err != nil {
				w.t.Logf("arbiter: %v", err)
			}
		}
		if err := w.court.payOut(w.t.Context()); err != nil {
			w.t.Logf("arbiter: %v", err)
		}
	}
}

func (w *testbed) credit(a common.Address) money.Units {
	w.t.Helper()
	u, _, err := w.court.accounts.available(a)
	if err != nil {
		w.t.Fatal(err)
	}
	return u
}

// exact checks that n segments were paid, to the unit, and nothing is locked.
func (w *testbed) exact(n uint32) {
	w.t.Helper()
	want, _, _, err := escrow.Split(townPrice, n, w.deal.Offer.VerifyBPS, w.deal.Offer.DelegateBPS, nil)
	if err != nil {
		w.t.Fatal(err)
	}
	got, shares := w.net.nodes["provider"].received(), w.net.nodes["arbiter"].received()
	if got != want || shares != money.Units(n)*townPrice-want {
		w.t.Errorf("provider has %d msat and the arbiter %d, want %d and %d", got, shares, want,
			money.Units(n)*townPrice-want)
	}
	if k := w.net.nodes["client"].locked(); k != 0 {
		w.t.Errorf("%d locks are still there", k)
	}
	var owed money.Units
	for _, a := range []*wallet.NodeKey{w.client, w.delegate, w.verifier, w.provider} {
		owed += w.credit(a.Address())
	}
	if owed != shares {
		w.t.Errorf("the arbiter owes %d msat and has %d", owed, shares)
	}
}
