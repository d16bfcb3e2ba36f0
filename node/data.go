package node

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
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

// JobFiles implements api.Backend.
func (n *Node) JobFiles(_ context.Context, id string) (out []api.JobFile, err error) {
	j, err := n.jobID(id)
	if err != nil {
		return nil, err
	}
	all, err := artifacts.List(n.artifactOf(j))
	for _, f := range all {
		out = append(out, api.JobFile{Name: f.Name, Bytes: f.Bytes})
	}
	return out, noModel(id, err)
}

// OpenJobFile implements api.Backend.
func (n *Node) OpenJobFile(_ context.Context, id, name string) (io.ReadSeekCloser, error) {
	j, err := n.jobID(id)
	if err != nil {
		return nil, err
	}
	f, err := artifacts.Open(n.artifactOf(j), name)
	if err != nil {
		return nil, noModel(id, err)
	}
	return f, nil
}

// noModel makes api.ErrNotFound of what a job's folder lacks.
func noModel(id string, err error) error {
	switch {
	case errors.Is(err, artifacts.ErrNone):
		return api.WithHint(fmt.Errorf("%w: job %s: %w", api.ErrNotFound, id, err),
			"a job that goes on gets one at its end; `infernet explain "+id+"` says where it stands")
	case errors.Is(err, artifacts.ErrFile):
		return api.WithHint(fmt.Errorf("%w: job %s: %w", api.ErrNotFound, id, err), "/v1/jobs/{id}/files lists them")
	}
	return err
}
