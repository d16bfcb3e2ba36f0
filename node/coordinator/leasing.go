package coordinator

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// seed waits for a block that nobody knew when the bids came, because its hash draws the
// verifiers that have room in the lease.
func (a *actor) seed(ctx context.Context, ev *job.StakesRead) error {
	block, err := a.c.d.Heads.Next(ctx, a.c.d.Heads.Latest().Number)
	ev.Seed, ev.SeedBlock = block.Hash, block.Number
	return err
}

// propose asks a provider to sign a lease, and reports its answer.
func (a *actor) propose(ctx context.Context, x job.ProposeLease) {
	hash, rooms := x.Lease.StructHash(), a.c.rooms
	round := rooms.asking(x.Lease.Node)
	signed, wait, err := a.signLease(ctx, x)
	rooms.answered(x.Lease.Node, round, wait, err)
	var ev job.Event = signed
	if err != nil {
		ev = job.LeaseRefused{Lease: hash, Reason: wire.Short(err), Busy: errors.Is(err, market.ErrNoRoom),
			LeftOut: errors.Is(err, errLeftOut), Away: errors.Is(err, p2p.ErrUnreachable)}
	}
	a.report(ctx, ev)
}

// answered notes how a node has answered a proposal: whoever did not sign, and did not bring bids that were left out,
// has refused it. wait is for how long it wants not to be asked.
func (x *rooms) answered(node common.Address, round int, wait time.Duration, err error) {
	switch {
	case err == nil:
		x.signed(node)
	case errors.Is(err, errLeftOut):
		x.refused(node, round, 0, 0) // it is asked again
	case wire.Final(err) || errors.Is(err, market.ErrRefused) || errors.Is(err, market.ErrNoRoom):
		x.refused(node, round, 1, wait)
	default:
		x.refused(node, round, silence, 0)
	}
}

// signLease signs a lease and gets its provider's signature. If the provider has no room, wait is
// the time after which it wants to be asked again.
func (a *actor) signLease(ctx context.Context, x job.ProposeLease) (
	ev job.LeaseSigned, wait time.Duration, err error,
) {
	ev.Lease = x.Lease.StructHash()
	to, err := peer.Decode(x.Peer)
	if err != nil {
		return ev, 0, err
	}
	at, ok := a.ann.ForOffer(x.Lease.Offer)
	if !ok {
		return ev, 0, job.ErrStale
	}
	if err = a.c.d.Readers.Admit(at, append(role.NodesOf(x.Candidates), x.Lease.Node)...); err != nil {
		return ev, 0, err
	}
	if ev.DelegateSig, err = a.c.d.Key.SignDigest(ctx, at.Domain().Digest(x.Lease)); err != nil {
		return ev, 0, err
	}
	ctx, cancel := context.WithTimeout(ctx, leaseReply)
	defer cancel()
	msg := market.LeaseProposal{Announcement: at.Announcement(), Lease: x.Lease, Sig: ev.DelegateSig, Start: x.Start,
		Candidates: x.Candidates, Peers: x.Peers, Eligible: x.Eligible, Block: x.Block}
	reply, err := wire.Ask(ctx, a.c.d.Net, to, p2p.LeaseProtocol, msg, market.DecodeLeaseReply)
	if err != nil {
		return ev, 0, err
	}
	ev.NodeSig, err = reply.Validate(at.Domain(), x.Lease)
	if err != nil && len(reply.LeftOut) > 0 && len(reply.LeftOut) <= market.MaxHeard {
		if a.hear(ctx, reply.LeftOut) {
			err = fmt.Errorf("%w: %w", errLeftOut, err)
		}
	}
	return ev, time.Duration(min(reply.Wait, market.MaxWait)) * time.Second, err
}

// errLeftOut means that a provider refuses a lease because of verifiers that it does not name.
var errLeftOut = errors.New("the lease leaves out verifiers")

// hear takes in bids that a provider has got from their verifiers. They are checked like those that
// come from the verifiers themselves. One that is refused, such as of an operator that the job
// excludes, stays out. It reports whether an operator was among them that had no bid here.
func (a *actor) hear(ctx context.Context, bids []market.HeardBid) (news bool) {
	had := a.state().Bids
	for _, h := range bids {
		from, err := peer.Decode(h.Peer)
		if err == nil {
			_, err = a.c.Bid(ctx, from, h.Bid)
		}
		if err != nil {
			a.c.d.Log.Debug("a bid that a provider has passed on is not taken", "peer", h.Peer, "err", err)
			continue
		}
		news = news || !slices.ContainsFunc(had, func(x job.HeldBid) bool {
			return x.Bid.Bid.Operator == h.Bid.Bid.Operator && x.Bid.Bid.Role == market.RoleVerifier
		})
	}
	return news
}
