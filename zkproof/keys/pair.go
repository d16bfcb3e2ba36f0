package keys

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend/groth16"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// ErrPin is wrapped if keys are not those that the node is configured to use.
var ErrPin = errors.New("these are not the pinned keys")

// Pair is a circuit with its two keys.
type Pair struct {
	System    circuit.System
	Proving   groth16.ProvingKey
	Verifying groth16.VerifyingKey
}

type encoder = io.WriterTo

// Pin identifies keys. A node is configured with it and with the game that the keys are
// for.
type Pin struct {
	Circuit   string // SHA-256 of the compiled circuit, hexadecimal
	Verifying string // SHA-256 of the verifying key, hexadecimal
	// AllowOneParty accepts keys that one party made. It is for the devnet only.
	AllowOneParty bool
}

// KeyHash returns the verifying key's SHA-256 in the form of the contracts. The pin
// must be a constant of this build: KeyHash panics if the hash is malformed.
func (p Pin) KeyHash() [32]byte {
	raw, err := hex.DecodeString(p.Verifying)
	if err != nil {
		panic(err)
	}
	return [32]byte(raw)
}

func (c *Ceremony) writeKey(name string, key encoder) (string, error) {
	raw, err := encode(key)
	if err != nil {
		return "", err
	}
	return digestOf(raw), writeFile(filepath.Join(c.dir, name), raw)
}

// Load reads the keys of a sealed ceremony, which must match the pin. It does not
// verify the contributions again.
func Load(dir string, pin Pin) (Pair, error) {
	c, err := Open(dir)
	if err != nil {
		return Pair{}, err
	}
	if c.Phase != Sealed && (c.Phase != OneParty || !pin.AllowOneParty) {
		return Pair{}, fmt.Errorf("%w: no ceremony sealed them, they are in phase %q", ErrPin, c.Phase)
	}
	p := Pair{System: c.system, Proving: groth16.NewProvingKey(ecc.BN254),
		Verifying: groth16.NewVerifyingKey(ecc.BN254)}
	if pin.Circuit != c.System || pin.Verifying != c.Verifying {
		return Pair{}, fmt.Errorf("%w: circuit %s, key %s; pinned are %s, %s",
			ErrPin, c.System, c.Verifying, pin.Circuit, pin.Verifying)
	}
	if err := c.loadKey(verifyingFile, c.Verifying, p.Verifying, verifyingLengths); err != nil {
		return Pair{}, err
	}
	if err := checkKey(p.Verifying); err != nil {
		return Pair{}, err
	}
	return p, c.loadKey(provingFile, c.Proving, p.Proving, nil)
}

// LoadFor reads the keys of an arithmetic, for tiles of 64 terms as games use them,
// from the folder of a network's keys. The verifying key must have the SHA-256 that a
// contract names. The error wraps ErrPin, or ErrTranscript if there are no keys.
func LoadFor(dir string, a circuit.Arithmetic, key [32]byte) (Pair, error) {
	if err := CheckFolder(dir, a, key); err != nil {
		return Pair{}, err
	}
	c, err := Open(FolderOf(dir, a))
	if err != nil {
		return Pair{}, err
	}
	return Load(FolderOf(dir, a), Pin{Circuit: c.System, Verifying: hex.EncodeToString(key[:]),
		AllowOneParty: key == DevnetPins[a].KeyHash()})
}

// TranscriptOf returns the transcript of an arithmetic's keys in the folder of a network's
// keys. It verifies no contribution.
func TranscriptOf(dir string, a circuit.Arithmetic) (Transcript, error) {
	return readTranscript(FolderOf(dir, a))
}

// CheckFolder returns nil if, by its transcript, the folder of a network's keys has the
// keys of LoadFor. It does not read the keys, so it is fast. The error is that of
// LoadFor.
func CheckFolder(dir string, a circuit.Arithmetic, key [32]byte) error {
	t, err := TranscriptOf(dir, a)
	if err != nil {
		return err
	}
	if t.Circuit != GameCircuit(a) {
		return fmt.Errorf("%w: %s has keys of circuit %s, games are proven with %s",
			ErrPin, FolderOf(dir, a), t.Circuit, GameCircuit(a))
	}
	if t.Verifying != hex.EncodeToString(key[:]) {
		return fmt.Errorf("%w: %s has verifying key %q, the contract's is %x", ErrPin, FolderOf(dir, a),
			t.Verifying, key)
	}
	return nil
}

// MaxVerifying is the largest verifying key that is accepted from a peer, in bytes.
const MaxVerifying = 1 << 14

// EncodeVerifying returns the encoding of a verifying key that its hash is computed
// from.
func EncodeVerifying(key groth16.VerifyingKey) ([]byte, error) { return encode(key) }

// DecodeVerifying reads a verifying key strictly and returns it with its hash. The
// error wraps ErrPin.
func DecodeVerifying(raw []byte) (groth16.VerifyingKey, [32]byte, error) {
	key := groth16.NewVerifyingKey(ecc.BN254)
	if len(raw) > MaxVerifying {
		return nil, [32]byte{}, fmt.Errorf("%w: a verifying key of %d bytes", ErrPin, len(raw))
	}
	if err := decode(raw, key, verifyingLengths); err != nil {
		return nil, [32]byte{}, fmt.Errorf("%w: %w", ErrPin, err)
	}
	if err := checkKey(key); err != nil {
		return nil, [32]byte{}, fmt.Errorf("%w: %w", ErrPin, err)
	}
	return key, sha256.Sum256(raw), nil
}

// loadKey reads a key. A proving key needs no check of its lengths: its digest is that of a
// transcript which this operator trusts.
func (c *Ceremony) loadKey(name, digest string, into codec, check func(raw []byte) error) error {
	raw, err := readCapped(filepath.Join(c.dir, name), maxFile)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrPin, err)
	}
	if digestOf(raw) != digest {
		return fmt.Errorf("%w: %s has another digest than the transcript says", ErrPin, name)
	}
	return decode(raw, into, check)
}

// Pin returns the pin of the pair.
func (p Pair) Pin() (Pin, error) {
	d, err := p.System.Digest()
	if err != nil {
		return Pin{}, err
	}
	raw, err := encode(p.Verifying)
	return Pin{Circuit: hex.EncodeToString(d[:]), Verifying: digestOf(raw)}, err
}
