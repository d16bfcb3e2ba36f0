package bases

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/hf"
)

// Blocks brings contents from the node's own store or from peers.
type Blocks interface {
	Get(ctx context.Context, cid string, limit uint64, from []peer.ID, w io.Writer) error
}

// Store keeps bases on disk. It is safe for concurrent use.
type Store struct {
	dir    string
	most   uint64 // bytes of all folders together
	blocks Blocks
	turn   chan struct{} // holds one token: folders are made and removed one at a time
}

// New returns a store of at most so many bytes below dir, which is made when it is needed.
func New(dir string, most uint64, blocks Blocks) *Store {
	s := &Store{dir: dir, most: most, blocks: blocks, turn: make(chan struct{}, 1)}
	s.turn <- struct{}{}
	return s
}

// ErrSize is returned for a base that is larger than all bases together may be.
var ErrSize = errors.New("the base is larger than this node takes: see storage.base_bytes")

// Fits returns nil if a base may be kept here. Otherwise the error wraps ErrSize.
func (s *Store) Fits(b market.Base) error {
	if b.Blob.Size > s.most {
		return fmt.Errorf("%w: %d bytes, at most %d", ErrSize, b.Blob.Size, s.most)
	}
	return nil
}

// Fetch brings a base here, unless it is here already. An archive that is none of a model's is an error that wraps
// hf.ErrFormat. Nothing is asked of peers for a base that does not fit.
func (s *Store) Fetch(ctx context.Context, b market.Base, from ...peer.ID) error {
	if err := s.Fits(b); err != nil {
		return err
	}
	dir, err := s.path(b)
	if err != nil {
		return err
	}
	select {
	case <-s.turn:
		defer func() { s.turn <- struct{}{} }()
	case <-ctx.Done():
		return context.Cause(ctx)
	}
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		if err := s.makeRoom(b.Blob.Size); err != nil {
			return err
		}
		if err := s.unpack(ctx, b, dir, from); err != nil {
			return fmt.Errorf("base: %w", err)
		}
	} else if err != nil {
		return err
	}
	now := time.Now()
	return os.Chtimes(dir, now, now)
}

// unpack streams the archive into the folder. The archive is never in memory.
func (s *Store) unpack(ctx context.Context, b market.Base, dir string, from []peer.ID) error {
	ctx, cancel := context.WithCancel(ctx)
	r, w := io.Pipe()
	fetched := make(chan struct{})
	go func() {
		defer close(fetched)
		_ = w.CloseWithError(s.blocks.Get(ctx, b.Blob.CID, b.Blob.Size, from, w))
	}()
	err := hf.Unpack(r, dir, b.Blob.Size)
	cancel()
	_ = r.CloseWithError(err) // ends a Get that writes on
	<-fetched
	return err
}

// Folder opens a base that Fetch brought. The error wraps fs.ErrNotExist if it is not here.
func (s *Store) Folder(b market.Base) (*hf.Folder, error) {
	dir, err := s.path(b)
	if err != nil {
		return nil, err
	}
	return hf.Open(dir)
}

// path is a base's folder. Its name is a content id, which is no path.
func (s *Store) path(b market.Base) (string, error) {
	if err := b.Blob.Validate(); err != nil {
		return "", err
	}
	return filepath.Join(s.dir, b.Blob.CID), nil
}

// folder is a folder of the store, and what was left behind by a crash in the midst of making one.
type folder struct {
	path string
	size uint64
	used time.Time
}

// makeRoom removes the folders that were not fetched for longest, until so many bytes fit.
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
	slices.SortFunc(all, func(a, b folder) int { return a.used.Compare(b.used) })
	for _, f := range all {
		if need <= s.most {
			return nil
		}
		if err := os.RemoveAll(f.path); err != nil {
			return err
		}
		need -= f.size
	}
	return nil
}

func (s *Store) folders() (out []folder, err error) {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			return nil, err
		}
		f := folder{path: filepath.Join(s.dir, e.Name()), used: info.ModTime()}
		files, err := os.ReadDir(f.path)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if i, err := file.Info(); err == nil {
				f.size += uint64(i.Size())
			}
		}
		out = append(out, f)
	}
	return out, nil
}
