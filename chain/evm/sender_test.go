package evm_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient/simulated"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/evmtest"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

const chainID = 1337

var (
	key, _    = crypto.ToECDSA(crypto.Keccak256([]byte("sender test")))
	signer    = wallet.NewNodeKey(key)
	recipient = common.HexToAddress("0x00000000000000000000000000000000000b0b")
	errLine   = errors.New("the line broke")
)

// faulty is an endpoint whose sends go wrong as the test says.
type faulty struct {
	simulated.Client
	mu sync.Mutex
	// lose decides what happens to a transaction: whether it is delivered, and
	// what is answered.
	lose func(*types.Transaction) (deliver bool, answer error)
	sent []common.Hash
}

func (f *faulty) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.sent = append(f.sent, tx.Hash())
	if f.lose == nil {
		return f.Client.SendTransaction(ctx, tx)
	}
	deliver, answer := f.lose(tx)
	if deliver {
		if err := f.Client.SendTransaction(ctx, tx); err != nil {
			return err
		}
	}
	return answer
}

func (f *faulty) losing(lose func(*types.Transaction) (bool, error)) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.lose = lose
}

// senderFixture is a chain, an endpoint of it and a store.
type senderFixture struct {
	*testing.T
	ctx      context.Context
	chain    *simulated.Backend
	endpoint *faulty
	client   *evm.Client
	store    *evmtest.Memory
	cfg      evm.SenderConfig
}

func newSenderFixture(t *testing.T) *senderFixture {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	t.Cleanup(cancel)
	chain := simulated.NewBackend(types.GenesisAlloc{signer.Address(): {Balance: new(big.Int).Lsh(common.Big1, 100)}})
	t.Cleanup(func() { _ = chain.Close() })
	endpoint := &faulty{Client: chain.Client()}
	client, err := evm.NewClient(ctx, endpoint, chainID, time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	return &senderFixture{t, ctx, chain, endpoint, client, new(evmtest.Memory), evm.SenderConfig{
		StuckAfter: 2, Depth: 3, MinTip: big.NewInt(1e9),
	}}
}

func (b *senderFixture) sender() *evm.Sender { return evm.NewSender(b.client, signer, b.store, b.cfg) }

func gift(action string) evm.Call {
	return evm.Call{Action: action, To: recipient, Value: big.NewInt(1)}
}

// received is how many gifts of 1 wei arrived.
func (b *senderFixture) received() int64 {
	v, err := b.chain.Client().BalanceAt(b.ctx, recipient, nil)
	if err != nil {
		b.Fatal(err)
	}
	return v.Int64()
}

// run runs the sender, and mines a block at each of its looks, until done.
func (b *senderFixture) run(s *evm.Sender, done func() bool) {
	b.Helper()
	ctx, cancel := context.WithCancel(b.ctx)
	end := make(chan error, 1)
	go func() { end <- s.Run(ctx) }()
	for !done() && b.ctx.Err() == nil {
		b.chain.Commit()
	}
	cancel()
	if err := <-end; err != nil || b.ctx.Err() != nil {
		b.Fatalf("run: %v, %v", err, b.ctx.Err())
	}
}

func (b *senderFixture) waiting() int {
	txs, err := b.store.Unconfirmed(b.ctx, signer.Address())
	if err != nil {
		b.Fatal(err)
	}
	return len(txs)
}

func TestAnActionIsSentOnce(t *testing.T) {
	b := newSenderFixture(t)
	s := b.sender()
	first, err := s.Send(b.ctx, gift("a"))
	if err != nil {
		t.Fatal(err)
	}
	again, err := b.sender().Send(b.ctx, gift("a")) // also after a restart
	if err != nil || again != first {
		t.Fatalf("sent anew as %s, %v", again, err)
	}
	other := gift("a")
	other.Value = big.NewInt(2)
	if _, err := s.Send(b.ctx, other); !errors.Is(err, evm.ErrActionReused) {
		t.Errorf("another call under the same action: %v", err)
	}
	if _, err := s.Send(b.ctx, gift("")); !errors.Is(err, evm.ErrNoAction) {
		t.Errorf("no action: %v", err)
	}
	b.chain.Commit()
	r, err := s.Wait(b.ctx, first, 1)
	if err != nil || r.TxHash != first || b.received() != 1 {
		t.Errorf("receipt %+v, %v, %d received", r, err, b.received())
	}
	if _, err := b.client.Receipt(b.ctx, first, 2); !errors.Is(err, evm.ErrShallow) {
		t.Errorf("depth 2 of 1: %v", err)
	}
	b.run(s, func() bool { return b.waiting() == 0 })
	if again, err := s.Send(b.ctx, gift("a")); err != nil || again != first || b.received() != 1 {
		t.Errorf("a mined action: %s, %v, %d received", again, err, b.received())
	}
}

// The process dies after the bytes are stored; nothing was sent.
func TestCrashBetweenStoreAndSend(t *testing.T) {
	b := newSenderFixture(t)
	b.endpoint.losing(func(*types.Transaction) (bool, error) { return false, errLine })
	hash, err := b.sender().Send(b.ctx, gift("a"))
	if !errors.Is(err, evm.ErrUnsent) || !errors.Is(err, errLine) {
		t.Fatalf("a lost send: %v", err)
	}
	b.endpoint.losing(nil)
	s := b.sender()
	if err := s.Resume(b.ctx); err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	if r, err := s.Wait(b.ctx, hash, 1); err != nil || r.TxHash != hash || b.received() != 1 {
		t.Fatalf("after the crash: %v, %d received", err, b.received())
	}
}

func TestSentButReportedFailed(t *testing.T) {
	b := newSenderFixture(t)
	b.endpoint.losing(func(*types.Transaction) (bool, error) { return true, errLine })
	s := b.sender()
	hash, err := s.Send(b.ctx, gift("a"))
	if err != nil {
		t.Fatalf("the transaction is there, and Send says %v", err)
	}
	b.chain.Commit()
	if _, err := s.Wait(b.ctx, hash, 1); err != nil || b.received() != 1 {
		t.Errorf("%v, %d received", err, b.received())
	}
}

// The endpoint says yes to the first transaction and drops it; the second has
// the next nonce and cannot be mined before it.
func TestNonceGapIsFilled(t *testing.T) {
	b := newSenderFixture(t)
	dropped := false
	b.endpoint.losing(func(*types.Transaction) (bool, error) {
		first := !dropped
		dropped = true
		return !first, nil
	})
	s := b.sender()
	for _, action := range []string{"a", "b"} {
		if _, err := s.Send(b.ctx, gift(action)); err != nil {
			t.Fatal(err)
		}
	}
	b.chain.Commit()
	if b.received() != 0 {
		t.Fatal("no gap to fill")
	}
	b.run(s, func() bool { return b.waiting() == 0 })
	if b.received() != 2 {
		t.Errorf("%d of 2 received", b.received())
	}
}

// A version that nobody mines is replaced under the same nonce, 10 % dearer.
func TestStuckFeeIsRaised(t *testing.T) {
	b := newSenderFixture(t)
	s := b.sender()
	var first *types.Transaction
	b.endpoint.losing(func(tx *types.Transaction) (bool, error) {
		if first == nil {
			first = tx
		}
		return tx.Hash() != first.Hash(), nil
	})
	hash, err := s.Send(b.ctx, gift("a"))
	if err != nil {
		t.Fatal(err)
	}
	b.run(s, func() bool { return b.waiting() == 0 })
	r, err := s.Wait(b.ctx, hash, 1)
	if err != nil || r.TxHash == hash || b.received() != 1 {
		t.Fatalf("receipt %+v, %v, %d received", r, err, b.received())
	}
	second, _, err := b.chain.Client().TransactionByHash(b.ctx, r.TxHash)
	if err != nil {
		t.Fatal(err)
	}
	least := new(big.Int).Div(new(big.Int).Mul(first.GasTipCap(), big.NewInt(110)), big.NewInt(100))
	if second.Nonce() != first.Nonce() || second.GasTipCap().Cmp(least) < 0 {
		t.Errorf("replaced nonce %d by %d, tip %v by %v", first.Nonce(), second.Nonce(), first.GasTipCap(),
			second.GasTipCap())
	}
}

func TestFeesHaveACap(t *testing.T) {
	b := newSenderFixture(t)
	b.cfg.MaxFee = big.NewInt(1e9 + 1)
	if _, err := b.sender().Send(b.ctx, gift("a")); !errors.Is(err, evm.ErrFeesTooHigh) {
		t.Errorf("above the cap: %v", err)
	}
	if b.waiting() != 0 || len(b.endpoint.sent) != 0 {
		t.Error("something was stored or sent")
	}
}

// Somebody else uses the key: the action's nonce is gone, and it may go anew.
func TestDisplacedNonce(t *testing.T) {
	b := newSenderFixture(t)
	s := b.sender()
	b.endpoint.losing(func(*types.Transaction) (bool, error) { return false, nil })
	hash, err := s.Send(b.ctx, gift("a"))
	if err != nil {
		t.Fatal(err)
	}
	foreign := types.MustSignNewTx(key, types.LatestSignerForChainID(big.NewInt(chainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(chainID), To: &common.Address{1}, Gas: 100_000, GasTipCap: big.NewInt(1e9),
		GasFeeCap: big.NewInt(1e11),
	})
	if err := b.endpoint.Client.SendTransaction(b.ctx, foreign); err != nil {
		t.Fatal(err)
	}
	b.run(s, func() bool { return b.waiting() == 0 })
	if _, err := s.Wait(b.ctx, hash, 1); !errors.Is(err, evm.ErrDisplaced) {
		t.Errorf("waiting for a displaced transaction: %v", err)
	}
	b.endpoint.losing(nil)
	if hash, err = s.Send(b.ctx, gift("a")); err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	if _, err := s.Wait(b.ctx, hash, 1); err != nil || b.received() != 1 {
		t.Errorf("sent anew: %v, %d received", err, b.received())
	}
}

func TestNothingIsSentUnstored(t *testing.T) {
	b := newSenderFixture(t)
	b.store.Fail = func() error { return errLine }
	if _, err := b.sender().Send(b.ctx, gift("a")); !errors.Is(err, errLine) {
		t.Errorf("a store that fails: %v", err)
	}
	if len(b.endpoint.sent) != 0 {
		t.Error("sent what was not stored")
	}
}

// deployDollar returns the address of a token.
func (b *senderFixture) deployDollar(t *testing.T) common.Address {
	t.Helper()
	opts := bind.NewKeyedTransactor(key, big.NewInt(chainID))
	at, _, err := bind.DeployContract(opts, common.FromHex(bindings.TestDollarMetaData.Bin), b.chain.Client(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	return at
}

// TestGasThatRunsOutIsARefusal: the endpoint says "out of gas" of such a transaction, without revert data. Whoever
// takes that for an endpoint's failure asks for ever.
func TestGasThatRunsOutIsARefusal(t *testing.T) {
	b := newSenderFixture(t)
	dollar := bindings.NewTestDollar()
	call := evm.Call{Action: "a", To: b.deployDollar(t), Data: dollar.PackMint(recipient, big.NewInt(5)), Gas: 30_000}
	s := b.sender()
	hash, err := s.Send(b.ctx, call)
	if err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	var revert *evm.RevertError
	r, err := s.Wait(b.ctx, hash, 1)
	if r == nil || !errors.As(err, &revert) || !strings.Contains(err.Error(), "out of gas") {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestAnEstimateLastsWhenASlotIsCleared: between the estimate and the block another transaction sets to zero what this
// one writes, which then costs several times as much.
func TestAnEstimateLastsWhenASlotIsCleared(t *testing.T) {
	b := newSenderFixture(t)
	dollar, at, s := bindings.NewTestDollar(), b.deployDollar(t), b.sender()
	var last common.Hash
	for i, allowance := range []int64{7, 0, 5} {
		call := evm.Call{Action: fmt.Sprint(i), To: at, Data: dollar.PackApprove(recipient, big.NewInt(allowance))}
		hash, err := s.Send(b.ctx, call)
		if err != nil {
			t.Fatal(err)
		}
		if last = hash; i == 0 { // the others are estimated on it, and mined together
			b.chain.Commit()
		}
	}
	b.chain.Commit()
	if _, err := s.Wait(b.ctx, last, 1); err != nil {
		t.Error(err)
	}
}

func TestRevertsAreNamed(t *testing.T) {
	b := newSenderFixture(t)
	at := b.deployDollar(t)
	call := evm.Call{Action: "a", To: at, Data: bindings.NewTestDollar().PackTransfer(recipient, big.NewInt(5))}
	s := b.sender()
	var revert *evm.RevertError
	if _, err := s.Send(b.ctx, call); !errors.As(err, &revert) || revert.Name != "ERC20InsufficientBalance" {
		t.Errorf("before sending: %v", err)
	}
	call.Gas = 200_000 // not estimated, so it gets as far as a block
	hash, err := s.Send(b.ctx, call)
	if err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	r, err := s.Wait(b.ctx, hash, 1)
	if revert = nil; r == nil || !errors.As(err, &revert) || revert.Name != "ERC20InsufficientBalance" {
		t.Errorf("in a block: %+v, %v", r, err)
	}
}

// TestAffords: an account's coins pay for as much gas as its next transaction could offer.
func TestAffords(t *testing.T) {
	b := newSenderFixture(t)
	gas, err := evm.NewSender(b.client, signer, b.store, b.cfg).Affords(b.ctx)
	if err != nil || gas < 1_000_000 {
		t.Errorf("a rich account: %d, %v", gas, err)
	}
	k, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	poor := evm.NewSender(b.client, wallet.NewNodeKey(k), b.store, b.cfg)
	if gas, err := poor.Affords(b.ctx); err != nil || gas != 0 {
		t.Errorf("an account without coins: %d, %v", gas, err)
	}
}
