package market

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// ValidBid is a bid that Validate accepted, for one announcement.
type ValidBid struct {
	b    SignedBid
	hash common.Hash
}

// Signed returns the message itself.
func (v ValidBid) Signed() SignedBid { return v.b }

// Bid returns the bid without its signature.
func (v ValidBid) Bid() Bid { return v.b.Bid }

// Hash returns the hash that the bidder's node key signed. It identifies the bid.
func (v ValidBid) Hash() common.Hash { return v.hash }

// Validate checks a bid for the announced job at chain time now. It does not compare
// the price with the offer's: the matcher does that and gives a Reason.
func (b SignedBid) Validate(ann ValidAnnouncement, now uint64) (ValidBid, error) {
	bid, zero := b.Bid, common.Address{}
	if err := firstBroken(
		rule{bid.Offer == ann.OfferHash(), ErrMismatch, "bid.offer is another offer"},
		rule{bid.Role == RoleProvider || bid.Role == RoleVerifier, ErrRange,
			"bid.role: want 1 (provider) or 2 (verifier)"},
		rule{bid.Operator != zero, ErrRange, "bid.operator: want an account"},
		rule{bid.Node != zero, ErrRange, "bid.node: want a node key"},
		rule{bid.Role == RoleVerifier || bid.Price >= 1 && bid.Price <= maxUnits, ErrRange,
			"bid.price: want 1 to 2^63-1"},
		rule{bid.Role == RoleProvider || bid.Price == 0, ErrRange, "bid.price: a verifier names no price"},
		rule{bid.Leases <= MaxLeases, ErrRange, "bid.leases: want at most 1024"},
		rule{bid.Role == RoleProvider || bid.Leases == 0, ErrRange, "bid.leases: a verifier names none"},
		rule{bid.TokensPerSecond <= maxUnits, ErrRange, "bid.tokens_per_second: want at most 2^63-1"},
		rule{bid.Expires > now, ErrExpired, "bid.expires has passed"},
		rule{bid.Expires <= now || bid.Expires-now <= MaxBidLife, ErrRange, "bid.expires: want at most an hour ahead"},
	); err != nil {
		return ValidBid{}, err
	}
	if err := bid.checkQuotes(ann, now); err != nil {
		return ValidBid{}, err
	}
	v := ValidBid{b: b, hash: bid.Digest()}
	if err := checkDigest(v.hash, b.Sig, bid.Node); err != nil {
		return ValidBid{}, fmt.Errorf("bid: %w", err)
	}
	return v, nil
}

// RestoreBid marks as valid a bid that this node validated before and kept in
// its own ledger. Never call it on what a peer sent.
func RestoreBid(b SignedBid) ValidBid { return ValidBid{b: b, hash: b.Bid.Digest()} }

// checkDigest reports whether signer signed digest.
func checkDigest(digest common.Hash, sig Signature, signer common.Address) error {
	got, err := RecoverDigest(digest, sig)
	if err != nil {
		return err
	}
	if got != signer {
		return fmt.Errorf("%w: signed by %s, want %s", ErrSignature, got, signer)
	}
	return nil
}

// Validate checks a lease against its job at chain time now.
func (l Lease) Validate(ann ValidAnnouncement, now uint64) error {
	o, zero := ann.Offer(), common.Address{}
	return firstBroken(
		rule{l.Offer == ann.OfferHash(), ErrMismatch, "lease.offer is another offer"},
		rule{l.Provider != zero, ErrRange, "lease.provider: want an account"},
		rule{l.Node != zero, ErrRange, "lease.node: want a node key"},
		rule{l.Price >= 1 && l.Price <= o.MaxPrice, ErrRange, "lease.price: want 1 to the offer's max_price"},
		rule{l.Segments >= 1 && uint64(l.FirstSegment)+uint64(l.Segments) <= uint64(o.Segments), ErrRange,
			"lease: its segments must be within the job's"},
		rule{l.StartRoot != (common.Hash{}), ErrRange, "lease.start_root: want a state root"},
		rule{l.Deadline > now, ErrExpired, "lease.deadline has passed"},
		rule{l.Deadline <= o.Deadline, ErrRange, "lease.deadline: want at most the offer's"},
		rule{l.Deadline <= l.Begin+MaxLease, ErrRange, "lease.deadline: want at most 6 days after its begin"},
	)
}

// checkStart checks that a segment starts from a checkpoint. The first may start from the seed
// too, without one; that of a slot of several starts from the state that all slots share.
func checkStart(segment uint32, start Blob) error {
	if segment == 0 && start == (Blob{}) {
		return nil
	}
	return start.validate("start")
}

// ValidLeaseProposal is a proposal that Validate accepted.
type ValidLeaseProposal struct {
	p   LeaseProposal
	ann ValidAnnouncement
}

// Proposal returns the message itself.
func (v ValidLeaseProposal) Proposal() LeaseProposal { return v.p }

// Lease returns the proposed lease.
func (v ValidLeaseProposal) Lease() Lease { return v.p.Lease }

// Start returns the checkpoint to start from. It is empty if the lease starts from the
// seed.
func (v ValidLeaseProposal) Start() Blob { return v.p.Start }

// Announcement returns the job's announcement.
func (v ValidLeaseProposal) Announcement() ValidAnnouncement { return v.ann }

// Validate checks a proposal that answers bid at chain time now. It must be for the
// bid's offer, operator and node, at no less than the bid's price.
func (p LeaseProposal) Validate(s Served, bid Bid, now uint64) (ValidLeaseProposal, error) {
	l := p.Lease
	if err := firstBroken(
		rule{l.Offer == bid.Offer, ErrMismatch, "lease.offer is not the bid's"},
		rule{l.Provider == bid.Operator && l.Node == bid.Node, ErrMismatch,
			"lease.provider and lease.node are not the bid's"},
		rule{l.Price >= bid.Price, ErrMismatch, "lease.price is below the bid's"},
		rule{bid.Expires > now, ErrExpired, "the bid it answers has expired"},
		rule{l.Begin <= now+LeaseLead && l.Begin+LeaseLead >= now, ErrRange, "lease.begin: want the chain's time now"},
	); err != nil {
		return ValidLeaseProposal{}, err
	}
	if err := validCandidates(p.Candidates, l); err != nil {
		return ValidLeaseProposal{}, err
	}
	if err := p.validEligible(); err != nil {
		return ValidLeaseProposal{}, err
	}
	if err := checkStart(l.FirstSegment, p.Start); err != nil {
		return ValidLeaseProposal{}, err
	}
	ann, err := p.Announcement.validateChosen(s, now)
	if err != nil {
		return ValidLeaseProposal{}, err
	}
	if err := p.validPeers(ann.Offer()); err != nil {
		return ValidLeaseProposal{}, err
	}
	if err := l.Validate(ann, now); err != nil {
		return ValidLeaseProposal{}, err
	}
	if err := ann.Domain().Check(l, p.Sig, ann.Offer().Delegate); err != nil {
		return ValidLeaseProposal{}, fmt.Errorf("lease: %w", err)
	}
	return ValidLeaseProposal{p, ann}, nil
}

// validPeers: those of the candidates, or none where the provider has no use for them.
func (p LeaseProposal) validPeers(o Offer) error {
	if len(p.Peers) == 0 && o.Trace == (common.Hash{}) {
		return nil
	}
	if len(p.Peers) != len(p.Candidates) {
		return fmt.Errorf("%w: peers: want the peer id of each candidate", ErrRange)
	}
	for i, id := range p.Peers {
		if node, err := NodeOf(id); err != nil || node != p.Candidates[i].Node {
			return fmt.Errorf("%w: peers: %d is not a peer id of the candidate's node", ErrContact, i)
		}
	}
	return nil
}

// Validate checks a provider's answer to lease l and returns its signature. For a
// refusal the error wraps ErrRefused and contains the provider's reason, and for want of room
// it wraps ErrNoRoom too.
func (r LeaseReply) Validate(d Domain, l Lease) (Signature, error) {
	if !validText(r.Refused) {
		return Signature{}, fmt.Errorf("%w: refused: want a line of at most %d bytes", ErrRange, MaxText)
	}
	switch {
	case len(r.LeftOut) > MaxHeard || len(r.LeftOut) > 0 && r.Refused == "":
		return Signature{}, fmt.Errorf("%w: left_out: want %d bids at most, with a refusal", ErrRange, MaxHeard)
	case r.Wait > MaxWait:
		return Signature{}, fmt.Errorf("%w: wait: want at most %d seconds", ErrRange, MaxWait)
	case r.Refused != "" && r.Wait > 0:
		return Signature{}, fmt.Errorf("%w: %w: %s", ErrRefused, ErrNoRoom, r.Refused)
	case r.Refused != "":
		return Signature{}, fmt.Errorf("%w: %s", ErrRefused, r.Refused)
	case r.Wait > 0:
		return Signature{}, fmt.Errorf("%w: lease: signed, with a time to wait", ErrMismatch)
	}
	if err := d.Check(l, r.Sig, l.Node); err != nil {
		return Signature{}, fmt.Errorf("lease: %w", err)
	}
	return r.Sig, nil
}

// Err returns nil for an acceptance. For anything else it returns an error that wraps
// ErrRefused, ErrRange or ErrMismatch.
func (a Ack) Err() error {
	if err := firstBroken(
		rule{validText(a.Refused), ErrRange, "ack.refused: want a line of at most 256 bytes"},
		rule{!a.OK || a.Refused == "", ErrMismatch, "ack: accepted, with a reason for refusal"},
	); err != nil {
		return err
	}
	if !a.OK {
		return fmt.Errorf("%w: %s", ErrRefused, a.Refused)
	}
	return nil
}

// ValidLease is a lease whose two signatures were checked.
type ValidLease struct {
	l    SignedLease
	hash common.Hash
	ann  ValidAnnouncement
}

// Signed returns the message itself.
func (v ValidLease) Signed() SignedLease { return v.l }

// Lease returns the lease.
func (v ValidLease) Lease() Lease { return v.l.Lease }

// Hash returns the lease's StructHash.
func (v ValidLease) Hash() common.Hash { return v.hash }

// Announcement returns the job's announcement.
func (v ValidLease) Announcement() ValidAnnouncement { return v.ann }

// Validate checks a lease of the announced job and both of its signatures.
func (s SignedLease) Validate(ann ValidAnnouncement, now uint64) (ValidLease, error) {
	if err := s.Lease.Validate(ann, now); err != nil {
		return ValidLease{}, err
	}
	d := ann.Domain()
	if err := d.Check(s.Lease, s.DelegateSig, ann.Offer().Delegate); err != nil {
		return ValidLease{}, fmt.Errorf("lease, delegate: %w", err)
	}
	if err := d.Check(s.Lease, s.NodeSig, s.Lease.Node); err != nil {
		return ValidLease{}, fmt.Errorf("lease, node: %w", err)
	}
	return ValidLease{s, s.Lease.StructHash(), ann}, nil
}

// ValidDelegation is a delegation that Validate accepted.
type ValidDelegation struct {
	d   Delegation
	ann ValidAnnouncement
}

// Announcement returns the job's announcement.
func (v ValidDelegation) Announcement() ValidAnnouncement { return v.ann }

// Delegation returns the message itself.
func (v ValidDelegation) Delegation() Delegation { return v.d }

// Validate checks a delegation that was handed to the aggregator with node key
// delegate. Funded is a claim of the sender; the chain has the true amount.
func (g Delegation) Validate(s Served, delegate common.Address, now uint64) (ValidDelegation, error) {
	if err := firstBroken(
		rule{g.Funded >= 0, ErrRange, "delegation.funded: want 0 or more"},
		rule{g.Announcement.Offer.Delegate == delegate, ErrMismatch, "offer.delegate is another node"},
		rule{len(g.Deliver) <= MaxDeliver, ErrRange, "delegation.deliver: want 6 words at most"},
	); err != nil {
		return ValidDelegation{}, err
	}
	ann, err := g.Announcement.validateChosen(s, now)
	if err != nil {
		return ValidDelegation{}, err
	}
	return ValidDelegation{g, ann}, nil
}
