package vault

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/ipfs/boxo/blockstore"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	ipld "github.com/ipfs/go-ipld-format"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
)

// Serving shows the vault to bitswap: it can be read and not written, because
// what is written must be reserved and asked for first.
func (v *Vault) Serving() blockstore.Blockstore { return serving{v} }

type serving struct{ v *Vault }

// Has implements blockstore.Blockstore.
func (s serving) Has(_ context.Context, c cid.Cid) (bool, error) {
	have, err := s.v.Has(c)
	if errors.Is(err, layout.ErrCID) {
		return false, nil
	}
	return have, err
}

// Get implements blockstore.Blockstore.
func (s serving) Get(_ context.Context, c cid.Cid) (blocks.Block, error) {
	data, err := s.v.Block(c)
	if err != nil {
		return nil, translate(c, err)
	}
	return blocks.NewBlockWithCid(data, c)
}

// GetSize implements blockstore.Blockstore.
func (s serving) GetSize(_ context.Context, c cid.Cid) (int, error) {
	n, err := s.v.BlockSize(c)
	if err != nil {
		return 0, translate(c, err)
	}
	return n, nil
}

// translate gives bitswap the error it knows for a block that is not here; an
// id that we never store is one.
func translate(c cid.Cid, err error) error {
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, layout.ErrCID) {
		return ipld.ErrNotFound{Cid: c}
	}
	return err
}

// DeleteBlock implements blockstore.Blockstore.
func (s serving) DeleteBlock(context.Context, cid.Cid) error { return errReadOnly }

// Put implements blockstore.Blockstore.
func (s serving) Put(context.Context, blocks.Block) error { return errReadOnly }

// PutMany implements blockstore.Blockstore.
func (s serving) PutMany(context.Context, []blocks.Block) error { return errReadOnly }

// AllKeysChan implements blockstore.Blockstore.
func (s serving) AllKeysChan(context.Context) (<-chan cid.Cid, error) { return nil, errReadOnly }

var errReadOnly = fmt.Errorf("block store serves reads only: %w", errors.ErrUnsupported)
