package rounds

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// FileMagic begins every encoded File. Canonical CBOR follows.
const FileMagic = "infernet/rounds-file/1\n"

// MaxFile is the largest encoded File in bytes: about 800,000 slots of rounds.
const MaxFile = 64 << 20

// ErrFile is wrapped by errors about the bytes or the content of a File.
var ErrFile = errors.New("invalid file of rounds")

// File is all that somebody needs, with the data set and the base, to train a model again that was
// trained in rounds. A model card links to it. A run that stopped early has fewer manifests than
// rounds.
type File struct {
	Plan Plan `cbor:"1,keyasint" json:"plan"`
	// Dataset is the SHA-256 of the data set's bytes.
	Dataset   merkle.Root `cbor:"2,keyasint" json:"dataset"`
	Manifests []Manifest  `cbor:"3,keyasint" json:"manifests"`
}

// Validate wraps ErrFile, and ErrPlan or ErrManifest.
func (f File) Validate() error {
	if err := f.Plan.Validate(); err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	if len(f.Manifests) == 0 {
		return fmt.Errorf("%w: it lists no round", ErrFile)
	}
	for i, m := range f.Manifests {
		if err := m.check(f.Plan, uint32(i)); err != nil {
			return fmt.Errorf("%w: %w", ErrFile, err)
		}
	}
	return nil
}

// Encode is the file's bytes. Equal files have equal bytes. The error is Validate's, or says that
// there are more than MaxFile.
func (f File) Encode() ([]byte, error) {
	if err := f.Validate(); err != nil {
		return nil, err
	}
	b, err := canon.Marshal(f)
	if err != nil {
		return nil, err
	}
	if len(FileMagic)+len(b) > MaxFile {
		return nil, fmt.Errorf("%w: %d bytes, at most %d: take more steps in a round", ErrFile, len(FileMagic)+len(b),
			MaxFile)
	}
	return append([]byte(FileMagic), b...), nil
}

// Decode reads what Encode writes, and nothing else. The error wraps ErrFile.
func Decode(b []byte) (f File, err error) {
	body, ok := bytes.CutPrefix(b, []byte(FileMagic))
	if !ok {
		return f, fmt.Errorf("%w: it does not begin with %q", ErrFile, FileMagic)
	}
	if err := canon.Unmarshal(body, MaxFile-len(FileMagic), &f); err != nil {
		return File{}, fmt.Errorf("%w: %w", ErrFile, err)
	}
	if err := f.Validate(); err != nil {
		return File{}, err
	}
	return f, nil
}
