package bases

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p/layout"
	"github.com/infernetprotocol/infernet/train/hf"
)

// DropDamaged removes a base whose files no longer have its content id, so that the next Fetch brings it anew, and
// reports whether it did. A disk, or whoever writes to it, can change files after they were fetched. A base that the
// operator added goes too: its name says other weights.
func (s *Store) DropDamaged(ctx context.Context, b market.Base) (bool, error) {
	dir, err := s.path(b)
	if err != nil {
		return false, err
	}
	if err := s.lock(ctx); err != nil {
		return false, err
	}
	defer s.unlock()
	id, err := contentID(ctx, dir)
	switch {
	case errors.Is(err, hf.ErrFormat) || errors.Is(err, fs.ErrNotExist) && exists(dir):
	case err != nil:
		return false, err
	case id.String() == b.Blob.CID:
		return false, nil
	}
	if err := remove(dir); err != nil {
		return false, fmt.Errorf("base: %w", err)
	}
	return true, nil
}

func exists(dir string) bool {
	_, err := os.Stat(dir)
	return err == nil
}

// contentID is that of the archive of a folder as it is now.
func contentID(ctx context.Context, dir string) (cid.Cid, error) {
	f, err := hf.Open(dir)
	if err != nil {
		return cid.Undef, err
	}
	defer f.Close()
	return archiveID(ctx, f)
}

// archiveID is the content id of a model's archive.
func archiveID(ctx context.Context, f *hf.Folder) (cid.Cid, error) {
	r, w := io.Pipe()
	defer r.Close() // ends a Pack that writes on
	go func() { _ = w.CloseWithError(f.Pack(w)) }()
	id, _, err := layout.Build(ctx, r, func(blocks.Block) error { return nil })
	return id, err
}
