package main

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"os"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// errNoWallet: the keystore is empty, or holds more than the one wallet.
var errNoWallet = errors.New("want exactly one wallet in the keystore")

// createKeys makes everything secret that a node has: a seed, and from it its
// key and its wallet; and its API token. Folders get mode 0700, files 0600.
func createKeys(h config.Home, passphrase string, light bool) (made, error) {
	seed, err := keys.New()
	if err != nil {
		return made{}, err
	}
	return installKeys(h, seed, passphrase, light)
}

// installKeys puts the keys of a seed into a folder that has none.
func installKeys(h config.Home, seed keys.Seed, passphrase string, light bool) (made, error) {
	for _, dir := range []string{h.Config, h.Data, h.Keystore()} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return made{}, err
		}
	}
	own, err := seed.EVM(0)
	if err != nil {
		return made{}, err
	}
	node, err := seed.Node(0)
	if err != nil {
		return made{}, err
	}
	if err := seed.Save(h.Seed(), passphrase, light); err != nil {
		return made{}, err
	}
	address, err := wallet.Import(h.Keystore(), own, passphrase, cost(light))
	if err != nil {
		return made{}, err
	}
	key, err := wallet.WriteNodeKey(h.NodeKey(), node)
	if err != nil {
		return made{}, err
	}
	id, err := p2p.PeerIDOf(&key.Key().PublicKey)
	if err != nil {
		return made{}, err
	}
	return made{Wallet: address.Hex(), Node: key.Address().Hex(), PeerID: id.String()}, createToken(h)
}

func cost(light bool) wallet.Cost {
	if light {
		return wallet.Light
	}
	return wallet.Standard
}

func createToken(h config.Home) error {
	var b [32]byte
	if _, err := rand.Read(b[:]); err != nil {
		return err
	}
	return os.WriteFile(h.Token(), []byte(hex.EncodeToString(b[:])+"\n"), 0o600)
}

// walletAddress is the address of the keystore's one wallet.
func walletAddress(h config.Home) (common.Address, error) {
	all := wallet.List(h.Keystore())
	if len(all) != 1 {
		return common.Address{}, api.WithHint(fmt.Errorf("%w: %s has %d", errNoWallet, h.Keystore(), len(all)),
			"make one with `infernet wallet new`")
	}
	return all[0], nil
}

func loadNodeKey(h config.Home) (*wallet.NodeKey, error) {
	key, err := wallet.LoadNodeKey(h.NodeKey())
	if errors.Is(err, os.ErrNotExist) {
		return nil, api.WithHint(err, "run `"+h.Init()+"` first")
	}
	return key, err
}
