package bases

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/hf"
)

// Add copies a model of the operator's into the store, where it stays until Remove. The error wraps ErrSize if there is
// no room for it.
func (s *Store) Add(ctx context.Context, from *hf.Folder, licence string) (e Entry, err error) {
	size, err := from.PackedSize()
	if err != nil {
		return e, err
	}
	if err := s.fits("", size); err != nil {
		return e, err
	}
	if err := s.lock(ctx); err != nil {
		return e, err
	}
	defer s.unlock()
	if err := s.makeRoom(size); err != nil {
		return e, err
	}
	made, err := os.MkdirTemp(s.dir, "add-")
	if err != nil {
		return e, err
	}
	defer os.RemoveAll(made)
	dir := filepath.Join(made, "base")
	if err := unpackFrom(from.Pack, dir, size); err != nil {
		return e, err
	}
	e, err = describe(ctx, dir, licence)
	if err != nil {
		return e, err
	}
	return s.place(dir, e)
}

// unpackFrom copies the files of an archive that pack writes.
func unpackFrom(pack func(io.Writer) error, dir string, size uint64) error {
	r, w := io.Pipe()
	go func() { _ = w.CloseWithError(pack(w)) }()
	err := hf.Unpack(r, dir, size)
	_ = r.CloseWithError(err) // ends a pack that writes on
	return err
}

// describe finds the names of a copy, which nobody changes any more, and notes them.
func describe(ctx context.Context, dir, licence string) (e Entry, err error) {
	f, err := hf.Open(dir)
	if err != nil {
		return e, err
	}
	defer f.Close()
	w, err := f.Survey()
	if err != nil {
		return e, err
	}
	id, err := archiveID(ctx, f)
	if err != nil {
		return e, err
	}
	e.CID = id.String()
	e.Root, e.Licence, e.Kept = w.Root, licence, true
	return e, e.note(dir)
}

// note writes that the operator keeps a base, and what is known of it.
func (e Entry) note(dir string) error {
	return errors.Join(about{e.Root, e.Licence}.write(dir), writeNote(dir, keptNote, nil))
}

// place gives a copy its name, or notes at the base that is there already that the operator keeps it.
func (s *Store) place(dir string, e Entry) (Entry, error) {
	to, err := s.path(market.Base{Blob: market.Blob{CID: e.CID, Size: 1}})
	if err != nil {
		return e, err
	}
	e.Path = to
	if _, err = os.Stat(to); err == nil {
		err = e.note(to)
	} else if errors.Is(err, fs.ErrNotExist) {
		err = os.Rename(dir, to)
	}
	if err != nil {
		return e, fmt.Errorf("base: %w", err)
	}
	f, err := folderAt(to)
	e.Bytes, e.Jobs = f.size, f.uses
	return e, err
}
