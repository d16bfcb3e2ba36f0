package coordinator

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// leaseReply bounds how long a provider may take to answer a proposed lease.
const leaseReply = 10 * time.Second

// do carries out one action and reports what came of it as an event.
func (a *actor) do(ctx context.Context, x job.Action) {
	switch x := x.(type) {
	case job.Announce:
		a.announce(ctx, x)
	case job.ReadStakes:
		a.untilDone(ctx, "stakes", func() error { return a.readStakes(ctx, x) })
	case job.ProposeLease:
		a.propose(ctx, x)
	case job.Fund:
		a.fund(ctx, x)
	case job.DrawVerifiers:
		a.untilDone(ctx, "draw", func() error { return a.draw(ctx, x) })
	case job.RequestCheck:
		a.requestCheck(ctx, x)
	case job.KeepState:
		a.keepState(ctx, x)
	case job.SendVoucher:
		a.sendVoucher(ctx, x)
	case job.EndLease:
		a.endLease(ctx, x)
	case job.FetchArtifact:
		a.untilDone(ctx, "artefact", func() error { return a.fetchArtifact(ctx, x) })
	case job.Refund:
		a.untilDone(ctx, "refund", func() error { return a.refund(ctx) })
	}
}

// untilDone repeats fn until it succeeds or says that it is too late.
func (a *actor) untilDone(ctx context.Context, what string, fn func() error) {
	for ctx.Err() == nil {
		err := fn()
		if err == nil || errors.Is(err, job.ErrStale) || errors.Is(err, job.ErrPhase) || errors.Is(err, job.ErrClosed) {
			return
		}
		if ctx.Err() == nil {
			a.c.d.Log.Warn("job waits", "job", a.ann.JobID(), "for", what, "err", err)
		}
		if retry.Pause(ctx, wire.RetryEvery) != nil {
			return
		}
	}
}

// announce publishes the offer now, and again and again while the job is listed.
func (a *actor) announce(ctx context.Context, x job.Announce) {
	raw, err := canon.Marshal(x.Announcement)
	if err != nil {
		a.c.d.Log.Error("announcement not encoded", "err", err)
		return
	}
	for ctx.Err() == nil && a.state().Listing() {
		if err := a.c.topic.Publish(ctx, raw); err != nil {
			a.c.d.Log.Warn("announcement not published", "err", err)
		}
		if retry.Pause(ctx, role.AnnounceEvery) != nil {
			return
		}
	}
}

// readStakes waits until a provider has room, and reads what the match of bids needs: stakes,
// reputation, and what rails cost.
func (a *actor) readStakes(ctx context.Context, x job.ReadStakes) error {
	room, err := a.c.rooms.await(ctx, a.state)
	if err != nil {
		return err
	}
	defer a.c.rooms.giveBack(room)
	if a.state().Phase != job.Matching {
		return job.ErrPhase
	}
	operators := x.Operators
	for _, h := range a.state().Bids { // also those that came meanwhile
		operators = append(operators, h.Bid.Bid.Operator)
	}
	slices.SortFunc(operators, common.Address.Cmp)
	operators = slices.Compact(operators)
	ev := job.StakesRead{Stakes: map[common.Address]money.Units{}, Reputation: a.c.reputation(),
		StakeUnit: a.c.d.Rails.StakeUnit(), Units: a.c.d.Rails.Units()}
	for _, op := range operators {
		s, err := a.c.d.Registry.Stake(ctx, op)
		if err != nil {
			return err
		}
		ev.Stakes[op] = s
	}
	if s := a.state(); a.ann.Priced() && !s.MoneyMoved() {
		ev.Rails = a.c.d.Rails.Probe(ctx)
	}
	if err := a.least(ctx, &ev); err != nil {
		return err
	}
	if len(operators) > market.MaxCandidates {
		if err := a.seed(ctx, &ev); err != nil {
			return err
		}
	}
	if ev.MinStake, err = a.c.d.Registry.MinStake(ctx); err != nil {
		return err
	}
	ev.Busy, ev.Load = a.c.rooms.load(a.state(), room)
	return a.apply(ctx, ev)
}

// least finds out how many verifiers a lease names at least, at each payment option.
func (a *actor) least(ctx context.Context, ev *job.StakesRead) error {
	if a.c.weigh == nil {
		return nil
	}
	ev.Least = map[market.Domain]uint32{}
	at := []market.ValidAnnouncement{a.ann}
	for _, o := range a.ann.PaymentOptions() {
		if other, ok := a.ann.At(o.Domain); ok {
			at = append(at, other)
		}
	}
	for _, x := range at {
		n, err := a.c.weigh(ctx, x.Spec(), x.Offer())
		if err != nil {
			return err
		}
		ev.Least[x.Domain()] = n
	}
	return nil
}

// report hands over an event. If it is refused, the job has moved on, and nothing is to be
// done.
func (a *actor) report(ctx context.Context, ev job.Event) {
	a.untilDone(ctx, fmt.Sprintf("%T", ev), func() error { return a.apply(ctx, ev) })
}

// draw waits for the block that draws a check.
func (a *actor) draw(ctx context.Context, x job.DrawVerifiers) error {
	blocks, err := a.c.d.BlocksAt(ctx, append(slices.Clone(x.Earlier), x.Height))
	if err != nil {
		return err
	}
	last := len(blocks) - 1
	return a.apply(ctx, job.DrawReady{Commitment: x.Commitment, Block: blocks[last], Earlier: blocks[:last]})
}

// requestCheck asks a verifier to check a segment. If it does not accept, a reserve is
// asked, and this verifier again for as long as its verdict is of use.
func (a *actor) requestCheck(ctx context.Context, x job.RequestCheck) {
	a.partner(x.Peer)
	to, err := peer.Decode(x.Peer)
	send := func() error { return wire.Send(ctx, a.c.d.Net, to, p2p.CheckProtocol, x.Request) }
	if err == nil {
		err = wire.Retry(ctx, wire.Deliver, send)
	}
	if err == nil || ctx.Err() != nil {
		return
	}
	// A reserve is asked in its place. If it was only away, its verdict is still of use.
	a.report(ctx, job.CheckRefused{Commitment: x.Request.Receipt.Commitment, Node: x.To.Node, Reason: wire.Short(err)})
	for !wire.Final(err) && a.undecided(x.Request.Receipt.Commitment) && retry.Pause(ctx, wire.RetryEvery) == nil {
		if err = send(); err == nil {
			return
		}
	}
}

// undecided reports whether verdicts on a commitment are still of use.
func (a *actor) undecided(commitment common.Hash) bool {
	s := a.state()
	w, ok := s.Work(commitment)
	return ok && w.Finding == job.Open && s.Phase != job.Closed
}

// signedVoucher signs what a payment says. The voucher is empty if no segment is vouched
// for.
func (a *actor) signedVoucher(ctx context.Context, p job.Payment) (market.SignedVoucher, error) {
	v := market.SignedVoucher{Voucher: p.Voucher, Payees: p.Payees}
	if p.Voucher.Segments == 0 {
		return market.SignedVoucher{}, nil
	}
	r, err := a.c.d.Rails.At(a.chosen().Domain()) // a job with vouchers stays on its rail
	if err != nil {
		return v, err
	}
	if v.Sig, err = a.c.d.Key.SignDigest(ctx, r.Domain.Digest(p.Voucher)); err == nil {
		v.Proof, err = r.Prove(ctx, p.Voucher)
	}
	return v, err
}

// sendVoucher signs a voucher and sends it to the provider, however long that is away. Without it a provider that has
// used up its credit waits, and no later voucher comes.
func (a *actor) sendVoucher(ctx context.Context, x job.SendVoucher) {
	to, err := peer.Decode(x.Peer)
	if err != nil {
		return
	}
	v, err := a.signedVoucher(ctx, x.Payment)
	if err == nil {
		v.Release = a.consent(ctx, v.Voucher)
		err = a.vouch(v)
	}
	if err == nil {
		err = a.deliverVoucher(ctx, to, v)
	}
	if err != nil && ctx.Err() == nil && !a.moot(x.Voucher) {
		a.c.d.Log.Warn("voucher not delivered", "segments", x.Voucher.Segments, "err", err)
	}
}

// deliverVoucher sends a voucher until the provider takes or refuses it, or does not need it.
func (a *actor) deliverVoucher(ctx context.Context, to peer.ID, v market.SignedVoucher) error {
	return wire.Retry(ctx, wire.Backoff, func() error {
		if a.moot(v.Voucher) {
			return nil
		}
		return wire.Send(ctx, a.c.d.Net, to, p2p.VoucherProtocol, v)
	})
}

// moot reports whether a voucher is of no use to its provider: a later one of its lease was signed, which says all that
// those before it said, or the lease is settled.
func (a *actor) moot(v market.Voucher) bool {
	s, err := a.c.leases.State(v.Lease)
	return err == nil && (s.Vouched() > v.Segments || s.Chain.Settled != nil)
}

// vouch hands a voucher to the escrow machine. It comes before sending: what the machine
// refuses is not sent. A panel that overruled a disagreeing verifier counts as a ruling for
// the provider.
func (a *actor) vouch(v market.SignedVoucher) error {
	s, err := a.c.leases.State(v.Voucher.Lease)
	if err != nil {
		return err
	}
	for i, g := range s.Segments[:min(int(v.Voucher.Segments), len(s.Segments))] {
		if g.Step != escrow.Disputed {
			continue
		}
		if err := a.c.leases.Apply(v.Voucher.Lease, escrow.Ruled{Segment: uint32(i), Won: true}); err != nil {
			return err
		}
	}
	return a.c.leases.Apply(v.Voucher.Lease, escrow.Vouched{Voucher: v})
}

// endLease lets the escrow machine end the lease on chain and sends the end to the
// provider. watch reports when nothing is held for the lease any more.
func (a *actor) endLease(ctx context.Context, x job.EndLease) {
	hash := x.Lease.Lease.StructHash()
	if _, err := a.c.leases.State(hash); err == nil { // also one that is being opened
		a.untilDone(ctx, "end of lease", func() error { return a.c.leases.Apply(hash, escrow.Stop{Reason: x.Reason}) })
	}
	to, err := peer.Decode(x.Peer)
	if err != nil {
		return
	}
	if err := wire.Send(ctx, a.c.d.Net, to, p2p.EndProtocol,
		market.LeaseEnd{Lease: hash, Reason: x.Reason}); err != nil {
		a.c.d.Log.Info("end of lease not delivered", "err", err)
	}
}

// returned reports whether nothing of the job's money is left in the escrow.
func returned(s escrow.State) bool {
	return s.Phase == escrow.Refunded || s.Phase == escrow.Closed && s.Chain.Pot == 0
}

// newest returns the last lease that is or was open on chain. It waits for one whose
// opening is under way, even if the job has left that lease already: its money comes back
// as well.
func (a *actor) newest(ctx context.Context) (lease common.Hash, found bool, err error) {
	s := a.state()
	hashes := make([]common.Hash, 0, len(s.Past)+1)
	for _, e := range s.Past {
		hashes = append(hashes, e.Hash)
	}
	if s.Lease != nil {
		hashes = append(hashes, s.Lease.Hash)
	}
	for _, h := range hashes {
		if _, err := a.c.leases.State(h); err != nil {
			continue // never opened
		}
		x, err := a.c.leases.Wait(ctx, h, opened)
		if err != nil {
			return lease, found, err
		}
		if x.Phase != escrow.Reserved {
			lease, found = h, true
		}
	}
	return lease, found, nil
}

// refund takes the free balance back through the newest lease's machine. Without a lease
// nothing of this node's is in the escrow. What another client has put there, that client's
// wallet takes back.
func (a *actor) refund(ctx context.Context) error {
	lease, found, err := a.newest(ctx)
	if err != nil {
		return err
	}
	if found && a.own() {
		if err := a.c.leases.Apply(lease, escrow.GiveUp{}); err != nil {
			return err
		}
		if _, err := a.c.leases.Wait(ctx, lease, returned); err != nil {
			return err
		}
	}
	if s := a.state(); a.ann.Priced() && !s.MoneyMoved() {
		return a.send(ctx, job.Refunded{}, nil) // on no rail is there anything to look for
	}
	balance, err := a.escrowBalance(ctx)
	if err != nil {
		return err
	}
	return a.send(ctx, job.Refunded{}, func(r *JobRecord) { r.Figures.refunded(balance) })
}
