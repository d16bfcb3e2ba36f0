package coordinator

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
)

// Bid answers /infernet/bid/1.
func (c *Coordinator) Bid(ctx context.Context, from peer.ID, b market.SignedBid) (market.Ack, error) {
	a, err := c.ofOffer(b.Bid.Offer)
	if err != nil {
		return market.Ack{}, err
	}
	if node, err := market.NodeOfPeer(from); err != nil || node != b.Bid.Node {
		return market.Ack{}, p2p.Refuse(wire.CodeInvalid, "a bid comes from its own node key")
	}
	bid, err := b.Validate(a.ann, c.d.Heads.Latest().Time)
	if err != nil {
		return market.Ack{}, err
	}
	stake, err := c.staked(ctx, bid.Bid())
	if err != nil {
		return market.Ack{}, err
	}
	if c.ignores(bid.Bid()) {
		return wire.Accepted, nil
	}
	return wire.Accepted, a.apply(ctx, job.BidReceived{Bid: bid, Peer: from.String(), Stake: stake})
}

// ignores reports whether a coordinator that names friends alone drops a bid. Its friends are the
// operators whose verifiers bid first, for any job.
func (c *Coordinator) ignores(b market.Bid) bool {
	if c.fault.Friends == 0 || b.Role != market.RoleVerifier {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.friends) < int(c.fault.Friends) {
		c.friends[b.Operator] = true
	}
	return !c.friends[b.Operator]
}

// Progress answers /infernet/progress/1.
func (c *Coordinator) Progress(ctx context.Context, from peer.ID, p market.Progress) (market.Ack, error) {
	a, l, err := c.leaseOf(from, p.Lease)
	if err != nil {
		return market.Ack{}, err
	}
	if err := p.Validate(l, a.ann.Spec()); err != nil {
		return market.Ack{}, err
	}
	return wire.Accepted, a.apply(ctx, job.HeartbeatReceived{Progress: p})
}

// leaseOf finds the active lease, and checks that its provider's node asks.
func (c *Coordinator) leaseOf(from peer.ID, lease common.Hash) (*actor, market.Lease, error) {
	a, err := c.ofLease(lease)
	if err != nil {
		return nil, market.Lease{}, err
	}
	active := a.state().Lease
	if active == nil || active.Hash != lease {
		return nil, market.Lease{}, p2p.Refuse(wire.CodeStale, "lease %s is over", lease)
	}
	if node, err := market.NodeOfPeer(from); err != nil || node != active.Signed.Lease.Node {
		return nil, market.Lease{}, p2p.Refuse(wire.CodeInvalid, "that lease is another node's")
	}
	c.d.Partner(from)
	return a, active.Signed.Lease, nil
}

// Result answers /infernet/segment/1 with the receipt.
func (c *Coordinator) Result(ctx context.Context, from peer.ID, r market.SegmentResult) (market.Receipt, error) {
	a, l, err := c.leaseOf(from, r.Commitment.Lease)
	if err != nil {
		return market.Receipt{}, err
	}
	valid, err := r.Validate(a.chosen(), l)
	if err != nil {
		return market.Receipt{}, err
	}
	if _, known := a.state().Work(valid.Hash()); !known {
		if err := a.heightAccepted(ctx, valid.Commitment()); err != nil {
			return market.Receipt{}, err
		}
	}
	if err := a.apply(ctx, job.ResultReceived{Result: valid}); err != nil {
		return market.Receipt{}, err
	}
	// A result that is sent again is handed on again: the first time may have ended here.
	committed := escrow.CommittedTo{
		Segment: r.Commitment.Segment - l.FirstSegment, Hash: r.Commitment.Hash, Sig: r.Sig,
		Height: r.Commitment.Height, Fields: r.Segment,
	}
	if err := c.leases.Apply(r.Commitment.Lease, committed); err != nil {
		return market.Receipt{}, err
	}
	if err := c.keepClaim(a.state(), valid); err != nil {
		return market.Receipt{}, err
	}
	got, ok := a.state().Receipt(valid.Hash())
	if !ok {
		return market.Receipt{}, p2p.Refuse(wire.CodeBusy, "the receipt is not signed yet")
	}
	return got, nil
}

// heightAccepted refuses a block for the draw that is mined already or too near: it is drawn
// by a block that nobody knows, or not at all. Refusals in a row are counted.
func (a *actor) heightAccepted(ctx context.Context, c market.Commitment) error {
	err := c.CheckHeight(a.c.d.Heads.Latest().Number)
	n := a.refusals.count(c, err != nil)
	if err == nil {
		return nil
	}
	a.c.d.Event(a.ann.JobID(), "refused", fmt.Sprintf("segment %d, the height of its draw is refused for the %s time "+
		"in a row: %v", c.Segment, ordinal(n), err), nil)
	return p2p.Refuse(wire.CodeLate, "%v", err)
}

// VerdictCommitment answers /infernet/seal/1 when this node coordinates the job. Whoever
// was asked to check the segment gets its log, once its commitment and those of all others
// that were asked are kept. Before that the answer is busy.
func (c *Coordinator) VerdictCommitment(
	ctx context.Context, _ peer.ID, s market.VerdictCommitment,
) (market.LogReveal, error) {
	a, err := c.ofLease(s.Lease)
	if err != nil {
		return market.LogReveal{}, err
	}
	w, check, err := a.checkOf(s.Commitment, s.Verifier)
	if err != nil {
		return market.LogReveal{}, err
	}
	valid, err := s.Validate(market.RestoreResult(w.Result), a.candidate(check))
	if err != nil {
		return market.LogReveal{}, err
	}
	if err := a.apply(ctx, job.VerdictCommitted{Commitment: valid}); err != nil {
		return market.LogReveal{}, err
	}
	if !a.state().Reveals(s.Commitment, valid.Node()) {
		return market.LogReveal{}, p2p.Refuse(wire.CodeBusy,
			"the commitment is kept: the log is shown when all verifiers of the segment have sent theirs")
	}
	return market.LogReveal{Log: w.Result.Log}, nil
}

// Verdict answers /infernet/verdict/1 when this node coordinates the job.
func (c *Coordinator) Verdict(ctx context.Context, _ peer.ID, s market.SignedVerdict) (market.Ack, error) {
	a, err := c.ofLease(s.Verdict.Lease)
	if err != nil {
		return market.Ack{}, err
	}
	valid, err := a.validVerdict(s)
	if errors.Is(err, market.ErrReveal) { // another is drawn in its place
		broken := job.CommitmentBroken{Commitment: s.Verdict.Commitment, Node: valid.Node()}
		return market.Ack{}, errors.Join(err, a.apply(ctx, broken))
	}
	if err != nil {
		return market.Ack{}, err
	}
	if err := c.leases.Apply(s.Verdict.Lease, escrow.Judged{Verdict: s}); err != nil {
		return market.Ack{}, err
	}
	return wire.Accepted, a.apply(ctx, job.VerdictReceived{Verdict: valid})
}

// errUnknownCommitment is returned for a verdict on a commitment that no active lease has.
var errUnknownCommitment = errors.New("no such commitment under way")

// checkOf finds the work under a commitment and the check of it that verifier was asked
// for.
func (a *actor) checkOf(commitment common.Hash, verifier common.Address) (job.Work, job.Check, error) {
	w, ok := a.state().Work(commitment)
	if !ok || w.Drawing == nil {
		return w, job.Check{}, fmt.Errorf("%w: %s", errUnknownCommitment, commitment)
	}
	for _, check := range w.Checks {
		if a.candidate(check).Operator == verifier {
			return w, check, nil
		}
	}
	return w, job.Check{}, fmt.Errorf("%w: %s was not asked to check this", market.ErrDraw, verifier)
}

// candidate returns who was asked for a check.
func (a *actor) candidate(check job.Check) market.Candidate {
	if l := a.state().Lease; l != nil && check.Candidate < len(l.Pool) {
		return l.Pool[check.Candidate].Candidate
	}
	return market.Candidate{}
}

// validVerdict validates a verdict against the work it is on and against its commitment.
// With market.ErrReveal the verdict is returned: it is signed, but it is not what the
// verifier committed to.
func (a *actor) validVerdict(s market.SignedVerdict) (market.ValidVerdict, error) {
	w, check, err := a.checkOf(s.Verdict.Commitment, s.Verdict.Verifier)
	if err != nil {
		return market.ValidVerdict{}, err
	}
	v, err := s.Validate(a.chosen(), market.RestoreResult(w.Result), a.candidate(check), w.Drawing.Intervals)
	if err != nil {
		return market.ValidVerdict{}, err
	}
	return v, v.Opens(check.Commitment, w.Result.Log)
}

// Handle registers what a coordinator alone answers. delegates says whether this node takes
// jobs of others.
func Handle(h wire.Host, c *Coordinator, delegates bool) {
	h.Handle(p2p.BidProtocol, wire.Serve(market.DecodeBid, c.Bid))
	h.Handle(p2p.ProgressProtocol, wire.Serve(market.DecodeProgress, c.Progress))
	h.Handle(p2p.SegmentProtocol, wire.Serve(market.DecodeResult, c.Result))
	if delegates {
		h.Handle(p2p.DelegateProtocol, wire.Serve(market.DecodeDelegation, c.Delegate))
	}
}
