package node

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/wire"
)

// handleVerifiers registers what verifiers send: seals and verdicts. They come to the
// coordinator of a lease, and to its provider, should the coordinator be gone. p is nil
// on a node that provides nothing.
func handleVerifiers(h wire.Host, c *coordinator.Coordinator, p *provider.Provider) {
	h.Handle(p2p.SealProtocol, wire.Serve(market.DecodeVerdictCommitment, seals(c, p)))
	h.Handle(p2p.VerdictProtocol, wire.Serve(market.DecodeVerdict, verdicts(c, p)))
}

type verdictHandler = func(context.Context, peer.ID, market.SignedVerdict) (market.Ack, error)

func verdicts(c *coordinator.Coordinator, p *provider.Provider) verdictHandler {
	return func(ctx context.Context, from peer.ID, v market.SignedVerdict) (market.Ack, error) {
		if forProvider(c, p, v.Verdict.Lease) {
			return p.Verdict(ctx, from, v)
		}
		return c.Verdict(ctx, from, v)
	}
}

type sealHandler = func(context.Context, peer.ID, market.VerdictCommitment) (market.LogReveal, error)

func seals(c *coordinator.Coordinator, p *provider.Provider) sealHandler {
	return func(ctx context.Context, from peer.ID, s market.VerdictCommitment) (market.LogReveal, error) {
		if forProvider(c, p, s.Lease) {
			return p.Seal(ctx, from, s)
		}
		return c.Seal(ctx, from, s)
	}
}

// forProvider reports whether this node provides a lease and does not coordinate its job.
func forProvider(c *coordinator.Coordinator, p *provider.Provider, lease common.Hash) bool {
	return p != nil && !c.Knows(lease) && p.Follows(lease)
}
