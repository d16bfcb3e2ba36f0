package disputes

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/games"
)

// localReader is a local chain as the client of games reads a chain.
type localReader struct{ *localChain }

var _ games.Chain = localReader{}

// Header implements games.Chain. Every height has the present time, and only the head
// is asked for.
func (l localReader) Header(context.Context, *big.Int) (*types.Header, error) {
	return &types.Header{Number: new(big.Int).SetUint64(l.height - 1), Time: l.now}, nil
}

// Call implements games.Chain.
func (l localReader) Call(_ context.Context, to common.Address, data []byte, _ *big.Int) ([]byte, error) {
	return l.see(to, data)
}

// Logs implements games.Chain.
func (l localReader) Logs(_ context.Context, contract common.Address, topics [][]common.Hash, first,
	last uint64) (found []types.Log, err error) {
	for _, e := range l.logs {
		wanted := e.Address == contract && e.BlockNumber >= first && e.BlockNumber <= last &&
			len(topics) <= len(e.Topics)
		for i, any := range topics {
			wanted = wanted && (len(any) == 0 || slices.Contains(any, e.Topics[i]))
		}
		if wanted {
			found = append(found, e)
		}
	}
	return found, nil
}

// Transaction implements games.Chain.
func (l localReader) Transaction(_ context.Context, hash common.Hash) (*types.Transaction, error) {
	for _, tx := range l.txs {
		if tx.Hash() == hash {
			return tx, nil
		}
	}
	return nil, fmt.Errorf("no transaction %s", hash)
}

// localPlayable is a local chain as a playableChain. Gas costs nothing on it.
type localPlayable struct{ *localChain }

var _ playableChain = localPlayable{}

func (p localPlayable) client(ctx context.Context, by account) (*games.Client, error) {
	return games.New(ctx, games.Config{Chain: localReader(p), Domain: p.domain, Game: p.game,
		Sender: localSender{p.localChain, by}})
}

func (p localPlayable) fees(common.Address) (uint64, error) { return 0, nil }

func (p localPlayable) balance(of common.Address) (uint64, error) {
	return p.db.GetBalance(of).Uint64(), nil
}

// localSender sends an account's transactions to a local chain, which mines them at
// once.
type localSender struct {
	*localChain
	by account
}

var _ games.Sender = localSender{}

// Address implements games.Sender.
func (h localSender) Address() common.Address { return h.by.addr }

// Send implements games.Sender.
func (h localSender) Send(_ context.Context, c evm.Call) (common.Hash, error) {
	if err := h.call(h.by, c.To, c.Data, c.Value); err != nil {
		return common.Hash{}, err
	}
	return h.txs[len(h.txs)-1].Hash(), nil
}

// Wait implements games.Sender.
func (localSender) Wait(context.Context, common.Hash, uint64) (*types.Receipt, error) {
	return &types.Receipt{Status: types.ReceiptStatusSuccessful}, nil
}
