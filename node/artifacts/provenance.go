package artifacts

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// ProvenanceName is the file of a model's folder that says from which job the model is.
const ProvenanceName = "provenance.json"

// Folders of what a job of an adapter delivers.
const (
	AdapterFolder = "adapter" // as PEFT writes it
	MergedFolder  = "merged"  // the model with the adapter in it
)

// maxProvenance is the largest provenance file that is read, in bytes. A large model has some
// thousand tensors, each with moments, of 70 bytes here.
const maxProvenance = 8 << 20

// ErrProvenance is wrapped for a provenance file that is none.
var ErrProvenance = errors.New("bad provenance file")

// Provenance says from which job a model is. Nothing of it is believed: Verify compares it with
// what the node has of the job.
type Provenance struct {
	Version int             `json:"version"` // 1
	Job     string          `json:"job"`
	Program program.Program `json:"program"`
	Base    string          `json:"base,omitempty"` // root of the weights that the job started from
	Dataset string          `json:"dataset"`        // content id
	// Segments is how many the job had, and Checked how many of them a verifier executed again, in
	// whole or in part.
	Segments uint32 `json:"segments"`
	Checked  uint32 `json:"segments_reexecuted"`
	// Root is that of the state after the last segment, and Tensors the hashes under it, in order.
	Root    commit.Root   `json:"root"`
	Tensors []commit.Root `json:"tensors"`
	// Files has the SHA-256 of every other file of the folder.
	Files map[string]string `json:"files"`
}

// Seal adds the hashes of the folder's files and writes the provenance file.
func (p Provenance) Seal(dir string) error {
	all, err := List(dir)
	if err != nil {
		return err
	}
	p.Version, p.Files = 1, map[string]string{}
	for _, f := range all {
		if f.Name == ProvenanceName {
			continue
		}
		if p.Files[f.Name], err = digest(dir, f.Name); err != nil {
			return err
		}
	}
	b, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		return err
	}
	// By a rename, so that a crash leaves no half of it.
	part := filepath.Join(filepath.Dir(dir), "."+filepath.Base(dir)+".provenance")
	if err := os.WriteFile(part, append(b, '\n'), 0o644); err != nil { //nolint:gosec // a model is no secret
		return err
	}
	return os.Rename(part, filepath.Join(dir, ProvenanceName))
}

// ReadProvenance reads the provenance file of a folder. The error wraps ErrNone, ErrFile or
// ErrProvenance.
func ReadProvenance(dir string) (p Provenance, err error) {
	f, err := Open(dir, ProvenanceName)
	if err != nil {
		return p, err
	}
	defer f.Close()
	return DecodeProvenance(f)
}

// DecodeProvenance reads a provenance file. The error wraps ErrProvenance.
func DecodeProvenance(r io.Reader) (p Provenance, err error) {
	b, err := io.ReadAll(io.LimitReader(r, maxProvenance+1))
	if err != nil {
		return p, err
	}
	if len(b) > maxProvenance {
		return p, fmt.Errorf("%w: over %d bytes", ErrProvenance, maxProvenance)
	}
	if err := json.Unmarshal(b, &p); err != nil {
		return p, fmt.Errorf("%w: %w", ErrProvenance, err)
	}
	if n := len(p.Tensors); p.Version != 1 || n == 0 || n > commit.MaxTensors || len(p.Files) > maxFiles {
		return p, fmt.Errorf("%w: version %d, %d tensors, %d files", ErrProvenance, p.Version, n, len(p.Files))
	}
	if err := p.Program.Validate(); err != nil {
		return p, fmt.Errorf("%w: %w", ErrProvenance, err)
	}
	return p, nil
}

// digest is the SHA-256 of a file below a folder, as hexadecimal digits.
func digest(dir, name string) (string, error) {
	f, err := Open(dir, name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
