package ledger

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
)

// TxStore keeps the signed transactions of a chain's senders in the ledger.
// Safe for concurrent use.
//
// Three spaces, N being the chain id; ids are bytes, numbers big endian:
//
//	tx/N          account (20) nonce (8) version (4)  the transaction
//	tx-waiting/N  account nonce version               true, until its fate is known
//	tx-action/N   account, action id                  its transactions' ids, as saved
type TxStore struct {
	l                      *Ledger
	all, waiting, byAction Space
}

var _ evm.Store = TxStore{}

// NewTxStore returns the store of one chain.
func NewTxStore(l *Ledger, chainID uint64) TxStore {
	space := func(name string) Space { return Space(fmt.Sprintf("%s/%d", name, chainID)) }
	return TxStore{l, space("tx"), space("tx-waiting"), space("tx-action")}
}

// storedTx is evm.Tx as it is kept.
type storedTx struct {
	Action string         `cbor:"1,keyasint"`
	From   common.Address `cbor:"2,keyasint"`
	Nonce  uint64         `cbor:"3,keyasint"`
	Hash   common.Hash    `cbor:"4,keyasint"`
	Raw    []byte         `cbor:"5,keyasint"`
	Status evm.TxStatus   `cbor:"6,keyasint"`
}

// txEvent is the entry's body about a transaction. The transaction's bytes are in the record.
type txEvent struct {
	Action string         `cbor:"1,keyasint"`
	From   common.Address `cbor:"2,keyasint"`
	Nonce  uint64         `cbor:"3,keyasint"`
	Hash   common.Hash    `cbor:"4,keyasint"`
}

func nonceKey(from common.Address, nonce uint64) string {
	return string(binary.BigEndian.AppendUint64(from.Bytes(), nonce))
}

func versionKey(from common.Address, nonce uint64, version int) string {
	return string(binary.BigEndian.AppendUint32([]byte(nonceKey(from, nonce)), uint32(version)))
}

// SaveTx implements evm.Store. The bytes are on disk when it returns.
func (s TxStore) SaveTx(_ context.Context, tx evm.Tx) error {
	_, err := s.l.Update(func(v View) (Change, error) {
		c := Change{Kind: "tx.signed", Body: txEvent{tx.Action, tx.From, tx.Nonce, tx.Hash}}
		versions, err := List[storedTx](v, s.all, nonceKey(tx.From, tx.Nonce))
		if err != nil || slices.ContainsFunc(versions, func(i Item[storedTx]) bool { return i.Value.Hash == tx.Hash }) {
			return c, errOr(err, errUnchanged)
		}
		ids, _, err := Get[[][]byte](v, s.byAction, string(tx.From.Bytes())+tx.Action)
		if err != nil {
			return c, err
		}
		id := versionKey(tx.From, tx.Nonce, len(versions))
		c.Put = []Record{
			{Key{s.all, id}, storedTx{tx.Action, tx.From, tx.Nonce, tx.Hash, tx.Raw, evm.Waiting}},
			{Key{s.waiting, id}, true},
			{Key{s.byAction, string(tx.From.Bytes()) + tx.Action}, append(ids, []byte(id))},
		}
		return c, nil
	})
	return unlessUnchanged(err)
}

// ByAction implements evm.Store.
func (s TxStore) ByAction(_ context.Context, from common.Address, action string) ([]evm.Tx, error) {
	ids, _, err := Get[[][]byte](s.l, s.byAction, string(from.Bytes())+action)
	if err != nil {
		return nil, err
	}
	txs := make([]evm.Tx, len(ids))
	for i, id := range ids {
		t, found, err := Get[storedTx](s.l, s.all, string(id))
		if err == nil && !found {
			err = &CorruptError{What: fmt.Sprintf("transaction of action %q is missing", action)}
		}
		if err != nil {
			return nil, err
		}
		txs[i] = evm.Tx(t)
	}
	return txs, nil
}

// Unconfirmed implements evm.Store.
func (s TxStore) Unconfirmed(_ context.Context, from common.Address) (txs []evm.Tx, err error) {
	ids, err := List[bool](s.l, s.waiting, string(from.Bytes()))
	if err != nil {
		return nil, err
	}
	for _, i := range ids {
		t, found, err := Get[storedTx](s.l, s.all, i.ID)
		if err != nil {
			return nil, err
		}
		if found && t.Status == evm.Waiting {
			txs = append(txs, evm.Tx(t))
		}
	}
	return txs, nil
}

// MarkMined implements evm.Store.
func (s TxStore) MarkMined(_ context.Context, from common.Address, nonce uint64, hash common.Hash) error {
	_, err := s.l.Update(func(v View) (Change, error) {
		c := Change{Kind: "tx.settled", Body: txEvent{From: from, Nonce: nonce, Hash: hash}}
		versions, err := List[storedTx](v, s.all, nonceKey(from, nonce))
		for _, i := range versions {
			if i.Value.Status != evm.Waiting {
				continue
			}
			i.Value.Status = evm.Displaced
			if i.Value.Hash == hash {
				i.Value.Status = evm.Mined
			}
			c.Put = append(c.Put, Record{Key{s.all, i.ID}, i.Value})
			c.Delete = append(c.Delete, Key{s.waiting, i.ID})
		}
		if len(c.Put) == 0 {
			return c, errOr(err, errUnchanged)
		}
		return c, err
	})
	return unlessUnchanged(err)
}

// errUnchanged ends an Update that found nothing to do.
var errUnchanged = errors.New("nothing to change")

func errOr(err, otherwise error) error {
	if err != nil {
		return err
	}
	return otherwise
}

func unlessUnchanged(err error) error {
	if errors.Is(err, errUnchanged) {
		return nil
	}
	return err
}
