package escrow

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

func (e Began) apply(m *machine) error {
	n, ok := m.s.Next()
	if !ok || n != e.Segment {
		return fmt.Errorf("%w: segment %d may not begin; next is %d, allowed %t", m.whyNot(n), e.Segment, n, ok)
	}
	if n < uint32(len(m.s.Segments)) {
		return nil
	}
	m.s.Segments = append(m.s.Segments, Segment{})
	return m.s.Segments[n].step(Begin)
}

func (m *machine) whyNot(n uint32) error {
	switch s := &m.s; {
	case s.Party != Provider || s.Phase != Funded || s.Stopped != "" || s.expired():
		return ErrPhase
	case n-min(n, s.Vouched()) >= s.Deal.Offer.Credit || !s.covers(n):
		return ErrCredit
	}
	return ErrSegment
}

func (e CommittedTo) apply(m *machine) error {
	s := &m.s
	if err := m.in("commitment", Funded, Closing, Ending); err != nil {
		return err
	}
	if e.Segment < uint32(len(s.Segments)) && s.Segments[e.Segment].Step != Working {
		return s.Segments[e.Segment].renamed(e, int(s.Deal.Offer.Quorum))
	}
	if err := m.mayCommit(e.Segment); err != nil {
		return err
	}
	if e.Segment == uint32(len(s.Segments)) {
		s.Segments = append(s.Segments, Segment{})
	}
	g := &s.Segments[e.Segment]
	g.Hash, g.Sig, g.Height, g.Fields = e.Hash, e.Sig, e.Height, e.Fields
	if s.Party == Client {
		s.Seen = max(s.Seen, s.now())
	}
	return g.step(Commit)
}

// renamed takes another height for the draw of a committed segment, as long as nobody has
// judged it, or too few for a claim and the provider asks anew. It refuses anything else that
// differs.
func (g *Segment) renamed(e CommittedTo, quorum int) error {
	anew := e.Anew && (g.Step == Committed || g.Step == Disputed) && len(g.agreeing()) < quorum
	switch {
	case g.Hash == e.Hash && g.Height == e.Height:
		return nil
	case g.Hash != e.Hash:
		return fmt.Errorf("%w: segment %d was committed with another hash", ErrSegment, e.Segment)
	case !anew && (g.Step != Committed || len(g.Verdicts) > 0), e.Height < g.Height:
		return fmt.Errorf("%w: segment %d was committed with another height", ErrSegment, e.Segment)
	}
	g.Height, g.Sig, g.Verdicts = e.Height, e.Sig, nil
	return nil
}

// mayCommit: in order, within the lease and the credit. The provider has
// begun it before.
func (m *machine) mayCommit(n uint32) error {
	s := &m.s
	known := uint32(len(s.Segments))
	switch {
	case n > known || n == known && (s.Party == Provider || n >= s.lease().Segments):
		return fmt.Errorf("%w: segment %d, %d are begun", ErrSegment, n, known)
	case n-min(n, s.Vouched()) >= s.Deal.Offer.Credit:
		return fmt.Errorf("%w: segment %d, %d are vouched", ErrCredit, n, s.Vouched())
	}
	return nil
}

func (e Judged) apply(m *machine) error {
	v := e.Verdict.Verdict
	first := m.s.lease().FirstSegment
	i := v.Segment - first
	if v.Lease != m.s.Deal.LeaseID() || v.Segment < first || i >= uint32(len(m.s.Segments)) {
		return fmt.Errorf("%w: segment %d of lease %s is not known", ErrVerdict, v.Segment, v.Lease)
	}
	g := &m.s.Segments[i]
	if g.Step == Working || v.Commitment != m.s.commitment(i) || v.Verifier == m.s.lease().Provider {
		return fmt.Errorf("%w: it is not on the commitment to segment %d, or by its provider", ErrVerdict, v.Segment)
	}
	added, err := g.addVerdict(e.Verdict)
	if err != nil || !added {
		return err
	}
	return g.conclude(v.Agree, int(m.s.Deal.Offer.Quorum))
}

// commitment is the struct hash of the commitment to segment i of the lease.
func (s State) commitment(i uint32) common.Hash {
	return market.Commitment{Lease: s.Deal.LeaseID(), Segment: s.lease().FirstSegment + i,
		Hash: s.Segments[i].Hash, Height: s.Segments[i].Height}.StructHash()
}

// addVerdict files the verdict by its verifier; a second one must be the same.
func (g *Segment) addVerdict(v market.SignedVerdict) (added bool, err error) {
	i, found := slices.BinarySearchFunc(g.Verdicts, v.Verdict.Verifier,
		func(w market.SignedVerdict, a common.Address) int {
			return w.Verdict.Verifier.Cmp(a)
		})
	if found {
		if g.Verdicts[i].Verdict != v.Verdict {
			return false, fmt.Errorf("%w: verifier %s said something else before", ErrVerdict, v.Verdict.Verifier)
		}
		return false, nil
	}
	v.Log = nil // evidence for disputes, not for payment
	g.Verdicts = slices.Insert(slices.Clone(g.Verdicts), i, v)
	return true, nil
}

// conclude draws the conclusion from a new verdict. What is decided stays so.
func (g *Segment) conclude(agree bool, quorum int) error {
	switch {
	case !agree && (g.Step == Committed || g.Step == Verified):
		return g.step(Disagreement)
	case agree && g.Step == Committed && len(g.agreeing()) >= quorum:
		return g.step(Quorum)
	}
	return nil
}

func (e Inactive) apply(m *machine) error {
	if !slices.IsSortedFunc(e.Verifiers, common.Address.Cmp) {
		return fmt.Errorf("%w: inactive verifiers are not in order", ErrVerdict)
	}
	m.s.Inactive = slices.Clone(e.Verifiers)
	return nil
}

// counting returns the agreeing verdicts on a segment that the chain would count. If they are
// fewer than a claim needs, it returns all: the chain itself decides, and stake may come back.
func (s State) counting(g Segment) []market.SignedVerdict {
	all := g.agreeing()
	active := slices.DeleteFunc(slices.Clone(all), func(v market.SignedVerdict) bool {
		return slices.Contains(s.Inactive, v.Verdict.Verifier)
	})
	if len(active) < int(s.Deal.Offer.Quorum) {
		return all
	}
	return active
}

func (g Segment) agreeing() (vs []market.SignedVerdict) {
	for _, v := range g.Verdicts {
		if v.Verdict.Agree {
			vs = append(vs, v)
		}
	}
	return vs
}

func (e Ruled) apply(m *machine) error {
	if e.Segment >= uint32(len(m.s.Segments)) {
		return fmt.Errorf("%w: segment %d is not known", ErrSegment, e.Segment)
	}
	g, cause := &m.s.Segments[e.Segment], RuledAgainst
	if e.Won {
		cause = RuledFor
	}
	if !e.Won && m.s.Stopped == "" {
		m.s.Stopped = "a dispute was lost"
	}
	return g.step(cause)
}

// claimable returns the segments from index `from` on that the chain would
// accept as claims: committed, with a quorum of agreeing verdicts, not lost, in
// an unbroken row, within the credit beyond the vouched ones.
func (s State) claimable(from, vouched uint32) (cs []ClaimedSegment) {
	end := min(uint64(vouched)+uint64(s.Deal.Offer.Credit), uint64(len(s.Segments)))
	if s.Chain.Lost != 0 {
		end = min(end, uint64(s.Chain.Lost)-1)
	}
	for i := uint64(from); i < end; i++ {
		g := s.Segments[i]
		vs := s.counting(g)
		if g.Step == Lost || len(vs) < int(s.Deal.Offer.Quorum) {
			break
		}
		cs = append(cs, ClaimedSegment{Segment: s.lease().FirstSegment + uint32(i), Hash: g.Hash, Sig: g.Sig,
			Verdicts: vs[:s.Deal.Offer.Quorum], Height: g.Height, Fields: g.Fields})
	}
	return cs
}

// mayClaimMore reports whether a segment behind the best voucher may still become
// claimable.
func (s State) mayClaimMore() bool {
	for _, g := range s.Segments[min(s.Vouched(), uint32(len(s.Segments))):] {
		switch g.Step {
		case Lost:
			return false // what follows builds on it
		case Committed, Working, Disputed:
			return true
		}
	}
	return false
}
