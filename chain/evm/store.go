package evm

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// TxStatus is the state of a transaction.
type TxStatus uint8

// Statuses of a transaction.
const (
	// Waiting means not known to be mined at the sender's depth.
	Waiting TxStatus = iota
	// Mined means that this version of the action's transaction is in a block.
	Mined
	// Displaced means that another transaction with its nonce is mined, so this one
	// never will be.
	Displaced
)

// Tx is a signed transaction of an action. An action that was sent with several
// fees has several transactions, all with one nonce.
type Tx struct {
	Action string         `json:"action"`
	From   common.Address `json:"from"`
	Nonce  uint64         `json:"nonce"`
	Hash   common.Hash    `json:"hash"`
	Raw    []byte         `json:"raw"` // as eth_sendRawTransaction takes it
	Status TxStatus       `json:"fate"`
}

// Store keeps a Sender's transactions across crashes. Every change is durable when
// the method returns. One chain has one Store. Safe for concurrent use.
type Store interface {
	// SaveTx adds a transaction as Waiting. One that is there already (by its hash)
	// stays as it is.
	SaveTx(ctx context.Context, tx Tx) error
	// ByAction returns the account's transactions of an action, in the order
	// they were saved.
	ByAction(ctx context.Context, from common.Address, action string) ([]Tx, error)
	// Unconfirmed returns the account's Waiting transactions by ascending
	// nonce, those of one nonce in the order they were saved.
	Unconfirmed(ctx context.Context, from common.Address) ([]Tx, error)
	// MarkMined ends the wait for a nonce: the transaction with that hash becomes
	// Mined, all others with the nonce become Displaced. A zero hash displaces all.
	MarkMined(ctx context.Context, from common.Address, nonce uint64, hash common.Hash) error
}

// decode returns the transaction in t's bytes, after checking that it matches t.
func (t Tx) decode() (*types.Transaction, error) {
	tx := new(types.Transaction)
	if err := tx.UnmarshalBinary(t.Raw); err != nil {
		return nil, fmt.Errorf("stored transaction of action %q: %w", t.Action, err)
	}
	if tx.Hash() != t.Hash || tx.Nonce() != t.Nonce {
		return nil, fmt.Errorf("stored transaction of action %q is not %s", t.Action, t.Hash)
	}
	return tx, nil
}

// TxSigner signs transactions with one key. Safe for concurrent use.
type TxSigner interface {
	Address() common.Address
	SignTx(ctx context.Context, tx *types.Transaction, chainID *big.Int) (*types.Transaction, error)
}
