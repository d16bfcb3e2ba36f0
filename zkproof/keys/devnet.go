package keys

import (
	"crypto/rand"
	"crypto/sha256"
	"io"
	chacha "math/rand/v2"
	"os"
	"path/filepath"

	"github.com/consensys/gnark/backend/groth16"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// devnetSeed is what the devnet's keys come from. It is public.
const devnetSeed = "infernet devnet: whoever reads this can forge proofs"

// DevnetPin names the keys of the devnet, for r32 tiles of 64 terms: those that
// the verifier contract in the tree holds (contracts/evm/src/TileKey.sol).
var DevnetPin = Pin{
	Circuit:   "f2c56aab0bb5aba6d15f814c49a3f90d204c2e7fd1f8437654bfa2b657a0830d",
	Verifying: "c44c1bc91522af0c274a0ec6d41d915c2113ab0acb0eefecc0554895ae5f8c95",
	Unsealed:  true,
}

// Alone makes keys by one party in a new folder, with no ceremony: whoever ran it
// could forge proofs, so only a pin with Unsealed takes them.
func Alone(dir string, a circuit.Arithmetic, terms int) error {
	return alone(dir, a, terms, rand.Reader)
}

// Devnet makes the keys that DevnetPin names, which are the same on every
// machine, in a new folder: everybody can forge proofs under them.
//
// It replaces crypto/rand.Reader while it runs, as gnark's set-up takes no
// other: call it in a process of its own (infernet zk devnet), where nothing
// else draws random numbers.
func Devnet(dir string) error {
	return alone(dir, circuit.R32, circuit.LeafCells, chacha.NewChaCha8(sha256.Sum256([]byte(devnetSeed))))
}

func alone(dir string, a circuit.Arithmetic, terms int, random io.Reader) error {
	c, err := Init(dir, a, terms)
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

// CachedDevnet is the devnet's keys from a folder, which make fills where it
// is not there: a command that calls Devnet in another process. Several
// processes may ask for one folder at a time: each makes its own, the first to
// be ready stays.
func CachedDevnet(dir string, make func(dir string) error) (Pair, error) {
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		if err := fill(dir, make); err != nil {
			return Pair{}, err
		}
	}
	return Load(dir, DevnetPin)
}

// fill makes the folder at once or not at all.
func fill(dir string, make func(dir string) error) error {
	if err := os.MkdirAll(filepath.Dir(dir), 0o700); err != nil {
		return err
	}
	work, err := os.MkdirTemp(filepath.Dir(dir), ".keys-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work) // is not there, or nobody's, once renamed
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
