package evm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

// ask asks the best endpoint and, if it fails, the next one. That the chain itself
// refuses (a revert) counts once a second endpoint says the same: whoever asks may give
// something up on it. Only where one endpoint is configured is its word enough. A revert
// that nobody confirms wraps ErrUnconfirmed, and is no *RevertError.
func ask[T any](ctx context.Context, p *Pool, what func(context.Context, Backend) (T, error)) (T, error) {
	var zero T
	var failures, missing error
	var refusals reverts
	for _, e := range p.usable() {
		v, err := p.askOne(ctx, e, func(ctx context.Context) (any, error) { return what(ctx, e.backend) })
		switch {
		case err == nil:
			return v.(T), nil
		case ctx.Err() != nil:
			return zero, err
		case decided(err):
			if refusals.add(err) || len(p.endpoints) == 1 {
				return zero, err
			}
		case errors.Is(err, ethereum.NotFound):
			missing = err // one lags or lost it; another endpoint may have it
		default:
			failures = errors.Join(failures, fmt.Errorf("%s: %w", Redact(e.url), err))
		}
	}
	if len(refusals) > 0 {
		return zero, refusals.unconfirmed()
	}
	if missing != nil {
		return zero, missing
	}
	return zero, noEndpoint(failures)
}

// reverts are the data of the reverts that endpoints have reported for one question.
type reverts [][]byte

// add notes a revert and reports whether another endpoint has reported the same.
func (r *reverts) add(err error) bool {
	data, _ := ethclient.RevertErrorData(err)
	for _, known := range *r {
		if bytes.Equal(known, data) {
			return true
		}
	}
	*r = append(*r, data)
	return false
}

// unconfirmed says what was reported without the data by which callers know a revert.
func (r reverts) unconfirmed() error {
	return fmt.Errorf("%w: one says that %w", ErrUnconfirmed, errors.New(parseRevert(r[0]).Error()))
}

// noEndpoint adds the reasons, if any endpoint was asked.
func noEndpoint(failures error) error {
	if failures == nil {
		return ErrNoEndpoint
	}
	return fmt.Errorf("%w: %w", ErrNoEndpoint, failures)
}

func (p *Pool) askOne(ctx context.Context, e *endpoint, what func(context.Context) (any, error)) (any, error) {
	inner, cancel := context.WithTimeout(ctx, p.cfg.Timeout)
	defer cancel()
	start := time.Now()
	v, err := what(inner)
	switch {
	case err == nil || decided(err) || errors.Is(err, ethereum.NotFound):
		p.succeeded(e, time.Since(start))
	case ctx.Err() == nil && broken(err):
		p.drop(e, err)
	}
	return v, err
}

// decided reports an error that is the chain's answer and not the endpoint's
// failure. Another honest endpoint would say the same.
func decided(err error) bool {
	_, revert := ethclient.RevertErrorData(err)
	return revert
}

// broken reports a failure of the connection or of the endpoint as a whole. A
// JSON-RPC error is an answer: it fails this question, not the endpoint.
func broken(err error) bool {
	var answer rpc.Error
	return !errors.As(err, &answer)
}

// ChainID implements Backend. Every endpoint in use was checked before.
func (p *Pool) ChainID(context.Context) (*big.Int, error) { return newInt(p.cfg.ChainID), nil }

// HeaderByNumber implements Backend. It rejects a head that is stale, or far below
// one that was seen. A second endpoint confirms the block at a height, because
// draws and finality depend on it.
func (p *Pool) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	if number == nil || number.Cmp(Latest) == 0 {
		return p.newest(ctx)
	}
	if number.Sign() >= 0 {
		if h, err := p.confirmed(ctx, number); h != nil || err != nil {
			return h, err
		}
	}
	return ask(ctx, p, func(ctx context.Context, b Backend) (*types.Header,
		error) {
		return b.HeaderByNumber(ctx, number)
	})
}

func (p *Pool) newest(ctx context.Context) (*types.Header, error) {
	var all error
	for _, e := range p.usable() {
		v, err := p.askOne(ctx, e, func(ctx context.Context) (any, error) {
			return e.backend.HeaderByNumber(ctx, Latest)
		})
		if err == nil {
			err = p.takeHead(e, v.(*types.Header))
		}
		if err == nil {
			return v.(*types.Header), nil
		}
		all = errors.Join(all, fmt.Errorf("%s: %w", Redact(e.url), err))
		if ctx.Err() != nil {
			break
		}
	}
	return nil, noEndpoint(all)
}

func (p *Pool) takeHead(e *endpoint, h *types.Header) error {
	err := p.fresh(h)
	p.mu.Lock()
	best := p.highest()
	if err == nil {
		e.head = h
	}
	p.mu.Unlock()
	if n := h.Number; err == nil && best > n.Uint64()+p.cfg.MaxLag {
		err = fmt.Errorf("%w: it is %d blocks behind", ErrStale, best-n.Uint64())
	}
	if err != nil {
		p.drop(e, err)
	}
	return err
}

// HeaderByHash implements Backend.
func (p *Pool) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	return ask(ctx, p, func(ctx context.Context, b Backend) (*types.Header, error) { return b.HeaderByHash(ctx, hash) })
}

// CallContract implements Backend.
func (p *Pool) CallContract(ctx context.Context, msg ethereum.CallMsg, block *big.Int) ([]byte, error) {
	return ask(ctx, p, func(ctx context.Context, b Backend) ([]byte, error) { return b.CallContract(ctx, msg, block) })
}

// CodeAt implements Backend.
func (p *Pool) CodeAt(ctx context.Context, account common.Address, block *big.Int) ([]byte, error) {
	return ask(ctx, p, func(ctx context.Context, b Backend) ([]byte, error) { return b.CodeAt(ctx, account, block) })
}

// BalanceAt implements Backend.
func (p *Pool) BalanceAt(ctx context.Context, account common.Address, block *big.Int) (*big.Int, error) {
	return ask(ctx, p, func(ctx context.Context, b Backend) (*big.Int, error) {
		return b.BalanceAt(ctx, account, block)
	})
}

// EstimateGas implements Backend.
func (p *Pool) EstimateGas(ctx context.Context, msg ethereum.CallMsg) (uint64, error) {
	return ask(ctx, p, func(ctx context.Context, b Backend) (uint64, error) { return b.EstimateGas(ctx, msg) })
}

// NonceAt implements Backend.
func (p *Pool) NonceAt(ctx context.Context, account common.Address, block *big.Int) (uint64, error) {
	return ask(ctx, p, func(ctx context.Context, b Backend) (uint64, error) { return b.NonceAt(ctx, account, block) })
}

// PendingNonceAt implements Backend. It returns the highest nonce that any
// endpoint knows, because one that lost a transaction would have its nonce used
// twice.
func (p *Pool) PendingNonceAt(ctx context.Context, account common.Address) (uint64, error) {
	var highest uint64
	known, err := p.everywhere(ctx, func(ctx context.Context, b Backend) error {
		n, err := b.PendingNonceAt(ctx, account)
		p.mu.Lock()
		defer p.mu.Unlock()
		highest = max(highest, n)
		return err
	})
	if known == 0 {
		return 0, err
	}
	return highest, nil
}

// SuggestGasTipCap implements Backend.
func (p *Pool) SuggestGasTipCap(ctx context.Context) (*big.Int, error) {
	return ask(ctx, p, func(ctx context.Context, b Backend) (*big.Int, error) { return b.SuggestGasTipCap(ctx) })
}

// SendTransaction implements Backend. It sends to every endpoint, and succeeds
// when one accepted.
func (p *Pool) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	took, err := p.everywhere(ctx, func(ctx context.Context, b Backend) error { return b.SendTransaction(ctx, tx) })
	if took > 0 {
		return nil
	}
	return err
}

// everywhere asks all usable endpoints at once. It returns how many succeeded.
func (p *Pool) everywhere(ctx context.Context, what func(context.Context, Backend) error) (done int, err error) {
	es := p.usable()
	errs := make([]error, len(es))
	var wg sync.WaitGroup
	for i, e := range es {
		wg.Go(func() {
			_, errs[i] = p.askOne(ctx, e, func(ctx context.Context) (any, error) { return nil, what(ctx, e.backend) })
		})
	}
	wg.Wait()
	for i, err := range errs {
		if err == nil {
			done++
			continue
		}
		errs[i] = fmt.Errorf("%s: %w", Redact(es[i].url), err)
	}
	if done == 0 {
		err = noEndpoint(errors.Join(errs...))
	}
	return done, err
}

// TransactionByHash implements Backend. If an endpoint does not know the
// transaction, the others are asked too.
func (p *Pool) TransactionByHash(ctx context.Context, hash common.Hash) (*types.Transaction, bool, error) {
	type found struct {
		tx      *types.Transaction
		pending bool
	}
	f, err := ask(ctx, p, func(ctx context.Context, b Backend) (found, error) {
		tx, pending, err := b.TransactionByHash(ctx, hash)
		return found{tx, pending}, err
	})
	return f.tx, f.pending, err
}

// TransactionReceipt implements Backend. That a transaction has failed counts once two
// endpoints say so, like any revert. Otherwise the error wraps ErrUnconfirmed.
func (p *Pool) TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error) {
	receipt := func(ctx context.Context, b Backend) (*types.Receipt, error) { return b.TransactionReceipt(ctx, hash) }
	r, err := ask(ctx, p, receipt)
	if err != nil || r.Status == types.ReceiptStatusSuccessful || len(p.endpoints) == 1 {
		return r, err
	}
	type outcome struct {
		status uint64
		block  common.Hash
	}
	seen := map[outcome]bool{}
	for _, e := range p.usable() {
		v, err := p.askOne(ctx, e, func(ctx context.Context) (any, error) { return receipt(ctx, e.backend) })
		if err != nil {
			continue
		}
		r := v.(*types.Receipt)
		o := outcome{r.Status, r.BlockHash}
		if seen[o] {
			return r, nil
		}
		seen[o] = true
	}
	return nil, fmt.Errorf("%w: one says that transaction %s has failed", ErrUnconfirmed, hash)
}
