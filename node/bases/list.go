package bases

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

// Entry is a base that is here.
type Entry struct {
	Root    program.Base `json:"root"`
	CID     string       `json:"cid"` // of its archive
	Bytes   uint64       `json:"bytes"`
	Licence string       `json:"licence,omitempty"` // empty: not known
	// Kept says that the operator added it: it stays until Remove.
	Kept bool  `json:"kept"`
	Jobs []Use `json:"jobs"` // that use it
	// Path is the folder.
	Path string `json:"path"`
}

// LastUse is the job that uses the base for longest. There is one.
func (e Entry) LastUse() Use {
	return slices.MaxFunc(e.Jobs, func(a, b Use) int { return cmp.Compare(a.Until, b.Until) })
}

// Errors about a base that the operator names.
var (
	ErrNone  = errors.New("no base of that name is here")
	ErrNames = errors.New("the name does not tell which base")
	ErrUsed  = errors.New("a job uses the base")
)

// List returns the bases that are here, in the order of their roots, and the jobs that use them at a chain time. A root
// that was not computed before is computed, from all of the base's weights.
func (s *Store) List(now uint64) (out []Entry, err error) {
	all, err := s.folders()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, f := range all {
		if !f.whole() {
			continue
		}
		e, err := f.entry(now)
		if errors.Is(err, fs.ErrNotExist) {
			continue // removed meanwhile
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.path, err)
		}
		out = append(out, e)
	}
	slices.SortFunc(out, func(a, b Entry) int {
		return cmp.Or(slices.Compare(a.Root[:], b.Root[:]), cmp.Compare(a.CID, b.CID))
	})
	return out, err
}

// entry tells of a folder, whose root it notes.
func (f folder) entry(now uint64) (e Entry, err error) {
	a, err := readAbout(f.path)
	if err != nil {
		return e, err
	}
	if a.Root.IsZero() {
		if a, err = noteRoot(f.path); err != nil {
			return e, err
		}
	}
	e = Entry{Root: a.Root, CID: filepath.Base(f.path), Bytes: f.size, Licence: a.Licence, Kept: f.kept, Path: f.path}
	e.Jobs = slices.DeleteFunc(f.uses, func(u Use) bool { return u.Until < now })
	return e, nil
}

// noteRoot computes the root of a base and adds it to what is noted by then.
func noteRoot(dir string) (a about, err error) {
	f, err := hf.Open(dir)
	if err != nil {
		return a, err
	}
	defer f.Close()
	w, err := f.Survey()
	if err != nil {
		return a, err
	}
	if a, err = readAbout(dir); err != nil {
		return a, err
	}
	a.Root = w.Root
	return a, a.write(dir)
}

// leastDigits is how many digits of a root name a base, at least.
const leastDigits = 8

// Find returns the base with a root, which the first digits name if no other base has them, or with a content id. The
// error wraps ErrNone or ErrNames.
func (s *Store) Find(name string, now uint64) (e Entry, err error) {
	digits := strings.ToLower(strings.TrimPrefix(name, "0x"))
	isCID := (market.Blob{CID: name, Size: 1}).Validate() == nil
	if !isCID && (len(digits) < leastDigits || strings.Trim(digits, "0123456789abcdef") != "") {
		return e, fmt.Errorf("%w: %.80q: want at least %d hexadecimal digits of its root", ErrNames, name, leastDigits)
	}
	all, err := s.List(now)
	if err != nil {
		return e, err
	}
	found := slices.DeleteFunc(all, func(e Entry) bool {
		return e.CID != name && (isCID || !strings.HasPrefix(e.Root.String(), "0x"+digits))
	})
	switch len(found) {
	case 0:
		return e, fmt.Errorf("%w: %.80s", ErrNone, name)
	case 1:
		return found[0], nil
	}
	return e, fmt.Errorf("%w: %.80s are the first digits of %s (%s) and %s (%s)", ErrNames, name, found[0].Root,
		found[0].CID, found[1].Root, found[1].CID)
}

// Remove removes a base. One that jobs use is refused, with ErrUsed.
func (s *Store) Remove(e Entry) error {
	if len(e.Jobs) > 0 {
		return fmt.Errorf("%w: %s", ErrUsed, e.LastUse().Job)
	}
	return remove(e.Path)
}
