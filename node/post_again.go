package node

import (
	"context"
	"fmt"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/canon"
)

// saltOf is the salt of the job that a call posts: that of the call's idempotency key, if it has one.
func saltOf(ctx context.Context) (uint64, error) {
	if nonce, ok := api.NonceOf(ctx); ok {
		return nonce, nil
	}
	return randomNonce()
}

// postedBefore finds the job that an earlier call with the same idempotency key has made before the node died. It goes
// on with one that was to be handed to the aggregator to. It reports whether there is such a job.
func (n *Node) postedBefore(ctx context.Context, to peer.ID) (v api.JobView, found bool, err error) {
	salt, ok := api.NonceOf(ctx)
	if !ok {
		return v, false, nil
	}
	for _, r := range n.coordinator.Records() {
		if r.State.Announcement.Spec.Salt == salt {
			return n.jobView(r), true, nil
		}
	}
	given, err := ledger.List[market.Announcement](n.ledger, spaceDelegated, "")
	for _, g := range given {
		if g.Value.Spec.Salt == salt {
			v, err = n.handOverAgain(ctx, g.Value, to)
			return v, true, err
		}
	}
	return v, false, err
}

// handOverAgain goes on with a job that the ledger has as handed over: it pays unless the escrow has the money, and
// tells the aggregator. The payment's action is that of the offer, so that it is made once.
func (n *Node) handOverAgain(ctx context.Context, a market.Announcement, to peer.ID) (api.JobView, error) {
	ann, err := a.Validate(n.deps.Rails, n.heads.Latest().Time)
	if err != nil {
		return api.JobView{}, fmt.Errorf("%w: %w", api.ErrConflict, err)
	}
	bound, err := money.Units(a.Offer.MaxPrice).Mul(a.Offer.Segments)
	if err != nil {
		return api.JobView{}, err
	}
	held, err := n.rails[0].EscrowBalance(ctx, a.Offer)
	if err != nil {
		return api.JobView{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if held.Over {
		return n.delegatedView(a), nil
	}
	if held.Free+held.Reserved+held.Spent == 0 {
		if err := n.fund(ctx, ann, bound); err != nil {
			return api.JobView{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
		}
	}
	words, _, err := ledger.Get[[]string](n.ledger, spaceDelegatedFor, a.Offer.Job.String())
	if err != nil {
		return api.JobView{}, err
	}
	msg, err := canon.Marshal(market.Delegation{Announcement: a, Funded: bound, Deliver: words})
	if err != nil {
		return api.JobView{}, err
	}
	return n.delegatedView(a), n.deliver(ctx, a, to, msg)
}

// deliver hands a paid job to the aggregator.
func (n *Node) deliver(ctx context.Context, a market.Announcement, to peer.ID, msg []byte) error {
	err := n.sendDelegation(ctx, to, msg)
	if err == nil {
		return nil
	}
	return api.WithHint(fmt.Errorf("%w: aggregator: %w", api.ErrUnavailable, err),
		"the money is in the escrow; `infernet job cancel "+a.Offer.Job.String()+"` takes it back")
}
