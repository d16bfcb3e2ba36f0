package lightningrail

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// Registry says for which operator a node key signs. Safe for concurrent use.
type Registry interface {
	OperatorOf(ctx context.Context, node common.Address) (common.Address, error)
}

// checkDeal checks what every party must check before it relies on a deal: its
// terms, and the signatures of the delegate and of the provider's node.
func checkDeal(domain market.Domain, d escrow.Deal) error {
	if d.Domain != domain {
		return deny("the deal is for chain %d, escrow %s", d.Domain.ChainID, d.Domain.Escrow)
	}
	if !d.PerSegment {
		return deny("the deal is not paid by the segment")
	}
	if err := d.Validate(); err != nil {
		return deny("%w", err)
	}
	if err := domain.Check(d.Lease.Lease, d.Lease.DelegateSig, d.Offer.Delegate); err != nil {
		return deny("lease: delegate: %w", err)
	}
	if err := domain.Check(d.Lease.Lease, d.Lease.NodeSig, d.Lease.Lease.Node); err != nil {
		return deny("lease: node: %w", err)
	}
	if _, err := parts(d); err != nil {
		return deny("%w", err)
	}
	return nil
}

// checkVoucher accepts what JobEscrow would: a voucher of this lease, signed by
// the delegate, its payees hashed and within their shares. One for no segments
// needs no signature.
func checkVoucher(d escrow.Deal, v market.SignedVoucher) error {
	n := v.Voucher.Segments
	if n == 0 && v.Sig == (market.Signature{}) && len(v.Payees) == 0 {
		return nil
	}
	if v.Voucher.Lease != d.LeaseID() || n > d.Lease.Lease.Segments {
		return deny("the voucher is for %d segments of lease %s", n, v.Voucher.Lease)
	}
	if len(v.Payees) > market.MaxPayees || market.PayeesHash(v.Payees) != v.Voucher.Payees {
		return deny("the voucher's payees are not those hashed")
	}
	if _, err := d.Offer.Split(d.Lease.Lease, n, v.Payees); err != nil {
		return deny("voucher: %w", err)
	}
	if err := d.Domain.Check(v.Voucher, v.Sig, d.Offer.Delegate); err != nil {
		return deny("voucher: %w", err)
	}
	return nil
}

// checkClaims accepts what JobEscrow would: segments in a row from `from` on (an
// index in the lease), at most credit beyond what is vouched, each with the
// node's signature and exactly the quorum of verdicts.
func checkClaims(ctx context.Context, r Registry, d escrow.Deal, from, vouched uint32,
	cs []escrow.ClaimedSegment) error {
	l := d.Lease.Lease
	if len(cs) == 0 || uint64(from)+uint64(len(cs)) > min(uint64(l.Segments), uint64(vouched)+uint64(d.Offer.Credit)) {
		return deny("%d segments claimed from %d on, %d are vouched", len(cs), from, vouched)
	}
	for i, c := range cs {
		if c.Segment != l.FirstSegment+from+uint32(i) {
			return deny("segment %d is claimed, %d is next", c.Segment, l.FirstSegment+from+uint32(i))
		}
		if err := checkClaim(ctx, r, d, c); err != nil {
			return fmt.Errorf("segment %d: %w", c.Segment, err)
		}
	}
	return nil
}

func checkClaim(ctx context.Context, r Registry, d escrow.Deal, c escrow.ClaimedSegment) error {
	l := d.Lease.Lease
	com := market.Commitment{Lease: d.LeaseID(), Segment: c.Segment, Hash: c.Hash}
	if err := d.Domain.Check(com, c.Sig, l.Node); err != nil {
		return deny("commitment: %w", err)
	}
	if len(c.Verdicts) != int(d.Offer.Quorum) {
		return deny("%d verdicts, the quorum is %d", len(c.Verdicts), d.Offer.Quorum)
	}
	for i, v := range c.Verdicts {
		if i > 0 && c.Verdicts[i-1].Verdict.Verifier.Cmp(v.Verdict.Verifier) >= 0 {
			return deny("verifiers are not in order, each once")
		}
		if !v.Verdict.Agree {
			return deny("verifier %s disagrees", v.Verdict.Verifier)
		}
		if err := checkVerdict(ctx, r, d, com, v); err != nil {
			return err
		}
	}
	return nil
}

// checkVerdict requires a verdict on this commitment by a node of the verifier
// that it names. The verifier must not be the provider.
func checkVerdict(ctx context.Context, r Registry, d escrow.Deal, com market.Commitment, v market.SignedVerdict) error {
	w := v.Verdict
	if w.Lease != com.Lease || w.Segment != com.Segment || w.Commitment != com.StructHash() ||
		w.Verifier == d.Lease.Lease.Provider {
		return deny("the verdict is not on this commitment, or by its provider")
	}
	node, err := d.Domain.Recover(w, v.Sig)
	if err != nil {
		return deny("verdict: %w", err)
	}
	op, err := r.OperatorOf(ctx, node)
	if err != nil {
		return fmt.Errorf("verifier %s: %w", w.Verifier, err)
	}
	if op != w.Verifier {
		return deny("node %s is no key of verifier %s", node, w.Verifier)
	}
	return nil
}
