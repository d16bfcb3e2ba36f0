package coordinator

import (
	"context"
	"errors"
	"fmt"
	"time"

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
	hash, node, rooms := x.Lease.StructHash(), x.Lease.Node, a.c.rooms
	rooms.asking(node)
	signed, wait, err := a.signLease(ctx, x)
	var ev job.Event = signed
	switch full := errors.Is(err, market.ErrNoRoom); {
	case err == nil:
		rooms.signed(node)
	case full:
		rooms.refused(node, 1, wait)
	case errors.Is(err, errLeftOut):
		rooms.signed(node) // it has room, and is asked again
	case wire.Final(err) || errors.Is(err, market.ErrRefused):
		rooms.refused(node, 0, 0)
	default:
		rooms.refused(node, silence, 0)
	}
	if err != nil {
		ev = job.LeaseRefused{Lease: hash, Reason: wire.Short(err), Busy: errors.Is(err, market.ErrNoRoom),
			LeftOut: errors.Is(err, errLeftOut), Away: errors.Is(err, p2p.ErrUnreachable)}
	}
	a.report(ctx, ev)
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
		a.hear(ctx, reply.LeftOut)
		err = fmt.Errorf("%w: %w", errLeftOut, err)
	}
	return ev, time.Duration(min(reply.Wait, market.MaxWait)) * time.Second, err
}

// errLeftOut means that a provider refuses a lease because of verifiers that it does not name.
var errLeftOut = errors.New("the lease leaves out verifiers")

// hear takes in bids that a provider has got from their verifiers. They are checked like those that
// come from the verifiers themselves. One that is refused, such as of an operator that the job
// excludes, stays out.
func (a *actor) hear(ctx context.Context, bids []market.HeardBid) {
	for _, h := range bids {
		from, err := peer.Decode(h.Peer)
		if err == nil {
			_, err = a.c.Bid(ctx, from, h.Bid)
		}
		if err != nil {
			a.c.d.Log.Debug("a bid that a provider has passed on is not taken", "peer", h.Peer, "err", err)
		}
	}
}
