package evm

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
)

// Tags of heights that move: the newest block, one that is unlikely to be
// reorganised away, and one that cannot be.
var (
	Latest    = big.NewInt(int64(rpc.LatestBlockNumber))
	Safe      = big.NewInt(int64(rpc.SafeBlockNumber))
	Finalized = big.NewInt(int64(rpc.FinalizedBlockNumber))
)

// Errors of a Client.
var (
	// ErrWrongChain means that the endpoint serves another chain than the configured
	// one.
	ErrWrongChain = errors.New("the endpoint serves another chain: check its URL and the configured chain id")
	// ErrNotMined means that no block of the endpoint's chain has the transaction now.
	ErrNotMined = errors.New("transaction not mined")
	// ErrShallow means that the transaction is mined, but not yet at the requested
	// depth.
	ErrShallow = errors.New("transaction not deep enough")
	// ErrBadAnswer means that the endpoint's answer does not fit the question.
	ErrBadAnswer = errors.New("the endpoint answers inconsistently: use another one")
)

// Backend is the part of an endpoint's API that is used, such as a
// *ethclient.Client. Implementations are safe for concurrent use.
type Backend interface {
	ChainID(ctx context.Context) (*big.Int, error)
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error)
	CallContract(ctx context.Context, msg ethereum.CallMsg, block *big.Int) ([]byte, error)
	CodeAt(ctx context.Context, account common.Address, block *big.Int) ([]byte, error)
	BalanceAt(ctx context.Context, account common.Address, block *big.Int) (*big.Int, error)
	EstimateGas(ctx context.Context, msg ethereum.CallMsg) (uint64, error)
	FilterLogs(ctx context.Context, q ethereum.FilterQuery) ([]types.Log, error)
	NonceAt(ctx context.Context, account common.Address, block *big.Int) (uint64, error)
	PendingNonceAt(ctx context.Context, account common.Address) (uint64, error)
	SuggestGasTipCap(ctx context.Context) (*big.Int, error)
	SendTransaction(ctx context.Context, tx *types.Transaction) error
	TransactionByHash(ctx context.Context, hash common.Hash) (tx *types.Transaction, pending bool, err error)
	TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error)
}

// Client reads one chain. Safe for concurrent use.
type Client struct {
	backend Backend
	chainID uint64
	// poll is how often a wait asks for a new head.
	poll time.Duration
}

// DefaultPoll is how often a wait asks for a new head.
const DefaultPoll = time.Second

// Dial connects to JSON-RPC endpoints (http, https, ws, wss) and checks that they
// serve chainID. The connections last until the pool is closed. Call Pool.Run so
// that endpoints that fail are tested again.
func Dial(ctx context.Context, urls []string, cfg PoolConfig) (*Client, *Pool, error) {
	pool, err := NewPool(ctx, urls, cfg)
	if err != nil {
		return nil, nil, err
	}
	client, err := NewClient(ctx, pool, cfg.ChainID, DefaultPoll)
	if err != nil {
		pool.Close()
		return nil, nil, err
	}
	return client, pool, nil
}

// NewClient checks that backend serves chainID. Waits ask it for a new head every
// poll.
func NewClient(ctx context.Context, backend Backend, chainID uint64, poll time.Duration) (*Client, error) {
	id, err := backend.ChainID(ctx)
	if err != nil {
		return nil, fmt.Errorf("chain id: %w", err)
	}
	if !id.IsUint64() || id.Uint64() != chainID {
		return nil, fmt.Errorf("%w: it says %v, want %d", ErrWrongChain, id, chainID)
	}
	return &Client{backend: backend, chainID: chainID, poll: poll}, nil
}

// ChainID is the chain that is read.
func (c *Client) ChainID() uint64 { return c.chainID }

// Head is the newest block's header.
func (c *Client) Head(ctx context.Context) (*types.Header, error) { return c.Header(ctx, Latest) }

// Header returns the header at a height or tag. At a height, its hash is the
// randomness of a draw.
func (c *Client) Header(ctx context.Context, at *big.Int) (*types.Header, error) {
	h, err := c.backend.HeaderByNumber(ctx, at)
	if err != nil {
		return nil, fmt.Errorf("header %v: %w", at, err)
	}
	if h.Number == nil || !h.Number.IsUint64() || (at.Sign() >= 0 && h.Number.Cmp(at) != 0) {
		return nil, fmt.Errorf("%w: header %v for %v", ErrBadAnswer, h.Number, at)
	}
	return h, nil
}

// HeaderByHash returns the header with that hash. The hash is checked.
func (c *Client) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	h, err := c.backend.HeaderByHash(ctx, hash)
	if err != nil {
		return nil, fmt.Errorf("header %s: %w", hash, err)
	}
	if h.Hash() != hash {
		return nil, fmt.Errorf("%w: header %s for %s", ErrBadAnswer, h.Hash(), hash)
	}
	return h, nil
}

// Transaction returns the transaction with that hash. The hash is checked.
func (c *Client) Transaction(ctx context.Context, hash common.Hash) (*types.Transaction, error) {
	tx, _, err := c.backend.TransactionByHash(ctx, hash)
	if err != nil {
		return nil, fmt.Errorf("transaction %s: %w", hash, err)
	}
	if tx.Hash() != hash {
		return nil, fmt.Errorf("%w: transaction %s for %s", ErrBadAnswer, tx.Hash(), hash)
	}
	return tx, nil
}

// Code returns the code of an account at the head. It is empty if the account is
// not a contract.
func (c *Client) Code(ctx context.Context, account common.Address) ([]byte, error) {
	return c.backend.CodeAt(ctx, account, nil)
}

// Balance is an account's coins at the head, wei.
func (c *Client) Balance(ctx context.Context, account common.Address) (*big.Int, error) {
	return c.backend.BalanceAt(ctx, account, nil)
}

// Call calls a view function at a height or tag. A revert is a *RevertError.
func (c *Client) Call(ctx context.Context, to common.Address, data []byte, at *big.Int) ([]byte, error) {
	out, err := c.backend.CallContract(ctx, ethereum.CallMsg{To: &to, Data: data}, at)
	if err != nil {
		return nil, fmt.Errorf("call %s: %w", to, DecodeRevert(err))
	}
	return out, nil
}

// Read is Call with the packed and unpacking functions of bindings.
func Read[T any](ctx context.Context, c *Client, to common.Address, data []byte, at *big.Int,
	unpack func([]byte) (T, error)) (T, error) {
	out, err := c.Call(ctx, to, data, at)
	if err != nil {
		var zero T
		return zero, err
	}
	v, err := unpack(out)
	if err != nil {
		return v, fmt.Errorf("%w: %s: %w", ErrBadAnswer, to, err)
	}
	return v, nil
}

// FinalDepth as a depth stands for what the chain itself calls finalized
// (Polygon's milestones, the checkpoints of Ethereum and Base) instead of a number
// of blocks.
const FinalDepth = math.MaxUint64

// Deep returns the newest block that has depth blocks, counted from itself, up to
// the head. For FinalDepth it returns the newest finalized block. It returns
// ErrShallow if there is none yet.
func (c *Client) Deep(ctx context.Context, depth uint64) (*types.Header, error) {
	if depth == FinalDepth {
		return c.Header(ctx, Finalized)
	}
	head, err := c.Head(ctx)
	if err != nil || depth <= 1 {
		return head, err
	}
	if head.Number.Uint64()+1 < depth {
		return nil, fmt.Errorf("%w: the chain is shorter than %d", ErrShallow, depth)
	}
	return c.Header(ctx, newInt(head.Number.Uint64()+1-depth))
}

// Receipt returns the receipt of a mined transaction once its block has depth
// blocks, counted from itself, up to the head. Depth 1 is the head itself;
// FinalDepth is the chain's own finality. Otherwise it returns ErrNotMined or
// ErrShallow.
func (c *Client) Receipt(ctx context.Context, hash common.Hash, depth uint64) (*types.Receipt, error) {
	r, err := c.backend.TransactionReceipt(ctx, hash)
	if errors.Is(err, ethereum.NotFound) {
		return nil, fmt.Errorf("%w: %s", ErrNotMined, hash)
	}
	if err != nil {
		return nil, fmt.Errorf("receipt %s: %w", hash, err)
	}
	if r.TxHash != hash || r.BlockNumber == nil || !r.BlockNumber.IsUint64() {
		return nil, fmt.Errorf("%w: receipt %s for %s", ErrBadAnswer, r.TxHash, hash)
	}
	deep, err := c.Deep(ctx, depth)
	if err != nil {
		return nil, err
	}
	if deep.Number.Cmp(r.BlockNumber) < 0 {
		return nil, fmt.Errorf("%w: %s is in block %v, counted up to %v", ErrShallow, hash, r.BlockNumber, deep.Number)
	}
	canon, err := c.Header(ctx, r.BlockNumber)
	if err != nil {
		return nil, err
	}
	if canon.Hash() != r.BlockHash {
		return nil, fmt.Errorf("%w: %s: its block was reorganised away", ErrNotMined, hash)
	}
	return r, nil
}

// eachHead calls visit now and at every new head until visit reports done or
// fails, or ctx ends. It asks an endpoint that does not answer again.
func (c *Client) eachHead(ctx context.Context, visit func(*types.Header) (done bool, err error)) error {
	tick := time.NewTicker(c.poll)
	defer tick.Stop()
	var last common.Hash
	for {
		if head, err := c.Head(ctx); err == nil && head.Hash() != last {
			last = head.Hash()
			if done, err := visit(head); done || err != nil {
				return err
			}
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-tick.C:
		}
	}
}
