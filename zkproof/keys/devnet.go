package keys

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"io"
	chacha "math/rand/v2"
	"os"
	"path/filepath"

	"github.com/consensys/gnark/backend/groth16"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// devnetSeeds are the public seeds of the devnet's keys, by arithmetic.
var devnetSeeds = [...]string{
	circuit.R32: "infernet devnet: whoever reads this can forge proofs",
	circuit.X8:  "infernet devnet: whoever reads this can forge proofs of blocks",
}

// DevnetPins name the keys of the devnet for tiles of 64 terms, by arithmetic. The
// verifier contracts of this repository have these keys (contracts/evm/src/TileKey.sol
// and BlockKey.sol).
var DevnetPins = [...]Pin{
	circuit.R32: {
		Circuit:       "f2c56aab0bb5aba6d15f814c49a3f90d204c2e7fd1f8437654bfa2b657a0830d",
		Verifying:     "c44c1bc91522af0c274a0ec6d41d915c2113ab0acb0eefecc0554895ae5f8c95",
		AllowOneParty: true,
	},
	circuit.X8: {
		Circuit:       "435752657a2fa444106e0b472d4d6c9427a0eaf00b8989a91ac342a8cd7b58f4",
		Verifying:     "a9904afc384afb939abc7e6837eef9be8bcac8ab015e52a8dec18a3c4a27cd63",
		AllowOneParty: true,
	},
}

// IsDevnet reports whether a verifying key with that hash is one of the devnet's, under
// which anyone can forge proofs.
func IsDevnet(key [32]byte) bool {
	for _, p := range DevnetPins {
		if p.KeyHash() == key {
			return true
		}
	}
	return false
}

// SetUpOneParty makes keys in a new folder without a ceremony. Whoever runs it could
// forge proofs, so only a pin with AllowOneParty accepts these keys.
func SetUpOneParty(dir string, a circuit.Arithmetic, terms int) error {
	return setUpOneParty(dir, a, terms, rand.Reader)
}

// Devnet makes the keys that DevnetPins name in a new folder, each in the folder of its
// arithmetic (FolderOf). They are the same on every machine, and anyone can forge
// proofs under them.
//
// It replaces crypto/rand.Reader while it runs, because gnark's set-up takes no other
// source. Call it in a process of its own (infernet zk devnet), where nothing else
// draws random numbers.
func Devnet(dir string) error {
	for a, seed := range devnetSeeds {
		a := circuit.Arithmetic(a)
		if err := setUpOneParty(FolderOf(dir, a), a, circuit.LeafCells,
			chacha.NewChaCha8(sha256.Sum256([]byte(seed)))); err != nil {
			return err
		}
	}
	return nil
}

// FolderOf returns the folder of an arithmetic's keys in the folder of a network's
// keys.
func FolderOf(dir string, a circuit.Arithmetic) string { return filepath.Join(dir, a.String()) }

// DevnetFolder returns a name for a folder of the devnet's keys. Other keys, and another
// version of the transcript, have another name.
func DevnetFolder() string {
	return fmt.Sprintf("devnet-keys-%d-%s-%s", transcriptVersion, DevnetPins[circuit.R32].Verifying[:8],
		DevnetPins[circuit.X8].Verifying[:8])
}

func setUpOneParty(dir string, a circuit.Arithmetic, terms int, random io.Reader) error {
	c, err := Init(dir, CircuitName(a, terms))
	if err != nil {
		return err
	}
	pk, vk, err := setup(c.system, random)
	if err != nil {
		return err
	}
	if err := checkKey(vk); err != nil {
		return err
	}
	c.Phase = OneParty
	return c.saveKeys(Pair{Proving: pk, Verifying: vk})
}

func setup(s circuit.System, random io.Reader) (groth16.ProvingKey, groth16.VerifyingKey, error) {
	before := rand.Reader
	defer func() { rand.Reader = before }()
	rand.Reader = random
	return groth16.Setup(s.Constraints)
}

// CachedDevnet returns the devnet's keys of an arithmetic from a folder. If the folder
// does not exist, make must fill a new one, by calling Devnet in another process.
// Several processes may do this at the same time: each makes a folder of its own, and
// the first to finish is kept.
func CachedDevnet(dir string, a circuit.Arithmetic, make func(dir string) error) (Pair, error) {
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		if err := makeFolder(dir, make); err != nil {
			return Pair{}, err
		}
	}
	return Load(FolderOf(dir, a), DevnetPins[a])
}

// makeFolder makes the folder atomically.
func makeFolder(dir string, make func(dir string) error) error {
	if err := os.MkdirAll(filepath.Dir(dir), 0o700); err != nil {
		return err
	}
	work, err := os.MkdirTemp(filepath.Dir(dir), ".keys-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work) // the keys are no longer in it once renamed
	made := filepath.Join(work, "keys")
	if err := make(made); err != nil {
		return err
	}
	if err := os.Rename(made, dir); err != nil {
		if _, there := os.Stat(dir); there != nil {
			return err
		}
	}
	return nil
}
