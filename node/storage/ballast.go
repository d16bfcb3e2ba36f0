package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"path/filepath"
	"sync"

	"github.com/cockroachdb/pebble/v2/vfs"
)

// BallastBytes is the size of a node's ballast: enough for its stores to write what they have in memory, and to close.
const BallastBytes = 32 << 20

// Ballast is a file that holds space on the disk for the moment at which there is none left. Pebble cannot survive a
// write of its log that fails: it ends the process. With the ballast that write is tried again and succeeds, the node
// stops in order, and nothing is lost. It is safe for concurrent use.
type Ballast struct {
	disk  vfs.FS
	path  string
	fault *Fault
	log   *slog.Logger

	mu   sync.Mutex
	gone bool
}

// NewBallast makes a ballast in a folder. It returns an error that wraps ErrFailed if there is no space for it: a node
// must not start on a full disk. disk is where the stores are; nil: the operating system's. A write that finds the disk
// full is reported to fault.
func NewBallast(disk vfs.FS, dir string, fault *Fault, log *slog.Logger) (*Ballast, error) {
	if disk == nil {
		disk = vfs.Default
	}
	b := &Ballast{disk: disk, path: filepath.Join(dir, "ballast"), fault: fault, log: log}
	if free, err := disk.GetDiskUsage(dir); err == nil && free.AvailBytes < BallastBytes && !b.there() {
		return nil, fmt.Errorf("%w: %d MiB are free in %s, the start needs %d", ErrFailed, free.AvailBytes>>20, dir,
			BallastBytes>>20)
	}
	if err := b.make(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFailed, err)
	}
	return b, nil
}

// there reports whether the ballast of an earlier run is still there.
func (b *Ballast) there() bool {
	_, err := b.disk.Stat(b.path)
	return err == nil
}

// make allocates the file's blocks, where the system can do that without writing them.
func (b *Ballast) make() error {
	f, err := b.disk.OpenReadWrite(b.path, vfs.WriteCategoryUnspecified)
	if err != nil {
		return err
	}
	return errors.Join(f.Preallocate(0, BallastBytes), f.Close())
}

// FS is the disk for a store. A write of the store that finds the disk full is tried again without the ballast.
func (b *Ballast) FS() vfs.FS { return vfs.OnDiskFull(b.disk, b.full) }

// full gives the ballast's space to the stores. If that was not enough it does not return, and neither does any write:
// a store that is waiting loses nothing, and the node stops without it.
func (b *Ballast) full() {
	b.fault.Report("stores", errors.New("no space is left on the disk"))
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.gone {
		select {}
	}
	b.gone = true
	if err := b.disk.Remove(b.path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		b.log.Warn("ballast not removed", "file", b.path, "err", err)
		return
	}
	b.log.Error("the disk is full: the ballast is removed, so that the node can stop in order", "file", b.path)
}
