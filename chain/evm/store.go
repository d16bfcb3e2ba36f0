package evm

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// TxStatus says what became of a nonce.
type TxStatus uint8

// Statuses of a transaction.
const (
	// Waiting: not known to be mined at the sender's depth.
	Waiting TxStatus = iota
	// Mined: this version of the action's transaction is in a block.
	Mined
	// Displaced: another transaction with its nonce is; this one never will be.
	Displaced
)

// Tx is a signed transaction of an action. An action that was sent with
// several fees has several, all of one nonce.
type Tx struct {
	Action string         `json:"action"`
	From   common.Address `json:"from"`
	Nonce  uint64         `json:"nonce"`
	Hash   common.Hash    `json:"hash"`
	Raw    []byte         `json:"raw"` // as eth_sendRawTransaction takes it
	Status TxStatus       `json:"fate"`
}

// Store keeps a Sender's transactions over crashes. What a method was told is
// durable when it returns. One chain has one Store. Safe for concurrent use.
type Store interface {
	// SaveTx adds a transaction, Waiting; one that is there (by its hash)
	// stays as it is.
	SaveTx(ctx context.Context, tx Tx) error
	// ByAction returns the account's transactions of an action, in the order
	// they were saved.
	ByAction(ctx context.Context, from common.Address, action string) ([]Tx, error)
	// Unconfirmed returns the account's Waiting transactions by ascending
	// nonce, those of one nonce in the order they were saved.
	Unconfirmed(ctx context.Context, from common.Address) ([]Tx, error)
	// MarkMined ends the wait for a nonce: the transaction with that hash is
	// Mined, all others of the nonce are Displaced. A zero hash displaces all.
	MarkMined(ctx context.Context, from common.Address, nonce uint64, hash common.Hash) error
}

// decode returns the transaction that t's bytes hold, after checking that they
// are what t says.
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
