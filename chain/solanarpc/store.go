package solanarpc

import (
	"context"
	"fmt"

	"github.com/gagliardetto/solana-go"
)

// TxStatus is the state of a transaction.
type TxStatus uint8

// Statuses of a transaction.
const (
	// Waiting means that it may still land.
	Waiting TxStatus = iota
	// Landed means that it is finalized and succeeded.
	Landed
	// Failed means that it is finalized and had no effect except its fee.
	Failed
	// Expired means that it is not in any block and can never be.
	Expired
)

// Tx is a signed transaction of an action.
type Tx struct {
	Action    string           `json:"action"`
	From      solana.PublicKey `json:"from"`
	Signature solana.Signature `json:"signature"`
	Raw       []byte           `json:"raw"`        // as sendTransaction takes it
	LastValid uint64           `json:"last_valid"` // block height
	Status    TxStatus         `json:"fate"`
}

// Store keeps a Sender's transactions across crashes. Every change is durable when
// the method returns. Safe for concurrent use.
type Store interface {
	// SaveTx adds a transaction. One that is there already, by its signature, stays as
	// it is.
	SaveTx(ctx context.Context, tx Tx) error
	// ByAction returns the account's transactions of an action, oldest first.
	ByAction(ctx context.Context, from solana.PublicKey, action string) ([]Tx, error)
	// Mark stores the state of a transaction.
	Mark(ctx context.Context, from solana.PublicKey, action string, sig solana.Signature, f TxStatus) error
}

// decode returns the transaction in t's bytes, after checking that it matches t.
func (t Tx) decode() (*solana.Transaction, error) {
	tx, err := solana.TransactionFromBytes(t.Raw)
	if err != nil {
		return nil, fmt.Errorf("stored transaction of action %q: %w", t.Action, err)
	}
	if len(tx.Signatures) == 0 || tx.Signatures[0] != t.Signature {
		return nil, fmt.Errorf("stored transaction of action %q is not %s", t.Action, t.Signature)
	}
	return tx, nil
}
