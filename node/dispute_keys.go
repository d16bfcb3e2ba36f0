package node

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// errNoKeys: the network's proving keys are not at hand.
var errNoKeys = api.WithHint(errors.New("no proving keys of this network's private games"),
	"set disputes.keys to the folder of its sealed ceremony, see infernet zk ceremony")

// provingKeys loads the keys that the network's private games are proven with:
// those of a ceremony's folder, or the devnet's, which are made once a user.
func (n *Node) provingKeys(key merkle.Root) (keys.Pair, error) {
	if dir := n.cfg.Disputes.Keys; dir != "" {
		return keys.LoadFor(dir, key)
	}
	if key != keys.DevnetPin.KeyHash() || n.o.MakeDevnetKeys == nil {
		return keys.Pair{}, errNoKeys
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = n.o.Home.Data
	}
	return keys.CachedDevnet(filepath.Join(cache, "infernet", "devnet-keys-"+keys.DevnetPin.Verifying[:16]), n.o.MakeDevnetKeys)
}

// proofKey is the verifying key of a game in which something was proven; nil of
// others.
func (n *Node) proofKey(g games.Game) ([]byte, error) {
	if g.Over == nil || !g.State().Private || g.State().Phase != dispute.Prove {
		return nil, nil
	}
	pair, err := n.provingKeys(n.games.Parameters().Key)
	if err != nil {
		return nil, err
	}
	return keys.EncodeVerifying(pair.Verifying)
}
