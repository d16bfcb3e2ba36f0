package node

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// errNoKeys is returned where the proving keys of the network's private games are not on this machine.
var errNoKeys = api.WithHint(errors.New("no proving keys of this network's private games"),
	"set disputes.keys to the folder of its sealed ceremonies, r32 and x8 in it, see infernet zk")

// errDevnetKeys is returned for a game whose proofs anybody can forge, on a chain whose money is worth something.
var errDevnetKeys = api.WithHint(
	errors.New("the dispute game takes proofs under the devnet's keys, whose secret is public: anybody can forge them"),
	"name in chain.game a game with the keys of a ceremony, see infernet zk, or leave chain.game out")

// errUnverified is wrapped where money is worth something and nobody has said that a ceremony was verified.
var errUnverified = errors.New("the ceremony of these keys is not one that this node's operator has verified")

// forgeable returns errDevnetKeys for one of the devnet's verifying keys on a chain whose money is worth something.
func forgeable(chainID uint64, key merkle.Root) error {
	if keys.IsDevnet(key) && !evm.Worthless(chainID) {
		return errDevnetKeys
	}
	return nil
}

// holdsKeys returns nil if provingKeys can load the keys of that verifying key's hash, as far as can be told at once.
func (n *Node) holdsKeys(a circuit.Arithmetic, key merkle.Root) error {
	if err := forgeable(n.cfg.Chain.ChainID, key); err != nil {
		return err
	}
	if dir := n.cfg.Disputes.Keys; dir != "" {
		if err := keys.CheckFolder(dir, a, key); err != nil {
			return err
		}
		return n.verified(dir, a)
	}
	if key != keys.DevnetPins[a].KeyHash() || n.o.MakeDevnetKeys == nil {
		return errNoKeys
	}
	return nil
}

// verified returns nil if the configuration names the transcript of an arithmetic's keys. Verifying one takes minutes,
// so the operator does it once, and names what it has verified. Where money is worth nothing it need not.
func (n *Node) verified(dir string, a circuit.Arithmetic) error {
	if evm.Worthless(n.cfg.Chain.ChainID) {
		return nil
	}
	t, err := keys.TranscriptOf(dir, a)
	if err != nil {
		return err
	}
	digest, err := t.TranscriptDigest()
	if err != nil {
		return err
	}
	if !slices.Contains(n.cfg.Disputes.Transcripts, digest) {
		return api.WithHint(fmt.Errorf("%w: %s, transcript %s", errUnverified, t.Circuit, digest),
			"run infernet zk verify "+keys.FolderOf(dir, a)+" and name the transcript in disputes.transcripts")
	}
	return nil
}

// trustsProofs returns nil if a client may rely on what proofs decide about a job of such numerics: where money is
// worth something, on the keys of a ceremony that its operator has verified alone.
func (n *Node) trustsProofs(on games.Parameters, numerics string) error {
	if evm.Worthless(n.cfg.Chain.ChainID) || !on.IsPrivate(merkle.Sum(numerics)) {
		return nil
	}
	for a, key := range on.Keys {
		if err := n.holdsKeys(circuit.Arithmetic(a), key); err != nil {
			return err
		}
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
