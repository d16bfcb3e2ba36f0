package solanarpc

import (
	"crypto/ed25519"
	"errors"
	"fmt"

	"github.com/gagliardetto/solana-go"
)

// Path is the path of the wallet's Solana key under its seed (SLIP-10, as in other
// wallets).
const Path = "m/44'/501'/0'/0'"

// ErrKey means that a seed has another length.
var ErrKey = errors.New("a Solana key has a seed of 32 bytes")

// Key is an ed25519 key that signs. It implements Signer.
type Key struct{ private solana.PrivateKey }

// KeyFromSeed returns the key of an ed25519 seed: 32 bytes, such as SLIP-10
// derives at [Path].
func KeyFromSeed(seed []byte) (Key, error) {
	if len(seed) != ed25519.SeedSize {
		return Key{}, fmt.Errorf("%w, this one has %d", ErrKey, len(seed))
	}
	return Key{solana.PrivateKey(ed25519.NewKeyFromSeed(seed))}, nil
}

// PublicKey implements Signer.
func (k Key) PublicKey() solana.PublicKey { return k.private.PublicKey() }

// Sign implements Signer.
func (k Key) Sign(message []byte) (solana.Signature, error) { return k.private.Sign(message) }

// Private returns the private key, for Transact.
func (k Key) Private() solana.PrivateKey { return k.private }
