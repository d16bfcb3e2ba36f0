package disputes

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// localChain is an EVM in this process, under present rules, with the contracts
// deployed. Every call is a block of its own, at any time that the test chooses.
type localChain struct {
	contracts
	db     *state.StateDB
	config *params.ChainConfig
	height uint64
	now    uint64
	logs   []types.Log // of all calls
	txs    []*types.Transaction
	gas    uint64 // of the last call, as a transaction
}

// contracts are the addresses of the contracts.
type contracts struct {
	token, registry, escrow, game common.Address
	domain                        market.Domain
}

// Parameters of the contracts.
const (
	minimumStake = 100_000_000
	lockUnit     = 100_003 // odd: shares of it are rounded
	locks        = 200
	span         = 2_000_000
	unbondDelay  = span + 16*clock // until the last game of a lease can have ended
	lossWindow   = 300
	bondWei      = 1_000_000_001
	answerWei    = 600_000_000
	clock        = 1000
	extension    = 50
	genesis      = 1_700_000_000
)

// account is a party with a key, which is the same in every run.
type account struct {
	key  *ecdsa.PrivateKey
	addr common.Address
}

func named(name string) account {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("dispute test " + name)))
	if err != nil {
		panic(err)
	}
	return account{key, crypto.PubkeyToAddress(key.PublicKey)}
}

var deployer = named("deployer")

var (
	dollarABI   = bindings.NewTestDollar()
	registryABI = bindings.NewOperatorRegistry()
	escrowABI   = bindings.NewJobEscrow()
	gameABI     = bindings.NewDisputeGame()
)

func newLocalChain() (*localChain, error) {
	db, err := state.New(types.EmptyRootHash, state.NewDatabaseForTesting())
	if err != nil {
		return nil, err
	}
	config := *params.MergedTestChainConfig
	config.ChainID = big.NewInt(1337) // the verifiers of the devnet's keys take chains of development alone
	a := &localChain{db: db, config: &config, now: genesis, height: 1}
	db.AddBalance(deployer.addr, uint256.NewInt(1e18), tracing.BalanceChangeUnspecified)
	return a, a.deploy()
}

func (a *localChain) deploy() (err error) {
	next := func(n uint64) common.Address { return crypto.CreateAddress(deployer.addr, n) }
	var rules, referee, privateRules, verifier, blockVerifier, privateReferee common.Address
	const escrowNonce, gameNonce = 2, 9
	for _, c := range []struct {
		to   *common.Address
		meta *bind.MetaData
		args func() []byte
	}{
		{&a.token, &bindings.TestDollarMetaData, func() []byte { return nil }},
		{&a.registry, &bindings.OperatorRegistryMetaData, func() []byte {
			return registryABI.PackConstructor(a.token, big.NewInt(minimumStake), unbondDelay, big.NewInt(lockUnit),
				next(escrowNonce), next(gameNonce))
		}},
		{&a.escrow, &bindings.JobEscrowMetaData, func() []byte {
			return escrowABI.PackConstructor(a.registry, next(gameNonce),
				bindings.EscrowViewsTimes{LossWindow: lossWindow, LeastWindow: 60, Span: span})
		}},
		{&rules, &bindings.GameRulesMetaData, func() []byte { return nil }},
		{&referee, &bindings.RefereeMetaData, func() []byte { return nil }},
		{&privateRules, &bindings.PrivateRulesMetaData, func() []byte { return nil }},
		{&verifier, &bindings.TileVerifierMetaData, func() []byte { return nil }},
		{&blockVerifier, &bindings.BlockVerifierMetaData, func() []byte { return nil }},
		{&privateReferee, &bindings.PrivateRefereeMetaData, func() []byte {
			return bindings.NewPrivateReferee().PackConstructor(
				verifier, keys.DevnetPins[circuit.R32].KeyHash(), blockVerifier,
				keys.DevnetPins[circuit.X8].KeyHash(), referee)
		}},
		{&a.game, &bindings.DisputeGameMetaData, func() []byte {
			return gameABI.PackConstructor(bindings.GameTableParameters{
				Registry: a.registry, Escrow: a.escrow, Rules: rules, Referee: referee,
				PrivateRules: privateRules, PrivateReferee: privateReferee,
				PrivateNumerics: merkle.Sum(program.R32Private), PrivateBlocks: merkle.Sum(program.X8Private),
				Bond: big.NewInt(bondWei), Answer: big.NewInt(answerWei), Clock: clock, Extension: extension,
			})
		}},
	} {
		if *c.to, err = a.create(append(common.FromHex(c.meta.Bin), c.args()...)); err != nil {
			return fmt.Errorf("deploy %s: %w", c.meta.ID, err)
		}
	}
	a.domain = market.Domain{ChainID: a.config.ChainID.Uint64(), Escrow: a.escrow}
	return nil
}

func (a *localChain) env(from common.Address, value *big.Int) *runtime.Config {
	return &runtime.Config{
		ChainConfig: a.config, Origin: from, Time: a.now, BlockNumber: new(big.Int).SetUint64(a.height),
		GasLimit: params.MaxTxGas, GasPrice: new(big.Int), BaseFee: new(big.Int), Value: value, State: a.db,
	}
}

func (a *localChain) create(code []byte) (common.Address, error) {
	_, at, _, err := runtime.Create(code, a.env(deployer.addr, nil))
	a.endBlock()
	return at, err
}

// endBlock ends a block, so that later calls pay for changes of what it wrote.
func (a *localChain) endBlock() {
	a.db.Finalise(a.config.Rules(new(big.Int).SetUint64(a.height), true, a.now))
	a.height++
}

// call runs a transaction at the chain's time. A refusal is an *evm.RevertError and
// changes nothing.
func (a *localChain) call(by account, to common.Address, data []byte, value *big.Int) error {
	if value == nil {
		value = new(big.Int)
	}
	from, before := by.addr, len(a.db.Logs())
	_, left, err := runtime.Call(to, data, a.env(from, value))
	refund := a.db.GetRefund()
	a.endBlock()
	if err != nil {
		return a.refusal(from, to, data, value, err)
	}
	a.gas, err = a.paid(from, to, data, value, params.MaxTxGas-left, refund)
	a.collect(types.NewTx(&types.LegacyTx{Nonce: a.height, To: &to, Value: value, Data: data}), before)
	return err
}

// refusal runs the call once more to get the reason of the refusal.
func (a *localChain) refusal(from, to common.Address, data []byte, value *big.Int, err error) error {
	if !errors.Is(err, vm.ErrExecutionReverted) {
		return err
	}
	out, _, _ := runtime.Call(to, data, a.env(from, value))
	a.endBlock()
	return evm.DecodeRevert(reverted(out))
}

// reverted is an endpoint's error with revert data.
type reverted []byte

func (reverted) Error() string    { return "execution reverted" }
func (reverted) ErrorCode() int   { return 3 }
func (r reverted) ErrorData() any { return "0x" + common.Bytes2Hex(r) }

// paid returns the gas for which a transaction would have paid.
func (a *localChain) paid(from, to common.Address, data []byte, value *big.Int, used, refund uint64) (uint64, error) {
	rules := a.config.Rules(new(big.Int).SetUint64(a.height), true, a.now)
	v := uint256.MustFromBig(value)
	intrinsic, err := core.IntrinsicGas(data, nil, nil, from, &to, v, rules)
	if err != nil {
		return 0, err
	}
	floor, err := core.FloorDataGas(rules, from, &to, v, data, nil)
	total := intrinsic + used
	total -= min(refund, total/params.RefundQuotientEIP3529)
	return max(total, floor), err
}

// collect keeps a call's transaction, and its logs numbered as on a chain.
func (a *localChain) collect(tx *types.Transaction, before int) {
	a.txs = append(a.txs, tx)
	for _, l := range a.db.Logs()[before:] {
		c := *l
		c.BlockNumber, c.Index, c.TxHash = a.height-1, uint(len(a.logs)), tx.Hash()
		a.logs = append(a.logs, c)
	}
}

// see calls a view function.
func (a *localChain) see(to common.Address, data []byte) ([]byte, error) {
	before := a.db.Snapshot()
	defer a.db.RevertToSnapshot(before)
	out, _, err := runtime.Call(to, data, a.env(deployer.addr, nil))
	if errors.Is(err, vm.ErrExecutionReverted) {
		err = evm.DecodeRevert(reverted(out))
	}
	return out, err
}

// copy returns an independent copy of the chain in its present state.
func (a *localChain) copy() *localChain {
	b := *a
	b.db = a.db.Copy()
	b.logs, b.txs = slices.Clone(a.logs), slices.Clone(a.txs)
	return &b
}

// give adds to an account's coins.
func (a *localChain) give(to common.Address, wei uint64) error {
	a.db.AddBalance(to, uint256.NewInt(wei), tracing.BalanceChangeUnspecified)
	a.endBlock()
	return nil
}

func (a *localChain) place() contracts      { return a.contracts }
func (a *localChain) time() (uint64, error) { return a.now, nil }

// at sets the time of the calls to come.
func (a *localChain) at(t uint64) error {
	a.now = t
	return nil
}

// sign signs an object under the escrow's domain.
func (c contracts) sign(by account, s market.Structured) (sig market.Signature, err error) {
	digest := c.domain.Digest(s)
	raw, err := crypto.Sign(digest[:], by.key)
	if err != nil {
		return sig, err
	}
	copy(sig[:], raw)
	sig[64] += 27
	return sig, nil
}
