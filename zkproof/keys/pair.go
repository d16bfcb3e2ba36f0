package keys

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend/groth16"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// ErrPin is wrapped where keys are not those that a node was told to use.
var ErrPin = errors.New("these are not the pinned keys")

// Pair is the two keys of a circuit.
type Pair struct {
	System    circuit.System
	Proving   groth16.ProvingKey
	Verifying groth16.VerifyingKey
}

type encoder = io.WriterTo

// Pin names keys: a node is told it, with the game that they are for.
type Pin struct {
	Circuit   string // SHA-256 of the compiled circuit, hexadecimal
	Verifying string // SHA-256 of the verifying key, hexadecimal
	// Unsealed allows keys that one party made alone: on the devnet only.
	Unsealed bool
}

func (c *Ceremony) write(name string, key encoder) (string, error) {
	raw, err := encode(key)
	if err != nil {
		return "", err
	}
	return digestOf(raw), writeFile(filepath.Join(c.dir, name), raw)
}

// Load reads the keys of a sealed ceremony, which must be the pinned ones. The
// proofs of the transcript are not checked again: the pin is.
func Load(dir string, pin Pin) (Pair, error) {
	c, err := Open(dir)
	if err != nil {
		return Pair{}, err
	}
	if c.Phase != Sealed {
		return Pair{}, fmt.Errorf("%w: the ceremony is not sealed, it is in phase %s", ErrPin, c.Phase)
	}
	p := Pair{System: c.system, Proving: groth16.NewProvingKey(ecc.BN254), Verifying: groth16.NewVerifyingKey(ecc.BN254)}
	if pin.Circuit != c.Digest || pin.Verifying != c.Verifying {
		return Pair{}, fmt.Errorf("%w: circuit %s, key %s; pinned are %s, %s", ErrPin, c.Digest, c.Verifying, pin.Circuit, pin.Verifying)
	}
	if err := c.load(verifyingFile, c.Verifying, p.Verifying); err != nil {
		return Pair{}, err
	}
	if err := checkKey(p.Verifying); err != nil {
		return Pair{}, err
	}
	return p, c.load(provingFile, c.Proving, p.Proving)
}

func (c *Ceremony) load(name, digest string, into io.ReaderFrom) error {
	raw, err := readCapped(filepath.Join(c.dir, name), maxFile)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrPin, err)
	}
	if digestOf(raw) != digest {
		return fmt.Errorf("%w: %s has another digest than the transcript says", ErrPin, name)
	}
	return decode(raw, into)
}

// Alone makes keys by one party, for the devnet and for tests: whoever ran it
// could forge proofs. A pin that does not allow that refuses.
func Alone(a circuit.Arithmetic, terms int, pin Pin) (Pair, error) {
	if !pin.Unsealed {
		return Pair{}, fmt.Errorf("%w: keys without a ceremony are for the devnet alone", ErrPin)
	}
	s, _, err := compile(a, terms)
	if err != nil {
		return Pair{}, err
	}
	pk, vk, err := groth16.Setup(s.Constraints)
	return Pair{System: s, Proving: pk, Verifying: vk}, err
}

// PinOf names the pair.
func (p Pair) PinOf() (Pin, error) {
	d, err := p.System.Digest()
	if err != nil {
		return Pin{}, err
	}
	raw, err := encode(p.Verifying)
	return Pin{Circuit: hex.EncodeToString(d[:]), Verifying: digestOf(raw)}, err
}
