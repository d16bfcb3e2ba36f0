package node

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// errNoKeys is returned where the proving keys of the network's private games are not on this machine.
var errNoKeys = api.WithHint(errors.New("no proving keys of this network's private games"),
	"set disputes.keys to the folder of its sealed ceremonies, r32 and x8 in it, see infernet zk ceremony")

// errDevnetKeys is returned for a game whose proofs anybody can forge, on a chain whose money is worth something.
var errDevnetKeys = api.WithHint(
	errors.New("the dispute game takes proofs under the devnet's keys, whose secret is public: anybody can forge them"),
	"name in chain.game a game with the keys of a ceremony, see infernet zk ceremony, or leave chain.game out")

// forgeable returns errDevnetKeys for the devnet's verifying key of an arithmetic on a chain whose money is worth
// something.
func forgeable(chainID uint64, a circuit.Arithmetic, key merkle.Root) error {
	if key == keys.DevnetPins[a].KeyHash() && !evm.Worthless(chainID) {
		return errDevnetKeys
	}
	return nil
}

// holdsKeys returns nil if provingKeys can load the keys of that verifying key's hash, as far as can be told at once.
func (n *Node) holdsKeys(a circuit.Arithmetic, key merkle.Root) error {
	if err := forgeable(n.cfg.Chain.ChainID, a, key); err != nil {
		return err
	}
	if dir := n.cfg.Disputes.Keys; dir != "" {
		return keys.CheckFolder(dir, a, key)
	}
	if key != keys.DevnetPins[a].KeyHash() || n.o.MakeDevnetKeys == nil {
		return errNoKeys
	}
	return nil
}

// provingKeys loads the keys with which games over private data of an arithmetic are proven: those in the folder of a
// ceremony, or the devnet's, which are made once and kept in the user's cache.
func (n *Node) provingKeys(a circuit.Arithmetic, key merkle.Root) (keys.Pair, error) {
	if err := n.holdsKeys(a, key); err != nil {
		return keys.Pair{}, err
	}
	if dir := n.cfg.Disputes.Keys; dir != "" {
		return keys.LoadFor(dir, a, key)
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = n.o.Home.Data
	}
	return keys.CachedDevnet(filepath.Join(cache, "infernet", keys.DevnetFolder()), a, n.o.MakeDevnetKeys)
}

// proofKey is the verifying key of a game that a proof decided; nil for other games.
func (n *Node) proofKey(b bundle.Bundle) ([]byte, error) {
	a, ok := b.Proven()
	if !ok {
		return nil, nil
	}
	pair, err := n.provingKeys(a, n.games.Parameters().Keys[a])
	if err != nil {
		return nil, err
	}
	return keys.EncodeVerifying(pair.Verifying)
}
