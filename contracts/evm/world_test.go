package evm_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/ethclient/simulated"
	gethnode "github.com/ethereum/go-ethereum/node"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
)

const (
	chainID      = 1337
	minimumStake = 100_000_000
	unbondDelay  = 3600
	wealth       = 1_000_000_000
	unit         = 100_001 // in which leases lock stake; odd: shares of it are rounded
	locks        = 200     // units of a lease
	leaseLock    = unit * locks
	share        = leaseLock / 16 // of a lock, as winners get it
	reward       = 4 * share      // of who wins alone
	verdictCut   = leaseLock / 32 // of a verifier that agreed
	lossWindow   = 300
	leastWindow  = 60
	span         = 1_000_000
	bond         = 1_000_000_000
	clock        = 1000
	extension    = 100
)

var (
	ctx      = context.Background()
	dollar   = bindings.NewTestDollar()
	registry = bindings.NewOperatorRegistry()
	escrow   = bindings.NewJobEscrow()
	game     = bindings.NewDisputeGame()
	times    = bindings.EscrowViewsTimes{LossWindow: lossWindow, LeastWindow: leastWindow, Span: span}
	noPermit = bindings.Permit{Value: new(big.Int), Deadline: new(big.Int)}
)

// tester is what testing.T and rapid.T have in common.
type tester interface {
	Helper()
	Cleanup(f func())
	Fatalf(format string, args ...any)
	Errorf(format string, args ...any)
}

// account is somebody with a key.
type account struct {
	key  *ecdsa.PrivateKey
	addr common.Address
}

// named derives an account from its name, so that every run is alike.
func named(name string) account {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("contract test " + name)))
	if err != nil {
		panic(err)
	}
	return account{key, crypto.PubkeyToAddress(key.PublicKey)}
}

// Everybody in the tests.
var (
	client    = named("client")
	delegate  = named("delegate")
	provider  = named("provider")
	node      = named("node")
	stranger  = named("stranger")
	verifiers = func() []account {
		vs := []account{named("verifier 0"), named("verifier 1"), named("verifier 2")}
		slices.SortFunc(vs, func(a, b account) int { return a.addr.Cmp(b.addr) })
		return vs
	}()
)

// checker is the node key of verifier i.
func checker(i int) account { return named(fmt.Sprintf("checker of %d", i)) }

// world is a chain with our contracts, and an offer and a lease to play with.
type world struct {
	t                        tester
	chain                    *simulated.Backend
	eth                      simulated.Client
	token, registry, address common.Address
	game                     common.Address
	domain                   market.Domain
	value                    *big.Int // wei that the next transaction carries, then none
	gas                      uint64   // of the last transaction
	receipt                  *types.Receipt
}

// polygonRules are Prague's, whose gas Polygon charges.
func polygonRules(_ *gethnode.Config, conf *ethconfig.Config) {
	rules := *conf.Genesis.Config
	rules.OsakaTime, rules.BogotaTime = nil, nil
	conf.Genesis.Config = &rules
}

// osakaRules are those of today's Ethereum.
func osakaRules(_ *gethnode.Config, conf *ethconfig.Config) {
	rules := *conf.Genesis.Config
	rules.BogotaTime = nil
	conf.Genesis.Config = &rules
}

func newWorld(t tester) *world {
	t.Helper()
	return newWorldUnder(t, polygonRules)
}

func newWorldUnder(t tester, fork func(*gethnode.Config, *ethconfig.Config)) *world {
	t.Helper()
	alloc := types.GenesisAlloc{}
	for _, a := range slices.Concat([]account{client, delegate, provider, node, stranger, checker(0), checker(1)},
		verifiers) {
		alloc[a.addr] = types.Account{Balance: new(big.Int).Lsh(big.NewInt(1), 100)}
	}
	w := &world{t: t, chain: simulated.NewBackend(alloc, fork)}
	t.Cleanup(func() { _ = w.chain.Close() })
	w.eth = w.chain.Client()
	w.token = w.deploy(&bindings.TestDollarMetaData, nil)
	// Registry, escrow and game name each other: by the addresses they will have.
	next := func(n uint64) common.Address { return crypto.CreateAddress(stranger.addr, n) }
	const first = 1 // nonce after the token's
	w.registry = w.deploy(&bindings.OperatorRegistryMetaData,
		registry.PackConstructor(w.token, big.NewInt(minimumStake),
			unbondDelay, big.NewInt(unit), next(first+1), next(first+4)))
	w.address = w.deploy(&bindings.JobEscrowMetaData, escrow.PackConstructor(w.registry, next(first+4), times))
	rules := w.deploy(&bindings.GameRulesMetaData, nil)
	referee := w.deploy(&bindings.RefereeMetaData, nil)
	w.game = w.deploy(&bindings.DisputeGameMetaData, game.PackConstructor(bindings.GameTableParameters{
		Registry: w.registry, Escrow: w.address, Rules: rules, Referee: referee,
		Bond: big.NewInt(bond), Answer: big.NewInt(bond / 2), Clock: clock, Extension: extension,
	}))
	w.domain = market.Domain{ChainID: chainID, Escrow: w.address}
	w.settle()
	return w
}

// settle gives everybody money, stakes the verifiers and authorises node keys.
func (w *world) settle() {
	for _, a := range slices.Concat([]account{client, provider}, verifiers) {
		w.must(stranger, w.token, dollar.PackMint(a.addr, big.NewInt(wealth)))
	}
	for i, v := range verifiers {
		w.stake(v, minimumStake)
		w.authorize(v, checker(i))
	}
	w.stake(provider, minimumStake)
	w.authorize(provider, node)
}

func (w *world) stake(a account, amount int64) {
	w.must(a, w.token, dollar.PackApprove(w.registry, big.NewInt(amount)))
	w.must(a, w.registry, registry.PackStake(big.NewInt(amount), noPermit))
}

func (w *world) consent(operator, node account, deadline uint64) []byte {
	sig, err := wallet.Consent(ctx, wallet.NewNodeKey(node.key), chainID, w.registry, operator.addr, deadline)
	if err != nil {
		w.t.Fatalf("consent: %v", err)
	}
	return sig[:]
}

func (w *world) authorize(operator, node account) {
	deadline := w.now() + 60
	w.must(operator, w.registry, registry.PackAuthorize(node.addr, deadline, w.consent(operator, node, deadline)))
}

func (w *world) deploy(meta *bind.MetaData, args []byte) common.Address {
	w.t.Helper()
	opts := bind.NewKeyedTransactor(stranger.key, big.NewInt(chainID))
	address, tx, err := bind.DeployContract(opts, common.FromHex(meta.Bin), w.eth, args)
	if err != nil {
		w.t.Fatalf("deploy %s: %v", meta.ID, evm.DecodeRevert(err))
	}
	w.chain.Commit()
	r, err := w.eth.TransactionReceipt(ctx, tx.Hash())
	if err != nil || r.Status != types.ReceiptStatusSuccessful {
		w.t.Fatalf("deploy %s: %v, %+v", meta.ID, err, r)
	}
	return address
}

// now is the time of the block to come, at least.
func (w *world) now() uint64 {
	h, err := w.eth.HeaderByNumber(ctx, nil)
	if err != nil {
		w.t.Fatalf("head: %v", err)
	}
	return h.Time
}

// pass lets time go by. The pool forgets mined transactions a little later than
// the chain has them, and until then the time cannot be set; sealing an empty
// block brings the pool up to date.
func (w *world) pass(seconds uint64) {
	var err error
	for range 10 {
		if err = w.chain.AdjustTime(time.Duration(seconds) * time.Second); err == nil {
			return
		}
		w.chain.Commit()
	}
	w.t.Fatalf("pass time: %v", err)
}

// send runs a transaction in a block of its own; a refusal is a *evm.RevertError.
func (w *world) send(from account, to common.Address, data []byte) error {
	w.t.Helper()
	value := w.value
	w.value = nil
	msg := ethereum.CallMsg{From: from.addr, To: &to, Data: data, Gas: 5_000_000, Value: value}
	if _, err := w.eth.PendingCallContract(ctx, msg); err != nil {
		return evm.DecodeRevert(err)
	}
	nonce, err := w.eth.PendingNonceAt(ctx, from.addr)
	if err != nil {
		return err
	}
	tx := types.MustSignNewTx(from.key, types.LatestSignerForChainID(big.NewInt(chainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(chainID), Nonce: nonce, To: &to, Value: value, Data: data, Gas: msg.Gas,
		GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e11),
	})
	if err := w.eth.SendTransaction(ctx, tx); err != nil {
		return err
	}
	w.chain.Commit()
	w.receipt, err = w.eth.TransactionReceipt(ctx, tx.Hash())
	if err != nil {
		return err
	}
	w.gas = w.receipt.GasUsed
	if w.receipt.Status != types.ReceiptStatusSuccessful {
		return &evm.RevertError{}
	}
	return nil
}

func (w *world) must(from account, to common.Address, data []byte) {
	w.t.Helper()
	if err := w.send(from, to, data); err != nil {
		w.t.Fatalf("refused: %v", err)
	}
}

// commits commits to a call of a game that pays its caller, and lets the wait pass. Anybody
// can send the commitment.
func (w *world) commits(caller, from account, data []byte) {
	w.t.Helper()
	w.must(from, w.game, game.PackCommitEvidence(games.Commitment(caller.addr, data)))
	w.pass(extension + 1)
}

// shows makes such a call after its commitment.
func (w *world) shows(from account, data []byte) {
	w.t.Helper()
	w.commits(from, from, data)
	w.must(from, w.game, data)
}

// shownInVain asserts that such a call is refused although it was committed to.
func (w *world) shownInVain(want string, from account, data []byte) {
	w.t.Helper()
	w.commits(from, from, data)
	w.refused(want, from, w.game, data)
}

// refused asserts that a call fails with the custom error of that name.
func (w *world) refused(want string, from account, to common.Address, data []byte) {
	w.t.Helper()
	err := w.send(from, to, data)
	var revert *evm.RevertError
	if !errors.As(err, &revert) || revert.Name != want {
		w.t.Fatalf("got %v, want a refusal with %s", err, want)
	}
}

func (w *world) sign(a account, s market.Structured) []byte {
	sig, err := wallet.NewNodeKey(a.key).SignDigest(ctx, w.domain.Digest(s))
	if err != nil {
		w.t.Fatalf("sign: %v", err)
	}
	return sig[:]
}

func read[T any](w *world, to common.Address, data []byte, unpack func([]byte) (T, error)) T {
	w.t.Helper()
	out, err := w.eth.CallContract(ctx, ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		w.t.Fatalf("read: %v", evm.DecodeRevert(err))
	}
	v, err := unpack(out)
	if err != nil {
		w.t.Fatalf("unpack: %v", err)
	}
	return v
}

func (w *world) balance(a common.Address) uint64 {
	return read(w, w.token, dollar.PackBalanceOf(a), dollar.UnpackBalanceOf).Uint64()
}

func (w *world) credit(a common.Address) uint64 {
	return read(w, w.address, escrow.PackCreditOf(w.token, a), escrow.UnpackCreditOf).Uint64()
}

func (w *world) job(o market.Offer) bindings.EscrowViewsJob {
	return read(w, w.address, escrow.PackJobOf(o.StructHash()), escrow.UnpackJobOf)
}

func (w *world) lease(l market.Lease) bindings.EscrowViewsLeaseState {
	return read(w, w.address, escrow.PackLeaseOf(l.StructHash()), escrow.UnpackLeaseOf)
}

// highS is the other signature of the same key on the same digest.
func highS(sig []byte) []byte {
	twin := slices.Clone(sig)
	s := new(big.Int).Sub(crypto.S256().Params().N, new(big.Int).SetBytes(sig[32:64]))
	s.FillBytes(twin[32:64])
	twin[64] = 27 + 28 - sig[64]
	return twin
}
