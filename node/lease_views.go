package node

import (
	"cmp"
	"context"
	"slices"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// maxLeases is how many leases the API lists.
const maxLeases = 200

// Leases implements api.Backend.
func (n *Node) Leases(context.Context) ([]api.LeaseView, error) {
	states := n.leases.States()
	slices.SortFunc(states, func(a, b escrow.State) int {
		return cmp.Compare(b.Deal.Lease.Lease.Begin, a.Deal.Lease.Lease.Begin)
	})
	out := make([]api.LeaseView, 0, min(len(states), maxLeases))
	for _, s := range states[:min(len(states), maxLeases)] {
		out = append(out, n.leaseView(s))
	}
	return out, nil
}

func (n *Node) leaseView(s escrow.State) api.LeaseView {
	l, c := s.Deal.Lease.Lease, n.deps.Rails.Of(s.Deal.Domain)
	return api.LeaseView{
		ID: s.Deal.LeaseID().Hex(), Job: s.Deal.Offer.Job.String(), As: s.Party.String(), Phase: s.Phase.String(),
		Provider: l.Provider.Hex(), Rail: string(c.Name), First: l.FirstSegment, Segments: l.Segments,
		Begun: uint32(len(s.Segments)), Vouched: s.Vouched(), Claimed: s.Chain.Claimed, Price: money.Units(l.Price),
		Decimals: c.Decimals, Deadline: l.Deadline, Settled: s.Chain.Settled != nil, Games: s.Chain.Games,
		Height: s.Chain.Height,
	}
}
