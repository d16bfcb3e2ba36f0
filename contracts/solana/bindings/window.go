package bindings

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// windowName stands in the program's bytes before the shortest window that it accepts.
var windowName = []byte("infernet least window s:")

// LeastWindow reads the shortest window of an offer, in seconds, from a program's
// bytes.
func LeastWindow(program []byte) (uint32, error) {
	at, err := windowAt(program)
	if err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint32(program[at:]), nil
}

// WithLeastWindow is the program with another shortest window, for test networks
// that have no time for a real one. Nodes know the bytes of the real program
// (solanarail.New), so nobody can pass one off for the other.
func WithLeastWindow(program []byte, seconds uint32) ([]byte, error) {
	at, err := windowAt(program)
	if err != nil {
		return nil, err
	}
	out := bytes.Clone(program)
	binary.LittleEndian.PutUint32(out[at:], seconds)
	return out, nil
}

func windowAt(program []byte) (int, error) {
	i := bytes.Index(program, windowName)
	at := i + len(windowName)
	if i < 0 || bytes.Count(program, windowName) != 1 || len(program) < at+4 {
		return 0, fmt.Errorf("%w: its bytes do not have one least window", ErrLayout)
	}
	return at, nil
}

// CodeHash is the SHA-256 of a program's bytes without the zeros at their end, by
// which an account on chain may be longer.
func CodeHash(program []byte) common.Hash {
	return sha256.Sum256(bytes.TrimRight(program, "\x00"))
}
