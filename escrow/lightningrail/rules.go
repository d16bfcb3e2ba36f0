package lightningrail

import (
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Registry says for which operator a node key signs, and what operators have at
// stake. Safe for concurrent use.
type Registry interface {
	// OperatorOf is zero for a node key that no operator has authorised.
	OperatorOf(ctx context.Context, node common.Address) (common.Address, error)
	// Stake is an operator's active stake, in units of the stake's asset.
	Stake(ctx context.Context, operator common.Address) (money.Units, error)
	// MinStake is the stake below which an operator does not count.
	MinStake(context.Context) (money.Units, error)
}

// checkOperator requires that a node is a key of an operator whose stake is active.
func checkOperator(ctx context.Context, r Registry, node, operator common.Address) error {
	op, err := r.OperatorOf(ctx, node)
	if err != nil {
		return fmt.Errorf("operator of node %s: %w", node, err)
	}
	if op != operator || op == (common.Address{}) {
		return deny("node %s is no key of operator %s", node, operator)
	}
	least, err := r.MinStake(ctx)
	if err != nil {
		return fmt.Errorf("least stake: %w", err)
	}
	has, err := r.Stake(ctx, operator)
	if err != nil {
		return fmt.Errorf("stake of operator %s: %w", operator, err)
	}
	if has <= 0 || has < least {
		return deny("operator %s has %d at stake, want %d", operator, has, least)
	}
	return nil
}

// checkCandidates requires the verifiers of a lease: by operator, each once, and beside
// the provider enough for its quorum.
func checkCandidates(d escrow.Deal, cs []market.Candidate) error {
	others := len(cs)
	for i, c := range cs {
		if i > 0 && cs[i-1].Operator.Cmp(c.Operator) >= 0 || c.Stake < 0 {
			return deny("verifiers are not in order, each once")
		}
		if c.Operator == d.Lease.Lease.Provider {
			others--
		}
	}
	if least := max(int(d.Offer.Quorum), 1); others < least || len(cs) > market.MaxCandidates {
		return deny("%d verifiers may be drawn, want %d to %d", others, least, market.MaxCandidates)
	}
	if market.CandidatesHash(cs) != d.Lease.Lease.Verifiers {
		return deny("the verifiers are not those that the signed lease names")
	}
	return nil
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
// node's signature and exactly the quorum of verdicts, by drawable verifiers.
func checkClaims(ctx context.Context, r Registry, d escrow.Deal, drawable []market.Candidate, from, vouched uint32,
	cs []escrow.ClaimedSegment) error {
	l := d.Lease.Lease
	if len(cs) == 0 || uint64(from)+uint64(len(cs)) > min(uint64(l.Segments), uint64(vouched)+uint64(d.Offer.Credit)) {
		return deny("%d segments claimed from %d on, %d are vouched", len(cs), from, vouched)
	}
	for i, c := range cs {
		if c.Segment != l.FirstSegment+from+uint32(i) {
			return deny("segment %d is claimed, %d is next", c.Segment, l.FirstSegment+from+uint32(i))
		}
		if err := checkClaim(ctx, r, d, drawable, c); err != nil {
			return fmt.Errorf("segment %d: %w", c.Segment, err)
		}
	}
	return nil
}

func checkClaim(ctx context.Context, r Registry, d escrow.Deal, drawable []market.Candidate,
	c escrow.ClaimedSegment) error {
	com := commitmentOf(d, c)
	if err := d.Domain.Check(com, c.Sig, d.Lease.Lease.Node); err != nil {
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
		if err := checkVerdict(ctx, r, d, drawable, com, v); err != nil {
			return err
		}
	}
	return nil
}

// checkVerdict requires a verdict on this commitment, by the node of a verifier that
// could be drawn in the lease, whose stake is active.
func checkVerdict(ctx context.Context, r Registry, d escrow.Deal, drawable []market.Candidate, com market.Commitment,
	v market.SignedVerdict) error {
	w := v.Verdict
	if w.Lease != com.Lease || w.Segment != com.Segment || w.Commitment != com.StructHash() ||
		w.Verifier == d.Lease.Lease.Provider {
		return deny("the verdict is not on this commitment, or by its provider")
	}
	node, err := d.Domain.Recover(w, v.Sig)
	if err != nil {
		return deny("verdict: %w", err)
	}
	if !slices.ContainsFunc(drawable, func(c market.Candidate) bool {
		return c.Operator == w.Verifier && c.Node == node
	}) {
		return deny("node %s of verifier %s cannot be drawn in this lease", node, w.Verifier)
	}
	return checkOperator(ctx, r, node, w.Verifier)
}
