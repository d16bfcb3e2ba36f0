package lightningrail

import (
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// maxStrikes is how many rulings against its provider a lease may have before the
// arbiter takes no more claims.
const maxStrikes = 8

// ruling says how a dispute went.
type ruling uint8

const (
	undecided ruling = iota
	forClaim
	againstClaim
)

// contested is a commitment that somebody has objected to. It is kept for as long as
// the record: a commitment that was ruled against is never taken again, and one
// whose dispute is open is held back whenever it is claimed.
type contested struct {
	Segment    uint32      `cbor:"1,keyasint"` // index in the lease
	Commitment common.Hash `cbor:"2,keyasint"` // market.Commitment.StructHash
	Ruling     ruling      `cbor:"3,keyasint"`
}

// commitmentOf is the commitment that a claim rests on.
func commitmentOf(d escrow.Deal, c escrow.ClaimedSegment) market.Commitment {
	return c.Commitment(d.LeaseID())
}

// contest finds a commitment among those objected to; -1: nobody has objected.
func (b record) contest(commitment common.Hash) int {
	return slices.IndexFunc(b.Contests, func(c contested) bool { return c.Commitment == commitment })
}

// heldBack reports whether a commitment waits for its ruling.
func (b record) heldBack(commitment common.Hash) bool {
	i := b.contest(commitment)
	return i >= 0 && b.Contests[i].Ruling == undecided
}

// struck are the commitments that were ruled against.
func (b record) struck() (n int) {
	for _, c := range b.Contests {
		if c.Ruling == againstClaim {
			n++
		}
	}
	return n
}

// mayClaim refuses what was ruled against.
func (b record) mayClaim(cs []escrow.ClaimedSegment) error {
	if b.struck() >= maxStrikes {
		return deny("%d commitments of the lease were ruled against: no more are taken", b.struck())
	}
	for _, c := range cs {
		i := b.contest(commitmentOf(b.Deal, c).StructHash())
		if i >= 0 && b.Contests[i].Ruling == againstClaim {
			return deny("segment %d: this commitment was ruled against", c.Segment)
		}
	}
	return nil
}

// redeem reveals preimages for a voucher at once, because the client has signed
// that they are earned.
func (a *Arbiter) redeem(m Message) (Reply, error) {
	if m.Voucher == nil {
		return Reply{}, deny("a voucher is wanted")
	}
	b, err := a.records.edit(m.Lease, func(b *record) error {
		if err := checkVoucher(b.Deal, *m.Voucher); err != nil {
			return err
		}
		return b.take(m.Voucher)
	})
	if err != nil {
		return Reply{}, err
	}
	return Reply{Secrets: b.reveal(m.Locks, m.Voucher.Voucher.Segments)}, nil
}

// claimed accepts claims, which starts the window anew. Claims that are known
// already are accepted as they are: the message is a repetition.
func (a *Arbiter) claimed(ctx context.Context, m Message) (Reply, error) {
	b, err := a.records.get(m.Lease)
	if err != nil {
		return Reply{}, err
	}
	if m.Voucher != nil {
		if b, err = a.records.edit(m.Lease, func(b *record) error { return b.take(m.Voucher) }); err != nil {
			return Reply{}, err
		}
	}
	if err := b.mayClaim(m.Claims); err != nil {
		return Reply{}, err
	}
	first := b.Deal.Lease.Lease.FirstSegment
	if n := len(m.Claims); n > 0 && b.claimedTo() > m.Claims[n-1].Segment-first {
		return Reply{Window: b.WindowEnd}, nil
	}
	if err := checkClaims(ctx, a.Registry, b.Deal, b.Candidates, b.claimed(), b.vouched(), m.Claims); err != nil {
		return Reply{}, err
	}
	b, err = a.records.edit(m.Lease, func(b *record) error {
		if m.Claims[0].Segment-first != b.claimed() {
			return deny("claims have changed meanwhile")
		}
		if err := b.mayClaim(m.Claims); err != nil {
			return err
		}
		b.Claims = append(b.Claims, m.Claims...)
		b.WindowEnd = a.Clock() + uint64(b.Deal.Offer.Window)
		return nil
	})
	return Reply{Window: b.WindowEnd}, err
}

// recall reveals what is due to a party that may have lost its records: what is
// vouched, and what was claimed once its window is over.
func (a *Arbiter) recall(m Message) (Reply, error) {
	b, err := a.records.get(m.Lease)
	if err == nil && b.WindowEnd > 0 && a.Clock() >= b.WindowEnd {
		return a.collect(m)
	}
	return Reply{Secrets: b.reveal(m.Locks, b.due())}, err
}

// collect reveals preimages for the claims after their window, except those that
// are disputed and what builds on them. Done in the reply says that none is held
// back.
func (a *Arbiter) collect(m Message) (Reply, error) {
	b, err := a.records.edit(m.Lease, func(b *record) error {
		if !b.settleClaims(a.Clock()) {
			return deny("the window ends at %d, it is %d", b.WindowEnd, a.Clock())
		}
		return nil
	})
	if err != nil {
		return Reply{}, err
	}
	return Reply{Secrets: b.reveal(m.Locks, b.due()), Covers: b.due(), Done: b.free() == b.claimed()}, nil
}

// settleClaims makes those claims due whose window is over, except what a dispute
// holds back. It reports whether the window is over.
func (b *record) settleClaims(now uint64) bool {
	if b.WindowEnd == 0 || now < b.WindowEnd {
		return false
	}
	b.Collected = max(b.Collected, b.free())
	return true
}

// object holds back a claimed segment that a verifier found wrong, and those that
// build on it. The claims before it can be collected. The client may object, and
// the verifier itself: the client may be away.
func (a *Arbiter) object(ctx context.Context, from common.Address, m Message) (Reply, error) {
	b, err := a.records.get(m.Lease)
	if err != nil {
		return Reply{}, err
	}
	claim, err := b.objection(from, m)
	if err != nil {
		return Reply{}, err
	}
	com := commitmentOf(b.Deal, claim)
	if err := checkVerdict(ctx, a.Registry, b.Deal, b.Candidates, com, *m.Verdict); err != nil {
		return Reply{}, err
	}
	if a.Clock() >= b.WindowEnd {
		return Reply{}, deny("the window ended at %d", b.WindowEnd)
	}
	if b.contest(com.StructHash()) >= 0 {
		return Reply{Done: true}, nil
	}
	if err := a.admit(Dispute{Deal: b.Deal, Claim: claim, Against: *m.Verdict, Evidence: m.Evidence}); err != nil {
		return Reply{}, err
	}
	_, err = a.records.edit(m.Lease, func(b *record) error {
		if a.Clock() >= b.WindowEnd {
			return deny("the window ended at %d", b.WindowEnd)
		}
		if b.contest(com.StructHash()) < 0 {
			b.Contests = append(b.Contests, contested{Segment: com.Segment - b.Deal.Lease.Lease.FirstSegment,
				Commitment: com.StructHash()})
		}
		return nil
	})
	return Reply{Done: err == nil}, err
}

// objection returns the claim that a message objects to. It must come from the
// client, or from the verifier whose verdict it carries.
func (b record) objection(from common.Address, m Message) (c escrow.ClaimedSegment, err error) {
	if m.Verdict == nil || m.Verdict.Verdict.Agree {
		return c, deny("a verdict that disagrees is wanted")
	}
	if from != b.Deal.Offer.Delegate {
		signer, err := b.Deal.Domain.Recover(m.Verdict.Verdict, m.Verdict.Sig)
		if err != nil || signer != from {
			return c, deny("the client objects, or the verifier itself")
		}
	}
	i := slices.IndexFunc(b.Claims, func(c escrow.ClaimedSegment) bool {
		return c.Segment == m.Verdict.Verdict.Segment
	})
	if i < 0 {
		return c, deny("segment %d is not claimed", m.Verdict.Verdict.Segment)
	}
	return b.Claims[i], nil
}

// Rule decides the dispute on a claimed segment, given by its index in the lease.
func (a *Arbiter) Rule(lease common.Hash, segment uint32, forProvider bool) error {
	b, err := a.records.get(lease)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(b.Claims, func(c escrow.ClaimedSegment) bool {
		return c.Segment-b.Deal.Lease.Lease.FirstSegment == segment
	})
	if i < 0 {
		return fmt.Errorf("segment %d of lease %s is not claimed", segment, lease)
	}
	return a.rule(lease, commitmentOf(b.Deal, b.Claims[i]).StructHash(), forProvider)
}

// rule decides the dispute on a commitment. A ruling against the provider deletes the
// claims from its segment on, and the commitment is never taken again.
func (a *Arbiter) rule(lease, commitment common.Hash, forProvider bool) error {
	_, err := a.records.edit(lease, func(b *record) error {
		i := b.contest(commitment)
		if i < 0 {
			return fmt.Errorf("commitment %s of lease %s is not disputed", commitment, lease)
		}
		if b.Contests[i].Ruling != undecided {
			return nil
		}
		b.Contests = slices.Clone(b.Contests)
		b.Contests[i].Ruling = forClaim
		if !forProvider {
			b.Contests[i].Ruling = againstClaim
			b.strike(b.Contests[i])
		}
		return nil
	})
	return err
}

// strike deletes a claim and those that build on it.
func (b *record) strike(x contested) {
	from := slices.IndexFunc(b.Claims, func(c escrow.ClaimedSegment) bool {
		return commitmentOf(b.Deal, c).StructHash() == x.Commitment
	})
	if from >= 0 {
		b.Claims = slices.Clone(b.Claims[:from])
	}
}

// Reasons of an arbiter for locking no more shares.
const (
	// takenBack means that an opening has failed, as its provider has confirmed.
	takenBack = "taken back by the client"
	// providerLeft means that the provider has closed the lease.
	providerLeft = "closed by the provider"
	// clientLeft means that the client has, and that the lease has ended by its terms.
	clientLeft = "released by the client"
)

// over gives back the shares that are not due when the provider says that the lease
// is over. A client's word for it counts only after the lease's deadline and window:
// before that, verifiers may have earned shares that nobody has vouched for yet.
func (a *Arbiter) over(m Message, provider bool) (Reply, error) {
	a.acts.Lock()
	defer a.acts.Unlock()
	_, err := a.records.edit(m.Lease, func(b *record) error {
		if err := b.take(m.Voucher); err != nil {
			return err
		}
		b.settleClaims(a.Clock())
		if b.claimedTo() > b.due() && a.Clock() < b.ends() {
			return deny("segments up to %d are claimed", b.claimedTo())
		}
		switch {
		case !provider:
			b.Left = true
		case m.Unopened && !sameLocks(m.Locks, b.Locks): // the client opens it again already
		case m.Unopened && b.due() == 0:
			b.Over = takenBack
		default:
			b.Over = providerLeft
		}
		return nil
	})
	return Reply{Done: err == nil}, err
}

func sameLocks(named []LockRef, have []lock) bool {
	return slices.EqualFunc(named, have, func(a LockRef, b lock) bool { return a.Hash == b.Hash })
}
