package node

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// counted counts what is written to it.
type counted uint64

// Write implements io.Writer.
func (c *counted) Write(b []byte) (int, error) {
	*c += counted(len(b))
	return len(b), nil
}

// sized finds the size of a data set that was named by its content id alone. It fetches what this node does not have,
// at most as much as the largest data set that it would work on.
func (n *Node) sized(ctx context.Context, b market.Blob) (market.Blob, error) {
	if b.Size != 0 {
		return b, nil
	}
	if err := (market.Blob{CID: b.CID, Size: 1}).Validate(); err != nil {
		return b, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	var size counted
	err := n.deps.Blocks.Get(ctx, b.CID, n.cfg.MaxData(), nil, &size)
	if errors.Is(err, p2p.ErrNotFound) {
		return b, api.WithHint(fmt.Errorf("%w: data: %s: no peer has it", api.ErrNotFound, b.CID),
			"keep a node connected that has the data, or name a file")
	}
	if err != nil {
		return b, fmt.Errorf("%w: data: %w", api.ErrUnavailable, err)
	}
	b.Size = uint64(size)
	return b, nil
}
