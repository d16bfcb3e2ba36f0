// Package evmtest has what tests of EVM senders share.
package evmtest

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
)

// Memory is an evm.Store in memory. It lasts as long as the test.
type Memory struct {
	mu  sync.Mutex
	txs []evm.Tx
	// Fail, if set, is called before every change and can refuse it.
	Fail func() error
}

var _ evm.Store = (*Memory)(nil)

// Forget loses everything, as a broken disk does.
func (m *Memory) Forget() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.txs = nil
}

func (m *Memory) change(apply func()) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.Fail != nil {
		if err := m.Fail(); err != nil {
			return err
		}
	}
	apply()
	return nil
}

// SaveTx implements evm.Store.
func (m *Memory) SaveTx(_ context.Context, tx evm.Tx) error {
	return m.change(func() {
		if !slices.ContainsFunc(m.txs, func(t evm.Tx) bool { return t.Hash == tx.Hash }) {
			m.txs = append(m.txs, tx)
		}
	})
}

// ByAction implements evm.Store.
func (m *Memory) ByAction(_ context.Context, from common.Address, action string) ([]evm.Tx, error) {
	return m.where(func(t evm.Tx) bool { return t.From == from && t.Action == action }), nil
}

// Unconfirmed implements evm.Store.
func (m *Memory) Unconfirmed(_ context.Context, from common.Address) ([]evm.Tx, error) {
	txs := m.where(func(t evm.Tx) bool { return t.From == from && t.Status == evm.Waiting })
	slices.SortStableFunc(txs, func(a, b evm.Tx) int { return cmp.Compare(a.Nonce, b.Nonce) })
	return txs, nil
}

// MarkMined implements evm.Store.
func (m *Memory) MarkMined(_ context.Context, from common.Address, nonce uint64, hash common.Hash) error {
	return m.change(func() {
		for i, t := range m.txs {
			if t.From == from && t.Nonce == nonce && t.Status == evm.Waiting {
				m.txs[i].Status = evm.Displaced
				if t.Hash == hash {
					m.txs[i].Status = evm.Mined
				}
			}
		}
	})
}

func (m *Memory) where(keep func(evm.Tx) bool) []evm.Tx {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(m.txs), func(t evm.Tx) bool { return !keep(t) })
}
