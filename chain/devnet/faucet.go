package devnet

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// maxWei bounds one gift: a million ether.
var maxWei = new(big.Int).Mul(big.NewInt(1_000_000), big.NewInt(1e18))

// ErrTooMuch is returned for a gift that is negative or above a million ether.
var ErrTooMuch = errors.New("the devnet gives 0 to 1,000,000 ether at once")

// Fund gives an account wei to pay fees with, and TestDollar base units. It
// returns once both are in a block and the account may send transactions, so somebody must Run the chain.
func (c *Chain) Fund(ctx context.Context, to common.Address, wei *big.Int, dollars uint64) error {
	if wei.Sign() < 0 || wei.Cmp(maxWei) > 0 {
		return ErrTooMuch
	}
	heads := make(chan *types.Header, 16)
	sub, err := c.client.SubscribeNewHead(ctx, heads)
	if err != nil {
		return err
	}
	defer sub.Unsubscribe()
	txs, err := c.give(ctx, to, wei, dollars)
	if err != nil {
		return fmt.Errorf("fund %s: %w", to, err)
	}
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case err := <-sub.Err():
			return err
		case <-heads:
			done, err := c.mined(ctx, txs)
			if done {
				c.settled()
			}
			if done || err != nil {
				return err
			}
		}
	}
}

// give sends the gifts, one caller at a time, because their nonces must be
// consecutive.
func (c *Chain) give(ctx context.Context, to common.Address, wei *big.Int,
	dollars uint64) ([]*types.Transaction, error) {
	c.faucet.Lock()
	defer c.faucet.Unlock()
	nonce, err := c.client.PendingNonceAt(ctx, faucetAddress())
	if err != nil {
		return nil, err
	}
	// While a block is made, the pool's answer may lag behind what it accepted.
	nonce = max(nonce, c.nextNonce)
	mint := bindings.NewTestDollar().PackMint(to, new(big.Int).SetUint64(dollars))
	ether, err := faucetTx(nonce, &to, wei, nil, 100_000)
	if err != nil {
		return nil, err
	}
	dollar, err := faucetTx(nonce+1, &c.info.Dollar, nil, mint, 200_000)
	if err != nil {
		return nil, err
	}
	for _, tx := range []*types.Transaction{ether, dollar} {
		if err := c.client.SendTransaction(ctx, tx); err != nil {
			return nil, err
		}
		c.nextNonce = tx.Nonce() + 1
	}
	return []*types.Transaction{ether, dollar}, nil
}

func (c *Chain) mined(ctx context.Context, txs []*types.Transaction) (bool, error) {
	for _, tx := range txs {
		receipt, err := c.client.TransactionReceipt(ctx, tx.Hash())
		if err != nil {
			return false, nil // not yet: try again at the next head
		}
		if receipt.Status != types.ReceiptStatusSuccessful {
			return false, fmt.Errorf("the faucet's transaction %s reverted", tx.Hash())
		}
	}
	return true, nil
}

// api is the JSON-RPC namespace "devnet".
type api struct{ chain *Chain }

// Info answers devnet_info.
func (a *api) Info() Info { return a.chain.Info() }

// Fund answers devnet_fund(address, wei, dollars); see Chain.Fund.
func (a *api) Fund(ctx context.Context, to common.Address, wei hexutil.Big, dollars hexutil.Uint64) error {
	return a.chain.Fund(ctx, to, wei.ToInt(), uint64(dollars))
}

// Remote is a devnet run by another process.
type Remote struct{ rpc *rpc.Client }

// Dial connects to a devnet by its URL.
func Dial(ctx context.Context, url string) (*Remote, error) {
	c, err := rpc.DialContext(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("dial devnet %s: %w", url, err)
	}
	return &Remote{c}, nil
}

// Info returns where the contracts are. It fails on a chain that is not a devnet.
func (r *Remote) Info(ctx context.Context) (Info, error) {
	var info Info
	err := r.rpc.CallContext(ctx, &info, "devnet_info")
	return info, err
}

// Fund does what Chain.Fund does.
func (r *Remote) Fund(ctx context.Context, to common.Address, wei *big.Int, dollars uint64) error {
	return r.rpc.CallContext(ctx, nil, "devnet_fund", to, (*hexutil.Big)(wei), hexutil.Uint64(dollars))
}

// Close closes the connection.
func (r *Remote) Close() { r.rpc.Close() }
