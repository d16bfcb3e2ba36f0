package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// ErrDisplaced: another transaction took the nonce, so this one will never be
// mined; sending the action again is safe.
var ErrDisplaced = errors.New("another transaction took the nonce: send the action again")

// Wait waits until the transaction with that hash, or a version of it with a
// higher fee, has depth blocks (see Client.Receipt). The receipt of one that
// reverted comes with a *RevertError. Reorganisations are waited out.
func (s *Sender) Wait(ctx context.Context, hash common.Hash, depth uint64) (*types.Receipt, error) {
	var receipt *types.Receipt
	err := s.client.eachHead(ctx, func(*types.Header) (bool, error) {
		versions, err := s.versions(ctx, hash)
		if err != nil {
			return false, err
		}
		for _, v := range versions {
			if r, err := s.client.Receipt(ctx, v.Hash, depth); err == nil {
				receipt = r
				return true, nil
			}
		}
		if _, ok := current(versions); !ok {
			return false, fmt.Errorf("%w: %s", ErrDisplaced, hash)
		}
		return false, nil
	})
	if err != nil {
		return nil, err
	}
	return receipt, s.client.Explain(ctx, receipt)
}

// versions returns all that were sent for the nonce of hash.
func (s *Sender) versions(ctx context.Context, hash common.Hash) ([]Tx, error) {
	action, err := s.actionOf(ctx, hash)
	if err != nil || action == "" {
		return []Tx{{Hash: hash}}, err
	}
	txs, err := s.store.ByAction(ctx, s.Address(), action)
	if err != nil {
		return nil, fmt.Errorf("look up action %q: %w", action, err)
	}
	i := slices.IndexFunc(txs, func(tx Tx) bool { return tx.Hash == hash })
	if i < 0 {
		return []Tx{{Hash: hash}}, nil
	}
	nonce := txs[i].Nonce
	return slices.DeleteFunc(txs, func(tx Tx) bool { return tx.Nonce != nonce }), nil
}

func (s *Sender) actionOf(ctx context.Context, hash common.Hash) (string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if action, ok := s.actions[hash]; ok {
		return action, nil
	}
	stored, err := s.store.Unconfirmed(ctx, s.Address())
	if err != nil {
		return "", fmt.Errorf("stored transactions of %s: %w", s.Address(), err)
	}
	for _, tx := range stored {
		s.actions[tx.Hash] = tx.Action
	}
	return s.actions[hash], nil
}

// Explain returns nil for the receipt of a transaction that succeeded, else a
// *RevertError, found by running it again on the state after its block, which
// it left as it was. A transaction that failed has failed, whatever an endpoint says of its cause: one whose gas ran
// out has no revert data.
func (c *Client) Explain(ctx context.Context, r *types.Receipt) error {
	if r.Status == types.ReceiptStatusSuccessful {
		return nil
	}
	tx, _, err := c.backend.TransactionByHash(ctx, r.TxHash)
	if err != nil {
		return fmt.Errorf("%w (its cause is unknown: %w)", &RevertError{}, err)
	}
	from, err := types.Sender(types.LatestSignerForChainID(tx.ChainId()), tx)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrBadAnswer, err)
	}
	_, err = c.backend.CallContract(ctx, ethereum.CallMsg{
		From: from, To: tx.To(), Gas: tx.Gas(), Value: tx.Value(), Data: tx.Data(),
	}, r.BlockNumber)
	if err == nil {
		return fmt.Errorf("transaction %s: %w", r.TxHash, &RevertError{})
	}
	var revert *RevertError
	if err = DecodeRevert(err); !errors.As(err, &revert) { // its gas has run out, or nobody can tell now
		return fmt.Errorf("transaction %s: %w (its cause: %w)", r.TxHash, &RevertError{}, err)
	}
	return fmt.Errorf("transaction %s: %w", r.TxHash, err)
}

func newInt(v uint64) *big.Int { return new(big.Int).SetUint64(v) }
