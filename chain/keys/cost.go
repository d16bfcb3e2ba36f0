package keys

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math"

	"github.com/ethereum/go-ethereum/accounts/keystore"
)

// ErrCost is returned for an encrypted key whose file asks for more memory or time than any that wallets make, or
// does not say what it asks for. Nothing was derived.
var ErrCost = errors.New("this key file is not safe to open")

// Bounds of what opening a key may cost. Wallets in use derive keys by scrypt with 256 MiB and r·n·p = 2²¹, or by
// PBKDF2 with some hundred thousand rounds.
const (
	maxScryptMemory = 1 << 30 // bytes: 128·r·n
	maxScryptWork   = 1 << 24 // n·r·p
	maxRounds       = 1 << 23
	derivedBytes    = 32
	ivBytes         = 16
)

// CheckCost reports whether a key file can be opened at a cost within bounds. go-ethereum takes the cost from the file
// as it stands, and panics where a parameter is missing.
func CheckCost(c keystore.CryptoJSON) error {
	if iv, err := hex.DecodeString(c.CipherParams.IV); err != nil || len(iv) != ivBytes {
		return fmt.Errorf("%w: cipherparams.iv: want %d bytes in hex", ErrCost, ivBytes)
	}
	if _, ok := c.KDFParams["salt"].(string); !ok {
		return fmt.Errorf("%w: kdfparams.salt is missing", ErrCost)
	}
	if n, err := parameter(c, "dklen", derivedBytes); err != nil || n != derivedBytes {
		return fmt.Errorf("%w: kdfparams.dklen: want %d", ErrCost, derivedBytes)
	}
	switch c.KDF {
	case "scrypt":
		return scryptCost(c)
	case "pbkdf2":
		if _, ok := c.KDFParams["prf"].(string); !ok {
			return fmt.Errorf("%w: kdfparams.prf is missing", ErrCost)
		}
		_, err := parameter(c, "c", maxRounds)
		return err
	}
	return fmt.Errorf("%w: key derivation %.20q: want scrypt or pbkdf2", ErrCost, c.KDF)
}

func scryptCost(c keystore.CryptoJSON) error {
	n, err := parameter(c, "n", maxScryptMemory/128)
	if err != nil {
		return err
	}
	r, err := parameter(c, "r", maxScryptMemory/128)
	if err != nil {
		return err
	}
	p, err := parameter(c, "p", maxScryptWork)
	if err != nil {
		return err
	}
	if memory := 128 * r * n; memory > maxScryptMemory {
		return fmt.Errorf("%w: scrypt with n = %d and r = %d takes %d MiB, at most %d", ErrCost, n, r, memory>>20,
			maxScryptMemory>>20)
	}
	if r*n > maxScryptWork/p {
		return fmt.Errorf("%w: scrypt with n = %d, r = %d, p = %d: the product is over %d", ErrCost, n, r, p,
			maxScryptWork)
	}
	return nil
}

// parameter is a whole number from 1 to most.
func parameter(c keystore.CryptoJSON, name string, most uint64) (uint64, error) {
	v, ok := c.KDFParams[name].(float64) // as encoding/json decodes numbers
	if !ok || v < 1 || v > float64(most) || v != math.Trunc(v) {
		return 0, fmt.Errorf("%w: kdfparams.%s is %v: want 1 to %d", ErrCost, name, c.KDFParams[name], most)
	}
	return uint64(v), nil
}
