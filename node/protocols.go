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

// handleVerifiers registers the protocols on which verifiers send commitments to verdicts, and the verdicts. They send
// them to a lease's coordinator, or to its provider if the coordinator is gone. p is nil on a node that is no provider.
func handleVerifiers(h wire.Host, c *coordinator.Coordinator, p *provider.Provider) {
	h.Handle(p2p.CommitProtocol, wire.Serve(market.DecodeVerdictCommitment, verdictCommitments(c, p)))
	h.Handle(p2p.VerdictProtocol, wire.Serve(market.DecodeVerdict, verdicts(c, p)))
}

// verdictHandler answers a verifier's verdict.
type verdictHandler = func(context.Context, peer.ID, market.SignedVerdict) (market.Ack, error)

// verdicts passes a verdict to the role that has its lease.
func verdicts(c *coordinator.Coordinator, p *provider.Provider) verdictHandler {
	return func(ctx context.Context, from peer.ID, v market.SignedVerdict) (market.Ack, error) {
		if forProvider(c, p, v.Verdict.Lease) {
			return p.Verdict(ctx, from, v)
		}
		return c.Verdict(ctx, from, v)
	}
}

// commitmentHandler answers a verifier's commitment to a verdict with the provider's log.
type commitmentHandler = func(context.Context, peer.ID, market.VerdictCommitment) (market.LogReveal, error)

// verdictCommitments passes a commitment to the role that has its lease.
func verdictCommitments(c *coordinator.Coordinator, p *provider.Provider) commitmentHandler {
	return func(ctx context.Context, from peer.ID, s market.VerdictCommitment) (market.LogReveal, error) {
		if forProvider(c, p, s.Lease) {
			return p.VerdictCommitment(ctx, from, s)
		}
		return c.VerdictCommitment(ctx, from, s)
	}
}

// forProvider reports whether this node is a lease's provider and not the coordinator of its job.
func forProvider(c *coordinator.Coordinator, p *provider.Provider, lease common.Hash) bool {
	return p != nil && !c.Knows(lease) && p.Follows(lease)
}
