package node

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/rail"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// spaceHandedOver is the ledger's column of jobs given to an aggregator.
const spaceHandedOver ledger.Space = "handed-over"

// handOver funds the whole job and gives it to an aggregator: from then on it
// goes on without this node.
func (n *Node) handOver(ctx context.Context, ann market.ValidAnnouncement, to peer.ID) (api.JobView, error) {
	bound, err := money.Units(ann.Offer().MaxPrice).Mul(ann.Offer().Segments)
	if err != nil {
		return api.JobView{}, err
	}
	msg, err := canon.Marshal(market.Delegation{Announcement: ann.Announcement(), Funded: bound})
	if err != nil {
		return api.JobView{}, err
	}
	if err := n.wouldTake(ctx, to, msg); err != nil {
		return api.JobView{}, err
	}
	if _, err := n.ledger.Commit(ledger.Change{
		Kind: "job.handed-over", Body: ann.Announcement().Offer, At: n.heads.Latest().Time,
		Put: []ledger.Record{{Key: ledger.Key{Space: spaceHandedOver, ID: ann.JobID().String()}, Value: ann.Announcement()}},
	}); err != nil {
		return api.JobView{}, err
	}
	if err := n.fund(ctx, ann, bound); err != nil {
		return api.JobView{}, err
	}
	if err := n.delegated(ctx, to, msg); err != nil {
		return api.JobView{}, api.WithHint(fmt.Errorf("%w: aggregator: %w", api.ErrUnavailable, err), "the money is in the escrow; `infernet job cancel "+ann.JobID().String()+"` takes it back")
	}
	return n.handedOver(ann.Announcement()), nil
}

// wouldTake asks an aggregator before any money moves: it lacks nothing but that.
func (n *Node) wouldTake(ctx context.Context, to peer.ID, msg []byte) error {
	_, err := n.host.Request(ctx, to, p2p.DelegateProtocol, msg)
	var no *p2p.Refusal
	switch {
	case err == nil, wire.Busy(err), errors.As(err, &no) && no.Code == wire.CodeUnfunded:
		return nil
	case errors.Is(err, p2p.ErrUnsupported):
		return api.WithHint(fmt.Errorf("%w: node %s has no role of an aggregator; no money has moved", api.ErrInvalid, to), "name the peer id of one that has, or leave --aggregator out")
	case errors.As(err, &no):
		return fmt.Errorf("%w: the aggregator does not take the job, and no money has moved: %s", api.ErrInvalid, no.Text)
	}
	return api.WithHint(fmt.Errorf("%w: aggregator: %w; no money has moved", api.ErrUnavailable, err), "is it online? `infernet peers` shows who is connected")
}

// delegated sends a delegation until the aggregator takes it or refuses. It is
// busy while the data set is on its way, and while it does not see the money.
func (n *Node) delegated(ctx context.Context, to peer.ID, msg []byte) error {
	const pause = 500 * time.Millisecond
	for {
		raw, err := n.host.Request(ctx, to, p2p.DelegateProtocol, msg)
		if err == nil {
			ack, err := market.DecodeAck(raw)
			if err != nil {
				return err
			}
			return ack.Err()
		}
		if !wire.Busy(err) {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pause):
		}
	}
}

// fund deposits amount for the offer with the wallet's own transaction.
func (n *Node) fund(ctx context.Context, ann market.ValidAnnouncement, amount money.Units) error {
	done, err := n.coordinator.Pay(ctx)
	if err != nil {
		return err
	}
	defer done()
	r, err := n.rails.At(ann.Domain())
	if err != nil {
		return err
	}
	p, err := r.Permit(ctx, amount)
	if err != nil {
		return err
	}
	sig := ann.Announcement().Sig
	permit := bindings.Permit{
		Value: p.Value.Big(), Deadline: new(big.Int).SetUint64(p.Deadline), V: p.Sig[64],
		R: [32]byte(p.Sig[:32]), S: [32]byte(p.Sig[32:64]),
	}
	data, err := bindings.NewJobEscrow().TryPackFund(evmrail.BindOffer(ann.Offer()), sig[:], uint64(amount), permit)
	if err != nil {
		return err
	}
	return n.send(ctx, "job.fund/"+ann.OfferHash().Hex(), data)
}

// send makes a transaction of the wallet to the escrow and waits for it.
func (n *Node) send(ctx context.Context, action string, data []byte) error {
	return rail.Send(ctx, n.account.Sender(), n.cfg.Chain, action, data)
}

// handedOver is what this node knows of a job that an aggregator runs: what was
// agreed, and what the chain says of its money.
func (n *Node) handedOver(a market.Announcement) api.JobView {
	v := api.JobView{
		ID: a.Offer.Job.String(), Name: a.Spec.Name, State: "with aggregator " + a.Contact, Segments: a.Offer.Segments,
		Steps: a.Spec.Program.Steps, Deposited: money.Units(a.Offer.MaxPrice) * money.Units(a.Offer.Segments),
		Asset: n.rails[0].Asset, Decimals: n.rails[0].Decimals, Rail: string(n.rails[0].Name),
	}
	ctx, cancel := context.WithTimeout(context.Background(), potTime)
	defer cancel()
	pot, err := n.rails[0].EscrowBalance(ctx, a.Offer)
	if err != nil {
		n.log.Warn("a job's money was not read", "job", a.Offer.Job, "err", err)
		return v
	}
	v.Spent, v.Ended = pot.Spent, pot.Over && pot.Reserved == 0
	return v
}

// potTime bounds one look at the chain.
const potTime = 5 * time.Second
