package node

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
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
			if err := forgeable(137, merkle.Root{1}); err != nil {
				t.Errorf("a ceremony's key: %v", err)
			}
		}
	}
}

// TestAuditM5DevelopmentIsOneList: contracts and nodes agree on the chains that take the devnet's keys.
func TestAuditM5DevelopmentIsOneList(t *testing.T) {
	for _, id := range keys.DevelopmentChains {
		if !evm.Worthless(id) {
			t.Errorf("contracts take the devnet's keys on chain %d, nodes do not", id)
		}
	}
	for _, p := range evm.Profiles {
		if p.Test && !slices.Contains(keys.DevelopmentChains, p.ChainID) {
			t.Errorf("nodes take the devnet's keys on %s, contracts do not", p.Name)
		}
	}
	for _, id := range []uint64{1337, 31337, devnet.ChainID} {
		if !slices.Contains(keys.DevelopmentChains, id) {
			t.Errorf("contracts refuse the devnet's keys on chain %d", id)
		}
	}
}

// TestAuditM5TranscriptsAreNamed: where money is worth something, a node takes the keys of the ceremonies whose
// transcripts its configuration names, and a client's as well as a provider's.
func TestAuditM5TranscriptsAreNamed(t *testing.T) {
	dir, a := t.TempDir(), circuit.X8
	key, digest := sealedTranscript(t, dir, a)
	_, digestR32 := sealedTranscript(t, dir, circuit.R32)
	n := &Node{}
	n.cfg.Disputes.Keys = dir
	for _, x := range []struct {
		chain       uint64
		transcripts []string
		want        error
	}{
		{137, nil, errUnverified}, {137, []string{strings.Repeat("0", 64)}, errUnverified},
		{137, []string{digestR32, digest}, nil}, {1337, nil, nil},
	} {
		n.cfg.Chain.ChainID, n.cfg.Disputes.Transcripts = x.chain, x.transcripts
		if err := n.holdsKeys(a, key); !errors.Is(err, x.want) {
			t.Errorf("chain %d, %v: %v", x.chain, x.transcripts, err)
		}
		on := games.Parameters{Private: [2]merkle.Root{merkle.Sum(program.R32Private), merkle.Sum(program.X8Private)}}
		on.Keys = proofs.Keys{key, key}
		if err := n.trustsProofs(on, program.X8Private); !errors.Is(err, x.want) {
			t.Errorf("a client on chain %d, %v: %v", x.chain, x.transcripts, err)
		}
		if err := n.trustsProofs(on, program.X8); err != nil {
			t.Errorf("a public job on chain %d: %v", x.chain, err)
		}
		if err := n.holdsKeys(a, merkle.Root{1}); !errors.Is(err, keys.ErrPin) {
			t.Errorf("chain %d: a contract with another key: %v", x.chain, err)
		}
	}
}

// sealedTranscript writes what a ceremony could have left, and returns the hash of its key and of the transcript.
func sealedTranscript(t *testing.T, folder string, a circuit.Arithmetic) (merkle.Root, string) {
	t.Helper()
	dir := keys.FolderOf(folder, a)
	if _, err := keys.Init(dir, keys.GameCircuit(a)); err != nil {
		t.Fatal(err)
	}
	path, digest := filepath.Join(dir, "ceremony.json"), strings.Repeat("11", 32)
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var x keys.Transcript
	if err := json.Unmarshal(raw, &x); err != nil {
		t.Fatal(err)
	}
	x.Phase, x.Verifying, x.Proving = keys.Sealed, digest, digest
	for i, p := range []*keys.Part{&x.Tau, &x.Own} {
		p.Contributions = []keys.Contribution{{Name: "Ada", Digest: digest}}
		p.Beacon = keys.Beacon{Value: strings.Repeat([]string{"22", "33"}[i], 32), Source: "a test"}
	}
	if raw, err = json.MarshalIndent(x, "", "  "); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(raw, '\n'), 0o600); err != nil {
		t.Fatal(err)
	}
	if digest, err = x.TranscriptDigest(); err != nil {
		t.Fatal(err)
	}
	return merkle.Root(bytes.Repeat([]byte{0x11}, 32)), digest
}
