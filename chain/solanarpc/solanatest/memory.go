// Package solanatest has what tests of Solana senders share.
package solanatest

import (
	"context"
	"slices"
	"sync"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
)

// Memory is a solanarpc.Store that lasts as long as the test. Its zero value
// is empty.
type Memory struct {
	mu  sync.Mutex
	txs []solanarpc.Tx
}

var _ solanarpc.Store = (*Memory)(nil)

// SaveTx implements solanarpc.Store.
func (m *Memory) SaveTx(_ context.Context, tx solanarpc.Tx) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !slices.ContainsFunc(m.txs, func(t solanarpc.Tx) bool { return t.Signature == tx.Signature }) {
		m.txs = append(m.txs, tx)
	}
	return nil
}

// ByAction implements solanarpc.Store.
func (m *Memory) ByAction(_ context.Context, from solana.PublicKey, action string) (out []solanarpc.Tx, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, t := range m.txs {
		if t.From == from && t.Action == action {
			out = append(out, t)
		}
	}
	return out, nil
}

// Mark implements solanarpc.Store.
func (m *Memory) Mark(_ context.Context, from solana.PublicKey, _ string, sig solana.Signature,
	f solanarpc.TxStatus) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.txs {
		if m.txs[i].From == from && m.txs[i].Signature == sig {
			m.txs[i].Status = f
		}
	}
	return nil
}

// Statuses counts the transactions by their status.
func (m *Memory) Statuses() map[solanarpc.TxStatus]int {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := map[solanarpc.TxStatus]int{}
	for _, t := range m.txs {
		out[t.Status]++
	}
	return out
}
