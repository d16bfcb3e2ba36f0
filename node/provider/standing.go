package provider

import (
	"context"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// standingEvery is how often the verifiers of what may have to be claimed are looked at.
const standingEvery = 15 * time.Second

// watchStanding looks from time to time, until ctx is done, at the verifiers whose verdicts
// this provider may have to claim with.
func (p *Provider) watchStanding(ctx context.Context) {
	for retry.Pause(ctx, standingEvery) == nil {
		for _, r := range p.unsettled() {
			if err := p.standing(ctx, r); err != nil && ctx.Err() == nil {
				p.d.Log.Warn("verifiers not looked at", "lease", r.Lease.Lease.StructHash(), "err", err)
			}
		}
	}
}

// unsettled returns the leases under which something may still have to be claimed, and forgets
// the others.
func (p *Provider) unsettled() (out []LeaseRecord) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for hash, r := range p.open {
		if s, err := p.leases.State(hash); err != nil || s.Chain.Settled != nil {
			delete(p.open, hash)
			continue
		}
		out = append(out, r)
	}
	return out
}

// standing tells a lease's escrow machine which of the verifiers whose verdicts it may claim
// with have lost their stake or their key: a claim takes the first of them by address, and
// fails by one that does not count.
func (p *Provider) standing(ctx context.Context, r LeaseRecord) error {
	lease := r.Lease.Lease.StructHash()
	s, err := p.leases.State(lease)
	if err != nil {
		return err
	}
	given := judges(s)
	if len(given) <= int(s.Deal.Offer.Quorum) {
		return nil // there is no choice
	}
	least, err := p.d.Registry.MinStake(ctx)
	if err != nil {
		return err
	}
	var inactive []common.Address
	for _, operator := range given {
		counts, err := p.counts(ctx, operator, r.Candidates, least)
		if err != nil {
			return err
		}
		if !counts {
			inactive = append(inactive, operator)
		}
	}
	if slices.Equal(inactive, s.Inactive) {
		return nil
	}
	return p.leases.Apply(lease, escrow.Inactive{Verifiers: inactive})
}

// judges returns the verifiers that agreed with segments that are not vouched, by ascending
// address.
func judges(s escrow.State) (out []common.Address) {
	for _, g := range s.Segments[min(s.Vouched(), uint32(len(s.Segments))):] {
		for _, v := range g.Verdicts {
			if v.Verdict.Agree {
				out = append(out, v.Verdict.Verifier)
			}
		}
	}
	slices.SortFunc(out, common.Address.Cmp)
	return slices.Compact(out)
}

// counts reports whether the chain counts verdicts of an operator now: it has the least stake,
// and the key by which the lease names it is its own.
func (p *Provider) counts(ctx context.Context, operator common.Address, all []market.Candidate,
	least money.Units) (bool, error) {
	stake, err := p.d.Registry.Stake(ctx, operator)
	if err != nil || stake < max(least, 1) {
		return false, err
	}
	at := slices.IndexFunc(all, func(c market.Candidate) bool { return c.Operator == operator })
	if at < 0 {
		return false, nil
	}
	op, err := p.d.Registry.OperatorOf(ctx, all[at].Node)
	return op == operator, err
}
