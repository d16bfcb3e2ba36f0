package keys

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
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

// Ceremony is a folder whose transcript was read, with the compiled circuit.
type Ceremony struct {
	Transcript
	dir    string
	system circuit.System
}

// Init opens a ceremony for the circuit of that name in an empty or new folder.
func Init(dir, name string) (*Ceremony, error) {
	s, digest, err := systemNamed(name)
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
		Version: transcriptVersion, Circuit: name, Curve: curveName, System: digest,
		Constraints: s.Constraints.GetNbConstraints(), Phase: Tau,
		Tau: Part{Contributions: []Contribution{}}, Own: Part{Contributions: []Contribution{}},
	}}
	return c, c.save()
}

// Open reads a ceremony's folder and compiles its circuit again. The circuit must be the
// one in the transcript. Open does not check contributions; Verify does.
func Open(dir string) (*Ceremony, error) {
	t, err := readTranscript(dir)
	if err != nil {
		return nil, err
	}
	s, digest, err := systemNamed(t.Circuit)
	if err != nil {
		return nil, err
	}
	if n := s.Constraints.GetNbConstraints(); digest != t.System || n != t.Constraints {
		return nil, fmt.Errorf("%w: %s of this build has %d constraints and digest %s, the ceremony is for %d "+
			"and %s: use the build that the ceremony was held with", ErrTranscript, t.Circuit, n, digest,
			t.Constraints, t.System)
	}
	return &Ceremony{Transcript: t, dir: dir, system: s}, nil
}

// Exists reports whether a folder has a transcript.
func Exists(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, transcriptFile))
	return err == nil
}

// save writes the transcript after the other files. A file that the transcript does not
// name is ignored.
func (c *Ceremony) save() error {
	if err := c.check(); err != nil {
		return err
	}
	raw, err := encodeTranscript(c.Transcript)
	if err != nil {
		return err
	}
	return writeFile(filepath.Join(c.dir, transcriptFile), raw)
}

func digestOf(b []byte) string {
	h := sha256.Sum256(b)
	return hex.EncodeToString(h[:])
}
