package ledger

import (
	"errors"
	"strings"

	"github.com/cockroachdb/pebble/v2/vfs"
)

// orderedFS syncs the folder when pebble creates a manifest or a marker file.
// Pebble creates the manifest, then the marker that names it, removes the old
// marker and only then syncs the folder. A disk that keeps some of these and
// loses others at a power cut would leave a marker without its manifest, or no
// marker, which looks like an empty store.
type orderedFS struct{ vfs.FS }

// Create implements vfs.FS.
func (fs orderedFS) Create(name string, category vfs.DiskWriteCategory) (vfs.File, error) {
	f, err := fs.FS.Create(name, category)
	base := fs.PathBase(name)
	if err != nil || !strings.HasPrefix(base, "MANIFEST-") && !strings.HasPrefix(base, "marker.") {
		return f, err
	}
	if err := fs.syncDir(fs.PathDir(name)); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

func (fs orderedFS) syncDir(dir string) error {
	d, err := fs.OpenDir(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// Unwrap lets pebble find the file system below.
func (fs orderedFS) Unwrap() vfs.FS { return fs.FS }
