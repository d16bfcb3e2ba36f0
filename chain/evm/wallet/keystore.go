package wallet

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"

	"github.com/ethereum/go-ethereum/accounts"
	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/market"
)

// Errors of a wallet.
var (
	// ErrNoWallet means that the folder holds no key.
	ErrNoWallet = errors.New("no wallet here: create one with `infernet init`")
	// ErrSeveralWallets means that the folder holds several keys, so the address must
	// be named.
	ErrSeveralWallets = errors.New("several wallets here: name the address")
	// ErrPassphrase means that the passphrase does not open the wallet.
	ErrPassphrase = errors.New("wrong passphrase")
)

// Cost is the cost of deriving a key from a passphrase (scrypt).
type Cost uint8

// Standard takes a second and 256 MiB. Light is for keys that protect nothing, on
// a devnet.
const (
	Standard Cost = iota
	Light
)

// Passphrase returns the passphrase of an account: from a prompt, a file or the
// environment. Open calls it once.
type Passphrase func(ctx context.Context, account common.Address) (string, error)

// Wallet is an unlocked key of a keystore. Safe for concurrent use.
type Wallet struct {
	keys    *keystore.KeyStore
	account accounts.Account
}

var (
	_ market.Signer = (*Wallet)(nil)
	_ evm.TxSigner  = (*Wallet)(nil)
)

func store(folder string, cost Cost) *keystore.KeyStore {
	if cost == Light {
		return keystore.NewKeyStore(folder, keystore.LightScryptN, keystore.LightScryptP)
	}
	return keystore.NewKeyStore(folder, keystore.StandardScryptN, keystore.StandardScryptP)
}

// Create makes a new key in folder, encrypted with passphrase. It makes the folder
// if it is missing. The key is not unlocked.
func Create(folder, passphrase string, cost Cost) (common.Address, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return common.Address{}, fmt.Errorf("wallet folder: %w", err)
	}
	account, err := store(folder, cost).NewAccount(passphrase)
	if err != nil {
		return common.Address{}, fmt.Errorf("create a wallet: %w", err)
	}
	return account.Address, nil
}

// Import puts a key, such as one restored from a seed, into folder, encrypted with
// passphrase. The key is not unlocked.
func Import(folder string, key *ecdsa.PrivateKey, passphrase string, cost Cost) (common.Address, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return common.Address{}, fmt.Errorf("wallet folder: %w", err)
	}
	account, err := store(folder, cost).ImportECDSA(key, passphrase)
	if err != nil {
		return common.Address{}, fmt.Errorf("import a wallet: %w", err)
	}
	return account.Address, nil
}

// List returns the addresses of the keys in folder.
func List(folder string) []common.Address {
	var list []common.Address
	for _, a := range store(folder, Light).Accounts() {
		list = append(list, a.Address)
	}
	return list
}

// Open unlocks the key of address in folder, or the folder's only key if address
// is zero. The key stays unlocked in this process until Lock.
func Open(ctx context.Context, folder string, address common.Address, ask Passphrase) (*Wallet, error) {
	files := store(folder, Light) // the cost of an existing key is in its file
	account, err := pick(files.Accounts(), address)
	if err != nil {
		return nil, fmt.Errorf("%w: %s", err, folder)
	}
	if err := checkFile(account.URL.Path); err != nil {
		return nil, fmt.Errorf("unlock %s: %w", account.Address, err)
	}
	passphrase, err := ask(ctx, account.Address)
	if err != nil {
		return nil, fmt.Errorf("passphrase of %s: %w", account.Address, err)
	}
	if err := files.Unlock(account, passphrase); errors.Is(err, keystore.ErrDecrypt) {
		return nil, fmt.Errorf("%w for %s", ErrPassphrase, account.Address)
	} else if err != nil {
		return nil, fmt.Errorf("unlock %s: %w", account.Address, err)
	}
	return &Wallet{files, account}, nil
}

// maxKeyFile bounds a key's file, in bytes. go-ethereum writes about 500.
const maxKeyFile = 1 << 16

// checkFile returns an error that wraps keys.ErrCost if the key cannot be opened at a reasonable cost.
func checkFile(path string) error {
	f, err := os.Open(path) // the keystore lists regular files only
	if err != nil {
		return err
	}
	defer f.Close()
	var content struct {
		Crypto keystore.CryptoJSON `json:"crypto"`
	}
	if err := json.NewDecoder(io.LimitReader(f, maxKeyFile)).Decode(&content); err != nil {
		return fmt.Errorf("%s is no key file: %w", path, err)
	}
	if err := keys.CheckCost(content.Crypto); err != nil {
		return fmt.Errorf("%s: %w: restore the wallet from its seed", path, err)
	}
	return nil
}

func pick(all []accounts.Account, address common.Address) (accounts.Account, error) {
	for _, a := range all {
		if a.Address == address || (address == common.Address{} && len(all) == 1) {
			return a, nil
		}
	}
	if (address == common.Address{}) && len(all) > 1 {
		return accounts.Account{}, ErrSeveralWallets
	}
	return accounts.Account{}, ErrNoWallet
}

// Address is the account of the key.
func (w *Wallet) Address() common.Address { return w.account.Address }

// SignDigest implements market.Signer.
func (w *Wallet) SignDigest(_ context.Context, digest common.Hash) (market.Signature, error) {
	sig, err := w.keys.SignHash(w.account, digest[:])
	if err != nil {
		return market.Signature{}, fmt.Errorf("sign with %s: %w", w.account.Address, err)
	}
	return signature(sig), nil
}

// SignTx implements evm.TxSigner.
func (w *Wallet) SignTx(_ context.Context, tx *types.Transaction, chainID *big.Int) (*types.Transaction, error) {
	signed, err := w.keys.SignTx(w.account, tx, chainID)
	if err != nil {
		return nil, fmt.Errorf("sign with %s: %w", w.account.Address, err)
	}
	return signed, nil
}

// Lock removes the decrypted key from memory. Signing fails from then on.
func (w *Wallet) Lock() error { return w.keys.Lock(w.account.Address) }

// signature turns go-ethereum's recovery id 0 or 1 into Ethereum's v 27 or 28.
// go-ethereum signs with s in the lower half.
func signature(sig []byte) market.Signature {
	s := market.Signature(sig)
	s[64] += 27
	return s
}
