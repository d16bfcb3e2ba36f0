package market

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
)

// A coordinator gathers the bids of verifiers and names those of a lease. A provider cannot see
// whom it leaves out, and one that names its own friends alone could have right work rejected. So
// before a provider signs, it asks verifiers that it knows for their bids. A lease that leaves out
// too many of them is refused, and the coordinator is given the bids.

// MaxHeard is how many verifiers a provider asks about one lease.
const MaxHeard = 16

// missingShare is how many bids a provider hears for each that a lease may leave out.
const missingShare = 8

// BidRequest asks a verifier for its bid on an offer.
type BidRequest struct {
	// Offer is the struct hash of the offer as it is announced.
	Offer common.Hash `cbor:"1,keyasint" json:"offer"`
}

// BidReply is a verifier's bid on the offer, or none.
type BidReply struct {
	Bids []SignedBid `cbor:"1,keyasint" json:"bids"` // 1 at most
}

// HeardBid is a verifier's bid as the verifier itself showed it.
type HeardBid struct {
	Bid SignedBid `cbor:"1,keyasint" json:"bid"`
	// Peer is the libp2p peer id of the bid's node.
	Peer string `cbor:"2,keyasint" json:"peer"`
}

// Validate checks that the bid is a verifier's for that offer, is alive at chain time now, and is
// signed by the node of that peer. Its stake and its operator are on the chain.
func (h HeardBid) Validate(offer common.Hash, now uint64) error {
	b := h.Bid.Bid
	if err := firstBroken(
		rule{b.Offer == offer, ErrMismatch, "bid.offer is another offer"},
		rule{b.Role == RoleVerifier, ErrRange, "bid.role: want 2 (verifier)"},
		rule{b.Operator != (common.Address{}), ErrRange, "bid.operator: want an account"},
		rule{b.Expires > now, ErrExpired, "bid.expires has passed"},
		rule{b.Expires <= now || b.Expires-now <= MaxBidLife, ErrRange, "bid.expires: want at most an hour ahead"},
	); err != nil {
		return err
	}
	if node, err := NodeOf(h.Peer); err != nil || node != b.Node {
		return fmt.Errorf("%w: the bid is of another node than the peer", ErrContact)
	}
	if err := checkDigest(b.Digest(), h.Bid.Sig, b.Node); err != nil {
		return fmt.Errorf("bid: %w", err)
	}
	return nil
}

// MayMiss returns how many of so many bids that a provider heard a lease may leave out.
//
// A coordinator has reasons of its own to leave a few out: wrong verdicts on its record, a bid that
// came a moment ago. So an eighth of the sample may be missing, and one in any case. Of 16 verifiers
// of which a third are its friends, at most two are others with 1.2 in 100,000.
func MayMiss(heard int) int { return max(1, heard/missingShare) }

// LeftOut returns the bids whose operators a lease could not draw, and whether they are too many.
// eligible are all among whom the lease's verifiers were drawn, weighed by stake. One that weighs
// less than half of its stake counts as left out. heard holds each operator once: a sample of all
// that have bid, drawn without regard to the lease. MayMiss says how many are too many.
func LeftOut(eligible []Candidate, heard []HeardBid) (missing []HeardBid, tooMany bool) {
	named := map[common.Address]bool{}
	for _, c := range eligible {
		if c.Weight > 0 && c.Weight >= c.Stake/2 {
			named[c.Operator] = true
		}
	}
	for _, h := range heard {
		if !named[h.Bid.Bid.Operator] {
			missing = append(missing, h)
		}
	}
	return missing, len(missing) > MayMiss(len(heard))
}

// Seats returns all among whom the verifiers of a lease were drawn. If that were more than a lease
// has room for, block is the hash of the block that drew them, and the candidates must be what it
// draws. The error wraps ErrDraw.
func (p LeaseProposal) Seats(block common.Hash) ([]Candidate, error) {
	if len(p.Eligible) == 0 {
		return p.Candidates, nil
	}
	if !slices.Equal(DrawSeats(block, p.Eligible), p.Candidates) {
		return nil, fmt.Errorf("%w: the lease's verifiers are not those that block %d draws of %d", ErrDraw, p.Block,
			len(p.Eligible))
	}
	return p.Eligible, nil
}

// validEligible checks the form of a proposal's eligible verifiers.
func (p LeaseProposal) validEligible() error {
	if len(p.Eligible) == 0 {
		return firstBroken(rule{p.Block == 0, ErrRange, "block: only where eligible verifiers are named"})
	}
	if len(p.Eligible) <= MaxCandidates || len(p.Eligible) > MaxEligible {
		return fmt.Errorf("%w: eligible: want none, or %d to %d", ErrRange, MaxCandidates+1, MaxEligible)
	}
	return eachOnce("eligible", p.Eligible, p.Lease)
}
