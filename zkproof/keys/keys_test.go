package keys

import (
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/std/rangecheck"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// cube is a circuit of a few constraints.
type cube struct {
	X frontend.Variable
	Y frontend.Variable `gnark:",public"`
}

func (c *cube) Define(api frontend.API) error {
	rangecheck.New(api).Check(c.X, 8) // brings a commitment, like a tile's
	api.AssertIsEqual(api.Mul(c.X, c.X, c.X), c.Y)
	return nil
}

// small makes ceremonies be about the cube until the test ends.
func small(t *testing.T) {
	whole := compile
	t.Cleanup(func() { compile = whole })
	compile = func(a circuit.Arithmetic, terms int) (circuit.System, string, error) {
		ccs, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, &cube{})
		s := circuit.System{Arithmetic: a, Terms: terms, Constraints: ccs}
		if err != nil {
			return s, "", err
		}
		d, err := s.Digest()
		return s, hex.EncodeToString(d[:]), err
	}
}

var (
	beacon = []byte("a block hash that came later")
	later  = []byte("a block hash that came later still")
)

const source = "the hash of block 7 of the test"

// TestCeremony takes a circuit from init to a proof under the sealed keys,
// and then breaks everything that can be broken.
func TestCeremony(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "ceremony")
	c, err := Init(dir, "r32-64")
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Seal(beacon, source); !errors.Is(err, ErrPhase) {
		t.Errorf("sealing without a contribution: %v", err)
	}
	contribute(t, dir, 2)
	broken(t, dir, "tau-0002", func() error { return reopen(t, dir).Verify() })
	seal(t, dir)
	contribute(t, dir, 1)
	broken(t, dir, "circuit-0001", func() error { return reopen(t, dir).Verify() })
	if err := reopen(t, dir).Verify(); err != nil {
		t.Fatal(err)
	}
	seal(t, dir)

	c = reopen(t, dir)
	if c.Phase != Sealed || len(c.Tau.Contributions) != 2 || len(c.Own.Contributions) != 1 {
		t.Fatalf("phase %s, %d and %d contributions", c.Phase, len(c.Tau.Contributions), len(c.Own.Contributions))
	}
	if _, err := c.Contribute("late"); !errors.Is(err, ErrPhase) {
		t.Errorf("contributing to a sealed ceremony: %v", err)
	}
	if err := c.Verify(); err != nil {
		t.Fatal(err)
	}
	pin := Pin{Circuit: c.System, Verifying: c.Verifying}
	pair, err := Load(dir, pin)
	if err != nil {
		t.Fatal(err)
	}
	proves(t, pair)
	broken(t, dir, "circuit-0001", func() error { return reopen(t, dir).Verify() })
	broken(t, dir, verifyingFile, func() error { _, err := Load(dir, pin); return err })
	broken(t, dir, provingFile, func() error { _, err := Load(dir, pin); return err })
	other := pin
	other.Verifying = strings.Repeat("0", 64)
	if _, err := Load(dir, other); !errors.Is(err, ErrPin) {
		t.Errorf("keys that are not pinned: %v", err)
	}
}

func reopen(t *testing.T, dir string) *Ceremony {
	t.Helper()
	c, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func contribute(t *testing.T, dir string, n int) {
	t.Helper()
	for range n {
		if made, err := reopen(t, dir).Contribute("somebody"); err != nil || !isDigest(made.Digest) {
			t.Fatalf("digest %q, %v", made.Digest, err)
		}
	}
}

func seal(t *testing.T, dir string) {
	t.Helper()
	c, with := reopen(t, dir), beacon
	if c.Phase == Circuit {
		with = later
	}
	if err := c.Seal(with, source); err != nil {
		t.Fatal(err)
	}
}

// broken flips a bit of a file, wants check to say so, and mends it.
func broken(t *testing.T, dir, name string, check func() error) {
	t.Helper()
	path := filepath.Join(dir, name)
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	bad := append([]byte(nil), raw...)
	bad[len(bad)/2] ^= 1
	for _, b := range [][]byte{bad, raw[:len(raw)/2]} {
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := check(); !errors.Is(err, ErrTranscript) && !errors.Is(err, ErrPin) {
			t.Errorf("%s broken: %v", name, err)
		}
	}
	if err := os.WriteFile(path, raw, 0o600); err != nil {
		t.Fatal(err)
	}
}

func proves(t *testing.T, p Pair) {
	t.Helper()
	w, err := frontend.NewWitness(&cube{X: 3, Y: 27}, ecc.BN254.ScalarField())
	if err != nil {
		t.Fatal(err)
	}
	proof, err := groth16.Prove(p.System.Constraints, p.Proving, w)
	if err != nil {
		t.Fatal(err)
	}
	public, err := w.Public()
	if err != nil {
		t.Fatal(err)
	}
	if err := groth16.Verify(proof, p.Verifying, public); err != nil {
		t.Fatal(err)
	}
}

func TestKeysWithoutCeremonyAreForTheDevnet(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "alone")
	if err := SetUpOneParty(dir, circuit.R32, 64); err != nil {
		t.Fatal(err)
	}
	c := reopen(t, dir)
	pin := Pin{Circuit: c.System, Verifying: c.Verifying}
	if _, err := Load(dir, pin); !errors.Is(err, ErrPin) {
		t.Errorf("keys by one party: %v", err)
	}
	pin.AllowOneParty = true
	p, err := Load(dir, pin)
	if err != nil {
		t.Fatal(err)
	}
	proves(t, p)
	if err := c.Verify(); !errors.Is(err, ErrPhase) {
		t.Errorf("checking what is no ceremony: %v", err)
	}
	if _, err := c.Contribute("late"); !errors.Is(err, ErrPhase) {
		t.Errorf("contributing to it: %v", err)
	}
	if err := c.Seal(beacon, source); !errors.Is(err, ErrPhase) {
		t.Errorf("sealing it: %v", err)
	}
}

func TestOnlySizesThatThereAreCircuitsFor(t *testing.T) {
	if _, err := Init(filepath.Join(t.TempDir(), "c"), "r32-65"); !errors.Is(err, ErrTranscript) {
		t.Errorf("tiles of 65 terms: %v", err)
	}
}

// TestASkippedPhaseIsRefused checks that γ = δ is what a set-up without a second phase
// leaves behind.
func TestASkippedPhaseIsRefused(t *testing.T) {
	if err := checkKey(groth16.NewVerifyingKey(ecc.BLS12_381)); !errors.Is(err, errCurve) {
		t.Errorf("a key over another curve: %v", err)
	}
	if err := checkKey(groth16.NewVerifyingKey(ecc.BN254)); !errors.Is(err, ErrTranscript) {
		t.Errorf("δ = γ: %v", err)
	}
}

func TestFoldersThatAreNoCeremony(t *testing.T) {
	dir := t.TempDir()
	if _, err := Open(dir); !errors.Is(err, ErrTranscript) {
		t.Errorf("an empty folder: %v", err)
	}
	for _, text := range []string{"", "{}", `{"version":2,"phase":"tau","circuit":"r32-3"}`, `{"version":2,"more":2}`} {
		if err := os.WriteFile(filepath.Join(dir, transcriptFile), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(dir); !errors.Is(err, ErrTranscript) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := Init(dir, "r32-64"); !errors.Is(err, ErrPhase) {
		t.Errorf("init in a folder that is not empty: %v", err)
	}
}

// TestAFolderHoldsAKeyOfEachCircuit checks that a network's folder has one of r32 and one of x8,
// of tiles of 64 terms; keys of another circuit in their place are refused.
func TestAFolderHoldsAKeyOfEachCircuit(t *testing.T) {
	small(t)
	dir := t.TempDir()
	key := map[circuit.Arithmetic][32]byte{}
	for _, a := range []circuit.Arithmetic{circuit.R32, circuit.X8} {
		if err := CheckFolder(dir, a, [32]byte{}); !errors.Is(err, ErrTranscript) {
			t.Errorf("no keys of %s: %v", a, err)
		}
		contributeAll(t, FolderOf(dir, a), a, 64)
		raw, err := hex.DecodeString(reopen(t, FolderOf(dir, a)).Verifying)
		if err != nil {
			t.Fatal(err)
		}
		key[a] = [32]byte(raw)
	}
	for a, k := range key {
		p, err := LoadFor(dir, a, k)
		if err != nil || p.System.Arithmetic != a {
			t.Fatalf("%s: %v, %v", a, p.System.Arithmetic, err)
		}
		if _, err := LoadFor(dir, a, key[1-a]); !errors.Is(err, ErrPin) {
			t.Errorf("the other's key as %s: %v", a, err)
		}
	}
	swapped := t.TempDir()
	if err := os.Rename(FolderOf(dir, circuit.X8), FolderOf(swapped, circuit.R32)); err != nil {
		t.Fatal(err)
	}
	if err := CheckFolder(swapped, circuit.R32, key[circuit.X8]); !errors.Is(err, ErrPin) {
		t.Errorf("x8's keys in the place of r32's: %v", err)
	}
	contributeAll(t, FolderOf(swapped, circuit.X8), circuit.X8, 256)
	if err := CheckFolder(swapped, circuit.X8, key[circuit.X8]); !errors.Is(err, ErrPin) {
		t.Errorf("keys of tiles of 256 terms: %v", err)
	}
}

// contributeAll seals a ceremony with one contribution to each phase.
func contributeAll(t *testing.T, dir string, a circuit.Arithmetic, terms int) {
	t.Helper()
	if _, err := Init(dir, CircuitName(a, terms)); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		contribute(t, dir, 1)
		seal(t, dir)
	}
}
