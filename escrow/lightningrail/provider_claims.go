package lightningrail

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
)

// claim submits verified segments to the arbiters. The window begins anew with
// each claim.
func (r *Rail) claim(ctx context.Context, b record, cs []escrow.ClaimedSegment) error {
	if err := checkClaims(ctx, r.Registry, b.Deal, b.Candidates, b.claimed(), b.vouched(), cs); err != nil {
		return err
	}
	m := Message{Topic: Claimed, Lease: b.Deal.LeaseID(), Claims: cs, Voucher: voucherOf(b)}
	var window uint64
	var no refusals
	for _, a := range r.Arbiters {
		reply, err := r.Peers.Ask(ctx, a, m)
		if err != nil {
			no.add(a, err)
			continue
		}
		window = max(window, min(reply.Window, r.Clock()+2*uint64(b.Deal.Offer.Window)))
	}
	if window == 0 {
		return no.sum()
	}
	_, err := r.edit(m.Lease, func(b *record) error {
		if b.claimed() < m.Claims[0].Segment-b.Deal.Lease.Lease.FirstSegment+uint32(len(cs)) {
			b.Claims = append(b.Claims, cs...)
		}
		b.WindowEnd = max(b.WindowEnd, window)
		return nil
	})
	return err
}

// releaseProvider settles, after the window, what was claimed, and gives the rest
// back.
func (r *Rail) releaseProvider(ctx context.Context, b record) error {
	if b.WindowEnd == 0 || r.Clock() < b.WindowEnd {
		return deny("the window ends at %d, it is %d", b.WindowEnd, r.Clock())
	}
	if b.claimed() > b.due() {
		held, err := r.collect(ctx, b.Deal.LeaseID())
		if err != nil {
			return err
		}
		if b, err = r.records.get(b.Deal.LeaseID()); err != nil {
			return err
		}
		if held {
			return errors.Join(errHeld, r.settle(ctx, b, b.due()))
		}
	}
	if err := r.settle(ctx, b, b.due()); err != nil {
		return err
	}
	return r.cancelFrom(ctx, b.Deal.LeaseID(), b.due(), "released")
}

// errHeld is transient: it ends with the ruling, or when the lock expires.
var errHeld = errors.New("a segment is disputed: its lock waits for the ruling")

// collect gets from the arbiters the preimages that they reveal for the claims.
// held reports that one is disputed.
func (r *Rail) collect(ctx context.Context, lease common.Hash) (held bool, err error) {
	b, err := r.records.get(lease)
	if err != nil {
		return false, err
	}
	var no refusals
	for _, a := range r.Arbiters {
		reply, err := r.Peers.Ask(ctx, a, Message{Topic: Collect, Lease: lease,
			Locks: lockRefs(b.Locks[:b.claimed()])})
		if err == nil {
			b, err = r.edit(lease, func(b *record) error {
				b.learn(reply.Secrets)
				b.Collected = max(b.Collected, uint32(len(b.secrets(b.claimed()))))
				return nil
			})
		}
		switch {
		case err == nil && !reply.Done:
			return true, nil
		case err == nil && b.Collected >= min(reply.Covers, b.claimed()):
			return false, nil
		case err == nil:
			err = deny("preimages of %d of %d segments", b.Collected, reply.Covers)
		}
		no.add(a, err)
	}
	return false, no.sum()
}
