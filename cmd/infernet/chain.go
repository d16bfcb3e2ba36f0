package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

var (
	// errChain: the chain cannot be reached or is another one.
	errChain = errors.New("chain")
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
		return nil, api.WithHint(
			fmt.Errorf("%w at %s has id %s, the configuration says %d", errChain, c.RPC, id, c.ChainID),
			"set chain.rpc or chain.chain_id in the configuration")
	}
	return client, nil
}

func chainError(c config.Chain, err error) error {
	return api.WithHint(fmt.Errorf("%w at %s does not answer: %w", errChain, c.RPC, err),
		"is it running? chain.rpc in the configuration says where")
}

// read calls a contract at the latest block.
func read[T any](ctx context.Context, c *ethclient.Client, to common.Address, data []byte,
	unpack func([]byte) (T, error)) (T, error) {
	out, err := c.CallContract(ctx, ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		var none T
		return none, evm.DecodeRevert(err)
	}
	return unpack(out)
}
