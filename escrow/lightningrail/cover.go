package lightningrail

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// Whoever knows a preimage and forwards its lock can take the lock. So an arbiter gets
// a preimage only when its lock has arrived at the provider, and only for segments
// that can be claimed: those within the credit beyond what is vouched. With each
// voucher it gets the next ones, and the provider begins no segment before.

// maxCustody is how many arbiters a lease may have.
const maxCustody = 16

// coverage is of how many first segments arbiters should hold the preimages.
func (b record) coverage() uint32 {
	l := b.Deal.Lease.Lease
	return uint32(min(uint64(l.Segments), uint64(b.vouched())+uint64(b.Deal.Offer.Credit)))
}

// leastCover is of how many segments preimages must be in custody before a provider
// begins.
func (b record) leastCover() uint32 { return min(b.Deal.Lease.Lease.Segments, b.Deal.Offer.Credit) }

// covered is of how many first segments every arbiter has signed for the preimages.
func (b record) covered() (n uint32) {
	for i, c := range b.Custody {
		if i == 0 || c.Covers < n {
			n = c.Covers
		}
	}
	return n
}

// coverable are the preimages that arbiters may have now: of what is vouched, and of
// the following locks within the credit that have arrived.
func (r *Rail) coverable(ctx context.Context, b record) ([]lnd.Preimage, error) {
	if err := r.confirm(ctx, b); err != nil {
		return nil, err
	}
	n := b.vouched()
	for n < b.coverage() && (r.wasLocked(b.Locks[n].Hash) || r.wasPaid(b.Locks[n].Hash)) {
		n++
	}
	return b.secrets(n), nil
}

func (r *Rail) wasPaid(h lnd.Hash) bool {
	e, over := r.known(h)
	return over && e.paid
}

// confirm asks the provider whether it has those locks of an open lease of which a
// restart of this node has forgotten it. An answer may be missing; then the next look
// asks again.
func (r *Rail) confirm(ctx context.Context, b record) error {
	if !b.Opened {
		return nil
	}
	var asked []LockRef
	for _, l := range lockRefs(b.Locks[:b.coverage()]) {
		_, over, err := r.payment(ctx, l.Hash)
		if err != nil {
			return err
		}
		if !over && !r.wasLocked(l.Hash) {
			asked = append(asked, l)
		}
	}
	if len(asked) > 0 {
		if _, err := r.ask(ctx, b, forProvider, asked); err != nil {
			r.Log.Debug("locks not confirmed", "lease", b.Deal.LeaseID(), "err", err)
		}
	}
	return nil
}

// cover gives the arbiters the preimages that they may have and do not have yet.
func (r *Rail) cover(ctx context.Context, b record) (record, error) {
	if b.covered() >= b.coverage() {
		return b, nil
	}
	m := Message{Topic: Entrust, Lease: b.Deal.LeaseID(), Deal: &b.Deal, CLTV: b.CLTV, Locks: lockRefs(b.Locks),
		Voucher: voucherOf(b), Candidates: b.Candidates}
	var err error
	if m.Secrets, err = r.coverable(ctx, b); err != nil || uint32(len(m.Secrets)) <= b.covered() {
		return b, err
	}
	custody, _, err := r.giveCustody(ctx, b, m, false)
	if err != nil {
		return b, err
	}
	return r.edit(b.Deal.LeaseID(), func(now *record) error {
		now.Custody = custody
		return nil
	})
}

// giveCustody sends a message to the arbiters and returns what they have signed. The
// first one returns invoices for the shares.
func (r *Rail) giveCustody(ctx context.Context, b record, m Message, shares bool) (custody []Custody,
	requests []string, err error) {
	for i, arbiter := range r.Arbiters {
		if arbiter == b.Deal.Lease.Lease.Node {
			return nil, nil, deny("arbiter %s is the provider's own node", arbiter)
		}
		m.Shares = nil
		if i == 0 && shares {
			m.Shares = record{Locks: b.Shares}.secrets(uint32(len(b.Shares)))
		}
		c, reply, err := r.askCustody(ctx, b, arbiter, m)
		if err != nil {
			return nil, nil, err
		}
		custody = append(custody, c)
		if i == 0 {
			requests = reply.Requests
		}
	}
	return custody, requests, nil
}

func (r *Rail) askCustody(ctx context.Context, b record, arbiter common.Address, m Message) (Custody, Reply, error) {
	reply, err := r.Peers.Ask(ctx, arbiter, m)
	if err != nil {
		return Custody{}, reply, fmt.Errorf("arbiter %s: %w", arbiter, err)
	}
	if reply.Sig == nil {
		return Custody{}, reply, deny("arbiter %s did not sign for the preimages", arbiter)
	}
	c := Custody{arbiter, *reply.Sig, reply.Covers}
	if checkCustody(b.Deal, m.Locks, b.Candidates, c) != nil || int(c.Covers) < len(m.Secrets) {
		return c, reply, deny("arbiter %s did not sign for the preimages", arbiter)
	}
	return c, reply, nil
}

// checkCustody requires that an arbiter has signed for the preimages of the first
// locks, and for counting these verifiers.
func checkCustody(d escrow.Deal, locks []LockRef, drawable []market.Candidate, c Custody) error {
	digest := custodyDigest(d.LeaseID(), c.Arbiter, locks, c.Covers, market.CandidatesHash(drawable))
	signer, err := market.RecoverDigest(digest, c.Sig)
	if err == nil && signer != c.Arbiter {
		err = market.ErrSignature
	}
	return err
}
