package escrow

import (
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// CheckSignatures checks the signatures that the state holds: on offer, lease and voucher,
// and on each segment's commitment. It returns how many there were. A signature that is not
// there yet is not checked, and neither is one of a client's contract (ERC-1271), which only
// the chain can judge. The error wraps market.ErrSignature.
func (s State) CheckSignatures() (n int, err error) {
	d, l := s.Deal, s.Deal.Lease
	check := func(what string, x market.Structured, sig market.Signature, by [20]byte) {
		if err != nil || sig == (market.Signature{}) {
			return
		}
		if e := d.Domain.Check(x, sig, by); e != nil {
			err = fmt.Errorf("%s: %w", what, e)
		}
		n++
	}
	if len(d.OfferSig) == len(market.Signature{}) {
		check("offer", d.Offer, market.Signature(d.OfferSig), d.Offer.Client)
	}
	check("lease, by the delegate", l.Lease, l.DelegateSig, d.Offer.Delegate)
	check("lease, by the provider's node", l.Lease, l.NodeSig, l.Lease.Node)
	check("voucher", s.Voucher.Voucher, s.Voucher.Sig, d.Offer.Delegate)
	if r := s.Voucher.Release; r != nil && len(d.OfferSig) == len(*r) {
		check("consent to the lease's end", market.Release{Lease: d.LeaseID()}, *r, d.Offer.Client)
	}
	for i, x := range s.Segments {
		c := market.Commitment{Lease: d.LeaseID(), Segment: l.Lease.FirstSegment + uint32(i), Hash: x.Hash,
			Height: x.Height}
		check(fmt.Sprintf("commitment to segment %d", c.Segment), c, x.Sig, l.Lease.Node)
		if x.Fields != (commit.Segment{}) && err == nil && [32]byte(x.Fields.Hash()) != [32]byte(x.Hash) {
			err = fmt.Errorf("%w: segment %d has another hash", market.ErrSignature, c.Segment)
		}
	}
	return n, err
}
