package solanarail

import (
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// candidates are those whose hash the signed lease has, in order. The program takes
// these as arbiters and no others, so that both sides count the same. The error wraps
// ErrArbiters if the program could not take them.
func (r *Rail) candidates(ctx context.Context, d escrow.Deal) ([]market.Candidate, error) {
	if r.Candidates == nil {
		return nil, fmt.Errorf("%w: nobody knows the candidates", ErrArbiters)
	}
	cs, err := r.Candidates(ctx, d)
	if err != nil {
		return nil, err
	}
	if want := d.Lease.Lease.Verifiers; market.CandidatesHash(cs) != want {
		return nil, fmt.Errorf("%w: the known candidates are not those of the signed lease (%s)", ErrArbiters, want)
	}
	cs = slices.SortedFunc(slices.Values(cs), market.Candidate.Compare)
	if len(cs) > bindings.MaxArbiters {
		return nil, fmt.Errorf("%w: %d candidates, want at most %d", ErrArbiters, len(cs), bindings.MaxArbiters)
	}
	for i, c := range cs {
		if c.Node == (common.Address{}) || c.Operator == (common.Address{}) ||
			i > 0 && cs[i-1].Operator == c.Operator {
			return nil, fmt.Errorf("%w: operator %s is there twice, or without a key", ErrArbiters, c.Operator)
		}
	}
	return cs, nil
}

// arbiters of a lease, named on chain before its first claim.
func (r *Rail) arbiters(ctx context.Context, a escrow.Action, s snapshot) ([]bindings.Arbiter, error) {
	if len(s.arbiters) > 0 {
		return s.arbiters, nil
	}
	cs, err := r.candidates(ctx, a.Deal)
	if err != nil {
		return nil, refused(a, err)
	}
	encoded, err := canon.Marshal(cs)
	if err != nil {
		return nil, err
	}
	out := make([]bindings.Arbiter, len(cs))
	for i, c := range cs {
		out[i] = bindings.Arbiter{Operator: c.Operator, Node: c.Node}
	}
	return out, r.run(ctx, a.ID+"/arbiters", r.Deployment.job(a.Deal.Offer).Arbiters(a.Deal.LeaseID(), encoded))
}
