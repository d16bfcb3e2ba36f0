package wallet

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"runtime"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/market"
)

// ErrExposed is returned for a node key that others can read.
var ErrExposed = errors.New("the node key can be read by others: chmod 600 it, or make a new one and revoke this")

// NodeKey is a secp256k1 key that is stored unencrypted in a file. Safe for
// concurrent use.
type NodeKey struct {
	key     *ecdsa.PrivateKey
	address common.Address
}

var (
	_ market.Signer = (*NodeKey)(nil)
	_ evm.TxSigner  = (*NodeKey)(nil)
)

// NewNodeKey wraps a key.
func NewNodeKey(key *ecdsa.PrivateKey) *NodeKey {
	return &NodeKey{key, crypto.PubkeyToAddress(key.PublicKey)}
}

// CreateNodeKey makes a key and writes it, as 64 hex digits, to a new file
// that only its owner may read. An existing file is an error.
func CreateNodeKey(path string) (*NodeKey, error) {
	key, err := crypto.GenerateKey()
	if err != nil {
		return nil, fmt.Errorf("make a node key: %w", err)
	}
	return WriteNodeKey(path, key)
}

// WriteNodeKey does what CreateNodeKey does, with a key restored from a seed.
func WriteNodeKey(path string, key *ecdsa.PrivateKey) (*NodeKey, error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, fmt.Errorf("write the node key: %w", err)
	}
	_, err = fmt.Fprintf(f, "%x\n", crypto.FromECDSA(key))
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return nil, fmt.Errorf("write the node key: %w", err)
	}
	return NewNodeKey(key), nil
}

// LoadNodeKey reads a key that CreateNodeKey wrote. A missing file is
// fs.ErrNotExist; one that others can read is ErrExposed.
func LoadNodeKey(path string) (*NodeKey, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("node key: %w", err)
	}
	if runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("%w: %s", ErrExposed, path)
	}
	key, err := crypto.LoadECDSA(path)
	if err != nil {
		return nil, fmt.Errorf("node key %s: %w", path, err)
	}
	return NewNodeKey(key), nil
}

// OpenNodeKey loads the key at path, or creates it when there is none.
func OpenNodeKey(path string) (*NodeKey, error) {
	key, err := LoadNodeKey(path)
	if errors.Is(err, fs.ErrNotExist) {
		return CreateNodeKey(path)
	}
	return key, err
}

// Address is the key as an account.
func (k *NodeKey) Address() common.Address { return k.address }

// Key is the key itself, for libp2p's identity.
func (k *NodeKey) Key() *ecdsa.PrivateKey { return k.key }

// SignDigest implements market.Signer.
func (k *NodeKey) SignDigest(_ context.Context, digest common.Hash) (market.Signature, error) {
	sig, err := crypto.Sign(digest[:], k.key)
	if err != nil {
		return market.Signature{}, fmt.Errorf("sign with node key %s: %w", k.address, err)
	}
	return signature(sig), nil
}

// SignTx implements evm.TxSigner.
func (k *NodeKey) SignTx(_ context.Context, tx *types.Transaction, chainID *big.Int) (*types.Transaction, error) {
	signed, err := types.SignTx(tx, types.LatestSignerForChainID(chainID), k.key)
	if err != nil {
		return nil, fmt.Errorf("sign with node key %s: %w", k.address, err)
	}
	return signed, nil
}
