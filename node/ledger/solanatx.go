package ledger

import (
	"context"
	"fmt"
	"slices"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
)

// SolanaStore keeps the signed transactions of a cluster's senders in the
// ledger. Safe for concurrent use.
//
// One space, G being the cluster's genesis hash:
//
//	solana-tx/G   account (32), action id   its transactions, oldest first
type SolanaStore struct {
	l     *Ledger
	space Space
}

var _ solanarpc.Store = SolanaStore{}

// NewSolanaStore returns the store of one cluster.
func NewSolanaStore(l *Ledger, genesis solana.Hash) SolanaStore {
	return SolanaStore{l, Space(fmt.Sprintf("solana-tx/%s", genesis))}
}

// storedSolanaTx is a transaction as it is kept. Its action and account are in its key.
type storedSolanaTx struct {
	Signature solana.Signature   `cbor:"1,keyasint"`
	Raw       []byte             `cbor:"2,keyasint"`
	LastValid uint64             `cbor:"3,keyasint"`
	Status    solanarpc.TxStatus `cbor:"4,keyasint"`
}

// solanaEvent is the entry's body about a transaction.
type solanaEvent struct {
	Action    string             `cbor:"1,keyasint"`
	Signature solana.Signature   `cbor:"2,keyasint"`
	Status    solanarpc.TxStatus `cbor:"3,keyasint"`
}

func (s SolanaStore) key(from solana.PublicKey, action string) Key {
	return Key{s.space, string(from[:]) + action}
}

// SaveTx implements solanarpc.Store. The bytes are on disk when it returns.
func (s SolanaStore) SaveTx(_ context.Context, tx solanarpc.Tx) error {
	_, err := s.l.Update(func(v View) (Change, error) {
		k := s.key(tx.From, tx.Action)
		c := Change{Kind: "tx.signed", Body: solanaEvent{tx.Action, tx.Signature, tx.Status}}
		all, _, err := Get[[]storedSolanaTx](v, k.Space, k.ID)
		if err != nil || slices.ContainsFunc(all, func(t storedSolanaTx) bool { return t.Signature == tx.Signature }) {
			return c, errOr(err, errUnchanged)
		}
		c.Put = []Record{{k, append(all, storedSolanaTx{tx.Signature, tx.Raw, tx.LastValid, tx.Status})}}
		return c, nil
	})
	return unlessUnchanged(err)
}

// ByAction implements solanarpc.Store.
func (s SolanaStore) ByAction(_ context.Context, from solana.PublicKey, action string) (out []solanarpc.Tx, err error) {
	k := s.key(from, action)
	all, _, err := Get[[]storedSolanaTx](s.l, k.Space, k.ID)
	for _, t := range all {
		out = append(
			out, solanarpc.Tx{Action: action, From: from, Signature: t.Signature, Raw: t.Raw, LastValid: t.LastValid,
				Status: t.Status})
	}
	return out, err
}

// Mark implements solanarpc.Store.
func (s SolanaStore) Mark(_ context.Context, from solana.PublicKey, action string, sig solana.Signature,
	f solanarpc.TxStatus) error {
	_, err := s.l.Update(func(v View) (Change, error) {
		k := s.key(from, action)
		c := Change{Kind: "tx.settled", Body: solanaEvent{action, sig, f}}
		all, _, err := Get[[]storedSolanaTx](v, k.Space, k.ID)
		i := slices.IndexFunc(all, func(t storedSolanaTx) bool { return t.Signature == sig })
		if err != nil || i < 0 || all[i].Status == f {
			return c, errOr(err, errUnchanged)
		}
		all[i].Status = f
		c.Put = []Record{{k, all}}
		return c, nil
	})
	return unlessUnchanged(err)
}
