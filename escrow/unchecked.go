package escrow

import "github.com/ethereum/go-ethereum/common"

// A client could take the results of the credit's segments, have none of them checked, and be
// gone: the provider would have no verdict to claim with. So the provider asks verifiers
// itself then, while the lease is valid.

// Unchecked returns the committed segments (indexes in the lease) for which a provider is to
// ask verifiers itself now: the credit's, with too few agreeing verdicts for a claim. There are
// none while the client may still have them checked, nor where nothing can be disputed.
func (s State) Unchecked() (all []uint32) {
	if s.asksFrom() > s.now() {
		return nil
	}
	return s.unchecked()
}

func (s State) unchecked() (all []uint32) {
	if s.Party != Provider || s.Policy.Checks == 0 || s.Deal.PerSegment || s.Deal.Offer.Trace == (common.Hash{}) {
		return nil
	}
	first := max(s.payableTo(), s.Chain.Claimed)
	end := min(uint64(s.payableTo())+uint64(s.Deal.Offer.Credit), uint64(len(s.Segments)))
	for i := uint64(first); i < end; i++ {
		switch g := s.Segments[i]; {
		case g.Step != Committed && g.Step != Disputed && g.Step != Verified:
			return all
		case len(s.counting(g)) < int(s.Deal.Offer.Quorum):
			all = append(all, uint32(i))
		}
	}
	return all
}

// asksFrom returns the chain time from which a provider asks verifiers itself. A client that was
// only away has a third of Checks for coming back. Less is left in a window, and before a
// deadline: a verifier refuses what is checked under an expired lease.
func (s State) asksFrom() uint64 {
	l := s.lease()
	if s.Phase == Ending {
		return min(s.Chain.WindowEnd-min(2*uint64(s.Deal.Offer.Window)/3, s.Chain.WindowEnd), l.Deadline)
	}
	before := min(s.Policy.Checks/3, (l.Deadline-min(l.Begin, l.Deadline))/4)
	return min(s.Seen+s.Policy.Patience+s.Policy.Checks/3, l.Deadline-before)
}

// hopeless reports whether the other side counts as vanished and no verdict is waited for.
func (s State) hopeless() bool {
	asking := len(s.unchecked()) > 0 && s.now() <= s.Seen+s.Policy.Patience+s.Policy.Checks
	return s.silent() && !asking
}
