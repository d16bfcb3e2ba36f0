package devnet

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// The deployer's first transactions, by nonce.
const (
	nonceDollar = iota
	nonceRegistry
	nonceEscrow
)

// deployBlocks is how many blocks the deployment may take: a busy machine makes
// a block without what arrived last.
const deployBlocks = 10

// deploy puts the contracts into the first blocks of a new chain; on an
// existing one it finds them where they always are.
func (c *Chain) deploy(ctx context.Context) error {
	at := func(nonce uint64) common.Address { return crypto.CreateAddress(faucetAddress(), nonce) }
	c.info = Info{
		ChainID: ChainID, Dollar: at(nonceDollar), Registry: at(nonceRegistry), Escrow: at(nonceEscrow),
		StartBlock: 1,
	}
	txs, err := c.deployments()
	if err != nil {
		return err
	}
	code, err := c.client.CodeAt(ctx, c.info.Escrow, nil)
	if err != nil || len(code) > 0 {
		return err
	}
	for _, tx := range txs {
		if err := c.client.SendTransaction(ctx, tx); err != nil {
			return err
		}
	}
	for range deployBlocks {
		if err := c.seal(ctx); err != nil {
			return err
		}
		if done, err := c.mined(ctx, txs); done || err != nil {
			return err
		}
	}
	return fmt.Errorf("%w after %d blocks", errNotSealed, deployBlocks)
}

func (c *Chain) deployments() ([]*types.Transaction, error) {
	registry, escrow := bindings.NewOperatorRegistry(), bindings.NewJobEscrow()
	stake := new(big.Int).SetUint64(c.cfg.MinimumStake)
	codes := [][]byte{
		nonceDollar: common.FromHex(bindings.TestDollarMetaData.Bin),
		nonceRegistry: append(common.FromHex(bindings.OperatorRegistryMetaData.Bin),
			registry.PackConstructor(c.info.Dollar, stake, c.cfg.UnbondDelay)...),
		nonceEscrow: append(common.FromHex(bindings.JobEscrowMetaData.Bin),
			escrow.PackConstructor(c.info.Registry)...),
	}
	var txs []*types.Transaction
	for nonce, code := range codes {
		tx, err := faucetTx(uint64(nonce), nil, nil, code, 6_000_000)
		if err != nil {
			return nil, err
		}
		txs = append(txs, tx)
	}
	return txs, nil
}

// faucetTx signs a transaction of the faucet's account. Its fee cap is out of
// reach of any devnet's base fee.
func faucetTx(nonce uint64, to *common.Address, value *big.Int, data []byte, gas uint64) (*types.Transaction, error) {
	return types.SignNewTx(faucetKey, types.LatestSignerForChainID(big.NewInt(ChainID)), &types.DynamicFeeTx{
		ChainID:   big.NewInt(ChainID),
		Nonce:     nonce,
		GasTipCap: big.NewInt(1_000_000_000),
		GasFeeCap: big.NewInt(100_000_000_000),
		Gas:       gas,
		To:        to,
		Value:     value,
		Data:      data,
	})
}
