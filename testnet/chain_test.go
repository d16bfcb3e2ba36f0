package testnet

import (
	"context"
	"crypto/ecdsa"
	"math/big"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
)

// chainFixture is a devnet with a client of the escrow.
type chainFixture struct {
	*devnet.Chain
	c    Contracts
	key  *ecdsa.PrivateKey
	opts *bind.TransactOpts
	me   common.Address
}

func newChainFixture(t *testing.T) *chainFixture {
	t.Helper()
	chain, err := devnet.New(t.Context(), devnet.Config{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	wg.Go(func() {
		if err := chain.Run(ctx); err != nil {
			t.Errorf("devnet: %v", err)
		}
	})
	t.Cleanup(func() { cancel(); wg.Wait() })
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	i := chain.Info()
	b := &chainFixture{
		chain,
		Contracts{Escrow: i.Escrow, Registry: i.Registry, Token: i.Dollar, Game: i.Game},
		key,
		bind.NewKeyedTransactor(key, big.NewInt(devnet.ChainID)),
		crypto.PubkeyToAddress(key.PublicKey),
	}
	if err := chain.Fund(t.Context(), b.me, big.NewInt(1e18), 1000); err != nil {
		t.Fatal(err)
	}
	return b
}

// send mines a transaction; gas 0 estimates.
func (b *chainFixture) send(t *testing.T, to common.Address, data []byte, gas uint64) *types.Receipt {
	t.Helper()
	opts := *b.opts
	opts.Context, opts.GasLimit = t.Context(), gas
	c := b.Client()
	tx, err := bind.Transact(bind.NewBoundContract(to, abi.ABI{}, c, c, c), &opts, data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := bind.WaitMined(t.Context(), c, tx.Hash())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func (b *chainFixture) head(t *testing.T) uint64 {
	t.Helper()
	n, err := b.Client().BlockNumber(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func (b *chainFixture) books(t *testing.T, accounts ...common.Address) Books {
	t.Helper()
	books, err := ReadBooks(t.Context(), b.Client(), b.c, b.head(t), accounts)
	if err != nil {
		t.Fatal(err)
	}
	return books
}

// TestBooksAndTrafficMatchTheMoney reads a job that is funded, refunded and withdrawn as the demo does.
func TestBooksAndTrafficMatchTheMoney(t *testing.T) {
	b := newChainFixture(t)
	e, token, none := bindings.NewJobEscrow(), bindings.NewTestDollar(), bindings.Permit{
		Value:    new(big.Int),
		Deadline: new(big.Int),
	}
	before := b.books(t, b.me)
	b.send(t, b.c.Token, token.PackApprove(b.c.Escrow, big.NewInt(600)), 0)
	b.send(t, b.c.Token, token.PackApprove(b.c.Registry, big.NewInt(0)), 0)
	offer, sig := b.offer(t)
	b.send(t, b.c.Escrow, e.PackFund(offer, sig, 600, none), 0)

	funded := b.books(t, b.me)
	if got := funded.EscrowBalance() - before.EscrowBalance(); got != 600 {
		t.Errorf("the pot grew by %d", got)
	}
	if got := before.Change(funded, b.me).Token; got != -600 {
		t.Errorf("the client's tokens changed by %d", got)
	}
	if got := before.Unaccounted(funded); got != 0 {
		t.Errorf("%d unaccounted for", got)
	}

	b.send(t, b.c.Escrow, e.PackRefund(offer), 0)
	if refunded := b.books(t, b.me); refunded.Accounts[b.me].Credit != 600 ||
		refunded.EscrowBalance() != before.EscrowBalance() {
		t.Errorf("after the refund: credit %d, pot %d", refunded.Accounts[b.me].Credit, refunded.EscrowBalance())
	}
	b.send(t, b.c.Escrow, e.PackWithdraw(b.c.Token, b.me), 0)
	again := b.send(t, b.c.Escrow, e.PackRefund(offer), 200_000) // reverts: the pot is empty
	after := b.books(t, b.me)
	if got := before.Change(after, b.me); got.Token != 0 || got.Credit != 0 {
		t.Errorf("at the end the client's money changed by %+v", got)
	}
	b.checkTraffic(t, before, after, offer, again.TxHash)
}

func (b *chainFixture) checkTraffic(t *testing.T, before, after Books, offer bindings.Offer, failed common.Hash) {
	t.Helper()
	traffic, err := ReadTraffic(t.Context(), b.Client(), b.c.Escrow, before.Block+1, after.Block,
		[]common.Address{b.me})
	if err != nil {
		t.Fatal(err)
	}
	var methods []string
	for _, c := range traffic.Calls {
		methods = append(methods, c.Method)
		if c.Failed != (c.Hash == failed) {
			t.Errorf("%s: failed %v", c.Method, c.Failed)
		}
	}
	if len(methods) != 4 || traffic.OfJob([]common.Address{b.me}) != 3 || traffic.OfJob(nil) != 0 {
		t.Errorf("calls %v, %d of the job", methods, traffic.OfJob([]common.Address{b.me}))
	}
	if sum := new(big.Int).Add(traffic.Gas, before.Change(after, b.me).Gas); sum.Sign() != 0 {
		t.Errorf("gas and balances differ by %s wei", sum)
	}
	if got, ok := traffic.Offer(); !ok || got != offer {
		t.Errorf("the offer read back is %+v", got)
	}
	o, err := ReadOutcome(t.Context(), b.Client(), b.c.Escrow, b.me, before.Block+1, after.Block)
	if err != nil || o.Refunded != 600 || o.Settled != 0 || o.Offer == (common.Hash{}) {
		t.Errorf("outcome %+v, %v", o, err)
	}
}

func (b *chainFixture) offer(t *testing.T) (bindings.Offer, []byte) {
	t.Helper()
	head, err := b.Client().HeaderByNumber(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	o := market.Offer{
		Job: market.JobID{1}, Client: b.me, Token: b.c.Token, Delegate: common.Address{2}, MaxPrice: 100, Segments: 6,
		Credit: 2, Quorum: 1, VerifyBPS: 1000, Window: 5, Deadline: head.Time + 600, Nonce: 1,
	}
	digest := market.Domain{ChainID: devnet.ChainID, Escrow: b.c.Escrow}.Digest(o)
	sig, err := crypto.Sign(digest[:], b.key)
	if err != nil {
		t.Fatal(err)
	}
	sig[64] += 27
	return bindings.Offer{
		Job: o.Job, Client: o.Client, Token: o.Token, Delegate: o.Delegate, MaxPrice: o.MaxPrice, Segments: o.Segments,
		Credit: o.Credit, Quorum: o.Quorum, VerifyBPS: o.VerifyBPS, Window: o.Window, Deadline: o.Deadline,
		Nonce: o.Nonce,
	}, sig
}

// TestMintedAndLostMoneyIsUnaccounted checks that money from outside of the accounts, or sent outside, is found.
func TestMintedAndLostMoneyIsUnaccounted(t *testing.T) {
	b := newChainFixture(t)
	before := b.books(t, b.me)
	if err := b.Fund(t.Context(), b.me, new(big.Int), 5); err != nil {
		t.Fatal(err)
	}
	if got := before.Unaccounted(b.books(t, b.me)); got != 5 {
		t.Errorf("%d unaccounted for, want the 5 that were minted", got)
	}
	if err := b.Fund(t.Context(), common.Address{9}, new(big.Int), 1); err != nil {
		t.Fatal(err)
	}
	token := bindings.NewTestDollar()
	b.send(t, b.c.Token, token.PackTransfer(common.Address{9}, big.NewInt(7)), 0)
	if got := before.Unaccounted(b.books(t, b.me)); got != 5-7 {
		t.Errorf("%d unaccounted for after a gift to a stranger", got)
	}
}
