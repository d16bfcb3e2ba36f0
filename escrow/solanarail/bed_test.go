//go:build daemons

package solanarail_test

import (
	"context"
	"crypto/ecdsa"
	"flag"
	"fmt"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/chain/solanarpc/solanatest"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/testnet/fault/faulttest"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// poll is how often tests look at the chain.
const poll = 100 * time.Millisecond

var network *surfpool.Net // of all tests

// TestMain runs one network for all tests; scenarios mostly wait for slots, so
// many of them can run at once.
func TestMain(m *testing.M) {
	flag.Parse()
	if err := flag.Set("test.parallel", "8"); err != nil {
		panic(err)
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	var err error
	if network, err = surfpool.Start(context.Background(), surfpool.Options{SlotMS: 50}); err != nil {
		panic(err)
	}
	code := m.Run()
	fmt.Println(tally.Counts())
	if err := network.Close(); err != nil {
		panic(err)
	}
	return code
}

// tally sums what the proxies of all tests did.
var tally faulttest.Tally

// party is somebody of the market with a Solana key, and the store that
// outlives senders.
type party struct {
	key   *ecdsa.PrivateKey
	sol   solanarpc.Key
	store *solanatest.Memory
}

func newParty(t testing.TB) party {
	t.Helper()
	k, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	p, err := solana.NewRandomPrivateKey()
	if err != nil {
		t.Fatal(err)
	}
	sol, err := solanarpc.KeyFromSeed(p[:32])
	if err != nil {
		t.Fatal(err)
	}
	return party{k, sol, &solanatest.Memory{}}
}

func (p party) account() common.Address { return crypto.PubkeyToAddress(p.key.PublicKey) }

func (p party) sign(t testing.TB, digest common.Hash) (s market.Signature) {
	t.Helper()
	b, err := crypto.Sign(digest[:], p.key)
	if err != nil {
		t.Fatal(err)
	}
	copy(s[:], b)
	s[64] += 27
	return s
}

// link says on chain that owner is paid for the party.
func (p party) link(t testing.TB, owner solanarpc.Key, nonce uint64) error {
	t.Helper()
	place := network.Deployment
	domain := place.Domain().Separator()
	sig := p.sign(t, bindings.LinkDigest(domain, owner.PublicKey(), nonce))
	return network.Send(t.Context(), []solana.Instruction{bindings.NewLink(place.Program, domain, owner.PublicKey(),
		p.account(), nonce, sig)}, owner.Private())
}

// enter gives a party coins, dollars and a link.
func (p party) enter(t testing.TB, dollars uint64) {
	t.Helper()
	if err := network.Fund(t.Context(), p.sol.PublicKey(), 10*solana.LAMPORTS_PER_SOL, dollars); err != nil {
		t.Error(err)
		return
	}
	if err := p.link(t, p.sol, 1); err != nil {
		t.Errorf("link: %v", err)
	}
}

func together(t testing.TB, work ...func()) {
	t.Helper()
	var wg sync.WaitGroup
	for _, w := range work {
		wg.Go(w)
	}
	wg.Wait()
	if t.Failed() {
		t.FailNow()
	}
}

// bed is an escrowtest.Testbed on the network.
type bed struct {
	client, provider, node   party
	delegate                 party
	verifiers, verifierNodes []party  // operators, ascending
	url                      string   // of the endpoint that rails use
	others                   []string // that they use beside it
	place                    solanarail.Deployment
	// leeway is added to a scenario's window, and to a lease's life, seconds: a busy
	// machine takes a while to notice what happened.
	leeway uint32
}

const price = 1_000_003 // odd, so that shares round

func newBed(t testing.TB) *bed {
	t.Helper()
	b := &bed{client: newParty(t), delegate: newParty(t), provider: newParty(t), node: newParty(t), url: network.URL,
		place: network.Deployment, leeway: 8}
	for range 2 {
		b.verifiers, b.verifierNodes = append(b.verifiers, newParty(t)), append(b.verifierNodes, newParty(t))
	}
	slices.SortFunc(b.verifiers, func(x, y party) int { return x.account().Cmp(y.account()) })
	together(t, func() { b.client.enter(t, 777) }, func() { b.provider.enter(t, 0) }, func() { b.delegate.enter(t, 0) },
		func() { b.verifiers[0].enter(t, 0) }, func() { b.verifiers[1].enter(t, 0) })
	return b
}

func (b *bed) domain() market.Domain { return b.place.Domain() }

func (b *bed) sign(t testing.TB, p party, s market.Structured) market.Signature {
	t.Helper()
	return p.sign(t, b.domain().Digest(s))
}

// Deal implements escrowtest.Testbed.
func (b *bed) Deal(t testing.TB, terms escrowtest.Terms) escrow.Deal {
	t.Helper()
	deposit := uint64(terms.Segments) * price
	if err := network.Mint(t.Context(), b.place.Token, b.client.sol.PublicKey(), deposit); err != nil {
		t.Fatal(err)
	}
	terms.Window, terms.Lifetime = terms.Window+b.leeway, terms.Lifetime+uint64(b.leeway)
	now := chainTime(t)
	d := escrow.Deal{Domain: b.domain(), Deposit: deposit}
	d.Offer = market.Offer{Job: market.JobID{1}, Client: b.client.account(), Token: b.place.TokenAccount(),
		Delegate: b.delegate.account(),
		MaxPrice: price, Segments: terms.Segments, Credit: terms.Credit, Quorum: terms.Quorum, VerifyBPS: 777,
		DelegateBPS: 111,
		Window:      terms.Window, Deadline: now + terms.Lifetime + 3600, Nonce: 1}
	sig := b.sign(t, b.client, d.Offer)
	d.OfferSig = sig[:]
	d.Lease.Lease = market.Lease{Offer: d.OfferID(), Provider: b.provider.account(), Node: b.node.account(),
		Price: price, Segments: terms.Segments, Begin: now, Deadline: now + terms.Lifetime, Nonce: 1,
		Verifiers: market.CandidatesHash(b.pool())}
	d.Lease.DelegateSig = b.sign(t, b.delegate, d.Lease.Lease)
	d.Lease.NodeSig = b.sign(t, b.node, d.Lease.Lease)
	return d
}

func chainTime(t testing.TB) uint64 {
	t.Helper()
	c := client(t, network.URL)
	_, as, err := c.Accounts(t.Context(), rpc.CommitmentConfirmed, solanarpc.ClockAddress)
	if err != nil {
		t.Fatal(err)
	}
	now, err := solanarpc.ChainTime(as[0])
	if err != nil {
		t.Fatal(err)
	}
	return now
}

func client(t testing.TB, urls ...string) *solanarpc.Client {
	t.Helper()
	var err error
	for range 20 { // a proxy may be at work
		var c *solanarpc.Client
		if c, err = network.Client(t.Context(), urls...); err == nil {
			return c
		}
	}
	t.Fatal(err)
	return nil
}

// Rail implements escrowtest.Testbed. The client's node holds the client's key.
func (b *bed) Rail(t testing.TB, p escrow.Party, sent func()) escrow.Rail {
	t.Helper()
	who := b.client
	if p == escrow.Provider {
		who = b.provider
	}
	return b.rail(t, p, who, sent)
}

func (b *bed) rail(t testing.TB, p escrow.Party, who party, sent func()) *solanarail.Rail {
	t.Helper()
	c := client(t, append([]string{b.url}, b.others...)...)
	sender := solanarpc.NewSender(c, who.sol, who.store, solanarpc.SenderConfig{Poll: poll, Resend: 4 * poll})
	var r *solanarail.Rail
	var err error
	for range 20 {
		r, err = solanarail.New(t.Context(), solanarail.Config{Chain: c, Deployment: b.place, Party: p,
			Sender: interrupted{sender, sent},
			Signer: who.sol, Own: []common.Address{who.account()}, Candidates: b.candidates, Poll: poll})
		if err == nil {
			return r
		}
	}
	t.Fatal(err)
	return nil
}

// pool are those whom verifiers are drawn from.
func (b *bed) pool() (cs []market.Candidate) {
	for i, v := range b.verifiers {
		cs = append(cs, market.Candidate{Operator: v.account(), Node: b.verifierNodes[i].account(), Stake: 1000})
	}
	return cs
}

func (b *bed) candidates(context.Context, escrow.Deal) ([]market.Candidate, error) {
	return b.pool(), nil
}

// interrupted calls a function when a transaction was sent.
type interrupted struct {
	*solanarpc.Sender
	sent func()
}

func (s interrupted) Send(ctx context.Context, c solanarpc.Call) (solana.Signature, error) {
	sig, err := s.Sender.Send(ctx, c)
	if err == nil && s.sent != nil {
		s.sent()
	}
	return sig, err
}

// Direct implements escrowtest.Direct.
func (b *bed) Direct() bool { return true }

// Verifiers implements escrowtest.Testbed.
func (b *bed) Verifiers() (as []common.Address) {
	for _, v := range b.verifiers {
		as = append(as, v.account())
	}
	return as
}

// SignVoucher implements escrowtest.Testbed.
func (b *bed) SignVoucher(t testing.TB, v market.Voucher) market.Signature {
	return b.sign(t, b.delegate, v)
}

// ProveVoucher implements escrowtest.Prover.
func (b *bed) ProveVoucher(t testing.TB, v market.Voucher) []byte {
	t.Helper()
	digest := b.domain().Digest(v)
	sig, err := b.delegate.sol.Sign(digest[:])
	if err != nil {
		t.Fatal(err)
	}
	return sig[:]
}

// SignCommitment implements escrowtest.Testbed.
func (b *bed) SignCommitment(t testing.TB, c market.Commitment) market.Signature {
	return b.sign(t, b.node, c)
}

// SignVerdict implements escrowtest.Testbed.
func (b *bed) SignVerdict(t testing.TB, i int, v market.Verdict) market.Signature {
	return b.sign(t, b.verifierNodes[i], v)
}

// builder makes the instructions of a deal's job.
func (b *bed) builder(d escrow.Deal) bindings.Builder {
	return bindings.Builder{Program: b.place.Program, Domain: b.domain().Separator(), Client: d.Offer.Client,
		Offer: d.OfferID(), Token: b.place.Token}
}

// Holdings implements escrowtest.Testbed: token accounts, and what the lease owes.
// It also checks that the vault holds exactly what the accounts say.
func (b *bed) Holdings(t testing.TB, d escrow.Deal) escrowtest.Holdings {
	t.Helper()
	p := b.builder(d)
	people := append([]party{b.client, b.provider, b.delegate}, b.verifiers...)
	keys := []solana.PublicKey{p.Job(), p.Vault(), p.Lease(d.LeaseID())}
	for _, x := range people {
		keys = append(keys, b.place.Token.Account(x.sol.PublicKey()))
	}
	_, as, err := client(t, network.URL).Accounts(t.Context(), rpc.CommitmentConfirmed, keys...)
	if err != nil {
		t.Fatal(err)
	}
	held := make([]money.Units, len(as))
	for i, a := range as {
		if i == 1 || i > 2 {
			n, err := solanarpc.TokenAmount(a)
			if err != nil {
				t.Fatal(err)
			}
			held[i] = money.Units(n)
		}
	}
	h := escrowtest.Holdings{Client: held[3], Provider: held[4], Delegate: held[5], Verifiers: slices.Clone(held[6:])}
	if as[0] == nil || as[0].Owner != p.Program {
		return h
	}
	j, err := bindings.DecodeJob(as[0].Data)
	if err != nil {
		t.Fatal(err)
	}
	h.Pot, h.Reserved = money.Units(j.Pot), money.Units(j.Reserved)
	if got := uint64(held[1]); got != j.Pot+j.Reserved+j.Owed {
		t.Errorf("the vault holds %d, the accounts say %d + %d + %d", got, j.Pot, j.Reserved, j.Owed)
	}
	if as[2] != nil && as[2].Owner == p.Program {
		b.owed(t, as[2].Data, &h, j.Owed)
	}
	return h
}

// owed adds what a settled lease still owes.
func (b *bed) owed(t testing.TB, data []byte, h *escrowtest.Holdings, total uint64) {
	t.Helper()
	l, as, err := bindings.DecodeLease(data)
	if err != nil {
		t.Fatal(err)
	}
	if l.Status != uint8(escrow.StatusClosed) {
		return
	}
	if l.Owed != total {
		t.Errorf("the lease owes %d, the job %d", l.Owed, total)
	}
	h.Provider += money.Units(l.ProviderOwed)
	give := func(account common.Address, n uint64) {
		for i, v := range b.verifiers {
			if v.account() == account {
				h.Verifiers[i] += money.Units(n)
			}
		}
		if account == b.delegate.account() {
			h.Delegate += money.Units(n)
		}
	}
	for _, p := range l.Payee[:l.Payees] {
		give(p.Account, p.Amount)
	}
	for _, a := range as {
		give(a.Operator, a.Owed)
	}
}
