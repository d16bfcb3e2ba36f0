package node

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// spaceDelegated holds the announcements of jobs that an aggregator coordinates, by job id.
const spaceDelegated ledger.Space = "handed-over"

// spaceDelegatedAt holds when that was, unix ms, by job id. A node that ran before it was kept does not know.
const spaceDelegatedAt ledger.Space = "handed-over-at"

// spaceDelegatedFor holds what an aggregator is asked to deliver of a job, as artifacts.Delivery.Words says it, by job
// id; there is none where only what was trained is.
const spaceDelegatedFor ledger.Space = "handed-over-deliver"

// delegateJob deposits the job's whole price and gives the job to an aggregator, which then coordinates it without
// this node, and makes of the finished job what words say.
func (n *Node) delegateJob(
	ctx context.Context, ann market.ValidAnnouncement, words []string, to peer.ID,
) (api.JobView, error) {
	bound, err := money.Units(ann.Offer().MaxPrice).Mul(ann.Offer().Segments)
	if err != nil {
		return api.JobView{}, err
	}
	msg, err := canon.Marshal(market.Delegation{Announcement: ann.Announcement(), Funded: bound, Deliver: words})
	if err != nil {
		return api.JobView{}, err
	}
	if err := n.deps.Readers.Open(ann, ann.Offer().Delegate); err != nil {
		return api.JobView{}, err
	}
	if err := n.askAggregator(ctx, to, msg); err != nil {
		return api.JobView{}, err
	}
	put := []ledger.Record{
		{Key: ledger.Key{Space: spaceDelegated, ID: ann.JobID().String()}, Value: ann.Announcement()},
		{Key: ledger.Key{Space: spaceDelegatedAt, ID: ann.JobID().String()}, Value: time.Now().UnixMilli()},
	}
	if len(words) > 0 {
		key := ledger.Key{Space: spaceDelegatedFor, ID: ann.JobID().String()}
		put = append(put, ledger.Record{Key: key, Value: words})
	}
	if _, err := n.ledger.Commit(ledger.Change{
		Kind: "job.handed-over", Body: ann.Announcement().Offer, At: n.heads.Latest().Time, Put: put,
	}); err != nil {
		return api.JobView{}, err
	}
	if err := n.fund(ctx, ann, bound); err != nil {
		return api.JobView{}, err
	}
	if err := n.deliver(ctx, ann.Announcement(), to, msg); err != nil {
		return api.JobView{}, err
	}
	return n.delegatedView(ann.Announcement()), nil
}

// askAggregator asks an aggregator, before any money moves, whether it would take a job. An answer that it is busy or
// that only the deposit is missing means yes.
func (n *Node) askAggregator(ctx context.Context, to peer.ID, msg []byte) error {
	_, err := n.host.Request(ctx, to, p2p.DelegateProtocol, msg)
	var no *p2p.Refusal
	switch {
	case err == nil, wire.Busy(err), errors.As(err, &no) && no.Code == wire.CodeUnfunded:
		return nil
	case errors.Is(err, p2p.ErrUnsupported):
		return api.WithHint(
			fmt.Errorf("%w: node %s has no role of an aggregator; no money has moved", api.ErrInvalid, to),
			"name the peer id of one that has, or leave --aggregator out")
	case errors.As(err, &no):
		return fmt.Errorf("%w: the aggregator does not take the job, and no money has moved: %s",
			api.ErrInvalid, no.Text)
	}
	return api.WithHint(fmt.Errorf("%w: aggregator: %w; no money has moved", api.ErrUnavailable, err),
		"is it online? `infernet peers` shows who is connected")
}

// delegationRetry is the wait between two tries to deliver a delegation.
var delegationRetry = retry.Policy{First: 500 * time.Millisecond}

// sendDelegation sends a delegation until the aggregator takes or refuses it. The aggregator is busy while it fetches
// the data set, and until it sees the deposit on chain.
func (n *Node) sendDelegation(ctx context.Context, to peer.ID, msg []byte) error {
	return retry.Do(ctx, delegationRetry, func() error {
		raw, err := n.host.Request(ctx, to, p2p.DelegateProtocol, msg)
		if wire.Busy(err) {
			return err
		}
		if err != nil {
			return retry.Final(err)
		}
		ack, err := market.DecodeAck(raw)
		if err != nil {
			return retry.Final(err)
		}
		return retry.Final(ack.Err())
	})
}

// fund deposits amount for the offer by a transaction of the wallet.
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
	permit := binder.Permit(uint64(p.Value), p.Deadline, p.Sig)
	data, err := bindings.NewJobEscrow().TryPackFund(binder.Offer(ann.Offer()), sig[:], uint64(amount), permit)
	if err != nil {
		return err
	}
	return n.send(ctx, "job.fund/"+ann.OfferHash().Hex(), data)
}

// send sends a transaction of the wallet to the escrow and waits until it is mined.
func (n *Node) send(ctx context.Context, action string, data []byte) error {
	return rail.Send(ctx, n.account.Sender(), n.cfg.Chain, action, data)
}

// delegatedView is a job that an aggregator coordinates: what was agreed, and what the escrow has paid.
func (n *Node) delegatedView(a market.Announcement) api.JobView {
	v := api.JobView{
		ID: a.Offer.Job.String(), Name: a.Spec.Name, State: "with aggregator " + a.Contact, Segments: a.Offer.Segments,
		Steps: a.Spec.Program.Steps, Deposited: money.Units(a.Offer.MaxPrice) * money.Units(a.Offer.Segments),
		Asset: n.rails[0].Asset, Decimals: n.rails[0].Decimals, Rail: string(n.rails[0].Name), Base: api.BaseOf(a.Spec),
	}
	if at, ok, err := ledger.Get[int64](n.ledger, spaceDelegatedAt, v.ID); err != nil {
		n.log.Warn("when a job was posted was not read", "job", v.ID, "err", err)
	} else if ok {
		v.PostedAt = time.UnixMilli(at)
	}
	ctx, cancel := context.WithTimeout(context.Background(), escrowReadTime)
	defer cancel()
	held, err := n.rails[0].EscrowBalance(ctx, a.Offer)
	if err != nil {
		n.log.Warn("a job's money was not read", "job", a.Offer.Job, "err", err)
		return v
	}
	v.Spent, v.Ended = held.Spent, held.Over && held.Reserved == 0
	return v
}

// escrowReadTime bounds one read of an offer's balance in the escrow.
const escrowReadTime = 5 * time.Second

// ErrUncoordinated means that an aggregator has the job's records.
var ErrUncoordinated = errors.New("this node did not coordinate the job")

// KnownOf is what a node says of a job that it coordinated, for artifacts.Verify. The error wraps
// ErrUncoordinated, or is about a root that is none.
func KnownOf(j api.JobView) (k artifacts.Known, err error) {
	if j.Root == "" {
		return k, fmt.Errorf("%w: %.80s", ErrUncoordinated, j.ID)
	}
	k = artifacts.Known{Job: j.ID, Segments: j.Segments, Verified: j.SegmentsVerified, Paid: j.SegmentsPaid}
	return k, errors.Join(k.Root.UnmarshalText([]byte(j.Root)), k.Program.UnmarshalText([]byte(j.Program)))
}
