package evmrail

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/big"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/evmtest"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/testnet/fault/faulttest"
)

// poll is how often tests look at the head.
const poll = 50 * time.Millisecond

// testChain is a chain with the contracts, real and run by the tests.
type testChain interface {
	Info() devnet.Info
	Fund(ctx context.Context, to common.Address, wei *big.Int, dollars uint64) error
	URL() string
	Client() *ethclient.Client
}

// tally counts the faults of all tests.
var tally faulttest.Tally

// chain is the devnet that most tests share.
var chain *devnet.Chain

// TestMain runs one devnet for all tests; scenarios mostly wait for blocks, so
// many of them can run at once. At the end it prints the faults that fired.
func TestMain(m *testing.M) {
	flag.Parse()
	if err := flag.Set("test.parallel", "24"); err != nil {
		panic(err)
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	ctx, cancel := context.WithCancel(context.Background())
	var err error
	if chain, err = devnet.New(ctx, devnet.Config{}); err != nil {
		panic(err)
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		if err := chain.Run(ctx); err != nil {
			panic(err)
		}
	})
	code := m.Run()
	cancel()
	wg.Wait()
	fmt.Println(tally.Counts())
	return code
}

// party is a key with its sender, and the store that outlives senders.
type party struct {
	*wallet.NodeKey
	store *evmtest.Memory
}

func newParty(t testing.TB) party {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return party{wallet.NewNodeKey(key), &evmtest.Memory{}}
}

// client reads the devnet.
func client(t testing.TB) *evm.Client { return directClient(t, chain) }

// directClient reads a chain without anything in between.
func directClient(t testing.TB, l testChain) *evm.Client {
	t.Helper()
	c, err := evm.NewClient(t.Context(), l.Client(), l.Info().ChainID, poll)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// call sends a call that the test needs and waits for it.
func (p party) call(t testing.TB, l testChain, id string, to common.Address, data []byte) {
	t.Helper()
	s := evm.NewSender(directClient(t, l), p, p.store, evm.SenderConfig{Depth: 1})
	tx, err := s.Send(t.Context(), evm.Call{Action: id, To: to, Data: data})
	if err == nil {
		_, err = s.Wait(t.Context(), tx, 1)
	}
	if err != nil {
		t.Fatalf("%s: %v", id, err)
	}
}

// bed is an escrowtest.Testbed on an EVM chain.
type bed struct {
	land testChain
	// line is how the parties' nodes reach the chain.
	line func(testing.TB) *evm.Client
	// mined is called for every transaction that a node sent; it may be nil.
	mined func(testing.TB, common.Hash)
	// crashes says where a scenario's crashes hit: after a transaction was
	// stored, or after it was sent.
	crashes crashPoint
	// window is added to a scenario's, and to a lease's life, seconds: they must be
	// longer than it takes until what a party does counts, also on a busy machine.
	window uint32
	pace   uint32 // of offers
	locks  uint16 // of leases: units of stake
	// consent signs beside the last voucher that a lease is over; nil: nobody does.
	consent *party
	rough   bool // the line fails: what is done without a driver must be repeated

	mu    sync.Mutex // guards lives
	lives map[escrow.Party]context.CancelFunc

	client, delegate party
	provider, node   party
	verifiers        []party // operators, ascending
	verifierNodes    []party
	depth            uint64
}

const price = 1_000_003 // odd, so that shares round

func newBed(t testing.TB) *bed { return bedOn(t, chain) }

// bedOn makes the parties of a scenario on a chain.
func bedOn(t testing.TB, l testChain) *bed {
	t.Helper()
	b := &bed{land: l, lives: map[escrow.Party]context.CancelFunc{}, client: newParty(t), delegate: newParty(t),
		provider: newParty(t), node: newParty(t), depth: 1, window: 8}
	b.line = func(t testing.TB) *evm.Client { return directClient(t, l) }
	for range 2 {
		b.verifiers, b.verifierNodes = append(b.verifiers, newParty(t)), append(b.verifierNodes, newParty(t))
	}
	slices.SortFunc(b.verifiers, func(x, y party) int { return x.Address().Cmp(y.Address()) })
	var wg sync.WaitGroup
	for _, p := range []party{b.client, b.delegate, b.node} {
		wg.Go(func() { fund(t, l, p, 0) })
	}
	wg.Go(func() { enlist(t, l, b.provider, b.node) })
	for i := range b.verifiers {
		wg.Go(func() { enlist(t, l, b.verifiers[i], b.verifierNodes[i]) })
	}
	wg.Wait()
	if t.Failed() {
		t.FailNow()
	}
	return b
}

// fund asks the faucet, again when gifts of other tests got in between.
func fund(t testing.TB, l testChain, p party, dollars uint64) {
	var err error
	for range 50 {
		if err = l.Fund(t.Context(), p.Address(), big.NewInt(1e18), dollars); err == nil {
			return
		}
	}
	t.Errorf("fund: %v", err)
}

// enlist stakes an operator and authorises its node.
func enlist(t testing.TB, l testChain, p, node party) {
	fund(t, l, p, devnet.DefaultMinimumStake)
	info, reg := l.Info(), bindings.NewOperatorRegistry()
	stake := big.NewInt(devnet.DefaultMinimumStake)
	p.call(t, l, "approve", info.Dollar, bindings.NewTestDollar().PackApprove(info.Registry, stake))
	none := bindings.Permit{Value: new(big.Int), Deadline: new(big.Int)}
	p.call(t, l, "stake", info.Registry, reg.PackStake(stake, none))
	until := uint64(time.Now().Add(time.Hour).Unix())
	digest, err := evm.Read(t.Context(), directClient(t, l), info.Registry,
		reg.PackHashAuthorization(p.Address(), node.Address(), until), evm.Latest, reg.UnpackHashAuthorization)
	if err != nil {
		t.Errorf("authorization: %v", err)
		return
	}
	sig, err := node.SignDigest(t.Context(), digest)
	if err != nil {
		t.Errorf("authorization: %v", err)
		return
	}
	p.call(t, l, "authorize", info.Registry, reg.PackAuthorize(node.Address(), until, sig[:]))
}

// domain is the devnet's.
func domain() market.Domain { return domainOf(chain) }

func domainOf(l testChain) market.Domain {
	return market.Domain{ChainID: l.Info().ChainID, Escrow: l.Info().Escrow}
}

func (b *bed) sign(t testing.TB, p party, s market.Structured) market.Signature {
	t.Helper()
	sig, err := p.SignDigest(t.Context(), domainOf(b.land).Digest(s))
	if err != nil {
		t.Fatal(err)
	}
	return sig
}

// Deal implements escrowtest.Testbed.
func (b *bed) Deal(t testing.TB, terms escrowtest.Terms) escrow.Deal { return b.deal(t, terms, 0) }

// deal is one for the client's job after so many earlier ones, each of which used a permit.
func (b *bed) deal(t testing.TB, terms escrowtest.Terms, earlier uint64) escrow.Deal {
	t.Helper()
	deposit := uint64(terms.Segments) * price
	terms.Window, terms.Lifetime = terms.Window+b.window, terms.Lifetime+uint64(b.window)
	fund(t, b.land, b.client, deposit+777)
	now := b.now(t)
	d := escrow.Deal{Domain: domainOf(b.land), Deposit: deposit}
	d.Offer = market.Offer{Job: market.JobID{1}, Client: b.client.Address(), Token: b.land.Info().Dollar,
		Delegate: b.delegate.Address(),
		MaxPrice: price, Segments: terms.Segments, Credit: terms.Credit, Quorum: terms.Quorum, VerifyBPS: 777,
		DelegateBPS: 111,
		Pace:        b.pace, Locks: b.locks,
		Window: terms.Window, Deadline: now + terms.Lifetime + 3600, Nonce: 1 + earlier}
	if b.locks > 0 {
		d.Offer.Trace = common.Hash{1}
	}
	sig := b.sign(t, b.client, d.Offer)
	d.OfferSig = sig[:]
	d.Lease.Lease = market.Lease{Offer: d.OfferID(), Provider: b.provider.Address(), Node: b.node.Address(),
		Price: price, Segments: terms.Segments, Begin: now, Deadline: now + terms.Lifetime, Nonce: 1}
	d.Lease.DelegateSig = b.sign(t, b.delegate, d.Lease.Lease)
	d.Lease.NodeSig = b.sign(t, b.node, d.Lease.Lease)
	d.Permit = b.permit(t, deposit, earlier, now+3600)
	return d
}

// permit signs an EIP-2612 approval of the escrow.
func (b *bed) permit(t testing.TB, value, nonce, deadline uint64) escrow.Permit {
	t.Helper()
	dollar := bindings.NewTestDollar()
	info := b.land.Info()
	sep, err := evm.Read(t.Context(), directClient(t, b.land), info.Dollar, dollar.PackDOMAINSEPARATOR(), evm.Latest,
		dollar.UnpackDOMAINSEPARATOR)
	if err != nil {
		t.Fatal(err)
	}
	word := func(v uint64) []byte { return common.LeftPadBytes(new(big.Int).SetUint64(v).Bytes(), 32) }
	account := func(a common.Address) []byte { return common.LeftPadBytes(a[:], 32) }
	typ := crypto.Keccak256(
		[]byte("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"))
	hash := crypto.Keccak256(typ, account(b.client.Address()), account(info.Escrow), word(value), word(nonce),
		word(deadline))
	sig, err := b.client.SignDigest(t.Context(), crypto.Keccak256Hash(bytes.Join([][]byte{{0x19, 0x01}, sep[:], hash},
		nil)))
	if err != nil {
		t.Fatal(err)
	}
	return escrow.Permit{Value: value, Deadline: deadline, V: sig[64], R: common.Hash(sig[:32]),
		S: common.Hash(sig[32:64])}
}

// Verifiers implements escrowtest.Testbed.
func (b *bed) Verifiers() []common.Address {
	as := make([]common.Address, len(b.verifiers))
	for i, v := range b.verifiers {
		as[i] = v.Address()
	}
	return as
}

// Release implements escrowtest.Releaser.
func (b *bed) Release(t testing.TB, lease common.Hash) *market.Signature {
	if b.consent == nil {
		return nil
	}
	sig := b.sign(t, *b.consent, market.Release{Lease: lease})
	return &sig
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

// Holdings implements escrowtest.Testbed.
func (b *bed) Holdings(t testing.TB, d escrow.Deal) escrowtest.Holdings {
	t.Helper()
	h := escrowtest.Holdings{Client: b.has(t, b.client), Provider: b.has(t, b.provider), Delegate: b.has(t, b.delegate)}
	for _, v := range b.verifiers {
		h.Verifiers = append(h.Verifiers, b.has(t, v))
	}
	esc := bindings.NewJobEscrow()
	j, err := evm.Read(t.Context(), directClient(t, b.land), b.land.Info().Escrow,
		esc.PackJobOf(d.OfferID()), evm.Latest, esc.UnpackJobOf)
	if err != nil {
		t.Fatal(err)
	}
	h.Pot, h.Reserved = money.Units(j.Pot), money.Units(j.Reserved)
	return h
}

// has is what a person's wallet holds and can withdraw.
func (b *bed) has(t testing.TB, p party) money.Units {
	t.Helper()
	info, dollar, esc := b.land.Info(), bindings.NewTestDollar(), bindings.NewJobEscrow()
	held, err := evm.Read(t.Context(), directClient(t, b.land), info.Dollar,
		dollar.PackBalanceOf(p.Address()), evm.Latest, dollar.UnpackBalanceOf)
	if err != nil {
		t.Fatal(err)
	}
	credit, err := evm.Read(t.Context(), directClient(t, b.land), info.Escrow,
		esc.PackCreditOf(info.Dollar, p.Address()), evm.Latest, esc.UnpackCreditOf)
	if err != nil {
		t.Fatal(err)
	}
	return money.Units(held.Int64() + credit.Int64())
}

// now is the chain's time.
func (b *bed) now(t testing.TB) uint64 {
	t.Helper()
	h, err := directClient(t, b.land).Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return h.Time
}
