package market

import "fmt"

// Base is the model that a job starts from: where its bytes are, and under which licence. What
// its parameters are, Program.Base says.
type Base struct {
	// Blob is the archive of the model's folder (hf.Folder.Pack).
	Blob Blob `cbor:"1,keyasint" json:"blob"`
	// Licence is an SPDX identifier, such as apache-2.0, or what the model's authors call their
	// licence. The client states it; nodes take the licences that their configuration names.
	Licence string `cbor:"2,keyasint" json:"licence"`
}

// MaxLicence is the longest name of a licence, in bytes.
const MaxLicence = 64

func (b Base) validate() error {
	if err := b.Blob.validate("spec.base.blob"); err != nil {
		return err
	}
	if !ValidLicence(b.Licence) {
		return fmt.Errorf("%w: spec.base.licence: want 1 to 64 letters, digits, '-', '.', '+' or '_', such as apache-2.0",
			ErrRange)
	}
	return nil
}

// ValidLicence reports whether a text may name a licence.
func ValidLicence(s string) bool {
	if s == "" || len(s) > MaxLicence {
		return false
	}
	for i := range len(s) {
		if c := s[i]; !alnum(c) && c != '-' && c != '.' && c != '+' && c != '_' {
			return false
		}
	}
	return true
}

// validateBase checks that a spec names the bytes of a base exactly where its program starts
// from one.
func (s Spec) validateBase() error {
	if s.Base != nil {
		if err := s.Base.validate(); err != nil {
			return err
		}
	}
	return firstBroken(
		rule{(s.Base == nil) == s.Program.Base.IsZero(), ErrRange,
			"spec.base: want the bytes of the base exactly where program.base names its parameters"},
		rule{s.Program.Adapter.Start.IsZero(), ErrRange,
			"spec.program.adapter.start: the adapters of jobs start from their seed"},
	)
}
