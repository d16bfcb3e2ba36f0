package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

var (
	// errChain: the chain cannot be reached or is another one.
	errChain = errors.New("chain")
	// errReverted: a transaction was mined and did nothing.
	errReverted = errors.New("the transaction reverted")
	// errNodeRuns: the wallet's nonces belong to the running node.
	errNodeRuns = errors.New("the node is running and owns the wallet's transactions")
)

// dialChain connects to the configured chain and checks that it is the one.
func dialChain(ctx context.Context, c config.Chain) (*ethclient.Client, error) {
	client, err := ethclient.DialContext(ctx, c.RPC)
	if err != nil {
		return nil, chainError(c, err)
	}
	id, err := client.ChainID(ctx)
	if err != nil {
		client.Close()
		return nil, chainError(c, err)
	}
	if !id.IsUint64() || id.Uint64() != c.ChainID {
		client.Close()
		return nil, api.WithHint(fmt.Errorf("%w at %s has id %s, the configuration says %d", errChain, c.RPC, id, c.ChainID),
			"set chain.rpc or chain.chain_id in the configuration")
	}
	return client, nil
}

func chainError(c config.Chain, err error) error {
	return api.WithHint(fmt.Errorf("%w at %s does not answer: %w", errChain, c.RPC, err), "is it running? chain.rpc in the configuration says where")
}

// teller sends transactions of this home's wallet, one after the other.
type teller struct {
	client *ethclient.Client
	opts   *bind.TransactOpts
	wallet common.Address
}

// teller unlocks the wallet. A running node counts the wallet's nonces itself,
// so it must be stopped first.
func (a *app) teller(ctx context.Context, cfg config.Config, passphraseFile string) (*teller, error) {
	if _, err := a.client().Status(ctx); !errors.Is(err, api.ErrNoNode) {
		return nil, api.WithHint(errNodeRuns, "stop it with `infernet drain`, then try again")
	}
	client, err := dialChain(ctx, cfg.Chain)
	if err != nil {
		return nil, err
	}
	w, err := a.unlock(ctx, cfg, passphraseFile)
	if err != nil {
		client.Close()
		return nil, err
	}
	id := new(big.Int).SetUint64(cfg.Chain.ChainID)
	opts := &bind.TransactOpts{From: w.Address(), Signer: func(_ common.Address, tx *types.Transaction) (*types.Transaction, error) {
		return w.SignTx(ctx, tx, id)
	}}
	return &teller{client, opts, w.Address()}, nil
}

func (a *app) unlock(ctx context.Context, cfg config.Config, passphraseFile string) (*wallet.Wallet, error) {
	return a.unlockWith(ctx, func() (string, error) { return a.passphrase(passphraseFile, cfg.Wallet.PassphraseFile) })
}

func (a *app) unlockWith(ctx context.Context, passphrase func() (string, error)) (*wallet.Wallet, error) {
	if _, err := walletAddress(a.home); err != nil {
		return nil, err
	}
	w, err := wallet.Open(ctx, a.home.Keystore(), common.Address{}, func(context.Context, common.Address) (string, error) {
		return passphrase()
	})
	if errors.Is(err, wallet.ErrPassphrase) {
		err = api.WithHint(err, "it is the one given to `infernet init`")
	}
	return w, err
}

// send sends one transaction and waits until it is mined.
func (t *teller) send(ctx context.Context, to common.Address, data []byte) (*types.Receipt, error) {
	opts := *t.opts
	opts.Context = ctx
	contract := bind.NewBoundContract(to, abi.ABI{}, t.client, t.client, t.client)
	tx, err := bind.Transact(contract, &opts, data)
	if err != nil {
		return nil, fmt.Errorf("send to %s: %w", to, evm.DecodeRevert(err))
	}
	receipt, err := bind.WaitMined(ctx, t.client, tx.Hash())
	if err != nil {
		return nil, err
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		return nil, fmt.Errorf("%w: %s", errReverted, tx.Hash())
	}
	return receipt, nil
}

// read calls a contract at the latest block.
func read[T any](ctx context.Context, c *ethclient.Client, to common.Address, data []byte, unpack func([]byte) (T, error)) (T, error) {
	out, err := c.CallContract(ctx, ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		var none T
		return none, evm.DecodeRevert(err)
	}
	return unpack(out)
}
