package games

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Claimed is a segment that the escrow shows as claimed: all that a challenge needs.
type Claimed struct {
	Ref
	Fields  commit.Segment
	NodeSig market.Signature
	// Numerics is the hash of the segment's numerics, if that is of no name that this
	// version knows. Fields.Numerics is empty then.
	Numerics  merkle.Root
	Verifiers []common.Address // whose verdicts were shown
	Block     uint64
}

// Claims lists the segments that were claimed under leases, from a block on, oldest first.
// Nothing of them is checked. The error wraps evm.ErrBadAnswer if an event cannot be read.
func (c *Client) Claims(ctx context.Context, leases []common.Hash, from uint64) ([]Claimed, error) {
	if len(leases) == 0 {
		return nil, nil
	}
	head, err := c.Chain.Header(ctx, evm.Latest)
	if err != nil {
		return nil, err
	}
	topics := [][]common.Hash{{claimedEvent}, leases}
	logs, err := c.Chain.Logs(ctx, c.Domain.Escrow, topics, max(from, c.StartBlock), head.Number.Uint64())
	if err != nil {
		return nil, fmt.Errorf("claims: %w", err)
	}
	out := make([]Claimed, len(logs))
	for i := range logs {
		if out[i], err = parseClaimed(&logs[i]); err != nil {
			return nil, err
		}
	}
	return out, nil
}

var (
	escrow       = bindings.NewJobEscrow()
	claimedEvent = escrow.GetABI().Events[bindings.JobEscrowClaimedEventName].ID
)

func parseClaimed(l *types.Log) (Claimed, error) {
	e, err := escrow.UnpackClaimedEvent(l)
	if err != nil {
		return Claimed{}, fmt.Errorf("%w: event Claimed: %w", evm.ErrBadAnswer, err)
	}
	c := Claimed{Fields: binder.SegmentOf(e.Claim.Segment), NodeSig: binder.SignatureOf(e.Claim.R, e.Claim.Vs),
		Verifiers: e.Verifiers, Block: l.BlockNumber}
	if c.Fields.Numerics == "" {
		c.Numerics = e.Claim.Segment.Numerics
	}
	c.Ref = Ref{Lease: e.Lease, Segment: c.Fields.Index, Hash: c.Fields.HashUnder(e.Claim.Segment.Numerics),
		Height: e.Claim.Height}
	return c, nil
}
