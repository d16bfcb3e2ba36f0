package role

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// Host registers handlers; p2p.Host is one.
type Host interface {
	Handle(proto p2p.Protocol, fn p2p.Handler)
}

// HandleCoordinator registers what a coordinator answers. Seals and verdicts
// also come to the provider of a lease, if this node is one. delegates says whether this
// node takes jobs of others.
func HandleCoordinator(h Host, c *Coordinator, p *Provider, delegates bool) {
	h.Handle(p2p.BidProtocol, serve(market.DecodeBid, c.Bid))
	h.Handle(p2p.ProgressProtocol, serve(market.DecodeProgress, c.Progress))
	h.Handle(p2p.SegmentProtocol, serve(market.DecodeResult, c.Result))
	h.Handle(p2p.SealProtocol, serve(market.DecodeSeal, seals(c, p)))
	h.Handle(p2p.VerdictProtocol, serve(market.DecodeVerdict, verdicts(c, p)))
	if delegates {
		h.Handle(p2p.DelegateProtocol, serve(market.DecodeDelegation, c.Delegate))
	}
}

// HandleProvider registers what a provider answers.
func HandleProvider(h Host, p *Provider) {
	h.Handle(p2p.LeaseProtocol, serve(market.DecodeLeaseProposal, p.Propose))
	h.Handle(p2p.VoucherProtocol, serve(market.DecodeVoucher, p.Voucher))
	h.Handle(p2p.EndProtocol, serve(market.DecodeLeaseEnd, p.End))
}

// HandleVerifier registers what a verifier answers.
func HandleVerifier(h Host, v *Verifier) {
	h.Handle(p2p.CheckProtocol, serve(market.DecodeCheck, v.Check))
}

type verdictHandler = func(context.Context, peer.ID, market.SignedVerdict) (market.Ack, error)

func verdicts(c *Coordinator, p *Provider) verdictHandler {
	return func(ctx context.Context, from peer.ID, v market.SignedVerdict) (market.Ack, error) {
		if forProvider(c, p, v.Verdict.Lease) {
			return p.Verdict(ctx, from, v)
		}
		return c.Verdict(ctx, from, v)
	}
}

type sealHandler = func(context.Context, peer.ID, market.Seal) (market.Unsealed, error)

func seals(c *Coordinator, p *Provider) sealHandler {
	return func(ctx context.Context, from peer.ID, s market.Seal) (market.Unsealed, error) {
		if forProvider(c, p, s.Lease) {
			return p.Seal(ctx, from, s)
		}
		return c.Seal(ctx, from, s)
	}
}

// forProvider: this node does not coordinate the lease's job, and provides it.
func forProvider(c *Coordinator, p *Provider, lease common.Hash) bool {
	return p != nil && !c.Knows(lease) && p.Follows(lease)
}
