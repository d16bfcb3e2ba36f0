package node

import (
	"context"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// Offers implements api.Backend. A job that this node coordinates and that has ended is left out: its offer stays in
// the book until nobody repeats it.
func (n *Node) Offers(context.Context) ([]api.OfferView, error) {
	var out []api.OfferView
	working := workedOn(n.leases.States())
	for _, l := range n.intake.Offers() {
		id := l.Announcement.JobID()
		if r, err := n.coordinator.Record(id); err == nil && r.State.Phase == job.Closed {
			continue
		}
		decision := l.Decision
		if working[id] {
			decision = "this node works on it"
		}
		out = append(out, offerView(l.Announcement, decision))
	}
	return out, nil
}

func offerView(a market.ValidAnnouncement, decision string) api.OfferView {
	o, s := a.Offer(), a.Spec()
	return api.OfferView{
		Job: a.JobID().String(), Name: s.Name, Client: o.Client.Hex(), MaxPrice: money.Units(o.MaxPrice),
		Segments: o.Segments, Tokens: s.Program.TokensPerStep() * uint64(s.Program.Steps), Deadline: o.Deadline,
		Decision: decision,
	}
}

// workedOn are the jobs that a node trains under a lease that is signed and does not end yet.
func workedOn(leases []escrow.State) map[market.JobID]bool {
	out := map[market.JobID]bool{}
	for _, s := range leases {
		if s.Party == escrow.Provider && (s.Phase == escrow.Reserved || s.Phase == escrow.Funded) {
			out[s.Deal.Offer.Job] = true
		}
	}
	return out
}
