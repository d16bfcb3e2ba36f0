package escrow

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
)

// Examined says what this node found of a segment that was claimed on chain, given by its
// index in the lease, when it looked at it itself. It is the client's alone.
type Examined struct {
	Segment uint32
	Hash    common.Hash // that was claimed
	Right   bool
}

// Examination is an Examined in the state. Those of a lease are ordered by segment, and each
// is the last one of its segment.
type Examination struct {
	Segment uint32      `cbor:"1,keyasint"` // index in the lease
	Hash    common.Hash `cbor:"2,keyasint"`
	Right   bool        `cbor:"3,keyasint"`
}

func (e Examined) apply(m *machine) error {
	s := &m.s
	if s.Party != Client {
		return fmt.Errorf("%w: only the client examines claims", ErrPhase)
	}
	if e.Segment >= s.lease().Segments {
		return fmt.Errorf("%w: segment %d is not of the lease", ErrSegment, e.Segment)
	}
	at, known := s.examination(e.Segment)
	if !known {
		s.Examined = slices.Insert(s.Examined, at, Examination{})
	}
	s.Examined[at] = Examination(e)
	return nil
}

// examination returns the place of a segment's examination, and whether there is one.
func (s State) examination(i uint32) (at int, known bool) {
	return slices.BinarySearchFunc(
		s.Examined,
		i,
		func(x Examination, i uint32) int { return cmp.Compare(x.Segment, i) },
	)
}

// doubtful returns the first segment (index in the lease) that is claimed on chain and that
// this client has neither verified, nor vouched for, nor examined and found right. Claims
// that nobody can dispute are not looked at.
func (s State) doubtful() (uint32, bool) {
	if s.Party != Client || s.Deal.PerSegment || s.Deal.Offer.Trace == (common.Hash{}) {
		return 0, false
	}
	for i := max(s.Chain.Vouched, s.payableTo()); i < s.Chain.Claimed; i++ {
		at, examined := s.examination(i)
		if !s.Verified(i) && !(examined && s.Examined[at].Right) {
			return i, true
		}
	}
	return 0, false
}

// Verified reports whether verifiers that this side drew have found a segment of the lease,
// given by its index in it, right.
func (s State) Verified(i uint32) bool {
	return i < uint32(len(s.Segments)) && (s.Segments[i].Step == Verified || s.Segments[i].Step == Won)
}

// clientReleases settles after the window. While a claim is in doubt, the client leaves that
// to the provider for one more window: nobody pays by this node's hand what this node has not
// found right. After that the claim can neither be disputed nor taken back, and the client
// releases for the sake of what comes back to it.
func (m *machine) clientReleases() {
	s := &m.s
	delay := s.Policy.Grace
	if _, ok := s.doubtful(); ok {
		delay += uint64(s.Deal.Offer.Window)
	}
	m.release(delay)
}

// explainDoubt says of a window why this client does not settle.
func (s State) explainDoubt(e Explanation) Explanation {
	i, ok := s.doubtful()
	if !ok || s.Chain.Games > 0 {
		return e
	}
	segment := s.lease().FirstSegment + i
	if s.now() < s.Chain.WindowEnd {
		e.Rule = fmt.Sprintf("segment %d is claimed on chain, and this node has not found it right: it executes the "+
			"segment again, and challenges it in the window if it is wrong", segment)
		e.Who = "this node, or a verifier of the lease, may challenge the claim"
		return e
	}
	e.Deadline = s.Chain.WindowEnd + uint64(s.Deal.Offer.Window)
	e.Rule = fmt.Sprintf("the window is over, and this node has not found right segment %d, which is claimed: it "+
		"leaves the release to the provider for one more window", segment)
	e.Otherwise = "then this node releases: the claim is paid, and the rest comes back"
	return e
}
