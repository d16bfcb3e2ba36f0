package keys

import (
	"bytes"
	"errors"
	"path/filepath"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/backend/groth16/bn254/mpcsetup"
)

// TestLengthsThatDoNotFit checks that a length beyond the bytes that follow is refused
// before the library allocates it: a list of the largest has 256 GiB.
func TestLengthsThatDoNotFit(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "c")
	ceremonyOf(t, dir)
	c := reopen(t, dir)
	for name, x := range map[string]struct {
		raw      []byte
		at, size int // of the first length
		check    func(raw []byte) error
		empty    func() codec
	}{
		"powers of tau": {get(t, dir, "tau-0001"), 288, 8, c.lengthsOf(Tau),
			func() codec { return new(mpcsetup.Phase1) }},
		"the circuit's": {get(t, dir, "circuit-0001"), 34, 4, c.lengthsOf(Circuit),
			func() codec { return new(mpcsetup.Phase2) }},
		"a key's": {get(t, dir, verifyingFile), 288, 4, verifyingLengths,
			func() codec { return groth16.NewVerifyingKey(ecc.BN254) }},
	} {
		if err := decode(x.raw, x.empty(), x.check); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		bad := bytes.Clone(x.raw)
		copy(bad[x.at:], bytes.Repeat([]byte{0xff}, x.size))
		if err := decode(bad, x.empty(), x.check); !errors.Is(err, errLengths) {
			t.Errorf("%s, changed: %v", name, err)
		}
		for _, n := range []int{0, 1, x.at, x.at + x.size, x.at + x.size + 1, len(x.raw) / 2, len(x.raw) - 1} {
			if err := decode(x.raw[:n], x.empty(), x.check); !errors.Is(err, ErrTranscript) {
				t.Errorf("%s: %d bytes of %d: %v", name, n, len(x.raw), err)
			}
		}
	}
	bad := get(t, dir, verifyingFile)
	copy(bad[288:], "\xff\xff\xff\xff")
	if _, _, err := DecodeVerifying(bad); !errors.Is(err, ErrPin) || !errors.Is(err, errLengths) {
		t.Errorf("a peer's key: %v", err)
	}
}

// TestPointsThatAreNotCompressed checks the form of points, on which the places of the
// lengths depend.
func TestPointsThatAreNotCompressed(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "c")
	ceremonyOf(t, dir)
	const first = 292 // of the list's points
	key := get(t, dir, verifyingFile)
	key[first] &= 0x3f
	if _, _, err := DecodeVerifying(key); !errors.Is(err, errLengths) {
		t.Errorf("a point of a key: %v", err)
	}
}
