package solanarpc

import (
	"context"
	"fmt"

	"github.com/gagliardetto/solana-go"
)

// TxStatus says what became of a transaction.
type TxStatus uint8

// Statuses of a transaction.
const (
	// Waiting: it may still land.
	Waiting TxStatus = iota
	// Landed: it is finalized and succeeded.
	Landed
	// Failed: it is finalized and had no effect but its fee.
	Failed
	// Expired: it is not in any block and can never be.
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

// Store keeps a Sender's transactions over crashes. What a method was told is
// durable when it returns. Safe for concurrent use.
type Store interface {
	// SaveTx adds a transaction; one that is there, by its signature, stays.
	SaveTx(ctx context.Context, tx Tx) error
	// ByAction returns the account's transactions of an action, oldest first.
	ByAction(ctx context.Context, from solana.PublicKey, action string) ([]Tx, error)
	// Mark says what became of a transaction.
	Mark(ctx context.Context, from solana.PublicKey, action string, sig solana.Signature, f TxStatus) error
}

// decode returns the transaction that t's bytes hold, after checking that they
// are what t says.
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
