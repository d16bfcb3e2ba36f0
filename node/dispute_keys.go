package node

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// errNoKeys: the network's proving keys are not at hand.
var errNoKeys = api.WithHint(errors.New("no proving keys of this network's private games"),
	"set disputes.keys to the folder of its sealed ceremonies, r32 and x8 in it, see infernet zk ceremony")

// holdsKeys is nil where provingKeys would load these keys.
func (n *Node) holdsKeys(a circuit.Arithmetic, key merkle.Root) error {
	if dir := n.cfg.Disputes.Keys; dir != "" {
		return keys.CheckFolder(dir, a, key)
	}
	if key != keys.DevnetPins[a].KeyHash() || n.o.MakeDevnetKeys == nil {
		return errNoKeys
	}
	return nil
}

// provingKeys loads an arithmetic's keys that the network's private games are proven
// with: those of a ceremony's folder, or the devnet's, which are made once a user.
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

// proofKey is the verifying key of a game that a proof has decided; nil of
// others.
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
