package testnet

import (
	"context"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
)

// Blocks reads a chain's blocks, receipts and logs. Safe for concurrent use.
type Blocks interface {
	ChainID(ctx context.Context) (*big.Int, error)
	BlockByNumber(ctx context.Context, n *big.Int) (*types.Block, error)
	BlockReceipts(ctx context.Context, b rpc.BlockNumberOrHash) ([]*types.Receipt, error)
	FilterLogs(ctx context.Context, q ethereum.FilterQuery) ([]types.Log, error)
}

// Call is one transaction to the escrow by one of the accounts.
type Call struct {
	Hash   common.Hash
	From   common.Address
	Method string // open, close, …
	Failed bool
	input  []byte
}

// Traffic is what a set of accounts did on the chain over some blocks.
type Traffic struct {
	Calls []Call   // to the escrow, in order
	Gas   *big.Int // what all their transactions cost, wei
}

// ReadTraffic reads blocks first to last, both included.
func ReadTraffic(
	ctx context.Context,
	b Blocks,
	escrow common.Address,
	first, last uint64,
	accounts []common.Address,
) (Traffic, error) {
	id, err := b.ChainID(ctx)
	if err != nil {
		return Traffic{}, err
	}
	t := traffic{
		escrow:   escrow,
		accounts: accounts,
		signer:   types.LatestSignerForChainID(id),
		abi:      bindings.NewJobEscrow().GetABI(),
	}
	t.Gas = new(big.Int)
	for n := first; n <= last; n++ {
		if err := t.block(ctx, b, n); err != nil {
			return t.Traffic, err
		}
	}
	return t.Traffic, nil
}

type traffic struct {
	Traffic
	escrow   common.Address
	accounts []common.Address
	signer   types.Signer
	abi      abi.ABI
}

func (t *traffic) block(ctx context.Context, b Blocks, n uint64) error {
	block, err := b.BlockByNumber(ctx, new(big.Int).SetUint64(n))
	if err != nil {
		return err
	}
	if len(block.Transactions()) == 0 {
		return nil
	}
	receipts, err := b.BlockReceipts(ctx, rpc.BlockNumberOrHashWithHash(block.Hash(), false))
	if err != nil {
		return err
	}
	for i, tx := range block.Transactions() {
		from, err := types.Sender(t.signer, tx)
		if err != nil {
			return err
		}
		if slices.Contains(t.accounts, from) {
			t.add(tx, from, receipts[i])
		}
	}
	return nil
}

func (t *traffic) add(tx *types.Transaction, from common.Address, r *types.Receipt) {
	cost := new(big.Int).Mul(r.EffectiveGasPrice, new(big.Int).SetUint64(r.GasUsed))
	t.Gas.Add(t.Gas, cost)
	if tx.To() == nil || *tx.To() != t.escrow || len(tx.Data()) < 4 {
		return
	}
	name := "?"
	if m, err := t.abi.MethodById(tx.Data()); err == nil {
		name = m.Name
	}
	t.Calls = append(t.Calls, Call{tx.Hash(), from, name, r.Status != types.ReceiptStatusSuccessful, tx.Data()})
}

// OfJob counts the calls by accounts that serve a job. Withdrawals of credit do not count.
func (t Traffic) OfJob(accounts []common.Address) (n int) {
	for _, c := range t.Calls {
		if c.Method != "withdraw" && slices.Contains(accounts, c.From) {
			n++
		}
	}
	return n
}

// Offer returns the offer of the first call that carries one.
func (t Traffic) Offer() (bindings.Offer, bool) {
	a := bindings.NewJobEscrow().GetABI()
	for _, c := range t.Calls {
		m, err := a.MethodById(c.input)
		if err != nil || len(m.Inputs) == 0 || m.Inputs[0].Name != "o" {
			continue
		}
		args, err := m.Inputs.Unpack(c.input[4:])
		if err != nil {
			continue
		}
		return *abi.ConvertType(args[0], new(bindings.Offer)).(*bindings.Offer), true
	}
	return bindings.Offer{}, false
}

// Outcome is what the escrow did with a client's offers.
type Outcome struct {
	Offer    common.Hash // the first; zero: nothing was funded
	Settled  uint32      // leases paid out
	Segments uint32      // paid
	Refunded money.Units // to the client, as credit
}

// ReadOutcome reads the escrow's events about the offers that the client funded, in blocks first to last.
func ReadOutcome(ctx context.Context, b Blocks, escrow, client common.Address, first, last uint64) (Outcome, error) {
	e := bindings.NewJobEscrow()
	events := e.GetABI().Events
	q := ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(first), ToBlock: new(big.Int).SetUint64(last),
		Addresses: []common.Address{escrow}, Topics: [][]common.Hash{{events["Funded"].ID}, nil,
			{common.BytesToHash(client[:])}},
	}
	logs, err := b.FilterLogs(ctx, q)
	if err != nil || len(logs) == 0 {
		return Outcome{}, err
	}
	o := Outcome{Offer: logs[0].Topics[1]}
	var offers []common.Hash
	for _, l := range logs {
		offers = append(offers, l.Topics[1])
	}
	q.Topics = [][]common.Hash{{events["Settled"].ID, events["Refunded"].ID}, offers}
	if logs, err = b.FilterLogs(ctx, q); err != nil {
		return o, err
	}
	for _, l := range logs {
		if err := o.add(e, l); err != nil {
			return o, err
		}
	}
	return o, nil
}

func (o *Outcome) add(e *bindings.JobEscrow, l types.Log) error {
	if r, err := e.UnpackRefundedEvent(&l); err == nil {
		o.Refunded += money.Units(r.Amount)
		return nil
	}
	s, err := e.UnpackSettledEvent(&l)
	if err != nil {
		return err
	}
	o.Settled++
	o.Segments += s.Segments
	return nil
}
