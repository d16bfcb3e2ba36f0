package main

import (
	"crypto/ecdsa"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"os"

	"github.com/ethereum/go-ethereum/accounts"
	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// errNoWallet: the keystore is empty, or holds more than the one wallet.
var errNoWallet = errors.New("want exactly one wallet in the keystore")

// createKeys makes everything secret that a node has: its key, its wallet, its
// API token. Folders get mode 0700, files 0600.
func createKeys(h config.Home, passphrase string, light bool) (made, error) {
	for _, dir := range []string{h.Config, h.Data, h.Keystore()} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return made{}, err
		}
	}
	wallet, err := createWallet(h, passphrase, light)
	if err != nil {
		return made{}, err
	}
	key, err := createNodeKey(h)
	if err != nil {
		return made{}, err
	}
	id, err := p2p.PeerIDOf(&key.PublicKey)
	if err != nil {
		return made{}, err
	}
	return made{
		Wallet: wallet.Address.Hex(), Node: crypto.PubkeyToAddress(key.PublicKey).Hex(), PeerID: id.String(),
	}, createToken(h)
}

func createWallet(h config.Home, passphrase string, light bool) (accounts.Account, error) {
	n, p := keystore.StandardScryptN, keystore.StandardScryptP
	if light {
		n, p = keystore.LightScryptN, keystore.LightScryptP
	}
	return keystore.StoreKey(h.Keystore(), passphrase, n, p)
}

func createNodeKey(h config.Home) (*ecdsa.PrivateKey, error) {
	key, err := crypto.GenerateKey()
	if err != nil {
		return nil, err
	}
	return key, crypto.SaveECDSA(h.NodeKey(), key)
}

func createToken(h config.Home) error {
	var b [32]byte
	if _, err := rand.Read(b[:]); err != nil {
		return err
	}
	return os.WriteFile(h.Token(), []byte(hex.EncodeToString(b[:])+"\n"), 0o600)
}

// findWallet opens the keystore and returns its one account.
func findWallet(h config.Home) (*keystore.KeyStore, accounts.Account, error) {
	ks := keystore.NewKeyStore(h.Keystore(), keystore.StandardScryptN, keystore.StandardScryptP)
	all := ks.Accounts()
	if len(all) != 1 {
		return nil, accounts.Account{}, api.WithHint(fmt.Errorf("%w: %s has %d", errNoWallet, h.Keystore(), len(all)), "make one with `infernet wallet new`")
	}
	return ks, all[0], nil
}

func loadNodeKey(h config.Home) (*ecdsa.PrivateKey, error) {
	key, err := crypto.LoadECDSA(h.NodeKey())
	if errors.Is(err, os.ErrNotExist) {
		return nil, api.WithHint(err, "run `infernet init` first")
	}
	return key, err
}
