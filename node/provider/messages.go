package provider

import (
	"context"
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// Voucher answers /infernet/voucher/1.
func (p *Provider) Voucher(ctx context.Context, _ peer.ID, v market.SignedVoucher) (market.Ack, error) {
	s, err := p.leases.State(v.Voucher.Lease)
	if err != nil {
		return market.Ack{}, p2p.Refuse(wire.CodeUnknown, "no lease %s here", v.Voucher.Lease)
	}
	if err := p.checkVoucher(s, v); err != nil {
		return market.Ack{}, err
	}
	if r, err := p.d.Rails.At(s.Deal.Domain); err == nil {
		switch err := r.CheckVoucher(ctx, s.Deal.Offer, v); {
		case errors.Is(err, escrow.ErrRefused):
			return market.Ack{}, p2p.Refuse(wire.CodeInvalid, "%s", wire.Short(err))
		case err != nil: // the next voucher would be the first that counts
			return market.Ack{}, p2p.Refuse(wire.CodeBusy, "%s", wire.Short(err))
		}
	}
	return wire.Accepted, p.leases.Apply(v.Voucher.Lease, escrow.Vouched{Voucher: v})
}

func (p *Provider) checkVoucher(s escrow.State, v market.SignedVoucher) error {
	r, ok, err := ledger.Get[LeaseRecord](p.d.Ledger, role.SpaceLeases, v.Voucher.Lease.Hex())
	if err != nil || !ok {
		return p2p.Refuse(wire.CodeUnknown, "no lease %s here", v.Voucher.Lease)
	}
	var before *market.ValidVoucher
	ann := market.RestoreAnnouncement(r.Announcement)
	if s.Vouched() > 0 {
		old, err := s.Voucher.Validate(ann, r.Lease.Lease, nil)
		if err != nil {
			return err
		}
		before = &old
	}
	_, err = v.Validate(ann, r.Lease.Lease, before)
	return err
}

// verifier checks that the key that signed speaks for the operator.
func (p *Provider) verifier(ctx context.Context, signer, operator common.Address) error {
	op, err := p.d.Registry.OperatorOf(ctx, signer)
	if err != nil || op != operator {
		return p2p.Refuse(wire.CodeInvalid, "not signed by a node of %s", operator)
	}
	return nil
}

// candidate checks that the lease names the verifier and its key. Nobody else's verdict is
// kept: a claim takes as many as the quorum, and fails by one of an operator without stake.
func (p *Provider) candidate(lease common.Hash, signer, operator common.Address) error {
	r, _, err := ledger.Get[LeaseRecord](p.d.Ledger, role.SpaceLeases, lease.Hex())
	if err != nil {
		return err
	}
	if !slices.ContainsFunc(r.Candidates, func(c market.Candidate) bool {
		return c.Operator == operator && c.Node == signer
	}) {
		return p2p.Refuse(wire.CodeInvalid, "%s is no verifier of this lease", operator)
	}
	return nil
}

// Verdict answers /infernet/verdict/1 when this node is the lease's provider: it may need
// the verdict to claim the segment on chain.
func (p *Provider) Verdict(ctx context.Context, _ peer.ID, v market.SignedVerdict) (market.Ack, error) {
	s, err := p.leases.State(v.Verdict.Lease)
	if err != nil {
		return market.Ack{}, p2p.Refuse(wire.CodeUnknown, "no lease %s here", v.Verdict.Lease)
	}
	signer, err := s.Deal.Domain.Recover(v.Verdict, v.Sig)
	if err != nil {
		return market.Ack{}, err
	}
	if err := p.candidate(v.Verdict.Lease, signer, v.Verdict.Verifier); err != nil {
		return market.Ack{}, err
	}
	if err := p.verifier(ctx, signer, v.Verdict.Verifier); err != nil {
		return market.Ack{}, err
	}
	return wire.Accepted, p.leases.Apply(v.Verdict.Lease, escrow.Judged{Verdict: v})
}

// Follows reports whether a lease is one of this provider's.
func (p *Provider) Follows(lease common.Hash) bool {
	s, err := p.leases.State(lease)
	return err == nil && s.Party == escrow.Provider
}

// End answers /infernet/end/1.
func (p *Provider) End(_ context.Context, from peer.ID, e market.LeaseEnd) (market.Ack, error) {
	w, ok := p.leased(e.Lease)
	if !ok {
		return market.Ack{}, p2p.Refuse(wire.CodeUnknown, "no lease %s is worked on here", e.Lease)
	}
	if err := e.Validate(w.hash); err != nil {
		return market.Ack{}, err
	}
	if from != w.coordinator {
		return market.Ack{}, p2p.Refuse(wire.CodeInvalid, "only the coordinator ends a lease")
	}
	w.end(e.Reason)
	return wire.Accepted, nil
}

// Handle registers what a provider answers.
func Handle(h wire.Host, p *Provider) {
	h.Handle(p2p.LeaseProtocol, wire.Serve(market.DecodeLeaseProposal, p.Propose))
	h.Handle(p2p.VoucherProtocol, wire.Serve(market.DecodeVoucher, p.Voucher))
	h.Handle(p2p.StateProtocol, wire.Serve(market.DecodeStateRequest, p.State))
	h.Handle(p2p.EndProtocol, wire.Serve(market.DecodeLeaseEnd, p.End))
}
