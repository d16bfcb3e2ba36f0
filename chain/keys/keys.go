package keys

import (
	"crypto/ecdsa"
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"syscall"

	"github.com/anyproto/go-slip10"
	"github.com/btcsuite/btcd/btcutil/hdkeychain"
	"github.com/btcsuite/btcd/chaincfg"
	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/tyler-smith/go-bip39"
)

// entropyBits gives 24 words.
const entropyBits = 256

// purposeNode is the purpose of the node key's path. No coin uses it.
const purposeNode = 7420

// Errors of a seed.
var (
	// ErrPhrase means that these are not 12 to 24 words of the list, or that a word is
	// wrong: the phrase has a checksum.
	ErrPhrase = errors.New("not a valid phrase: check the spelling and the order of its 12 to 24 words")
	// ErrPassphrase means that the passphrase does not open the seed's file.
	ErrPassphrase = errors.New("wrong passphrase")
	// ErrExposed is returned for a seed's file that others can read.
	ErrExposed = errors.New("the seed's file can be read by others: chmod 600 it")
	// ErrNoSeed means that the node's keys were not made from a phrase.
	ErrNoSeed = errors.New("no seed here: these keys were not made from a phrase")
)

// Seed is the secret that a phrase encodes.
type Seed struct {
	phrase string
	seed   []byte
}

// New makes a phrase of 24 words from the system's randomness.
func New() (Seed, error) {
	entropy, err := bip39.NewEntropy(entropyBits)
	if err != nil {
		return Seed{}, fmt.Errorf("make a seed: %w", err)
	}
	phrase, err := bip39.NewMnemonic(entropy)
	if err != nil {
		return Seed{}, fmt.Errorf("make a seed: %w", err)
	}
	return Parse(phrase)
}

// Parse reads a phrase as a person types it: case and spaces do not matter.
func Parse(phrase string) (Seed, error) {
	words := strings.Fields(strings.ToLower(phrase))
	clean := strings.Join(words, " ")
	seed, err := bip39.NewSeedWithErrorChecking(clean, "")
	if err != nil {
		return Seed{}, ErrPhrase // the library's error would name words of the phrase
	}
	return Seed{clean, seed}, nil
}

// Phrase returns the words. Whoever has them has all keys.
func (s Seed) Phrase() string { return s.phrase }

// String keeps the words out of logs.
func (s Seed) String() string { return "(a seed)" }

// GoString keeps the words out of logs.
func (s Seed) GoString() string { return s.String() }

// EVM is the n-th account's key.
func (s Seed) EVM(n uint32) (*ecdsa.PrivateKey, error) {
	return s.secp256k1(hard(44), hard(60), hard(0), 0, n)
}

// Node is the n-th node key.
func (s Seed) Node(n uint32) (*ecdsa.PrivateKey, error) {
	return s.secp256k1(hard(purposeNode), hard(0), hard(n))
}

// Solana is the n-th account's key.
func (s Seed) Solana(n uint32) (ed25519.PrivateKey, error) {
	node, err := slip10.DeriveForPath(fmt.Sprintf("m/44'/501'/%d'/0'", n), s.seed)
	if err != nil {
		return nil, fmt.Errorf("derive a Solana key: %w", err)
	}
	return ed25519.NewKeyFromSeed(node.RawSeed()), nil
}

func hard(i uint32) uint32 { return hdkeychain.HardenedKeyStart + i }

// secp256k1 derives the key at a BIP-32 path.
func (s Seed) secp256k1(path ...uint32) (*ecdsa.PrivateKey, error) {
	k, err := hdkeychain.NewMaster(s.seed, &chaincfg.MainNetParams)
	if err != nil {
		return nil, fmt.Errorf("derive a key: %w", err)
	}
	for _, i := range path {
		next, err := k.Derive(i)
		k.Zero()
		if err != nil {
			return nil, fmt.Errorf("derive a key: %w", err)
		}
		k = next
	}
	defer k.Zero()
	private, err := k.ECPrivKey()
	if err != nil {
		return nil, fmt.Errorf("derive a key: %w", err)
	}
	return crypto.ToECDSA(private.Serialize())
}

// file is the seed's format on disk.
type file struct {
	Version int                 `json:"version"` // 1
	Crypto  keystore.CryptoJSON `json:"crypto"`  // of the phrase, as in keystore version 3
}

// maxFile bounds a seed's file, in bytes.
const maxFile = 1 << 16

// Save writes the phrase, encrypted, to a new file that only its owner may read.
// An existing file is an error. light is for seeds that protect nothing.
func (s Seed) Save(path, passphrase string, light bool) error {
	n, p := keystore.StandardScryptN, keystore.StandardScryptP
	if light {
		n, p = keystore.LightScryptN, keystore.LightScryptP
	}
	c, err := keystore.EncryptDataV3([]byte(s.phrase), []byte(passphrase), n, p)
	if err != nil {
		return fmt.Errorf("encrypt the seed: %w", err)
	}
	b, err := json.Marshal(file{Version: 1, Crypto: c})
	if err != nil {
		return fmt.Errorf("encode the seed: %w", err)
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return fmt.Errorf("write the seed: %w", err)
	}
	_, err = f.Write(append(b, '\n'))
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return fmt.Errorf("write the seed: %w", err)
	}
	return nil
}

// Open reads what Save wrote. It returns ErrNoSeed if there is no file.
func Open(path, passphrase string) (Seed, error) {
	b, err := read(path)
	if err != nil {
		return Seed{}, err
	}
	var f file
	if err := json.Unmarshal(b, &f); err != nil || f.Version != 1 {
		return Seed{}, fmt.Errorf("seed %s: not a file of version 1: restore it from its phrase", path)
	}
	if err := CheckCost(f.Crypto); err != nil {
		return Seed{}, fmt.Errorf("seed %s: %w: restore it from its phrase", path, err)
	}
	phrase, err := keystore.DecryptDataV3(f.Crypto, passphrase)
	if errors.Is(err, keystore.ErrDecrypt) {
		return Seed{}, ErrPassphrase
	}
	if err != nil {
		return Seed{}, fmt.Errorf("seed %s: %w", path, err)
	}
	return Parse(string(phrase))
}

func read(path string) ([]byte, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0) // it does not wait for the end of a pipe
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("%w: %s", ErrNoSeed, path)
	}
	if err != nil {
		return nil, fmt.Errorf("seed: %w", err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, fmt.Errorf("seed: %w", err)
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("seed: %s is not a regular file", path)
	}
	if runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("%w: %s", ErrExposed, path)
	}
	return io.ReadAll(io.LimitReader(f, maxFile))
}
