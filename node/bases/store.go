package bases

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
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

// Fits returns nil if a base may be kept here. The error wraps ErrSize if it is larger than what the operator allows
// for bases, less what the operator has added.
func (s *Store) Fits(b market.Base) error { return s.fits(b.Blob.CID, b.Blob.Size) }

func (s *Store) fits(cid string, size uint64) error {
	all, err := s.folders()
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	left := s.most
	for _, f := range all {
		switch {
		case filepath.Base(f.path) == cid:
			return nil
		case f.kept:
			left -= min(left, f.size)
		}
	}
	if size > left {
		return fmt.Errorf("%w: %d bytes, at most %d beside those that the operator added", ErrSize, size, left)
	}
	return nil
}

// lock waits until no other call makes or removes folders.
func (s *Store) lock(ctx context.Context) error {
	select {
	case <-s.turn:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func (s *Store) unlock() { s.turn <- struct{}{} }

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
	if err := s.lock(ctx); err != nil {
		return err
	}
	defer s.unlock()
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		if err := s.makeRoom(b.Blob.Size); err != nil {
			return err
		}
		if err := s.unpack(ctx, b, dir, from); err != nil {
			return fmt.Errorf("base: %w", err)
		}
		if err := (about{Licence: b.Licence}).write(dir); err != nil {
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
