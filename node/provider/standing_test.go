package provider

import (
	"context"
	"log/slog"
	"slices"
	"testing"
	"testing/synctest"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// verifierRegistry has the stakes of verifiers, and whose their keys are.
type verifierRegistry struct {
	role.Registry
	stakes map[common.Address]money.Units
	owners map[common.Address]common.Address
}

func (r verifierRegistry) MinStake(context.Context) (money.Units, error) { return 100, nil }

func (r verifierRegistry) Stake(_ context.Context, op common.Address) (money.Units, error) {
	return r.stakes[op], nil
}

func (r verifierRegistry) OperatorOf(_ context.Context, node common.Address) (common.Address, error) {
	return r.owners[node], nil
}

// told is a lease's machine that notes who is said to be inactive.
type told struct {
	oneLease
	times int
}

func (l *told) Apply(_ common.Hash, ev escrow.Event) error {
	l.s.Inactive = ev.(escrow.Inactive).Verifiers
	l.times++
	return nil
}

// TestAuditH5VerifiersThatLeaveAreNoticed: of three verifiers that agree, one unbonds and the
// key of another is revoked while the lease runs.
func TestAuditH5VerifiersThatLeaveAreNoticed(t *testing.T) {
	op := func(n byte) common.Address { return common.Address{n} }
	node := func(n byte) common.Address { return common.Address{n, 1} }
	deal := roletest.SettledDeal()
	deal.Offer.Quorum = 2
	reg := verifierRegistry{stakes: map[common.Address]money.Units{}, owners: map[common.Address]common.Address{}}
	l := &told{oneLease: oneLease{s: escrow.State{Deal: deal, Segments: make([]escrow.Segment, 1)}}}
	r := LeaseRecord{Lease: deal.Lease}
	for n := byte(1); n <= 3; n++ {
		reg.stakes[op(n)], reg.owners[node(n)] = 100, op(n)
		r.Candidates = append(r.Candidates, market.Candidate{Operator: op(n), Node: node(n)})
		l.s.Segments[0].Verdicts = append(l.s.Segments[0].Verdicts,
			market.SignedVerdict{Verdict: market.Verdict{Verifier: op(n), Agree: true}})
	}
	p := &Provider{
		d:      role.Deps{Registry: reg, Log: slog.New(slog.DiscardHandler), Heads: roletest.NewClock()},
		leases: l,
	}
	for _, x := range []struct {
		change   func()
		inactive []common.Address
		times    int
	}{
		{func() {}, nil, 0},
		{func() { reg.stakes[op(1)] = 99 }, []common.Address{op(1)}, 1},
		{func() {}, []common.Address{op(1)}, 1},
		{func() { reg.owners[node(3)] = common.Address{} }, []common.Address{op(1), op(3)}, 2},
		{func() { reg.stakes[op(1)] = 100 }, []common.Address{op(3)}, 3},
	} {
		x.change()
		if err := p.standing(t.Context(), r); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(l.s.Inactive, x.inactive) || l.times != x.times {
			t.Errorf("said %d times, last %v; want %d times, %v", l.times, l.s.Inactive, x.times, x.inactive)
		}
	}
	synctest.Test(t, func(t *testing.T) { // and a provider that runs looks by itself
		reg.stakes[op(2)], p.open = 0, map[common.Hash]LeaseRecord{}
		p.remember(r)
		ctx, stop := context.WithTimeout(t.Context(), 2*standingEvery)
		defer stop()
		p.watchStanding(ctx)
		if l.times != 4 {
			t.Errorf("it was said %d times", l.times)
		}
	})
}
