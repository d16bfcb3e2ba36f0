package provider

import (
	"context"
	"errors"
	"fmt"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// Propose answers /infernet/lease/2.
func (p *Provider) Propose(ctx context.Context, from peer.ID, q market.LeaseProposal) (market.LeaseReply, error) {
	valid, err := p.acceptable(from, q)
	var c *rail.Supervisor
	if err == nil {
		c, err = p.openRail(ctx, valid.Announcement())
	}
	if err == nil {
		err = p.sound(ctx, valid.Announcement(), q)
	}
	if err == nil {
		err = p.mayTake(newWork(p, from, valid, LeaseRecord{Lease: market.SignedLease{Lease: q.Lease}}))
	}
	if err == nil {
		err = p.fairLease(ctx, valid.Announcement(), q)
	}
	if err != nil {
		return p.refuse(from, q, err), nil
	}
	sig, err := p.d.Key.SignDigest(ctx, c.Domain.Digest(q.Lease))
	if err != nil {
		return market.LeaseReply{}, err
	}
	if err := p.begin(from, c, valid, sig); err != nil {
		return p.refuse(from, q, err), nil
	}
	p.roomMade() // one bid fewer waits
	return market.LeaseReply{Sig: sig}, nil
}

// sound refuses a lease whose client could gain by leaving, as far as is known without asking anybody.
func (p *Provider) sound(ctx context.Context, ann market.ValidAnnouncement, q market.LeaseProposal) error {
	if p.weigh == nil {
		return nil
	}
	err := p.weigh(ctx, ann.Spec(), ann.Offer(), Weighed{q.Lease.Price, len(q.Candidates), -1})
	if err != nil {
		return fmt.Errorf("%w: %w", market.ErrRefused, err)
	}
	return nil
}

// fairLease refuses a lease that may name friends of its client alone. Where too few verifiers answer this
// node to tell, it has no room for the lease: others may know more, and it may know more later.
func (p *Provider) fairLease(ctx context.Context, ann market.ValidAnnouncement, q market.LeaseProposal) error {
	heard, err := p.fairPool(ctx, q)
	if err != nil || heard < 0 || p.weigh == nil {
		return err
	}
	err = p.weigh(ctx, ann.Spec(), ann.Offer(), Weighed{q.Lease.Price, len(q.Candidates), heard})
	if err != nil {
		return fmt.Errorf("%w: %w", market.ErrNoRoom, err)
	}
	return nil
}

// refuse answers a proposal with the reason against it. Want of room is a matter of time: the bid
// stands, and is made again as soon as there is room.
func (p *Provider) refuse(from peer.ID, q market.LeaseProposal, why error) market.LeaseReply {
	var left *leftOutError
	if errors.As(why, &left) { // the bid stands for a lease that names them
		return market.LeaseReply{Refused: wire.Short(why), LeftOut: left.bids}
	}
	if !errors.Is(why, market.ErrNoRoom) {
		p.forgetBid(from, q)
		return market.LeaseReply{Refused: wire.Short(why)}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.missBid(q.Lease.Offer)
	return market.LeaseReply{Refused: wire.Short(why), Wait: leaseWait}
}

// mayTake returns an error that wraps market.ErrNoRoom if this node has no room for a lease now.
func (p *Provider) mayTake(w *work) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.hasRoom(w)
}

// hasRoom is mayTake with the lock held.
func (p *Provider) hasRoom(w *work) error {
	switch {
	case p.ctx == nil:
		return fmt.Errorf("%w: this node is stopping", market.ErrRefused)
	case !p.places.room(w.memory):
		return fmt.Errorf("%w: this node works on %d leases", market.ErrNoRoom, len(p.places.holders))
	}
	return p.owing(w)
}

// openRail returns the rail on which a job is paid, if that rail and the stake are fit for
// one more lease now: what was free at the bid may be locked since.
func (p *Provider) openRail(ctx context.Context, ann market.ValidAnnouncement) (*rail.Supervisor, error) {
	r, err := p.d.Rails.At(ann.Domain())
	if err == nil {
		err = p.stake.CoversBeside(ctx, ann.Offer(), p.unpaidLocks())
	}
	if err == nil {
		err = r.Ready(ctx)
	}
	if err == nil {
		err = r.Usable(ctx)
	}
	return r, err
}

// forgetBid forgets a bid whose lease this node refused: the coordinator has dropped that
// bid.
func (p *Provider) forgetBid(from peer.ID, q market.LeaseProposal) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if node, err := market.NodeOfPeer(from); err == nil && node == q.Announcement.Offer.Delegate &&
		q.Announcement.Offer.StructHash() == q.Lease.Offer {
		p.dropBid(q.Lease.Offer)
	}
}

// acceptable checks a proposed lease against the bid that it answers.
func (p *Provider) acceptable(from peer.ID, q market.LeaseProposal) (market.ValidLeaseProposal, error) {
	bid, ok := p.bidFor(q.Lease.Offer)
	if !ok {
		return market.ValidLeaseProposal{}, fmt.Errorf("%w: this node has not bid for that offer", market.ErrRefused)
	}
	if why := p.occupied(); why != "" {
		return market.ValidLeaseProposal{}, fmt.Errorf("%w: %s", market.ErrRefused, why)
	}
	if from.String() != q.Announcement.Contact {
		return market.ValidLeaseProposal{}, fmt.Errorf("%w: a lease comes from the offer's coordinator",
			market.ErrRefused)
	}
	if err := p.signedBefore(q.Lease.StructHash()); err != nil {
		return market.ValidLeaseProposal{}, err
	}
	v, err := q.Validate(p.d.Rails, bid, p.d.Heads.Latest().Time)
	if err != nil {
		return v, err
	}
	return v, p.d.Runner.Fits(v.Announcement().Spec().Program)
}

// begin keeps the lease, waits for its money, and then starts the work. Where an escrow holds the
// money, the lease is followed once it is there: a lease that is never funded costs no more than
// a look a block.
func (p *Provider) begin(from peer.ID, c *rail.Supervisor, v market.ValidLeaseProposal, sig market.Signature) error {
	q := v.Proposal()
	r := LeaseRecord{
		Announcement: q.Announcement, Start: q.Start, Candidates: q.Candidates, Peers: q.Peers,
		Lease: market.SignedLease{Lease: q.Lease, DelegateSig: q.Sig, NodeSig: sig},
	}
	w := newWork(p, from, v, r)
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.hasRoom(w); err != nil { // another proposal may have taken it since mayTake
		return err
	}
	if _, err := p.d.Ledger.Commit(ledger.Change{
		Kind: "lease.signed", Body: q.Lease, At: p.d.Heads.Latest().Time, Put: []ledger.Record{leaseRecord(r)},
	}); err != nil {
		return err
	}
	if err := p.d.Readers.Admit(v.Announcement(),
		append(role.NodesOf(q.Candidates), q.Announcement.Offer.Delegate)...); err != nil {
		return err
	}
	if c.PerSegment { // the locks come through the escrow machine
		if err := p.follow(c, r); err != nil {
			return err
		}
	}
	p.start(w)
	return nil
}
