package bases

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/infernetprotocol/infernet/market"
)

// leftAfter is the age at which a folder that never got its name was left behind by a crash. A younger one may be
// another process's, which is making it.
const leftAfter = 24 * time.Hour

// folder is a folder of the store: a base, or one that is being made or removed.
type folder struct {
	path string
	size uint64
	time time.Time // of a base: when it was fetched last
	kept bool      // the operator added it
	uses []Use
}

// whole reports whether a folder is a base.
func (f folder) whole() bool {
	return (market.Blob{CID: filepath.Base(f.path), Size: 1}).Validate() == nil
}

// rank orders the folders that make room for others: what a crash left, bases that no job uses, those that jobs use.
// What stays has none.
func (f folder) rank(now time.Time) (r int, ok bool) {
	used := func(u Use) bool { return u.Until >= uint64(now.Unix()) }
	switch {
	case f.kept:
		return 0, false
	case !f.whole():
		return 0, now.Sub(f.time) > leftAfter
	case !slices.ContainsFunc(f.uses, used):
		return 1, true
	}
	return 2, true
}

// makeRoom removes folders until so many bytes fit, or no other may go.
func (s *Store) makeRoom(need uint64) error {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	all, err := s.folders()
	if err != nil {
		return err
	}
	for _, f := range all {
		need += f.size
	}
	now := time.Now()
	all = slices.DeleteFunc(all, func(f folder) bool { _, ok := f.rank(now); return !ok })
	slices.SortFunc(all, func(a, b folder) int {
		x, _ := a.rank(now)
		y, _ := b.rank(now)
		return cmp.Or(cmp.Compare(x, y), a.time.Compare(b.time))
	})
	for _, f := range all {
		if need <= s.most {
			return nil
		}
		if err := remove(f.path); err != nil {
			return err
		}
		need -= f.size
	}
	return nil
}

// folders are all folders of the store.
func (s *Store) folders() (out []folder, err error) {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		f, err := folderAt(filepath.Join(s.dir, e.Name()))
		if errors.Is(err, fs.ErrNotExist) {
			continue // removed meanwhile
		}
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

func folderAt(path string) (f folder, err error) {
	info, err := os.Stat(path)
	if err != nil {
		return f, err
	}
	f.path, f.time = path, info.ModTime()
	if _, err := os.Stat(filepath.Join(path, notesDir, keptNote)); err == nil {
		f.kept = true
	}
	if f.uses, err = usesOf(path); err != nil {
		return f, err
	}
	return f, filepath.WalkDir(path, func(_ string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		info, err := e.Info()
		if err == nil {
			f.size += uint64(info.Size())
		}
		return err
	})
}

// remove takes a folder out of the store at once, and then deletes it.
func remove(dir string) error {
	gone, err := os.MkdirTemp(filepath.Dir(dir), "gone-")
	if err != nil {
		return err
	}
	if err := os.Rename(dir, filepath.Join(gone, "base")); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, os.Remove(gone))
	}
	return os.RemoveAll(gone)
}
