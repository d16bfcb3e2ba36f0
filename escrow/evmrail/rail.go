package evmrail

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// Chain is what the rail reads from, such as a *evm.Client. Safe for concurrent
// use.
type Chain interface {
	Header(ctx context.Context, at *big.Int) (*types.Header, error)
	Call(ctx context.Context, to common.Address, data []byte, at *big.Int) ([]byte, error)
	Logs(ctx context.Context, contract common.Address, topics [][]common.Hash, first, last uint64) ([]types.Log, error)
}

// Sender makes transactions with one key, such as a *evm.Sender. One action is
// always one transaction. Safe for concurrent use.
type Sender interface {
	Address() common.Address
	Send(context.Context, evm.Call) (common.Hash, error)
	Wait(ctx context.Context, tx common.Hash, depth uint64) (*types.Receipt, error)
	// Affords is for how much gas the key's coins pay now.
	Affords(ctx context.Context) (gas uint64, err error)
}

// mostGas is what an action costs at most, in gas: release after a lease with many raises.
const mostGas = 1_000_000

// Errors of the rail. ErrNoKey comes with escrow.ErrRefused.
var (
	// ErrNoKey means that the contract accepts this action only from an account whose
	// key this node does not hold.
	ErrNoKey = errors.New("no key for it here")
	// ErrNotFunded means that the escrow does not hold the lease's money at the agreed
	// depth.
	ErrNotFunded = errors.New("lease is not funded")
	// ErrWrongContract means that the contract at the escrow's address does not sign
	// for the agreed domain.
	ErrWrongContract = errors.New("not the escrow of this domain: check the network's addresses and the endpoint")
)

// Config of a rail.
type Config struct {
	Chain  Chain
	Domain market.Domain
	Party  escrow.Party
	// Depth is how deep a block must be to count. 1 is the head; evm.FinalDepth is
	// what the chain calls finalized.
	Depth uint64
	// StartBlock is where the escrow was deployed. Logs are searched from it on.
	StartBlock uint64
	// Senders are the keys that this node holds: its node key and, if it has it, the
	// wallet. The rail uses the first one that the contract accepts and that can pay for
	// the gas.
	Senders []Sender
	// Poll is the pause between reads of the head; 0: 1 s.
	Poll time.Duration
}

// Rail is an escrow.Rail. Safe for concurrent use.
type Rail struct {
	Config
	abi *bindings.JobEscrow

	mu      sync.Mutex
	settled map[common.Hash]settlement // by lease
}

// settlement is what the event Settled said, and in which block.
type settlement struct {
	amounts escrow.Settlement
	number  uint64
	block   common.Hash
}

var _ escrow.Rail = (*Rail)(nil)

// New returns a rail after checking that the contract signs for the domain.
func New(ctx context.Context, c Config) (*Rail, error) {
	if c.Poll == 0 {
		c.Poll = time.Second
	}
	c.Depth = max(c.Depth, 1)
	r := &Rail{Config: c, abi: bindings.NewJobEscrow(), settled: make(map[common.Hash]settlement)}
	out, err := c.Chain.Call(ctx, c.Domain.Escrow, r.abi.PackDomainSeparator(), evm.Latest)
	var revert *evm.RevertError
	if err != nil && !errors.As(err, &revert) {
		return nil, fmt.Errorf("read the escrow's domain: %w", err)
	}
	got, uerr := r.abi.UnpackDomainSeparator(out)
	if err != nil || uerr != nil || common.Hash(got) != c.Domain.Separator() {
		return nil, fmt.Errorf("%w: %s", ErrWrongContract, c.Domain.Escrow)
	}
	return r, nil
}

// NextHead returns when the head is above height + depth − 1, so that Observe has
// something newer to read.
func (r *Rail) NextHead(ctx context.Context, height uint64) error {
	t := time.NewTicker(r.Poll)
	defer t.Stop()
	for {
		h, err := r.deep(ctx)
		if err != nil || h.Number.Uint64() > height {
			return err
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-t.C:
		}
	}
}

// deep returns the newest block at the agreed depth.
func (r *Rail) deep(ctx context.Context) (*types.Header, error) {
	if r.Depth == evm.FinalDepth {
		return r.Chain.Header(ctx, evm.Finalized)
	}
	head, err := r.Chain.Header(ctx, evm.Latest)
	if err != nil || r.Depth == 1 {
		return head, err
	}
	if head.Number.Uint64()+1 < r.Depth {
		return nil, fmt.Errorf("the chain is shorter than the depth %d", r.Depth)
	}
	return r.Chain.Header(ctx, number(head.Number.Uint64()-r.Depth+1))
}

func number(n uint64) *big.Int { return new(big.Int).SetUint64(n) }

// account is the account whose credit the party can withdraw.
func (r *Rail) account(d escrow.Deal) common.Address {
	if r.Party == escrow.Provider {
		return d.Lease.Lease.Provider
	}
	return d.Offer.Client
}
