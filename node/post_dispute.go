package node

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/disputes"
	"github.com/infernetprotocol/infernet/train/ir"
)

// disputedOffer is the index of the offer for the rail that has a dispute game, or negative.
func (d unsignedJob) disputedOffer() int {
	return slices.IndexFunc(d.offers, func(p railOffer) bool { return p.rail.Name == market.OnEVM })
}

// planDispute finds what a dispute over a segment of the job is about, which the program alone says, and puts what it
// locks into the offer. Or it says in noDispute why there is none.
func (n *Node) planDispute(d *unsignedJob) error {
	at := d.disputedOffer()
	if at < 0 || !n.disputable() {
		d.noDispute = fmt.Sprintf("the rail %q has no dispute game: a wrong segment is unpaid, but costs no stake",
			d.preferred().rail.Name)
		return nil
	}
	if name := d.spec.Program.Numerics; n.games != nil && !n.games.Parameters().Plays(name) {
		return fmt.Errorf("%w: this chain's dispute game cannot judge leaves of %s: choose privacy: none, or "+
			"another network", api.ErrInvalid, name)
	}
	if n.games != nil {
		if err := n.trustsProofs(n.games.Parameters(), d.spec.Program.Numerics); err != nil {
			return fmt.Errorf("%w: a private job on this chain: %w", api.ErrInvalid, err)
		}
	}
	plan, err := ir.NewPlan(d.spec.Program)
	switch {
	case errors.Is(err, ir.ErrUnsupported):
		d.noDispute = err.Error() + ": a wrong segment is unpaid, but costs no stake"
		return nil
	case err != nil:
		return fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	o := &d.offers[at].offer
	d.plan, o.Locks = plan, n.games.Parameters().LocksFor(o.MaxPrice, o.Credit)
	return nil
}

// addTrace puts the root of the job's trace into the offer whose segments can be disputed. It reads the data set.
func (n *Node) addTrace(ctx context.Context, d *unsignedJob) error {
	if d.plan == nil {
		return nil
	}
	t, err := n.deps.TraceOf(ctx, d.spec)
	if err != nil {
		return fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	d.offers[d.disputedOffer()].offer.Trace = common.Hash(t.Root())
	return nil
}

// disputable reports whether one of this node's rails has a dispute game.
func (n *Node) disputable() bool {
	return slices.ContainsFunc(n.cfg.AllRails(), func(r config.Rail) bool { return r.Rail == config.RailEVM }) &&
		n.cfg.Chain.Game != (common.Address{})
}

// previewDispute adds to a quote what a dispute over one of the job's segments would cost.
func (n *Node) previewDispute(ctx context.Context, d unsignedJob, q *api.Quote) error {
	if d.plan == nil {
		q.NoDispute = d.noDispute
		return nil
	}
	price, err := n.games.GasPrice(ctx)
	if err != nil {
		return fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	e := disputes.Value(n.games.Parameters(), d.locks(), disputes.HeaderOf(d.spec), d.plan.Ops, price)
	cost := disputeCost(n.disputes.Computing(e, d.spec, d.plan))
	q.Dispute = &cost
	return nil
}
