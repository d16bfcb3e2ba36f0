package keys

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// Errors of a ceremony.
var (
	// ErrTranscript is wrapped if the files of a folder are not a ceremony's, are not in
	// order, or fail a check.
	ErrTranscript = errors.New("the ceremony's transcript is broken")
	// ErrPhase is wrapped if the phase does not allow the operation.
	ErrPhase = errors.New("not in this phase of the ceremony")
)

// Phase is the progress of a ceremony.
type Phase string

// The phases of a ceremony.
const (
	Tau     Phase = "tau"     // powers of tau: for every circuit of this size
	Circuit Phase = "circuit" // this circuit's own part
	Sealed  Phase = "sealed"  // the keys exist
	// OneParty means that one party made the keys without a ceremony. It could forge proofs.
	OneParty Phase = "one party"
)

// Transcript is the content of ceremony.json.
type Transcript struct {
	Version    int      `json:"version"`
	Arithmetic string   `json:"arithmetic"` // r32 or x8
	Terms      int      `json:"terms"`      // most terms of a tile
	Digest     string   `json:"circuit"`    // SHA-256 of the compiled circuit
	Phase      Phase    `json:"phase"`
	Tau        []string `json:"tau_contributions"`     // SHA-256 of each file
	Circuit    []string `json:"circuit_contributions"` // SHA-256 of each file
	TauBeacon  string   `json:"tau_beacon,omitempty"`  // hexadecimal
	Beacon     string   `json:"circuit_beacon,omitempty"`
	Verifying  string   `json:"verifying_key,omitempty"` // SHA-256 of the file
	Proving    string   `json:"proving_key,omitempty"`
}

const (
	transcriptVersion = 1
	transcriptFile    = "ceremony.json"
	maxTranscript     = 1 << 20
	// maxContributions bounds the work of checking a transcript.
	maxContributions = 1000
	minBeacon        = 16
)

// Ceremony is a folder whose transcript was read, with the compiled circuit.
type Ceremony struct {
	Transcript
	dir    string
	system circuit.System
}

// Init opens a ceremony for tiles of at most so many terms in an empty or new folder.
func Init(dir string, a circuit.Arithmetic, terms int) (*Ceremony, error) {
	s, digest, err := compile(a, terms)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	if len(files) > 0 {
		return nil, fmt.Errorf("%w: %s is not empty: name a new folder", ErrPhase, dir)
	}
	c := &Ceremony{dir: dir, system: s, Transcript: Transcript{
		Version: transcriptVersion, Arithmetic: a.String(), Terms: terms, Digest: digest, Phase: Tau,
		Tau: []string{}, Circuit: []string{},
	}}
	return c, c.save()
}

// sizes are the numbers of terms for which there are circuits.
var sizes = map[int]bool{64: true, 256: true, 1024: true}

// compile is a variable so that tests can use a small circuit, whose set-up is fast.
var compile = compileTile

func compileTile(a circuit.Arithmetic, terms int) (circuit.System, string, error) {
	if !sizes[terms] {
		return circuit.System{}, "", fmt.Errorf("%w: a tile of %d terms; want 64, 256 or 1024", ErrTranscript, terms)
	}
	s, err := circuit.Compile(a, terms)
	if err != nil {
		return s, "", err
	}
	d, err := s.Digest()
	return s, hex.EncodeToString(d[:]), err
}

// ArithmeticOf returns the arithmetic with this name, "r32" or "x8".
func ArithmeticOf(name string) (circuit.Arithmetic, error) {
	for _, a := range []circuit.Arithmetic{circuit.R32, circuit.X8} {
		if a.String() == name {
			return a, nil
		}
	}
	return 0, fmt.Errorf("%w: arithmetic %q; want r32 or x8", ErrTranscript, name)
}

// Open reads a ceremony's folder and compiles its circuit again. The circuit must have
// the digest in the transcript. Open does not check contributions; Verify does.
func Open(dir string) (*Ceremony, error) {
	t, err := readTranscript(filepath.Join(dir, transcriptFile))
	if err != nil {
		return nil, err
	}
	a, err := ArithmeticOf(t.Arithmetic)
	if err != nil {
		return nil, err
	}
	s, digest, err := compile(a, t.Terms)
	if err != nil {
		return nil, err
	}
	if digest != t.Digest {
		return nil, fmt.Errorf("%w: the circuit of this build has digest %s, the ceremony is for %s",
			ErrTranscript, digest, t.Digest)
	}
	return &Ceremony{Transcript: t, dir: dir, system: s}, nil
}

func readTranscript(path string) (t Transcript, err error) {
	raw, err := readCapped(path, maxTranscript)
	if errors.Is(err, fs.ErrNotExist) {
		return t, fmt.Errorf("%w: no %s here: start with infernet zk ceremony init", ErrTranscript, transcriptFile)
	}
	if err != nil {
		return t, err
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(&t); err != nil {
		return t, fmt.Errorf("%w: %s: %w", ErrTranscript, transcriptFile, err)
	}
	return t, t.check()
}

func (t Transcript) check() error {
	phase := t.Phase == Tau || t.Phase == Circuit || t.Phase == Sealed || t.Phase == OneParty
	if t.Version != transcriptVersion || !phase || len(t.Tau) > maxContributions || len(t.Circuit) > maxContributions {
		return fmt.Errorf("%w: version %d, phase %q, %d and %d contributions",
			ErrTranscript, t.Version, t.Phase, len(t.Tau), len(t.Circuit))
	}
	return nil
}

// save writes the transcript after the other files. A file that the transcript does not
// name is ignored.
func (c *Ceremony) save() error {
	raw, err := json.MarshalIndent(c.Transcript, "", "  ")
	if err != nil {
		return err
	}
	return writeFile(filepath.Join(c.dir, transcriptFile), append(raw, '\n'))
}

func digestOf(b []byte) string {
	h := sha256.Sum256(b)
	return hex.EncodeToString(h[:])
}
