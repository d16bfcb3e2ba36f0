package node

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// TestAuditM5DevnetKeysAreForDevelopment: the devnet's proving keys, whose trapdoor is
// public, decide nothing on a chain whose money is worth something, with a folder of keys
// and without.
func TestAuditM5DevnetKeysAreForDevelopment(t *testing.T) {
	for _, folder := range []string{"", t.TempDir()} {
		for _, a := range []circuit.Arithmetic{circuit.R32, circuit.X8} {
			key := merkle.Root(keys.DevnetPins[a].KeyHash())
			for id, allowed := range map[uint64]bool{
				137: false, 8453: false, 1: false, 0: false, 77: false,
				31337: true, 1337: true, devnet.ChainID: true, 80002: true, 84532: true,
			} {
				n := &Node{}
				n.cfg.Chain.ChainID, n.cfg.Disputes.Keys = id, folder
				n.o.MakeDevnetKeys = func(string) error { return nil }
				if err := n.holdsKeys(a, key); errors.Is(err, errDevnetKeys) == allowed {
					t.Errorf("chain %d, %s: %v", id, a, err)
				}
			}
			if err := forgeable(137, a, merkle.Root{1}); err != nil {
				t.Errorf("a ceremony's key: %v", err)
			}
		}
	}
}
