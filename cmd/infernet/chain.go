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
	ks, account, err := findWallet(a.home)
	if err != nil {
		return nil, err
	}
	client, err := dialChain(ctx, cfg.Chain)
	if err != nil {
		return nil, err
	}
	pass, err := a.passphrase(passphraseFile, cfg.Wallet.PassphraseFile)
	if err != nil {
		return nil, err
	}
	if err := ks.Unlock(account, pass); err != nil {
		return nil, api.WithHint(fmt.Errorf("unlock the wallet: %w", err), "the passphrase is the one given to `infernet init`")
	}
	opts := bind.NewKeyStoreTransactor(ks, account, new(big.Int).SetUint64(cfg.Chain.ChainID))
	return &teller{client, opts, account.Address}, nil
}

// send sends one transaction and waits until it is mined.
func (t *teller) send(ctx context.Context, to common.Address, data []byte) (*types.Receipt, error) {
	opts := *t.opts
	opts.Context = ctx
	contract := bind.NewBoundContract(to, abi.ABI{}, t.client, t.client, t.client)
	tx, err := bind.Transact(contract, &opts, data)
	if err != nil {
		return nil, fmt.Errorf("send to %s: %w", to, err)
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
		return none, err
	}
	return unpack(out)
}
