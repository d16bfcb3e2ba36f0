//go:build daemons

package disputes

import (
	"context"
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/evmtest"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/testnet/anvil"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
	"github.com/infernetprotocol/infernet/zkproof/proofs/proofstest"
)

// poll is how often the client reads anvil's head. Anvil runs on this machine.
const poll = 2 * time.Millisecond

// anvilChain is anvil as a playableChain: real transactions over JSON-RPC, real gas,
// and a time that anvil's test methods set.
type anvilChain struct {
	ctx     context.Context
	chain   *anvil.Chain
	reader  *evm.Client
	stores  map[common.Address]*evmtest.Memory
	from    uint64 // block from which fees are counted
	counted map[common.Address]uint64
	through uint64
}

var _ playableChain = (*anvilChain)(nil)

func newAnvilChain(ctx context.Context) (*anvilChain, error) {
	chain, err := anvil.Start(ctx, anvil.Config{})
	if err != nil {
		return nil, err
	}
	o := &anvilChain{ctx: ctx, chain: chain}
	if err := chain.Hold(ctx); err != nil {
		return nil, err
	}
	if o.reader, err = evm.NewClient(ctx, chain.Client(), chain.Info().ChainID, poll); err != nil {
		return nil, err
	}
	return o, o.restart()
}

// restart starts a new chain and forgets what was sent and paid on the old one.
func (o *anvilChain) restart() error {
	head, err := o.reader.Head(o.ctx)
	if err != nil {
		return err
	}
	o.from, o.through = head.Number.Uint64(), head.Number.Uint64()
	o.stores, o.counted = map[common.Address]*evmtest.Memory{}, map[common.Address]uint64{}
	return nil
}

func (o *anvilChain) place() contracts {
	i := o.chain.Info()
	return contracts{token: i.Dollar, registry: i.Registry, escrow: i.Escrow, game: i.Game,
		domain: market.Domain{ChainID: i.ChainID, Escrow: i.Escrow}}
}

func (o *anvilChain) time() (uint64, error) {
	head, err := o.reader.Head(o.ctx)
	if err != nil {
		return 0, err
	}
	return head.Time, nil
}

func (o *anvilChain) at(t uint64) error { return o.chain.At(o.ctx, t) }

func (o *anvilChain) give(to common.Address, wei uint64) error {
	return o.chain.Fund(o.ctx, to, new(big.Int).SetUint64(wei), 0)
}

func (o *anvilChain) see(to common.Address, data []byte) ([]byte, error) {
	return o.reader.Call(o.ctx, to, data, evm.Latest)
}

func (o *anvilChain) balance(of common.Address) (uint64, error) {
	b, err := o.reader.Balance(o.ctx, of)
	if err != nil {
		return 0, err
	}
	return b.Uint64(), nil
}

// sender returns the sender of an account, as a node has it.
func (o *anvilChain) sender(by account) *evm.Sender {
	store, ok := o.stores[by.addr]
	if !ok {
		store = &evmtest.Memory{}
		o.stores[by.addr] = store
	}
	return evm.NewSender(o.reader, wallet.NewNodeKey(by.key), store, evm.SenderConfig{Depth: 1})
}

func (o *anvilChain) client(ctx context.Context, by account) (*games.Client, error) {
	return games.New(ctx, games.Config{
		Chain: o.reader, Domain: o.place().domain, Game: o.place().game, StartBlock: o.from, Sender: o.sender(by),
	})
}

func (o *anvilChain) call(from account, to common.Address, data []byte, value *big.Int) error {
	head, err := o.reader.Head(o.ctx)
	if err != nil {
		return err
	}
	s := o.sender(from)
	tx, err := s.Send(o.ctx, evm.Call{Action: fmt.Sprintf("call after %s of %x",
		head.Hash(), data[:4]), To: to, Value: value, Data: data})
	if err == nil {
		_, err = s.Wait(o.ctx, tx, 1)
	}
	return err
}

// fees implements playableChain from the receipts of all blocks since restart.
func (o *anvilChain) fees(by common.Address) (uint64, error) {
	head, err := o.reader.Head(o.ctx)
	if err != nil {
		return 0, err
	}
	for ; o.through < head.Number.Uint64(); o.through++ {
		receipts, err := o.chain.Client().BlockReceipts(o.ctx,
			rpc.BlockNumberOrHashWithNumber(rpc.BlockNumber(o.through+1)))
		if err != nil {
			return 0, err
		}
		for _, r := range receipts {
			if err := o.count(r); err != nil {
				return 0, err
			}
		}
	}
	return o.counted[by], nil
}

func (o *anvilChain) count(r *types.Receipt) error {
	tx, _, err := o.chain.Client().TransactionByHash(o.ctx, r.TxHash)
	if err != nil {
		return err
	}
	from, err := types.Sender(types.LatestSignerForChainID(tx.ChainId()), tx)
	if err == nil {
		o.counted[from] += r.GasUsed * r.EffectiveGasPrice.Uint64()
	}
	return err
}

// gas returns the gas of a scenario's transactions of all sides.
func (o *anvilChain) gas() (total uint64, err error) {
	head, err := o.reader.Head(o.ctx)
	if err != nil {
		return 0, err
	}
	for n := o.from + 1; n <= head.Number.Uint64(); n++ {
		h, err := o.reader.Header(o.ctx, new(big.Int).SetUint64(n))
		if err != nil {
			return 0, err
		}
		total += h.GasUsed
	}
	return total, nil
}

// TestScenariosOnAnvil plays every scenario with real transactions.
func TestScenariosOnAnvil(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	o, err := newAnvilChain(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = o.chain.Close() })
	if err := fundParties(o); err != nil {
		t.Fatal(err)
	}
	cast, sum := disputetest.NewJob(t, program.R32).Parties(t), newTally()
	again := cast.Scenarios()
	var gas uint64
	for i, s := range cast.Scenarios() {
		if i%fewer() != 0 {
			continue
		}
		err := o.chain.Try(t.Context(), func() error {
			if err := o.restart(); err != nil {
				return err
			}
			playScenario(t, o, s, again[i], sum)
			used, err := o.gas()
			gas += used
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	sum.report(t, "anvil")
	t.Logf("gas of everything that was sent: %d, a scenario with its lease %d", gas, gas/uint64(sum.games))
}

// TestPrivateScenariosOnAnvil plays every third of them with real transactions.
func TestPrivateScenariosOnAnvil(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	const every = 3
	o, err := newAnvilChain(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = o.chain.Close() })
	if err := fundParties(o); err != nil {
		t.Fatal(err)
	}
	prover, referee := proofstest.NewProver(t, scopeOf(o))
	var scenarios, again []disputetest.Scenario
	for _, numerics := range []string{program.R32Private, program.X8Private} {
		j := disputetest.NewJob(t, numerics)
		right, wrongs := j.Run(t, nil), j.PrivateWrongs(t)
		scenarios, again = append(scenarios, disputetest.PrivateScenarios(right, wrongs, prover)...),
			append(again, disputetest.PrivateScenarios(right, wrongs, prover)...)
	}
	sum := newTally()
	for i, s := range scenarios {
		if i%(every*fewer()) != 0 {
			continue
		}
		err := o.chain.Try(t.Context(), func() error {
			if err := o.restart(); err != nil {
				return err
			}
			playScenario(t, o, s, again[i], sum, referee)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	sum.report(t, "private, anvil")
}
